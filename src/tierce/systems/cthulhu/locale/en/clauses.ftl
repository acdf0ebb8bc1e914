# The clauses of cthulhu: each message is a summary in our own words, its title an attribute.

cthulhu-precedence = The keeper's ruling beats these rules, these rules beat the books, and where the books differ 2015 beats 2010 and 2010 beats the core book of the 6th edition; such values are options with that default. The keeper may overrule any roll, value or outcome in play, and what was overruled stays visible in the log.
    .title = What beats what

cthulhu-precedence-supplements = Any other rule book or supplement is off until the keeper switches it on. What touches the rules is announced before play where that can be done: before a fight everybody can see which supplements are on and which options are not at their default. What does not touch the rules needs no announcement.
    .title = Supplements

cthulhu-turn-order = Units act in descending DEX; ties roll d100 once for the fight, lower first. Points are spent in one's own turn, and the round ends when every unit able to act has had its turn. DEX counts as it is now: a change reorders those who have not yet acted, and nobody acts twice in a round. A square is 1 m.
    .title = Order of turns

cthulhu-turn-delay = At the start of a round, and never later, a unit may name an amount of DEX, 1 or more, by which it acts later in that round. Only the order changes: DEX rolls and dodge stay as they are.
    .title = Delaying

cthulhu-turn-action-points = 3P a turn unless a rule or the keeper says otherwise; whatever has no price of its own, such as reloading, drawing, picking up, standing up, breaking free or first aid, costs 1P. A square costs 1P, and three squares in one go are a full run that leaves no other action but defences. One attack a turn, whatever is left, save for firearms, a rush and counter-attacks; moving after it is allowed. Points not used by the end of the turn are lost.
    .title = Action points

cthulhu-turn-passive-limits = Dodge, defend, parry, hide and cover may each be used once a round, and only one of them against one attack. Exceptions are the uses of concentrating, the further dodge of a critical dodge, the defend or parry that follows a cover, and the parry of a rush's extra attack. Uses come back at the start of the round.
    .title = Limits of defences

cthulhu-check = A d100 of at most the target succeeds, 100 never. A special is a fifth of the target or less, at least 1. Critical and fumble by option: “5%” (default): 1-5 where it succeeds, 96-100 where it does not; “1%”: 1 and 100, but 1-5 and 96-100 on weapon rolls. All count after modifiers, and a critical is a special as well; a target of 0 or less fails but is rolled for the fumble. A combination roll is one die against both values: in an attack the attack skill alone gives critical, special and fumble.
    .title = Check

cthulhu-resistance = The chance is 50 + 5 × (active - passive). Below 5 it fails and above 95 it succeeds without a die, and is then neither critical nor fumble.
    .title = Resistance roll

cthulhu-damage-bonus = By STR + SIZ: 2-12 -1D6, 13-16 -1D4, 17-24 none, 25-32 +1D4, 33-40 +1D6, 41-56 +2D6, 57-72 +3D6, 73-88 +4D6, then +1D6 more for each further 16 or part of it. Thrown weapons get half of it, rounded down, firearms and bows none. Damage never falls below 0.
    .title = Damage bonus

cthulhu-weapons = Weapons stand in data that the keeper can edit: base skill, damage, durability, range, rate of fire and malfunction number, with Japanese names first and English ones beside them. A value that makes no sense is refused with the entry's name.
    .title = Weapons as data
