### Teile eines Wertes: was jeder Betrag ist.

cthulhu-part-skill = { cthulhu-skill }

cthulhu-part-published = { cthulhu-layer }: { $value }

cthulhu-part-overruled = dem geht vor ({ cthulhu-layer }): { $value }

cthulhu-part-characteristic = { cthulhu-characteristic }

cthulhu-part-times-five = { cthulhu-characteristic } { $points } x5

cthulhu-part-times-two = { cthulhu-characteristic } { $points } x2

cthulhu-part-even = gleich stark

cthulhu-part-resistance = { $active } gegen { $passive }

cthulhu-part-delay = Abwarten

cthulhu-part-lame = Bein oder Flügel verletzt, 2/3

cthulhu-part-joint = Gelenk verletzt

cthulhu-part-slower = DEX um { $lost } niedriger

cthulhu-part-arm = Arm verletzt, 2/3

cthulhu-part-prone = am Boden

cthulhu-part-block = Schild gegen Geschosse, 1/2

cthulhu-part-all-at-once = alle drei Anwendungen auf einmal

cthulhu-part-tiring = Erfolge in der Konzentration: { $count }

cthulhu-part-art = Kampfkunst

cthulhu-part-impale = Durchbohren

cthulhu-part-aim = gezielt auf { $aim ->
        [arm] einen Arm
        [leg] ein Bein
        [wing] einen Flügel
        [eye] ein Auge
        [heart] das Herz
        [shoulder] die Schulter
        [knee] das Knie
        [throat] die Kehle
       *[vital] eine empfindliche Stelle
    }
