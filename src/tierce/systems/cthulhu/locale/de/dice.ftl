### Wie ein Wurf ausging, in den Worten der Spieltische.

cthulhu-show-degree-critical = Kritischer Erfolg
cthulhu-show-degree-special = Spezieller Erfolg
cthulhu-show-degree-success = Erfolg
cthulhu-show-degree-failure = Misserfolg
cthulhu-show-degree-fumble = Patzer
cthulhu-show-degree-partial-success = Teilerfolg
cthulhu-show-degree-malfunction = Ladehemmung
cthulhu-show-degree-automatic-success = Automatischer Erfolg
cthulhu-show-degree-automatic-failure = Automatischer Misserfolg
cthulhu-show-malfunction-number = Ladehemmung ab
