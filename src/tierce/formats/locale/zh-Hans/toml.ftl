### TOML 人物与场景读取器的文字。参数说明见英文目录。

toml-place = { $file } 第 { $line } 行，{ $path }
toml-lines =
    { $first }
    { $rest }
toml-and-more =
    { $last }
    ……另有 { $count } 处问题。
toml-within = { $path }：{ $problem }
toml-invalid = { $path }：“{ $key }”的值是“{ $value }”，不可用：{ $reason }
toml-syntax = { $file } 第 { $line } 行第 { $column } 列：{ $reason ->
    [twice] 此键或表在前面已经给出
    [equals] 键后面必须有“=”和值
    [value] 这不是值；文本要放在引号里："…"
    [key] 这不是键；含有字母、数字、- 和 _ 以外字符的键要放在引号里
    [string] 文本末尾缺少引号
    [escape] "…" 中的反斜杠要写两次，或者把文本放在 '…' 里
    [array] 列表末尾缺少“]”，或缺少逗号
    [table] 表末尾缺少“{"}"}”，或缺少逗号
    [header] 表头末尾缺少“]”（或“]]”）
    [newline] 一行只能写一个键和它的值
   *[other] 不符合 TOML 语法
}。该行内容：{ $written }
toml-strange = { $file }：无法读取：表嵌套过深，或数字过长。
toml-circle = { $path }：这些文件互相引用成环：{ $files }。人物文件不能引用回自身。
toml-name = { $path }：“{ $key }”不能是“{ $value }”：{ $fault ->
    [empty] 不能为空
    [blank] 开头和结尾不能是空格
    [gm] GM 指主持人
    [slash] 不能含有“/”
    [at] 不能含有“@”
   *[control] 不能含有控制字符
}。
toml-name-twice = { $path }：有两名人物都叫“{ $name }”；每名人物要有自己的名字。
toml-sides = { $path }：{ $count ->
    [0] 没有人参战
   *[other] 所有人物都在同一方
}；一场战斗至少需要两名人物，且“side”的值不同。
toml-fact-self = { $path }：“from”和“to”都是“{ $name }”；一条事实涉及两名人物。
toml-fact-contradicts = { $path }：“{ $key }”为 { $value }，但 { $first } 对同样这两人给出的是 { $before }。
toml-expected-true-false = true 或 false
toml-expected-tables = 由表组成的列表；在每个表上方写 { $heading }（双方括号）
toml-fact-nothing = { $path }：这里没有陈述任何事实；请给出以下一项或多项：{ $known }。
toml-fact-on-map = { $path }：“{ $key }”由地图决定，不能与地图一同给出。有地图时可以给出：{ $known }。
toml-fact-map-only = { $path }：“{ $key }”由地图决定。在 { $system } 中，有地图时不再给出任何事实。
toml-no-fighters = { $file }：规则系统“{ $system }”不用文件保存人物。
