### Warten und Sperrfeuer. Die Parameter erklärt der englische Katalog.

## Manöver

gurps-option-wait = Warten
gurps-option-suppression = Sperrfeuer: eine Zone bestreichen

## Fragen

gurps-ask-trigger = Worauf wartest du?
gurps-ask-in-advance = Welcher Volle Angriff darf aus dem Warten werden?
    .option = { $choice ->
        [determined] { gurps-option-determined }
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] Finte, dann Angriff
        [suppression] { gurps-option-suppression }
       *[none] Keiner
    }
gurps-ask-happens = { $waiter } wartet hierauf: „{ $words }“. Ist es durch { $actor } eingetreten?
gurps-ask-interrupt = Worauf du gewartet hast, ist durch { $actor } eingetreten. Was tust du?
gurps-ask-suppression = Womit bestreichst du die Zone?
    .option = { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , Nebenhand
       *[other] {""}
    }
gurps-ask-spray = Wo liegt die Mitte der Zone? Sie reicht ein Feld weit herum.
gurps-ask-zone = Betritt oder durchquert { $actor } die Zone unter Feuer (Schütze: { $foe })?

## Worauf gewartet wird

gurps-option-comes-in-reach = { $foe } kommt in Reichweite
gurps-option-attacks = { $foe } greift an
gurps-option-moves = { $foe } bewegt sich
gurps-option-said = Etwas anderes, in eigenen Worten

## Was daraus wird

gurps-option-not-yet = Noch nicht
gurps-option-happens = Es ist eingetreten
gurps-option-let-pass = Vorbeilassen und weiter warten
gurps-option-outside = Bleibt draußen
gurps-option-inside = Betritt oder durchquert sie
gurps-option-spray = { $cell } ({ $yards } Yard){ $others ->
    [0] {""}
   *[other] : { $inside }
}

## Warum etwas nicht angeboten wird

gurps-reason-wait-becomes = aus Warten wird Angriff, Finte, Voller Angriff oder Bereitmachen
gurps-reason-not-in-advance = mit dem Auslöser wurde kein Voller Angriff angesagt
gurps-reason-suppression = braucht eine bereite Waffe mit Feuerrate 5 oder mehr, auf einer Karte auch ein Feld zum Bestreichen

## Was geschieht

gurps-trigger = { $kind ->
    [comes-in-reach] { $foe } kommt in Reichweite
    [attacks] { $foe } greift an
    [moves] { $foe } bewegt sich
   *[said] „{ $words }“
}
gurps-event-wait = { $who } wartet hierauf: { gurps-trigger }.
gurps-event-interrupt = { $who } kommt { $foe } zuvor: { gurps-maneuver }.
gurps-event-cut-short = { $who } kann nicht mehr angreifen.
gurps-event-suppression = { $who } hält bis zum nächsten eigenen Zug eine Zone unter Feuer ({ $weapon }).
gurps-event-suppression-zone = { $who } hält bis zum nächsten eigenen Zug eine Zone unter Feuer ({ $weapon }): { $cells }.
gurps-event-comes-under-fire = { $who } gerät auf { $cell } unter Feuer (Schütze: { $foe }).
gurps-event-goes-around = { $who } geht um die Zone unter Feuer herum ({ $yards } Yard).
gurps-event-halted = { $who } kommt nicht weiter als { $cell }.

## Teile eines Werts

gurps-part-suppression = höchstens { $most } bei Sperrfeuer

## Auf einen Blick

gurps-show-waiting = wartet: { gurps-trigger }
gurps-show-suppressing = Sperrfeuer: { $weapon }
gurps-show-suppressing-zone = Sperrfeuer um { $cell }: { $weapon }
gurps-show-under-fire = unter Feuer (Schütze: { $who }): { $cells }

## Von Hand Geändertes

gurps-slot-waiting = wartet auf
gurps-slot-suppressing = Sperrfeuer mit
gurps-slot-suppressed = in der Zone schon angegriffen
gurps-slot-interrupted = unterbrochen
