### Parts of a value: what each amount is.

# $skill (choice: as in cthulhu-skill)
cthulhu-part-skill = { cthulhu-skill }

# $layer (choice: as in cthulhu-layer), $value (number)
cthulhu-part-published = { cthulhu-layer } says { $value }

# $layer (choice: as in cthulhu-layer), $value (number)
cthulhu-part-overruled = overruled by { cthulhu-layer }: { $value }

# $name (choice: as in cthulhu-characteristic)
cthulhu-part-characteristic = { cthulhu-characteristic }

# $name (choice: as in cthulhu-characteristic), $points (number)
cthulhu-part-times-five = { cthulhu-characteristic } { $points } x5

# $name (choice: as in cthulhu-characteristic), $points (number)
cthulhu-part-times-two = { cthulhu-characteristic } { $points } x2

cthulhu-part-even = even

# $active (number), $passive (number)
cthulhu-part-resistance = { $active } against { $passive }

cthulhu-part-delay = delay

cthulhu-part-lame = hurt leg or wing, 2/3

cthulhu-part-joint = hurt joint

# $lost (number)
cthulhu-part-slower = DEX lower by { $lost }

cthulhu-part-arm = hurt arm, 2/3

cthulhu-part-prone = on the ground

cthulhu-part-block = shield against what flies, 1/2

cthulhu-part-all-at-once = all three uses at once

# $count (number)
cthulhu-part-tiring = successes while concentrating: { $count }

cthulhu-part-art = art

cthulhu-part-impale = impale

# $aim (choice: vital, arm, leg, wing, eye, heart, shoulder, knee, throat)
cthulhu-part-aim = aimed at { $aim ->
        [arm] an arm
        [leg] a leg
        [wing] a wing
        [eye] the eye
        [heart] the heart
        [shoulder] the shoulder
        [knee] the knee
        [throat] the throat
       *[vital] a vital part
    }
