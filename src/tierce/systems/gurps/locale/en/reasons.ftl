### Why something is not offered. A reason stands after the name of what it is about and a colon.

## Maneuvers

gurps-reason-stunned = stunned, there is only Do Nothing
gurps-reason-surprised = surprised, there is only Do Nothing
gurps-reason-dazed = dazed, there is only Do Nothing
gurps-reason-nobody-in-reach = nobody can be reached

## Attacks

gurps-reason-not-in-hand = not in hand
gurps-reason-other-hand = takes both hands, and the other is not free
gurps-reason-not-ready = not ready
gurps-reason-behind-cover = the target is wholly behind cover
gurps-reason-out-of-range = the target is out of range
gurps-reason-out-of-reach = the target is out of reach
gurps-reason-crawling = from this posture only close combat is possible
gurps-reason-no-step = half Move is no step: none to spend on the posture
gurps-reason-skill-too-low = effective skill is below 3
gurps-reason-determined = no attack is possible
gurps-reason-double = needs two ready weapons, or one that stays ready
gurps-reason-strong = only where ST makes the damage
gurps-reason-feint = needs a weapon in the hand

## Defences

gurps-reason-all-out-attack = an All-Out Attack leaves no defence
gurps-reason-unaware = the attack goes unnoticed
gurps-reason-rear = the attack comes from behind
gurps-reason-at-rest = resting at 0 HP or less: no defence
gurps-reason-out = out of the fight
gurps-reason-tried-already = the second try must be a different defence
gurps-reason-no-shield = there is no ready shield
gurps-reason-too-fast = bullets and beams are too fast
gurps-reason-blocked-already = one block a turn, and it is used
gurps-reason-cannot-parry = this weapon cannot parry
gurps-reason-no-arms = without arms there is no parry
gurps-reason-unbalanced = unbalanced, and has attacked this turn
gurps-reason-missile = only melee attacks and thrown weapons can be parried
gurps-reason-flail = fencing weapons and bare hands cannot parry a flail
gurps-reason-no-acrobatics = needs the Acrobatics skill
gurps-reason-acrobatics-used = one a turn, and it is used

## Retreats

gurps-reason-retreat-ranged = not from a ranged attack
# $foe (name)
gurps-reason-retreated-already = one a turn, and it was from { $foe }
gurps-reason-retreat-kneeling = not while kneeling
gurps-reason-retreat-sitting = not while sitting
gurps-reason-retreat-stunned = not while stunned
gurps-reason-retreat-sacrificed = not after coming between a friend and a blow
# $limit (number)
gurps-reason-retreat-fast = not after moving more than { $limit } yd last turn
gurps-reason-retreat-room = there is no room to step back
gurps-reason-retreat-still = not after a maneuver without movement
