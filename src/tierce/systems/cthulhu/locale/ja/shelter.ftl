### 隠れる・かばう。引数の説明は英語版にあります。

cthulhu-event-hide = { $who }は{ $weapon }の陰に隠れる（1D100<={ $target } ＞ { $rolled } ＞ { $how ->
        [critical] クリティカル）。隠れきれず、{ $foe }の攻撃のダメージをすべて受ける
        [fumble] ファンブル）。{ $foe }の攻撃のダメージを打ち消した
        [failure] 失敗）。{ $foe }の攻撃のダメージは1/2
        [special] スペシャル）。{ $foe }の攻撃はすべて{ $weapon }が受ける
       *[success] 成功）。{ $foe }の攻撃はすべて{ $weapon }が受ける
    }。

cthulhu-event-hide-certain = { $who }は{ $weapon }の陰に隠れる（{ $how ->
        [failure] 自動失敗）。{ $foe }の攻撃のダメージは1/2
       *[success] 自動成功）。{ $foe }の攻撃はすべて{ $weapon }が受ける
    }。

cthulhu-event-hide-skill = { $who }の〈隠れる〉ロール（{ cthulhu-tried }）。{ $made ->
        [yes] 反撃できる
       *[no] 反撃はできない
    }。

cthulhu-event-object-takes = { $foe }の攻撃で、{ $who }の代わりに{ $weapon }が{ $damage }ダメージ（{ $dice }）を受けた。

cthulhu-event-object-gone = { $weapon }は壊れ、もう誰も隠れられない。

cthulhu-event-comes-out = { $who }は隠れるのをやめた。

cthulhu-event-cover = { $who }は{ $foe }の攻撃から{ $friend }をかばう（{ cthulhu-checked }）。{ $how ->
        [critical] ダメージを打ち消した
        [fumble] { $who }と{ $friend }の両方がダメージをそのまま受け、防御行動も取れない
        [failure] ダメージは1/2ずつ、{ $who }と{ $friend }の両方が受ける
       *[success] ダメージはすべて{ $who }が肩代わりする
    }。

cthulhu-ask-cover = { $foe }の攻撃（{ cthulhu-means }）が{ $friend }に命中！ かばいますか？
    .option = { $covers ->
            [one] { $friend }をかばう
            [several] { $friend }と同じマスの全員をかばう
           *[none] かばわない
        }

cthulhu-roll-hide = 隠れる SIZ抵抗ロール 1D100<={ $target }

cthulhu-roll-hide-skill = 〈隠れる〉 1D100<={ $target }

cthulhu-roll-cover = { $friend }をかばう［DEX×5］ 1D100<={ $target }

cthulhu-option-hide = 隠れる{ $weapon ->
        [none] {""}
       *[other] ：{ $weapon }
    }

cthulhu-option-come-out = 隠れるのをやめる

cthulhu-show-hidden = 隠れている（{ $about }）：攻撃する・される成功率1/2

cthulhu-part-hidden = 隠れた状態での攻撃（1/2）

cthulhu-part-hidden-foe = 相手が隠れている（1/2）

cthulhu-part-hide-skill = 〈隠れる〉60％以上：SIZ-{ $points }

cthulhu-part-several = { $number }人をかばう（1/{ $number }）

cthulhu-part-after-cover = かばった後（1/{ $number }）

cthulhu-reason-too-far = 遠すぎてかばえない

cthulhu-reason-no-object = 近くに隠れられる物がない

cthulhu-reason-no-friend = かばう味方がいない

cthulhu-reason-after-cover = かばう行動の後に{ cthulhu-defence }は不可

cthulhu-reason-no-damage = ダメージはすでに打ち消されている

cthulhu-reason-outside-limits = この防御行動は回数に数えないため、集中の3回分は使えない

cthulhu-reason-foe-here = 同じマスに敵がいる

cthulhu-slot-near = 隠れられる物

cthulhu-slot-objects = 物のSIZ

cthulhu-slot-objects-left = 物の耐久力の残り

cthulhu-event-no-cover = { $who }は{ $foe }の攻撃から{ $friend }をかばえない（{ $why ->
        [foe-here] { cthulhu-reason-foe-here }
        [too-far] 間が見通せない
        [used] このラウンドは使用済み
        [concentrating] 別の防御行動に集中
        [stunned] スタン状態
       *[ran] 全力移動した
    }）。
