### 在地图上战斗。参数说明见英文目录。

## 发生的事

cthulhu-event-goes = { $who }{ $squares ->
        [1] 移动
       *[other] 全力移动
    }到 { $cell }。
cthulhu-event-falls-down = { $who }坠落了{ $metres }米。

## 提问与选项

cthulhu-ask-where-to = 去哪里（{ $squares ->
        [1] {""}
       *[other] 最多
    }{ $squares }格）？
cthulhu-option-to = 到 { $cell }
cthulhu-ask-throw = 把{ $foe }摔到哪里？
    .option = 摔下到 { $cell }（{ $metres }米）
cthulhu-option-here = 原地
cthulhu-ask-push = 把{ $foe }撞向哪边？
cthulhu-option-push = { $way ->
        [n] 地图上方
        [ne] 右上方
        [e] 右方
        [se] 右下方
        [s] 地图下方
        [sw] 左下方
        [w] 左方
       *[nw] 左上方
    }

## 不可用的原因

cthulhu-reason-no-line = 中间隔着墙
cthulhu-reason-no-way = 无法离开此格

## 状态项目

cthulhu-slot-cell = 所在格
cthulhu-slot-facing = 朝向
