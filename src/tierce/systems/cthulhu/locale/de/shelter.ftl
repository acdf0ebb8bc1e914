### Verbergen, und Schläge für andere auf sich nehmen.

cthulhu-event-hide = { $who } verbirgt sich vor { $foe } ({ $weapon }; 1W100<={ $target }: { $rolled }): { $how ->
        [critical] kritisch, was hier schlecht ist; aller Schaden kommt durch
        [fumble] ein Patzer, was hier gut ist; kein Schaden
        [failure] misslungen; die Hälfte kommt durch
       *[success] gelungen; das Objekt nimmt alles
    }.

cthulhu-event-hide-certain = { $who } verbirgt sich vor { $foe } ({ $weapon }): { $how ->
        [failure] unmöglich, es ist zu klein; die Hälfte kommt durch
       *[success] sicher, es ist groß genug; das Objekt nimmt alles
    }.

cthulhu-event-hide-skill = { $who } versucht für einen Konter, sich zu verbergen ({ cthulhu-tried }).

cthulhu-event-object-takes = { $foe } fügt anstelle von { $who } dem Versteck { $damage } Schaden zu ({ $weapon }, { $dice }).

cthulhu-event-object-gone = { $weapon }: hinüber, dahinter verbirgt sich niemand mehr.

cthulhu-event-comes-out = { $who } kommt hervor.

cthulhu-event-cover = { $who } deckt { $friend } gegen { $foe } ({ cthulhu-checked }): { $how ->
        [critical] Es gibt keinen Schaden
        [fumble] Beide nehmen den ganzen Schaden und können sich nicht verteidigen
        [failure] Beide nehmen je die Hälfte des Schadens
       *[success] Den ganzen Schaden nimmt { $who }
    }.

cthulhu-ask-cover = { $foe } trifft { $friend } ({ cthulhu-means }): Deckst du?
    .option = { $covers ->
            [one] { $friend } decken
            [several] alle auf dem Feld von { $friend } decken
           *[none] niemanden decken
        }

cthulhu-roll-hide = Verbergen, SIZ gegen SIZ: höchstens { $target }

cthulhu-roll-hide-skill = Verbergen, höchstens { $target }

cthulhu-roll-cover = { $friend } decken, DEX x5: höchstens { $target }

cthulhu-option-hide = Verbergen{ $weapon ->
        [none] {""}
       *[other] : { $weapon }
    }

cthulhu-option-come-out = Hervorkommen

cthulhu-show-hidden = verborgen ({ $about }): eigene Angriffe und solche darauf 1/2

cthulhu-part-hidden = selbst verborgen, 1/2

cthulhu-part-hidden-foe = Ziel verborgen, 1/2

cthulhu-part-hide-skill = Verbergen ab 60: SIZ -{ $points }

cthulhu-part-several = { $number } gedeckt, 1/{ $number }

cthulhu-part-after-cover = nach dem Decken, 1/{ $number }

cthulhu-reason-too-far = zu weit weg zum Decken

cthulhu-reason-no-object = nichts in der Nähe, hinter dem man sich verbergen könnte

cthulhu-reason-no-friend = kein Verbündeter da, den man decken könnte

cthulhu-reason-after-cover = { cthulhu-defence }: nicht, wenn jemand deckt

cthulhu-reason-no-damage = der Schaden ist schon aufgehoben

cthulhu-reason-outside-limits = zählt nicht zu den Einsätzen der Runde, die dafür also nicht zu verbrauchen sind

cthulhu-reason-foe-here = ein Gegner steht auf demselben Feld

cthulhu-slot-near = Deckung in der Nähe

cthulhu-slot-objects = SIZ der Objekte

cthulhu-slot-objects-left = übrige Haltbarkeit der Objekte

cthulhu-event-no-cover = { $who } kann { $friend } nicht gegen { $foe } decken ({ $why ->
        [foe-here] { cthulhu-reason-foe-here }
        [too-far] nicht zu sehen
        [used] in dieser Runde verbraucht
        [concentrating] auf anderes konzentriert
        [stunned] betäubt
       *[ran] nach vollem Lauf
    }).
