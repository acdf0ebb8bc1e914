### House rules: what they vary, and what they may be.

# $varies (choice: keys of clauses)
cthulhu-varied = { $varies ->
        [cthulhu-aim-arm] { cthulhu-aim-arm.title }
        [cthulhu-aim-leg] { cthulhu-aim-leg.title }
        [cthulhu-attack-cost] { cthulhu-attack-cost.title }
        [cthulhu-bow-hard-form] { cthulhu-bow-hard-form.title }
        [cthulhu-bow-precision] { cthulhu-bow-precision.title }
        [cthulhu-bow-restring] { cthulhu-bow-restring.title }
        [cthulhu-bow-yabusame] { cthulhu-bow-yabusame.title }
        [cthulhu-check] { cthulhu-check.title }
        [cthulhu-counter] { cthulhu-counter.title }
        [cthulhu-cover] { cthulhu-cover.title }
        [cthulhu-defence-available] { cthulhu-defence-available.title }
        [cthulhu-defence-concentrate] { cthulhu-defence-concentrate.title }
        [cthulhu-defence-failed] { cthulhu-defence-failed.title }
        [cthulhu-defend] { cthulhu-defend.title }
        [cthulhu-dodge] { cthulhu-dodge.title }
        [cthulhu-effects] { cthulhu-effects.title }
        [cthulhu-ground-move] { cthulhu-ground-move.title }
        [cthulhu-gun-burst] { cthulhu-gun-burst.title }
        [cthulhu-gun-cover] { cthulhu-gun-cover.title }
        [cthulhu-gun-point-blank] { cthulhu-gun-point-blank.title }
        [cthulhu-gun-twice] { cthulhu-gun-twice.title }
        [cthulhu-gun-unaimed] { cthulhu-gun-unaimed.title }
        [cthulhu-hide] { cthulhu-hide.title }
        [cthulhu-impale] { cthulhu-impale.title }
        [cthulhu-injury] { cthulhu-injury.title }
        [cthulhu-knockback-obstacle] { cthulhu-knockback-obstacle.title }
        [cthulhu-martial-combine] { cthulhu-martial-combine.title }
        [cthulhu-martial-weapon-art] { cthulhu-martial-weapon-art.title }
        [cthulhu-parry-blade] { cthulhu-parry-blade.title }
        [cthulhu-parry-bow] { cthulhu-parry-bow.title }
        [cthulhu-parry-club] { cthulhu-parry-club.title }
        [cthulhu-parry-critical] { cthulhu-parry-critical.title }
        [cthulhu-parry-declare] { cthulhu-parry-declare.title }
        [cthulhu-parry-fist] { cthulhu-parry-fist.title }
        [cthulhu-parry-grapple] { cthulhu-parry-grapple.title }
        [cthulhu-parry-shield] { cthulhu-parry-shield.title }
        [cthulhu-range] { cthulhu-range.title }
        [cthulhu-special-feint] { cthulhu-special-feint.title }
        [cthulhu-special-rush] { cthulhu-special-rush.title }
        [cthulhu-special-suplex] { cthulhu-special-suplex.title }
        [cthulhu-special-tackle] { cthulhu-special-tackle.title }
        [cthulhu-turn-action-points] { cthulhu-turn-action-points.title }
        [cthulhu-turn-delay] { cthulhu-turn-delay.title }
        [cthulhu-turn-order] { cthulhu-turn-order.title }
        [cthulhu-two-weapons] { cthulhu-two-weapons.title }
        [cthulhu-two-weapons-simultaneous] { cthulhu-two-weapons-simultaneous.title }
       *[other] { $varies }
    }

# $value (choice: words that options may be)
cthulhu-choice = { $value ->
        [yes] yes
        [no] no
        [after-hit] once the attack has hit
        [after-rescue] after the rescue of the dying
        [again] it may be tried again
        [all] all
        [any] any
        [any-hit] after any hit
        [armour-first] armour first
        [armour-last] armour last
        [art-undefended] after a hit with the art that nobody defended against
        [as-fist] as a fist
        [at-once] at once
        [attack] the attack alone
        [base] the base chance
        [before-roll] before the attack is rolled
        [block] by a block alone
        [books] as in the books
        [both] both
        [bullet] each bullet
        [by-dex] by the DEX lost
        [cancels] cancels all
        [club] as a club
        [con] by CON
        [cumulative] grows with every shot
        [current] the present value
        [declaration] the whole declaration
        [declared] when it is declared
        [dex] DEX itself
        [double] twice the number
        [doubles] doubles the dice
        [down] down
        [dying] brings to 0 HP
        [each] for each blow
        [either] either one
        [every-shot] every shot
        [everything] everything
        [first] the first alone
        [flat] the same every time
        [flat-first] flat modifiers first
        [fractions-first] fractions first
        [full] in full
        [gate] as a condition alone
        [half] half
        [hard-form] the hard form alone
        [hold] a plain hold
        [in-hand] the weapons in hand
        [keeper] the keeper decides
        [lost] lost
        [lower] the lower one
        [main] that of the main hand
        [miss] a miss
        [more-dice] more dice
        [next-square] the next square
        [no-shot] no shot
        [nobody] nobody
        [none] none
        [object] by the object
        [once] once
        [one] one
        [one-roll] one roll
        [order] the order alone
        [own] by one’s own skill
        [plain] move and shot at their price
        [plain-shot] a plain shot
        [roll] a roll
        [same-square] the same square alone
        [sheet] the value on the sheet
        [struck] whoever is struck
        [success] after a success alone
        [sword] as a sword
        [target] the first target
        [total] the total
        [two-rolls] two rolls
        [two-thirds] two thirds
        [up] up
        [used] it is used up
        [usual] the usual number
        [weapon] the weapon’s dice alone
       *[other] { $value }
    }
