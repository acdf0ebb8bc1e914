### Was geschieht, je ein Satz.

mordheim-event-first-side = Den ersten Zug hat { $side }.
mordheim-event-order = Sie schlagen in dieser Reihenfolge zu: { $order }.
mordheim-event-charge = { $who } greift { $foe } an.
mordheim-event-fear = { $held ->
    [yes] { $who } fürchtet sich nicht vor { $foe }.
   *[no] { $who } fürchtet sich vor { $foe } und trifft nur mit 6ern.
}
mordheim-event-holds-back = { $who } verschont die Gefallenen.
mordheim-event-whip = { $who } empfängt { $foe } mit der Peitsche.

## Treffen und Parieren

mordheim-rolled = nötig { $need }+, gewürfelt { $rolled }
mordheim-event-to-hit = { $who } schlägt nach { $foe }, { mordheim-weapon } ({ mordheim-rolled }): { $hits ->
    [0] daneben
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
mordheim-event-further = { $who } attackiert { $foe } noch einmal, { mordheim-weapon }, auf { $need }+: { $hit ->
    [yes] ein Treffer
   *[no] daneben
}.
mordheim-event-automatic = { $who } schlägt nach { $foe } am Boden: { $number ->
    [one] die Attacke trifft
   *[other] alle { $number } Attacken treffen
} ohne Würfel.
mordheim-event-as-standing = { $who } hat { $foe } gefällt und darf in dieser Phase nicht erledigen: gewürfelt wird wie gegen Stehende.
mordheim-event-no-parry = { $who } kann { $foe } nicht parieren: { $why ->
    [down] nicht auf den Beinen
    [spent] die Parade dieser Phase ist verbraucht
    [first-foe] nur der Schlag eines anderen Gegners ist zu parieren
    [six] der höchste Treffer ist eine 6
    [strength] der Schlag ist zu stark
   *[weapon] eine solche Waffe ist nicht zu parieren
}.
mordheim-event-parry-declined = { $who } lässt die Schläge von { $foe } durch.
mordheim-event-parry = { $who } { $made ->
    [yes] pariert
   *[no] pariert vergeblich
} (gewürfelt { $rolled } gegen { $beat }).

## Wunden

mordheim-event-charm = { $who }: der Glücksbringer { $made ->
    [yes] lenkt den Treffer ab
   *[no] hilft nicht
} (gewürfelt { $rolled }).
mordheim-event-cannot-wound = { $who } ist zu schwach, um { $foe } zu verwunden.
mordheim-event-wound = { $who } verwundet { $foe }{ $made ->
    [yes] {""}
   *[no] {" "}nicht
} (gewürfelt { $rolled }).
mordheim-harm = { $wounds ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
}{ $save ->
    [none] , kein Rüstungswurf
    [once] , ein Rüstungswurf vor dem Verdoppeln
   *[each] {""}
}{ $more ->
    [0] {""}
   *[other] , +{ $more } auf Verletzungen
}
mordheim-event-critical = Kritischer Treffer von { $who } gegen { $foe } (gewürfelt { $rolled }): { $what ->
    [loses-fight] { $foe } verliert den noch ausstehenden Kampf
    [no-helmet] weder Rüstung noch Helm hilft
    [disarmed] { $foe } lässt eine Waffe fallen
    [out] außer Gefecht, wenn die Rüstung nicht hält
    [falls] { $foe } geht zu Boden
    [pushed] { mordheim-harm }, und { $foe } wird zurückgestoßen
    [again] eine weitere Attacke
   *[wounds] { mordheim-harm }
}.
mordheim-event-loses-fight = { $who } schlägt in dieser Phase nicht zu.
mordheim-event-dropped = { $who } hat eine Waffe verloren: { mordheim-weapon }.
mordheim-event-pushed = { $who } wird { $inches } Zoll zurückgestoßen.
mordheim-event-save = { $who }: die Rüstung { $made ->
    [yes] hält
   *[no] hält nicht
} ({ mordheim-rolled }).
mordheim-event-aside = { $who } { $made ->
    [yes] weicht aus
   *[no] kann nicht ausweichen
} (gewürfelt { $rolled }).
mordheim-injury-word = { $injury ->
    [knocked-down] zu Boden
    [stunned] betäubt
   *[out] außer Gefecht
}
mordheim-event-injury = Verletzung von { $who }: { mordheim-injury-word } (gewürfelt { $dice }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}).
mordheim-event-helmet = { $who }: der Helm { $made ->
    [yes] fängt den Schlag ab
   *[no] hilft nicht
} (gewürfelt { $rolled }).
mordheim-event-jumps-up = { $who } springt sofort wieder auf.
mordheim-event-fate = { $fate ->
    [knocked-down] { $who } geht zu Boden
    [stunned] { $who } ist betäubt
   *[out] { $who } ist außer Gefecht
} (durch { $by }).

## Zwischen den Phasen

mordheim-event-comes-to = { $who } ist nicht mehr betäubt, liegt aber am Boden.
mordheim-event-stands-up = { $who } steht auf, darf { $inches } Zoll weit gehen und schlägt zuletzt zu.
mordheim-event-rout = { $chosen ->
    [give-up] { $side } gibt den Kampf auf.
   *[test] { $held ->
        [yes] { $side } hält stand.
       *[no] { $side } flieht, der Kampf ist verloren.
    }
}
mordheim-event-alone = { $who } steht ganz allein und { $held ->
    [yes] hält stand
   *[no] flieht
}.
mordheim-event-parting-blow = { $who } trifft { $foe } beim Umdrehen, { mordheim-weapon }.
mordheim-event-runs = { $who } läuft { $inches } Zoll.
mordheim-event-stops = { $who } { $made ->
    [yes] bleibt stehen
   *[no] läuft weiter
}.
