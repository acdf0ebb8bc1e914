### Домашние правила: что они меняют и какими бывают. Параметры описаны в английской версии.

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
        [yes] да
        [no] нет
        [after-hit] после попадания
        [after-rescue] после спасения умирающих
        [again] можно снова
        [all] все
        [any] любое
        [any-hit] после любого попадания
        [armour-first] сначала броня
        [armour-last] броня в конце
        [art-undefended] после попадания с искусством без защиты
        [as-fist] как кулак
        [at-once] сразу
        [attack] только атака
        [base] базовый шанс
        [before-roll] до броска атаки
        [block] только блоком
        [books] как в книгах
        [both] оба
        [bullet] каждая пуля
        [by-dex] по потере ЛВК
        [cancels] отменяет всё
        [club] как дубина
        [con] по ТЕЛ
        [cumulative] растёт с каждым выстрелом
        [current] текущее значение
        [declaration] всё объявление
        [declared] при объявлении
        [dex] сама ЛВК
        [double] вдвое больше
        [doubles] удваивает кости
        [down] вниз
        [dying] сводит ПЗ к 0
        [each] за каждый удар
        [either] любой из двух
        [every-shot] каждый выстрел
        [everything] всё
        [first] только первая
        [flat] одинаково
        [flat-first] сначала числовые поправки
        [fractions-first] сначала доли
        [full] полностью
        [gate] только как условие
        [half] половина
        [hard-form] только твёрдая форма
        [hold] простой захват
        [in-hand] оружие в руках
        [keeper] решает хранитель
        [lost] теряется
        [lower] меньшее
        [main] для основной руки
        [miss] промах
        [more-dice] больше костей
        [next-square] соседняя клетка
        [no-shot] без выстрела
        [nobody] никого
        [none] нет
        [object] по предмету
        [once] один раз
        [one] одно
        [one-roll] один бросок
        [order] только порядок
        [own] по своему навыку
        [plain] движение и выстрел по обычной цене
        [plain-shot] обычный выстрел
        [roll] бросок
        [same-square] только та же клетка
        [sheet] значение с листа
        [struck] кто принял удар
        [success] только после успеха
        [sword] как меч
        [target] исходная цель
        [total] сумма
        [two-rolls] два броска
        [two-thirds] две трети
        [up] вверх
        [used] потрачено
        [usual] обычное число
        [weapon] только кости оружия
       *[other] { $value }
    }
