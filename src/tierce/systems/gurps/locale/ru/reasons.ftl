### Почему что-то недоступно. Параметры объяснены в английском каталоге.

## Манёвры

gurps-reason-stunned = ошеломление, возможно только Бездействие
gurps-reason-surprised = врасплох, возможно только Бездействие
gurps-reason-dazed = оторопь, возможно только Бездействие
gurps-reason-nobody-in-reach = никого не достать

## Атаки

gurps-reason-not-in-hand = не в руке
gurps-reason-other-hand = нужны обе руки, а другая не свободна
gurps-reason-not-ready = не готово
gurps-reason-behind-cover = цель целиком за укрытием
gurps-reason-out-of-range = цель вне дальности
gurps-reason-out-of-reach = цель вне досягаемости
gurps-reason-crawling = из этой позы атакуют только вплотную
gurps-reason-no-step = половина Движения — не шаг, на позу потратить нечего
gurps-reason-skill-too-low = эффективное умение ниже 3
gurps-reason-determined = атаковать нельзя
gurps-reason-double = нужно два готовых оружия или одно, которое остаётся готовым
gurps-reason-strong = только для повреждений от СЛ
gurps-reason-feint = нужно оружие в руке

## Защита

gurps-reason-all-out-attack = после Тотальной атаки защиты нет
gurps-reason-unaware = атака не замечена
gurps-reason-rear = атака сзади
gurps-reason-out = вне боя
gurps-reason-at-rest = отдых при 0 ЕЖ и меньше, защиты нет
gurps-reason-tried-already = вторая попытка должна быть другой защитой
gurps-reason-no-shield = нет готового щита
gurps-reason-too-fast = пули и лучи слишком быстры
gurps-reason-blocked-already = один раз за ход, уже использовано
gurps-reason-cannot-parry = этим оружием не парируют
gurps-reason-no-arms = без рук не парируют
gurps-reason-unbalanced = несбалансированное, атаковало в этот ход
gurps-reason-missile = парируются только ближние атаки и метательное оружие
gurps-reason-flail = фехтовальным оружием и голыми руками кистень не парируют
gurps-reason-no-acrobatics = нужно умение Акробатика
gurps-reason-acrobatics-used = один раз за ход, уже использовано

## Отступление

gurps-reason-retreat-ranged = не от дальней атаки
gurps-reason-retreated-already = один раз за ход, уже было: { $foe }
gurps-reason-retreat-kneeling = не на коленях
gurps-reason-retreat-sitting = не сидя
gurps-reason-retreat-stunned = не при ошеломлении
gurps-reason-retreat-sacrificed = не после того, как закрыли кого-то собой
gurps-reason-retreat-fast = не после перемещения больше чем на { $limit } ярд. в прошлый ход
gurps-reason-retreat-room = отступать некуда
gurps-reason-retreat-still = не после манёвра без перемещения
