### 角色卡概览中的项目名称。

cthulhu-sheet-strength = STR
cthulhu-sheet-con = CON
cthulhu-sheet-pow = POW
cthulhu-sheet-dex = DEX
cthulhu-sheet-app = APP
cthulhu-sheet-siz = SIZ
cthulhu-sheet-intelligence = INT
cthulhu-sheet-edu = EDU
cthulhu-sheet-hp = HP
cthulhu-sheet-magic = MP
cthulhu-sheet-sanity = SAN
cthulhu-sheet-bonus = 伤害加值
cthulhu-sheet-armour = 护甲
cthulhu-sheet-skills = 技能
cthulhu-sheet-natural = 徒手攻击
cthulhu-sheet-weapons = 武器
cthulhu-sheet-main = 惯用手
cthulhu-sheet-off = 另一只手
cthulhu-sheet-body = 体型
cthulhu-sheet-floating = 浮空
cthulhu-sheet-arms = 手臂
cthulhu-sheet-legs = 腿
cthulhu-sheet-wings = 翅膀
cthulhu-sheet-points = 行动点
cthulhu-sheet-kind = 种类
cthulhu-sheet-skill = 技能
cthulhu-sheet-dice = 伤害
cthulhu-sheet-db = 伤害加值
cthulhu-sheet-reach = 近战距离
cthulhu-sheet-base-range = 基础射程
cthulhu-sheet-durability = 耐久
cthulhu-sheet-hands = 需用手数
cthulhu-sheet-pointed = 可贯穿
cthulhu-sheet-thrown = 可投掷
cthulhu-sheet-piercing = 穿甲
cthulhu-sheet-bands = 按距离的伤害
cthulhu-sheet-modes = 射击模式
cthulhu-sheet-attacks = 每轮攻击次数
cthulhu-sheet-magazine = 装弹量
cthulhu-sheet-clip = 整弹匣更换
cthulhu-sheet-malfunction = 故障率
cthulhu-sheet-book = 规则书
cthulhu-sheet-published = 各版本数值
cthulhu-body = { $body ->
    [biped] 人形
    [small-quadruped] 小型四足
    [quadruped] 四足
    [shapeless] 不定形
   *[other] 其他
}
cthulhu-share = { $share ->
    [full] 全额
    [half] 一半
   *[none] 无
}
cthulhu-fire-mode = { $mode ->
    [single] 单发
    [semi] 半自动
   *[full] 全自动
}
cthulhu-weapon-number = { $field ->
    [dice] { cthulhu-sheet-dice }
    [reach] { cthulhu-sheet-reach }
    [base_range] { cthulhu-sheet-base-range }
    [durability] { cthulhu-sheet-durability }
    [hands] { cthulhu-sheet-hands }
    [magazine] { cthulhu-sheet-magazine }
   *[malfunction] { cthulhu-sheet-malfunction }
}
