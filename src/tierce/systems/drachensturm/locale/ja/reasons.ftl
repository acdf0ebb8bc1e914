### 選べない理由。

drachensturm-reason-three = 防御を3回使い切った
drachensturm-reason-parry-only = このラウンドは受けしかできない
drachensturm-reason-lost = 手にない
drachensturm-reason-no-factor = 受けの係数がない
drachensturm-reason-parried = このラウンドにもう受けた
drachensturm-reason-two-parries = このラウンドはもう受けられない
drachensturm-reason-attacked = このラウンドに攻撃した
drachensturm-reason-arm = その腕は使えない
drachensturm-reason-ran = このラウンドに動きすぎた
drachensturm-reason-fallen = 倒れている
drachensturm-reason-next-dodge = 次の防御はよけしかできない
drachensturm-reason-behind = 背後からの打撃はよけるしかない
drachensturm-reason-helpless = 無防備である
drachensturm-reason-down = 倒れている
drachensturm-reason-no-attack = まだ攻撃できない
drachensturm-reason-struck = このラウンドの攻撃は済んだ
drachensturm-reason-out-of-reach = 届かない
