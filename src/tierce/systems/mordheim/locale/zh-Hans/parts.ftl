### 数值的组成，以及为何不能选。

mordheim-part-attacks = 攻击
mordheim-part-one-attack = 这种武器各只有一次攻击
mordheim-part-frenzy = 狂暴
mordheim-part-second-weapon = 第二件武器
mordheim-part-whip = 冲锋时的鞭子
mordheim-part-strength = 力量
mordheim-part-weapon-strength = 武器自身的力量
mordheim-part-weapon = 武器
mordheim-part-first-turn = 首回合
mordheim-part-charge = 骑乘冲锋
mordheim-part-no-armour = 没有护甲
mordheim-part-armour = { $armour ->
    [light] 轻甲
    [heavy] 重甲
    [gromril] 格罗姆铁甲
    [ithilmar] 伊希玛银甲
    [leathers] 硬皮甲
   *[armour] 护甲
}
mordheim-part-shield = 盾牌
mordheim-part-weapon-save = 武器对护甲
mordheim-part-against-strength = 攻击的力量
mordheim-part-movement = 移动
mordheim-part-heavy-shield = 重甲加盾
mordheim-part-afraid = 恐惧
mordheim-part-skill = 近战{ $ours }对{ $theirs }
mordheim-part-wound = 力量{ $strength }对耐力{ $toughness }
mordheim-part-resilient = 强韧
mordheim-part-bane = 对亡灵和附魔者
mordheim-reason-standing-first = 接触中还有站立的敌人
