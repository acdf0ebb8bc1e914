### Что говорят командная строка и терминал. Параметры описаны в английском каталоге.

## Справка

cli-help-usage = Вызов:
cli-help-options = [ПАРАМЕТРЫ]
cli-help-command = КОМАНДА ...
cli-help-arguments = Аргументы
cli-help-options-heading = Параметры
cli-help-commands = Команды

cli-command-tierce = Настольный бой строго по правилам
    .about = Судит настольный бой строго по правилам: кто что может сделать, каков шанс, что выпало и почему.
cli-command-play = Провести бой или продолжить начатый
    .about = Ведёт бой в терминале: новый — по сценарию, пробный — по его названию (--list), начатый — по его журналу. Всё введённое сохраняется сразу. «h» во время боя покажет, что можно ввести.
cli-command-odds = Точные шансы одной атаки
    .about = Точно отвечает на вопрос без файла. Например: tierce odds gurps attack=14 dodge=9
cli-command-log = Показать, что произошло в бою
    .about = Показывает, что произошло в бою, по событиям из его журнала.
cli-command-clauses = Перечислить пункты правил или показать один
    .about = Перечисляет пункты правил. С ID — показывает, что гласит пункт, какие правила на него ссылаются и какие примеры его проверяют.
cli-command-systems = Перечислить системы правил
    .about = Перечисляет установленные системы правил.
cli-command-roll = Бросить кости так, как пишут за столом
    .about = Выполняет команду броска в записи, принятой за столами этой системы, и сообщает, что получилось. Например: tierce roll cthulhu "CCB<=65"
cli-command-import = Прочитать персонажей из файлов
    .about = Читает персонажей из файлов, например GURPS Character Sheet (.gcs), показывает их и сообщает, что не удалось перенести и в чём значения файла расходятся с правилами.
cli-command-export = Внести в файл персонажа то, что осталось после боя
    .about = Выводит файл персонажа, например фишку ccfolia (.json), с теми HP, что остались после боя. Всё прочее сохраняется до последнего байта.
cli-command-check = Выполнить контрольные примеры
    .about = Выполняет контрольные примеры: файлы YAML или папки с ними, где указано, что должно получиться по правилам. Последняя строка — «N passed, N failed».

cli-parameter-help = Показать эту справку.
cli-parameter-version = Показать версию.
cli-parameter-lang = Язык: en, de, ja, ru, zh-Hans. Если не указан — язык системы.
cli-parameter-as-json = Вывести JSON.
cli-parameter-play-file = Сценарий (TOML), журнал боя или название пробного боя. Если не указано — пробный бой «duel».
cli-parameter-as-list = Перечислить пробные бои.
cli-parameter-play-log-file = Где сохранять новый бой. Если не указано — в текущей папке, под именем сценария и датой.
cli-parameter-auto = За эту сторону решает компьютер; «all» — за все.
cli-parameter-policy = Как решает компьютер. Если не указано — как принято в системе.
cli-parameter-hand = Кости этого бойца бросают за столом и вводят.
cli-parameter-seed = Из чего получаются броски компьютера: то же зерно — те же броски.
cli-parameter-repair = Отрезать недописанную последнюю строку журнала.
cli-parameter-read-only = Только показать бой из журнала.
cli-parameter-from-checkpoint = Продолжить с последней контрольной точки журнала, если правила с тех пор изменились.
cli-parameter-file = Журнал боя.
cli-parameter-log-clauses = Указать пункты правил для каждого события.
cli-parameter-odds-system = Система правил.
cli-parameter-pairs = Вопрос, например attack=14 dodge=9.
cli-parameter-clause = Какой пункт показать.
cli-parameter-system = Только пункты этой системы.
cli-parameter-roll-system = Система правил.
cli-parameter-command = Команда в кавычках: "CCB<=65".
cli-parameter-dice = Что выпало, если кость бросают за столом. Если не указано — бросает компьютер.
cli-parameter-import-paths = Файлы с персонажами.
cli-parameter-import-system = Система для файлов, которые её не называют. Если не указано — gurps.
cli-parameter-output = Записать персонажа в файл бойца (TOML).
cli-parameter-fighter = Боец под своим именем в бою. Если не указано — тот, кого называет файл.
cli-parameter-piece = Файл персонажа.
cli-parameter-export-output = Записать в этот файл.
cli-parameter-check-paths = Файлы или папки с контрольными примерами.

## Ошибки

cli-usage-no-value = { $option } пишется без значения.
cli-usage-needs-value = После { $option } нужно значение.
cli-play-not-with-log = { $file } — журнал боя, он продолжается как есть: { $option } — только для новых боёв.
cli-play-only-with-log = { $file } — сценарий: { $option } — только для журналов.
cli-log-truncated = { $file }: журнал обрывается на строке { $line }. Всё до неё цело; --repair отрежет эту строку и продолжит бой.
cli-log-no-checkpoint = { $file }: в этом журнале нет контрольной точки, с которой можно продолжить. --read-only покажет бой.
cli-log-checkpoint-unusable = { $file }: правила с тех пор изменились настолько, что продолжить с контрольной точки нельзя. --read-only покажет бой.
cli-log-rules-newer = { $file }: нужна версия { $version } правил { $system }, а здесь только { $known }. --read-only покажет бой.
cli-log-rules-changed = { $file }: записано по версии { $version } правил { $system }; по нынешней версии, { $known }, бой пошёл бы иначе. { $checkpoint ->
    [yes] --read-only покажет его, --from-checkpoint продолжит с последней контрольной точки.
   *[no] --read-only покажет его.
}
cli-log-other = { $file }: версия правил та же, { $version }, но по нынешним правилам бой идёт не так, как в этом журнале. Строки пропали или изменены, либо правила изменились в пределах версии. { $checkpoint ->
    [yes] --read-only покажет его, --from-checkpoint продолжит с последней контрольной точки.
   *[no] --read-only покажет его.
}
cli-dice-face = На { $dice } не может выпасть { $typed }: на каждой кости от 1 до { $sides }.
cli-odds-none = { $system } не отвечает на вопросы без файла.
cli-odds-unknown-key = Неизвестный ключ «{ $key }». Возможно, имелся в виду «{ $nearest }»?
cli-odds-unknown-key-known = Неизвестный ключ «{ $key }». Допустимые: { $known }.
cli-odds-missing-key = Отсутствует ключ «{ $key }».
cli-odds-missing-one-of = Не хватает одного из ключей: { $known }.
cli-odds-not-number = { $key }={ $value }: нужно целое число.
cli-odds-not-dice = { $key }={ $value }: нужна запись броска, например 1d6+1.
cli-odds-out-of-range = { $key } равно { $value }, а должно быть от { $lowest } до { $highest }.
cli-odds-conflict = Вместе это указать нельзя: { $keys }.
cli-odds-needs-key = «{ $key }» имеет смысл только вместе с чем-то из этого: { $known }.
cli-odds-withheld = { $key }: здесь невозможно, пункт { $clause }. «tierce clauses { $clause }» покажет, что он гласит.
cli-odds-twice = «{ $key }» указано дважды.
cli-roll-none = У системы { $system } нет команд броска.
cli-roll-unknown = «{ $typed }» — здесь такой команды броска нет. Например, есть такие: { $known }
cli-roll-no-sum = «{ $typed }» — не целое число и не выражение вроде 60/2+15*2-10.
cli-roll-by-zero = «{ $typed }» — здесь деление на 0.
cli-roll-too-large = «{ $typed }» — получается больше { $most }.
cli-clause-none = Нет пункта «{ $wanted }». «tierce clauses» покажет все.
cli-sample-none = Нет ни файла, ни пробного боя «{ $typed }». Возможно, имелся в виду пробный бой «{ $nearest }»?
cli-sample-none-known = Нет ни файла, ни пробного боя «{ $typed }». Пробные бои: { $known }.
cli-data-entry = { $file }: [{ $entry }]: «{ $key }» не может быть { $value }.
cli-import-no-toml = Бойцов системы { $system } нельзя записать в TOML.
cli-export-none = { $file }: в такие файлы нельзя внести, сколько осталось.
cli-import-one = --output годится только для одного файла.
cli-nobody = Здесь никого не зовут «{ $typed }». Есть: { $known }.
cli-number = «{ $typed }» — не число от 1 до { $highest }.

## Списки и таблицы команд

cli-system-version = версия правил { $version }
cli-clause-column-rules = правила
cli-clause-column-cases = примеры
cli-clause-source = Источник: { $source }
cli-clause-rules = Применяется: { $places }
cli-clause-cases = Проверяется: { $places }
cli-odds-mean = в среднем { $mean }
cli-odds-method = Способ: { $method }
cli-method-exact = точный
cli-method-sampled = выборка, случайных прогонов: { $count }, с 95-процентными интервалами
cli-import-written = Записано: { $file }
cli-import-same = Значения в файле совпадают с правилами.
cli-import-differences = Значения в файле расходятся с правилами:
cli-import-difference = { $what }: в файле { $file }, по правилам { $rules }
cli-import-difference-none = { $what }: в файле { $file }, по правилам нет
cli-import-right-ours = Верны правила
cli-import-right-file = Верен файл
cli-import-right-open = Открытый вопрос
cli-log-empty = Пока ничего не произошло.

## Бой: начало и конец

cli-saving = Всё сохраняется в { $file }
cli-saved = Сохранено в { $file }
cli-read-only = Ничего не сохраняется: этот бой открыт только для чтения.
cli-repaired = Отрезана недописанная последняя строка ({ $count ->
    [one] { $count } байт
    [few] { $count } байта
   *[many] { $count } байт
}).
cli-going-on = Бой продолжается, уже { $count ->
    [one] дан { $count } ответ
    [few] даны { $count } ответа
   *[many] дано { $count } ответов
}.
cli-turn = { $who }, ход { $number }
cli-turn-goes-on = { $who }, ход { $number } (продолжение)
cli-roll-no-die = «{ $command }» решается без броска: --dice здесь не нужен.
cli-odds-bad-value-near = { $name }: недопустимое значение «{ $typed }». Может быть, «{ $nearest }»?
cli-edit-least = { $slot }: недопустимо «{ $value }», нужно целое число не меньше { $least }.
cli-edit-on-map = «{ $fact }» определяет карта: переставьте кого-нибудь. Кроме карты можно задать: { $known }.
cli-no-end = За { $count } шагов никто не победил, а решать за столом некому. Компьютер здесь останавливается; бой сохранён, и его можно продолжить.
cli-goes-on = { $turn } (продолжение)
cli-before-fight = До боя
cli-over = Бой окончен. Победа: { $side }
cli-over-draw = Бой окончен, и никто не победил.
cli-prompt-over = (u отменить · o переназначить · l журнал · q выход) >{" "}

## Бой: вопросы

cli-pool = { $name } { $now }/{ $most }
cli-question-plain = что делать?
cli-roll-plain = бросок
cli-option-plus = { $what }, { $more }
cli-sealed = { $count ->
    [one] Решает одновременно { $count } боец: пока не решат все, ничего не показывается.
    [few] Решают одновременно { $count } бойца: пока не решат все, ничего не показывается.
   *[many] Решают одновременно { $count } бойцов: пока не решат все, ничего не показывается.
}
cli-hint-why = ? N почему
cli-hint-withheld = - что недоступно ({ $count })
cli-hint-help = h справка
cli-chance = Шанс: { $chance }
cli-no-value = Для этого ничего не бросают, так что объяснять нечего.
cli-nothing-withheld = Доступно всё, что есть.
cli-explain-how = «? 2» объясняет вариант 2, «? ID» показывает пункт правил.
cli-explain-none = «{ $typed }» — ни вариант, ни пункт правил.
cli-not-understood = Это не вариант и не команда. Введите число или h — справка.
cli-ambiguous = «{ $typed }» может означать: { $several }.

## Бой: кости

cli-thrown = { $who }, { $what }: { $dice } → { $shows }
cli-throw = { $who }, { $what }: бросьте { $dice }
cli-own-words = (своими словами) >{" "}
cli-too-many-words = Не больше { $most } знаков.
cli-own-number = (целое число от { $lowest } до { $highest }) >{" "}
cli-no-such-number = «{ $typed }» — не целое число от { $lowest } до { $highest }.
cli-dice-prompt = (сумма или каждая кость; r — бросит компьютер) >{" "}
cli-dice-prompt-faces = (каждая кость, например 5 3 3; r — бросит компьютер) >{" "}
cli-dice-range = { $dice }: сумма от { $lowest } до { $highest } или каждая кость
cli-dice-faces = { $dice }: каждая кость, на каждой от 1 до { $sides }
cli-dice-mode = Чьи кости и как бросать? d ИМЯ hand (за столом) или d ИМЯ computer.
cli-dice-by-hand = { $who }: кости бросают за столом и вводят.
cli-dice-by-computer = { $who }: кости бросает компьютер.

## Бой: исправления

cli-undo-nothing = Отменять нечего.
cli-undone = Отменено: { $what }
cli-undo-edit = правка вручную ({ $what })
cli-overrule-nothing = Пока не решено ничего, что можно переназначить.
cli-overrule-which = (номер; Enter — оставить как есть) >{" "}
cli-overrule-value = (новое значение; Enter — оставить как есть) >{" "}
cli-overruled = Переназначено: { $before } → { $after } ({ $what })
cli-decided = { $value } ({ $what })
cli-recent-roll = { $who }, { $what }, { $dice }
cli-recent-outcome = исход: { $site }
cli-by-dice = кости
cli-by-hand = за столом
cli-by-player = решение
cli-by-policy = компьютер
cli-by-gm = Мастер
cli-by-rules = правила
cli-ruling = Решение Мастера: { $ruling }
cli-ruled = { $what }: { $before } → { $after }
cli-ruled-roll = { $who }, { $what }
cli-ruled-choice = { $who }, «{ $question }»
cli-ruled-outcome = исход «{ $site }»
cli-ruled-slot = { $who }, { $slot }
cli-ruled-entry = { $slot } ({ $key })
cli-ruled-begins = { $what }: «{ $name }» начинается
cli-ruled-ends = { $what }: «{ $name }» заканчивается
cli-change = { $who }, { $slot } { $how }
cli-change-nobodys = { $slot }: { $how }
cli-edited = Правка: { $what }
cli-edit-room = По правилам места там для { $who } нет, оно занято: { $others }. Правка остаётся в силе: слово ведущего выше правил.
cli-edit-how = Кого, что и как править? e ИМЯ { $lose }, e ИМЯ { $put }; «before 2» в конце ставит правку перед вторым из того, что перечисляет «o».
cli-edit-value = { $who }, { $slot }: сейчас { $value }. Укажите, что должно стать.
cli-edit-slot = Нельзя править «{ $typed }»: такого нет. Возможно, имелось в виду «{ $nearest }»?
cli-edit-slot-known = Нельзя править «{ $typed }»: такого нет. Есть: { $known }.
cli-edit-pool = { $slot }: можно отнять, прибавить или задать: -3, +2 или =8, но не «{ $typed }».
cli-edit-pool-before = { $slot }: до того, что уже произошло, можно только отнять или прибавить: -3, +2.
cli-edit-mark = { $slot }: недопустимое значение «{ $typed }». Возможные: { $known }.
cli-edit-table = { $slot }: это набор записей. Пишите КЛЮЧ=ЗНАЧЕНИЕ или КЛЮЧ=, чтобы убрать запись, а не «{ $typed }».
cli-edit-condition = Пишите +ИМЯ, чтобы состояние началось, и -ИМЯ, чтобы закончилось, а не «{ $typed }».
cli-edit-nowhere = В этом бою нет такого места. «before 2» — это второе из того, что перечисляет «o».
cli-report-kept = { $count ->
    [one] Остаётся в силе ещё { $count } ответ.
    [few] Остаются в силе ещё { $count } ответа.
   *[many] Остаётся в силе ещё { $count } ответов.
}
cli-report-dropped = { $count ->
    [one] Отпадает { $count } ответ: его вопроса больше нет:
    [few] Отпадают { $count } ответа: их вопросов больше нет:
   *[many] Отпадает { $count } ответов: их вопросов больше нет:
}
cli-report-unreached = { $count ->
    [one] { $count } правка вручную больше не действует: её места больше нет.
    [few] { $count } правки вручную больше не действуют: их мест больше нет.
   *[many] { $count } правок вручную больше не действуют: их мест больше нет.
}
cli-report-waiting = { $count ->
    [one] { $count } ответ ждёт нового вопроса перед ним.
    [few] { $count } ответа ждут нового вопроса перед ними.
   *[many] { $count } ответов ждут нового вопроса перед ними.
}
cli-report-flipped = { $count ->
    [one] Меняется { $count } исход:
    [few] Меняются { $count } исхода:
   *[many] Меняется { $count } исходов:
}
cli-flip = { $what }: { $was } → { $now }
cli-confirm = Выполнить? (д/н) >{" "}
cli-confirm-words = д да y yes
cli-left-as-it-was = Всё осталось как было.

## Бой: справка

cli-key-choose = выбрать вариант; можно ввести и начало его названия
cli-key-explain = почему у варианта такие значение и шанс
cli-key-clause = что гласит пункт правил, например ? { $clause }
cli-key-withheld = что недоступно и по какому пункту правил
cli-key-undo = отменить, вплоть до последнего решения или броска человека
cli-key-overrule = переназначить бросок, решение или исход; прочие броски остаются
cli-key-edit = править вручную: e ИМЯ { $lose }, e ИМЯ { $put } before 2
cli-key-dice = d ИМЯ hand: вводить броски этого бойца; d ИМЯ computer: бросает компьютер
cli-key-log = что уже произошло; l clauses — с пунктами правил
cli-key-help = эта справка
cli-key-save = где сохранён бой (он сохранён всегда)
cli-key-quit = выйти; продолжить потом: «tierce play ЖУРНАЛ»
