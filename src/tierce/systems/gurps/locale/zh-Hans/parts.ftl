### 数值的组成：每一项是什么。伤势与大成功、大失败的各项在 injury.ftl。参数说明见英文目录。

## 攻击

gurps-part-skill = 技能（{ $skill }）
gurps-part-determined = 全力攻击（坚定）
gurps-part-location = 瞄准：{ gurps-location }
gurps-part-range = 距离 { $yards } 码
gurps-part-size = 目标体型
gurps-part-rapid-fire = 速射 { $shots } 发
gurps-part-cover = 目标有部分掩体
gurps-part-deceptive = 欺骗性攻击
gurps-part-dual-weapon = 双武器攻击
gurps-part-off-hand = 非惯用手
gurps-part-encumbrance = 负重

## 防御

gurps-part-dodge = 基础速度 { $speed } + 3
gurps-part-control-skill = 操纵技能的一半
gurps-part-handling = 载具熟练度
gurps-part-parry = 技能 { $skill } 的一半 + 3
gurps-part-block = 技能 { $skill } 的一半 + 3
gurps-part-weapon-parry = 武器的招架修正
gurps-part-trait = 特质
gurps-part-combat-reflexes = 战斗反射
gurps-part-increased = 全力防御（增强）
gurps-part-acrobatic = 杂技
gurps-part-retreat = 后退
gurps-part-retreated = 本轮先前已避开此敌后退
gurps-part-db = 盾牌的防御加值
gurps-part-stunned = 被震慑
gurps-part-feint = 佯攻
gurps-part-side = 攻击来自侧面
gurps-part-rear = 攻击来自背后
gurps-part-unseen = 看不见攻击者
gurps-part-height = 攻击者较高或较低
gurps-part-flail = 对手用连枷
gurps-part-thrown = 对手投掷武器
gurps-part-bare-hand = 徒手对武器
gurps-part-repeated = 本轮第 { $count } 次招架
gurps-part-repeated-fencing = 本轮第 { $count } 次招架，击剑武器
gurps-part-repeated-master = 本轮第 { $count } 次招架，大师
gurps-part-repeated-fencing-master = 本轮第 { $count } 次招架，击剑武器与大师

## 移动

gurps-part-basic-move = 基础移动力
