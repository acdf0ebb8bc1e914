### 房规：改动什么，可以是什么。参数说明见英文版。

cthulhu-varied = { $varies ->
        [cthulhu-aim-arm] { cthulhu-aim-arm.title }
        [cthulhu-aim-leg] { cthulhu-aim-leg.title }
        [cthulhu-attack-cost] { cthulhu-attack-cost.title }
        [cthulhu-bow-hard-form] { cthulhu-bow-hard-form.title }
        [cthulhu-bow-precision] { cthulhu-bow-precision.title }
        [cthulhu-bow-restring] { cthulhu-bow-restring.title }
        [cthulhu-bow-yabusame] { cthulhu-bow-yabusame.title }
        [cthulhu-check] { cthulhu-check.title }
        [cthulhu-counter] { cthulhu-counter.title }
        [cthulhu-cover] { cthulhu-cover.title }
        [cthulhu-defence-available] { cthulhu-defence-available.title }
        [cthulhu-defence-concentrate] { cthulhu-defence-concentrate.title }
        [cthulhu-defence-failed] { cthulhu-defence-failed.title }
        [cthulhu-defend] { cthulhu-defend.title }
        [cthulhu-dodge] { cthulhu-dodge.title }
        [cthulhu-effects] { cthulhu-effects.title }
        [cthulhu-ground-move] { cthulhu-ground-move.title }
        [cthulhu-gun-burst] { cthulhu-gun-burst.title }
        [cthulhu-gun-cover] { cthulhu-gun-cover.title }
        [cthulhu-gun-point-blank] { cthulhu-gun-point-blank.title }
        [cthulhu-gun-twice] { cthulhu-gun-twice.title }
        [cthulhu-gun-unaimed] { cthulhu-gun-unaimed.title }
        [cthulhu-hide] { cthulhu-hide.title }
        [cthulhu-impale] { cthulhu-impale.title }
        [cthulhu-injury] { cthulhu-injury.title }
        [cthulhu-knockback-obstacle] { cthulhu-knockback-obstacle.title }
        [cthulhu-martial-combine] { cthulhu-martial-combine.title }
        [cthulhu-martial-weapon-art] { cthulhu-martial-weapon-art.title }
        [cthulhu-parry-blade] { cthulhu-parry-blade.title }
        [cthulhu-parry-bow] { cthulhu-parry-bow.title }
        [cthulhu-parry-club] { cthulhu-parry-club.title }
        [cthulhu-parry-critical] { cthulhu-parry-critical.title }
        [cthulhu-parry-declare] { cthulhu-parry-declare.title }
        [cthulhu-parry-fist] { cthulhu-parry-fist.title }
        [cthulhu-parry-grapple] { cthulhu-parry-grapple.title }
        [cthulhu-parry-shield] { cthulhu-parry-shield.title }
        [cthulhu-range] { cthulhu-range.title }
        [cthulhu-special-feint] { cthulhu-special-feint.title }
        [cthulhu-special-rush] { cthulhu-special-rush.title }
        [cthulhu-special-suplex] { cthulhu-special-suplex.title }
        [cthulhu-special-tackle] { cthulhu-special-tackle.title }
        [cthulhu-turn-action-points] { cthulhu-turn-action-points.title }
        [cthulhu-turn-delay] { cthulhu-turn-delay.title }
        [cthulhu-turn-order] { cthulhu-turn-order.title }
        [cthulhu-two-weapons] { cthulhu-two-weapons.title }
        [cthulhu-two-weapons-simultaneous] { cthulhu-two-weapons-simultaneous.title }
       *[other] { $varies }
    }

cthulhu-choice = { $value ->
        [yes] 是
        [no] 否
        [after-hit] 命中之后
        [after-rescue] 濒死者脱险之后
        [again] 可以再试
        [all] 全部
        [any] 任意
        [any-hit] 任何命中之后
        [armour-first] 先算护甲
        [armour-last] 后算护甲
        [art-undefended] 武道也成功且未被防御时
        [as-fist] 视为拳头
        [at-once] 立即
        [attack] 仅攻击
        [base] 基础值
        [before-roll] 攻击检定之前
        [block] 仅限格挡
        [books] 依规则书
        [both] 两者
        [bullet] 每发子弹
        [by-dex] 按失去的DEX
        [cancels] 全部抵消
        [club] 视为棍棒
        [con] 按CON
        [cumulative] 逐发累加
        [current] 当前值
        [declaration] 整次宣言
        [declared] 宣言时
        [dex] DEX本身
        [double] 两倍数量
        [doubles] 骰子加倍
        [down] 舍去
        [dying] 降至0点HP
        [each] 每一击
        [either] 任一
        [every-shot] 每次射击
        [everything] 全部
        [first] 仅第一发
        [flat] 固定
        [flat-first] 先算固定修正
        [fractions-first] 先算比例
        [full] 全额
        [gate] 仅作条件
        [half] 一半
        [hard-form] 仅刚之型
        [hold] 只是擒抱
        [in-hand] 手中的武器
        [keeper] 由守秘人决定
        [lost] 失去
        [lower] 较低者
        [main] 主手的
        [miss] 未命中
        [more-dice] 增加骰子
        [next-square] 相邻格也算
        [no-shot] 不能射击
        [nobody] 无人
        [none] 没有
        [object] 按物体
        [once] 一次
        [one] 一个
        [one-roll] 一次掷骰
        [order] 仅顺序
        [own] 按自身技能
        [plain] 移动和射击照常
        [plain-shot] 普通射击
        [roll] 掷骰决定
        [same-square] 仅同一格
        [sheet] 角色卡上的数值
        [struck] 被击中者
        [success] 仅成功之后
        [sword] 视为刀剑
        [target] 原目标
        [total] 总和
        [two-rolls] 两次掷骰
        [two-thirds] 三分之二
        [up] 进位
        [used] 用掉
        [usual] 通常数量
        [weapon] 仅武器骰
       *[other] { $value }
    }
