### Ожидание и Огонь на подавление. Параметры объяснены в английском каталоге.

## Манёвры

gurps-option-wait = Ожидание
gurps-option-suppression = Огонь на подавление: поливать зону

## Вопросы

gurps-ask-trigger = чего ждать?
gurps-ask-in-advance = в какую Тотальную атаку может перейти Ожидание?
    .option = { $choice ->
        [determined] { gurps-option-determined }
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] Финт, затем атака
        [suppression] { gurps-option-suppression }
       *[none] Ни в какую
    }
gurps-ask-happens = { $waiter } ждёт: «{ $words }». Наступило ли это (действует { $actor })?
gurps-ask-interrupt = условие наступило (действует { $actor }). Что делать?
gurps-ask-suppression = чем поливать зону?
    .option = { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , неосновная рука
       *[other] {""}
    }
gurps-ask-spray = где середина зоны? Она охватывает и гексы вокруг.
gurps-ask-zone = входит ли { $actor } в зону огня (стреляет { $foe }) или пересекает её?

## Чего ждут

gurps-option-comes-in-reach = { $foe } оказывается в досягаемости
gurps-option-attacks = { $foe } атакует
gurps-option-moves = { $foe } движется
gurps-option-said = Другое, своими словами

## Что из этого выходит

gurps-option-not-yet = Ещё нет
gurps-option-happens = Наступило
gurps-option-let-pass = Пропустить и ждать дальше
gurps-option-outside = Остаётся снаружи
gurps-option-inside = Входит или пересекает
gurps-option-spray = { $cell } ({ $yards } ярд.){ $others ->
    [0] {""}
   *[other] : { $inside }
}

## Почему что-то недоступно

gurps-reason-wait-becomes = Ожидание переходит в Атаку, Финт, Тотальную атаку или Подготовку
gurps-reason-not-in-advance = вместе с условием не названа Тотальная атака
gurps-reason-suppression = нужно готовое оружие со скорострельностью 5 и выше, а на карте и гекс для обстрела

## Что происходит

gurps-trigger = { $kind ->
    [comes-in-reach] { $foe } оказывается в досягаемости
    [attacks] { $foe } атакует
    [moves] { $foe } движется
   *[said] «{ $words }»
}
gurps-event-wait = { $who } ждёт: { gurps-trigger }.
gurps-event-interrupt = { $who } вклинивается в чужой ход (действует { $foe }): { gurps-maneuver }.
gurps-event-cut-short = { $who } больше не может атаковать.
gurps-event-suppression = { $who } до следующего хода держит зону под огнём ({ $weapon }).
gurps-event-suppression-zone = { $who } до следующего хода держит зону под огнём ({ $weapon }): { $cells }.
gurps-event-comes-under-fire = { $who } попадает под огонь на { $cell } (стреляет { $foe }).
gurps-event-goes-around = { $who } обходит зону огня ({ $yards } ярд.).
gurps-event-halted = { $who } не проходит дальше { $cell }.

## Части значения

gurps-part-suppression = не больше { $most } при Огне на подавление

## Вкратце

gurps-show-waiting = ждёт: { gurps-trigger }
gurps-show-suppressing = держит зону под огнём: { $weapon }
gurps-show-suppressing-zone = держит под огнём зону вокруг { $cell }: { $weapon }
gurps-show-under-fire = под огнём (стреляет { $who }): { $cells }

## Правка вручную

gurps-slot-waiting = условие
gurps-slot-suppressing = зону поливает
gurps-slot-suppressed = кто атакован в зоне
gurps-slot-interrupted = прервано
