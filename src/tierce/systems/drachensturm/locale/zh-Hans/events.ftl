### 发生的事，每条一句。

## 战斗轮

drachensturm-event-order = 出手顺序：{ $order }。
drachensturm-event-surprised = { $who }被突袭，第一轮最后出手。
drachensturm-event-by-option = 原文未说明：由选项 { $option } = { $value } 决定。
drachensturm-event-move = { $who }{ $way ->
    [run] 向{ $foe }跑了 { $metres } 米
    [step-back] 后退 { $metres } 米
   *[step] 向{ $foe }走近 { $metres } 米
}。
drachensturm-event-flee = { $who }逃跑{ $covered ->
    [yes] ，有掩护：没有自由打击
   *[no] {""}
}。
drachensturm-event-away = { $who }跑开 { $metres } 米。
drachensturm-event-goes = { $who }{ $way ->
    [run] 跑了 { $metres } 米到 { $cell }
    [flight] 逃了 { $metres } 米到 { $cell }
   *[step] 走了 { $metres } 米到 { $cell }
}。
drachensturm-event-stopped = { $who }被{ $what ->
    [wall] 墙壁
    [fighter] 挡路的人
   *[edge] 地图边缘
}挡住。
drachensturm-event-push = { $who }用盾推{ $foe }（{ $weapon }）。
drachensturm-event-pushed = { $foe }被推开 { $metres } 米；{ $who }下一轮可不受自由打击地逃跑。
drachensturm-event-named = { $who }宣布：{ $kind ->
    [strike] 打{ $foe }（{ $weapon }，{ drachensturm-body }）
    [push] 用盾推{ $foe }（{ $weapon }）
   *[draw] 其他行动（{ $weapon }）
}。
drachensturm-event-lapses = { $who }已无法完成所宣布的行动。

## 打击

drachensturm-event-strike = { $who }打向{ $foe }（{ $weapon }）{ $aimed ->
    [yes] ，瞄准{ drachensturm-body }
   *[no] {""}
}。
drachensturm-event-behind = { $foe }被包围；{ $who }从背后出手。
drachensturm-event-free-blow = { $who }的自由打击：{ $foe }{ $why ->
    [fleeing] 正在逃跑
    [helpless] 毫无还手之力
    [unaware] 没有察觉
    [three] 已用完三次防御
    [late] 上一轮露出破绽
    [riposte] 失手露出破绽
    [nothing-left] 已无防御手段
   *[chosen] 不防御
}。
drachensturm-event-exchange = { $who }：{ $attack } { SIGNED($aw) } = { $sum }；{ $foe }{ $kind ->
    [parry] 招架（{ $weapon }）
   *[dodge] 闪避
}：{ $answer } { SIGNED($pw) } = { $other }：{ $how ->
    [defended] 防住
    [lucky-hit] 幸运一击
    [outstanding] 出色防御
    [fumbled-attack] 攻击大失误
    [fumbled-defence] 防御大失误，命中
    [both-fumbled] 双方大失误
    [fumbled-attack-outstanding] 攻击大失误，出色防御
    [lucky-hit-fumbled-defence] 幸运一击，防御大失误
    [fumbled-defence-missed] 防御大失误，但仍未命中
   *[hit] 命中
}。
drachensturm-event-free-exchange = { $who }：{ $attack } { SIGNED($aw) } = { $sum }，对{ $foe }的 PGw { $pgw }：{ $how ->
    [defended] 未命中
    [lucky-hit] 幸运一击
    [outstanding] 出色防御
    [fumbled-attack] 攻击大失误
    [fumbled-defence] 防御大失误，命中
    [both-fumbled] 双方大失误
    [fumbled-attack-outstanding] 攻击大失误，出色防御
    [lucky-hit-fumbled-defence] 幸运一击，防御大失误
    [fumbled-defence-missed] 防御大失误，但仍未命中
   *[hit] 命中
}。
drachensturm-event-reaction = { $who }{ $made ->
    [yes] 及时反应
   *[no] 没有及时反应
}（Re { $target }，掷出 { $rolled }）。
drachensturm-event-covered = { $who }下一轮可不受自由打击地逃跑。

## 命中的后果

drachensturm-event-wound = { $who }的{ drachensturm-body }：失去 { $lost } 点 LE，剩 { $left } 点（点数 { $points }，加值 { $bonus }，防护 { $armour }）。
drachensturm-event-shock = { $who }{ $made ->
    [yes] 挺过了休克
   *[no] 没能挺过休克
}（Ko { $target }，掷出 { $rolled }）。
drachensturm-event-part-lost = { $who }的{ drachensturm-body }不能再用。
drachensturm-event-out = { $who }退出战斗（{ $why ->
    [shock] 休克
    [head] 头部归零
    [belly] 腹部归零
   *[chest] 胸部归零
}）。
drachensturm-event-lucky = { $who }所受的幸运一击：{ $effect ->
    [shaken] Aw、Pw 和闪避 -3（战斗轮：{ $rounds }）
    [down] 倒地两个战斗轮，只能闪避
    [helpless] 倒地两个战斗轮，毫无还手之力
    [harder] 伤害增加
    [weary] 休息之前 -5（平静的战斗轮：{ $rounds }）
    [through] 护甲无效
    [two-rolls] 没有更多效果
   *[dodge-next] 下一次防御只能闪避
}。
drachensturm-event-fumble = { $who }的大失误：{ $effect ->
    [parry-only] 下一个战斗轮只能招架
    [no-attack] 两个战斗轮不能攻击
    [dropped] 武器掉落在地
    [own-points] 武器打中自己
    [notched] 武器崩出缺口
    [broken] 武器断裂
   *[nothing] 没有更多后果
}。
drachensturm-event-stands-up = { $who }重新站了起来。
drachensturm-event-draw = { $who }拔出{ $weapon }。
drachensturm-event-pick-up = { $who }{ $done ->
    [yes] 重新握住了{ $weapon }
   *[no] 弯腰去捡{ $weapon }
}。
