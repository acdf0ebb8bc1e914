### Die Beispielkämpfe: was jeder zeigt, wie `tierce play --list` es sagt.

drachensturm-sample-gorge = Schwert und Schild gegen vier Räuber, mit einer Gefährtin: dreimal Gegenwehr, Freischläge, eine Überraschung, ein Schildstoß.

drachensturm-sample-mill = Ein Müller und seine Schwester halten einen Steg gegen drei Söldner, auf einer Karte mit Feldern: Stöße über den Bach und an Freunden vorbei, ein Umweg über Trittsteine, ein Schildstoß auf dem Steg, Flucht durch ein Tor.
