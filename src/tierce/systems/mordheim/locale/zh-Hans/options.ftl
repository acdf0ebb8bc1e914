### 可以选的。

mordheim-option-parry = 尝试招架
mordheim-option-none = 不招架
mordheim-option-stand = 站起来
mordheim-option-stay-down = 躺着不动
mordheim-option-test = 检定
mordheim-option-give-up = 认输
mordheim-option-hold = 不冲锋
