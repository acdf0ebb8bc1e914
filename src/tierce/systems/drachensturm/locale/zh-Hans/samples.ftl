### 示例战斗：`tierce play --list` 所示的说明。

drachensturm-sample-gorge = 剑与盾和一名同伴对四个强盗：三次防御、自由打击、突袭、用盾推人。

drachensturm-sample-mill = 磨坊主和妹妹在方格地图上守住小桥，对抗三名佣兵：隔着溪水或越过同伴的刺击、踏脚石绕行、桥上的盾推、穿门逃跑。
