### 不能选择的理由。

cthulhu-reason-supplement = { $book ->
        [supplement] 不是核心规则书的武器，守秘人未许可（选项supplements：“{ $book }”）
       *[other] 守秘人未许可扩展“{ $book }”
    }

cthulhu-reason-points = 行动点不足

cthulhu-reason-not-whole = 全力移动需要整个回合

cthulhu-reason-too-late = 太迟了，只能在回合开始时宣言

cthulhu-reason-attacked = 每回合只能攻击一次

cthulhu-reason-unarmed = 没有攻击手段

cthulhu-reason-no-attack = 现在没有可行的攻击

cthulhu-reason-out-of-reach = 够不着

cthulhu-reason-no-free-hand = 没有空手

cthulhu-reason-not-nocked = 尚未搭箭

cthulhu-reason-empty = 没有子弹

cthulhu-reason-destroyed = 已毁坏

cthulhu-reason-dropped = 已掉落

cthulhu-reason-no-shot = 无法射击

cthulhu-reason-stuck = 卡在敌人身上

cthulhu-reason-parried = 本轮已用于格挡

cthulhu-reason-struck = 本轮已用于攻击

cthulhu-reason-gun = 对枪械不能{ cthulhu-defence }

cthulhu-reason-missile = 对射击和投掷不能{ cthulhu-defence }

cthulhu-reason-seen-late = 佯攻的第二击不能{ cthulhu-defence }

cthulhu-reason-not-drawn = 佯攻只会骗出闪避或格挡

cthulhu-reason-art-only = 此追加攻击只能用武道格挡

cthulhu-reason-limb = 不能用武器格挡徒手攻击

cthulhu-reason-cannot-parry = 不能用来格挡

cthulhu-reason-not-named = 本轮开始时没有指定这个对手

cthulhu-reason-concentrating = 正专注于其他防御

cthulhu-reason-used = 本轮已使用

cthulhu-reason-out = 已失去战斗力

cthulhu-reason-stunned = 处于晕眩

cthulhu-reason-ran = 已全力移动

cthulhu-reason-held-already = 已被其他人擒住

cthulhu-reason-held = 被抱住

cthulhu-reason-pinned = 被压制

cthulhu-reason-prone = 倒在地上

cthulhu-reason-nobody-in-touch = 接触距离内没有需要治疗的人

cthulhu-reason-treated = 每回合只能治疗一次

cthulhu-reason-round-start = 太迟了，只能在轮次开始时宣言

cthulhu-reason-shapeless = 不定形生物没有可瞄准的部位
