### 某事不可选的原因，写在事名和冒号之后。参数说明见英文目录。

## 战斗动作

gurps-reason-stunned = 被震慑，只能不做行动
gurps-reason-surprised = 遭突袭，只能不做行动
gurps-reason-dazed = 眩晕，只能不做行动
gurps-reason-nobody-in-reach = 够不到任何人

## 攻击

gurps-reason-not-in-hand = 不在手中
gurps-reason-other-hand = 需要双手，而另一只手不空
gurps-reason-not-ready = 未准备好
gurps-reason-behind-cover = 目标完全躲在掩体后
gurps-reason-out-of-range = 目标在射程之外
gurps-reason-out-of-reach = 目标在触及范围之外
gurps-reason-crawling = 这个姿势只能攻击贴身目标
gurps-reason-no-step = 半速移动不是迈步，没有迈步可用来改变姿势
gurps-reason-skill-too-low = 有效技能低于 3
gurps-reason-determined = 没有可行的攻击
gurps-reason-double = 需要两把准备好的武器，或一把攻击后仍算准备好的武器
gurps-reason-strong = 只限基于 ST 的伤害
gurps-reason-feint = 需要手中有武器

## 防御

gurps-reason-all-out-attack = 全力攻击之后没有任何防御
gurps-reason-unaware = 没有察觉这次攻击
gurps-reason-rear = 攻击来自背后
gurps-reason-at-rest = HP 为 0 或更低时休息，不能防御
gurps-reason-out = 已失去战斗力
gurps-reason-tried-already = 第二次须换一种防御
gurps-reason-no-shield = 没有准备好的盾牌
gurps-reason-too-fast = 子弹和光束太快
gurps-reason-blocked-already = 每轮只能盾挡一次，已经用过
gurps-reason-cannot-parry = 这件武器不能招架
gurps-reason-no-arms = 没有手臂就不能招架
gurps-reason-unbalanced = 不平衡武器，本轮已攻击过
gurps-reason-missile = 只能招架近战攻击和投掷武器
gurps-reason-flail = 击剑武器和徒手不能招架连枷
gurps-reason-no-acrobatics = 需要杂技技能
gurps-reason-acrobatics-used = 每轮一次，已经用过

## 后退

gurps-reason-retreat-ranged = 不能用来躲远程攻击
gurps-reason-retreated-already = 每轮一次，已避开{ $foe }后退过
gurps-reason-retreat-kneeling = 跪姿时不行
gurps-reason-retreat-sitting = 坐姿时不行
gurps-reason-retreat-stunned = 被震慑时不行
gurps-reason-retreat-sacrificed = 舍身替人挡过攻击之后不行
gurps-reason-retreat-fast = 上一轮移动超过 { $limit } 码之后不行
gurps-reason-retreat-room = 身后没有空间
gurps-reason-retreat-still = 没有移动的战斗动作之后不行
