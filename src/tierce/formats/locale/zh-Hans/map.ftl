### 读取 TOML 地图时的消息。参数见英文目录。

toml-map-empty = { $path }：“{ $key }”里一个格子也没有；请为每格画一个符号，例如 . 和 #。
toml-map-sign = { $path }：没有说明 { $cell } 处的“{ $sign }”是什么意思。已知的符号：{ $known }。请把它加进地图的图例（legend）。
toml-map-ragged = { $path }：第 { $row } 行有 { $count } 格，而第一行有 { $expected } 格；各行必须一样长。
toml-map-shifted = { $path }：第 { $row } 行的开头位置不对。六角格的第 2、4、6……行要向右错开，其余各行与第一行对齐。
toml-map-large = { $path }：“{ $key }”有 { $count } 格；一张地图最多 { $most } 格。
toml-map-wall = { $path }：“{ $key }”的值是“{ $value }”，必须写出地图上共用一条边的两个格子的名称。
toml-map-mark = { $path }：图例里不能用“{ $sign }”；符号必须是一个普通宽度的字母、数字或标记。
toml-map-meaningless = { $path }：“{ $key }”在 { $system } 的规则中没有意义。格子可用的键：{ $known }。
toml-map-expected-wall = 两个格子的名称，例如 C4-D4
toml-map-expected-cell = 一个格子的名称，例如 C4
toml-map-none = { $path }：给出了“{ $key }”，但这场战斗没有地图。
toml-map-at = { $path }：“{ $key }”的值是“{ $value }”，但不能从那里开始：{ $why ->
    [off] 地图上没有这一格
    [closed] 那一格不能进入
   *[room] 按规则，{ $others }旁边没有位置
}。
