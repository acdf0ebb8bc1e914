### Was geschieht, je ein Satz.

## Die Kampfrunde

drachensturm-event-order = Sie schlagen in dieser Reihenfolge: { $order }.
drachensturm-event-surprised = { $who } ist überrascht und schlägt in der ersten Runde zuletzt.
drachensturm-event-by-option = Die Quelle lässt das offen: Es entscheidet die Option { $option } = { $value }.
drachensturm-event-move = { $who } { $way ->
    [run] läuft { $metres } m auf { $foe } zu
    [step-back] weicht { $metres } m zurück
   *[step] geht { $metres } m auf { $foe } zu
}.
drachensturm-event-flee = { $who } flieht{ $covered ->
    [yes] , gedeckt: Es gibt keine Freischläge
   *[no] {""}
}.
drachensturm-event-away = { $who } kommt { $metres } m weit.
drachensturm-event-goes = { $who } { $way ->
    [run] läuft { $metres } m nach { $cell }
    [flight] entkommt nach { $cell }, { $metres } m weit
   *[step] geht { $metres } m nach { $cell }
}.
drachensturm-event-stopped = { $who } wird aufgehalten: { $what ->
    [wall] eine Wand
    [fighter] jemand steht im Weg
   *[edge] der Rand der Karte
}.
drachensturm-event-push = { $who } stößt { $foe } mit dem Schild ({ $weapon }).
drachensturm-event-pushed = { $foe } wird { $metres } m zurückgestoßen; { $who } kann nächste Runde ohne Freischläge fliehen.
drachensturm-event-named = { $who } sagt an: { $kind ->
    [strike] Schlag auf { $foe } ({ $weapon }, { drachensturm-body })
    [push] Schildstoß gegen { $foe } ({ $weapon })
   *[draw] andere Handlung, { $weapon }
}.
drachensturm-event-lapses = { $who } kann nicht mehr tun, was angesagt war.

## Schläge

drachensturm-event-strike = { $who } schlägt nach { $foe } ({ $weapon }){ $aimed ->
    [yes] , gezielt: { drachensturm-body }
   *[no] {""}
}.
drachensturm-event-behind = { $foe } ist umzingelt; { $who } schlägt von hinten.
drachensturm-event-free-blow = Freischlag für { $who }: { $foe } { $why ->
    [fleeing] flieht
    [helpless] ist wehrlos
    [unaware] bemerkt den Angriff nicht
    [three] hat alle drei Abwehren verbraucht
    [late] gab sich in der letzten Runde eine Blöße
    [riposte] gab sich beim misslungenen Schlag eine Blöße
    [nothing-left] hat keine Gegenwehr mehr
   *[chosen] wehrt sich nicht
}.
drachensturm-event-exchange = { $who }: { $attack } { SIGNED($aw) } = { $sum }; { $foe }, { $kind ->
    [parry] Parade ({ $weapon })
   *[dodge] Ausweichen
}: { $answer } { SIGNED($pw) } = { $other }: { $how ->
    [defended] abgewehrt
    [lucky-hit] glücklicher Treffer
    [outstanding] herausragende Abwehr
    [fumbled-attack] gepatzter Angriff
    [fumbled-defence] gepatzte Abwehr, Treffer
    [both-fumbled] beide patzen
    [fumbled-attack-outstanding] gepatzter Angriff, herausragende Abwehr
    [lucky-hit-fumbled-defence] glücklicher Treffer, gepatzte Abwehr
    [fumbled-defence-missed] gepatzte Abwehr, trotzdem daneben
   *[hit] Treffer
}.
drachensturm-event-free-exchange = { $who }: { $attack } { SIGNED($aw) } = { $sum } gegen PGw { $pgw } ({ $foe }): { $how ->
    [defended] verfehlt
    [lucky-hit] glücklicher Treffer
    [outstanding] herausragende Abwehr
    [fumbled-attack] gepatzter Angriff
    [fumbled-defence] gepatzte Abwehr, Treffer
    [both-fumbled] beide patzen
    [fumbled-attack-outstanding] gepatzter Angriff, herausragende Abwehr
    [lucky-hit-fumbled-defence] glücklicher Treffer, gepatzte Abwehr
    [fumbled-defence-missed] gepatzte Abwehr, trotzdem daneben
   *[hit] Treffer
}.
drachensturm-event-reaction = { $who } reagiert { $made ->
    [yes] rechtzeitig
   *[no] nicht rechtzeitig
} (Re { $target }, gewürfelt { $rolled }).
drachensturm-event-covered = { $who } kann nächste Runde ohne Freischläge fliehen.

## Was Treffer bewirken

drachensturm-event-wound = { $who }, { drachensturm-body }: { $lost } LE verloren, { $left } übrig (Trefferpunkte { $points }, Bonus { $bonus }, RS { $armour }).
drachensturm-event-shock = { $who } { $made ->
    [yes] übersteht den Körperschock
   *[no] erliegt dem Körperschock
} (Ko { $target }, gewürfelt { $rolled }).
drachensturm-event-part-lost = { $who }, nicht mehr zu gebrauchen: { drachensturm-body }.
drachensturm-event-out = { $who } ist kampfunfähig ({ $why ->
    [shock] Körperschock
    [head] Kopf auf 0
    [belly] Bauch auf 0
   *[chest] Brust auf 0
}).
drachensturm-event-lucky = Der glückliche Treffer, { $who }: { $effect ->
    [shaken] -3 auf Aw, Pw und Ausweichen (KR: { $rounds })
    [down] zwei KR am Boden, nur Ausweichen
    [helpless] zwei KR am Boden, wehrlos
    [harder] mehr Schaden
    [weary] -5 bis zur Erholung (ruhige KR: { $rounds })
    [through] die Rüstung zählt nicht
    [two-rolls] nichts weiter
   *[dodge-next] nächste Gegenwehr nur Ausweichen
}.
drachensturm-event-fumble = Der Patzer, { $who }: { $effect ->
    [parry-only] in der nächsten KR nur Parade
    [no-attack] zwei KR lang kein Angriff
    [dropped] die Waffe fällt zu Boden
    [own-points] die Waffe trifft den eigenen Träger
    [notched] die Waffe wird schartig
    [broken] die Waffe zerbricht
   *[nothing] nichts weiter
}.
drachensturm-event-stands-up = { $who } ist wieder auf den Beinen.
drachensturm-event-draw = { $who } zieht: { $weapon }.
drachensturm-event-pick-up = { $who } { $done ->
    [yes] hat wieder in der Hand
   *[no] bückt sich, um aufzuheben
}: { $weapon }.
