### ccfolia 的角色棋子（JSON）。参数说明见英文目录。

## 错误

ccfolia-empty = { $file }：这个棋子没有状态、参数，也没有聊天面板，没有可用于战斗的数值。
ccfolia-several = { $file }：这是一个列表。文件里应当只有一个棋子，即 ccfolia 复制到剪贴板的内容。
ccfolia-kind = { $file }：这个棋子的种类（kind）是“{ $kind }”，只能读取“{ $wanted }”。
ccfolia-other-system = { $file }：这是克苏鲁的呼唤的棋子，但这场战斗用的是 { $system }。

## 说明：未能照原样沿用的内容

ccfolia-note-missing = 参数和聊天面板里都没有 { $names }，采用平均值。
ccfolia-note-unread = 无法理解，已略去：{ $line }
ccfolia-note-initiative = 棋子的先攻为 { $initiative }，但行动顺序按 DEX { $dex } 决定。
ccfolia-note-bonus = 伤害加值在棋子里是 { $stated }，按 STR 和 SIZ 是 { $ours }：采用棋子的值。
ccfolia-note-hp = 棋子的 HP：{ $left }/{ $most }，战斗以此开始。
ccfolia-note-weapon = 技能“{ $skill }”高于基础值，但棋子没有写明武器：视为持有{ $weapon }。可在剧本的“weapon”里改动。
