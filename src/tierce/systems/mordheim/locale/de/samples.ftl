### Die Beispielkämpfe.

mordheim-sample-alley = Zwei Banden zu je vier begegnen sich in einer Gasse: Angriffe, Paraden mit Schwert und Buckler, eine Hellebarde, eine Peitsche, Helme, Gefallene werden erledigt.
mordheim-sample-bridge = Ein Hauptmann und seine Wache halten eine Brücke gegen einen Grubenkämpfer und die Toten: Angst, Raserei, ein Zweihänder, ganz allein sein.
