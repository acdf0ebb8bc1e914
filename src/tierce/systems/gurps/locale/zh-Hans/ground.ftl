### 在六角格地图上战斗。参数说明见英文目录。

## 发生的事

gurps-event-step-clear = { $who }从{ $foe }身边退开 { $yards } 码，腾出出手的空间。
gurps-event-closes-in = { $who }移到 { $cell }，逼近{ $foe }。
gurps-event-turns = { $who }转向{ $way ->
    [ne] 东北
    [e] 东
    [se] 东南
    [sw] 西南
    [w] 西
   *[nw] 西北
}。
gurps-event-goes = { $who }移动到 { $cell }（{ $yards } 码）。
gurps-event-driven-into = { $who }被{ $what ->
    [wall] 墙壁
    [edge] 地图边缘
   *[fighter] 挡路的人
}挡住。

## 提问与选项

gurps-ask-facing = 面朝哪个方向？
gurps-ask-back = 移到哪一格？
    .option = { $cell }
gurps-option-to = 到 { $cell }（{ $yards } 码）
gurps-option-face = { $way ->
    [ne] 东北
    [e] 东
    [se] 东南
    [sw] 西南
    [w] 西
   *[nw] 西北
}

## 不能选的，以及原因

gurps-reason-not-in-front = 目标不在正面
gurps-reason-too-close = 目标离得太近，武器施展不开

## 状态项目

gurps-slot-cell = 所在格
gurps-slot-facing = 朝向
