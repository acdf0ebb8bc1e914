### Die Beispielkämpfe: was jeder zeigt, wie `tierce play --list` es sagt.

cthulhu-sample-ghoul = Zwei Ermittler gegen einen Ghul im Keller: Kampfsport, ein Säbel und seine Kampfkunst, Paraden, Erste Hilfe.
