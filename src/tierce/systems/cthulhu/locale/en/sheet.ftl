### What a sheet at a glance is made of.

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
cthulhu-sheet-bonus = damage bonus
cthulhu-sheet-armour = armour
cthulhu-sheet-skills = skills
cthulhu-sheet-natural = strikes with
cthulhu-sheet-weapons = weapons
cthulhu-sheet-main = favoured hand
cthulhu-sheet-off = other hand
cthulhu-sheet-body = body
cthulhu-sheet-floating = floats
cthulhu-sheet-arms = arms
cthulhu-sheet-legs = legs
cthulhu-sheet-wings = wings
cthulhu-sheet-points = action points
cthulhu-sheet-kind = kind
cthulhu-sheet-skill = skill
cthulhu-sheet-dice = damage
cthulhu-sheet-db = damage bonus
cthulhu-sheet-reach = reach
cthulhu-sheet-base-range = range
cthulhu-sheet-durability = durability
cthulhu-sheet-hands = hands
cthulhu-sheet-pointed = impales
cthulhu-sheet-thrown = may be thrown
cthulhu-sheet-piercing = pierces armour
cthulhu-sheet-bands = damage by distance
cthulhu-sheet-modes = fire modes
cthulhu-sheet-attacks = attacks a turn
cthulhu-sheet-magazine = magazine
cthulhu-sheet-clip = magazine is changed whole
cthulhu-sheet-malfunction = malfunction number
cthulhu-sheet-book = book
cthulhu-sheet-published = by layer
# $body (choice: biped, small-quadruped, quadruped, shapeless, other)
cthulhu-body = { $body ->
    [biped] biped
    [small-quadruped] small four-legged
    [quadruped] four-legged
    [shapeless] no fixed shape
   *[other] another shape
}
# $share (choice: full, half, none)
cthulhu-share = { $share ->
    [full] in full
    [half] half
   *[none] none
}
# $mode (choice: single, semi, full)
cthulhu-fire-mode = { $mode ->
    [single] single shots
    [semi] semi-automatic
   *[full] fully automatic
}
# $field (choice: dice, reach, base_range, durability, hands, magazine, malfunction)
cthulhu-weapon-number = { $field ->
    [dice] { cthulhu-sheet-dice }
    [reach] { cthulhu-sheet-reach }
    [base_range] { cthulhu-sheet-base-range }
    [durability] { cthulhu-sheet-durability }
    [hands] { cthulhu-sheet-hands }
    [magazine] { cthulhu-sheet-magazine }
   *[malfunction] { cthulhu-sheet-malfunction }
}
