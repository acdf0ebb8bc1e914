### What happens, a sentence each.

# $order (list)
cthulhu-event-order = Order of DEX: { $order }.

# $order (list)
cthulhu-event-round-order = To act now, in this order: { $order }.

# $name (choice: supplement; or a name)
cthulhu-event-supplement = { $name ->
        [supplement] The keeper allows weapons that no core book has.
       *[other] The keeper allows the supplement “{ $name }”.
    }

# $who (name), $weapon (name), $book (choice: supplement; or a name)
cthulhu-event-supplement-off = { $weapon } of { $who } is out of play: { cthulhu-reason-supplement }.

# $who (name), $weapon (name), $field (choice: dice, reach, base_range, durability, hands, magazine, malfunction), $value (number), $before (number), $layer (choice: as in cthulhu-layer)
cthulhu-event-number = Keeper’s ruling: { $weapon } of { $who }, { cthulhu-weapon-number } { $value } ({ cthulhu-layer }: { $before }).

cthulhu-by-gm = keeper

# $ruling (text)
cthulhu-ruling = Keeper’s ruling: { $ruling }

# $name (key), $varies (choice: as in cthulhu-varied), $value (choice: as in cthulhu-choice), $layer (choice: as in cthulhu-layer)
cthulhu-event-option = House rule { cthulhu-varied } ({ $name }): { cthulhu-choice } (not the default, which is from: { cthulhu-layer }), by the keeper’s ruling.

## Declarations and turns

# $who (name), $points (number)
cthulhu-event-delay = { $who } delays: DEX -{ $points } for the order of this round.

# $who (name), $kind (choice: as in cthulhu-defence)
cthulhu-event-concentrate = { $who } concentrates ({ cthulhu-defence }) and gives up all else in this round.

# $who (name), $foe (name)
cthulhu-event-named = { $who } will parry { $foe } in this round.

# $who (name), $kind (choice: as in cthulhu-defence)
cthulhu-event-watches = { $who } concentrates ({ cthulhu-defence }) and does nothing else.

# $who (name)
cthulhu-event-turn-lost = { $who } is stunned and loses this turn.

# $who (name), $points (number)
cthulhu-event-points-lost = { $who } ends the turn; { $points } AP are lost.

# $who (name), $way (choice: towards, away, elsewhere), $other (name), $squares (number)
cthulhu-event-move = { $who } { $squares ->
        [1] moves 1 square
       *[other] runs { $squares } squares
    }{ $way ->
        [towards] {" "}towards { $other }
        [away] {" "}away from { $other }
       *[elsewhere] {""}
    }.

# $who (name)
cthulhu-event-stands = { $who } stands up.

## Attacks

# $who (name), $foe (name), $way (choice: as in cthulhu-way)
cthulhu-event-declares = { $who } declares against { $foe }: { cthulhu-way }.

# $who (name), $foe (name), $weapon (name), $means (choice: as in cthulhu-means), $target (number), $rolled (number), $how (choice: as in cthulhu-how), $arts (number), $art (choice: made, failed), $skill (choice: as in cthulhu-art), $shot (number)
cthulhu-event-attack = { $who } attacks { $foe } ({ cthulhu-means }; { $shot ->
        [0] {""}
       *[other] shot { $shot };{" "}
    }{ cthulhu-checked }{ $arts ->
        [0] {""}
       *[other] ; { $skill ->
            [martial-arts] Martial Arts
           *[other] art
        } { $art ->
            [made] succeeds
           *[failed] fails
        }
    }).

# $who (name), $foe (name), $damage (number), $dice (dice; none)
cthulhu-event-damage = { $who } deals { $damage } damage to { $foe }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
}.

# $who (name), $foe (name), $how (choice: more, half)
cthulhu-event-counter = { $who } strikes { $foe } back ({ $how ->
        [half] half damage
       *[more] damage +1D4
    })!

# $who (name), $foe (name), $why (choice: restringing, stunned, pinned, out-of-reach, no-attack)
cthulhu-event-no-counter = { $who } cannot strike { $foe } back: { $why ->
        [restringing] { cthulhu-reason-restringing }
        [stunned] { cthulhu-reason-stunned }
        [pinned] { cthulhu-reason-pinned }
        [out-of-reach] { cthulhu-reason-out-of-reach }
       *[no-attack] { cthulhu-reason-no-attack }
    }.

# $foe (name), $weapon (name)
cthulhu-event-sticks = The { $weapon } impales { $foe } and sticks.

# $who (name), $weapon (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-pull = { $who } tries to pull out the { $weapon } ({ cthulhu-tried }).

# $foe (name), $target (number), $rolled (number), $made (choice: yes, no), $how (choice: as in cthulhu-how)
cthulhu-event-knock-out = Knock-out of { $foe } ({ cthulhu-contested }).

## Defences

# Why there is no defence of each kind.
# $dodge (choice: gun, seen-late, after-cover, concentrating, used)
cthulhu-no-dodge = { $dodge ->
        [gun] not against a firearm
        [seen-late] not after a feint
        [after-cover] not after covering
        [concentrating] concentrating on something else
       *[used] used up
    }

# $defend (choice: gun, missile, concentrating, used)
cthulhu-no-defend = { $defend ->
        [gun] not against a firearm
        [missile] not against what is shot or thrown
        [concentrating] concentrating on something else
       *[used] used up
    }

# $parry (choice: gun, missile, seen-late, art-only, not-named, concentrating, used, none)
cthulhu-no-parry = { $parry ->
        [gun] not against a firearm
        [missile] not against what is shot or thrown
        [seen-late] not after a feint
        [art-only] only with an art
        [not-named] this foe was not named
        [concentrating] concentrating on something else
        [used] used up
       *[none] nothing to parry with
    }

# $hide (choice: no-object, after-cover, concentrating, used)
cthulhu-no-hide = { $hide ->
        [no-object] nothing near
        [after-cover] not after covering
        [concentrating] concentrating on something else
       *[used] used up
    }

# $who (name), $foe (name), $why (choice: out, stunned, ran, gun, each), $dodge (choice: as in cthulhu-no-dodge), $defend (choice: as in cthulhu-no-defend), $parry (choice: as in cthulhu-no-parry), $hide (choice: as in cthulhu-no-hide)
cthulhu-event-no-defence = { $who } can do nothing against the attack of { $foe } ({ $why ->
        [out] out of the fight
        [stunned] stunned
        [ran] after a full run
        [gun] a firearm: no dodge, no defend, no shield to block with; hide: { cthulhu-no-hide }
       *[each] dodge: { cthulhu-no-dodge }; defend: { cthulhu-no-defend }; parry: { cthulhu-no-parry }; hide: { cthulhu-no-hide }
    }).

# $who (name), $foe (name)
cthulhu-event-undefended = { $who } does nothing against the attack of { $foe }.

# $who (name), $foe (name), $target (number), $rolled (number), $how (choice: as in cthulhu-how)
cthulhu-event-dodge = { $who } dodges { $foe } ({ cthulhu-checked }).

# $who (name)
cthulhu-event-further-dodge = { $who } may dodge once more in this round.

# $who (name), $foe (name)
cthulhu-event-only-critical = Only a critical dodge would save { $who } from a critical attack of { $foe }.

# $who (name), $foe (name), $target (number), $rolled (number), $how (choice: as in cthulhu-how)
cthulhu-event-defend = { $who } defends against { $foe } ({ cthulhu-checked }).

# $who (name), $foe (name), $weapon (name), $means (choice: as in cthulhu-means), $target (number), $rolled (number), $how (choice: as in cthulhu-how)
cthulhu-event-parry = { $who } tries to parry { $foe } ({ cthulhu-means }; { cthulhu-checked }).

# $who (name), $weapon (name), $left (number)
cthulhu-event-held = { $who } catches the blow whole ({ $weapon }, durability { $left }).

# $who (name), $weapon (name), $lost (number), $left (number)
cthulhu-event-worn = { $weapon } of { $who }: durability -{ $lost }, { $left } left.

# $who (name), $weapon (name)
cthulhu-event-destroyed = { $weapon } of { $who } is destroyed!

# $who (name), $weapon (name)
cthulhu-event-no-shot = { $weapon } of { $who } can no longer fire, but still parries.

## Injury and treatment

# $who (name), $lost (number), $left (number)
cthulhu-event-wound = { $who } loses { $lost } HP; { $left } left.

# $who (name)
cthulhu-event-unhurt = { $who } is not hurt.

# $who (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-shock = Half the HP at one blow: { $who } fights for consciousness ({ cthulhu-tried }).

# $who (name), $why (choice: shock, few, spent, knocked-out)
cthulhu-event-unconscious = { $who } { $why ->
        [knocked-out] is knocked out
        [spent] collapses
        [few] has too few HP left and is unconscious
       *[shock] is unconscious
    }.

# $who (name)
cthulhu-event-dying = { $who } will be dead unless brought back to 1 HP by the end of the next round.

# $who (name)
cthulhu-event-dies = { $who } is dead.

# $who (name)
cthulhu-event-falls = { $who } falls to the ground.

# $who (name), $until (choice: turn, round)
cthulhu-event-stunned = { $who } is stunned { $until ->
        [round] until the end of the next round’s turn
       *[turn] for one turn
    }.

# $who (name), $patient (name), $own (choice: yes, no), $skill (choice: as in cthulhu-skill), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-treat = { $who } tries { cthulhu-skill } on { $own ->
        [yes] themselves
       *[no] { $patient }
    } ({ cthulhu-tried }).

# $who (name), $points (number), $left (number)
cthulhu-event-healed = { $who } regains { $points } HP; now { $left }.

# $who (name), $limb (choice: as in cthulhu-limb)
cthulhu-event-cured = { $who } is healed: { cthulhu-limb }.

# $who (name)
cthulhu-event-saved = { $who } is out of danger of death.

# $who (name)
cthulhu-event-wakes = { $who } comes round.

# $who (name)
cthulhu-event-still-out = { $who } stays unconscious, at 2 HP or less.

# $who (name)
cthulhu-event-still-time = No foe is left standing, but { $who } is dying and may still be saved.

## Grappling

# $who (name), $foe (name)
cthulhu-event-seized = { $who } holds { $foe }.

# $who (name), $foe (name)
cthulhu-event-pinned = { $who } pins { $foe } down.

# $who (name), $foe (name)
cthulhu-event-wrenched = { $who } twists the arm of { $foe }; one more success disarms.

# $who (name), $weapon (name)
cthulhu-event-dropped = { $who } drops the { $weapon }.

# $who (name), $foe (name)
cthulhu-event-strangled = { $who } takes { $foe } by the throat.

# $who (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-chokes = { $who } gasps for air ({ cthulhu-tried }).

# $who (name), $foe (name), $target (number), $rolled (number), $made (choice: yes, no), $how (choice: as in cthulhu-how)
cthulhu-event-break-free = { $who } tries to break free of { $foe } ({ cthulhu-contested }).

# $who (name)
cthulhu-event-free = { $who } is free.
