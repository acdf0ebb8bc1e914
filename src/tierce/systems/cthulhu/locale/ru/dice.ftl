### Чем закончился бросок — так, как говорят за столом.

cthulhu-show-degree-critical = Критический успех
cthulhu-show-degree-special = Особый успех
cthulhu-show-degree-success = Успех
cthulhu-show-degree-failure = Провал
cthulhu-show-degree-fumble = Крах
cthulhu-show-degree-partial-success = Частичный успех
cthulhu-show-degree-malfunction = Осечка
cthulhu-show-degree-automatic-success = Автоматический успех
cthulhu-show-degree-automatic-failure = Автоматический провал
cthulhu-show-malfunction-number = Порог осечки
