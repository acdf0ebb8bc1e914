### Was über Kämpfer in Dateien gesagt wird. `$path` sagt, wo: Datei, Zeile, Tabelle.

cthulhu-expected-damage = Würfel wie 1W8+1

cthulhu-expected-bonus = ein Schadensbonus wie +1D4, -1D6 oder 0

cthulhu-file-no-kind = { $path }: „{ $name }“ ist keine Waffe aus data/weapons.toml, und „kind“ fehlt. Gib eines an, oder „like“.
cthulhu-file-no-kind-near = { $path }: „{ $name }“ ist keine Waffe aus data/weapons.toml, und „kind“ fehlt. Ist „{ $near }“ gemeint? Sonst gib „kind“ oder „like“ an.

cthulhu-file-weapon-twice = { $path }: Zwei Waffen heißen „{ $name }“; jede braucht einen eigenen Namen, etwa „{ $name } 2“.

cthulhu-file-both-hands = { $path }: „{ $name }“ steht in beiden Händen; eine zweihändige Waffe steht nur in „main“, und „off“ ist dann "".

cthulhu-file-two-handed = { $path }: „{ $name }“ braucht beide Hände; es steht nur in „main“, und „off“ ist dann "".

cthulhu-file-no-bow = { $path }: „{ $name }“ ist kein Bogen dieses Kämpfers; ein Pfeil liegt auf einem Bogen, der in den Händen ist.
