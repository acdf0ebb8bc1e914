toy-option-strike = 攻击：{ $rest }
toy-option-rest = 休息
toy-hearts = 心 { $now }/{ $most }
toy-outcome-hit = 命中
