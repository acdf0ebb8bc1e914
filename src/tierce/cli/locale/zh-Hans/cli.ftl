### 命令行与终端的文字。参数说明见英文目录。

## 帮助

cli-help-usage = 用法：
cli-help-options = [选项]
cli-help-command = 命令 ...
cli-help-arguments = 参数
cli-help-options-heading = 选项
cli-help-commands = 命令

cli-command-tierce = 按规则裁定桌面战斗
    .about = 按规则裁定桌面战斗：谁可以做什么、机会多大、骰子掷出了什么，以及原因。
cli-command-play = 进行一场战斗，或继续一场战斗
    .about = 在终端里进行战斗。可从剧本文件开始，可按名称开始一场示例战斗（--list），也可从战斗记录继续。每个回答都会立即保存。战斗中输入“h”可查看能输入什么。
cli-command-odds = 单次攻击的精确概率
    .about = 不需要文件，精确回答一个问题。例如：tierce odds gurps attack=14 dodge=9
cli-command-log = 打印一场战斗的经过
    .about = 根据战斗记录里的事件，打印战斗的经过。
cli-command-clauses = 列出规则条款，或显示其中一条
    .about = 列出规则条款。给出 ID 时，显示该条款的内容、引用它的规则和检验它的用例。
cli-command-systems = 列出规则系统
    .about = 列出已安装的规则系统。
cli-command-roll = 按桌上的写法掷骰
    .about = 执行该系统的玩家惯用写法的掷骰命令，并说明结果。例如：tierce roll cthulhu "CCB<=65"
cli-command-import = 从文件读取角色
    .about = 从文件（例如 GURPS Character Sheet 的 .gcs）读取角色并显示，说明哪些内容无法沿用，以及文件中的数值在哪里与规则不同。
cli-command-export = 把战斗后剩下的 HP 写回角色文件
    .about = 输出角色文件（例如 ccfolia 的棋子 .json），其中的 HP 改为战斗后剩下的值，其余内容一个字节都不变。
cli-command-check = 运行用例
    .about = 运行用例：写明规则应有结果的 YAML 文件，或存放它们的文件夹。最后一行是“N passed, N failed”。

cli-parameter-help = 显示本帮助。
cli-parameter-version = 显示版本。
cli-parameter-lang = 语言：en、de、ja、ru、zh-Hans。省略时按系统区域设置。
cli-parameter-as-json = 输出 JSON。
cli-parameter-play-file = 剧本（TOML）、战斗记录，或示例战斗的名称。省略时开始示例战斗“duel”。
cli-parameter-as-list = 列出示例战斗。
cli-parameter-play-log-file = 新战斗保存的位置。省略时保存在当前文件夹，以剧本和日期命名。
cli-parameter-auto = 由电脑替某一方决定；“all”表示所有各方。
cli-parameter-policy = 电脑的决策方式。省略时用该系统的默认方式。
cli-parameter-hand = 此角色的骰子在桌上掷出后输入。
cli-parameter-seed = 电脑骰子的种子：种子相同，骰子相同。
cli-parameter-repair = 截去战斗记录中未写完的最后一行。
cli-parameter-read-only = 只打印战斗记录。
cli-parameter-from-checkpoint = 规则已改变时，从记录的最后一个检查点继续。
cli-parameter-file = 战斗记录。
cli-parameter-log-clauses = 注明每个事件的条款。
cli-parameter-odds-system = 规则系统。
cli-parameter-pairs = 问题，例如 attack=14 dodge=9。
cli-parameter-clause = 要显示的条款。
cli-parameter-system = 只列出此系统的条款。
cli-parameter-roll-system = 规则系统。
cli-parameter-command = 命令，要加引号："CCB<=65"。
cli-parameter-dice = 在桌上掷骰时骰子的点数。省略时由电脑掷骰。
cli-parameter-import-paths = 角色文件。
cli-parameter-import-system = 未注明系统的文件所用的规则系统。省略时为 gurps。
cli-parameter-output = 把角色写成人物文件（TOML）。
cli-parameter-fighter = 战斗中的人物名称。省略时为文件里的名称。
cli-parameter-piece = 角色文件。
cli-parameter-export-output = 写入此文件。
cli-parameter-check-paths = 用例文件或文件夹。

## 错误

cli-usage-no-value = { $option } 不带值。
cli-usage-needs-value = { $option } 后面要有一个值。
cli-play-not-with-log = { $file } 是战斗记录，只能照原样继续：{ $option } 只用于新战斗。
cli-play-only-with-log = { $file } 是剧本：{ $option } 只用于战斗记录。
cli-log-truncated = { $file }：记录在第 { $line } 行中断，此行之前的内容完整；用 --repair 可截去该行并继续。
cli-log-no-checkpoint = { $file }：此记录没有可供继续的检查点。--read-only 可打印战斗经过。
cli-log-checkpoint-unusable = { $file }：规则变化太大，无法从其检查点继续。--read-only 可打印战斗经过。
cli-log-rules-newer = { $file }：需要 { $system } 规则第 { $version } 版，比当前的第 { $known } 版新。--read-only 可打印战斗经过。
cli-log-rules-changed = { $file }：按 { $system } 规则第 { $version } 版写成；按当前的第 { $known } 版，战斗会有不同的走向。{ $checkpoint ->
    [yes] --read-only 可打印经过，--from-checkpoint 可从最后一个检查点继续。
   *[no] --read-only 可打印经过。
}
cli-log-other = { $file }：规则版本同为 { $version }，但按当前规则，战斗的走向与此记录不同。记录缺行或被改动，或者规则在同一版本内有所更改。 { $checkpoint ->
    [yes] --read-only 可打印经过，--from-checkpoint 可从最后一个检查点继续。
   *[no] --read-only 可打印经过。
}
cli-dice-face = { $dice } 掷不出 { $typed }：每颗骰子只能是 1 到 { $sides }。
cli-odds-none = { $system } 不回答没有文件的问题。
cli-odds-unknown-key = 未知的键“{ $key }”。您是否想写“{ $nearest }”？
cli-odds-unknown-key-known = 未知的键“{ $key }”。可用的键：{ $known }。
cli-odds-missing-key = 缺少键“{ $key }”。
cli-odds-missing-one-of = 缺少以下键之一：{ $known }。
cli-odds-not-number = { $key }={ $value }：此处需要整数。
cli-odds-not-dice = { $key }={ $value }：此处需要骰子表达式，例如 1d6+1。
cli-odds-out-of-range = { $key } 的值是 { $value }，必须在 { $lowest } 到 { $highest } 之间。
cli-odds-conflict = 以下各项不能同时出现：{ $keys }。
cli-odds-needs-key = “{ $key }”只有与 { $known } 一起才有意义。
cli-odds-withheld = { $key }：依 { $clause }，此处不可行。“tierce clauses { $clause }”可查看其内容。
cli-odds-twice = “{ $key }”出现了两次。
cli-roll-none = { $system } 没有掷骰命令。
cli-roll-unknown = “{ $typed }”不是这里的掷骰命令。可用的例如：{ $known }
cli-roll-no-sum = “{ $typed }”既不是整数，也不是 60/2+15*2-10 这样的算式。
cli-roll-by-zero = “{ $typed }”中除以了 0。
cli-roll-too-large = “{ $typed }”的结果超过 { $most }。
cli-clause-none = 没有条款“{ $wanted }”。“tierce clauses”可列出所有条款。
cli-sample-none = 没有“{ $typed }”这个文件，也没有这个名称的示例战斗。您是否想输入“{ $nearest }”？
cli-sample-none-known = 没有“{ $typed }”这个文件，也没有这个名称的示例战斗。示例战斗：{ $known }。
cli-data-entry = { $file }：[{ $entry }]：“{ $key }”不能是 { $value }。
cli-import-no-toml = { $system } 的人物无法写成 TOML。
cli-export-none = { $file }：这种文件无法写回剩余值。
cli-import-one = --output 只能用于一个文件。
cli-nobody = 这里没有叫“{ $typed }”的。在场的有：{ $known }。
cli-number = “{ $typed }”不是 1 到 { $highest } 之间的数。

## 命令的列表和表格

cli-system-version = 规则第 { $version } 版
cli-clause-column-rules = 规则
cli-clause-column-cases = 用例
cli-clause-source = 来源：{ $source }
cli-clause-rules = 引用处：{ $places }
cli-clause-cases = 检验处：{ $places }
cli-odds-mean = 平均 { $mean }
cli-odds-method = 方法：{ $method }
cli-method-exact = 精确
cli-method-sampled = 抽样，随机运行 { $count } 次，附95%置信区间
cli-import-written = 已写入 { $file }
cli-import-same = 文件中的数值与规则一致。
cli-import-differences = 文件自己的数值与规则不同：
cli-import-difference = { $what }：文件为 { $file }，规则为 { $rules }
cli-import-difference-none = { $what }：文件为 { $file }，规则中没有此值
cli-import-right-ours = 以规则为准
cli-import-right-file = 以文件为准
cli-import-right-open = 未定
cli-log-empty = 还没有发生任何事。

## 战斗：开始与结束

cli-saving = 全部内容保存在 { $file }
cli-saved = 已保存在 { $file }
cli-read-only = 不保存：这场战斗只供查看。
cli-repaired = 已截去未写完的最后一行（{ $count } 字节）。
cli-going-on = 从第 { $count } 个回答之后继续。
cli-turn = { $who }，第 { $number } 轮
cli-turn-goes-on = { $who }，第 { $number } 轮（续）
cli-roll-no-die = “{ $command }”不掷骰即可判定，请去掉 --dice。
cli-odds-bad-value-near = { $name } 不能是“{ $typed }”。是不是“{ $nearest }”？
cli-edit-least = { $slot } 不能是“{ $value }”：需要不小于 { $least } 的整数。
cli-edit-on-map = “{ $fact }”由地图决定，请改为移动人物。除地图外可指定的有：{ $known }。
cli-no-end = 已进行 { $count } 步仍未分出胜负，且没有人来决定。自动进行到此为止；战斗已保存，可以继续。
cli-goes-on = { $turn }（续）
cli-before-fight = 战斗之前
cli-over = 战斗结束，胜方：{ $side }
cli-over-draw = 战斗结束，没有胜方。
cli-prompt-over = （u 撤销 · o 改判 · l 记录 · q 退出）>{" "}

## 战斗：提问

cli-pool = { $name } { $now }/{ $most }
cli-question-plain = 怎么做？
cli-roll-plain = 掷骰
cli-option-plus = { $what }，{ $more }
cli-sealed = 有 { $count } 人同时决定：所有人决定之前不会显示。
cli-hint-why = ? N 查看原因
cli-hint-withheld = - 查看未列出的选项（{ $count }）
cli-hint-help = h 帮助
cli-chance = 机会：{ $chance }
cli-no-value = 此项不掷骰，没有可说明的数值。
cli-nothing-withheld = 所有选项都已列出。
cli-explain-how = “? 2”说明第 2 个选项，“? ID”显示条款。
cli-explain-none = “{ $typed }”既不是这里的选项，也不是条款。
cli-not-understood = 这既不是选项也不是命令。请输入数字，或输入 h 查看帮助。
cli-ambiguous = “{ $typed }”可能是：{ $several }。

## 战斗：骰子

cli-thrown = { $who }，{ $what }：{ $dice } → { $shows }
cli-throw = { $who }，{ $what }：请掷 { $dice }
cli-own-words = （用自己的话说）>{" "}
cli-too-many-words = 最多 { $most } 个字符。
cli-own-number = （{ $lowest }到{ $highest }的整数）>{" "}
cli-no-such-number = “{ $typed }”不行，请输入{ $lowest }到{ $highest }的整数。
cli-dice-prompt = （总数或每颗骰子的点数；r：由电脑掷）>{" "}
cli-dice-prompt-faces = （每颗骰子的点数，如 5 3 3；r：由电脑掷）>{" "}
cli-dice-range = { $dice }：总数 { $lowest } 到 { $highest }，或每颗骰子的点数
cli-dice-faces = { $dice }：每颗骰子的点数，每颗 1 到 { $sides }
cli-dice-mode = 请说明是谁的骰子、怎样掷：d 名字 hand，或 d 名字 computer。
cli-dice-by-hand = { $who }：在桌上掷骰后输入。
cli-dice-by-computer = { $who }：由电脑掷骰。

## 战斗：更正

cli-undo-nothing = 没有可撤销的内容。
cli-undone = 已撤销：{ $what }
cli-undo-edit = 一次手动修改（{ $what }）
cli-overrule-nothing = 还没有可改判的内容。
cli-overrule-which = （编号；直接回车则不改）>{" "}
cli-overrule-value = （新的值；直接回车则不改）>{" "}
cli-overruled = 改判：{ $before } → { $after }（{ $what }）
cli-decided = { $value }（{ $what }）
cli-recent-roll = { $who }，{ $what }，{ $dice }
cli-recent-outcome = 结果：{ $site }
cli-by-dice = 骰子
cli-by-hand = 手掷
cli-by-player = 决定
cli-by-policy = 电脑
cli-by-gm = 主持人
cli-by-rules = 规则
cli-ruling = 主持人裁定：{ $ruling }
cli-ruled = { $what }：{ $before } → { $after }
cli-ruled-roll = { $who }，{ $what }
cli-ruled-choice = { $who }，“{ $question }”
cli-ruled-outcome = “{ $site }”的结果
cli-ruled-slot = { $who }，{ $slot }
cli-ruled-entry = { $slot }（{ $key }）
cli-ruled-begins = { $what }：“{ $name }”开始
cli-ruled-ends = { $what }：“{ $name }”结束
cli-change = { $who }，{ $slot } { $how }
cli-change-nobodys = { $slot }：{ $how }
cli-edited = 修改：{ $what }
cli-edit-room = 按规则，{ $others }旁边没有容下{ $who }的位置。此修改仍然有效：主持人的裁定高于规则。
cli-edit-how = 请说明谁、什么、怎样改：e 名字 { $lose }，e 名字 { $put }；末尾加“before 2”表示在“o”所列第 2 项之前。
cli-edit-value = { $who }，{ $slot }：现在是 { $value }。请说明改成什么。
cli-edit-slot = 没有可修改的“{ $typed }”。您是否想写“{ $nearest }”？
cli-edit-slot-known = 没有可修改的“{ $typed }”。可修改的有：{ $known }。
cli-edit-pool = { $slot } 只能减少或增加：-3、+2 或 =8。“{ $typed }”不行。
cli-edit-pool-before = 在已发生的事之前，{ $slot } 只能减少或增加：-3、+2。
cli-edit-mark = { $slot } 不能是“{ $typed }”。可用的值：{ $known }。
cli-edit-table = { $slot } 由条目组成：请写“键=值”，或“键=”以删除，而不是“{ $typed }”。
cli-edit-condition = 开始一个状态写 +名称，结束写 -名称，而不是“{ $typed }”。
cli-edit-nowhere = 这场战斗里没有这个位置。“before 2”指“o”所列的第 2 项。
cli-report-kept = 保留其他 { $count } 个回答。
cli-report-dropped = 丢弃 { $count } 个回答，因为它们的问题已不存在：
cli-report-unreached = { $count } 处手工修改不再有效，因为它们所在的位置已不存在。
cli-report-waiting = { $count } 个回答要等它们之前的新问题得到回答。
cli-report-flipped = { $count } 个结果改变：
cli-flip = { $what }：{ $was } → { $now }
cli-confirm = 确定吗？（y/n）>{" "}
cli-confirm-words = y yes 是
cli-left-as-it-was = 保持原样。

## 战斗：帮助

cli-key-choose = 选择一个选项；输入其名称的开头也可以
cli-key-explain = 说明某选项的数值和机会
cli-key-clause = 显示条款，例如 ? { $clause }
cli-key-withheld = 未列出的选项，以及是哪一条款不允许
cli-key-undo = 撤销，回到上一次由人作出的决定或掷骰
cli-key-overrule = 改判一次掷骰、决定或结果；其他骰子不变
cli-key-edit = 手动修改：e 名字 { $lose }，e 名字 { $put } before 2
cli-key-dice = d 名字 hand：输入此角色的骰子；d 名字 computer：由电脑掷
cli-key-log = 到目前为止发生的事；l clauses 同时显示条款
cli-key-help = 显示本帮助
cli-key-save = 战斗保存在哪里（总是已保存）
cli-key-quit = 退出；以后用“tierce play 记录”继续
