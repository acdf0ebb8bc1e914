### 关于文件中人物的文字。参数说明见英文目录。

gurps-expected-damage = 伤害，例如 2d+1 cut、sw+1 cut 或 3d(2) imp
gurps-expected-reach = 攻击距离，例如 1、C 或 1,2
gurps-expected-parry = 招架栏，例如 0、-1F、0U 或 No
gurps-expected-range = 射程，例如 150 或 100/150
gurps-file-no-level = { $path }：缺少键“level”，“skills”中也没有“{ $skill }”。请给出其中之一。
gurps-file-no-basic-damage = { $path }：“{ $key }”的值是“{ $value }”，但 ST { $st } 没有对应的伤害，只有 ST { $lowest } 到 { $highest } 才有。请直接给出骰子。
gurps-file-weapon-twice = { $path }：该人物有两件武器都叫“{ $name }”；每件武器要有自己的名字，例如“{ $name } 2”。
gurps-file-mode-twice = { $path }：该武器有两种用法都叫“{ $name }”；每种用法要有自己的名字。
gurps-file-both-hands = { $path }：“{ $name }”同时在两只手中；双手武器只写在“main”里，“off”则为 ""。
gurps-file-two-handed = { $path }：“{ $name }”需要双手；只写在“main”里，“off”则为 ""。

gurps-file-other-area = { $path }：“{ $key }”只用于 area = "{ $area }"；请删去，或这样注明。
