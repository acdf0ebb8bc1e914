### 可以选择的事，按选项的 id。参数说明见英文目录。

## 战斗动作

gurps-option-attack = 攻击
gurps-option-all-out-attack = 全力攻击
gurps-option-all-out-defense = 全力防御
gurps-option-move = 移动
gurps-option-change-posture = 改变姿势
gurps-option-ready = 准备
gurps-option-do-nothing = 不做行动

## 全力攻击

gurps-option-determined = 坚定：命中有加值
gurps-option-double = 双重：对同一敌人攻击两次
gurps-option-strong = 猛攻：伤害更高
gurps-option-feint = 佯攻

## 全力防御

gurps-option-increased-dodge = 增强闪避：+2
gurps-option-increased-parry = 增强招架：+2
gurps-option-increased-block = 增强盾挡：+2
gurps-option-double-defense = 双重防御：每次攻击可试两种防御

## 防御

gurps-option-dodge = 闪避
gurps-option-block = 盾挡
gurps-option-parry = 招架
gurps-option-parry-main = 招架：{ $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }
   *[other] 徒手（{ gurps-bare-hand }）
}
gurps-option-parry-off = 招架：{ $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }，非惯用手
   *[other] 徒手（{ gurps-bare-hand }），非惯用手
}
gurps-option-parry-both = 招架：{ $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }，双手
   *[other] 双手徒手（{ gurps-bare-hand }）
}
gurps-option-none = 不防御
gurps-option-plus-retreat = 并后退
gurps-option-plus-acrobatic = 用杂技
gurps-option-plus-stand = 用迈步站起来
gurps-option-plus-kneel = 用迈步跪下
gurps-option-defence = 任何防御
gurps-option-retreat = 后退
gurps-option-acrobatic = 杂技闪避

## 后退多远

gurps-option-one-yard = 1 码
gurps-option-full-step = { $yards } 码

## 跟上后退者，打招架的手臂

gurps-option-follow = 跟上去
gurps-option-stay = 留在原地
gurps-option-rest = 休息：不掷骰，不防御
gurps-option-stay-awake = 掷骰保持清醒
gurps-option-aimed = 原先瞄准的部位
gurps-option-arm = 惯用侧手臂
gurps-option-off-arm = 非惯用侧手臂

## 移动

gurps-option-towards = 靠近{ $foe }（相距 { $yards } 码）
gurps-option-to-reach = 靠近{ $foe }，到最长武器的触及为止（相距 { $yards } 码）
gurps-option-away = 远离{ $foe }（相距 { $yards } 码）

## 准备

gurps-option-draw = 拔出：{ $weapon }
gurps-option-pick-up = 捡起：{ $weapon }
gurps-option-regain = 重新控制：{ $weapon }
gurps-option-act = 别的事，用自己的话说：开门、换握法、开关优势等

## 姿势

gurps-option-standing = 站起来
gurps-option-crouching = 蹲伏
gurps-option-kneeling = 跪下
gurps-option-crawling = 爬行姿势
gurps-option-sitting = 坐下
gurps-option-prone = 俯卧
gurps-option-face-up = 仰卧
