### 屏幕上的文字：通用词语、提问、掷骰、战斗者状态。参数说明见英文版。

cthulhu-means = { $means ->
        [fist] 拳击
        [kick] 踢击
        [head-butt] 头槌
        [grapple] 擒抱
        [bare] 徒手
        [none] 无
        [hold] 武道
        [strength] 冲撞［STR×5］
       *[weapon] { $weapon }
    }

cthulhu-how = { $how ->
        [critical] 大成功
        [special] 特殊成功
        [success] 成功
        [fumble] 大失败
        [malfunction] 故障
       *[failure] 失败
    }

cthulhu-checked = 1D100<={ $target } ＞ { $rolled } ＞ { cthulhu-how }

cthulhu-contested = { $rolled ->
        [0] { $made ->
            [yes] 自动成功
           *[no] 自动失败
        }
       *[other] { cthulhu-checked }
    }

cthulhu-tried = 1D100<={ $target } ＞ { $rolled } ＞ { $made ->
        [yes] 成功
       *[no] 失败
    }

cthulhu-defence = { $kind ->
        [dodge] 闪避
        [defend] 防御
        [parry] 格挡
        [hide] 躲藏
        [cover] 掩护
       *[other] { $kind }
    }

cthulhu-skill = { $skill ->
        [dodge] 闪避
        [fist] 拳击
        [kick] 踢击
        [head-butt] 头槌
        [grapple] 擒抱
        [martial-arts] 武术
        [grappling-art] 武道：摔技系
        [striking-art] 武道：站立系
        [archery-art] 武道：弓道
        [weapon-art] 武道（武器）
        [throw] 投掷
        [two-weapons] 武器双击
        [sword] 剑
        [sabre] 军刀
        [rapier] 细剑
        [katana] 日本刀
        [tachi] 太刀（长刀）
        [knife] 小刀
        [club] 棍棒
        [blackjack] 包革短棍
        [mace] 钉头锤
        [axe] 斧
        [staff] 杖
        [spear] 矛
        [naginata] 薙刀
        [whip] 鞭
        [chainsaw] 电锯
        [shield] 盾
        [bow] 弓
        [sling] 投石索
        [handgun] 手枪
        [rifle] 步枪
        [shotgun] 霰弹枪
        [smg] 冲锋枪
        [machine-gun] 机枪
        [hide] 躲藏
        [sneak] 潜行
        [jump] 跳跃
        [first-aid] 急救
        [medicine] 医学
        [luck] 幸运
        [claw] 天生武器
        [throwing] 投掷武器
       *[other] { $skill }
    }

cthulhu-characteristic = { $name ->
        [strength] STR
        [con] CON
        [pow] POW
        [dex] DEX
        [siz] SIZ
       *[other] { $name }
    }

cthulhu-layer = { $layer ->
        [core] 第六版核心规则
        [y2010] 2010版
        [y2015] 2015版
        [set] 本规则
        [keeper] 守秘人
       *[other] { $layer }
    }

cthulhu-art = { $art ->
        [martial-arts] 武术
        [grappling-art] 武道：摔技系
        [striking-art] 武道：站立系
        [weapon-art] 武道（武器）
       *[none] 不用武道
    }

cthulhu-way = { $way ->
        [plain] 普通攻击
        [knock-out] 意图击昏
        [vital] 瞄准要害
        [hold] 抱住
        [pin] 压制
        [disarm] 缴械
        [hurt] 伤害被抱住的敌人
        [strangle] 勒颈
        [hurt-knock-out] 勒昏被抱住的敌人
        [semi] 半自动（3发）
        [full] 全自动（6发）
        [unaimed] 未瞄准（2发）
        [unaimed-semi] 未瞄准半自动（6发）
        [unaimed-full] 未瞄准全自动（12发）
        [two-guns] 双枪齐射
        [two-guns-semi] 双枪齐射（半自动）
        [two-guns-full] 双枪齐射（全自动）
        [throw] 投掷
        [vital-semi] 半自动瞄准要害（3发）
        [vital-full] 全自动瞄准要害（6发）
        [arm] 瞄准手臂
        [leg] 瞄准腿
        [wing] 瞄准翅膀
        [suplex] 抱摔
        [tackle] 冲撞
        [charge] 冲撞（前进1格并撞飞）
        [tackle-knock-out] 冲撞（擒抱，只求击昏）
        [seize] 冲撞（擒抱）
        [blow-away] 冲撞（撞飞）
        [feint] 佯攻
        [feint-knock-out] 佯攻（意图击昏）
        [eye] 瞄准眼球
        [heart] 瞄准心脏
        [shoulder] 瞄准关节（肩）
        [knee] 瞄准关节（膝）
        [throat] 瞄准喉咙
        [consecutive] 双击·连续攻击
        [simultaneous] 双击·同时攻击
       *[other] { $way }
    }

## 提问

cthulhu-ask-order = DEX相同，谁先行动？

cthulhu-ask-declaration = 本轮开始时要宣言什么？
    .option = { $what ->
            [delay] 延迟行动（输入要减少的DEX数值，例如5）
            [concentrate] 宣言“专注于○○”
            [parry] 宣言格挡{ $of }
           *[nothing] 没有宣言
        }
    .withheld = { cthulhu-ask-declaration.option }

cthulhu-ask-focus = 专注于哪种防御？
    .option = 专注于{ cthulhu-defence }
    .withheld = { cthulhu-ask-focus.option }

cthulhu-ask-action = 要做什么？（剩余{ $points }点）

cthulhu-ask-target = 攻击谁，用什么？
    .option = { $foe }：{ cthulhu-means }
    .withheld = { $foe }：{ cthulhu-means }

cthulhu-ask-way = 怎样攻击{ $foe }（{ cthulhu-means }）？
    .option = { cthulhu-way }
    .withheld = { cthulhu-way }

cthulhu-ask-art = 与哪种武道组合？
    .option = { $skill ->
            [none] { cthulhu-art }
           *[other] { cthulhu-art }：{ cthulhu-skill }
        }{ $level ->
            [none] {""}
           *[other] （{ $level }）
        }

cthulhu-ask-where = 移动{ $squares }格，去哪里？
    .option = { $way ->
            [towards] 靠近{ $other }（现在相距{ $far }格）
            [away] 远离{ $other }
           *[elsewhere] 其他地方
        }

cthulhu-ask-defence = { $foe }的攻击（{ cthulhu-means }）！怎样防御？

cthulhu-ask-critical-dodge = 闪避大成功！反击{ $foe }，还是本轮可再闪避一次？

cthulhu-ask-counter = 用什么反击{ $foe }（{ $how ->
        [half] 伤害减半
       *[more] 伤害+1D4
    }）？
    .option = { $means ->
            [none] 不反击
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] ＋{ cthulhu-art }
        }
    .withheld = { cthulhu-means }

cthulhu-ask-treat = 治疗谁，用什么？
    .option = { $patient }：{ cthulhu-skill }

cthulhu-ask-limb = 治疗{ $patient }的哪里？
    .option = { cthulhu-limb }

cthulhu-limb = { $limb ->
        [leg-hurt] 腿
        [wing-hurt] 翅膀
        [throat-hurt] 喉部
        [shoulder-hurt] 肩关节
        [knee-hurt] 膝关节
       *[arm-hurt] 手臂
    }

cthulhu-ask-pull = 拔出哪件武器？
    .option = { $weapon }

## 掷骰

cthulhu-roll-attack = 攻击{ $foe }（{ cthulhu-means }） 1D100<={ $target }

cthulhu-roll-check = 检定 1D100<={ $target }

cthulhu-roll-order = 同DEX的先后（小者在先）

cthulhu-roll-dodge = 闪避{ $foe }的攻击 1D100<={ $target }

cthulhu-roll-defend = 防御［CON×5］{ $foe }的攻击 1D100<={ $target }

cthulhu-roll-parry = 格挡（{ cthulhu-means }）{ $foe }的攻击 1D100<={ $target }

cthulhu-roll-damage = 伤害（{ cthulhu-means }）

cthulhu-roll-bonus = 伤害加值

cthulhu-roll-rider = 追加伤害{ $part ->
        [counter] （反击）
        [fumble] （闪避大失败）
        [vital] （要害）
        [wall] （墙）
        [obstacle] （遮蔽物）
        [somebody] （撞到他人）
        [point-blank] （零距离射击）
        [fall] （坠落）
        [second] （另一件武器）
       *[other] {""}
    }

cthulhu-roll-less = 防御减少的伤害（{ $foe }的攻击）

cthulhu-roll-shock = 休克检定［CON×5］ 1D100<={ $target }

cthulhu-roll-knock-out = 击昏的对抗检定 1D100<={ $target }

cthulhu-roll-break-free = 挣脱（STR对抗） 1D100<={ $target }

cthulhu-roll-choke = 窒息检定［CON］ 1D100<={ $target }

cthulhu-roll-choking = 窒息伤害

cthulhu-roll-treat = { cthulhu-skill }（{ $patient }） 1D100<={ $target }

cthulhu-roll-healed = { $patient }恢复的HP

cthulhu-roll-pull = 拔出{ $weapon } 1D100<={ $target }

## 战斗者一览

cthulhu-show-hp = HP { $now }/{ $most }

cthulhu-show-points = 行动点{ $points }

cthulhu-show-unconscious = 昏迷

cthulhu-show-dead = 死亡

cthulhu-show-dying = 濒死（{ $rounds ->
        [1] 到本轮结束
       *[other] 到下一轮结束
    }）

cthulhu-show-arm-hurt = 手臂受伤：攻击技能2/3（治疗前）

cthulhu-show-leg-hurt = 腿受伤：DEX2/3（治疗前）

cthulhu-show-wing-hurt = 翅膀受伤：DEX2/3（治疗前）

cthulhu-show-shoulder-hurt = 肩受伤：STR-1（治疗前）

cthulhu-show-knee-hurt = 膝受伤：DEX-1（治疗前）

cthulhu-show-stunned = 晕眩（失去下一个回合）

cthulhu-show-prone = 倒地（直到站起）

cthulhu-show-held = 被{ $about }抱住（直到挣脱）

cthulhu-show-pinned = 被压制

cthulhu-show-strangled = 被勒颈

cthulhu-show-disarming = 再成功一次即被缴械

cthulhu-show-condition = { $name }

cthulhu-show-destroyed = { $weapon }：已毁坏

cthulhu-show-dropped = { $weapon }：已掉落

cthulhu-show-no-shot = { $weapon }：无法射击

cthulhu-show-stuck = { $weapon }：卡在敌人身上

cthulhu-show-durability = { $weapon }：耐久{ $left }

cthulhu-show-delay = 延迟行动：本轮DEX-{ $points }

cthulhu-show-concentrate = 专注于{ cthulhu-defence }

cthulhu-show-named = 已宣言格挡{ $foe }

cthulhu-show-used = 已使用：{ cthulhu-defence }（{ $count }次）
