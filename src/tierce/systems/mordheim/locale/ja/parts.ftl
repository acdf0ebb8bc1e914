### 値の内訳と、選べない理由。

mordheim-part-attacks = 攻撃回数
mordheim-part-one-attack = この武器では攻撃は一回ずつ
mordheim-part-frenzy = 狂乱
mordheim-part-second-weapon = 二つ目の武器
mordheim-part-whip = 突撃時の鞭
mordheim-part-strength = 攻撃力
mordheim-part-weapon-strength = 武器自身の攻撃力
mordheim-part-weapon = 武器
mordheim-part-first-turn = 最初のターン
mordheim-part-charge = 騎乗突撃
mordheim-part-no-armour = 鎧なし
mordheim-part-armour = { $armour ->
    [light] 軽装鎧
    [heavy] 重装鎧
    [gromril] グロムリルの鎧
    [ithilmar] イシルマーの鎧
    [leathers] 硬化革
   *[armour] 鎧
}
mordheim-part-shield = 盾
mordheim-part-weapon-save = 武器のセーヴ修正
mordheim-part-against-strength = 攻撃の強さ
mordheim-part-movement = 移動力
mordheim-part-heavy-shield = 重装鎧と盾
mordheim-part-afraid = 恐怖
mordheim-part-skill = 接近戦技能{ $ours }対{ $theirs }
mordheim-part-wound = 攻撃力{ $strength }対耐久力{ $toughness }
mordheim-part-resilient = 頑強
mordheim-part-bane = アンデッドと憑かれし者に対して
mordheim-reason-standing-first = まだ立っている敵と接触している
