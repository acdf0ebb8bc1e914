### 部位狙い、武器・盾・体力が攻撃に及ぼす影響。引数の説明は英語版にあります。

gurps-option-at-location = 体の部位か武器を狙う
gurps-ask-location = { $foe }のどの部位を狙いますか？
    .option = { $purpose ->
        [knock-away] { $weapon }を叩き落とす
        [break] { $weapon }を壊す
       *[body] { gurps-location }
    }
    .withheld = { $purpose ->
        [knock-away] { $weapon }を叩き落とす
        [break] { $weapon }を壊す
       *[body] { gurps-location }
    }
gurps-reason-no-such-part = その部位がない
gurps-reason-points-only = 刺し・貫通体の攻撃と細いビームでしか狙えない
gurps-event-aims-at = { $purpose ->
    [body] { $who }は{ $foe }の{ gurps-location }を狙った。
   *[weapon] { $who }は{ $foe }の{ $weapon }を狙った。
}
gurps-event-hits-torso = { $who }は紙一重で外し、{ $foe }の胴体に当てた。
gurps-roll-location = 命中部位
gurps-roll-side = どちら側か（1〜3は利き腕側、4〜6はもう一方）
gurps-outcome-hit-torso = 胴体に命中

gurps-part-min-st = 必要体力{ $st }に足りない
gurps-part-large-shield = 大型の盾
gurps-part-speed-range = 距離{ $yards }ヤード、速度毎秒{ $speed }ヤード
