### 关于文件中人物的文字。

cthulhu-expected-damage = 骰子，例如 1D8+1

cthulhu-expected-bonus = 伤害加值，例如 +1D4、-1D6 或 0

cthulhu-file-no-kind = { $path }：“{ $name }”不在data/weapons.toml中，也没有“kind”。请写明“kind”或“like”。
cthulhu-file-no-kind-near = { $path }：“{ $name }”不在data/weapons.toml中，也没有“kind”。是不是“{ $near }”？否则请写明“kind”或“like”。

cthulhu-file-weapon-twice = { $path }：有两件武器叫“{ $name }”；请各用不同名称，例如“{ $name } 2”。

cthulhu-file-both-hands = { $path }：“{ $name }”在两只手上；双手武器只写在“main”，“off”写作 ""。

cthulhu-file-two-handed = { $path }：“{ $name }”需要双手；只写在“main”，“off”写作 ""。

cthulhu-file-no-bow = { $path }：此人物没有名为“{ $name }”的弓；箭只能搭在手中的弓上。
