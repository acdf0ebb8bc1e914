### Почему что-то нельзя выбрать.

drachensturm-reason-three = три защиты уже потрачены
drachensturm-reason-parry-only = в этом раунде можно только парировать
drachensturm-reason-lost = не в руке
drachensturm-reason-no-factor = нет фактора парирования
drachensturm-reason-parried = в этом раунде уже было парирование
drachensturm-reason-two-parries = парирований в этом раунде больше нет
drachensturm-reason-attacked = в этом раунде уже была атака
drachensturm-reason-arm = рука не действует
drachensturm-reason-ran = слишком длинное движение в этом раунде
drachensturm-reason-fallen = лежит на земле
drachensturm-reason-next-dodge = следующая защита может быть только уклонением
drachensturm-reason-behind = удар сзади, можно только уклониться
drachensturm-reason-helpless = полная беззащитность
drachensturm-reason-down = лежит на земле
drachensturm-reason-no-attack = атаковать пока нельзя
drachensturm-reason-struck = удар в этом раунде уже был
drachensturm-reason-out-of-reach = вне досягаемости
