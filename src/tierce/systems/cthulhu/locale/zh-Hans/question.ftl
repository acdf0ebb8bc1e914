### 快速提问：求出的数值。

cthulhu-value-attack = 攻击
cthulhu-value-art = 武道
cthulhu-value-defence = 防御
cthulhu-value-hits = 命中弹数
cthulhu-value-damage = 伤害（失去的HP）
cthulhu-value-shock = 休克
cthulhu-value-unconscious = 昏迷或濒死
cthulhu-value-dead = 濒死或当场死亡
cthulhu-value-malfunction = 故障
