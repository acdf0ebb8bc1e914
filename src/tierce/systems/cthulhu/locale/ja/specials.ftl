### 特殊攻撃・弓道・双撃の文言。引数の説明は英語版にあります。

## 自ターンの行動

cthulhu-option-nock = 矢をつがえる（1P）

cthulhu-option-precision = 精密射撃を宣言する（1P）

cthulhu-option-hard-form = 剛の型を宣言する（1P）

cthulhu-option-drop-form = 剛の型を解く

cthulhu-option-yabusame = 流鏑馬：1マス移動しながら射る（1P）

cthulhu-option-restring = 弦を張り替える（計6P）

cthulhu-option-strength = STR×5

cthulhu-option-head-butt = 頭突き

cthulhu-option-seize = 組み付き

cthulhu-option-blow-away = 吹き飛ばし

cthulhu-option-parry-hold = 〈{ cthulhu-skill }〉で防ぐ

## 質問

cthulhu-ask-tackle-skill = { $foe }へのタックルは何で判定しますか？

cthulhu-ask-tackle-form = 「組み付き」と「吹き飛ばし」のどちらにしますか？（{ $foe }）

cthulhu-ask-rush = 命中！ { $foe }にラッシュを宣言しますか？
    .option = { $declares ->
            [yes] ラッシュを宣言する
           *[no] ラッシュを宣言しない
        }

cthulhu-ask-rush-blow = { $foe }への追加攻撃は何で行いますか？
    .option = { $means ->
            [none] 追加攻撃しない
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] ＋{ cthulhu-art }
        }

cthulhu-ask-precision = 誰に狙いを定めますか？
    .option = { $foe }

## 判定とダイス

cthulhu-roll-withstand = 〈{ cthulhu-skill }〉で防ぐ（{ $foe }の攻撃） 1D100<={ $target }

cthulhu-roll-art = 〈{ cthulhu-skill }〉 1D100<={ $target }

cthulhu-roll-reels = ノックアウトの判定［CON×5］ 1D100<={ $target }

cthulhu-roll-feet = 転倒の判定［DEX×5］ 1D100<={ $target }

cthulhu-roll-pain = スタンの判定［CON×5］ 1D100<={ $target }

cthulhu-roll-luck = 〈幸運〉 1D100<={ $target }

cthulhu-roll-throat = 喉の傷によるダメージ

cthulhu-roll-two-weapons = 〈武器・双撃〉（{ $foe }） 1D100<={ $target }

## サルトとタックル

cthulhu-event-withstand = { $who }は{ $foe }の技を〈{ cthulhu-skill }〉で防ごうとした（{ cthulhu-checked }）。

cthulhu-event-thrown = サルト！ { $who }は{ $foe }を{ $metres ->
        [0] {""}
       *[other] 高さ{ $metres }mから
    }投げ飛ばした。

cthulhu-event-plain-hold = 武道のみ失敗。{ $who }は{ $foe }を投げ飛ばせず、通常の組み付きとして扱う。

cthulhu-event-blown-away = 吹き飛ばし！ { $who }の体当たりで{ $foe }は{ $squares }マス吹き飛ばされ{ $into ->
        [wall] 、壁に激突した
        [obstacle] 、遮蔽物に激突した
        [somebody] 、他のユニットに激突した
       *[nothing] た
    }。

cthulhu-event-reels = { $who }のノックアウト判定［CON×5］（{ cthulhu-tried }）。

cthulhu-event-feet = { $who }の転倒判定［DEX×5］（{ cthulhu-tried }）。

cthulhu-event-art-needed = 武道に失敗したため、{ $who }の攻撃は失敗となった。

cthulhu-event-art = { $who }の〈{ cthulhu-skill }〉（{ cthulhu-tried }）。

## ラッシュとフェイント

cthulhu-event-rush = ラッシュ！ { $who }は{ $foe }に猛攻をあびせる（ラウンドの最後に追加攻撃）。

cthulhu-event-pain = { $who }のスタン判定［CON×5］（{ cthulhu-tried }）。

cthulhu-event-rush-blow = ラウンドの最後：{ $who }のラッシュによる{ $foe }への追加攻撃。

cthulhu-event-rush-lost = { $who }は{ $foe }を攻撃できず、ラッシュの追加攻撃は失われた。

cthulhu-event-feint = フェイント！ { $who }の1回目の攻撃は自動失敗。{ $foe }は{ $kind ->
        [dodge] つられて回避を使ってしまった
        [parry] つられて受け流しを使ってしまった
        [cover] つられてかばうを使ってしまった
       *[none] つられる余力もない
    }。

cthulhu-event-seen-through = { $who }は{ $foe }のフェイントを見破った！ 2回目の攻撃も自動失敗となる。

## 弓

cthulhu-event-nocks = { $who }は{ $weapon }に矢をつがえた。

cthulhu-event-hard-form = { $who }は「剛の型」を宣言した。

cthulhu-event-form-dropped = { $who }は剛の型を解いた。

cthulhu-event-string = { $who }の{ $weapon }：弦の耐久値-1（{ $left ->
        [0] 残り0。張り替えるまで弓として使えない
       *[other] 残り{ $left }
    }）。

cthulhu-event-restringing = { $who }は{ $weapon }の弦の張り替えを始めた。

cthulhu-event-strung = { $who }は弦の張り替えに{ $points }P消費した（あと{ $left }P）。

cthulhu-event-new-string = { $who }は{ $weapon }の弦を張り替えた（このターンは{ $points }P消費、弦の耐久値は元どおり）。

cthulhu-event-owed = 張り替え中の防御行動により、{ $who }のこのターンの行動ポイントは{ $points }P減る{ $lost ->
        [yes] （このターンは何もできない）
       *[no] {""}
    }。

cthulhu-event-precision = { $who }は{ $foe }に狙いを定め、「精密射撃」を宣言した。

cthulhu-event-limb-hurt = { $who }は{ $limb ->
        [arm-hurt] 腕を負傷し、攻撃系の技能が2/3になった
        [leg-hurt] 足を負傷し、DEXが2/3になった
        [wing-hurt] 羽を負傷し、DEXが2/3になった
        [shoulder-hurt] 肩の関節を射抜かれ、STRが1低下した
        [knee-hurt] 膝の関節を射抜かれ、DEXが1低下した
       *[throat-hurt] 喉を射抜かれ、次のラウンドから自分のターンごとに1D3ダメージを受ける
    }（治療するまで）。

cthulhu-event-bleeds = { $who }の喉の傷から血があふれる。

cthulhu-event-luck = { $who }の〈幸運〉（{ cthulhu-tried }）。

cthulhu-event-eye = { $who }の矢は{ $foe }の眼球を突き抜け、脳に達した！

cthulhu-event-yabusame = { $who }は「流鏑馬」を宣言した。

## 双撃

cthulhu-event-two-weapons = { $who }は両手の武器で{ $foe }に攻撃を仕掛ける（〈武器・双撃〉 { cthulhu-tried }{ $arts ->
        [0] {""}
       *[other] 、武道{ $art ->
            [made] も成功
           *[failed] は失敗
        }
    }）。

## 値の内訳

cthulhu-part-other-art = 組み技系以外

cthulhu-part-hard-form = 剛の型

cthulhu-part-heart = 心臓狙い

cthulhu-part-steady = 精密射撃（不定形生物）

cthulhu-part-footing = 足場

cthulhu-part-weak = { $weapon }が初期値+20未満

cthulhu-part-unlike = 武器の属性が異なる

## 選べない理由

cthulhu-reason-below-sixty = 武道の技能値が60％未満

cthulhu-reason-body = 2足歩行でも小型の4足歩行でもない

cthulhu-reason-not-to-stun = ノックアウト効果のみを狙うことはできない

cthulhu-reason-limb-hurt = すでに負傷している

cthulhu-reason-joint-hurt = その関節はすべて射抜かれている

cthulhu-reason-floating = 浮遊している

cthulhu-reason-precise = 精密射撃では部位狙いのみ可能

cthulhu-reason-other-foe = 精密射撃の対象ではない

cthulhu-reason-hard-kept = 剛の型の効果が残っている

cthulhu-reason-no-string = 弦の耐久値が0

cthulhu-reason-restringing = 弦の張り替え中

cthulhu-reason-tried = このターンはすでに試みた

cthulhu-reason-no-pair = 片手用の近接武器が両手にそろっていない

## 一目で分かる状態

cthulhu-show-throat-hurt = 喉負傷：自ターンごとに1D3（治療まで）

cthulhu-show-hard = 剛の型（次に射るまで）

cthulhu-show-nocked = { $weapon }：矢をつがえている

cthulhu-show-precise = 精密射撃：{ $foe }（このターン）

cthulhu-show-restringing = { $weapon }：弦の張り替え中（あと{ $left }P）

cthulhu-show-string = { $weapon }：弦の耐久値{ $left }（張り替えまで）
