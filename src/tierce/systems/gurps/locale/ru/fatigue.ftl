### Что делает усталость, и дополнительное усилие. Параметры объяснены в английском каталоге.

gurps-roll-will = Воля, чтобы действовать при 0 ЕУ и ниже, не больше { $target }
gurps-event-goes-on = { $who } из последних сил держится ({ gurps-held }).
gurps-event-collapses = { $who } падает без сил ({ gurps-held }).
gurps-part-effort = дополнительное усилие
gurps-option-plus-effort = с дополнительным усилием (1 ЕУ)
gurps-reason-lame = на негодной ноге или стопе не стоят
