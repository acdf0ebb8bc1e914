### Из чего складываются значения и почему чего-то не предлагают.

mordheim-part-attacks = Атаки
mordheim-part-one-attack = этим оружием — по одной атаке
mordheim-part-frenzy = бешенство
mordheim-part-second-weapon = второе оружие
mordheim-part-whip = хлыст при нападении
mordheim-part-strength = Сила
mordheim-part-weapon-strength = собственная Сила оружия
mordheim-part-weapon = оружие
mordheim-part-first-turn = первый ход боя
mordheim-part-charge = нападение верхом
mordheim-part-no-armour = без доспехов
mordheim-part-armour = { $armour ->
    [light] лёгкие доспехи
    [heavy] тяжёлые доспехи
    [gromril] громриловые доспехи
    [ithilmar] итильмаровые доспехи
    [leathers] дублёная кожа
   *[armour] доспехи
}
mordheim-part-shield = щит
mordheim-part-weapon-save = оружие против доспехов
mordheim-part-against-strength = Сила удара
mordheim-part-movement = Движение
mordheim-part-heavy-shield = тяжёлые доспехи со щитом
mordheim-part-afraid = в страхе
mordheim-part-skill = Навык боя { $ours } против { $theirs }
mordheim-part-wound = Сила { $strength } против Стойкости { $toughness }
mordheim-part-resilient = «Живучий»
mordheim-part-bane = против нежити и одержимых
mordheim-reason-standing-first = в контакте ещё есть враг на ногах
