### Hausregeln: was sie ändern und was sie sein können. Die Parameter stehen in der englischen Fassung.

cthulhu-varied = { $varies ->
        [cthulhu-aim-arm] { cthulhu-aim-arm.title }
        [cthulhu-aim-leg] { cthulhu-aim-leg.title }
        [cthulhu-attack-cost] { cthulhu-attack-cost.title }
        [cthulhu-bow-hard-form] { cthulhu-bow-hard-form.title }
        [cthulhu-bow-precision] { cthulhu-bow-precision.title }
        [cthulhu-bow-restring] { cthulhu-bow-restring.title }
        [cthulhu-bow-yabusame] { cthulhu-bow-yabusame.title }
        [cthulhu-check] { cthulhu-check.title }
        [cthulhu-counter] { cthulhu-counter.title }
        [cthulhu-cover] { cthulhu-cover.title }
        [cthulhu-defence-available] { cthulhu-defence-available.title }
        [cthulhu-defence-concentrate] { cthulhu-defence-concentrate.title }
        [cthulhu-defence-failed] { cthulhu-defence-failed.title }
        [cthulhu-defend] { cthulhu-defend.title }
        [cthulhu-dodge] { cthulhu-dodge.title }
        [cthulhu-effects] { cthulhu-effects.title }
        [cthulhu-ground-move] { cthulhu-ground-move.title }
        [cthulhu-gun-burst] { cthulhu-gun-burst.title }
        [cthulhu-gun-cover] { cthulhu-gun-cover.title }
        [cthulhu-gun-point-blank] { cthulhu-gun-point-blank.title }
        [cthulhu-gun-twice] { cthulhu-gun-twice.title }
        [cthulhu-gun-unaimed] { cthulhu-gun-unaimed.title }
        [cthulhu-hide] { cthulhu-hide.title }
        [cthulhu-impale] { cthulhu-impale.title }
        [cthulhu-injury] { cthulhu-injury.title }
        [cthulhu-knockback-obstacle] { cthulhu-knockback-obstacle.title }
        [cthulhu-martial-combine] { cthulhu-martial-combine.title }
        [cthulhu-martial-weapon-art] { cthulhu-martial-weapon-art.title }
        [cthulhu-parry-blade] { cthulhu-parry-blade.title }
        [cthulhu-parry-bow] { cthulhu-parry-bow.title }
        [cthulhu-parry-club] { cthulhu-parry-club.title }
        [cthulhu-parry-critical] { cthulhu-parry-critical.title }
        [cthulhu-parry-declare] { cthulhu-parry-declare.title }
        [cthulhu-parry-fist] { cthulhu-parry-fist.title }
        [cthulhu-parry-grapple] { cthulhu-parry-grapple.title }
        [cthulhu-parry-shield] { cthulhu-parry-shield.title }
        [cthulhu-range] { cthulhu-range.title }
        [cthulhu-special-feint] { cthulhu-special-feint.title }
        [cthulhu-special-rush] { cthulhu-special-rush.title }
        [cthulhu-special-suplex] { cthulhu-special-suplex.title }
        [cthulhu-special-tackle] { cthulhu-special-tackle.title }
        [cthulhu-turn-action-points] { cthulhu-turn-action-points.title }
        [cthulhu-turn-delay] { cthulhu-turn-delay.title }
        [cthulhu-turn-order] { cthulhu-turn-order.title }
        [cthulhu-two-weapons] { cthulhu-two-weapons.title }
        [cthulhu-two-weapons-simultaneous] { cthulhu-two-weapons-simultaneous.title }
       *[other] { $varies }
    }

cthulhu-choice = { $value ->
        [yes] ja
        [no] nein
        [after-hit] nach dem Treffer
        [after-rescue] nach der Rettung der Sterbenden
        [again] darf wiederholt werden
        [all] alle
        [any] jede
        [any-hit] nach jedem Treffer
        [armour-first] Rüstung zuerst
        [armour-last] Rüstung zuletzt
        [art-undefended] nach einem Treffer mit der Kunst ohne Verteidigung
        [as-fist] wie eine Faust
        [at-once] sofort
        [attack] nur der Angriff
        [base] der Grundwert
        [before-roll] vor dem Angriffswurf
        [block] nur durch einen Block
        [books] wie in den Büchern
        [both] beide
        [bullet] jede Kugel
        [by-dex] nach der verlorenen DEX
        [cancels] hebt alles auf
        [club] wie eine Keule
        [con] nach CON
        [cumulative] wächst mit jedem Schuss
        [current] der jetzige Wert
        [declaration] die ganze Ansage
        [declared] bei der Ansage
        [dex] DEX selbst
        [double] doppelt so viele
        [doubles] verdoppelt die Würfel
        [down] abrunden
        [dying] bringt auf 0 TP
        [each] für jeden Schlag
        [either] eine von beiden
        [every-shot] jeder Schuss
        [everything] alles
        [first] nur die erste
        [flat] immer gleich
        [flat-first] feste Modifikatoren zuerst
        [fractions-first] Brüche zuerst
        [full] voll
        [gate] nur als Bedingung
        [half] halb
        [hard-form] nur die harte Form
        [hold] ein einfacher Griff
        [in-hand] die Waffen in der Hand
        [keeper] die Spielleitung entscheidet
        [lost] verloren
        [lower] der niedrigere
        [main] der der Haupthand
        [miss] ein Fehlschlag
        [more-dice] mehr Würfel
        [next-square] das Nachbarfeld
        [no-shot] kein Schuss
        [nobody] niemand
        [none] keine
        [object] nach dem Gegenstand
        [once] einmal
        [one] eine
        [one-roll] ein Wurf
        [order] nur die Reihenfolge
        [own] nach der eigenen Fertigkeit
        [plain] Bewegung und Schuss zum üblichen Preis
        [plain-shot] ein gewöhnlicher Schuss
        [roll] ein Wurf
        [same-square] nur dasselbe Feld
        [sheet] der Wert auf dem Bogen
        [struck] wer getroffen wird
        [success] nur nach einem Erfolg
        [sword] wie ein Schwert
        [target] das ursprüngliche Ziel
        [total] die Summe
        [two-rolls] zwei Würfe
        [two-thirds] zwei Drittel
        [up] aufrunden
        [used] ist verbraucht
        [usual] die übliche Zahl
        [weapon] nur die Würfel der Waffe
       *[other] { $value }
    }
