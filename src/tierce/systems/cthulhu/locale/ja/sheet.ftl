### 一覧で表示するシートの項目名。

cthulhu-sheet-strength = STR
cthulhu-sheet-con = CON
cthulhu-sheet-pow = POW
cthulhu-sheet-dex = DEX
cthulhu-sheet-app = APP
cthulhu-sheet-siz = SIZ
cthulhu-sheet-intelligence = INT
cthulhu-sheet-edu = EDU
cthulhu-sheet-hp = HP
cthulhu-sheet-magic = MP
cthulhu-sheet-sanity = SAN
cthulhu-sheet-bonus = ダメージボーナス
cthulhu-sheet-armour = 装甲
cthulhu-sheet-skills = 技能
cthulhu-sheet-natural = 体での攻撃
cthulhu-sheet-weapons = 武器
cthulhu-sheet-main = 利き手
cthulhu-sheet-off = もう一方の手
cthulhu-sheet-body = 体型
cthulhu-sheet-floating = 浮遊
cthulhu-sheet-arms = 腕
cthulhu-sheet-legs = 足
cthulhu-sheet-wings = 羽
cthulhu-sheet-points = 行動ポイント
cthulhu-sheet-kind = 種類
cthulhu-sheet-skill = 技能
cthulhu-sheet-dice = ダメージ
cthulhu-sheet-db = ダメージボーナス
cthulhu-sheet-reach = 近接射程
cthulhu-sheet-base-range = 基本射程
cthulhu-sheet-durability = 耐久力
cthulhu-sheet-hands = 持ち手
cthulhu-sheet-pointed = 貫通
cthulhu-sheet-thrown = 投擲可
cthulhu-sheet-piercing = 装甲貫通
cthulhu-sheet-bands = 距離別ダメージ
cthulhu-sheet-modes = 射撃方式
cthulhu-sheet-attacks = 攻撃回数
cthulhu-sheet-magazine = 装弾数
cthulhu-sheet-clip = 弾倉交換
cthulhu-sheet-malfunction = 故障ナンバー
cthulhu-sheet-book = ルールブック
cthulhu-sheet-published = 版ごとの値
cthulhu-body = { $body ->
    [biped] 人型
    [small-quadruped] 小型の四足
    [quadruped] 四足
    [shapeless] 不定形
   *[other] その他
}
cthulhu-share = { $share ->
    [full] あり
    [half] 半分
   *[none] なし
}
cthulhu-fire-mode = { $mode ->
    [single] 単発
    [semi] セミオート
   *[full] フルオート
}
cthulhu-weapon-number = { $field ->
    [dice] { cthulhu-sheet-dice }
    [reach] { cthulhu-sheet-reach }
    [base_range] { cthulhu-sheet-base-range }
    [durability] { cthulhu-sheet-durability }
    [hands] { cthulhu-sheet-hands }
    [magazine] { cthulhu-sheet-magazine }
   *[malfunction] { cthulhu-sheet-malfunction }
}
