### Why something is not offered. A reason stands after the name of what it is about and a colon.

# $book (choice: supplement; or a name)
cthulhu-reason-supplement = { $book ->
        [supplement] a weapon of no core book, which the keeper has not allowed (supplements: “{ $book }”)
       *[other] the keeper has not allowed the supplement “{ $book }”
    }

cthulhu-reason-points = not enough action points

cthulhu-reason-not-whole = a run takes the whole turn

cthulhu-reason-too-late = too late, only before anything else in the turn

cthulhu-reason-attacked = one attack a turn, made already

cthulhu-reason-unarmed = nothing to attack with

cthulhu-reason-no-attack = no attack is open

cthulhu-reason-out-of-reach = out of reach

cthulhu-reason-no-free-hand = no hand is free

cthulhu-reason-not-nocked = no arrow on the string

cthulhu-reason-empty = not loaded

cthulhu-reason-destroyed = destroyed

cthulhu-reason-dropped = dropped

cthulhu-reason-no-shot = cannot fire any more

cthulhu-reason-stuck = sticks in the foe

cthulhu-reason-parried = parried with in this round

cthulhu-reason-struck = attacked with in this round

# $kind (choice: as in cthulhu-defence)
cthulhu-reason-gun = no { cthulhu-defence } against a firearm

# $kind (choice: as in cthulhu-defence)
cthulhu-reason-missile = no { cthulhu-defence } against what is shot or thrown

# $kind (choice: as in cthulhu-defence)
cthulhu-reason-seen-late = no { cthulhu-defence } after a feint

cthulhu-reason-not-drawn = a feint draws a dodge or a parry, nothing else

cthulhu-reason-art-only = only with an art against this attack

cthulhu-reason-limb = weapons do not parry bare hands here

cthulhu-reason-cannot-parry = it cannot parry

cthulhu-reason-not-named = this foe was not named at the start of the round

cthulhu-reason-concentrating = concentrating on something else

cthulhu-reason-used = used up in this round

cthulhu-reason-out = out of the fight

cthulhu-reason-stunned = stunned

cthulhu-reason-ran = ran with all their strength

cthulhu-reason-held-already = held by somebody else

cthulhu-reason-held = held by somebody

cthulhu-reason-pinned = pinned down

cthulhu-reason-prone = lies on the ground

cthulhu-reason-nobody-in-touch = nobody who needs it is in touch

cthulhu-reason-treated = one treatment a turn, made already

cthulhu-reason-round-start = too late, only at the start of a round

cthulhu-reason-shapeless = it has no part to aim at
