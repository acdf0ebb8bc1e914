### Части значения: что означает каждое число.

cthulhu-part-skill = { cthulhu-skill }

cthulhu-part-published = { cthulhu-layer }: { $value }

cthulhu-part-overruled = важнее ({ cthulhu-layer }): { $value }

cthulhu-part-characteristic = { cthulhu-characteristic }

cthulhu-part-times-five = { cthulhu-characteristic } { $points } x5

cthulhu-part-times-two = { cthulhu-characteristic } { $points } x2

cthulhu-part-even = равные силы

cthulhu-part-resistance = { $active } против { $passive }

cthulhu-part-delay = промедление

cthulhu-part-lame = ранена нога или крыло, 2/3

cthulhu-part-joint = ранен сустав

cthulhu-part-slower = DEX ниже на { $lost }

cthulhu-part-arm = ранена рука, 2/3

cthulhu-part-prone = лёжа

cthulhu-part-block = щит против снарядов, 1/2

cthulhu-part-all-at-once = все три применения сразу

cthulhu-part-tiring = успехи при сосредоточении: { $count }

cthulhu-part-art = школа

cthulhu-part-impale = пронзание

cthulhu-part-aim = прицельно: { $aim ->
        [arm] рука
        [leg] нога
        [wing] крыло
        [eye] глаз
        [heart] сердце
        [shoulder] плечо
        [knee] колено
        [throat] горло
       *[vital] уязвимое место
    }
