### 選べること（選択肢のid別）、結果、状態の項目。引数の説明は英語版にあります。

cthulhu-option-attack = 攻撃（1P）

cthulhu-option-move = 1マス移動（1P）

cthulhu-option-run = 全力で3マス移動（他の行動は不可）

cthulhu-option-stand-up = 立ち上がる（1P）

cthulhu-option-break-free = 振りほどく（1P）

cthulhu-option-pull = 刺さった武器を引き抜く（1P）

cthulhu-option-treat = 応急手当・医学（1P）

cthulhu-option-delay = 行動遅延

cthulhu-option-concentrate = 防御行動に集中

cthulhu-option-end = ターンを終える

cthulhu-option-none = 何もしない

cthulhu-option-counter = 反撃（ダメージ+1D4）

cthulhu-option-further = 継続回避（このラウンドにもう1度）

cthulhu-option-defence = 防御行動

cthulhu-option-dodge = 回避

cthulhu-option-defend = 防御［CON×5］

cthulhu-option-parry = 受け流し：{ cthulhu-means }{ $skill ->
        [martial-arts] （マーシャルアーツ）
        [grappling-art] （武道：組み技系）
        [striking-art] （武道：立ち技系）
        [weapon-art] （武道）
       *[own] {""}
    }

cthulhu-option-plus-at-once = 3回分を消費して+30%

## 指定できる結果と、それが決まるところ

cthulhu-outcome-critical = クリティカル

cthulhu-outcome-special = スペシャル

cthulhu-outcome-success = 成功

cthulhu-outcome-failure = 失敗

cthulhu-outcome-fumble = ファンブル

## 手で直せる項目

cthulhu-slot-hp = HP

cthulhu-slot-points = 行動ポイント

cthulhu-slot-owed = 次ターンで減るポイント

cthulhu-slot-fate = 生死
    .unconscious = { cthulhu-show-unconscious }
    .dead = { cthulhu-show-dead }

cthulhu-slot-dying = 死亡までのラウンド

cthulhu-slot-aidable = 応急手当前の傷

cthulhu-slot-treatable = 医学治療前の傷

cthulhu-slot-acting = 行動中

cthulhu-slot-acted = 行動済み

cthulhu-slot-delay = 行動遅延

cthulhu-slot-concentrate = 集中
    .dodge = 回避
    .defend = 防御
    .parry = 受け流し
    .hide = 隠れる
    .cover = かばう

cthulhu-slot-focused = 集中中の成功

cthulhu-slot-named = 受け流しの宣言相手

cthulhu-slot-defences = 使用した防御行動
    .dodge = 回避
    .defend = 防御
    .parry = 受け流し
    .hide = 隠れる
    .cover = かばう

cthulhu-slot-further = 継続回避

cthulhu-slot-attacks = このターンの攻撃

cthulhu-slot-moved = 移動したマス

cthulhu-slot-done = このターンに行ったこと

cthulhu-slot-struck = このラウンドに攻撃した武器

cthulhu-slot-parried = このラウンドに受け流した武器

cthulhu-slot-hands = 手に持つもの

cthulhu-slot-durability = 耐久力

cthulhu-slot-unfit = 使用不能
    .destroyed = 破壊
    .dropped = 落とした
    .jammed = 故障

cthulhu-slot-rounds = 残弾

cthulhu-slot-nocked = つがえた矢

cthulhu-slot-string = 弦の耐久値

cthulhu-slot-hard = 剛の型の保持

cthulhu-slot-precise = 精密射撃の対象

cthulhu-slot-restringing = 弦を張り替え中の弓

cthulhu-slot-strung = 弦の張り替えに使ったポイント

cthulhu-slot-stated = KPの指定
    .distance = 距離
    .cover = 遮蔽物
    .wall = 背後の壁
    .obstacle = 背後の遮蔽物
    .somebody = 背後のユニット
    .footing = 足場
    .drop = 落差

cthulhu-slot-conditions = 状態
    .prone = 転倒
    .stunned = スタン
    .held = 組み付かれている
    .pinned = 押さえ込まれている
    .hidden = 隠れている
    .strangled = 首を絞められている
    .disarming = 武器を奪われかけている
    .arm-hurt = 腕負傷
    .leg-hurt = 足負傷
    .wing-hurt = 羽負傷
    .shoulder-hurt = 肩負傷
    .knee-hurt = 膝負傷
    .throat-hurt = 喉負傷

cthulhu-slot-lots = DEX同値の順番

cthulhu-slot-supplements = サプリメント
    .allowed = 許可
