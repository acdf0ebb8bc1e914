### 待機と制圧射撃。引数の説明は英語版にあります。

## 戦闘行動

gurps-option-wait = 待機
gurps-option-suppression = 制圧射撃：区域を掃射する

## 質問

gurps-ask-trigger = 何を待ちますか？
gurps-ask-in-advance = 待機からどの全力攻撃に移れるようにしますか？
    .option = { $choice ->
        [determined] { gurps-option-determined }
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] フェイントしてから攻撃
        [suppression] { gurps-option-suppression }
       *[none] 全力攻撃はしない
    }
gurps-ask-happens = { $waiter }は「{ $words }」を待っています。{ $actor }の行動で起きましたか？
gurps-ask-interrupt = { $actor }の行動で、待っていたことが起きました。どうしますか？
gurps-ask-suppression = 何で区域を掃射しますか？
    .option = { gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }{ $hand ->
        [off] 、逆腕
       *[other] {""}
    }
gurps-ask-spray = 区域の中心はどのヘクスですか？周りの一ヘクスまで及びます。
gurps-ask-zone = { $actor }は{ $foe }が掃射する区域に入るか横切りますか？

## 待つこと

gurps-option-comes-in-reach = { $foe }が攻撃できる距離に入る
gurps-option-attacks = { $foe }が攻撃する
gurps-option-moves = { $foe }が移動する
gurps-option-said = ほかのこと（自分の言葉で）

## その結果

gurps-option-not-yet = まだ
gurps-option-happens = 起きた
gurps-option-let-pass = 見送って待ち続ける
gurps-option-outside = 区域の外
gurps-option-inside = 入るか横切る
gurps-option-spray = { $cell }（{ $yards }ヤード）{ $others ->
    [0] {""}
   *[other] ：{ $inside }
}

## 選べない理由

gurps-reason-wait-becomes = 待機から移れるのは攻撃、フェイント、全力攻撃、準備だけ
gurps-reason-not-in-advance = きっかけと一緒に全力攻撃を宣言していない
gurps-reason-suppression = 連射速度5以上の準備状態の武器と、地図では掃射できるヘクスが必要

## できごと

gurps-trigger = { $kind ->
    [comes-in-reach] { $foe }が攻撃できる距離に入る
    [attacks] { $foe }が攻撃する
    [moves] { $foe }が移動する
   *[said] 「{ $words }」
}
gurps-event-wait = { $who }は待機した：{ gurps-trigger }。
gurps-event-interrupt = { $who }は{ $foe }に割り込んだ：{ gurps-maneuver }。
gurps-event-cut-short = { $who }はもう攻撃できない。
gurps-event-suppression = { $who }は次のターンまで{ $weapon }で区域を制圧する。
gurps-event-suppression-zone = { $who }は次のターンまで{ $weapon }で区域を制圧する：{ $cells }。
gurps-event-comes-under-fire = { $who }は{ $cell }で{ $foe }の掃射を受ける。
gurps-event-goes-around = { $who }は制圧された区域を回り込んだ（{ $yards }ヤード）。
gurps-event-halted = { $who }は{ $cell }より先へ進めない。

## 値の内訳

gurps-part-suppression = 制圧射撃の上限{ $most }

## 一覧

gurps-show-waiting = 待機：{ gurps-trigger }
gurps-show-suppressing = 区域を制圧中：{ $weapon }
gurps-show-suppressing-zone = { $cell }の周りを制圧中：{ $weapon }
gurps-show-under-fire = { $who }が制圧中：{ $cells }

## 手で直す項目

gurps-slot-waiting = 待っていること
gurps-slot-suppressing = 制圧射撃の武器
gurps-slot-suppressed = 区域で攻撃された者
gurps-slot-interrupted = 割り込まれた
