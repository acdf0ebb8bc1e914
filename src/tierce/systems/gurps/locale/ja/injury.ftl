### 負傷、姿勢、クリティカルとファンブル。引数の説明は英語版にあります。

## 命中部位

gurps-location = { $location ->
    [skull] 頭蓋骨
    [face] 顔
    [eye] 目
    [neck] 首
    [vitals] 重要器官
    [groin] 鼠径部
    [arm] 腕
    [hand] 手
    [leg] 脚
    [foot] 足先
    [off-arm] 逆腕
    [off-hand] 逆手
    [off-leg] 逆脚
    [off-foot] 逆足先
   *[torso] 胴体
}

## 判定

gurps-roll-knockdown = 転倒を防ぐ生命力判定、目標値{ $target }
gurps-roll-survival = HPが-{ $multiple }倍での生死を決める生命力判定、目標値{ $target }
gurps-roll-consciousness = 意識を保つ生命力判定、目標値{ $target }
gurps-roll-trip = 倒れないための敏捷力判定、目標値{ $target }
gurps-roll-damage = ダメージ
gurps-roll-critical-hit = クリティカル表
gurps-roll-critical-miss = ファンブル表
gurps-roll-which-weapon = どの武器か（1〜3は利き腕、4〜6はもう一方）
gurps-roll-own-limb = どの手足か（1〜3は腕、4〜6は脚）
gurps-roll-distance = 何ヤード飛ぶか

## 負傷

gurps-held = 目標値{ $target }、出目{ $rolled }
gurps-held-if-rolled = { $target ->
    [none] {""}
   *[other] （{ gurps-held }）
}
gurps-event-damage = { $who }は{ $foe }に{ $damage }点のダメージを与えた{ $dr ->
    [0] {""}
   *[other] { $points ->
        [0] が、防護点{ $dr }がすべて防いだ
       *[other] （防護点{ $dr }）
    }
}。
gurps-event-wounded = { $who }は{ $hp } HPを失った（{ gurps-location }）。
gurps-event-crippled = { $who }の{ gurps-location }は{ $how ->
    [numb] しびれて感覚を失った
    [strained] 筋を違えて使えなくなった
   *[crippled] 使えなくなった
}。
gurps-event-feeling-returns = { $who }の{ gurps-location }に感覚が戻った。
gurps-event-keeps-feet = { $who }は一撃に耐えた（{ gurps-held }）。
gurps-event-stunned = { $who }は朦朧となった（{ gurps-held }）。
gurps-event-fell = { $who }は倒れて伏せた。
gurps-event-dropped = { $who }は{ $weapon }を落とした。
gurps-event-tired = { $who }は{ $fp } FPを失った。
gurps-event-unconscious = { $who }は気絶した{ gurps-held-if-rolled }。
gurps-event-stays-conscious = { $who }は意識を保った（{ gurps-held }）。
gurps-event-rests = { $who }は防御を捨てて休んだ。
gurps-event-survives = { $who }は生き延びた（{ gurps-held }）。
gurps-event-mortal-wound = { $who }は致命傷を負った（{ gurps-held }）。
gurps-event-dead = { $who }は死んだ{ gurps-held-if-rolled }。

## クリティカル

gurps-event-critical-hit-effect = { $who }のクリティカル：{ $effect ->
    [triple-damage] 3倍のダメージ
    [double-damage] 2倍のダメージ
    [maximum-damage] 最大ダメージ
    [maximum-without-dr] 最大ダメージ、防護点無視
    [half-dr] 防護点半分
    [half-dr-up] 防護点半分（端数切り上げ）
    [half-dr-major] 防護点半分（端数切り上げ）、大怪我扱い
    [major-wound] 大怪我扱い
    [double-shock] 衝撃2倍、手足がしびれる
    [drop-items] 相手は持ち物をすべて落とす
    [drop-weapon] 相手は武器を1つ落とす
    [eye] 目に命中
    [daze] 相手は次のターン何もできない
    [lasting-mark] 跡が残る
   *[normal] 通常のダメージだけ
}。
gurps-event-dazed = { $who }は目がくらみ、次のターン何もできない。
gurps-event-deafened = { $who }は耳が聞こえなくなった。
gurps-event-scarred = { $who }には傷跡が残る。

## ファンブル

gurps-event-critical-miss-effect = { $who }のファンブル：{ $effect ->
    [weapon-breaks] 武器が壊れる
    [hit-self] 自分の武器で自分を打つ
    [hit-self-half] 自分の武器が自分をかすめる
    [off-balance] バランスを崩す
    [unready] 武器が手の中で回る
    [weapon-flies] 武器が飛んでいく
    [strained-arm] 腕の筋を違える
    [fall] 転倒
    [knock-self-out] 自分の攻撃で気絶
    [strained-limb] 手足の筋を違える
    [hit-object] 固い物に当たる
    [hit-object-half] 固い物をかすめる
    [stumble] よろける
    [trip] つまずく
    [guard-down] 構えが崩れる
    [torn-muscle] 筋肉断裂
   *[drop-weapon] 武器を落とす
}。
gurps-event-broken = { $who }の{ $weapon }は壊れた。
gurps-event-weapon-flies = { $who }の{ $weapon }は{ $yards }ヤード飛んでいった。
gurps-event-unready = { $who }は{ $weapon }を準備し直さなければならない。
gurps-event-hurts-self = { $who }は自分の{ gurps-location }に{ $damage }点のダメージを与えた。
gurps-event-off-balance = { $who }は次のターンまでバランスを崩している。
gurps-event-guard-down = { $who }は次のターンまで構えが崩れている。
gurps-event-back-turned = { $who }は{ $foe }に背を向けてしまった。
gurps-event-torn-muscle = { $who }は{ gurps-location }の筋肉を断裂した。

## 値の内訳

gurps-part-posture = { $posture ->
    [crouching] しゃがみ
    [kneeling] 膝立ち
    [crawling] 四つんばい
    [sitting] 座り
    [prone] 伏せ
    [face-up] 仰向け
   *[standing] 立ち
}
gurps-part-reeling = よろめき
gurps-part-tired = 疲労
gurps-part-shock = 衝撃
gurps-part-health = 生命力
gurps-part-wound-location = 大怪我、{ gurps-location }
gurps-part-depth = HPが0を大きく下回る
gurps-part-high-pain-threshold = 痛みに強い
gurps-part-low-pain-threshold = 痛みに弱い
gurps-part-hard-to-kill = 死ににくい
gurps-part-hard-to-subdue = 気絶しにくい
gurps-part-off-balance = バランスを崩している
gurps-part-guard-down = 構えが崩れている
gurps-part-unsteady = 足もとが不安定
gurps-part-torn-muscle = 筋肉断裂
