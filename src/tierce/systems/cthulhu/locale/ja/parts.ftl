### 値の内訳。引数の説明は英語版にあります。

cthulhu-part-skill = 〈{ cthulhu-skill }〉

cthulhu-part-published = { cthulhu-layer }では{ $value }

cthulhu-part-overruled = { cthulhu-layer }が優先して{ $value }

cthulhu-part-characteristic = { cthulhu-characteristic }

cthulhu-part-times-five = { cthulhu-characteristic }{ $points }×5

cthulhu-part-times-two = { cthulhu-characteristic }{ $points }×2

cthulhu-part-even = 互角

cthulhu-part-resistance = 能動{ $active }対受動{ $passive }

cthulhu-part-delay = 行動遅延

cthulhu-part-lame = 足・羽の負傷（2/3）

cthulhu-part-joint = 関節の負傷

cthulhu-part-slower = DEXが{ $lost }低下

cthulhu-part-arm = 腕の負傷（2/3）

cthulhu-part-prone = 転倒

cthulhu-part-block = 盾での射撃ブロック（1/2）

cthulhu-part-all-at-once = 3回分を1度に消費

cthulhu-part-tiring = 集中中の成功{ $count }回

cthulhu-part-art = 武道

cthulhu-part-impale = 貫通

cthulhu-part-aim = { $aim ->
        [arm] 腕狙い
        [leg] 足狙い
        [wing] 羽狙い
        [eye] 眼球狙い
        [heart] 心臓狙い
        [shoulder] 関節狙い（肩）
        [knee] 関節狙い（膝）
        [throat] 喉狙い
       *[vital] 急所狙い
    }
