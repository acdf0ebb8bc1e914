### 選べること（選択肢のid別）。引数の説明は英語版にあります。

## 戦闘行動

gurps-option-attack = 攻撃
gurps-option-all-out-attack = 全力攻撃
gurps-option-all-out-defense = 全力防御
gurps-option-move = 移動
gurps-option-change-posture = 姿勢変更
gurps-option-ready = 準備
gurps-option-do-nothing = 何もしない

## 全力攻撃

gurps-option-determined = 必中の一撃：命中にボーナス
gurps-option-double = 2回攻撃：同じ敵に2回
gurps-option-strong = 渾身の一撃：ダメージ増加
gurps-option-feint = フェイント

## 全力防御

gurps-option-increased-dodge = よけ強化：+2
gurps-option-increased-parry = 受け強化：+2
gurps-option-increased-block = 止め強化：+2
gurps-option-double-defense = 2回防御：攻撃ごとに2回試せる

## 防御

gurps-option-dodge = よけ
gurps-option-block = 止め
gurps-option-parry = 受け
gurps-option-parry-main = 受け：{ $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }
   *[other] 素手（{ gurps-bare-hand }）
}
gurps-option-parry-off = 受け：{ $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }、逆腕
   *[other] 素手（{ gurps-bare-hand }）、逆腕
}
gurps-option-parry-both = 受け：{ $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }、両手
   *[other] 両手の素手（{ gurps-bare-hand }）
}
gurps-option-none = 防御しない
gurps-option-plus-retreat = 後退しながら
gurps-option-plus-acrobatic = 軽業で
gurps-option-plus-stand = ステップで立ち上がる
gurps-option-plus-kneel = ステップで膝をつく
gurps-option-defence = すべての防御
gurps-option-retreat = 後退
gurps-option-acrobatic = 軽業よけ

## どれだけ下がるか

gurps-option-one-yard = 1ヤード
gurps-option-full-step = { $yards }ヤード

## 後退を追う、受けた腕を打つ

gurps-option-follow = 追う
gurps-option-stay = その場にとどまる
gurps-option-aimed = 狙った部位
gurps-option-arm = 利き腕
gurps-option-off-arm = 逆腕
gurps-option-rest = 休む：判定も防御もしない
gurps-option-stay-awake = 判定して意識を保つ

## 移動

gurps-option-towards = { $foe }に近づく（距離{ $yards }ヤード）
gurps-option-to-reach = { $foe }に、最長の武器が届くところまで近づく（距離{ $yards }ヤード）
gurps-option-away = { $foe }から離れる（距離{ $yards }ヤード）

## 準備

gurps-option-draw = 抜く：{ $weapon }
gurps-option-pick-up = 拾う：{ $weapon }
gurps-option-regain = 持ち直す：{ $weapon }
gurps-option-act = ほかのこと（自分の言葉で）：扉、握りの変更、特徴の切り替えなど

## 姿勢

gurps-option-standing = 立つ
gurps-option-crouching = しゃがむ
gurps-option-kneeling = 膝をつく
gurps-option-crawling = 四つんばいになる
gurps-option-sitting = 座る
gurps-option-prone = 伏せる
gurps-option-face-up = 仰向けになる
