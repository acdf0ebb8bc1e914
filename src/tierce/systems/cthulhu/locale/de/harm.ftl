### Was aus dem Schaden eines Treffers wird.

cthulhu-event-lessened = { $by ->
        [armour] Die Panzerung
       *[defend] Die Abwehr
    } nimmt { $who } { $points } Schaden ab.

cthulhu-event-halved = Die Hälfte davon: { $damage } für { $who }.
