### Was auf dem Bildschirm steht: Waffen, Fragen, Würfe, Kämpfer auf einen Blick, Werte, Bögen.

mordheim-weapon = { $weapon ->
    [fist] Faust
    [dagger] Dolch
    [mace] Streitkolben
    [hammer] Hammer
    [club] Keule
    [staff] Stab
    [axe] Axt
    [sword] Schwert
    [flail] Flegel
    [halberd] Hellebarde
    [double-handed] Zweihandwaffe
    [morning-star] Morgenstern
    [spear] Speer
    [lance] Lanze
    [rapier] Rapier
    [steel-whip] Stahlpeitsche
    [sigmarite-hammer] Sigmarithammer
    [dwarf-axe] Zwergenaxt
    [fighting-claws] Kampfklauen
    [spiked-gauntlet] Stachelhandschuh
    [pistol] Pistole
   *[other] { $weapon }
}
mordheim-target = { $foe ->
    [none] Niemanden
    [split] Aufteilen
   *[other] { $foe }
}

## Fragen

mordheim-ask-first-side = wer hat den ersten Zug?
    .option = { $side }
mordheim-ask-charge = wen greifst du an?
    .option = { $foe }
mordheim-ask-target = nach wem schlägst du?
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-each-target = nach wem schlägst du hiermit: { mordheim-weapon }?
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-first = nach wem schlägst du zuerst?
    .option = { $foe }
mordheim-ask-finish = welchen Betäubten setzt du außer Gefecht?
    .option = { mordheim-target }
mordheim-ask-single = mit welcher Waffe eine Attacke? Die übrigen macht die andere.
    .option = { mordheim-weapon }
mordheim-ask-drop = welche Waffe lässt du fallen?
    .option = { mordheim-weapon }
mordheim-ask-which = { $foe } hat gleich hohe Treffer gegen { $target }. Welcher wird pariert?
    .option = { mordheim-weapon }
mordheim-ask-parry = der höchste Treffer von { $foe } ist eine { $rolled } ({ mordheim-weapon }). Versuchst du zu parieren?
mordheim-ask-rout = ein Viertel der Bande ist außer Gefecht. Testen oder aufgeben?
mordheim-ask-stand = stehst du auf?

## Würfe

mordheim-roll-to-hit = Treffer gegen { $foe }, { mordheim-weapon }, { $target }+
mordheim-roll-wound = Verwundung von { $foe }, { $target }+
mordheim-roll-critical = kritischer Treffer
mordheim-roll-pushed = wie weit { $foe } zurückgestoßen wird
mordheim-roll-injury = Verletzung von { $foe }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}
mordheim-roll-save = Rüstungswurf, { $target }+
mordheim-roll-aside = Ausweichen, { $target }+
mordheim-roll-helmet = Helm, { $target }+
mordheim-roll-charm = Glücksbringer, { $target }+
mordheim-roll-parry = Parade, { $target }+
mordheim-roll-tie = wer von Gleichen zuerst zuschlägt
mordheim-roll-rout = Rückzugstest, höchstens { $target }
mordheim-roll-alone = ganz allein, höchstens { $target }
mordheim-roll-stop = Moralwert, um anzuhalten, höchstens { $target }
mordheim-roll-fear = Angst, höchstens { $target }
mordheim-roll-runs = wie weit gelaufen wird

## Kämpfer auf einen Blick

mordheim-show-wounds = Leben { $now }/{ $most }
mordheim-show-knocked-down = am Boden
mordheim-show-stunned = betäubt
mordheim-show-out = außer Gefecht
mordheim-show-fled = geflohen
mordheim-show-against = gegen { $foes }
mordheim-show-fleeing = läuft davon
mordheim-show-charging = hat angegriffen
mordheim-show-stood-up = gerade aufgestanden
mordheim-show-afraid = voller Angst
mordheim-show-parry-spent = Parade verbraucht
mordheim-show-dropped = verloren: { mordheim-weapon }
mordheim-show-condition = { $name }
mordheim-show-leader = Anführer
mordheim-show-unarmed = unbewaffnet

## Ausgänge

mordheim-outcome-unharmed = unversehrt
mordheim-outcome-wounded = verwundet
mordheim-outcome-knocked-down = am Boden
mordheim-outcome-stunned = betäubt
mordheim-outcome-out-of-action = außer Gefecht
mordheim-value-unparried-hits = Nicht parierte Treffer
mordheim-value-unsaved-wounds = Nicht abgewehrte Wunden

## Was von Hand geändert wird

mordheim-slot-wounds = Lebenspunkte
mordheim-slot-fate = Zustand
mordheim-slot-contact = in Kontakt
mordheim-slot-charging = greift an
mordheim-slot-stood-up = aufgestanden
mordheim-slot-stopped = stehen geblieben
mordheim-slot-afraid = voller Angst
mordheim-slot-combat = Kampf
mordheim-slot-parry = Parade
mordheim-slot-first-foe = erster Angreifer
mordheim-slot-critical = kritischer Treffer gewesen
mordheim-slot-struck = hat zugeschlagen
mordheim-slot-loses-fight = verliert den Kampf
mordheim-slot-felled-by = gefällt von
mordheim-slot-named = genannte Ziele
mordheim-slot-injury = Verletzung
mordheim-slot-charm = Glücksbringer
mordheim-slot-frenzy = Raserei
mordheim-slot-dropped = verloren
mordheim-slot-shot = abgefeuert
mordheim-slot-fleeing = läuft davon
mordheim-slot-apart = fern von

## Bögen

mordheim-sheet-m = Bewegung
mordheim-sheet-ws = Kampfgeschick
mordheim-sheet-s = Stärke
mordheim-sheet-t = Widerstand
mordheim-sheet-w = Lebenspunkte
mordheim-sheet-i = Initiative
mordheim-sheet-a = Attacken
mordheim-sheet-ld = Moralwert
mordheim-sheet-weapons = Waffen
mordheim-sheet-armour = Rüstung
mordheim-sheet-shield = Schild
mordheim-sheet-buckler = Buckler
mordheim-sheet-second-buckler = zweiter Buckler
mordheim-sheet-helmet = Helm
mordheim-sheet-skills = Fertigkeiten
mordheim-sheet-traits = Eigenschaften
