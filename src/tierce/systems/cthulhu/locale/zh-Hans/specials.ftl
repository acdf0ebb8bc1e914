### 特殊攻击、弓道与双击的文字。参数说明见英文版。

## 自己回合的行动

cthulhu-option-nock = 搭箭（1点）

cthulhu-option-precision = 宣言精密射击（1点）

cthulhu-option-hard-form = 宣言刚之型（1点）

cthulhu-option-drop-form = 放弃刚之型

cthulhu-option-yabusame = 流镝马：移动1格并射箭（1点）

cthulhu-option-restring = 更换弓弦（共6点）

cthulhu-option-strength = STR×5

cthulhu-option-head-butt = 头槌

cthulhu-option-seize = 擒抱

cthulhu-option-blow-away = 撞飞

cthulhu-option-parry-hold = 用{ cthulhu-skill }抵挡

## 提问

cthulhu-ask-tackle-skill = 用什么冲撞{ $foe }？

cthulhu-ask-tackle-form = 擒抱还是撞飞{ $foe }？

cthulhu-ask-rush = 命中！对{ $foe }宣言连打吗？
    .option = { $declares ->
            [yes] 宣言连打
           *[no] 不宣言连打
        }

cthulhu-ask-rush-blow = 用什么追加攻击{ $foe }？
    .option = { $means ->
            [none] 不追加攻击
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] ＋{ cthulhu-art }
        }

cthulhu-ask-precision = 瞄准谁？
    .option = { $foe }

## 检定与骰子

cthulhu-roll-withstand = 用{ cthulhu-skill }抵挡{ $foe } 1D100<={ $target }

cthulhu-roll-art = { cthulhu-skill } 1D100<={ $target }

cthulhu-roll-reels = 击昏检定［CON×5］ 1D100<={ $target }

cthulhu-roll-feet = 倒地检定［DEX×5］ 1D100<={ $target }

cthulhu-roll-pain = 眩晕检定［CON×5］ 1D100<={ $target }

cthulhu-roll-luck = 幸运 1D100<={ $target }

cthulhu-roll-throat = 喉部伤口的伤害

cthulhu-roll-two-weapons = 武器双击（{ $foe }） 1D100<={ $target }

## 抱摔与冲撞

cthulhu-event-withstand = { $who }用{ cthulhu-skill }抵挡{ $foe }的招式（{ cthulhu-checked }）。

cthulhu-event-thrown = 抱摔！{ $who }把{ $foe }{ $metres ->
        [0] {""}
       *[other] 从{ $metres }米高处
    }摔了出去。

cthulhu-event-plain-hold = 只有武道失败：{ $who }未能摔出{ $foe }，按普通擒抱处理。

cthulhu-event-blown-away = 撞飞！{ $who }把{ $foe }撞退{ $squares }格{ $into ->
        [wall] ，撞上了墙
        [obstacle] ，撞上了遮蔽物
        [somebody] ，撞上了其他单位
       *[nothing] {""}
    }。

cthulhu-event-reels = { $who }的击昏检定［CON×5］（{ cthulhu-tried }）。

cthulhu-event-feet = { $who }的倒地检定［DEX×5］（{ cthulhu-tried }）。

cthulhu-event-art-needed = 武道失败，{ $who }的攻击因此落空。

cthulhu-event-art = { $who }的{ cthulhu-skill }检定（{ cthulhu-tried }）。

## 连打与佯攻

cthulhu-event-rush = 连打！{ $who }将在回合末再次攻击{ $foe }。

cthulhu-event-pain = { $who }的眩晕检定［CON×5］（{ cthulhu-tried }）。

cthulhu-event-rush-blow = 回合末：{ $who }对{ $foe }的连打追加攻击。

cthulhu-event-rush-lost = { $who }已无法攻击{ $foe }，连打的追加攻击作废。

cthulhu-event-feint = 佯攻！{ $who }的第一击自动落空。{ $foe }{ $kind ->
        [dodge] 被骗用掉了闪避
        [parry] 被骗用掉了招架
        [cover] 被骗用掉了掩护
       *[none] 已没有可被骗的防御
    }。

cthulhu-event-seen-through = { $who }识破了{ $foe }的佯攻，第二击同样自动落空。

## 弓

cthulhu-event-nocks = { $who }在{ $weapon }上搭箭。

cthulhu-event-hard-form = { $who }宣言“刚之型”。

cthulhu-event-form-dropped = { $who }放弃了刚之型。

cthulhu-event-string = { $who }的{ $weapon }：弓弦耐久-1（{ $left ->
        [0] 剩余0，换弦前不能当弓使用
       *[other] 剩余{ $left }
    }）。

cthulhu-event-restringing = { $who }开始更换{ $weapon }的弦。

cthulhu-event-strung = { $who }在换弦上用了{ $points }点（还需{ $left }点）。

cthulhu-event-new-string = { $who }换好了{ $weapon }的弦（本回合用{ $points }点，弓弦耐久复原）。

cthulhu-event-owed = 换弦期间的防御使{ $who }本回合减少{ $points }点{ $lost ->
        [yes] （本回合什么都不能做）
       *[no] {""}
    }。

cthulhu-event-precision = { $who }瞄准{ $foe }，宣言“精密射击”。

cthulhu-event-limb-hurt = { $who }{ $limb ->
        [arm-hurt] 手臂受伤，攻击技能降为2/3
        [leg-hurt] 腿部受伤，DEX降为2/3
        [wing-hurt] 翅膀受伤，DEX降为2/3
        [shoulder-hurt] 肩关节中箭，STR-1
        [knee-hurt] 膝关节中箭，DEX-1
       *[throat-hurt] 喉部中箭，从下回合起每个自己的回合受1D3伤害
    }（直到治疗）。

cthulhu-event-bleeds = { $who }喉部的伤口在流血。

cthulhu-event-luck = { $who }的幸运检定（{ cthulhu-tried }）。

cthulhu-event-eye = { $who }的箭穿过{ $foe }的眼球，直达大脑！

cthulhu-event-yabusame = { $who }宣言“流镝马”。

## 双击

cthulhu-event-two-weapons = { $who }双手持械攻向{ $foe }（武器双击 { cthulhu-tried }{ $arts ->
        [0] {""}
       *[other] ，武道{ $art ->
            [made] 也成功
           *[failed] 失败
        }
    }）。

## 数值的构成

cthulhu-part-other-art = 非摔技系

cthulhu-part-hard-form = 刚之型

cthulhu-part-heart = 心脏

cthulhu-part-steady = 精密射击（无定形生物）

cthulhu-part-footing = 立足不稳

cthulhu-part-weak = { $weapon }低于基础值+20

cthulhu-part-unlike = 武器种类不同

## 不能选择的理由

cthulhu-reason-below-sixty = 武道低于60%

cthulhu-reason-body = 既非双足也非小型四足

cthulhu-reason-not-to-stun = 不能只求击昏

cthulhu-reason-limb-hurt = 已经受伤

cthulhu-reason-joint-hurt = 这些关节都已受伤

cthulhu-reason-floating = 目标浮空

cthulhu-reason-precise = 精密射击只能瞄准指定部位

cthulhu-reason-other-foe = 不是精密射击的目标

cthulhu-reason-hard-kept = 刚之型的效果仍在

cthulhu-reason-no-string = 弓弦耐久为0

cthulhu-reason-restringing = 正在换弦

cthulhu-reason-tried = 本回合已试过

cthulhu-reason-no-pair = 并非两件单手近战武器

## 状态一览

cthulhu-show-throat-hurt = 喉部受伤：每回合1D3（治疗前）

cthulhu-show-hard = 刚之型（到下次射箭）

cthulhu-show-nocked = { $weapon }：已搭箭

cthulhu-show-precise = 精密射击：{ $foe }（本回合）

cthulhu-show-restringing = { $weapon }：换弦中（还需{ $left }点）

cthulhu-show-string = { $weapon }：弓弦{ $left }（换弦前）
