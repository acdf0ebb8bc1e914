### サンプルの戦い。`tierce play --list`が示す説明。

drachensturm-sample-gorge = 剣と盾で、仲間一人と共に四人の盗賊に立ち向かう。3回の防御、フリーブロー、不意打ち、盾押し。
