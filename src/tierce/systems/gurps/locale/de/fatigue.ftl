### Was Erschöpfung bewirkt, und zusätzliche Anstrengung. Die Parameter stehen im englischen Katalog.

gurps-roll-will = Wille, um bei 0 EP oder weniger weiterzumachen, höchstens { $target }
gurps-event-goes-on = { $who } macht erschöpft weiter ({ gurps-held }).
gurps-event-collapses = { $who } bricht vor Erschöpfung zusammen ({ gurps-held }).
gurps-part-effort = zusätzliche Anstrengung
gurps-option-plus-effort = mit zusätzlicher Anstrengung (1 EP)
gurps-reason-lame = auf einem unbrauchbaren Bein oder Fuß steht niemand
