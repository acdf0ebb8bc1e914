### 値の内訳。引数の説明は英語版にあります。

## 攻撃

gurps-part-skill = 技能（{ $skill }）
gurps-part-determined = 全力攻撃（必中の一撃）
gurps-part-location = 部位狙い：{ gurps-location }
gurps-part-range = 距離{ $yards }ヤード
gurps-part-size = 目標のサイズ
gurps-part-rapid-fire = 連射{ $shots }発
gurps-part-cover = 目標が遮蔽に半ば隠れている
gurps-part-deceptive = 欺瞞攻撃
gurps-part-dual-weapon = 二刀攻撃
gurps-part-off-hand = 逆腕
gurps-part-encumbrance = 荷重

## 防御

gurps-part-dodge = 基本反応速度{ $speed }+3
gurps-part-control-skill = 操縦技能の半分
gurps-part-handling = 乗り物の操縦性
gurps-part-parry = 技能{ $skill }の半分+3
gurps-part-block = 技能{ $skill }の半分+3
gurps-part-weapon-parry = 武器の受け修正
gurps-part-trait = 特徴
gurps-part-combat-reflexes = 戦闘即応
gurps-part-increased = 全力防御（防御強化）
gurps-part-acrobatic = 軽業
gurps-part-retreat = 後退
gurps-part-retreated = この敵からすでに後退した
gurps-part-db = 盾の防御ボーナス
gurps-part-stunned = 朦朧状態
gurps-part-feint = フェイント
gurps-part-side = 側面からの攻撃
gurps-part-rear = 背後からの攻撃
gurps-part-unseen = 攻撃者が見えない
gurps-part-height = 攻撃者との高低差
gurps-part-flail = 相手がフレイル
gurps-part-thrown = 相手が武器を投げた
gurps-part-bare-hand = 素手で武器を受ける
gurps-part-repeated = このターン{ $count }回目の受け
gurps-part-repeated-fencing = このターン{ $count }回目の受け、フェンシング武器
gurps-part-repeated-master = このターン{ $count }回目の受け、達人
gurps-part-repeated-fencing-master = このターン{ $count }回目の受け、フェンシング武器と達人

## 移動

gurps-part-basic-move = 基本移動力
