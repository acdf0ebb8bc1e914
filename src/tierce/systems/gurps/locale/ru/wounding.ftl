### Что тело и броня делают с ударом, и удары, которые отбрасывают. Параметры объяснены в
### английском каталоге.

gurps-event-blunt-trauma = Мягкая броня выдержала, но { $who } получает сквозь неё ушиб.
gurps-event-knocked-back = { $who } отлетает на { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
} от удара, противник — { $foe }.

gurps-part-dexterity = ЛВ
gurps-part-strength = СЛ
gurps-part-knockback = отбрасывание, ярды: { $yards }
