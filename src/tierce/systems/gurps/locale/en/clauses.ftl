# The clauses of gurps: each message is a summary in our own words, its title an attribute.

## Turn order

gurps-turn-order = The order is set once, when the fight starts, and never changes: highest Basic Speed first, fractions included. The GM orders tied NPCs of one side; any other tie goes to the higher DX, then to one die roll that stands for the whole fight.
    .title = Turn order
gurps-turn-personal = A fighter's turn lasts one second, from the start of its action to the start of its next one. Everything that holds “once per turn” or “until your next turn” is counted over this span, not over a shared round.
    .title = Your own turn
gurps-turn-step = A step is a tenth of Move, rounded up, and never less than 1 yard.
    .title = Step

## Manoeuvres

gurps-manoeuvre-one-per-turn = One manoeuvre a turn. It allows full Move with Move and with Move and Attack; half Move (fractions dropped, at least a step) with All-Out Attack, forward only, and with All-Out Defense (Increased Dodge); none with Change Posture, Do Nothing and Wait; a step with all others. Afterwards every legal defence is open, but none after All-Out Attack and no parry after Move and Attack.
    .title = One manoeuvre a turn
gurps-manoeuvre-all-out-attack = Until your next turn starts you have no active defence; you attack with a ready weapon or bare hands and move up to half Move, forward only. Melee, choose one: Determined (+4 to hit), Double (two attacks on one foe, with two ready weapons or one that stays ready after an attack; off hand at the usual -4), Feint (a feint, then an attack on the same foe) or Strong (no bonus to hit; damage +2 or +1 per die, whichever is more, ST-based damage only). Ranged, choose one: Determined (+1 to hit) or Suppression Fire.
    .title = All-Out Attack
gurps-manoeuvre-suppression-fire = Takes the whole turn: automatic fire from a weapon of RoF 5 or more sprays a zone at least 2 yards wide. Everyone who enters or crosses it before your next turn is attacked once, at an effective skill of at most 6 plus the rapid-fire bonus.
    .title = Suppression Fire
gurps-manoeuvre-all-out-defense = Increased Defense: +2 to your choice of dodge, parry or block until your next turn. Double Defense: where your first defence against an attack fails, try a second, different one; a parry with the other hand differs from a one-handed parry. All other limits hold; you move up to half Move with Increased Dodge, otherwise a step.
    .title = All-Out Defense
gurps-manoeuvre-attack = One attack with a ready weapon or bare hands: in melee the target must be in reach, at range within the weapon's maximum range. You may take a step; to attack and move farther, use Move and Attack or All-Out Attack.
    .title = Attack
gurps-manoeuvre-change-posture = Change between standing, sitting, kneeling, crawling, prone and face up. From lying, either way, to standing takes two of these (crawling, kneeling or sitting in between), any other change one; between kneeling and standing the step of another manoeuvre will do instead. Every posture but standing slows you and lowers attack and defence, yet makes a smaller target for ranged attacks.
    .title = Change Posture
gurps-posture-effects = Your melee attacks / your defences / ranged attacks on you, and your movement: kneeling -2/-2/-2, a third of Move; crawling -4 (close reach only)/-3/-2, a third of Move; sitting -2/-2/-2, none; lying -4/-3/-2, 1 yard. Standing has no penalty and full movement.
    .title = Effects of posture
gurps-manoeuvre-concentrate = The whole turn goes to one chiefly mental task, small gestures and speech included: a spell, a psychic power, a Per roll to find what is hidden, most IQ-based skill rolls.
    .title = Concentrate
gurps-manoeuvre-do-nothing = You do nothing and defend normally. A stunned or surprised fighter must take this manoeuvre. Stunned, you defend at -4 until your next action would start; at the end of the turn roll HT (physical stun) or IQ (mental stun), and success ends the stun.
    .title = Do Nothing
gurps-manoeuvre-evaluate = Study one visible foe you could attack at once or with a single Move and Attack: +1 to skill for an Attack, Feint, All-Out Attack or Move and Attack on that foe on your next turn, one made out of a Wait included. Up to three Evaluates in a row add up to +3.
    .title = Evaluate
gurps-manoeuvre-feint = With a ready melee weapon and a foe in reach, roll a quick contest of weapon skill; the foe uses melee weapon, unarmed, Cloak or Shield skill or DX, as it likes. If you succeed and the foe fails, its defences drop by your margin of success; if both succeed and you win, by your margin of victory; otherwise nothing happens. This serves only your own Attack, All-Out Attack (both blows of a Double) or Move and Attack on that foe on your very next turn; a feint is no attack, leaves the weapon ready and your defences unaffected, and allows a step.
    .title = Feint
gurps-manoeuvre-move = Move up to your full Move and do nothing else. You defend normally.
    .title = Move
gurps-manoeuvre-move-and-attack = Move as with Move and make one poor attack during or after it. Ranged: -2 or the weapon's Bulk, whichever is worse; melee: -4, and the skill after all modifiers is 9 at most. Until your next turn you may dodge or block but not parry.
    .title = Move and Attack
gurps-manoeuvre-aim = With a ready ranged weapon, aim at one target: the next shot at it gets the weapon's Acc, +1 after a second Aim in a row, +2 after a third; another +1 when braced. You may take a step; the aim is lost by any other manoeuvre in between, by moving farther, or by being hurt unless you make a Will roll.
    .title = Aim
gurps-manoeuvre-ready = Pick up, draw or prepare an item for use, regain a weapon that got out of control after an attack, change a long weapon's reach, do something that is not fighting (a door, a lock), or switch on or off an advantage that is not always on and takes neither Concentrate nor an attack. You may take a step and defend normally.
    .title = Ready
gurps-manoeuvre-wait = Name a trigger and do nothing until your next turn unless it happens; then you may break into the turn order with an Attack, Feint, All-Out Attack (its option declared before acting) or Ready. Afterwards the order goes on where it was and you keep your place in it.
    .title = Wait

## Attacks

gurps-attack-roll = Roll 3d6: at most your effective skill hits, but 17 and 18 never do. 3 and 4 are always a critical success, 5 too at effective skill 15 or more, 6 at 16 or more; 18 is always a critical failure, 17 too at 15 or less, and any miss by 10 or more. Below effective skill 3 no attack roll may be tried.
    .title = Attack roll
gurps-attack-critical-bypasses-defence = A critical hit always strikes: no active defence is possible.
    .title = Critical hit: no defence
gurps-attack-rapid-fire = RoF 5-8 gives +1 to hit, 9-12 +2, 13-16 +3, 17-24 +4, 25-49 +5, 50-99 +6. A success is one hit plus one for each full multiple of Recoil in the margin, at most the shots fired.
    .title = Rapid fire

## Defence in general

gurps-defence-roll = Roll 3d6: at most your effective defence and the attack is avoided; otherwise it hits and damage is rolled. 3 and 4 always succeed, so any defence may be tried however low; 17 and 18 always fail.
    .title = Defence roll
gurps-defence-modifiers = A defence is its base, rounded down, plus every modifier. Beside those with a clause of their own: Combat Reflexes +1; attacker known but unseen -4; attacker 3, 4, 5 feet higher -1, -2, -3, as much lower +1, +2, +3; against a flail -4 to parry, -2 to block, and no parry with a fencing weapon or bare hands; Deceptive Attack -1 per -2 the attacker took; dual-weapon attack -1; your encumbrance level off Judo, Karate and fencing parries. By option, extra effort gives +2 for 1 FP.
    .title = Defence modifiers
gurps-defence-one-per-attack = One active defence against each attack, except with All-Out Defense (Double).
    .title = One defence per attack
gurps-defence-stunned = Stunned, you have -4 to every active defence. Shock never lowers an active defence.
    .title = Stunned
gurps-defence-unaware = Against an attack you do not perceive there is no active defence, be it dodge, parry or block.
    .title = Unaware of the attack
gurps-defence-shield-db = A ready shield adds its DB to dodge, parry and block against attacks from the front or the shield side: 1 for a small shield, a light cloak or most improvised ones, 2 for a medium shield or heavy cloak, 3 for a large or force shield, 1 to 4 for the Shield spell. It works against melee attacks, thrown weapons and muscle-powered missiles; against firearms, beams and projected liquids only where the GM uses damage to shields.
    .title = Shield and Defense Bonus
gurps-defence-rear = An attack from a side without a shield is defended at -2. Against one from behind there is no defence, unless you have a trait that allows it.
    .title = From the side and from behind

## Dodge

gurps-dodge-value = Basic Speed + 3, fractions dropped, minus your encumbrance level (0 none, 1 light, 2 medium, 3 heavy, 4 extra-heavy).
    .title = Dodge
gurps-dodge-scope = Any attack you perceive can be dodged. Against firearms it is as a rule the only defence; the exception is to parry a shooter within reach.
    .title = What can be dodged
gurps-dodge-unlimited = You may dodge any number of different attacks in a turn without a penalty, with one dodge roll for each.
    .title = Dodging many attacks
gurps-dodge-rapid-fire = Against rapid fire a successful dodge avoids one hit, and one more per point of margin. A critical success (3 or 4, also 5 at effective dodge 15 or more and 6 at 16 or more) avoids all of them.
    .title = Dodging rapid fire
gurps-dodge-acrobatic = Once per turn, with at least one point in Acrobatics, roll that skill (Aerobatics while flying) before a dodge: success gives that dodge +2, failure -2. Say so before any die of that defence; a failure uses it up as well. It may be combined with a retreat.
    .title = Acrobatic dodge
gurps-dodge-sacrificial = After an attack on a friend has been rolled and before the friend defends, you may dodge into its way if one step brings you between the two. Success: the attack hits you instead, without a further defence; failure: too late, the friend defends normally. It cannot be combined with a retreat, and either way you cannot retreat from that move until your next turn; not against a critical hit.
    .title = Sacrificial dodge
gurps-dodge-vehicle = A vehicle taking evasive action dodges at half the control skill, fractions dropped, plus its Handling; the half skill takes the place of Basic Speed + 3.
    .title = Vehicular dodge

## Block

gurps-block-value = Half your Shield or Cloak skill, fractions dropped, + 3. You need a ready shield, cloak or other large object; even a body, if you are strong enough to seize and lift it (with Shield, unless the GM says otherwise).
    .title = Block
gurps-block-scope = Melee attacks, thrown weapons, projected liquids and muscle-powered missiles can be blocked; bullets and beams never.
    .title = What can be blocked
gurps-block-once = You may try to block one attack per turn, whether it succeeds or not.
    .title = One block a turn

## Parry

gurps-parry-value = Half your skill, fractions dropped, + 3, plus the weapon's own modifier (+1 or +2 for some long, balanced ones such as the staff). You need a ready weapon or an empty hand.
    .title = Parry
gurps-parry-weapon-table = Most melee weapons can parry, as the Parry entry of their row says: a number is added, U is an unbalanced weapon, F a fencing weapon, and No cannot parry at all.
    .title = The Parry entry
gurps-parry-unbalanced = An unbalanced weapon (U) that attacked this turn cannot parry until your next one. A weapon in your other hand may.
    .title = Unbalanced weapons
gurps-parry-scope = Without special skills only melee attacks and thrown weapons can be parried. A missile attack can, where the shooter is within your reach (1 yard with bare hands): you strike the weapon or hand aside and the shot, or the whole burst, goes wide. That is a parry of a weapon but not of a melee attack, so no retreat goes with it.
    .title = What can be parried
gurps-parry-repeated = Each further parry with the same weapon or hand in the same turn is at a cumulative -4, whether the earlier ones succeeded or not; -2 with a fencing weapon, Trained by a Master or Weapon Master, -1 with a fencing weapon and one of those two. Every weapon and hand has its own count, zero again on your next turn; a bare two-handed parry stands at the higher count of the two hands and counts for both.
    .title = Repeated parries
gurps-parry-off-hand = With the off hand, or a weapon in it, -4 to skill, which is -2 to a parry already worked out; no penalty with Ambidexterity. The off hand is the one you do not favour, or the one that holds your shield. A block is not a parry.
    .title = Off-hand parry
gurps-parry-thrown = -1 against most thrown weapons, -2 against knives, shuriken and others of 1 lb or less.
    .title = Parrying thrown weapons
gurps-parry-unarmed-attack = When a weapon parries an unarmed attack, roll its skill at once, at -4 if the attacker used Judo or Karate. Success strikes the attacking limb: no active defence, normal damage.
    .title = Parrying unarmed attacks
gurps-parry-improvised = Any object of suitable size and shape can parry, with the skill of the nearest weapon: a pole or rifle as a staff, a bow as a light club. A bow that has parried shoots no more, and other fragile things break likewise; the GM may let what is left serve as a light club for a few seconds. Most improvised weapons are cheap for breakage.
    .title = Improvised weapons
gurps-parry-unarmed = Half the best of DX, Boxing, Brawling, Judo and Karate, fractions dropped, + 3, with one empty hand; Sumo Wrestling and Wrestling serve too but need both. You may choose among them, as their penalties differ. A creature without arms has no unarmed parry and can only dodge.
    .title = Unarmed parry
gurps-parry-unarmed-against-weapon = -3 when parrying a weapon bare-handed, but not against a thrust (the way of the blow, not impaling damage) and not with Judo or Karate. There is no penalty against unarmed attacks; the entries of single skills may set further limits.
    .title = Bare hands against a weapon
gurps-parry-unarmed-failure = After a failed unarmed parry you are hit, and the attacker chooses the location aimed at (the torso, if none) or the arm that parried. An arm that takes more than half your HP is crippled.
    .title = Failed unarmed parry
gurps-parry-unarmed-riposte = Some unarmed skills, Judo among them, open an option of their own after a successful parry, such as a throw on your next turn or an arm lock. The skill's own entry says which.
    .title = After an unarmed parry
gurps-heavy-effective-weight = For parrying, a punch, kick or bite counts as a weapon of a tenth of the attacker's ST in lb; a slam, pounce, flying tackle or shield rush as one of its full ST in lb.
    .title = Weight of a blow
gurps-heavy-breakage = A weapon that parries one at least three times its weight breaks on a d6 roll of at most 2, one more for each further whole multiple; cheap +2, fine -1, very fine -2. The parry counts even if it breaks, unless the odds exceed 6 in 6: then the weapon breaks and the parry is worth nothing. It does not apply to unarmed parries, and a plain failure risks nothing.
    .title = Breaking a parrying weapon
gurps-heavy-too-heavy = Bare-handed or with a one-handed weapon you cannot parry anything heavier than your Basic Lift (ST squared / 5 lb), with a two-handed weapon twice that. Too heavy, the parry fails whatever the roll and you take normal damage; an unbroken weapon is dropped, and an unarmed defender is pushed back 1 yard and rolls DX or falls.
    .title = Too heavy to parry
gurps-heavy-strike-at-weapon = An attacker may aim at a weapon, to break it or to knock it away.
    .title = Striking at a weapon

## Retreat

gurps-retreat-bonus = Goes with any defence against a melee attack: +3 to dodge, +1 to block or parry. It is +3 to a parry with Boxing, Judo, Karate or a fencing skill (Main-Gauche, Rapier, Saber, Smallsword).
    .title = Retreat
gurps-retreat-limits = You move a step, at least 1 yard, away from the attacker; once per turn, and not while sitting, kneeling or stunned, nor after moving faster than Basic Move on your last turn. Lying down you first roll DX: failure means no move and no bonus, but the retreat is not spent. Options change the speed limit, drop that roll, or bar retreats after a manoeuvre without movement.
    .title = Limits of retreat
gurps-retreat-effect = The move is made at once but does not take you out of this attack, nor out of the rest of a multiple attack. The bonus holds for every defence against all attacks of that same attacker until your next turn. An attacker whose manoeuvre allows a step not yet taken may follow with it.
    .title = Effect of a retreat
gurps-drop-bonus = Against ranged attacks: +3 to dodge, and you end prone. It takes the place of the turn's retreat, lasts for all dodges against that one foe in the turn, and is not for the stunned or already lying. Cover gained by dropping counts only from the next attack on.
    .title = Dodge and Drop
gurps-drop-sacrificial = With a sacrificial dodge for a friend within one step, the +3 included: success leaves you both prone and you are hit; by 3 or more, neither is hit. You may also cover an explosive: success makes it a contact explosion.
    .title = Sacrificial drop
gurps-drop-dive-for-cover = Against an explosion, cone or area attack with cover one step away, a dodge at +3 puts you behind it in time, and this cover counts at once; failure does not. Without cover, success takes you a step farther from the centre of an explosion before it takes effect; failure catches you where you were. You end prone.
    .title = Dive for cover
gurps-drop-flying = Flying or swimming, you can drop only where one step puts you behind terrain, and you do not end prone. A dive away from a blast is allowed too.
    .title = Dropping in flight or water

## Injury and the rest

gurps-injury = Damage minus DR, times the wounding multiplier (small piercing 0.5; crushing and piercing 1; cutting and large piercing 1.5; impaling and huge piercing 2), rounded down and at least 1 if anything penetrates, is lost as HP. Shock is -1 per HP lost, to -4 at most, on DX and IQ rolls next turn, never on defences; more than half your HP in one blow is a major wound: roll HT or be knocked down and stunned. Below a third of HP halve Move and Dodge, rounded up; at 0 or less roll HT each turn or fall unconscious; at minus full HP and each further multiple roll HT or die; at minus five times HP you are dead. Points wound an unliving or homogenous body less, and a diffuse one never loses more than 1 HP to them, or 2 to anything else. Flexible armour lets blunt trauma through, 1 HP for every full 10 points it stops (5 if they crush). A crushing blow, or a cutting one that is stopped, drives its victim back a yard for every full multiple of ST minus 2: roll DX or fall.
    .title = Injury
gurps-attack-modifiers = Posture, hit location, the off hand, and range and size where they are used: each is a modifier with a name of its own and its clause, shown in the breakdown. Aiming takes -2 at an arm or leg, -3 at groin or vitals, -4 at a hand or foot, -5 at face or neck, -7 at the skull, -9 at an eye (with a shield on that side, -4 at the arm, -8 at the hand); all of these but limbs, when missed by 1, make a hit on the torso. Each point of ST below the weapon's minimum takes -1, a large shield -2 in melee.
    .title = Attack modifiers
gurps-defence-criticals = Option, on by default. A critical success on a defence against a melee attack sends the attacker to the critical miss table. On a critical failure a dodger falls prone, a blocker's shield is unready, and a parrier goes to the critical miss table.
    .title = Critical defences
gurps-injury-states = Shock is -1 per HP lost (per tenth of full HP, fractions dropped, from 20 HP on), to -4 at most; more than half of HP cripples a limb, more than a third a hand or foot, and no more is lost there than it takes to cripple; this is a major wound. A major wound, or shock from a hit to head or vitals, calls for HT (major wound of face, vitals or groin -5, of skull or eye -10; High Pain Threshold +3): failure is stun and a fall, failure by 5 unconsciousness. Below a third of HP you are reeling, of FP tired, each halving Move and Dodge (tired, ST too); at 0 FP or less any act takes a Will roll or you collapse; at 0 HP and below come the rolls against unconsciousness and death.
    .title = Wounded states
gurps-critical-tables = Critical hits and critical misses are rolled on 3d6 tables. By option either gives way to its simplest form: the maximum of normal damage, or a dropped weapon.
    .title = Critical tables

## On a map

gurps-ground-facing = On a map a fighter faces one of the six hexes around it. That one and those beside it are in front, the next on either side are its left and right, the last is behind; farther off the lines between them go on. Blows, shots, feints and aim need their target in front. The main hand is the right one, and where there is a shield on the arm, there is the shield side.
    .title = Facing
gurps-ground-move = A step leads into any hex beside, whatever is in it, and leaves you free to turn; turning alone takes the step too. In a move of more than a step a hex in front costs 1 yard, any other 2, each side of a hex turned 1; bad footing and a body on the ground cost more. If you have spent half of it or less, face as you like at the end, otherwise turn by 1 side at most. Forward only means hexes in front. Nobody steps up or down by more than four feet: that is climbing, or a jump, and the GM decides. Somebody who is higher or lower is as many yards away as that is, where it is more than across: 3 feet are a yard.
    .title = Moving on a map
gurps-ground-space = A hex has room for one who is in the fight. You may pass friends but not foes; to a foe who is alone in a hex you may go into it for close combat. Whoever falls back or is driven goes into free hexes only, and stops before a wall, a fighter or the edge of the map.
    .title = Room on a map
gurps-ground-cover = A wall across the line between two hexes hides all of a fighter. Other cover on the line hides as much as the map says, but not where it is right before the attacker and not beside the target. Cover in the fighter's own hex hides a part; if it is full, all of who lies there.
    .title = Cover on a map
gurps-ground-area = On a map a cone spreads from the attacker towards its target, as wide at its full range as the weapon says, and narrows evenly to nothing; where the two share a hex it spreads ahead. An area is every hex within its radius of the target’s. Walls stop both, and an explosion; whoever is wholly covered from where it starts is not in it. Cover to dive behind is cover from there.
    .title = Blasts on a map
gurps-ground-zone = On a map you name the hex in the middle of the zone, in range and in sight, and turn to it; the zone is that hex and those around it that you see. Whoever moves goes around it where the yards reach that far, and spends them. Whoever moves into one of its hexes, be it from another of them, is attacked in the first where that can be, and stops there if it is driven away, falls, or can no longer act.
    .title = The zone under fire on a map
