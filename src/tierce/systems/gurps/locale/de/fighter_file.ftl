### Über Kämpfer in Dateien. Die Parameter stehen im englischen Katalog.

gurps-expected-damage = Schaden wie 2d+1 cut, sw+1 cut oder 3d(2) imp
gurps-expected-reach = eine Reichweite wie 1, C oder 1,2
gurps-expected-parry = eine Angabe zum Parieren wie 0, -1F, 0U oder No
gurps-expected-range = eine Schussweite wie 150 oder 100/150
gurps-file-no-level = { $path }: Der Schlüssel „level“ fehlt, und auch „skills“ enthält „{ $skill }“ nicht. Eins von beiden ist nötig.
gurps-file-no-basic-damage = { $path }: „{ $key }“ ist „{ $value }“, aber nur ST { $lowest } bis { $highest } ergeben Schaden, nicht ST { $st }. Nötig sind Würfel.
gurps-file-weapon-twice = { $path }: Zwei Waffen heißen „{ $name }“; jede braucht einen eigenen Namen, etwa „{ $name } 2“.
gurps-file-mode-twice = { $path }: Zwei Arten, die Waffe zu führen, heißen „{ $name }“; jede braucht einen eigenen Namen.
gurps-file-both-hands = { $path }: „{ $name }“ ist in beiden Händen; eine beidhändige Waffe steht nur in „main“, und „off“ ist dann "".
gurps-file-two-handed = { $path }: „{ $name }“ braucht beide Hände; die Waffe steht nur in „main“, und „off“ ist dann "".

gurps-file-other-area = { $path }: „{ $key }“ passt nur zu area = "{ $area }"; lass es weg oder gib das an.
