### 選べること。

mordheim-option-parry = 受け流す
mordheim-option-none = 受け流さない
mordheim-option-stand = 立ち上がる
mordheim-option-stay-down = 倒れたまま
mordheim-option-test = 判定する
mordheim-option-give-up = あきらめる
mordheim-option-hold = だれにも突撃しない
