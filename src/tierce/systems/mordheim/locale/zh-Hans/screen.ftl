### 屏幕上的内容：武器、问题、掷骰、战士概况、数值、数据表。

mordheim-weapon = { $weapon ->
    [fist] 拳头
    [dagger] 匕首
    [mace] 钉头锤
    [hammer] 战锤
    [club] 棍棒
    [staff] 杖
    [axe] 斧
    [sword] 剑
    [flail] 连枷
    [halberd] 戟
    [double-handed] 巨型双手武器
    [morning-star] 晨星
    [spear] 长矛
    [lance] 骑枪
    [rapier] 刺剑
    [steel-whip] 钢鞭
    [sigmarite-hammer] 西格玛战锤
    [dwarf-axe] 矮人斧
    [fighting-claws] 战斗爪
    [spiked-gauntlet] 钉刺手套
    [pistol] 手枪
   *[other] { $weapon }
}
mordheim-target = { $foe ->
    [none] 谁也不打
    [split] 分配攻击
   *[other] { $foe }
}

## 问题

mordheim-ask-first-side = 谁先行动？
    .option = { $side }
mordheim-ask-charge = 向谁冲锋？
    .option = { $foe }
mordheim-ask-target = 攻击谁？
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-each-target = 用{ mordheim-weapon }攻击谁？
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-first = 先打谁？
    .option = { $foe }
mordheim-ask-finish = 让哪个被震晕的敌人出局？
    .option = { mordheim-target }
mordheim-ask-single = 哪件武器攻击一次？其余用另一件。
    .option = { mordheim-weapon }
mordheim-ask-drop = 掉落哪件武器？
    .option = { mordheim-weapon }
mordheim-ask-which = { $foe }对{ $target }的最高命中有并列。招架哪一击？
    .option = { mordheim-weapon }
mordheim-ask-parry = { $foe }最高的命中是{ $rolled }（{ mordheim-weapon }）。招架吗？
mordheim-ask-rout = 四分之一的人已出局。检定还是认输？
mordheim-ask-stand = 站起来吗？

## 掷骰

mordheim-roll-to-hit = 命中{ $foe }，{ mordheim-weapon }，{ $target }+
mordheim-roll-wound = 对{ $foe }掷伤，{ $target }+
mordheim-roll-critical = 致命一击
mordheim-roll-pushed = { $foe }被推开多远
mordheim-roll-injury = { $foe }的伤情{ $more ->
    [0] {""}
   *[other] ，+{ $more }
}
mordheim-roll-save = 护甲豁免，{ $target }+
mordheim-roll-aside = 闪身，{ $target }+
mordheim-roll-helmet = 头盔，{ $target }+
mordheim-roll-charm = 幸运符，{ $target }+
mordheim-roll-parry = 招架，{ $target }+
mordheim-roll-tie = 相同者谁先出手
mordheim-roll-rout = 溃败检定，{ $target }或以下
mordheim-roll-alone = 孤身检定，{ $target }或以下
mordheim-roll-stop = 停步的领导力检定，{ $target }或以下
mordheim-roll-fear = 恐惧检定，{ $target }或以下
mordheim-roll-runs = 逃跑多远

## 战士概况

mordheim-show-wounds = 伤口 { $now }/{ $most }
mordheim-show-knocked-down = 被击倒
mordheim-show-stunned = 被震晕
mordheim-show-out = 出局
mordheim-show-fled = 溃逃
mordheim-show-against = 对手：{ $foes }
mordheim-show-fleeing = 逃跑中
mordheim-show-charging = 冲锋
mordheim-show-stood-up = 刚站起来
mordheim-show-afraid = 恐惧
mordheim-show-parry-spent = 招架已用
mordheim-show-dropped = 掉落：{ mordheim-weapon }
mordheim-show-condition = { $name }
mordheim-show-leader = 首领
mordheim-show-unarmed = 徒手

## 结果

mordheim-outcome-unharmed = 未受伤
mordheim-outcome-wounded = 受伤
mordheim-outcome-knocked-down = 被击倒
mordheim-outcome-stunned = 被震晕
mordheim-outcome-out-of-action = 出局
mordheim-value-unparried-hits = 未被招架的命中
mordheim-value-unsaved-wounds = 未被豁免的伤害

## 可以手工修改的内容

mordheim-slot-wounds = 伤口
mordheim-slot-fate = 状态
mordheim-slot-contact = 接触
mordheim-slot-charging = 冲锋对象
mordheim-slot-stood-up = 站起
mordheim-slot-stopped = 停步
mordheim-slot-afraid = 恐惧
mordheim-slot-combat = 近战
mordheim-slot-parry = 招架
mordheim-slot-first-foe = 第一个攻击者
mordheim-slot-critical = 已有致命一击
mordheim-slot-struck = 已出手
mordheim-slot-loses-fight = 失去攻击
mordheim-slot-felled-by = 被谁打倒
mordheim-slot-named = 指定的目标
mordheim-slot-injury = 伤情
mordheim-slot-charm = 幸运符
mordheim-slot-frenzy = 狂暴
mordheim-slot-dropped = 掉落
mordheim-slot-shot = 已开枪
mordheim-slot-fleeing = 逃跑中
mordheim-slot-apart = 远离

## 数据表

mordheim-sheet-m = 移动
mordheim-sheet-ws = 近战
mordheim-sheet-s = 力量
mordheim-sheet-t = 耐力
mordheim-sheet-w = 伤口
mordheim-sheet-i = 主动性
mordheim-sheet-a = 攻击
mordheim-sheet-ld = 领导力
mordheim-sheet-weapons = 武器
mordheim-sheet-armour = 护甲
mordheim-sheet-shield = 盾牌
mordheim-sheet-buckler = 小圆盾
mordheim-sheet-second-buckler = 第二面小圆盾
mordheim-sheet-helmet = 头盔
mordheim-sheet-skills = 技能
mordheim-sheet-traits = 特性
