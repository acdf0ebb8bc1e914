### 画面に出る文：質問、判定、値の内訳、戦闘者の一覧、結果、状態、シート。

## 各所で使う語

drachensturm-body = { $part ->
    [head] 頭
    [belly] 腹
    [left-arm] 左腕
    [right-arm] 右腕
    [left-leg] 左脚
    [right-leg] 右脚
   *[chest] 胸
}
drachensturm-meets = { $kind ->
    [parry] 受け：{ $weapon }
    [dodge] よけ
   *[none] 防御しない
}

## 質問

drachensturm-ask-defence = { $foe }が打ちかかる（{ $weapon }、{ drachensturm-body }）。どう応じますか？
    .option = { drachensturm-meets }
    .withheld = { drachensturm-meets }
drachensturm-ask-aim = { $foe }のどこを狙いますか（{ $weapon }）？狙わない打撃は胸に当たります。
    .option = { drachensturm-body }
drachensturm-ask-weapon = 何で{ $foe }を打ちますか？
    .option = { $weapon }
drachensturm-ask-action = 攻撃に何をしますか？
    .option = { $kind ->
        [strike] { $foe }を打つ：{ $weapon }
        [push] 盾で{ $foe }を押す：{ $weapon }
        [draw] 抜く：{ $weapon }
        [pick-up] 拾う：{ $weapon }
       *[hold] 見送る
    }
    .withheld = { $kind ->
        [strike] { $foe }を打つ
        [push] { $foe }を押す
        [draw] 抜く：{ $weapon }
        [pick-up] 拾う：{ $weapon }
       *[hold] 見送る
    }
drachensturm-ask-move = この戦闘ラウンドはどう動きますか？
    .option = { $way ->
        [step] { $foe }に近づく：{ $metres } m
        [run] { $foe }へ走る：{ $metres } m、攻撃も受けもできない
        [step-back] 下がる：{ $metres } m
        [flee] 逃げる：{ $metres } m、届く敵は皆フリーブローを得る
        [flee-covered] 援護を得て逃げる：{ $metres } m、フリーブローは受けない
       *[stay] 動かない
    }
drachensturm-ask-square = このラウンドはどこへ移動しますか？
    .option = { $way ->
        [step] { $cell }へ進む：{ $metres } m
        [run] { $cell }へ走る：{ $metres } m、攻撃も受けもできない
        [flight] { $cell }へ逃げる：{ $metres } m、届く敵すべてがフリーブローを得る
        [flee-covered] { $cell }へ逃げる：{ $metres } m、フリーブローを受けない
       *[stay] とどまる
    }
    .cells = { $way ->
        [step] 進む
        [run] 走る（攻撃も受けもできない）
        [flight] 逃げる（届く敵すべてがフリーブローを得る）
       *[flee-covered] 逃げる（フリーブローを受けない）
    }
drachensturm-ask-chance = 前のラウンドの隙がある。フリーブローを試みますか？
    .option = { $foe }へのフリーブロー（Re判定に成功すれば）
drachensturm-ask-fleeing = { $foe }が逃げる。フリーブローを打ちますか？
drachensturm-ask-outstanding = { $foe }への見事な防御。どう活かしますか？
drachensturm-ask-where = フリーブローはどこに当たりますか？
    .option = { drachensturm-body }
drachensturm-option-leave = 見送る
drachensturm-option-strike = 今フリーブローを打つ
drachensturm-option-cover = 次のラウンドにフリーブローを受けずに逃げる

## 判定

drachensturm-roll-attack = { $foe }への攻撃、d20 { SIGNED($value) }
drachensturm-roll-parry = 受け（{ $weapon }）、d20 { SIGNED($value) }
drachensturm-roll-dodge = よけ、d20 { SIGNED($value) }
drachensturm-roll-reaction = Re判定、{ $target }以下
drachensturm-roll-shock = ショック判定（Ko）、{ $target }以下
drachensturm-roll-points = 武器の打撃点：{ $weapon }
drachensturm-roll-more = 幸運な一撃の追加ダメージ
drachensturm-roll-lucky = 幸運な一撃の効果
drachensturm-roll-fumble = 大失敗の結果
drachensturm-roll-rounds = 何戦闘ラウンド続くか
drachensturm-roll-quiet = 静かな戦闘ラウンドが何回必要か
drachensturm-roll-tie = Reが同じ、先に打つのは誰か

## 値の内訳

drachensturm-part-agw = AGw
drachensturm-part-pgw = PGw
drachensturm-part-aw = Aw
drachensturm-part-pw = Pw
drachensturm-part-awf = AWf、{ $weapon }
drachensturm-part-pwf = PWf、{ $weapon }
drachensturm-part-armour = 鎧（{ $armour }）
drachensturm-part-untrained = 未修得、{ $training ->
    [related] 同じ武器群
   *[untrained] 別の武器群
}
drachensturm-part-shaken = ひるみ
drachensturm-part-weary = 休息が必要
drachensturm-part-aimed = 狙い：{ $part ->
    [head] 頭
    [arm] 腕
    [leg] 脚
   *[belly] 腹
}

## 戦闘者の一覧

drachensturm-show-le = { drachensturm-body } { $now }/{ $most }
drachensturm-show-out = 戦闘不能
drachensturm-show-surprised = 不意を打たれた
drachensturm-show-bound = 縛られている
drachensturm-show-fallen = 倒れている{ $how ->
    [helpless] （無防備）
   *[dodging] （よけのみ）
}
drachensturm-show-moved = { $how ->
    [fled] 逃走中
   *[ran] 走った：攻撃・受け不可
}
drachensturm-show-covered = 逃走の援護あり
drachensturm-show-condition = { $name }
drachensturm-show-shaken = -3（戦闘ラウンド：{ $rounds }）
drachensturm-show-weary = -5（必要な静かなラウンド：{ $rounds }）
drachensturm-show-no-attack = 攻撃不可（戦闘ラウンド：{ $rounds }）
drachensturm-show-parry-only = 受けのみ
drachensturm-show-next-dodge = 次の防御はよけ
drachensturm-show-spoilt = { $weapon }：{ $how ->
    [broken] 折れた
    [notched] 刃こぼれ
    [lifted] 拾いかけ
   *[dropped] 落とした
}
drachensturm-show-defences = 残りの防御：{ $left }
drachensturm-show-parried = { $weapon }は受けを使った

## 結果の決まる所、結果

drachensturm-site-exchange = 二つのダイス
drachensturm-outcome-hit = 命中
drachensturm-outcome-defended = 防いだ
drachensturm-outcome-lucky-hit = 幸運な一撃
drachensturm-outcome-outstanding = 見事な防御
drachensturm-outcome-fumbled-attack = 攻撃の大失敗
drachensturm-outcome-fumbled-defence = 防御の大失敗、命中
drachensturm-outcome-both-fumbled = 双方大失敗
drachensturm-outcome-fumbled-attack-outstanding = 攻撃の大失敗、見事な防御
drachensturm-outcome-lucky-hit-fumbled-defence = 幸運な一撃、防御の大失敗
drachensturm-outcome-fumbled-defence-missed = 防御の大失敗、それでも外れ
drachensturm-outcome-fumble-attack = 攻撃側の大失敗
drachensturm-outcome-fumble-defence = 防御側の大失敗、命中
drachensturm-outcome-outstanding-parry = 見事な受け

## `tierce odds`の答え

drachensturm-value-attack = 攻撃
drachensturm-value-defence = 防御
drachensturm-value-hits = 命中の合計

## 手で直せるもの

drachensturm-slot-head = 頭
drachensturm-slot-chest = 胸
drachensturm-slot-belly = 腹
drachensturm-slot-left-arm = 左腕
drachensturm-slot-right-arm = 右腕
drachensturm-slot-left-leg = 左脚
drachensturm-slot-right-leg = 右脚
drachensturm-slot-fate = 運命
drachensturm-slot-surprised = 不意打ち
drachensturm-slot-bound = 束縛
drachensturm-slot-fallen = 転倒
drachensturm-slot-down = 倒れているラウンド
drachensturm-slot-shaken = -3のラウンド
drachensturm-slot-no-attack = 攻撃できないラウンド
drachensturm-slot-rest = 必要な静かなラウンド
drachensturm-slot-busy = このラウンドに戦った
drachensturm-slot-parry-only = 受けのみ
drachensturm-slot-next-dodge = 次の防御はよけ
drachensturm-slot-covered = 逃走の援護
drachensturm-slot-moved = 移動
drachensturm-slot-defences = 使った防御
drachensturm-slot-parries = 使った受け
drachensturm-slot-attacks = 行った攻撃
drachensturm-slot-hands = 手
drachensturm-slot-spoilt = 落とした・傷んだ物
drachensturm-slot-openings = 隙
drachensturm-slot-named = 宣言した攻撃
drachensturm-slot-assigned = 宣言した防御
drachensturm-slot-stated = 取り決め
drachensturm-slot-conditions = 状態
drachensturm-slot-cell = マス
drachensturm-slot-facing = 向き

## シート

drachensturm-sheet-agw = AGw
drachensturm-sheet-pgw = PGw
drachensturm-sheet-re = Re
drachensturm-sheet-ko = Ko
drachensturm-sheet-speed = 速さ（m）
drachensturm-sheet-bonus = ダメージ修正
drachensturm-sheet-attacks = 攻撃回数
drachensturm-sheet-arms = 腕の数
drachensturm-sheet-weapons = 武器
drachensturm-sheet-main = 右手
drachensturm-sheet-off = 左手
drachensturm-sheet-others = 腕に付けた物
drachensturm-sheet-armour = 鎧
drachensturm-sheet-le = 生命点（LE）
drachensturm-sheet-rs = 防護（RS）
drachensturm-sheet-talents = 特技
drachensturm-sheet-points = 打撃点
drachensturm-sheet-awf = AWf
drachensturm-sheet-pwf = PWf
drachensturm-sheet-hands = 手の数
drachensturm-sheet-shield = 盾
drachensturm-sheet-natural = 生来
drachensturm-sheet-training = 修得
drachensturm-sheet-weight = 重量（kg）
drachensturm-sheet-reach = 間合い（m）
