### 判定の結果。卓で使われている言い方。

cthulhu-show-degree-critical = 決定的成功
cthulhu-show-degree-special = スペシャル
cthulhu-show-degree-success = 成功
cthulhu-show-degree-failure = 失敗
cthulhu-show-degree-fumble = 致命的失敗
cthulhu-show-degree-partial-success = 部分的成功
cthulhu-show-degree-malfunction = 故障
cthulhu-show-degree-automatic-success = 自動成功
cthulhu-show-degree-automatic-failure = 自動失敗
cthulhu-show-malfunction-number = 故障ナンバー
