### Почему чего-то нельзя выбрать.

cthulhu-reason-supplement = { $book ->
        [supplement] не из основных книг, и хранитель не разрешил (supplements: «{ $book }»)
       *[other] хранитель не разрешил дополнение «{ $book }»
    }

cthulhu-reason-points = не хватает очков действия

cthulhu-reason-not-whole = бег занимает весь ход

cthulhu-reason-too-late = поздно, только в самом начале хода

cthulhu-reason-attacked = одна атака за ход, уже была

cthulhu-reason-unarmed = атаковать нечем

cthulhu-reason-no-attack = ни одна атака невозможна

cthulhu-reason-out-of-reach = не достать

cthulhu-reason-no-free-hand = нет свободной руки

cthulhu-reason-not-nocked = стрела не наложена

cthulhu-reason-empty = не заряжено

cthulhu-reason-destroyed = уничтожено

cthulhu-reason-dropped = лежит на земле

cthulhu-reason-no-shot = больше не стреляет

cthulhu-reason-stuck = застряло в теле

cthulhu-reason-parried = в этом раунде парировало

cthulhu-reason-struck = в этом раунде атаковало

cthulhu-reason-gun = { cthulhu-defence } против огнестрельного оружия невозможно

cthulhu-reason-missile = { cthulhu-defence } против снарядов невозможно

cthulhu-reason-seen-late = { cthulhu-defence } после финта невозможно

cthulhu-reason-not-drawn = финт вынуждает уклоняться или парировать, и ничего другого

cthulhu-reason-art-only = эту атаку парируют только школой

cthulhu-reason-limb = оружием не парируют голые руки

cthulhu-reason-cannot-parry = этим не парируют

cthulhu-reason-not-named = этот противник не был назван в начале раунда

cthulhu-reason-concentrating = внимание на другой защите

cthulhu-reason-used = в этом раунде уже использовано

cthulhu-reason-out = вне боя

cthulhu-reason-stunned = в оглушении

cthulhu-reason-ran = бег со всех ног

cthulhu-reason-held-already = цель уже держит кто-то другой

cthulhu-reason-held = в захвате

cthulhu-reason-pinned = прижат к земле

cthulhu-reason-prone = лежит на земле

cthulhu-reason-nobody-in-touch = вплотную нет никого, кому это нужно

cthulhu-reason-treated = одно лечение за ход, уже было

cthulhu-reason-round-start = поздно, только в начале раунда

cthulhu-reason-shapeless = у бесформенного тела нет частей
