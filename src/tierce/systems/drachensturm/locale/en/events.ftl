### What happens, a sentence each. `$sum` and `$other` are die and value together.

## The round

# $order (list)
drachensturm-event-order = They strike in this order: { $order }.
# $who (name)
drachensturm-event-surprised = { $who } is surprised and strikes last in the first round.
# $option (key), $value (key)
drachensturm-event-by-option = The source leaves this open: option { $option } = { $value } decides.
# $who (name), $way (choice: step, run, step-back), $foe (name), $metres (number)
drachensturm-event-move = { $who } { $way ->
    [run] runs { $metres } m towards { $foe }
    [step-back] steps { $metres } m back
   *[step] steps { $metres } m towards { $foe }
}.
# $who (name), $covered (choice: yes, no)
drachensturm-event-flee = { $who } flees{ $covered ->
    [yes] , covered: there are no free blows
   *[no] {""}
}.
# $who (name), $metres (number)
drachensturm-event-away = { $who } gets { $metres } m away.
# $who (name), $way (choice: step, run, flight), $metres (number), $cell (name)
drachensturm-event-goes = { $who } { $way ->
    [run] runs { $metres } m to { $cell }
    [flight] gets away to { $cell }, { $metres } m
   *[step] steps { $metres } m to { $cell }
}.
# $who (name), $what (choice: wall, edge, cover, fighter)
drachensturm-event-stopped = { $who } is stopped by { $what ->
    [wall] a wall
    [fighter] somebody in the way
   *[edge] the edge of the map
}.
# $who (name), $foe (name), $weapon (name)
drachensturm-event-push = { $who } pushes { $foe } with the shield ({ $weapon }).
# $who (name), $foe (name), $metres (number)
drachensturm-event-pushed = { $foe } is pushed { $metres } m away; { $who } may flee next round without free blows.
# $who (name), $foe (name), $kind (choice: strike, push, draw, pick-up), $weapon (name), $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg)
drachensturm-event-named = { $who } names { $kind ->
    [strike] a blow at { $foe } ({ $weapon }, { drachensturm-body })
    [push] a push at { $foe } ({ $weapon })
   *[draw] another action: { $weapon }
}.
# $who (name)
drachensturm-event-lapses = { $who } can no longer do what was named.

## Blows

# $who (name), $foe (name), $weapon (name), $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg), $aimed (choice: yes, no)
drachensturm-event-strike = { $who } strikes at { $foe } ({ $weapon }){ $aimed ->
    [yes] , aiming: { drachensturm-body }
   *[no] {""}
}.
# $who (name), $foe (name)
drachensturm-event-behind = { $foe } is surrounded; { $who } strikes from behind.
# $who (name), $foe (name), $why (choice: fleeing, helpless, unaware, three, late, riposte, nothing-left, chosen)
drachensturm-event-free-blow = Free blow of { $who }: { $foe } { $why ->
    [fleeing] flees
    [helpless] is helpless
    [unaware] does not notice it
    [three] has used all three defences
    [late] gave an opening in the round before
    [riposte] left an opening by the failed blow
    [nothing-left] has no defence left
   *[chosen] does not defend
}.
# $who (name), $foe (name), $attack (number), $aw (number), $sum (number), $answer (number), $pw (number), $other (number), $kind (choice: parry, dodge), $weapon (name), $how (choice: hit, defended, lucky-hit, outstanding, fumbled-attack, fumbled-defence, both-fumbled, fumbled-attack-outstanding, lucky-hit-fumbled-defence, fumbled-defence-missed)
drachensturm-event-exchange = { $who }: { $attack } { SIGNED($aw) } = { $sum }; { $foe }, { $kind ->
    [parry] parry ({ $weapon })
   *[dodge] dodge
}: { $answer } { SIGNED($pw) } = { $other }: { $how ->
    [defended] defended
    [lucky-hit] lucky hit
    [outstanding] outstanding defence
    [fumbled-attack] fumbled attack
    [fumbled-defence] fumbled defence, hit
    [both-fumbled] both fumble
    [fumbled-attack-outstanding] fumbled attack, outstanding defence
    [lucky-hit-fumbled-defence] lucky hit, fumbled defence
    [fumbled-defence-missed] fumbled defence, missed all the same
   *[hit] hit
}.
# $who (name), $foe (name), $attack (number), $aw (number), $sum (number), $pgw (number), $how (choice: hit, defended, lucky-hit, outstanding, fumbled-attack, fumbled-defence, both-fumbled, fumbled-attack-outstanding, lucky-hit-fumbled-defence, fumbled-defence-missed)
drachensturm-event-free-exchange = { $who }: { $attack } { SIGNED($aw) } = { $sum } against PGw { $pgw } of { $foe }: { $how ->
    [defended] missed
    [lucky-hit] lucky hit
    [outstanding] outstanding defence
    [fumbled-attack] fumbled attack
    [fumbled-defence] fumbled defence, hit
    [both-fumbled] both fumble
    [fumbled-attack-outstanding] fumbled attack, outstanding defence
    [lucky-hit-fumbled-defence] lucky hit, fumbled defence
    [fumbled-defence-missed] fumbled defence, missed all the same
   *[hit] hit
}.
# $who (name), $rolled (number), $target (number), $made (choice: yes, no)
drachensturm-event-reaction = { $who } { $made ->
    [yes] reacts in time
   *[no] does not react in time
} (Re { $target }, rolled { $rolled }).
# $who (name)
drachensturm-event-covered = { $who } may flee next round without free blows.

## What hits do

# $who (name), $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg), $points (number), $bonus (number), $armour (number), $lost (number), $left (number)
drachensturm-event-wound = { $who }, { drachensturm-body }: { $lost } LE lost, { $left } left (points { $points }, bonus { $bonus }, armour { $armour }).
# $who (name), $rolled (number), $target (number), $made (choice: yes, no)
drachensturm-event-shock = { $who } { $made ->
    [yes] bears the shock
   *[no] collapses from the shock
} (Ko { $target }, rolled { $rolled }).
# $who (name), $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg)
drachensturm-event-part-lost = { $who } can no longer use: { drachensturm-body }.
# $who (name), $why (choice: shock, head, chest, belly)
drachensturm-event-out = { $who } is out of the fight ({ $why ->
    [shock] shock
    [head] head at 0
    [belly] belly at 0
   *[chest] chest at 0
}).
# $who (name), $effect (choice: dodge-next, shaken, down, helpless, harder, weary, through, two-rolls), $rounds (number)
drachensturm-event-lucky = The lucky hit on { $who }: { $effect ->
    [shaken] -3 on Aw, Pw and dodge (combat rounds: { $rounds })
    [down] down for two combat rounds, dodging only
    [helpless] down for two combat rounds, helpless
    [harder] more damage
    [weary] -5 until rested (quiet combat rounds: { $rounds })
    [through] the armour does not count
    [two-rolls] nothing more
   *[dodge-next] the next defence can only be a dodge
}.
# $who (name), $effect (choice: nothing, parry-only, no-attack, dropped, own-points, notched, broken)
drachensturm-event-fumble = The fumble of { $who }: { $effect ->
    [parry-only] only parries next combat round
    [no-attack] no attack for two combat rounds
    [dropped] the weapon falls to the ground
    [own-points] the weapon hits its own wielder
    [notched] the weapon is notched
    [broken] the weapon breaks
   *[nothing] nothing more
}.
# $who (name)
drachensturm-event-stands-up = { $who } is on their feet again.
# $who (name), $weapon (name)
drachensturm-event-draw = { $who } draws: { $weapon }.
# $who (name), $weapon (name), $done (choice: yes, no)
drachensturm-event-pick-up = { $who } { $done ->
    [yes] has it in hand again
   *[no] bends to pick up
}: { $weapon }.
