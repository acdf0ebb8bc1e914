### 簡易質問：求められた値。

cthulhu-value-attack = 攻撃
cthulhu-value-art = 武道
cthulhu-value-defence = 防御行動
cthulhu-value-hits = 命中弾数
cthulhu-value-damage = ダメージ（減ったHP）
cthulhu-value-shock = ショック
cthulhu-value-unconscious = 気絶または瀕死
cthulhu-value-dead = 瀕死または即死
cthulhu-value-malfunction = 故障
