### Woraus ein Bogen auf einen Blick besteht.

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
cthulhu-sheet-bonus = Schadensbonus
cthulhu-sheet-armour = Panzerung
cthulhu-sheet-skills = Fertigkeiten
cthulhu-sheet-natural = schlägt mit
cthulhu-sheet-weapons = Waffen
cthulhu-sheet-main = Haupthand
cthulhu-sheet-off = andere Hand
cthulhu-sheet-body = Körper
cthulhu-sheet-floating = schwebt
cthulhu-sheet-arms = Arme
cthulhu-sheet-legs = Beine
cthulhu-sheet-wings = Flügel
cthulhu-sheet-points = Aktionspunkte
cthulhu-sheet-kind = Art
cthulhu-sheet-skill = Fertigkeit
cthulhu-sheet-dice = Schaden
cthulhu-sheet-db = Schadensbonus
cthulhu-sheet-reach = Reichweite im Nahkampf
cthulhu-sheet-base-range = Grundreichweite
cthulhu-sheet-durability = Haltbarkeit
cthulhu-sheet-hands = Hände
cthulhu-sheet-pointed = spießt auf
cthulhu-sheet-thrown = werfbar
cthulhu-sheet-piercing = durchschlägt Panzerung
cthulhu-sheet-bands = Schaden nach Entfernung
cthulhu-sheet-modes = Feuerarten
cthulhu-sheet-attacks = Angriffe je Zug
cthulhu-sheet-magazine = Magazin
cthulhu-sheet-clip = Magazinwechsel
cthulhu-sheet-malfunction = Ladehemmung ab
cthulhu-sheet-book = Buch
cthulhu-sheet-published = nach Quelle
cthulhu-body = { $body ->
    [biped] zweibeinig
    [small-quadruped] kleiner Vierbeiner
    [quadruped] Vierbeiner
    [shapeless] formlos
   *[other] andere
}
cthulhu-share = { $share ->
    [full] ganz
    [half] halb
   *[none] keiner
}
cthulhu-fire-mode = { $mode ->
    [single] Einzelfeuer
    [semi] halbautomatisch
   *[full] vollautomatisch
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
