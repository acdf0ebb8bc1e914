### Die Beispielkämpfe: was jeder zeigt, wie `tierce play --list` es sagt.

cthulhu-sample-ghoul = Zwei Ermittler gegen einen Ghul im Keller: Kampfsport, ein Säbel und seine Kampfkunst, Paraden, Erste Hilfe.

cthulhu-sample-dojo = Ein Ringer und ein Boxer gegen zwei Raufbolde in einer Übungshalle: Suplex, Tackle, Sturmangriff, Finte, eine Wand.

cthulhu-sample-archer = Eine Bogenschützin gegen ein Ding aus dem Meer: die Ziele des Präzisionsschusses, harte Form und Sehne, Bespannen, Yabusame.

cthulhu-sample-blades = Zwei Säbel gegen einen Streitkolben: aufeinanderfolgende und gleichzeitige Schläge, eine Kampfkunst dazu, Paraden.

cthulhu-sample-warehouse = Eine Schießerei im Lagerhaus: Einzelschüsse, Feuerstöße, zwei Waffen zugleich, aufgesetzte Schüsse, Ladehemmung, Nachladen; Verbergen hinter einer Kiste, Decken eines Freundes.

cthulhu-sample-quay = Zwei Ermittler gegen Schmuggler auf einer Karte aus Feldern: Kisten und ein Lastwagen als Deckung, Wände, ein Anleger, in den man gestoßen wird.
