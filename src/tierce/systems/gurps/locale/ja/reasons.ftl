### 選べない理由。引数の説明は英語版にあります。

## 戦闘行動

gurps-reason-stunned = 朦朧状態なので何もできない
gurps-reason-surprised = 不意を打たれて何もできない
gurps-reason-dazed = 目がくらんで何もできない
gurps-reason-nobody-in-reach = 届く相手がいない

## 攻撃

gurps-reason-not-in-hand = 手に持っていない
gurps-reason-other-hand = 両手が必要だが、もう一方の手が空いていない
gurps-reason-not-ready = 非準備状態
gurps-reason-behind-cover = 目標が遮蔽に完全に隠れている
gurps-reason-out-of-range = 目標が射程の外
gurps-reason-out-of-reach = 目標が間合いの外
gurps-reason-crawling = この姿勢では格闘距離しか攻撃できない
gurps-reason-no-step = 半分の移動は1歩ではなく、姿勢に使える1歩がない
gurps-reason-skill-too-low = 有効技能レベルが3未満
gurps-reason-determined = できる攻撃がない
gurps-reason-double = 準備状態の武器2つか、攻撃しても準備状態のままの武器が必要
gurps-reason-strong = 体力に基づくダメージだけ
gurps-reason-feint = 手に武器が必要

## 防御

gurps-reason-all-out-attack = 全力攻撃の後は防御できない
gurps-reason-unaware = 攻撃に気付いていない
gurps-reason-rear = 背後からの攻撃
gurps-reason-out = 戦闘不能
gurps-reason-at-rest = HPが0以下で休んでいて防御できない
gurps-reason-tried-already = 2回目は別の防御でなければならない
gurps-reason-no-shield = 準備状態の盾がない
gurps-reason-too-fast = 銃弾と光線は速すぎる
gurps-reason-blocked-already = 1ターンに1回、もう使った
gurps-reason-cannot-parry = この武器では受けられない
gurps-reason-no-arms = 腕がないので受けられない
gurps-reason-unbalanced = バランスが悪く、このターンに攻撃した
gurps-reason-missile = 受けられるのは白兵攻撃と投げた武器だけ
gurps-reason-flail = フェンシング武器と素手ではフレイルを受けられない
gurps-reason-no-acrobatics = 軽業技能が必要
gurps-reason-acrobatics-used = 1ターンに1回、もう使った

## 後退

gurps-reason-retreat-ranged = 長射程攻撃からは後退できない
gurps-reason-retreated-already = 1ターンに1回、もう{ $foe }から後退した
gurps-reason-retreat-kneeling = 膝立ちでは後退できない
gurps-reason-retreat-sitting = 座ったままでは後退できない
gurps-reason-retreat-stunned = 朦朧状態では後退できない
gurps-reason-retreat-sacrificed = 身代わりになった後は後退できない
gurps-reason-retreat-fast = 前のターンに{ $limit }ヤードより多く動いた
gurps-reason-retreat-room = 下がる場所がない
gurps-reason-retreat-still = 移動のない戦闘行動の後は後退できない
