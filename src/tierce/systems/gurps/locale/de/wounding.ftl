### Was Körper und Rüstung aus einem Treffer machen, und Hiebe, die zurückwerfen. Die Parameter
### stehen im englischen Katalog.

gurps-event-blunt-trauma = Die weiche Rüstung hält stand, doch { $who } wird durch sie hindurch geprellt.
gurps-event-knocked-back = { $who } wird von { $foe } { $yards } Yard zurückgeworfen.

gurps-part-dexterity = GE
gurps-part-strength = ST
gurps-part-knockback = { $yards } Yard zurückgeworfen
