### Контрольные примеры: что неверно в их файлах и что вышло не так, как в них указано. Параметры
### описаны в английском каталоге.

## Файлы примеров

case-none = { $file }: в этой папке нет файлов с примерами (.yaml).
case-two-kinds = { $path }: в одном примере не может быть сразу этих ключей: { $keys }.
case-no-fighters = { $path }: система «{ $system }» не читает бойцов из файлов.
case-like-circle = { $path }: эти бойцы ссылаются друг на друга по кругу: { $names }.

## Итог

case-result = { $passed } passed, { $failed } failed
case-failed = { $file }:{ $line }: { $name }: { $problems }
case-problem = (строка { $line }) { $problem }

## Что неверно

case-differs = { $what }: ожидалось { $expected }, получено { $found }
case-what-value = значение { $option }
case-what-parts = слагаемые { $option }
case-what-chance = шанс { $option }
case-what-withheld = почему недоступно { $option }
case-what-state = { $who }, { $slot }
case-what-roll = результат броска { $rolls }
case-what-result = результат
case-what-refused = почему вопрос отклонён
case-what-dice = какие кости бросать
case-what-about = о чём вопрос
case-what-order = порядок ходов
case-what-turn = чей ход
case-what-verdict = исход боя
case-asked-roll = { $who } бросает { $dice } ({ $site })
case-asked-choice = { $who } выбирает ({ $site }): { $options }
case-over = ничего, бой окончен ({ $verdict })
case-not-asked = «{ $wanted }» здесь не спрашивают. Спрашивают: { $asked }
case-nothing-asked = больше ничего не спрашивают, бой окончен ({ $verdict })
case-asked-something = спрашивать не должны ничего. Спрашивают: { $asked }
case-more-asked = правило спрашивает больше, чем отвечено в примере: { $asked }
case-no-answer = «{ $answer }» — не ответ. Спрашивают: { $asked }. Возможные ответы: { $possible }
case-withheld-instead = { $option } недоступно ({ $clause })
case-not-offered = среди вариантов нет { $option }. Спрашивают: { $asked }
case-offered-too = среди вариантов есть { $option }
case-not-withheld = { $option } нет ни среди вариантов, ни среди недоступного
case-ambiguous = «{ $option }» может означать: { $options }
case-no-wish = в «choose» не указано, что выбирать. Выбирает: { $who }. Варианты: { $options }
case-no-event = событие { $event } не произошло (или произошло не в этом порядке). Произошло: { $happened }
case-event-too = событие { $event } произошло
case-not-cited = ничто из произошедшего не ссылается на { $clause }. Ссылки: { $cited }
case-circle = ответы «always» ходят по кругу: { $asked }
case-refused = вопрос отклонён: { $reason }
case-answered = на вопрос дан ответ, а он должен быть отклонён
case-conflict = два действующих пункта противоречат друг другу: { $first }, { $second }
case-broke = сбой в правиле: { $kind }: { $reason }
