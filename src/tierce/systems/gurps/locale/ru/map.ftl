### Карта: слова легенды

gurps-cover-partial = частичное
gurps-cover-full = полное
