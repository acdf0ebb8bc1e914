### GURPS Character Sheet 文件（.gcs）。参数说明见英文目录。

## 错误

gcs-not-json = { $file } 第 { $line } 行第 { $column } 列：不符合 JSON 语法（{ $problem }）。
gcs-strange-json = { $file }：JSON 中有超出一切范围的数字，或嵌套过深。
gcs-xml = { $file }：这是旧版 GURPS Character Sheet 的 XML 角色卡。请用较新的版本打开并另存：可读取 { $oldest } 版及以后的文件。
gcs-older = { $file }：角色卡为 { $version } 版，过旧。请用较新的 GURPS Character Sheet 打开并另存：可读取 { $oldest } 版及以后的文件。
gcs-newer = { $file }：角色卡为 { $version } 版，比本程序新；最高可读取 { $newest } 版。
gcs-other-system = { $file }：这是 GURPS 的角色卡，而这场战斗使用 { $system }。
gcs-expected-decimal = 数字（例如 5 或 5.75）
gcs-expected-weight = 重量（例如 4.5 lb）
gcs-expected-other = 其他内容

## 提示：未能原样读入的内容

gcs-note-mode = { $weapon }，{ $mode }：没有规则能处理（{ $entry }），已略去。
gcs-note-damage-more = { $weapon }，{ $mode }：伤害的其余部分由 GM 处理（{ $more }）。
gcs-note-shield-not-held = { $shield }：{ $weapon } 需要双手，盾未持在手中。
gcs-note-shield-without-db = { $shield }：文件没有给出防御加值（DB），按 0 计。
gcs-note-second-shield = { $shield }：其防御加值不与 { $other } 的相加。
gcs-note-armour-differs = DR，{ $location }：左右不同（{ $values }），取最低值。
gcs-note-armour-special = 对 { $kind } 的 DR { $value } 由 GM 处理：{ $locations }。
gcs-note-overloaded = 负重 { $load } 磅，超过上限 { $limit } 磅：按极重负荷计。
gcs-note-weapon-master = 武器大师（{ $weapons }）：此处对所有武器都有效。
gcs-note-enhanced-parry = 强化招架（{ $skill }）：手边没有这样的武器。
gcs-note-no-fp = 文件中没有 FP：按 HT 取 { $fp }。
gcs-note-hp = 文件中的 HP：{ $left }/{ $most }。
gcs-note-fp = 文件中的 FP：{ $left }/{ $most }。
gcs-note-progression = 伤害采用了基本表以外的换算（{ $progression }）：按文件所写取用。
