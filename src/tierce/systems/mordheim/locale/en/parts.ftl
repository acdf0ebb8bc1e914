### What values are made of, and why something is not offered.

mordheim-part-attacks = Attacks
mordheim-part-one-attack = one attack with each of these
mordheim-part-frenzy = frenzy
mordheim-part-second-weapon = second weapon
mordheim-part-whip = whip, charging
mordheim-part-strength = Strength
mordheim-part-weapon-strength = the weapon's own Strength
mordheim-part-weapon = weapon
mordheim-part-first-turn = first turn
mordheim-part-charge = charging, mounted
mordheim-part-no-armour = no armour
# $armour (choice: light, heavy, gromril, ithilmar, leathers, armour)
mordheim-part-armour = { $armour ->
    [light] light armour
    [heavy] heavy armour
    [gromril] gromril armour
    [ithilmar] ithilmar armour
    [leathers] toughened leathers
   *[armour] armour
}
mordheim-part-shield = shield
mordheim-part-weapon-save = the weapon against armour
mordheim-part-against-strength = Strength of the blow
mordheim-part-movement = Movement
mordheim-part-heavy-shield = heavy armour with a shield
mordheim-part-afraid = afraid
# $ours (number), $theirs (number)
mordheim-part-skill = Weapon Skill { $ours } against { $theirs }
# $strength (number), $toughness (number)
mordheim-part-wound = Strength { $strength } against Toughness { $toughness }
mordheim-part-resilient = Resilient
mordheim-part-bane = against undead and possessed
mordheim-reason-standing-first = a foe in contact still stands
