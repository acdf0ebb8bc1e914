### 地图：图例用语

gurps-cover-partial = 部分
gurps-cover-full = 完全
