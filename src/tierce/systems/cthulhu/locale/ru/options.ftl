### Что можно выбрать, по идентификаторам; исходы, места, поля состояния.

cthulhu-option-attack = Атаковать (1 ОД)

cthulhu-option-move = Пройти клетку (1 ОД)

cthulhu-option-run = Пробежать три клетки и больше ничего

cthulhu-option-stand-up = Встать (1 ОД)

cthulhu-option-break-free = Вырваться (1 ОД)

cthulhu-option-pull = Вытащить застрявшее оружие (1 ОД)

cthulhu-option-treat = Первая помощь или медицина (1 ОД)

cthulhu-option-delay = Промедлить

cthulhu-option-concentrate = Сосредоточиться на защите

cthulhu-option-end = Закончить ход

cthulhu-option-none = Ничего

cthulhu-option-counter = Ударить в ответ, урон +1D4

cthulhu-option-further = Ещё одно уклонение в этом раунде

cthulhu-option-defence = Защита

cthulhu-option-dodge = Уклониться

cthulhu-option-defend = Защититься [CON x5]

cthulhu-option-parry = Парировать: { cthulhu-means }{ $skill ->
        [martial-arts] {" "}(боевые искусства)
        [grappling-art] {" "}(школа борьбы)
        [striking-art] {" "}(школа ударов)
        [weapon-art] {" "}(школа оружия)
       *[own] {""}
    }

cthulhu-option-plus-at-once = все три применения сразу, +30%

## Исходы, которые можно назначить

cthulhu-outcome-critical = критический успех

cthulhu-outcome-special = особый успех

cthulhu-outcome-success = успех

cthulhu-outcome-failure = неудача

cthulhu-outcome-fumble = провал с последствиями

## Что можно изменить вручную

cthulhu-slot-hp = ПЗ

cthulhu-slot-points = очки действия

cthulhu-slot-owed = долг очков на следующий ход

cthulhu-slot-fate = участь
    .unconscious = { cthulhu-show-unconscious }
    .dead = { cthulhu-show-dead }

cthulhu-slot-dying = раундов до смерти

cthulhu-slot-aidable = раны без первой помощи

cthulhu-slot-treatable = раны без медицины

cthulhu-slot-acting = ходит сейчас

cthulhu-slot-acted = уже ходил

cthulhu-slot-delay = промедление

cthulhu-slot-concentrate = сосредоточенность
    .dodge = уклонение
    .defend = защита
    .parry = парирование
    .hide = укрытие
    .cover = прикрытие

cthulhu-slot-focused = успехи при сосредоточении

cthulhu-slot-named = объявлено парирование

cthulhu-slot-defences = использованная защита
    .dodge = уклонение
    .defend = защита
    .parry = парирование
    .hide = укрытие
    .cover = прикрытие

cthulhu-slot-further = добавочные уклонения

cthulhu-slot-attacks = атаки этого хода

cthulhu-slot-moved = пройдено клеток

cthulhu-slot-done = сделано за ход

cthulhu-slot-struck = чем атаковали в этом раунде

cthulhu-slot-parried = чем парировали в этом раунде

cthulhu-slot-hands = руки

cthulhu-slot-durability = прочность

cthulhu-slot-unfit = непригодно
    .destroyed = уничтожено
    .dropped = на земле
    .jammed = осечка

cthulhu-slot-rounds = осталось патронов

cthulhu-slot-nocked = стрела наложена

cthulhu-slot-string = тетива

cthulhu-slot-hard = твёрдая форма сохраняется

cthulhu-slot-precise = цель точного выстрела

cthulhu-slot-restringing = лук, на котором меняют тетиву

cthulhu-slot-strung = очки, потраченные на тетиву

cthulhu-slot-stated = задано хранителем
    .distance = расстояние
    .cover = укрытие
    .wall = стена позади
    .obstacle = препятствие позади
    .somebody = кто-то позади
    .footing = опора
    .drop = высота падения

cthulhu-slot-conditions = состояния
    .prone = лежит
    .stunned = оглушён
    .held = схвачен
    .pinned = прижат
    .hidden = спрятался
    .strangled = его душат
    .disarming = почти обезоружен
    .arm-hurt = ранена рука
    .leg-hurt = ранена нога
    .wing-hurt = ранено крыло
    .shoulder-hurt = ранено плечо
    .knee-hurt = ранено колено
    .throat-hurt = ранено горло

cthulhu-slot-lots = порядок при равном DEX

cthulhu-slot-supplements = дополнения
    .allowed = разрешено
