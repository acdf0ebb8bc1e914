### Was Körper und Rüstung aus einem Treffer machen, und Hiebe, die zurückwerfen. Die Parameter
### stehen im englischen Katalog.

gurps-event-blunt-trauma = Der Hieb prellt { $who } durch die weiche Rüstung: { $hp } TP.
gurps-event-knocked-back = { $who } wird von { $foe } { $yards } Yard zurückgeworfen.

gurps-part-dexterity = GE
gurps-part-strength = ST
gurps-part-knockback = { $yards } Yard zurückgeworfen
