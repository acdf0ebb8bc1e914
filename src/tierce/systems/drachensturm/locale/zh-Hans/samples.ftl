### 示例战斗：`tierce play --list` 所示的说明。

drachensturm-sample-gorge = 剑与盾和一名同伴对四个强盗：三次防御、自由打击、突袭、用盾推人。
