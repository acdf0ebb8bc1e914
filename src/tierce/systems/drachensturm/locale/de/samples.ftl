### Die Beispielkämpfe: was jeder zeigt, wie `tierce play --list` es sagt.

drachensturm-sample-gorge = Schwert und Schild gegen vier Räuber, mit einer Gefährtin: dreimal Gegenwehr, Freischläge, eine Überraschung, ein Schildstoß.
