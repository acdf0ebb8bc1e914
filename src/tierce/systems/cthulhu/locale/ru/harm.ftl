### Что становится с уроном после попадания.

cthulhu-event-lessened = { $who }: { $by ->
        [armour] броня
       *[defend] защита
    } снижает урон на { $points }.

cthulhu-event-halved = Половина: { $damage } ({ $who }).
