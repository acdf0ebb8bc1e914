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
gcs-note-armour-words = “{ $words }”由 GM 处理：{ $things }。
gcs-note-overloaded = 负重 { $load } 磅，超过上限 { $limit } 磅：按极重负荷计。
gcs-note-weapon-master = 武器大师（{ $weapons }）：此处对所有武器都有效。
gcs-note-enhanced-parry = 强化招架（{ $skill }）：手边没有这样的武器。
gcs-note-no-fp = 文件中没有 FP：按 HT 取 { $fp }。
gcs-note-hp = 文件中的 HP：{ $left }/{ $most }，战斗由此开始。
gcs-note-fp = 文件中的 FP：{ $left }/{ $most }，战斗由此开始。
gcs-note-progression = 伤害采用了基本表以外的换算（{ $progression }）：按文件所写取用。

## 差异：文件自己的数值与规则算出的数值

gcs-value-dodge = 闪避
gcs-value-move = 移动力
gcs-value-parry = 招架：{ $weapon }（{ $mode }）
gcs-value-block = 格挡：{ $weapon }
gcs-value-attack = 攻击：{ $weapon }（{ $mode }）
gcs-value-thrust = 突刺伤害
gcs-value-swing = 挥砍伤害
gcs-value-lift = 基础举力
gcs-value-load = 负载重量

## 差异的原因：各一句

gcs-why-both-hands = 双手持武器时盾不在臂上，其 DB 不算；文件总是加上。
gcs-why-second-shield = 只算一面盾的 DB；文件把所有已装备的盾都加上。
gcs-why-at-a-third = HP 或 FP 低于三分之一时移动力与闪避才减半；文件在（四舍五入后）恰为三分之一时就减半。
gcs-why-no-fp = 没有 FP 的角色不会疲乏；文件把 0/0 FP 当作力竭。
gcs-why-not-halved = 按文件中的 HP 与 FP，此值应减半；文件的数值没有减半。
gcs-why-halved-once = 文件把此值减半一次，而其 HP 与 FP 并不要求这样。
gcs-why-halved-twice = 文件把此值减半两次，而其 HP 与 FP 并不要求这样。
gcs-why-halved-first = 闪避与移动力应在扣除负重之后减半，DB 不参与；文件先连同 DB 减半，再扣除负重。
gcs-why-lowered-first = 负重应从招架值中扣除；文件先从技能中扣除，再取一半。
gcs-why-enhanced = 文件写有强化招架或强化格挡，却没有加上。
gcs-why-large-shield = 臂上的大型盾妨碍攻击；文件没有计算这一点。
gcs-why-tired = FP 过低使 ST 减半，达不到武器的要求；文件没有计算这一点。
gcs-why-halved-st = FP 过低使 ST 减半，但由 ST 得来的基础举力、HP 与伤害不变。
gcs-why-striking-st = 文件另有只用于打击的 ST。其中各武器的伤害按文件所写取用；规则自行计算的（例如未列为武器的空拳）只按普通 ST。
gcs-why-progression = 文件的伤害或举重采用了基本表以外的换算。其中各武器的伤害按文件所写取用。
gcs-why-no-such-parry = 规则只用手中的武器或空手招架。身体的这一部分能否招架由 GM 决定。
gcs-why-unknown = 没有已知的原因。战斗中以规则的数值为准。
