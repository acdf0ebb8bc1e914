### 観察、フェイント、狙い、集中、移動攻撃。引数の説明は英語版にあります。

## 戦闘行動

gurps-option-move-and-attack = 移動攻撃
gurps-option-evaluate = 観察
gurps-option-aim = 狙い
gurps-option-concentrate = 集中

## 質問

gurps-ask-evaluate = 誰を観察しますか？
    .option = { $foe }
    .withheld = { $foe }
gurps-ask-feint = 誰に何でフェイントをかけますか？
    .option = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }{ $hand ->
        [off] 、逆腕
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] 、先に{ $approach }ヤード近づく
    }
    .withheld = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }
gurps-ask-feint-answer = { $foe }のフェイントです。どの技能で見破りますか？
    .option = { $skill }
gurps-ask-aim = 誰を何で狙いますか？
    .option = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }{ $hand ->
        [off] 、逆腕
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] 、先に{ $approach }ヤード近づく
    }
    .withheld = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }
gurps-ask-concentrate = 何に集中しますか？
gurps-ask-step = ステップしますか？
gurps-ask-run-up = 射撃の前に移動しますか？
gurps-ask-onwards = さらに移動しますか？

## 集中する対象

gurps-option-spell = 呪文
gurps-option-power = 超能力
gurps-option-search = 隠れたものを探す
gurps-option-other = ほかの精神的な作業

## 選べない理由

gurps-reason-move-and-attack = 移動攻撃の後は受けができない
gurps-reason-nobody-to-feint = 準備状態の白兵武器と、その間合いの中の敵が必要
gurps-reason-nobody-to-evaluate = 見えている敵がみな遠すぎる
gurps-reason-nothing-to-aim = 準備状態の長射程武器と、射程内の目標が必要
gurps-reason-aim = 狙えるのは長射程武器だけ
gurps-reason-unseen = 見えない
gurps-reason-too-far = 遠すぎる

## 判定

gurps-roll-aim = 狙いを保つ意志判定、目標値{ $target }

## できごと

gurps-event-evaluate = { $who }は{ $foe }を観察した：次のターンに+{ $count }。
gurps-event-aim = { $who }は{ $weapon }で{ $foe }を狙った{ $seconds ->
    [1] {""}
    [2] （2ターン続けて）
   *[other] （3ターン以上続けて）
}。
gurps-event-aim-hurt = { $made ->
    [yes] { $who }は負傷しても狙いを保った。
   *[no] { $who }は負傷して狙いを失った。
}
gurps-event-concentrate = { $who }は{ $task ->
    [spell] 呪文
    [power] 超能力
    [search] 隠れたものを探すこと
   *[other] 精神的な作業
}に集中した。

## 値の内訳

gurps-part-evaluate = 敵を観察した
gurps-part-hasty = 移動攻撃
gurps-part-bulk = 移動攻撃でのかさ
gurps-part-hasty-most = 移動攻撃の上限{ $most }
gurps-part-accuracy = 狙った後の正確さ
gurps-part-aim = { $seconds ->
    [2] 2ターン続けて狙った
   *[other] 3ターン以上続けて狙った
}
gurps-part-braced = 依託射撃

## 一覧

gurps-show-evaluated = { $foe }を観察：+{ $count }
gurps-show-feinted = { $foe }にフェイント成功：防御-{ $gain }
gurps-show-aimed = { $foe }を狙っている：{ $weapon }
gurps-show-move-and-attack = 移動攻撃：受け不可

## 手で直す項目

gurps-slot-evaluated = 観察した敵
gurps-slot-feinted = フェイントをかけた敵
gurps-slot-aimed = 狙いの目標
