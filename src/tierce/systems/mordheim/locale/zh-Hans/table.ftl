### 在地图上战斗。参数说明见英文目录。

## 发生的事

mordheim-event-moves = { $who }移动到 { $cell }。
mordheim-event-stopped = { $who }被{ $what ->
    [wall] 墙
    [edge] 桌边
   *[fighter] 别的模型
}挡住。

## 提问与选项

mordheim-ask-move = 冲锋还是移动？
mordheim-ask-move-half = 刚站起来，移动到哪里？
mordheim-option-charge = 向{ $foe }冲锋
mordheim-option-to = 移动到 { $cell }
mordheim-option-stay = 留在原地

## 状态项目

mordheim-slot-cell = 所在格
mordheim-slot-facing = 朝向
