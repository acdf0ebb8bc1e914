### 示例战斗。

mordheim-sample-alley = 两支四人战帮在小巷相遇：冲锋、剑与小圆盾的招架、戟、鞭子、头盔、了结倒地者。
mordheim-sample-bridge = 队长和卫兵守桥，对抗角斗士与亡者：恐惧、狂暴、双手剑、孤身一人。
