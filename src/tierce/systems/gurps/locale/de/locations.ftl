### Zielen auf einen Körperteil; was Waffe, Schild und Stärke mit einem Angriff machen. Die Parameter
### stehen im englischen Katalog.

gurps-option-at-location = Auf einen Körperteil oder eine Waffe zielen
gurps-ask-location = worauf zielst du bei { $foe }?
    .option = { $purpose ->
        [knock-away] { $weapon } wegschlagen
        [break] { $weapon } zerbrechen
       *[body] { gurps-location }
    }
    .withheld = { $purpose ->
        [knock-away] { $weapon } wegschlagen
        [break] { $weapon } zerbrechen
       *[body] { gurps-location }
    }
gurps-reason-no-such-part = diesen Körperteil gibt es hier nicht
gurps-reason-points-only = das treffen nur Spitzen, Kugeln und gebündelte Strahlen
gurps-event-aims-at = { $purpose ->
    [body] { $who } zielt auf { $foe } ({ gurps-location }).
   *[weapon] { $who } zielt auf die Waffe von { $foe } ({ $weapon }).
}
gurps-event-hits-torso = { $who } verfehlt um Haaresbreite und trifft { $foe } am Rumpf.
gurps-roll-location = wo der Hieb landet
gurps-roll-side = welche Seite (1-3 die der Haupthand, 4-6 die andere)
gurps-outcome-hit-torso = trifft den Rumpf

gurps-part-min-st = unter der verlangten ST { $st }
gurps-part-large-shield = großer Schild
gurps-part-speed-range = Entfernung { $yards } Yard, Tempo { $speed } Yard je Sekunde
