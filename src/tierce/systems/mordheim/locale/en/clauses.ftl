# The clauses of mordheim: each message is a summary in our own words, its title an attribute.

## Armour and Strength

mordheim-armour-strength = The Strength of an attack, weapon bonus included as it stands at that moment, worsens the armour save: Strength 4 by -1, 5 by -2, 6 by -3, 7 by -4, 8 by -5, 9 or more by -6; below 4 not at all. What the weapon itself does to saves comes on top. A save that ends worse than 6+ is none, and no die is rolled.
    .title = Strength against armour

## Parrying

mordheim-parry-who = A fighter with a sword or a buckler in hand may try to parry a hit, unless he is knocked down; other weapons allow it only where their data say so. He decides once all to-hit dice of that foe are known and before any roll to wound; a miss offers nothing and spends nothing. A buckler gives no armour.
    .title = Who may parry
mordheim-parry-roll = Roll a D6: strictly more than the attacker's natural to-hit die parries; of a re-rolled die the last one counts. A 6 cannot be parried, nor a hit that needed no die. A parried hit never happened: no roll to wound, no critical, nothing that follows a hit. Other hits stand.
    .title = Parry roll
mordheim-parry-once = One try in each close-combat phase, in the enemy's turn as in one's own, and one in all however many parrying items are carried. A failed try is spent, and so is a chance that was declined, barred or lost to a 6. It comes back at the start of every close-combat phase.
    .title = One parry a phase
mordheim-parry-highest = Of several hits by one foe the try must be on the highest to-hit roll. If that is a 6, none of that foe's attacks can be parried; if it is barred for another reason, the parry is lost just the same (by option, the best hit that may be parried takes its place). Of equal highest hits one is cancelled, and the defender picks which.
    .title = The highest hit
mordheim-parry-first-foe = Against several foes, only the one who lands the first hit in the real striking order may be parried, ties by D6; a miss spends nothing. Hits of later foes cannot be parried, even if the first foe's hit was a 6, was barred or was let through. By option it is the first foe to strike, hit or miss, or the foe of highest Initiative whatever the order.
    .title = Only the first foe
mordheim-parry-reroll = Whoever holds a buckler and a sword (or another parrying weapon; by option a sword only) may roll a failed parry once more. It is the same try at the same hit, and the second die stands. Two swords or two bucklers give one roll.
    .title = Buckler and sword
mordheim-parry-strength = A blow cannot be parried if its Strength, weapon bonus included, is at least twice the defender's own base Strength, his weapon not counted.
    .title = Too strong to parry

## The fallen

mordheim-knocked-down = An enemy in combat with a knocked-down fighter may, but need not, attack him. Every attack hits without a die; wounds and saves are rolled as usual, but one unsaved wound puts him out of action, whatever wounds he has left and without an injury roll, so a helmet is no help. He cannot parry.
    .title = Knocked down
mordheim-stunned = A stunned fighter whom an enemy can attack in close combat is put out of action without any roll, whatever Strength, Toughness and armour. It takes the attacker one attack at his own place in the order, and he need not do it (by option it costs no attack).
    .title = Stunned
mordheim-no-finish-same-model = Whoever knocks down or stuns a foe cannot finish him as fallen in the same phase, however many attacks he has and at however many moments he strikes. His remaining attacks on that foe are rolled as against one standing, and the worst injury counts.
    .title = No felling and finishing by one fighter
mordheim-finish-next-model = In the same phase only another fighter attacking the same foe can finish him: once the first has felled him, the one who strikes next hits automatically and may put him out of action as knocked down or stunned.
    .title = The next attacker finishes
mordheim-standing-first = A fighter in combat with any enemy still on his feet cannot attack one who is knocked down or stunned. It is judged when he strikes and for each fighter by himself.
    .title = Those on their feet first

## The close-combat phase

mordheim-order = Both sides fight in every close-combat phase, in four groups: those who strike first (they charged this turn, or have a spear in the first turn), the rest, weapons that strike last, and those who stood up this turn, whatever else they have. Within a group the higher Initiative goes first; ties by a D6 each, higher first.
    .title = Striking order
mordheim-batch = At his place in the order a fighter names his targets and splits his attacks, before his own dice (by option already at the start of the phase). His attacks on one foe go together: all to-hit dice, the parry, then the wounds; only then does the foe's state change and the next fighter strike. Who is knocked down, stunned or out by then does not strike; attacks left over on a target that is out are lost.
    .title = One batch for each foe
mordheim-sequence = In this order: parry, Lucky Charm (first hit, 4+), roll to wound, critical, armour save (one die for each wound), Step Aside (5+, never modified), wounds taken off, injury dice of which the highest is kept, helmet. The attacker rolls to hit, to wound, criticals and injuries, the defender parries and saves.
    .title = What follows a hit
mordheim-to-hit = On a D6 a higher Weapon Skill than the foe's hits on 3+; against more than double one's own it takes 5+, otherwise 4+. Weapon Skill 0 is hit on 2+. Modifiers keep the number between 2 and 6, so a natural 1 misses. Who failed a Fear test when charged hits on 6s only for that round.
    .title = To-hit roll
mordheim-to-wound = Compare Strength with Toughness: 2 or more above wounds on 2+, 1 above on 3+, equal on 4+, 1 below on 5+, 2 or 3 below on 6+. Farther below no wound is possible, and neither is a critical. Both values lie between 1 and 10.
    .title = Roll to wound
mordheim-armour-values = Light armour 6+, heavy 5+, gromril 4+, ithilmar 5+, toughened leathers 6+ (with nothing but a helmet or a buckler); a shield improves the save by 1 and is 6+ by itself, a buckler does nothing. Anything worse than 6+ is no save; a 1 always fails (by option), so 2+ is the best. Whoever wields a two-handed weapon has no shield in close combat; heavy armour with a shield costs -1 Movement.
    .title = Armour saves
mordheim-critical = A natural 6 to wound where less would have done is a critical; only a fighter's first in a phase counts. Roll a D6: 1-2 two wounds, one save taken before they are doubled; 3-4 two wounds and no save; 5-6 two wounds, no save and +2 on each injury die, a total above 6 counting as 6. A weapon that deals several wounds uses the larger number.
    .title = Critical hit
mordheim-critical-tables = By option a critical is rolled by weapon kind. Bladed (swords, daggers, axes): 1-2 no save; 3-4 two wounds, a save each; 5-6 two wounds, no save, +2 injury. Bludgeoning (maces, flails, morning stars, staves): 1-2 the target loses the fight it has not had yet; 3-4 no armour or helmet save; 5 a weapon is dropped; 6 out of action if the save fails. Thrusting (spears, halberds, lances): 1-2 +1 injury; 3-4 knocked down, save and wound as usual; 5-6 no save, +2 injury, pushed back D6 inches. Unarmed: 1-2 one more attack; 3-4 +1 injury; 5-6 no save, +2 injury.
    .title = Critical tables by weapon
mordheim-injury = Each wound takes one off. For the wound that brings a fighter to 0 and for each further one a D6 is rolled and the highest counts: 1-2 knocked down, 3-4 stunned, 5-6 out of action. One who has stood up again is still at 0, so any wound means a new roll. A helmet turns a final result of stunned into knocked down on 4+, whatever the Strength.
    .title = Injury
mordheim-recovery = In his own recovery phase a stunned fighter becomes knocked down, and one who began the turn knocked down may stand up: half movement, no charge or run, no leaving combat, and he strikes last this turn. Knocked down one cannot fight, stunned one can do nothing.
    .title = Recovery

## Weapons and skills

mordheim-two-weapons = A second one-handed weapon gives one more attack, added after Frenzy has doubled them. With two different weapons one attack is made with the one the player picks and all others with the other.
    .title = Two weapons
mordheim-weapons = Fist: Strength -1 but at least 1, one attack whatever the profile, the foe's save improved by 1 (6+ if he had none). Dagger: the same gift to the foe's save. Mace, hammer, club, staff: an injury die of 2-4 stuns, 1 knocks down. Axe: save -1. Sword: parries. A dagger's gift is reckoned before Strength; sheets may combine these properties into further weapons.
    .title = One-handed weapons
mordheim-weapons-heavy = Two-handed, so without shield, buckler or second weapon in close combat: flail (+2 Strength in the first turn), halberd (+1 Strength), double-handed weapon (+2 Strength, strikes last even when charging). Morning star: +1 Strength in the first turn, no second weapon or buckler. Spear: strikes first in the first turn, beside it only a shield or buckler. Lance: mounted, +2 Strength on the charge.
    .title = Heavy and long weapons
mordheim-weapons-special = Rapier: parries, foe's save better by 1; a hit that does not wound gives another attack at -1, 6+ at worst. Steel whip: cannot be parried, one more attack when charging or charged. Sigmarite hammer: +1 Strength, stuns on 2-4, +1 to wound undead and possessed. Dwarf axe: save -1, parries. Fighting claws: a pair, parry with the re-roll. Spiked gauntlet: a second weapon, parries. Pistol in close combat: Strength 4, save -2 in all, once a combat, can be parried. Gromril: save -1; ithilmar: +1 Initiative for the bearer.
    .title = Special weapons
mordheim-skills = Resilient: blows have -1 Strength to wound you, your save is as before. Strongman: double-handed weapons no longer strike last. Step Aside: a 5+ save after armour. Lucky Charm: the first hit is ignored on 4+. Jump Up: knocked down is ignored, unless it comes from a helmet or No Pain. Hard Head: a die of 2-4 from a club does not stun. Hard to Kill: out on a 6 only, 3-5 stunned. No Pain: stunned counts as knocked down. Frenzy: attacks doubled until knocked down or stunned. Hatred: misses are rolled again in the first turn.
    .title = Skills

## Morale

mordheim-morale = From 25% of the warband out of action a player tests at the start of his own turns: 2D6, at most the leader's Leadership, or the best of those neither stunned nor out where the leader is stunned or out himself. Failure loses the fight. Giving up by choice is possible only when a test is due.
    .title = Rout test
mordheim-all-alone = A fighter alone against two or more, with no friend within 6 inches (the knocked down, stunned and fleeing do not count), rolls 2D6 against Leadership at the end of his own combat phase. Failed, every opponent has one automatic hit, settled at once and not to be parried; then he runs 2D6 inches and tests each turn to stop.
    .title = All alone

## On a map

mordheim-ground-contact = Bases are an inch square: models are in base contact, and so in combat, where their bases touch, with a corner at least, and no wall is between them. Models do not overlap. A friend within 6 inches keeps a warrior from being all alone. Out of action or fled, a model is off the table.
    .title = Contact on a map
mordheim-ground-move = A model in no combat may charge in its turn, by the shortest way into contact, up to twice its Movement in inches, or move up to its Movement and stay out of contact. Who has just stood up may only move, half its Movement at most, rounded up. Who is pushed back goes straight away from who struck, so many inches farther, and ends before a wall, the edge or a model. Who runs goes as far from every foe as the dice let it.
    .title = Moving on a map
