### Was geschieht, je ein Satz. Wunden und Folgen kritischer Würfe stehen in injury.ftl. Die Parameter
### erklärt der englische Katalog.

gurps-event-order = Reihenfolge: { $order }.

## Manöver

gurps-event-maneuver = { $who } wählt „{ gurps-maneuver }“.
gurps-event-helpless = { $who } ist { $why ->
    [surprised] überrascht
    [dazed] benommen
   *[stunned] betäubt
} und kann nur untätig sein.
gurps-event-all-out-attack = { $who } gibt jede Verteidigung auf: { $choice ->
    [double] für zwei Angriffe
    [strong] für einen stärkeren Schlag
    [feint] für Finte und Angriff
    [suppression] für Sperrfeuer
   *[determined] für einen sichereren Angriff
}.
gurps-event-all-out-defense = { $who } hat bis zum nächsten Zug { $choice ->
    [increased-dodge] +2 auf Ausweichen
    [increased-parry] +2 auf Paraden
    [increased-block] +2 auf Abblocken
   *[double-defense] zwei Verteidigungen je Angriff
}.
gurps-event-close-in = { $who } rückt { $yards } Yard an { $foe } heran.
gurps-event-move = { $who } bewegt sich { $yards } Yard { $way ->
    [away] weg von { $foe }
   *[towards] auf { $foe } zu
}.
gurps-event-stay = { $who } bewegt sich nicht.
gurps-event-posture = { $who } { $posture ->
    [crouching] kauert sich hin
    [kneeling] kniet sich hin
    [crawling] geht auf Hände und Knie
    [sitting] setzt sich
    [prone] legt sich auf den Bauch
    [face-up] legt sich auf den Rücken
   *[standing] steht auf
}.
gurps-event-ready = { $who } { $how ->
    [draw] zieht
    [pick-up] hebt auf
   *[regain] bekommt wieder in den Griff
}: { $weapon }.
gurps-event-act = { $said ->
    [yes] { $who }: „{ $words }“.
   *[no] { $who } tut etwas, das kein Kampf ist.
}
gurps-event-recover = { $who } { $made ->
    [yes] schüttelt die Betäubung ab
   *[no] bleibt betäubt
} ({ gurps-held }).

## Angriffe

gurps-rolled = nötig { $needed }, gewürfelt { $rolled }
gurps-event-attack = { $who } greift { $foe } an, { gurps-with-means } ({ gurps-rolled }): { $how ->
    [critical-hit] kritischer Treffer
    [hit] Treffer
    [miss] daneben
   *[critical-miss] Patzer
}.
gurps-event-burst = { $who } gibt { $shots } Schüsse auf { $foe } ab, { $weapon } ({ gurps-rolled }): { $how ->
    [critical-hit] kritisch, { $hits } Treffer
    [hit] { $hits } Treffer
    [miss] daneben
   *[critical-miss] Patzer
}.
gurps-event-feint = { $who } fintiert gegen { $foe }: { $gain ->
    [0] vergeblich
   *[other] Verteidigung -{ $gain }
}.

## Verteidigungen

gurps-event-no-defence = { $why ->
    [critical-hit] { $who } hat gegen einen kritischen Treffer keine Verteidigung
    [all-out-attack] { $who } hat nach dem Vollen Angriff keine Verteidigung
    [unaware] { $who } bemerkt den Angriff nicht und hat keine Verteidigung
    [rear] { $foe } greift von hinten an: { $who } hat keine Verteidigung
    [out] { $who } kann sich nicht mehr verteidigen
    [at-rest] { $who } ruht und hat keine Verteidigung
   *[other] { $who } hat keine andere Verteidigung mehr
}.
gurps-event-undefended = { $who } verteidigt sich nicht.
gurps-defended = { gurps-rolled }{ $how ->
    [critical] {": "}kritischer Erfolg
    [critical-failure] {": "}kritischer Fehlschlag
   *[other] {""}
}
gurps-dodges = { $hits ->
    [1] weicht aus
   *[other] weicht { $avoided } von { $hits } Schüssen aus
}
gurps-event-dodge = { $how ->
    [critical] { $who } { gurps-dodges } ({ gurps-defended }).
    [success] { $who } { gurps-dodges } ({ gurps-defended }).
   *[failure] { $who } weicht vergeblich aus ({ gurps-defended }).
}
gurps-with-parry = { $bare ->
    [no] { $weapon }
   *[other] bloße Hand
}
gurps-event-parry = { $how ->
    [critical] { $who } pariert, { gurps-with-parry } ({ gurps-defended }).
    [success] { $who } pariert, { gurps-with-parry } ({ gurps-defended }).
   *[failure] { $who } pariert vergeblich, { gurps-with-parry } ({ gurps-defended }).
}
gurps-event-block = { $how ->
    [critical] { $who } blockt ab ({ gurps-defended }).
    [success] { $who } blockt ab ({ gurps-defended }).
   *[failure] { $who } blockt vergeblich ab ({ gurps-defended }).
}
gurps-event-critical-defence = { $who } verteidigt sich so gut, dass { $foe } auf der Patzertabelle würfelt.
gurps-event-critical-failure = { $who } { $defence ->
    [dodge] verliert den Halt
    [block] muss den Schild neu bereitmachen
   *[parry] muss auf der Patzertabelle würfeln
}.
gurps-event-acrobatics = { $made ->
    [yes] { $who } hat Erfolg mit der Akrobatik: Ausweichen +2.
   *[no] { $who } hat keinen Erfolg mit der Akrobatik: Ausweichen -2.
}
gurps-event-retreat = { $who } weicht { $yards } Yard vor { $foe } zurück.
gurps-event-no-retreat = { $who } kann nicht wegrollen und bleibt liegen.
gurps-event-follow = { $who } setzt { $foe } nach.
gurps-event-sacrifice = { $made ->
    [yes] { $who } ist rechtzeitig zur Stelle und fängt den Angriff auf { $friend } ab.
   *[no] { $who } kommt zu spät, um den Angriff auf { $friend } abzufangen.
}
gurps-event-too-heavy = { $foe } schlägt zu wuchtig zu, als dass { $who } parieren könnte.
gurps-event-parry-in-vain = Gegen solches Gewicht nützt die Parade nichts: { $who }.
gurps-event-limb = { $who } trifft beim Parieren den Körperteil, mit dem { $foe } angreift.
gurps-event-exposed = { $who } schlägt auf den Arm, mit dem { $foe } pariert hat.
gurps-event-riposte = { $who } darf { $foe } im nächsten Zug werfen.
gurps-event-thrown = { $who } wird geworfen.
gurps-event-thrown-stunned = { $who } ist vom Wurf betäubt.
gurps-event-snapped = { $who } pariert, und die Waffe geht entzwei: { $weapon }.
