### tierce 各部分通用的文字。参数说明见英文目录。

## 列表、数字、短词

list-separator = 、
decimal-separator = .
label-value = { $label }：{ $value }
percent = { $number }%
percent-below = 低于 { $number }%
percent-above = 高于 { $number }%
chance = { $percent }（{ $fraction }）
yes = 是
no = 否
none = 无
unknown = 未知
default = 默认

## 错误：标题

error-heading = 错误
warning-heading = 警告
hint-heading = 提示
error-place = { $file } 第 { $line } 行

## 错误：文件

error-file-not-found = { $file }：文件不存在。
error-file-is-folder = { $file }：这是文件夹，此处需要文件。
error-file-no-ordinary = { $file }：这是设备或管道，此处需要文件。
error-file-too-large = { $file }：超过 { $most } 字节，太大，无法读取。
error-file-unreadable = { $file }：无法读取（{ $reason }）。
error-file-unwritable = { $file }：无法写入（{ $reason }）。未作任何改动。
error-file-exists = { $file }：文件已存在，未覆盖。
error-file-empty = { $file }：文件是空的。
error-not-text = { $file }：不是 UTF-8 文本。
error-not-toml = { $file } 第 { $line } 行：不符合 TOML 语法。
error-not-yaml = { $file } 第 { $line } 行：不符合 YAML 语法。
error-not-json = { $file } 第 { $line } 行：不符合 JSON 语法。
error-unknown-format = { $file }：tierce 不能读取此类文件。可读取的类型：{ $known }。
error-not-format = { $file }：不是 { $format } 文件。
error-format-version = { $file }：无法读取 { $format } 的 { $version } 版。可读取的版本：{ $known }。

## 错误：文件内容

error-unknown-key = { $path }：未知的键“{ $key }”。您是否想写“{ $nearest }”？
error-unknown-key-known = { $path }：未知的键“{ $key }”。可用的键：{ $known }。
error-missing-key = { $path }：缺少键“{ $key }”。
error-duplicate-key = { $path }：“{ $key }”出现了两次。
error-out-of-range = { $path }：“{ $key }”的值是 { $value }，必须在 { $lowest } 到 { $highest } 之间。
error-too-low = { $path }：“{ $key }”的值是 { $value }，不得小于 { $lowest }。
error-not-allowed = { $path }：“{ $key }”的值是“{ $value }”，只能是以下之一：{ $known }。
error-wrong-type = { $path }：“{ $key }”的值是“{ $value }”，应为{ $expected }。
expected-number = 整数
expected-fraction = 数字或分数（例如 11/2）
expected-text = 文本
expected-yes-no = “是”或“否”（yes / no）
expected-list = 列表
expected-table = 由键和值组成的表
expected-dice = 骰子表达式（例如 2d6+1）
error-unknown-name = { $path }：没有名为“{ $name }”的对象。已有：{ $known }。

## 错误：命令行

error-usage = { $problem }
error-usage-help = 用法请见“{ $command } --help”。
error-usage-command = 没有“{ $typed }”这个命令。您是否想输入“{ $nearest }”？
error-usage-command-known = 没有“{ $typed }”这个命令。可用的命令：{ $known }。
error-usage-option = 没有“{ $typed }”这个选项。您是否想输入“{ $nearest }”？
error-usage-option-unknown = 没有“{ $typed }”这个选项。
error-usage-missing = 缺少 { $name }。
error-usage-too-many = 多余的参数“{ $typed }”。
error-usage-key-value = “{ $typed }”必须写成“键=值”（KEY=VALUE）的形式。
error-usage-value = { $name } 不能是“{ $typed }”。可用的值：{ $known }。
error-unknown-language = 未知的语言“{ $wanted }”。可用的语言：{ $known }。
error-unknown-system = 未知的规则系统“{ $wanted }”。可用的系统：{ $known }。
error-unknown-clause = 没有条款“{ $wanted }”。您是否想找“{ $nearest }”？
error-answer = 此处不能回答“{ $typed }”。可用的回答：{ $known }。

## 错误：骰子

error-dice-notation = “{ $typed }”不是骰子表达式。请写成 3d6、2d6+1 或 1d100 这样的形式。
error-dice-impossible = { $dice } 掷不出 { $typed }：只能是 { $lowest } 到 { $highest }。
error-dice-not-number = { $dice }：“{ $typed }”不是整数。
error-dice-count = { $dice }：给出了 { $given } 颗骰子的点数，应为 { $count } 颗。

## 错误：战斗记录

error-not-log = { $file }：不是战斗记录。
error-log-truncated = { $file }：记录在第 { $line } 行中断，此行之前的内容完整。
error-log-damaged = { $file }：记录的第 { $line } 行已损坏。
error-log-newer = { $file }：由 { $version } 版写成，比当前的 { $known } 版新。请使用不低于该版本的 tierce。
error-log-in-use = { $file }：这场战斗正在别处进行。
