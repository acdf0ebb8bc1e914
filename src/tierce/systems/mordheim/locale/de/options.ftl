### Was gewählt werden kann.

mordheim-option-parry = Parieren
mordheim-option-none = Durchlassen
mordheim-option-stand = Aufstehen
mordheim-option-stay-down = Liegen bleiben
mordheim-option-test = Testen
mordheim-option-give-up = Aufgeben
mordheim-option-hold = Niemanden
