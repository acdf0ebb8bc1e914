### Quick questions: what is worked out.

cthulhu-value-attack = Attack
cthulhu-value-art = Art
cthulhu-value-defence = Defence
cthulhu-value-hits = Bullets that hit
cthulhu-value-damage = Damage (HP lost)
cthulhu-value-shock = shock
cthulhu-value-unconscious = unconscious or dying
cthulhu-value-dead = dying or dead
cthulhu-value-malfunction = malfunction
