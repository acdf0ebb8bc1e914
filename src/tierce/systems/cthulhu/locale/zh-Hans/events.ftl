### 发生的事，每件一句。参数说明见英文版。

cthulhu-event-order = DEX顺序：{ $order }。

cthulhu-event-round-order = 本轮接下来的行动顺序：{ $order }。

cthulhu-event-supplement = { $name ->
        [supplement] 守秘人许可使用核心规则书以外的武器。
       *[other] 守秘人许可使用扩展“{ $name }”。
    }
cthulhu-event-supplement-off = { $who }的{ $weapon }不可使用：{ cthulhu-reason-supplement }。
cthulhu-event-number = 守秘人裁定：{ $who }的{ $weapon }，{ cthulhu-weapon-number }{ $value }（{ cthulhu-layer }：{ $before }）。

cthulhu-by-gm = 守秘人

cthulhu-ruling = 守秘人裁定：{ $ruling }

cthulhu-event-option = 守秘人裁定：{ cthulhu-varied }（{ $name }）：{ cthulhu-choice }（与默认不同，默认出自：{ cthulhu-layer }）。

## 宣言与回合

cthulhu-event-delay = { $who }宣言延迟行动（本轮顺序DEX-{ $points }）。

cthulhu-event-concentrate = { $who }宣言“专注于{ cthulhu-defence }”。

cthulhu-event-named = { $who }宣言本轮格挡{ $foe }。

cthulhu-event-watches = { $who }专注于{ cthulhu-defence }，不采取主动行动。

cthulhu-event-turn-lost = { $who }处于晕眩，失去本回合。

cthulhu-event-points-lost = { $who }结束回合（剩余{ $points }点作废）。

cthulhu-event-move = { $who }{ $way ->
        [towards] 朝{ $other }
        [away] 远离{ $other }
       *[elsewhere] {""}
    }{ $squares ->
        [1] 移动1格
       *[other] 全力移动{ $squares }格
    }。

cthulhu-event-stands = { $who }站了起来。

## 攻击

cthulhu-event-declares = { $who }对{ $foe }宣言“{ cthulhu-way }”。

cthulhu-event-attack = { $who }用{ cthulhu-means }攻击{ $foe }（{ $shot ->
        [0] {""}
       *[other] 第{ $shot }发，
    }{ cthulhu-checked }{ $arts ->
        [0] {""}
       *[other] ，{ $skill ->
            [martial-arts] 武术
           *[other] 武道
        }{ $art ->
            [made] 也成功
           *[failed] 失败
        }
    }）。

cthulhu-event-damage = { $who }对{ $foe }造成{ $damage }点伤害{ $dice ->
    [none] {""}
   *[other] （{ $dice }）
}。

cthulhu-event-counter = { $who }反击{ $foe }！（{ $how ->
        [half] 伤害减半
       *[more] 伤害+1D4
    }）

cthulhu-event-no-counter = { $who }无法反击{ $foe }（{ $why ->
        [restringing] { cthulhu-reason-restringing }
        [stunned] { cthulhu-reason-stunned }
        [pinned] { cthulhu-reason-pinned }
        [out-of-reach] { cthulhu-reason-out-of-reach }
       *[no-attack] { cthulhu-reason-no-attack }
    }）。

cthulhu-event-sticks = 贯穿！{ $weapon }深深刺入{ $foe }体内。

cthulhu-event-pull = { $who }试图拔出{ $weapon }（{ cthulhu-tried }）。

cthulhu-event-knock-out = 击昏{ $foe }（{ cthulhu-contested }）。

## 防御

cthulhu-no-dodge = { $dodge ->
        [gun] 对枪械无效
        [seen-late] 佯攻的第二击不可
        [after-cover] 掩护之后不可
        [concentrating] 正专注于其他防御
       *[used] 已使用
    }

cthulhu-no-defend = { $defend ->
        [gun] 对枪械无效
        [missile] 对射击和投掷无效
        [concentrating] 正专注于其他防御
       *[used] 已使用
    }

cthulhu-no-parry = { $parry ->
        [gun] 对枪械无效
        [missile] 对射击和投掷无效
        [seen-late] 佯攻的第二击不可
        [art-only] 只能用武道
        [not-named] 没有指定这个对手
        [concentrating] 正专注于其他防御
        [used] 已使用
       *[none] 没有可格挡的手段
    }

cthulhu-no-hide = { $hide ->
        [no-object] 附近没有遮蔽物
        [after-cover] 掩护之后不可
        [concentrating] 正专注于其他防御
       *[used] 已使用
    }

cthulhu-event-no-defence = { $who }无法防御{ $foe }的攻击（{ $why ->
        [out] 已失去战斗力
        [stunned] 处于晕眩
        [ran] 已全力移动
        [gun] 对枪械不能闪避或防御，没有可用的盾，躲藏：{ cthulhu-no-hide }
       *[each] 闪避：{ cthulhu-no-dodge }；防御：{ cthulhu-no-defend }；格挡：{ cthulhu-no-parry }；躲藏：{ cthulhu-no-hide }
    }）。

cthulhu-event-undefended = { $who }没有防御{ $foe }的攻击。

cthulhu-event-dodge = { $who }闪避{ $foe }的攻击（{ cthulhu-checked }）。

cthulhu-event-further-dodge = 继续闪避：{ $who }本轮可再闪避一次。

cthulhu-event-only-critical = { $foe }的攻击为大成功，{ $who }只有大成功的闪避才能避开。

cthulhu-event-defend = { $who }防御{ $foe }的攻击（{ cthulhu-checked }）。

cthulhu-event-parry = { $who }试图用{ cthulhu-means }格挡{ $foe }的攻击（{ cthulhu-checked }）。

cthulhu-event-held = { $who }的{ $weapon }（耐久{ $left }）抵消了全部伤害。

cthulhu-event-worn = { $who }的{ $weapon }：耐久-{ $lost }（剩余{ $left }）。

cthulhu-event-destroyed = { $who }的{ $weapon }被毁坏了！

cthulhu-event-no-shot = { $who }的{ $weapon }无法再射击（仍可格挡）。

## 受伤与治疗

cthulhu-event-wound = { $who }失去{ $lost }点HP（剩余{ $left }）。

cthulhu-event-unhurt = { $who }没有受伤。

cthulhu-event-shock = 一次失去半数以上HP！{ $who }进行休克检定（{ cthulhu-tried }）。

cthulhu-event-unconscious = { $who }{ $why ->
        [knocked-out] 被击昏了
        [spent] 力竭倒下
        [few] HP所剩无几，昏迷了
       *[shock] 昏迷了
    }。

cthulhu-event-dying = { $who }濒死！若到下一轮结束HP未回到1以上便会死亡。

cthulhu-event-dies = { $who }死亡。

cthulhu-event-falls = { $who }倒在地上。

cthulhu-event-stunned = { $who }{ $until ->
        [round] 晕眩至下一轮自己行动结束
       *[turn] 晕眩一回合
    }。

cthulhu-event-treat = { $who }对{ $own ->
        [yes] 自己
       *[no] { $patient }
    }进行{ cthulhu-skill }（{ cthulhu-tried }）。

cthulhu-event-healed = { $who }恢复{ $points }点HP（现为{ $left }）。

cthulhu-event-cured = { $who }的{ cthulhu-limb }恢复了。

cthulhu-event-saved = { $who }保住了性命。

cthulhu-event-wakes = { $who }恢复了意识。

cthulhu-event-still-out = { $who }仍然昏迷（HP在2或以下）。

cthulhu-event-still-time = 敌方已无人能战，但{ $who }濒死，还来得及救治。

## 擒抱

cthulhu-event-seized = { $who }抱住了{ $foe }。

cthulhu-event-pinned = { $who }压制住了{ $foe }。

cthulhu-event-wrenched = { $who }扭住{ $foe }的手臂，再成功一次即可缴械。

cthulhu-event-dropped = { $who }的{ $weapon }掉落了。

cthulhu-event-strangled = { $who }勒住了{ $foe }的脖子。

cthulhu-event-chokes = { $who }无法呼吸（{ cthulhu-tried }）。

cthulhu-event-break-free = { $who }试图挣脱{ $foe }（{ cthulhu-contested }）。

cthulhu-event-free = { $who }挣脱了。
