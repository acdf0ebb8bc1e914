### 画面に出るもの：武器、質問、ダイス、戦士の様子、値、シート。

mordheim-weapon = { $weapon ->
    [fist] 拳
    [dagger] ダガー
    [mace] メイス
    [hammer] ハンマー
    [club] 棍棒
    [staff] 杖
    [axe] 斧
    [sword] 剣
    [flail] フレイル
    [halberd] ハルバード
    [double-handed] 両手武器
    [morning-star] モーニングスター
    [spear] 槍
    [lance] ランス
    [rapier] レイピア
    [steel-whip] 鋼の鞭
    [sigmarite-hammer] シグマーの戦鎚
    [dwarf-axe] ドワーフの斧
    [fighting-claws] ファイティングクロー
    [spiked-gauntlet] 棘付き籠手
    [pistol] ピストル
   *[other] { $weapon }
}
mordheim-target = { $foe ->
    [none] だれも攻撃しない
    [split] 攻撃を分ける
   *[other] { $foe }
}

## 質問

mordheim-ask-first-side = 最初のターンはどちらですか？
    .option = { $side }
mordheim-ask-charge = だれに突撃しますか？
    .option = { $foe }
mordheim-ask-target = だれを攻撃しますか？
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-each-target = { mordheim-weapon }でだれを攻撃しますか？
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-first = だれを先に攻撃しますか？
    .option = { $foe }
mordheim-ask-finish = 気絶した敵のだれを戦闘不能にしますか？
    .option = { mordheim-target }
mordheim-ask-single = 一回だけ使う武器はどちらですか？残りはもう一方で攻撃します。
    .option = { mordheim-weapon }
mordheim-ask-drop = どの武器を落としますか？
    .option = { mordheim-weapon }
mordheim-ask-which = { $foe }から{ $target }への最も高い命中が複数あります。どれを受け流しますか？
    .option = { mordheim-weapon }
mordheim-ask-parry = { $foe }の最も高い命中は{ $rolled }（{ mordheim-weapon }）。受け流しますか？
mordheim-ask-rout = 四分の一が戦闘不能です。判定しますか、あきらめますか？
mordheim-ask-stand = 立ち上がりますか？

## ダイス

mordheim-roll-to-hit = { $foe }へのヒットロール、{ mordheim-weapon }、{ $target }+
mordheim-roll-wound = { $foe }へのウーンズロール、{ $target }+
mordheim-roll-critical = クリティカル
mordheim-roll-pushed = { $foe }が押し戻される距離
mordheim-roll-injury = { $foe }の負傷判定{ $more ->
    [0] {""}
   *[other] 、+{ $more }
}
mordheim-roll-save = アーマーセーヴ、{ $target }+
mordheim-roll-aside = ステップアサイド、{ $target }+
mordheim-roll-helmet = ヘルメット、{ $target }+
mordheim-roll-charm = 幸運のお守り、{ $target }+
mordheim-roll-parry = 受け流し、{ $target }+
mordheim-roll-tie = 同値の者の順番
mordheim-roll-rout = 敗走判定、{ $target }以下
mordheim-roll-alone = 孤立の判定、{ $target }以下
mordheim-roll-stop = 止まるための統率力判定、{ $target }以下
mordheim-roll-fear = 恐怖の判定、{ $target }以下
mordheim-roll-runs = 逃げる距離

## 戦士の様子

mordheim-show-wounds = 負傷値 { $now }/{ $most }
mordheim-show-knocked-down = 転倒
mordheim-show-stunned = 気絶
mordheim-show-out = 戦闘不能
mordheim-show-fled = 敗走
mordheim-show-against = 相手：{ $foes }
mordheim-show-fleeing = 逃走中
mordheim-show-charging = 突撃した
mordheim-show-stood-up = 立ち上がった
mordheim-show-afraid = 恐怖
mordheim-show-parry-spent = 受け流し使用済み
mordheim-show-dropped = 落とした：{ mordheim-weapon }
mordheim-show-condition = { $name }
mordheim-show-leader = リーダー
mordheim-show-unarmed = 素手

## 結果

mordheim-outcome-unharmed = 無傷
mordheim-outcome-wounded = 負傷
mordheim-outcome-knocked-down = 転倒
mordheim-outcome-stunned = 気絶
mordheim-outcome-out-of-action = 戦闘不能
mordheim-value-unparried-hits = 受け流されなかった命中
mordheim-value-unsaved-wounds = 防げなかった負傷

## 手で直すもの

mordheim-slot-wounds = 負傷値
mordheim-slot-fate = 状態
mordheim-slot-contact = 接触
mordheim-slot-charging = 突撃先
mordheim-slot-stood-up = 立ち上がった
mordheim-slot-stopped = 踏みとどまった
mordheim-slot-afraid = 恐怖
mordheim-slot-combat = 接近戦
mordheim-slot-parry = 受け流し
mordheim-slot-first-foe = 最初に攻撃した敵
mordheim-slot-critical = クリティカル済み
mordheim-slot-struck = 殴った
mordheim-slot-loses-fight = 攻撃を失う
mordheim-slot-felled-by = 倒した者
mordheim-slot-named = 決めた目標
mordheim-slot-injury = 負傷判定
mordheim-slot-charm = 幸運のお守り
mordheim-slot-frenzy = 狂乱
mordheim-slot-dropped = 落とした物
mordheim-slot-shot = 撃った
mordheim-slot-fleeing = 逃走中
mordheim-slot-apart = 離れた味方

## シート

mordheim-sheet-m = 移動力
mordheim-sheet-ws = 接近戦技能
mordheim-sheet-s = 攻撃力
mordheim-sheet-t = 耐久力
mordheim-sheet-w = 負傷値
mordheim-sheet-i = 敏捷値
mordheim-sheet-a = 攻撃回数
mordheim-sheet-ld = 統率力
mordheim-sheet-weapons = 武器
mordheim-sheet-armour = 鎧
mordheim-sheet-shield = 盾
mordheim-sheet-buckler = バックラー
mordheim-sheet-second-buckler = 二つ目のバックラー
mordheim-sheet-helmet = ヘルメット
mordheim-sheet-skills = 技能
mordheim-sheet-traits = 特徴
