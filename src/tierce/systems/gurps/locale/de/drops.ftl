### Sich hinwerfen, auch aufopfernd.

gurps-option-plus-drop = sich dabei hinwerfen
gurps-option-drop = Hinwerfen

gurps-reason-dropped-already = einmal pro Zug, schon vor { $foe } geschehen
gurps-reason-drop-retreated = ersetzt das Zurückweichen dieses Zuges, und das war vor { $foe }
gurps-reason-drop-stunned = nicht betäubt
gurps-reason-drop-lying = nicht im Liegen
gurps-reason-drop-aloft = fliegend oder schwimmend nur mit Gelände einen Schritt entfernt
gurps-reason-retreat-dropped = durch Hinwerfen vor { $foe } ersetzt

gurps-part-drop = Hinwerfen
gurps-part-dropped = früheres Hinwerfen vor diesem Gegner

gurps-event-takes-cover = { $who } ist jetzt in Deckung vor { $foe }.
gurps-event-drop = { $who } liegt auf dem Bauch.
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who } reißt { $friend } rechtzeitig mit sich aus der Bahn.
    [in-time] { $who } reißt { $friend } zu Boden und wird selbst getroffen.
   *[late] { $who } kommt zu spät, um { $friend } zu Boden zu reißen.
}

gurps-show-swimming = schwimmt
gurps-show-dropped-from = hingeworfen vor { $foe }
gurps-slot-drop = hingeworfen vor

## Explosionen, Sprünge in Deckung, bedeckte Sprengsätze

gurps-ask-dive = { $weapon } von { $foe } geht bei dir los. Springst du weg?
gurps-ask-cover-explosive = { $weapon } von { $foe } geht gleich los. Wirfst du dich darauf?
gurps-reason-dive-nowhere = keine Deckung einen Schritt entfernt
gurps-event-blast = { $area ->
    [cone] { $weapon } von { $who } bestreicht { $foe }.
    [area] { $weapon } von { $who } erfasst den Ort um { $foe }.
   *[explosion] { $weapon } von { $who } geht bei { $foe } los.
}
gurps-event-no-dive = { $who } kann nicht wegspringen.
gurps-event-dive = { $made ->
    [yes] { $who } springt weg, { $yards } Yard von der Mitte.
   *[no] { $who } springt zu spät.
}
gurps-event-caught = { $who } wird { $yards ->
    [0] mittendrin
   *[other] { $yards } Yard von der Mitte
} erfasst: { $damage } Schaden.
gurps-event-covers = { $made ->
    [yes] { $who } liegt rechtzeitig darauf: { $weapon }.
   *[no] { $who } kommt zu spät, um sich daraufzuwerfen: { $weapon }.
}
gurps-sheet-area = erfasst
gurps-sheet-width = Breite des Kegels
gurps-sheet-radius = Radius der Fläche
