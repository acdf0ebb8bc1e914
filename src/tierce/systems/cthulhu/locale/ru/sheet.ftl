### Из чего состоит лист персонажа в кратком виде.

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
cthulhu-sheet-bonus = бонус к урону
cthulhu-sheet-armour = броня
cthulhu-sheet-skills = навыки
cthulhu-sheet-natural = бьёт телом
cthulhu-sheet-weapons = оружие
cthulhu-sheet-main = ведущая рука
cthulhu-sheet-off = другая рука
cthulhu-sheet-body = тело
cthulhu-sheet-floating = парит
cthulhu-sheet-arms = рук
cthulhu-sheet-legs = ног
cthulhu-sheet-wings = крыльев
cthulhu-sheet-points = очки действий
cthulhu-sheet-kind = вид
cthulhu-sheet-skill = навык
cthulhu-sheet-dice = урон
cthulhu-sheet-db = бонус к урону
cthulhu-sheet-reach = досягаемость
cthulhu-sheet-base-range = дальность
cthulhu-sheet-durability = прочность
cthulhu-sheet-hands = рук нужно
cthulhu-sheet-pointed = пронзает
cthulhu-sheet-thrown = можно метать
cthulhu-sheet-piercing = пробивает броню
cthulhu-sheet-bands = урон по дальности
cthulhu-sheet-modes = режимы огня
cthulhu-sheet-attacks = атак за ход
cthulhu-sheet-magazine = магазин
cthulhu-sheet-clip = магазин меняют целиком
cthulhu-sheet-malfunction = порог осечки
cthulhu-sheet-book = книга
cthulhu-sheet-published = по источникам
cthulhu-body = { $body ->
    [biped] двуногое
    [small-quadruped] мелкое четвероногое
    [quadruped] четвероногое
    [shapeless] бесформенное
   *[other] иное
}
cthulhu-share = { $share ->
    [full] полностью
    [half] половина
   *[none] нет
}
cthulhu-fire-mode = { $mode ->
    [single] одиночные
    [semi] полуавтомат
   *[full] автомат
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
