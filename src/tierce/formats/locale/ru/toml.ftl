### Сообщения при чтении бойцов и сценариев в TOML. Параметры описаны в английском каталоге.

toml-place = { $file }, строка { $line }, { $path }
toml-lines =
    { $first }
    { $rest }
toml-and-more =
    { $last }
    … и ещё { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }.
toml-within = { $path }: { $problem }
toml-name-twice = { $path }: имя «{ $name }» носят два бойца; у каждого должно быть своё.
toml-circle = { $path }: эти файлы ссылаются друг на друга по кругу: { $files }. Файл бойца не может вести к самому себе.
toml-fact-self = { $path }: и «from», и «to» — «{ $name }»; факт касается двух бойцов.
toml-expected-true-false = true или false
toml-expected-tables = список таблиц; над каждой пишется { $heading }, в двойных скобках
toml-fact-nothing = { $path }: здесь ничего не утверждается; можно указать: { $known }.
toml-no-fighters = { $file }: система «{ $system }» не хранит бойцов в файлах.
