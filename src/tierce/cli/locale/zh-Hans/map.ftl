## 地图

cli-map-sign = { $sign } { $what }
cli-map-named = { $name }（{ $details }）
cli-map-wall = 墙
cli-map-closed = 无法通行
cli-map-opaque = 遮挡视线
cli-map-thin = 薄墙
cli-map-cover = 掩体：{ $kind }
cli-map-footing = 立足不稳 { $amount }
cli-map-height = 高度 { SIGNED($height) }
cli-map-hazard = 危险：{ $hazard }
cli-map-stands-in = 所在格有危险：{ $hazards }
fight-event-hazard = { $who } 所在的格子有危险：{ $hazards }。
cli-map-part = 显示的是 { $first } 到 { $last }；整张地图到 { $end } 为止。

cli-cells = 或输入地图上的一格：{ $cells }
cli-cells-by-kind = 或输入地图上的一格。
cli-cells-of-kind = { $kind }：{ $cells }
