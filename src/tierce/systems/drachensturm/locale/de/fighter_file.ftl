### Über Kämpfer in Dateien.

drachensturm-expected-points = Trefferpunkte wie 1d6+1, 1W6 oder 3
drachensturm-file-weapon-twice = { $path }: Zwei Waffen heißen „{ $name }“; jede braucht einen eigenen Namen, etwa „{ $name } 2“.
drachensturm-file-held-twice = { $path }: „{ $name }“ wird zweimal gehalten; eine Waffe steht nur in einem von „main“, „off“ und „others“.
drachensturm-file-hands = { $path }: Was gehalten wird, braucht { $hands } Hände, vorhanden sind { $arms }; eine beidhändige Waffe steht nur in „main“, und „off“ ist dann "".
