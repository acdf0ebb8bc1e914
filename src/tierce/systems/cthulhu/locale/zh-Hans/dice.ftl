### 判定结果，用桌上惯用的说法。

cthulhu-show-degree-critical = 大成功
cthulhu-show-degree-special = 极难成功
cthulhu-show-degree-success = 成功
cthulhu-show-degree-failure = 失败
cthulhu-show-degree-fumble = 大失败
cthulhu-show-degree-partial-success = 部分成功
cthulhu-show-degree-malfunction = 故障
cthulhu-show-degree-automatic-success = 自动成功
cthulhu-show-degree-automatic-failure = 自动失败
cthulhu-show-malfunction-number = 故障率
