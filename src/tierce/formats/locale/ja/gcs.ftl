### GURPS Character Sheet のファイル（.gcs）。引数の説明は英語のカタログにある。

## エラー

gcs-not-json = { $file } の { $line } 行目、{ $column } 文字目：JSON として正しくありません（{ $problem }）。
gcs-strange-json = { $file }：JSON の数が大きすぎるか、リストの入れ子が深すぎます。
gcs-xml = { $file }：古い GURPS Character Sheet の XML 形式のキャラクターシートです。新しい版で開いて保存し直してください。読めるのはバージョン { $oldest } 以降のファイルです。
gcs-older = { $file }：キャラクターシートのバージョン { $version } は古すぎます。新しい GURPS Character Sheet で開いて保存し直してください。読めるのはバージョン { $oldest } 以降のファイルです。
gcs-newer = { $file }：キャラクターシートのバージョン { $version } は、この tierce より新しいものです。読めるのはバージョン { $newest } までです。
gcs-other-system = { $file }：GURPS のキャラクターシートですが、この戦闘は { $system } のものです。
gcs-expected-decimal = 数（例：5、5.75）
gcs-expected-weight = 重量（例：4.5 lb）
gcs-expected-other = 別のもの

## 注記：そのままでは取り込めなかったもの

gcs-note-mode = { $weapon }、{ $mode }：扱えるルールがないため省きました（{ $entry }）。
gcs-note-damage-more = { $weapon }、{ $mode }：ダメージの残りの部分はGMが処理します（{ $more }）。
gcs-note-shield-not-held = { $shield }：{ $weapon } に両手を使うため、手に持っていません。
gcs-note-shield-without-db = { $shield }：ファイルに防御ボーナスがないため、0とします。
gcs-note-second-shield = { $shield }：防御ボーナスは { $other } のものに加わりません。
gcs-note-armour-differs = 防護点、{ $location }：左右で異なる（{ $values }）ため、最も低い値を使います。
gcs-note-armour-special = { $kind } に対する防護点 { $value } はGMが処理します：{ $locations }
gcs-note-armour-words = 「{ $words }」はGMが処理します：{ $things }
gcs-note-overloaded = 荷物が { $load } ポンドで、上限の { $limit } ポンドを超えています。荷重レベルは「超重」とします。
gcs-note-weapon-master = 「武器の達人」（{ $weapons }）：ここではすべての武器に有効です。
gcs-note-enhanced-parry = 「受け強化」（{ $skill }）：該当する武器がありません。
gcs-note-no-fp = ファイルにFPがないため、生命力と同じ { $fp } とします。
gcs-note-hp = ファイルのHP：{ $left }/{ $most }
gcs-note-fp = ファイルのFP：{ $left }/{ $most }
gcs-note-progression = 基本の表とは別の表によるダメージです（{ $progression }）。ファイルの値をそのまま使います。

## 違い：ファイルの値とルールの値

gcs-value-dodge = よけ
gcs-value-move = 移動力
gcs-value-parry = 受け：{ $weapon }（{ $mode }）
gcs-value-block = 止め：{ $weapon }
gcs-value-attack = 攻撃：{ $weapon }（{ $mode }）
gcs-value-thrust = 突きのダメージ
gcs-value-swing = 振りのダメージ
gcs-value-lift = 基本荷重
gcs-value-load = 荷物の重さ

## 違いの理由：それぞれ一文

gcs-why-both-hands = 両手で武器を持つ間、盾は腕になく、防御ボーナスは数えません。ファイルは常に加えています。
gcs-why-second-shield = 防御ボーナスを数える盾は1つだけです。ファイルは装備した盾すべてを加えています。
gcs-why-at-a-third = 移動力とよけが半減するのはHPかFPが3分の1未満のときです。ファイルは（端数を丸めて）ちょうど3分の1でも半減しています。
gcs-why-no-fp = FPのない者は疲労しません。ファイルはFP 0/0を疲労とみなしています。
gcs-why-not-halved = ファイルのHPとFPではこの値は半減しますが、ファイルの値は半減していません。
gcs-why-halved-once = ファイルは値を1度半減していますが、ファイルのHPとFPではその必要がありません。
gcs-why-halved-twice = ファイルは値を2度半減していますが、ファイルのHPとFPではその必要がありません。
gcs-why-halved-first = よけと移動力は、荷重レベルを引いた後に、防御ボーナスを除いて半減します。ファイルは防御ボーナスごと先に半減し、その後で荷重レベルを引いています。
gcs-why-lowered-first = 荷重レベルは受けの値から引きます。ファイルは半分にする前の技能から引いています。
gcs-why-enhanced = ファイルには「受け強化」か「止め強化」がありますが、値に加えられていません。
gcs-why-large-shield = 腕の大型の盾は攻撃を妨げます。ファイルはそれを数えていません。
gcs-why-tired = FPが低いと体力が半分になり、武器の必要体力に足りません。ファイルはそれを数えていません。
gcs-why-halved-st = FPが少ないと体力は半減しますが、体力から得た基本荷重・HP・ダメージは変わりません。
gcs-why-striking-st = ファイルには打撃専用の体力が別にあります。ファイルにある武器のダメージはそのまま使い、武器として載っていない素手の拳など、ルールが自ら求める値は通常の体力によります。
gcs-why-progression = ファイルはダメージか荷重を、基本の表とは別の表で求めています。ファイルにある武器のダメージはそのまま使います。
gcs-why-no-such-parry = ルールで受けられるのは、手にした武器か素手です。体のこの部分で受けられるかはGMが決めます。
gcs-why-unknown = 知られている理由では説明できません。戦闘ではルールの値を使います。
