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

cthulhu-defence-available = Unarmed and melee attacks: all five (a fist or kick parry does not stop a weapon). Bow or thrown weapon: dodge, hide, cover, defend and the block of a shield. Firearm: hide, cover and the block of a shield, and at touch range the parry of a point-blank shot. Second blow of a feint: neither dodge nor parry. Extra attack of a rush: a parry only with an art. Suplex and tackle: the art in place of the parry. To take no defence is always possible.
    .title = Which defence answers what

cthulhu-defence-concentrate = At the start of the round a unit may concentrate on one of the five defences and give up every other action, active or passive: that defence may then be used up to three times in the round, at a cumulative -20% after each success. With an art or Martial Arts at 60% or more all three uses may be spent at once, for +30% on that one defence.
    .title = Concentrating on a defence

cthulhu-defence-failed = After a failed defence of any kind only armour reduces the damage. Armour that is pierced, by an impaling hit, piercing ammunition or a fumbled defend, reduces nothing, unless the defence was a critical.
    .title = Failed defence and armour

cthulhu-declarations = Start of the round: delay, concentrating, a parry that must be named. Start of one's own turn: precision. Before the attack begins: suplex, tackle, feint, an aim, fire mode, unaimed fire, consecutive or simultaneous blows with two weapons, a knock-out. Any time in one's own turn: hard form, and yabusame before its shot. When an attack has hit: rush. When attacked: dodge, defend, hide, cover and a parry that need not be named. What is asked for too late is not to be had.
    .title = When to declare

cthulhu-attack-cost = Every attack but a firearm's is made once a turn and costs 1P, special attacks included where they name no other price. A weapon that must be nocked or reloaded costs 1P to prepare besides; what is prepared stays so in later turns.
    .title = Price of an attack

cthulhu-gun-twice = Firearms alone may be used for two attacks in one turn, each declared for 1P; both attacks must then be made with firearms. A weapon whose data give a slower rate keeps it.
    .title = Two attacks with a firearm

cthulhu-gun-cover = An object that gives cover on the line between shooter and target costs the shot 20%: skill -20%. Units are no cover, and bows and thrown weapons are not affected. It is not added to the halving for a target who hides behind that same object.
    .title = Cover against firearms

cthulhu-gun-single = A gun that fires single shots only and can go on firing in its user's turn, such as a handgun, fires one shot for 1P, each at full skill.
    .title = Single shots

cthulhu-gun-burst = With selective fire the mode is declared each time: for 1P 1 shot, 3 shots semi-automatic or 6 shots fully automatic, fewer if the magazine holds fewer. From the second shot on skill drops by 5% a shot (semi) or 10% a shot (full), starting afresh at the next declaration, and each shot is rolled. A declaration is one attack at one target: one defence answers all its shots, while armour and durability count for each.
    .title = Semi and full automatic

cthulhu-gun-point-blank = At touch range (the same square), whether wanted or not, the shot hits without a roll, so it has no critical, special or malfunction and cannot be aimed at a part; damage +1D4. The target may parry it with fist, kick, grapple, an art or a melee weapon, which cancels the whole declaration without wear. Of a burst only the first bullet is meant; the others roll as usual, without the bonus.
    .title = Point-blank shot

cthulhu-gun-unaimed = Firing without aiming doubles the shots for the same points, at a third of the skill, fractions dropped before flat modifiers; each shot is rolled, and no part can be aimed at. It is free to choose; whoever fires two guns at once always does so, each gun with its usual number of shots.
    .title = Unaimed fire

cthulhu-martial-combine = An art (budo) does next to nothing alone, apart from a parry and what archery has: it is rolled together with an attack skill, one die against both values. An attack takes one art or Martial Arts, not two; modifiers touch the attack skill only. Special attacks cannot be used together.
    .title = Arts combine

cthulhu-martial-grappling-art = With the grappling art, grapple and head butt deal twice their dice of damage, the damage bonus counting once; where only the art fails, the damage is the usual one.
    .title = Grappling art

cthulhu-martial-striking-art = With the striking art or Martial Arts, fist, kick and head butt deal twice their dice of damage, the damage bonus counting once; where only the art fails, the damage is the usual one.
    .title = Striking art and Martial Arts

cthulhu-martial-weapon-art = Where the art for one kind of weapon and that weapon's skill both succeed, its dice of damage are doubled together with its own plus; where only the art fails, the damage is the usual one. The art can parry whether the weapon is in hand or not, with nothing to break when the hands are empty. It has no special attack.
    .title = Weapon art

cthulhu-special-suplex = Grappling art at 60% or more, against a biped or a small quadruped, declared before the attack. If the art and grapple both succeed, the target is thrown: 1D6 + damage bonus, never doubled, prone, and CON ×5 or knocked out; fall damage on top where it is thrown down. Where only the art fails it is a plain hold. The defence in place of a parry is the grappling art, the striking art or Martial Arts at -30%, or else the base value of the art. It cannot be used for the knock-out alone.
    .title = Suplex

cthulhu-special-tackle = Grappling art at 60% or more, any target, declared before the attack; STR ×5 or head butt, as the attacker likes, must succeed together with the art. Grapple: 1D4 + damage bonus, held at once, CON ×5 or knocked out. Blow away: the 1P includes a move of one square; 1D4 + damage bonus, pushed three squares straight back, DEX ×5 or prone, CON ×5 or knocked out. Never doubled; defended as the suplex is. Only blow away cannot be used for the knock-out alone.
    .title = Tackle

cthulhu-special-rush = Striking art or Martial Arts at 60% or more, any target, declared only when an attack and that skill have both succeeded in one roll and no defence has stopped it. The target is stunned for one turn unless CON ×5 succeeds. Stunned or not, the attacker has one more unarmed attack on it at the end of the round, for no points and without another rush, lost if the attacker is down or stunned by then; a defender with an art may parry it outside the round's limit. Not for a knock-out alone. Where a friend covers, whoever takes the blow is rushed.
    .title = Rush

cthulhu-special-feint = Striking art or Martial Arts at 60% or more, any target, declared before the attack: two fists or kicks for 1P. The first always fails, but the target cannot help spending its parry or dodge on it, as it likes. The second can be neither dodged nor parried, unless the first was successfully parried with an art: then it is seen through and fails too. A knock-out alone is allowed.
    .title = Feint

cthulhu-bow-basic = A bow has no damage bonus. It costs 1P to nock an arrow and 1P to shoot.
    .title = Bow

cthulhu-bow-precision = Archery art at 60% or more, any target, declared only at the start of one's own turn for 1P. Against a shapeless creature the bow has +15% this turn, without a roll. Against others the art is rolled; if it fails, a plain shot is left, if it succeeds, the shot must be one of these. Eye -70%: dead at once if the shooter's Luck succeeds and the target's fails, else normal damage. Heart -70%: the weapon's dice ×4. Joint -40%: a shoulder takes 1 STR, a knee 1 DEX (not from a floater), each of the four once, at once, no damage; one success of first aid or medicine restores all. Throat -70%: stunned for one turn, no damage in this round, then 1D3 on each of the target's turns until first aid or medicine succeeds.
    .title = Precision

cthulhu-bow-hard-form = Archery art at 60% or more, any target, 1P at the declaration. If the art succeeds, range and damage dice of the next bow shot are doubled; this is kept until used, dropped at will or the fight ends, never twice at a time, and must then be declared and rolled again. Each such shot, hit or miss, costs the string 1 of its 3; at 0 the bow is no bow until restrung.
    .title = Hard form

cthulhu-bow-restring = A new string takes 6P over as many turns as needed and cannot be broken off; it may be begun with fewer than 3P left. Meanwhile only defences are possible, and each takes 1P off the next turn of one's own, at most 3; with 3 taken that turn is lost to everything, restringing included, but what was done stays done. Then the string is back at 3.
    .title = Restringing

cthulhu-bow-yabusame = Archery art at 60% or more, any target. The art is rolled for free: if it succeeds, 1P pays for a move of one square and a shot together, and penalties for terrain such as bad footing do not count; if it fails, move and shot cost 1P each and the penalties stay. One try a turn, and the arrow must be nocked as usual.
    .title = Yabusame

cthulhu-two-weapons = A skill with base 0%, or 30% with any weapon art or weapon skill of 40 or more. One one-handed melee weapon in each hand, both in reach; no ranged weapon, and no hand taken by anything else. It is declared as consecutive or simultaneous and rolled before the hit, alone or in combination with an art, and then both must succeed; failure fails the whole attack. A weapon used below its base skill +20 costs -30% once, two different kinds of weapon -40%.
    .title = Two weapons

cthulhu-two-weapons-consecutive = Two hit rolls, each with its own weapon's skill and its own damage, each defended by itself, for 1P together.
    .title = Consecutive blows

cthulhu-two-weapons-simultaneous = A single attack for 1P with one hit roll, at the lower of the two skills, and one defence: the dice of both weapons are summed (twice those of a pair), the damage bonus counts once.
    .title = Simultaneous blow

cthulhu-knockback-obstacle = Who is knocked back into cover or another unit stops there and takes +1D3 damage, into a wall +1D4, added to the blow's own before armour. Only the first obstacle counts.
    .title = Knocked into something

cthulhu-aim-vital = -30% to hit, the head included, and +1D6 damage. Shapeless creatures have no parts: neither this nor an aim at arm, leg or wing exists against them. An aim needs a single blow or shot.
    .title = Aim at a vital part

cthulhu-aim-arm = -15% to hit. Besides its damage a hit cuts every attack skill, and the parries rolled with it, to 2/3 until first aid or medicine succeeds, once for each arm, the second on the lowered value; arts are not cut. A special success makes the target drop its weapon.
    .title = Aim at an arm

cthulhu-aim-leg = -15% to hit. Besides its damage a hit cuts DEX to 2/3, rounded up, and with it dodge, by 2 points for each point of DEX, until first aid or medicine succeeds; once for each limb.
    .title = Aim at a leg or wing

cthulhu-dodge = A success cancels the attack. Firearms cannot normally be dodged. On a critical the defender chooses between a counter-attack, a normal attack roll at +1D4 damage, and one more dodge this round; on a fumble the attack deals +1D2 damage.
    .title = Dodge

cthulhu-defend = CON ×5, not against firearms. A success takes 1D5 and the armour off the damage of an unarmed attack, 1D2 and the armour off that of any other; a critical takes 2D5 and the armour off an unarmed attack, still 1D2 off others (by option 2D2). A fumble reduces nothing and the armour is pierced.
    .title = Defend

cthulhu-parry-declare = As long as Martial Arts and every art are below their base +10%, a parry must be declared at the start of the round against one named opponent and works against that one only. With one of them at base +10% or more nothing needs to be declared.
    .title = Naming the foe to parry

cthulhu-parry-fist = It cancels all damage of a human fist or kick; a head butt, a grapple and claws are not parried so (by option the first two are). Against a melee weapon the damage is taken in full even on a success.
    .title = Parry with fist or kick

cthulhu-parry-grapple = Two successes of grapple cancel all damage of any melee attack; both rolls are one use of the parry. It is a critical where both are, a fumble where either is.
    .title = Parry by grapple

cthulhu-parry-blade = A sword or mace parries any melee attack and may still attack in the same round. Sword, knife and mace cancel damage up to their durability, which does not wear down; a single blow above it destroys them, and the excess goes through.
    .title = Parry with sword, knife or mace

cthulhu-parry-club = These parry any melee attack, but do not attack in the same round, nor parry after an attack, unless any art is at base +10% or more. Club, spear and bow lose durability equal to the damage; at 0 they break and the excess goes through. For damage the knife counts with the swords.
    .title = Parry with club, knife or spear

cthulhu-parry-shield = A shield parries any melee attack and blocks ranged ones, firearms included, with a set chance, half the shield skill by default; either is the round's parry. It cancels damage up to its durability; a single blow above it lowers the durability by the excess and deals the same excess to the bearer. At 0 it is destroyed.
    .title = Parry with a shield

cthulhu-parry-long-gun = It parries any melee attack, without a shot in the same round, and not after one either. It cancels damage up to its durability; a single blow above it makes it unable to fire, and the excess goes through, but it parries on at the same durability.
    .title = Parry with rifle or shotgun

cthulhu-parry-bow = It parries any melee attack, even with a broken string, but neither shoots in the same round nor parries after a shot; an arrow on the string is dropped. It wears as a club does, while the string does not. While restringing each parry costs the next turn 1P. A sling cannot parry.
    .title = Parry with a bow

cthulhu-parry-critical = On a critical even damage above the durability is parried, nothing wears, and the defender may counter-attack at +1D4 damage (a fist or kick against a weapon still takes the damage). On a fumble the parrying weapon is destroyed, yet no damage is taken; unarmed it is a plain failure.
    .title = Critical parry and fumble

cthulhu-hide = Declared when attacked, behind an object on one's own square or a next one: roll 50 + 5 × (its SIZ - own SIZ), own SIZ counting 5 less for this with a Hide skill of 60% or more. On a success the object takes all the damage, on a failure the hider takes half. From then on, while staying hidden, attacks made and received have half the chance; it ends when the hider leaves, gives it up or is stunned, or the object is gone.
    .title = Hide

cthulhu-hide-reversed = Here a critical is bad: all the damage is taken, and one is stunned until the end of one's own action in the next round. A fumble is good: no damage, and a successful Hide roll then gives a counter-attack at half damage. Results without a die are neither.
    .title = Hide: critical and fumble reversed

cthulhu-cover = One takes a blow for another: in touch (the same square) always, one square away only if no enemy shares one's own square; several at once only if they share a square, and then every chance of this action is divided by their number. DEX ×5: on a success the coverer takes all the damage and may then defend or parry, not dodge or hide, outside the round's limits. On a failure both take half the damage each, and each may defend or parry at half chance. What else the blow does befalls only the one it was meant for.
    .title = Cover somebody

cthulhu-cover-critical = On a critical the damage is cancelled, and a successful parry then gives a counter-attack at half damage. On a fumble both take the full damage, and neither has any defence against that attack.
    .title = Cover: critical and fumble

cthulhu-counter = A critical dodge, where it is chosen, and a critical parry give one at +1D4 damage; a fumbled hide with a Hide roll and a critical cover with a parry give one at half damage. It is the defender's choice, made at once with a normal attack roll, for no points and beside the turn's attack; it needs reach or a loaded weapon, is no special attack, may be defended with what the other has left, and is never answered by another counter. Whoever is stunned, pinned, busy with a new string or has nothing that reaches strikes nobody back.
    .title = Counter-attack

cthulhu-effects = Used defences, a named parry, concentrating, a delay, no attack or shot after a parry: the round. Stun of a rush or a throat shot: one turn; of hiding: until the end of one's own action in the next round. Arm, leg, wing, joint, throat: until first aid or medicine succeeds, beyond the fight too. Hard form: the next bow shot, the end of the fight, or dropped at will. Damage to durability or string, a gun that cannot fire: until mended. Hidden: while kept up. Prone, held, knocked out: until a rule or the keeper ends it.
    .title = How long things last

cthulhu-check = A d100 of at most the target succeeds, 100 never. A special is a fifth of the target or less, at least 1. Critical and fumble by option: “5%” (default): 1-5 where it succeeds, 96-100 where it does not; “1%”: 1 and 100, but 1-5 and 96-100 on weapon rolls. All count after modifiers, and a critical is a special as well; a target of 0 or less fails but is rolled for the fumble. A combination roll is one die against both values: in an attack the attack skill alone gives critical, special and fumble.
    .title = Check

cthulhu-resistance = The chance is 50 + 5 × (active - passive). Below 5 it fails and above 95 it succeeds without a die, and is then neither critical nor fumble.
    .title = Resistance roll

cthulhu-damage-bonus = By STR + SIZ: 2-12 -1D6, 13-16 -1D4, 17-24 none, 25-32 +1D4, 33-40 +1D6, 41-56 +2D6, 57-72 +3D6, 73-88 +4D6, then +1D6 more for each further 16 or part of it. Thrown weapons get half of it, rounded down, firearms and bows none. Damage never falls below 0.
    .title = Damage bonus

cthulhu-injury = HP are (CON + SIZ) / 2, rounded up. A single hit of at least half the current HP: CON ×5 or unconscious. At 2 HP or less one is unconscious; at 0 or less dead, unless brought back to 1 by the end of the next round. First aid and medicine restore 1D3 each, once for each wound, whether the try succeeds or not, and either wakes the unconscious.
    .title = Injury

cthulhu-knock-out = Declared before an attack with fist, kick, grapple, head butt, club or another blunt weapon. The damage resists the current HP on the resistance table: on a success the target is unconscious and loses a third of the damage, rounded down; on a failure it takes all of it. In suplex and tackle their CON ×5 takes its place, and the damage of a tackle meant for the knock-out alone is not dealt.
    .title = Knock-out

cthulhu-impale = A special success with a pointed weapon or a bullet impales: the damage dice, with the weapon's own plus, are rolled twice, the damage bonus once, and armour is pierced. A hand weapon sticks, and another success of its skill frees it.
    .title = Impale

cthulhu-grapple = A hit holds. From then on, one thing an attack: pin (automatic), disarm (two successes in a row), hurt (one more success, 1D6 + damage bonus), strangle, or a knock-out. The held gets free by STR against STR. A hold ends where the holder is out of the fight or more than a square away.
    .title = Grapple

cthulhu-malfunction = A firearm malfunctions on a roll at or above its malfunction number, 00 being 100, even where the shot would have hit: that shot fails and what is left of the burst is not fired. A point-blank shot needs no roll and so never malfunctions.
    .title = Malfunction

cthulhu-range = With a ranged weapon, within base range the full skill, up to twice it a half, up to three times a quarter, up to four times an eighth; beyond that there is no shot. Fractions come before flat modifiers. By option everything in sight is in range.
    .title = Range

cthulhu-weapons = Weapons stand in data that the keeper can edit: base skill, damage, durability, range, rate of fire and malfunction number, with Japanese names first and English ones beside them. A value that makes no sense is refused with the entry's name.
    .title = Weapons as data

cthulhu-ground-squares = On a map a square is 1 m across and a diagonal step counts one. Any number of units may share a square; touch is the same square. Nobody strikes, shoots or covers a friend through a wall. Cover for a shot is an object on the line between the two squares; what is in these two squares is none. An object on the own or a next square can be hidden behind where it has a SIZ; what the map calls by one name is one object. The footing of a square is what it takes from attacks made there, in per cent. A metre up or down counts as a square. What is used up is on the map no more.
    .title = On squares

cthulhu-ground-move = On a map one square is a step to a neighbouring square that no wall closes; a run ends up to three such steps away. Whoever steps nearer to a foe as part of an attack goes to the square nearest to the straight line, where the foe is in sight. Nobody steps up or down by more than a metre, as it is by default: that is climbing, and the keeper decides.
    .title = Moving on squares

cthulhu-ground-push = Who is blown away on a map goes straight on from the attacker; from the attacker's own square, where the attacker likes. A wall or a step up stops as a wall, an object that covers as cover, a unit that is not out as cover too; the edge of the map stops without damage. Where the ground falls away it falls, with the damage of a fall, and comes to rest. Who is thrown lands where they stood, or on a lower square next to the thrower, as the thrower likes, and takes the damage of that fall.
    .title = Blown away on squares
