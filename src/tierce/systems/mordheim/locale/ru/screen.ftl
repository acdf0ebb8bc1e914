### Что видно на экране: оружие, вопросы, броски, бойцы вкратце, значения, листы.

mordheim-weapon = { $weapon ->
    [fist] кулак
    [dagger] кинжал
    [mace] булава
    [hammer] молот
    [club] дубина
    [staff] посох
    [axe] топор
    [sword] меч
    [flail] цеп
    [halberd] алебарда
    [double-handed] большое двуручное оружие
    [morning-star] моргенштерн
    [spear] копьё
    [lance] пика всадника
    [rapier] рапира
    [steel-whip] стальной хлыст
    [sigmarite-hammer] молот сигмаритов
    [dwarf-axe] гномий топор
    [fighting-claws] боевые когти
    [spiked-gauntlet] шипастая рукавица
    [pistol] пистолет
   *[other] { $weapon }
}
mordheim-target = { $foe ->
    [none] Никого
    [split] Разделить атаки
   *[other] { $foe }
}

## Вопросы

mordheim-ask-first-side = чей ход первый?
    .option = { $side }
mordheim-ask-charge = на кого нападаете?
    .option = { $foe }
mordheim-ask-target = кого бьёте?
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-each-target = кого бьёте этим оружием: { mordheim-weapon }?
    .option = { mordheim-target }
    .withheld = { $foe }
mordheim-ask-first = кого бьёте первым?
    .option = { $foe }
mordheim-ask-finish = кого из оглушённых выводите из игры?
    .option = { mordheim-target }
mordheim-ask-single = каким оружием нанести одну атаку? Остальные наносятся другим.
    .option = { mordheim-weapon }
mordheim-ask-drop = какое оружие роняете?
    .option = { mordheim-weapon }
mordheim-ask-which = бьёт { $foe }, цель — { $target }: больших результатов несколько. Который из ударов парируется?
    .option = { mordheim-weapon }
mordheim-ask-parry = бьёт { $foe }, больший результат — { $rolled } ({ mordheim-weapon }). Парируете?
mordheim-ask-rout = четверть отряда вне игры. Проходите тест или сдаётесь?
mordheim-ask-stand = встаёте?

## Броски

mordheim-roll-to-hit = на попадание, цель — { $foe }, { mordheim-weapon }, { $target }+
mordheim-roll-wound = на пробивание, цель — { $foe }, { $target }+
mordheim-roll-critical = критический удар
mordheim-roll-pushed = как далеко отлетает { $foe }
mordheim-roll-injury = на повреждения, цель — { $foe }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}
mordheim-roll-save = защита доспехами, { $target }+
mordheim-roll-aside = «Шаг в сторону», { $target }+
mordheim-roll-helmet = шлем, { $target }+
mordheim-roll-charm = «Талисман удачи», { $target }+
mordheim-roll-parry = парирование, { $target }+
mordheim-roll-tie = кто из равных бьёт раньше
mordheim-roll-rout = тест на бегство, { $target } или меньше
mordheim-roll-alone = тест одиночки, { $target } или меньше
mordheim-roll-stop = Лидерство, чтобы остановиться, { $target } или меньше
mordheim-roll-fear = Страх, { $target } или меньше
mordheim-roll-runs = как далеко бежит

## Бойцы вкратце

mordheim-show-wounds = раны { $now }/{ $most }
mordheim-show-knocked-down = на земле
mordheim-show-stunned = оглушение
mordheim-show-out = вне игры
mordheim-show-fled = бегство
mordheim-show-against = в бою: { $foes }
mordheim-show-fleeing = бежит
mordheim-show-charging = нападение в этот ход
mordheim-show-stood-up = встаёт в этот ход
mordheim-show-afraid = в страхе
mordheim-show-parry-spent = парирование потрачено
mordheim-show-dropped = оружие на земле: { mordheim-weapon }
mordheim-show-condition = { $name }
mordheim-show-leader = вожак
mordheim-show-unarmed = без оружия

## Исходы

mordheim-outcome-unharmed = невредим
mordheim-outcome-wounded = ранен
mordheim-outcome-knocked-down = сбит с ног
mordheim-outcome-stunned = оглушён
mordheim-outcome-out-of-action = вне игры
mordheim-value-unparried-hits = Попадания, которые не отражены
mordheim-value-unsaved-wounds = Раны, от которых не спасла защита

## Что показывают и правят вручную

mordheim-slot-wounds = раны
mordheim-slot-fate = состояние
mordheim-slot-contact = в контакте
mordheim-slot-charging = напал на
mordheim-slot-stood-up = встал
mordheim-slot-stopped = остановился
mordheim-slot-afraid = в страхе
mordheim-slot-combat = бой
mordheim-slot-parry = парирование
mordheim-slot-first-foe = первый напавший
mordheim-slot-critical = критический удар был
mordheim-slot-struck = ударил
mordheim-slot-loses-fight = теряет удары
mordheim-slot-felled-by = кем сбит
mordheim-slot-named = названные цели
mordheim-slot-injury = повреждение
mordheim-slot-charm = талисман удачи
mordheim-slot-frenzy = бешенство
mordheim-slot-dropped = выронил
mordheim-slot-shot = выстрелил
mordheim-slot-fleeing = бежит
mordheim-slot-apart = далеко от

## Листы

mordheim-sheet-m = Движение
mordheim-sheet-ws = Навык боя
mordheim-sheet-s = Сила
mordheim-sheet-t = Стойкость
mordheim-sheet-w = Раны
mordheim-sheet-i = Инициатива
mordheim-sheet-a = Атаки
mordheim-sheet-ld = Лидерство
mordheim-sheet-weapons = оружие
mordheim-sheet-armour = доспехи
mordheim-sheet-shield = щит
mordheim-sheet-buckler = баклер
mordheim-sheet-second-buckler = второй баклер
mordheim-sheet-helmet = шлем
mordheim-sheet-skills = навыки
mordheim-sheet-traits = особенности
