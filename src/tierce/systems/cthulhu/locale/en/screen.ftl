### What stands on the screen: words used in several places, questions, rolls, fighters at a glance.

# What strikes.
# $weapon (name), $means (choice: fist, kick, head-butt, grapple, bare, none, weapon)
cthulhu-means = { $means ->
        [fist] fist
        [kick] kick
        [head-butt] head butt
        [grapple] grapple
        [bare] bare hands
        [none] nothing
        [hold] art
        [strength] body, STR x5
       *[weapon] { $weapon }
    }

# How a check came out.
# $how (choice: critical, special, success, failure, fumble, malfunction)
cthulhu-how = { $how ->
        [critical] critical success
        [special] special success
        [success] success
        [fumble] fumble
        [malfunction] malfunction
       *[failure] failure
    }

# A check, as tables write it.
# $target (number), $rolled (number), $how (choice: as in cthulhu-how)
cthulhu-checked = 1D100<={ $target }: { $rolled }, { cthulhu-how }

# A check that only succeeds or fails.
# $target (number), $rolled (number), $made (choice: yes, no), $how (choice: as in cthulhu-how)
cthulhu-contested = { $rolled ->
        [0] { $made ->
            [yes] success without a roll
           *[no] failure without a roll
        }
       *[other] { cthulhu-checked }
    }

# $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-tried = 1D100<={ $target }: { $rolled }, { $made ->
        [yes] success
       *[no] failure
    }

# $kind (choice: dodge, defend, parry, hide, cover)
cthulhu-defence = { $kind ->
        [dodge] dodge
        [defend] defend
        [parry] parry
        [hide] hide
        [cover] cover
       *[other] { $kind }
    }

# $skill (choice: ids of skills; weapon-art)
cthulhu-skill = { $skill ->
        [dodge] Dodge
        [fist] Fist
        [kick] Kick
        [head-butt] Head Butt
        [grapple] Grapple
        [martial-arts] Martial Arts
        [grappling-art] Grappling art
        [striking-art] Striking art
        [archery-art] Archery art
        [weapon-art] Weapon art
        [throw] Throw
        [two-weapons] Two Weapons
        [sword] Sword
        [sabre] Sabre
        [rapier] Rapier
        [katana] Katana
        [tachi] Tachi
        [knife] Knife
        [club] Club
        [blackjack] Blackjack
        [mace] Mace
        [axe] Axe
        [staff] Staff
        [spear] Spear
        [naginata] Naginata
        [whip] Whip
        [chainsaw] Chainsaw
        [shield] Shield
        [bow] Bow
        [sling] Sling
        [handgun] Handgun
        [rifle] Rifle
        [shotgun] Shotgun
        [smg] Submachine Gun
        [machine-gun] Machine Gun
        [hide] Hide
        [sneak] Sneak
        [jump] Jump
        [first-aid] First Aid
        [medicine] Medicine
        [luck] Luck
        [claw] natural weapon
        [throwing] thrown weapon
       *[other] { $skill }
    }

# $name (choice: strength, con, pow, dex, siz)
cthulhu-characteristic = { $name ->
        [strength] STR
        [con] CON
        [pow] POW
        [dex] DEX
        [siz] SIZ
       *[other] { $name }
    }

# $layer (choice: core, y2010, y2015, set, keeper; other: a supplement)
cthulhu-layer = { $layer ->
        [core] 6th edition core
        [y2010] 2010 book
        [y2015] 2015 book
        [set] this rule set
        [keeper] the keeper
       *[other] { $layer }
    }

# $art (choice: none, martial-arts, grappling-art, striking-art, weapon-art)
cthulhu-art = { $art ->
        [martial-arts] Martial Arts
        [grappling-art] grappling art
        [striking-art] striking art
        [weapon-art] weapon art
       *[none] no art
    }

# A way to attack.
# $way (choice: plain, knock-out, vital, hold, pin, disarm, hurt, strangle, hurt-knock-out, semi, full, unaimed,
# unaimed-semi, unaimed-full, two-guns, two-guns-semi, two-guns-full, throw,
# vital-semi, vital-full)
cthulhu-way = { $way ->
        [plain] plain attack
        [knock-out] knock-out
        [vital] aim at a vital part
        [hold] take hold
        [pin] pin down
        [disarm] disarm
        [hurt] hurt the held foe
        [strangle] strangle
        [hurt-knock-out] knock out the held foe
        [semi] semi-automatic, 3 shots
        [full] fully automatic, 6 shots
        [unaimed] unaimed, 2 shots
        [unaimed-semi] unaimed, semi-automatic, 6 shots
        [unaimed-full] unaimed, fully automatic, 12 shots
        [two-guns] two guns at once
        [two-guns-semi] two guns at once, semi-automatic
        [two-guns-full] two guns at once, fully automatic
        [throw] throw it
        [vital-semi] semi-automatic at a vital part, 3 shots
        [vital-full] fully automatic at a vital part, 6 shots
        [arm] aim at an arm
        [leg] aim at a leg
        [wing] aim at a wing
        [suplex] suplex
        [tackle] tackle
        [charge] tackle, blow away with a square
        [tackle-knock-out] tackle for a knock-out alone
        [seize] tackle, grapple
        [blow-away] tackle, blow away
        [feint] feint
        [feint-knock-out] feint for a knock-out
        [eye] eye
        [heart] heart
        [shoulder] joint: shoulder
        [knee] joint: knee
        [throat] throat
        [consecutive] two weapons, consecutive
        [simultaneous] two weapons, simultaneous
       *[other] { $way }
    }

## Questions. They stand after the name of who is asked

cthulhu-ask-order = who goes first?

# $what (choice: nothing, delay, concentrate, parry), $of (name)
cthulhu-ask-declaration = what do you declare for this round?
    .option = { $what ->
            [delay] delay: type the amount of DEX, as 5
            [concentrate] concentrate on one defence
            [parry] parry { $of }
           *[nothing] nothing more
        }
    .withheld = { cthulhu-ask-declaration.option }

# $kind (choice: as in cthulhu-defence)
cthulhu-ask-focus = concentrate on what?
    .option = { cthulhu-defence }
    .withheld = { cthulhu-ask-focus.option }

# $points (number)
cthulhu-ask-action = what do you do ({ $points } AP)?

# $foe (name), $weapon (name), $means (choice: as in cthulhu-means)
cthulhu-ask-target = whom do you attack, and with what?
    .option = { $foe }: { cthulhu-means }
    .withheld = { $foe }: { cthulhu-means }

# $foe (name), $weapon (name), $means (choice: as in cthulhu-means), $way (choice: as in cthulhu-way)
cthulhu-ask-way = how do you attack { $foe } ({ cthulhu-means })?
    .option = { cthulhu-way }
    .withheld = { cthulhu-way }

# $art (choice: as in cthulhu-art), $skill (choice: none; as in cthulhu-skill), $level (choice: none; or numbers)
cthulhu-ask-art = which art do you combine with it?
    .option = { $skill ->
            [none] { cthulhu-art }
           *[other] { cthulhu-art }: { cthulhu-skill }
        }{ $level ->
            [none] {""}
           *[other] {" "}({ $level })
        }

# $squares (number), $way (choice: towards, away, elsewhere), $other (name), $far (number)
cthulhu-ask-where = where do you go, { $squares } { $squares ->
        [1] square
       *[other] squares
    }?
    .option = { $way ->
            [towards] towards { $other } (now { $far } away)
            [away] away from { $other }
           *[elsewhere] somewhere else
        }

# $foe (name), $weapon (name), $means (choice: as in cthulhu-means)
cthulhu-ask-defence = how do you defend against { $foe } ({ cthulhu-means })?

# $foe (name)
cthulhu-ask-critical-dodge = the dodge was critical: strike { $foe } back, or keep one more dodge for this round?

# $foe (name), $how (choice: more, half), $weapon (name), $means (choice: as in cthulhu-means), $art (choice: as in cthulhu-art)
cthulhu-ask-counter = how do you strike { $foe } back ({ $how ->
        [half] half damage
       *[more] damage +1D4
    })?
    .option = { $means ->
            [none] Do not strike back
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] , { cthulhu-art }
        }
    .withheld = { cthulhu-means }

# $patient (name), $skill (choice: as in cthulhu-skill)
cthulhu-ask-treat = whom do you treat, and how?
    .option = { $patient }: { cthulhu-skill }

# $patient (name), $limb (choice: as in cthulhu-limb)
cthulhu-ask-limb = what of { $patient } do you treat?
    .option = { cthulhu-limb }

# $limb (choice: leg-hurt, wing-hurt, arm-hurt, throat-hurt, shoulder-hurt, knee-hurt)
cthulhu-limb = { $limb ->
        [leg-hurt] leg
        [wing-hurt] wing
        [throat-hurt] throat
        [shoulder-hurt] shoulders
        [knee-hurt] knees
       *[arm-hurt] arm
    }

# $weapon (name)
cthulhu-ask-pull = which weapon do you pull out?
    .option = { $weapon }

## Rolls

# $target (number), $foe (name), $weapon (name), $means (choice: as in cthulhu-means)
cthulhu-roll-attack = attack on { $foe } ({ cthulhu-means }), { $target } or less

# $target (number)
cthulhu-roll-check = check, { $target } or less

cthulhu-roll-order = who goes first of equal DEX; lower is first

# $target (number), $foe (name)
cthulhu-roll-dodge = dodge { $foe }, { $target } or less

# $target (number), $foe (name)
cthulhu-roll-defend = defend against { $foe }, { $target } or less

# $target (number), $foe (name), $weapon (name), $means (choice: as in cthulhu-means)
cthulhu-roll-parry = parry { $foe } ({ cthulhu-means }), { $target } or less

# $weapon (name), $means (choice: as in cthulhu-means)
cthulhu-roll-damage = damage ({ cthulhu-means })

cthulhu-roll-bonus = damage bonus

# $part (choice: counter, fumble, vital, wall, obstacle, somebody, point-blank)
cthulhu-roll-rider = further damage{ $part ->
        [counter] {" "}of the counter-attack
        [fumble] {" "}of a fumbled dodge
        [vital] {" "}of the vital part
        [wall] {" "}of the wall
        [obstacle] {" "}of the obstacle
        [somebody] {" "}of running into somebody
        [point-blank] {" "}of a point-blank shot
        [fall] {" "}of the fall
        [second] {" "}of the other weapon
       *[other] {""}
    }

# $foe (name)
cthulhu-roll-less = what the defence takes from the damage of { $foe }

# $target (number)
cthulhu-roll-shock = shock, CON x5: { $target } or less

# $target (number)
cthulhu-roll-knock-out = knock-out, { $target } or less

# $target (number)
cthulhu-roll-break-free = breaking free, STR against STR: { $target } or less

# $target (number)
cthulhu-roll-choke = holding one's breath, { $target } or less

cthulhu-roll-choking = damage of being strangled

# $target (number), $patient (name), $skill (choice: as in cthulhu-skill)
cthulhu-roll-treat = { cthulhu-skill } for { $patient }, { $target } or less

# $patient (name)
cthulhu-roll-healed = HP that { $patient } regains

# $target (number), $weapon (name)
cthulhu-roll-pull = pulling out the { $weapon }, { $target } or less

## Fighters at a glance

# $now (number), $most (number)
cthulhu-show-hp = HP { $now }/{ $most }

# $points (number)
cthulhu-show-points = { $points } AP

cthulhu-show-unconscious = unconscious

cthulhu-show-dead = dead

# $rounds (number)
cthulhu-show-dying = dying, { $rounds ->
        [1] until the end of this round
       *[other] until the end of the next round
    }

cthulhu-show-arm-hurt = arm hurt: attack skills 2/3, until treated

cthulhu-show-leg-hurt = leg hurt: DEX 2/3, until treated

cthulhu-show-wing-hurt = wing hurt: DEX 2/3, until treated

cthulhu-show-shoulder-hurt = shoulder hurt: STR -1, until treated

cthulhu-show-knee-hurt = knee hurt: DEX -1, until treated

cthulhu-show-stunned = stunned: loses the next turn

cthulhu-show-prone = on the ground, until standing up

# $about (name)
cthulhu-show-held = held by { $about }, until free

cthulhu-show-pinned = pinned down

cthulhu-show-strangled = being strangled

cthulhu-show-disarming = one more success disarms

# $name (key)
cthulhu-show-condition = { $name }

# $weapon (name)
cthulhu-show-destroyed = { $weapon } destroyed

# $weapon (name)
cthulhu-show-dropped = { $weapon } dropped

# $weapon (name)
cthulhu-show-no-shot = { $weapon } cannot fire

# $weapon (name)
cthulhu-show-stuck = { $weapon } sticks in the foe

# $weapon (name), $left (number)
cthulhu-show-durability = { $weapon }: durability { $left }

# $points (number)
cthulhu-show-delay = delays: DEX -{ $points } in this round

# $kind (choice: as in cthulhu-defence)
cthulhu-show-concentrate = concentrates: { cthulhu-defence }

# $foe (name)
cthulhu-show-named = parry named against { $foe }

# $kind (choice: as in cthulhu-defence), $count (number)
cthulhu-show-used = used: { cthulhu-defence } ({ $count })
