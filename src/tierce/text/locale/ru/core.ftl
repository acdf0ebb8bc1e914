### Общие сообщения tierce. Параметры описаны в английском каталоге.

## Списки, числа, короткие слова

list-separator = { ", " }
decimal-separator = ,
label-value = { $label }: { $value }
percent = { $number } %
percent-below = менее { $number } %
percent-above = более { $number } %
chance = { $percent } ({ $fraction })
yes = да
no = нет
none = нет
unknown = неизвестно
default = по умолчанию

## Ошибки: заголовки

error-heading = Ошибка
warning-heading = Внимание
hint-heading = Подсказка
error-place = { $file }, строка { $line }

## Ошибки: файлы

error-file-not-found = { $file }: такого файла нет.
error-file-is-folder = { $file }: это папка, а нужен файл.
error-file-no-ordinary = { $file }: это устройство или канал, а нужен файл.
error-file-too-large = { $file }: больше { $most } байт, слишком велик для чтения.
error-file-unreadable = { $file }: не удаётся прочитать ({ $reason }).
error-file-unwritable = { $file }: не удаётся записать ({ $reason }). Ничего не изменено.
error-file-exists = { $file }: файл уже существует и не был перезаписан.
error-file-empty = { $file }: файл пуст.
error-not-text = { $file }: это не текст в кодировке UTF-8.
error-not-toml = { $file }, строка { $line }: ошибка в синтаксисе TOML.
error-not-yaml = { $file }, строка { $line }: ошибка в синтаксисе YAML.
error-not-json = { $file }, строка { $line }: ошибка в синтаксисе JSON.
error-unknown-format = { $file }: файлы этого вида tierce не читает. Поддерживаются: { $known }.
error-not-format = { $file }: это не файл формата { $format }.
error-format-version = { $file }: { $format } версии { $version } прочитать нельзя. Поддерживаются: { $known }.

## Ошибки: содержание файла

error-unknown-key = { $path }: неизвестный ключ «{ $key }». Возможно, имелся в виду «{ $nearest }»?
error-unknown-key-known = { $path }: неизвестный ключ «{ $key }». Допустимые: { $known }.
error-missing-key = { $path }: отсутствует ключ «{ $key }».
error-duplicate-key = { $path }: «{ $key }» указано дважды.
error-out-of-range = { $path }: «{ $key }» равно { $value }, а должно быть от { $lowest } до { $highest }.
error-too-low = { $path }: «{ $key }» равно { $value }, а должно быть не меньше { $lowest }.
error-not-allowed = { $path }: недопустимое значение «{ $key }»: «{ $value }». Допустимые: { $known }.
error-wrong-type = { $path }: недопустимое значение «{ $key }»: «{ $value }». Ожидается { $expected }.
expected-number = целое число
expected-fraction = число или дробь, например 11/2
expected-text = текст
expected-yes-no = «да» или «нет» (yes/no)
expected-list = список
expected-table = таблица ключей и значений
expected-dice = запись броска, например 2d6+1
error-unknown-name = { $path }: имя «{ $name }» здесь никому и ничему не принадлежит. Известные имена: { $known }.

## Ошибки: командная строка

error-usage = { $problem }
error-usage-help = Справка: «{ $command } --help».
error-usage-command = Нет команды «{ $typed }». Возможно, имелась в виду «{ $nearest }»?
error-usage-command-known = Нет команды «{ $typed }». Доступные: { $known }.
error-usage-option = Нет параметра «{ $typed }». Возможно, имелся в виду «{ $nearest }»?
error-usage-option-unknown = Нет параметра «{ $typed }».
error-usage-missing = { $name }: не указано.
error-usage-too-many = Лишний аргумент: «{ $typed }».
error-usage-key-value = «{ $typed }»: нужна запись вида КЛЮЧ=ЗНАЧЕНИЕ.
error-usage-value = { $name }: недопустимое значение «{ $typed }». Возможные: { $known }.
error-unknown-language = Неизвестный язык «{ $wanted }». Доступные: { $known }.
error-unknown-system = Неизвестная система «{ $wanted }». Доступные: { $known }.
error-unknown-clause = Нет пункта «{ $wanted }». Возможно, имелся в виду «{ $nearest }»?
error-answer = Ответ «{ $typed }» здесь невозможен. Возможные: { $known }.

## Ошибки: кости

error-dice-notation = «{ $typed }» — не запись броска. Примеры: 3d6, 2d6+1, 1d100.
error-dice-impossible = На { $dice } не может выпасть { $typed }: только от { $lowest } до { $highest }.
error-dice-not-number = { $dice }: «{ $typed }» — не целое число.
error-dice-count = { $dice }: { $given ->
    [one] указана { $given } кость
    [few] указаны { $given } кости
   *[other] указано { $given } костей
}, а нужно { $count }.

## Ошибки: журналы боёв

error-not-log = { $file }: это не журнал боя.
error-log-truncated = { $file }: журнал обрывается на строке { $line }. Всё до неё цело.
error-log-damaged = { $file }: строка { $line } журнала повреждена.
error-log-newer = { $file }: записано версией { $version }, более новой, чем эта ({ $known }). Нужна tierce не старее той версии.
error-log-in-use = { $file }: этот бой уже ведётся в другом месте.
