### Что можно выбрать.

mordheim-option-parry = Попробовать парировать
mordheim-option-none = Пропустить удар
mordheim-option-stand = Встать
mordheim-option-stay-down = Лежать
mordheim-option-test = Пройти тест
mordheim-option-give-up = Сдаться
mordheim-option-hold = Ни на кого
