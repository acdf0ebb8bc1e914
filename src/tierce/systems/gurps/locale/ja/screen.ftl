### 画面の文言：共通の語、質問、判定、一覧、結果、手で直す項目、キャラクターシート。引数の説明は英語版にあります。

## 共通の語

gurps-maneuver = { $maneuver ->
    [attack] { gurps-option-attack }
    [all-out-attack] { gurps-option-all-out-attack }
    [all-out-defense] { gurps-option-all-out-defense }
    [move-and-attack] { gurps-option-move-and-attack }
    [feint] { gurps-option-feint }
    [evaluate] { gurps-option-evaluate }
    [aim] { gurps-option-aim }
    [concentrate] { gurps-option-concentrate }
    [move] { gurps-option-move }
    [change-posture] { gurps-option-change-posture }
    [ready] { gurps-option-ready }
    [wait] { gurps-option-wait }
   *[do-nothing] { gurps-option-do-nothing }
}
gurps-means = { $means ->
    [punch] 素手の拳
    [judo-throw] 柔道の投げ
   *[weapon] { $weapon }
}
gurps-with-means = { $means ->
    [punch] 素手の拳
    [judo-throw] 柔道の投げ
   *[weapon] { $weapon }
}
gurps-bare-hand = { $bare ->
    [boxing] ボクシング
    [brawling] 格闘
    [judo] 柔道
    [karate] 空手
    [sumo-wrestling] 相撲
    [wrestling] レスリング
   *[dx] 敏捷力
}

## 質問

gurps-ask-maneuver = どの戦闘行動を選びますか？
gurps-ask-attack = 誰を何で攻撃しますか？
    .option = { $foe }：{ gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] （{ $mode }）
        }
       *[other] {""}
    }{ $hand ->
        [off] 、逆腕
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] 、先に{ $approach }ヤード近づく
    }{ $others ->
        [0] {""}
       *[other] 、ほかに巻き込む：{ $caught }
    }
    .withheld = { $foe }：{ gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] （{ $mode }）
        }
       *[other] {""}
    }
gurps-ask-all-out-attack = どの全力攻撃にしますか？
    .option = { $choice ->
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] フェイントしてから攻撃
        [suppression] { gurps-option-suppression }
       *[determined] { gurps-option-determined }
    }
gurps-ask-all-out-defense = どの全力防御にしますか？
gurps-ask-defence = { $foe }が{ gurps-with-means }で攻撃してきます{ $hits ->
    [1] {""}
   *[other] （{ $hits }発命中）
}。どう防御しますか？
gurps-ask-exposed = { $foe }は素手の受けに失敗しました。狙った部位（{ gurps-location }）と受けた腕のどちらを打ちますか？
gurps-ask-sacrifice = { $foe }の攻撃が{ $friend }に当たろうとしています。身代わりになりますか？
    .option = { $defence ->
        [none] 手を出さない
       *[dodge] 身代わりになる
    }
gurps-ask-yards = どれだけ下がりますか？
gurps-ask-follow = { $foe }が後退しました。追いますか？
gurps-ask-where = どこへ移動しますか？
gurps-ask-rest = 重傷です。防御を捨てて休みますか、判定して意識を保ちますか？
gurps-ask-posture = どの姿勢になりますか？
gurps-ask-ready = 何を準備しますか？
gurps-ask-order = 同値の者のうち、誰が先に行動しますか？

## 判定

gurps-roll-attack = { $foe }への攻撃、目標値{ $target }
gurps-roll-dodge = よけ、目標値{ $target }
gurps-roll-parry = 受け、目標値{ $target }
gurps-roll-block = 止め、目標値{ $target }
gurps-roll-acrobatics = 軽業、目標値{ $target }
gurps-roll-feint = フェイント、目標値{ $target }
gurps-roll-feint-answer = フェイントを見破る、目標値{ $target }
gurps-roll-limb = 受けた手足を打つ、目標値{ $target }
gurps-roll-roll-away = 転がって逃れる敏捷力判定、目標値{ $target }
gurps-roll-balance = 倒れないための敏捷力判定、目標値{ $target }
gurps-roll-breakage = { $weapon }が壊れるか（{ $target }以下で壊れる）
gurps-roll-thrown = 朦朧としないための生命力判定、目標値{ $target }
gurps-roll-recover = 朦朧から回復する生命力判定、目標値{ $target }
gurps-roll-recover-mental = 朦朧から回復する知力判定、目標値{ $target }
gurps-roll-order = 誰が先に行動するか（{ $names }）

## 一覧

gurps-show-hp = HP { $now }/{ $most }
gurps-show-fp = FP { $now }/{ $most }
gurps-show-unconscious = 気絶
gurps-show-dead = 死亡
gurps-show-stunned = 朦朧
gurps-show-posture = { gurps-part-posture }
gurps-show-reeling = よろめき
gurps-show-shock = 衝撃 -{ $amount }
gurps-show-back-turned = 背を向けている
gurps-show-dazed = 目がくらんでいる
gurps-show-deaf = 耳が聞こえない
gurps-show-flying = 飛行中
gurps-show-guard-down = 構えが崩れている
gurps-show-no-retreat = 後退不可
gurps-show-off-balance = バランスを崩している
gurps-show-riposte = 投げが可能
gurps-show-surprised = 不意を打たれた
gurps-show-torn = 筋肉断裂
gurps-show-unsteady = 足もとが不安定
gurps-show-condition = { $name }
gurps-show-all-out-attack = 全力攻撃：防御不可
gurps-show-at-rest = 休息中：防御不可
gurps-show-all-out-defense = 全力防御：{ $choice ->
    [increased-dodge] よけ+2
    [increased-parry] 受け+2
    [increased-block] 止め+2
   *[double-defense] 2回防御
}
gurps-show-unready = { $weapon }：{ $why ->
    [dropped] 落とした
    [broken] 壊れた
    [snapped] 折れた
   *[unready] 非準備状態
}
gurps-show-parried = { $hand ->
    [main] 素手
    [off] 逆腕の素手
   *[weapon] { $weapon }
}で{ $count }回受けた
gurps-show-blocked = 止めを使った
gurps-show-retreated = { $foe }から後退した

## 結果の決まる所

gurps-site-attack = 命中判定
gurps-site-critical = クリティカル表
gurps-site-word = ファンブル表

## 指定できる結果

gurps-outcome-critical-hit = クリティカル命中
gurps-outcome-hit = 命中
gurps-outcome-defended = 防御された
gurps-outcome-miss = 失敗
gurps-outcome-critical-miss = ファンブル

gurps-outcome-normal = 通常のダメージ
gurps-outcome-triple-damage = 3倍のダメージ
gurps-outcome-double-damage = 2倍のダメージ
gurps-outcome-maximum-damage = 最大ダメージ
gurps-outcome-maximum-without-dr = 最大ダメージ、防護点無視
gurps-outcome-half-dr = 防護点半分
gurps-outcome-half-dr-up = 防護点半分（端数切り上げ）
gurps-outcome-half-dr-major = 防護点半分（端数切り上げ）、大怪我扱い
gurps-outcome-major-wound = 大怪我扱い
gurps-outcome-double-shock = 衝撃2倍、手足がしびれる
gurps-outcome-drop-items = 持ち物をすべて落とす
gurps-outcome-eye = 目に命中
gurps-outcome-daze = 目がくらむ
gurps-outcome-lasting-mark = 跡が残る

gurps-outcome-weapon-breaks = 武器が壊れる
gurps-outcome-hit-self = 自分を打つ
gurps-outcome-hit-self-half = 自分を打つ（ダメージ半分）
gurps-outcome-off-balance = バランスを崩す
gurps-outcome-unready = 武器が手の中で回る
gurps-outcome-drop-weapon = 武器を落とす
gurps-outcome-weapon-flies = 武器が飛んでいく
gurps-outcome-strained-arm = 腕の筋を違える
gurps-outcome-fall = 転倒
gurps-outcome-knock-self-out = 自分の攻撃で気絶
gurps-outcome-strained-limb = 手足の筋を違える
gurps-outcome-hit-object = 固い物に当たる
gurps-outcome-hit-object-half = 固い物に当たる（ダメージ半分）
gurps-outcome-stumble = よろける
gurps-outcome-trip = つまずく
gurps-outcome-guard-down = 構えが崩れる
gurps-outcome-torn-muscle = 筋肉断裂

## `tierce odds`の答え

gurps-value-attack = 攻撃
gurps-value-defence = 防御
gurps-value-hits = 当たる弾数
gurps-value-injury = 負傷（失うHP）

## 手で直せる項目

gurps-slot-hp = HP
gurps-slot-fp = FP
gurps-slot-shock = 衝撃
gurps-slot-late-shock = 次のターンの衝撃
gurps-slot-acting = 行動中
gurps-slot-posture = 姿勢
gurps-slot-stun = 朦朧
gurps-slot-fate = 生死
gurps-slot-maneuver = 戦闘行動
gurps-slot-choice = 戦闘行動の選択
gurps-slot-last-maneuver = 前の戦闘行動
gurps-slot-moved = 移動したヤード
gurps-slot-step-left = 残りのステップ
gurps-slot-retreat = 後退した相手
gurps-slot-shielded = 身代わり
gurps-slot-parries = 受けの回数
gurps-slot-blocks = 止めの回数
gurps-slot-acrobatics = 軽業よけの回数
gurps-slot-attacks = 攻撃の回数
gurps-slot-hands = 手
gurps-slot-unready = 非準備状態
gurps-slot-crippled = 使えない部位
gurps-slot-stated = 述べられた事実
gurps-slot-conditions = 状態

## キャラクターシート

gurps-sheet-st = 体力
gurps-sheet-dx = 敏捷力
gurps-sheet-iq = 知力
gurps-sheet-ht = 生命力
gurps-sheet-will = 意志力
gurps-sheet-per = 知覚力
gurps-sheet-hp = HP
gurps-sheet-fp = FP
gurps-sheet-basic-speed = 基本反応速度
gurps-sheet-basic-move = 基本移動力
gurps-sheet-encumbrance = 荷重レベル
gurps-sheet-size = サイズ修正
gurps-sheet-dodge-bonus = よけの修正
gurps-sheet-parry-bonus = 受けの修正
gurps-sheet-block-bonus = 止めの修正
gurps-sheet-db = 防御ボーナス
gurps-sheet-skills = 技能
gurps-sheet-weapons = 武器
gurps-sheet-shield = 盾
gurps-sheet-main = 利き腕
gurps-sheet-off = 逆腕
gurps-sheet-dr = 防護点
gurps-sheet-traits = 特徴
gurps-sheet-trait-levels = 特徴のレベル
gurps-sheet-vehicle = 乗り物
gurps-sheet-handling = 操縦性
gurps-sheet-weight = 重量
gurps-sheet-quality = 品質
gurps-sheet-melee = 白兵
gurps-sheet-ranged = 長射程
gurps-sheet-natural = 生来
gurps-sheet-improvised = 間に合わせ
gurps-sheet-fragile = 壊れやすい
gurps-sheet-skill = 技能
gurps-sheet-level = レベル
gurps-sheet-points = CP
gurps-sheet-damage = ダメージ
gurps-sheet-reach = 間合い
gurps-sheet-parry = 受け
gurps-sheet-fencing = フェンシング武器
gurps-sheet-unbalanced = バランスが悪い
gurps-sheet-hands = 手の数
gurps-sheet-thrust = 突き
gurps-sheet-unready = 攻撃後は非準備状態
gurps-sheet-flail = フレイル
gurps-sheet-projectile = 飛び道具の種類
gurps-sheet-maximum = 最大射程
gurps-sheet-half = 半致傷距離
gurps-sheet-accuracy = 正確さ
gurps-sheet-rate = 連射速度
gurps-sheet-recoil = 反動
gurps-sheet-bulk = かさ
gurps-sheet-shots = 弾数
gurps-sheet-build = 体の造り
gurps-sheet-flexible = 柔軟な防護点
gurps-sheet-light = 軽い
gurps-sheet-min-st = 必要体力
