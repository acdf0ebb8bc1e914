### Woraus Werte bestehen, und warum etwas nicht angeboten wird.

mordheim-part-attacks = Attacken
mordheim-part-one-attack = eine Attacke je Waffe dieser Art
mordheim-part-frenzy = Raserei
mordheim-part-second-weapon = zweite Waffe
mordheim-part-whip = Peitsche beim Angriff
mordheim-part-strength = Stärke
mordheim-part-weapon-strength = eigene Stärke der Waffe
mordheim-part-weapon = Waffe
mordheim-part-first-turn = erste Runde
mordheim-part-charge = Angriff zu Pferd
mordheim-part-no-armour = keine Rüstung
mordheim-part-armour = { $armour ->
    [light] leichte Rüstung
    [heavy] schwere Rüstung
    [gromril] Gromrilrüstung
    [ithilmar] Ithilmarrüstung
    [leathers] gehärtetes Leder
   *[armour] Rüstung
}
mordheim-part-shield = Schild
mordheim-part-weapon-save = Waffe gegen Rüstung
mordheim-part-against-strength = Stärke des Schlags
mordheim-part-movement = Bewegung
mordheim-part-heavy-shield = schwere Rüstung mit Schild
mordheim-part-afraid = voller Angst
mordheim-part-skill = Kampfgeschick { $ours } gegen { $theirs }
mordheim-part-wound = Stärke { $strength } gegen Widerstand { $toughness }
mordheim-part-resilient = Unverwüstlich
mordheim-part-bane = gegen Untote und Besessene
mordheim-reason-standing-first = ein Gegner in Kontakt steht noch
