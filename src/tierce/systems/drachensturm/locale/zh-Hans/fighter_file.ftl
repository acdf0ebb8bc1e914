### 关于文件中的战斗者。

drachensturm-expected-points = 1d6+1、1W6、3 这样的点数
drachensturm-file-weapon-twice = { $path }：有两件武器都叫“{ $name }”；请各取一个名字，例如“{ $name } 2”。
drachensturm-file-held-twice = { $path }：“{ $name }”被持有了两次；一件武器只能写在“main”“off”“others”之一。
drachensturm-file-hands = { $path }：手持物品需要 { $hands } 只手，但只有 { $arms } 只；双手武器只写在“main”，此时“off”为 ""。
