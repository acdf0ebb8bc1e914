### 某些选项不可选的原因。

drachensturm-reason-three = 三次防御已用完
drachensturm-reason-parry-only = 本轮只能招架
drachensturm-reason-lost = 不在手中
drachensturm-reason-no-factor = 没有招架系数
drachensturm-reason-parried = 本轮已经招架过
drachensturm-reason-two-parries = 本轮不能再招架
drachensturm-reason-attacked = 本轮已用来攻击
drachensturm-reason-arm = 那只手臂不能用
drachensturm-reason-ran = 本轮移动得太远
drachensturm-reason-fallen = 倒在地上
drachensturm-reason-next-dodge = 下一次防御只能是闪避
drachensturm-reason-behind = 来自背后，只能闪避
drachensturm-reason-helpless = 毫无还手之力
drachensturm-reason-down = 倒在地上
drachensturm-reason-no-attack = 还不能攻击
drachensturm-reason-struck = 本轮已经攻击过
drachensturm-reason-out-of-reach = 够不着
