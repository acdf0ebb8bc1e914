### 選べない理由。引数の説明は英語版にあります。

cthulhu-reason-supplement = { $book ->
        [supplement] 基本のルールブックにない武器で、KPの許可がない（オプション supplements に「{ $book }」）
       *[other] サプリメント「{ $book }」はKPの許可がない
    }

cthulhu-reason-points = 行動ポイントが足りない

cthulhu-reason-not-whole = 全力移動にはターンの全ポイントが必要

cthulhu-reason-too-late = 自ターンの最初にのみ宣言できる

cthulhu-reason-attacked = 攻撃は1ターンに1回のみ

cthulhu-reason-unarmed = 攻撃手段がない

cthulhu-reason-no-attack = 今できる攻撃がない

cthulhu-reason-out-of-reach = 間合いの外

cthulhu-reason-no-free-hand = 空いている手がない

cthulhu-reason-not-nocked = 矢をつがえていない

cthulhu-reason-empty = 弾が入っていない

cthulhu-reason-destroyed = 破壊されている

cthulhu-reason-dropped = 手元にない（落とした）

cthulhu-reason-no-shot = 射撃不能

cthulhu-reason-stuck = 刺さったまま

cthulhu-reason-parried = このラウンドに受け流しに使った

cthulhu-reason-struck = このラウンドに攻撃に使った

cthulhu-reason-gun = 銃器に対して{ cthulhu-defence }は不可能

cthulhu-reason-missile = 射撃・投擲に対して{ cthulhu-defence }は不可能

cthulhu-reason-seen-late = フェイントの2回目に{ cthulhu-defence }はできない

cthulhu-reason-not-drawn = フェイントにつられて出るのは回避か受け流しだけ

cthulhu-reason-art-only = この追加攻撃は武道でのみ受け流せる

cthulhu-reason-limb = 素手の攻撃は武器で受け流せない

cthulhu-reason-cannot-parry = これでは受け流せない

cthulhu-reason-not-named = この相手への受け流しを宣言していない

cthulhu-reason-concentrating = 別の防御行動に集中している

cthulhu-reason-used = このラウンドは使用済み

cthulhu-reason-out = 戦闘不能

cthulhu-reason-stunned = スタン状態

cthulhu-reason-ran = 全力移動した

cthulhu-reason-held-already = すでに別の者が組み付いている

cthulhu-reason-held = 組み付かれている

cthulhu-reason-pinned = 押さえ込まれている

cthulhu-reason-prone = 倒れている

cthulhu-reason-nobody-in-touch = 手当ての必要な者がタッチの距離にいない

cthulhu-reason-treated = 治療は1ターンに1回のみ

cthulhu-reason-round-start = ラウンドの最初にのみ宣言できる

cthulhu-reason-shapeless = 不定形生物は部位を狙えない
