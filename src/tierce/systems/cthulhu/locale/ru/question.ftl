### Быстрые вопросы: что вычислено.

cthulhu-value-attack = Атака
cthulhu-value-art = Боевое искусство
cthulhu-value-defence = Защита
cthulhu-value-hits = Попаданий
cthulhu-value-damage = Урон (потеря ПЗ)
cthulhu-value-shock = шок
cthulhu-value-unconscious = без сознания или при смерти
cthulhu-value-dead = при смерти или мёртв
cthulhu-value-malfunction = осечка
