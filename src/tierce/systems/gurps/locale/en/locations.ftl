### Aiming at a part of the body; what weapon, shield and strength do to an attack.

gurps-option-at-location = Aim at a part of the body or at a weapon
# $foe (name), $location (choice: as in gurps-location), $purpose (choice: knock-away, break, body), $weapon (name)
gurps-ask-location = where do you aim at { $foe }?
    .option = { $purpose ->
        [knock-away] knock away the { $weapon }
        [break] break the { $weapon }
       *[body] { gurps-location }
    }
    .withheld = { $purpose ->
        [knock-away] knock away the { $weapon }
        [break] break the { $weapon }
       *[body] { gurps-location }
    }
gurps-reason-no-such-part = has no such part
gurps-reason-points-only = only points and tight beams find it
# $who (name), $foe (name), $location (choice: as in gurps-location), $purpose (choice: body, weapon), $weapon (name)
gurps-event-aims-at = { $purpose ->
    [body] { $who } aims at { $foe } ({ gurps-location }).
   *[weapon] { $who } aims at the { $weapon } of { $foe }.
}
# $who (name), $foe (name)
gurps-event-hits-torso = { $who } misses by a hair, and strikes the torso of { $foe }.
gurps-roll-location = where the blow lands
gurps-roll-side = which side (1-3 that of the main hand, 4-6 the other)
gurps-outcome-hit-torso = hits the torso

# $st (number)
gurps-part-min-st = less than the ST { $st } it asks for
gurps-part-large-shield = large shield
# $yards (number), $speed (number)
gurps-part-speed-range = range { $yards } yd and speed { $speed } yd/s
