### Charakterfiguren von ccfolia (JSON). Die Parameter stehen im englischen Katalog.

## Fehler

ccfolia-empty = { $file }: eine Figur ohne Status, Parameter und Chat-Palette. Es steht nichts darin, womit sich kämpfen ließe.
ccfolia-several = { $file }: eine Liste. Eine Datei muss eine einzelne Figur enthalten, so wie ccfolia sie in die Zwischenablage legt.
ccfolia-kind = { $file }: eine Figur der Art „{ $kind }“. Gelesen werden nur solche der Art „{ $wanted }“.
ccfolia-other-system = { $file }: eine Figur für Cthulhu, aber gekämpft wird nach { $system }.

## Hinweise: was nicht übernommen wurde, wie es dasteht

ccfolia-note-missing = Weder Parameter noch Palette nennen { $names }: Es gilt ein Durchschnittswert.
ccfolia-note-unread = Nicht verstanden und ausgelassen: { $line }
ccfolia-note-initiative = Initiative { $initiative } in der Figur: Die Reihenfolge richtet sich nach DEX, { $dex }.
ccfolia-note-bonus = Schadensbonus { $stated } in der Figur, { $ours } nach STR und SIZ: Es gilt der der Figur.
ccfolia-note-hp = HP in der Figur: { $left } von { $most }; damit beginnt ein Kampf.
ccfolia-note-weapon = { $skill } ist gelernt, aber die Figur nennt keine solche Waffe: Es gilt { $weapon }. „weapon“ im Szenario bestimmt etwas anderes.
