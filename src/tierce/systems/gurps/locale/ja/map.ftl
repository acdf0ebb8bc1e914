### 地図：凡例の言葉

gurps-cover-partial = 部分的
gurps-cover-full = 完全
