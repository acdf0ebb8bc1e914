## 地図

cli-map-sign = { $sign } { $what }
cli-map-named = { $name }（{ $details }）
cli-map-wall = 壁
cli-map-closed = 通行不可
cli-map-opaque = 視線を遮る
cli-map-thin = 薄い壁
cli-map-cover = 遮蔽：{ $kind }
cli-map-footing = 足場の悪さ { $amount }
cli-map-height = 高さ { SIGNED($height) }
cli-map-hazard = 危険：{ $hazard }
cli-map-stands-in = マスの危険：{ $hazards }
fight-event-hazard = { $who } がいるマスの危険：{ $hazards }
cli-map-part = 表示しているのは { $first } から { $last } までです。地図は { $end } まであります。

cli-cells = または地図のマスを入力：{ $cells }
cli-cells-by-kind = または地図のマスを入力。
cli-cells-of-kind = { $kind }：{ $cells }
