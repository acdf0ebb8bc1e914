### 发生的事，每件一句。

mordheim-event-first-side = 第一个回合属于{ $side }。
mordheim-event-order = 出手顺序：{ $order }。
mordheim-event-charge = { $who }向{ $foe }冲锋。
mordheim-event-fear = { $held ->
    [yes] { $who }不怕{ $foe }。
   *[no] { $who }惧怕{ $foe }，只有6才命中。
}
mordheim-event-holds-back = { $who }放过倒地的敌人。
mordheim-event-whip = { $who }挥鞭迎击冲锋的{ $foe }。

## 命中与招架

mordheim-rolled = 需要{ $need }+，掷出{ $rolled }
mordheim-event-to-hit = { $who }用{ mordheim-weapon }攻击{ $foe }（{ mordheim-rolled }）：{ $hits ->
    [0] 未命中
   *[other] 命中{ $hits }次
}。
mordheim-event-further = { $who }用{ mordheim-weapon }再次攻击{ $foe }，需要{ $need }+：{ $hit ->
    [yes] 命中
   *[no] 未命中
}。
mordheim-event-automatic = { $who }攻击倒地的{ $foe }：{ $number }次攻击不掷骰自动命中。
mordheim-event-as-standing = { $foe }是{ $who }打倒的，本阶段不能由他了结，按对方站立处理。
mordheim-event-no-parry = { $who }不能招架{ $foe }：{ $why ->
    [down] 没有站着
    [spent] 本阶段的招架已用掉
    [first-foe] 只能招架另一名敌人
    [six] 最高的命中是6
    [strength] 这一击太强
   *[weapon] 这种武器不可招架
}。
mordheim-event-parry-declined = { $who }没有招架{ $foe }的攻击。
mordheim-event-parry = { $who }{ $made ->
    [yes] 招架成功
   *[no] 招架失败
}（掷出{ $rolled }，对{ $beat }）。

## 伤害

mordheim-event-charm = { $who }的幸运符{ $made ->
    [yes] 挡开了这一击
   *[no] 没有起作用
}（掷出{ $rolled }）。
mordheim-event-cannot-wound = { $who }力量不足，伤不了{ $foe }。
mordheim-event-wound = { $who }{ $made ->
    [yes] 击伤了{ $foe }
   *[no] 没能击伤{ $foe }
}（掷出{ $rolled }）。
mordheim-harm = { $wounds }点伤害{ $save ->
    [none] ，无豁免
    [once] ，加倍前作一次豁免
   *[each] {""}
}{ $more ->
    [0] {""}
   *[other] ，伤情+{ $more }
}
mordheim-event-critical = { $who }对{ $foe }打出致命一击（掷出{ $rolled }）：{ $what ->
    [loses-fight] { $foe }失去尚未进行的攻击
    [no-helmet] 护甲和头盔均无效
    [disarmed] { $foe }掉落一件武器
    [out] 豁免失败即出局
    [falls] { $foe }被击倒
    [pushed] { mordheim-harm }，{ $foe }被推开
    [again] 多一次攻击
   *[wounds] { mordheim-harm }
}。
mordheim-event-loses-fight = { $who }本阶段不能出手。
mordheim-event-dropped = { $who }掉落了武器：{ mordheim-weapon }。
mordheim-event-pushed = { $who }被推开{ $inches }寸。
mordheim-event-save = { $who }的护甲{ $made ->
    [yes] 挡住了
   *[no] 没有挡住
}（{ mordheim-rolled }）。
mordheim-event-aside = { $who }{ $made ->
    [yes] 闪身避开
   *[no] 没能闪开
}（掷出{ $rolled }）。
mordheim-injury-word = { $injury ->
    [knocked-down] 击倒
    [stunned] 震晕
   *[out] 出局
}
mordheim-event-injury = { $who }的伤情：{ mordheim-injury-word }（掷出{ $dice }{ $more ->
    [0] {""}
   *[other] ，+{ $more }
}）。
mordheim-event-helmet = { $who }的头盔{ $made ->
    [yes] 减轻了打击
   *[no] 没有帮上忙
}（掷出{ $rolled }）。
mordheim-event-jumps-up = { $who }立刻一跃而起。
mordheim-event-fate = { $who }被{ $by }{ $fate ->
    [knocked-down] 击倒
    [stunned] 震晕
   *[out] 打出局
}。

## 阶段之间

mordheim-event-comes-to = { $who }不再震晕，但仍倒在地上。
mordheim-event-stands-up = { $who }站了起来，可以移动{ $inches }寸，最后出手。
mordheim-event-rout = { $chosen ->
    [give-up] { $side }认输。
   *[test] { $held ->
        [yes] { $side }坚持住了。
       *[no] { $side }溃败，战斗失败。
    }
}
mordheim-event-alone = 孤身一人的{ $who }{ $held ->
    [yes] 坚守不退
   *[no] 溃逃了
}。
mordheim-event-parting-blow = { $who }趁{ $foe }转身用{ mordheim-weapon }击中了他。
mordheim-event-runs = { $who }逃跑{ $inches }寸。
mordheim-event-stops = { $who }{ $made ->
    [yes] 停了下来
   *[no] 继续逃跑
}。
