### Одно предложение на всё, чего сделать нельзя.

## Подготовка
refused-setup-tokens = С героиней { $wraith } жетонов уступов бывает от { $low } до { $high }, а не { $found }.
refused-setup-tokens-alone = Для жетонов уступов ({ $found }) нужно включить «Опасные уступы».

## Позиции
refused-position-over = Поле { $field } описывает бой, который уже окончен.
refused-position-row = Число карт в поле { $field } — { $found }, а в ряду Великана их { $expected }.
refused-position-short = В поле { $field } осталось слишком мало карт на целый ряд.
refused-position-ground-token = Поле { $field } кладёт жетон уступа на землю.
refused-position-stunned = Поле { $field } не может быть true, когда первая карта хода уже сыграна.
refused-position-pools = Число запасов навыков в поле { $field } — { $found }, а у этой Тени их { $expected }.
refused-position-tokens = Поле { $field } не сходится: жетонов ран у Великана всего { $found } вместо { $expected }.
refused-position-too-many = Поле { $field } берёт карту { $card } лишний раз: столько их в колоде нет.
refused-position-missing = По полю { $field } остаётся карта { $card }, которой на столе нигде нет.

## Файлы содержимого
refused-content-spots = В файле содержимого { $file } мест на карте { $card } в foothold_cards — { $spots }, а { $other } требует в board.foothold_tokens { $tokens }.
refused-content-empty-attack = Поле { $field } относится к атаке, которая ничего не делает.
refused-content-few-cards = Число карт в поле { $field } — { $found }, а нужно не меньше { $least }.
refused-content-foothold-name = Поле { $field } — не имя уступа, такое как A1.
refused-content-line-to-ground = От поля { $field } линия ведёт вверх к земле.
refused-content-circle = Поле { $field } лежит на круге линий, которые все ведут вверх.
refused-content-unreachable = Поле { $field } — уступ, до которого от земли не доходит ни одна линия.
refused-content-requires = Поле { $field } должно быть одной буквой или числом, а не «{ $found }».

## Кампания
refused-campaign-locked-footholds = «Опасные уступы» ждут тех, кто с героиней { $wraith } победил каждого Великана; { $left ->
    [one] осталось победить ещё { $left } Великана
    [few] осталось победить ещё { $left } Великанов
   *[many] осталось победить ещё { $left } Великанов
  }.
refused-campaign-locked-gauntlet = Испытание ждёт тех, кто выиграл все бои кампании; { $left ->
    [one] осталось выиграть ещё { $left } бой
    [few] осталось выиграть ещё { $left } боя
   *[many] осталось выиграть ещё { $left } боёв
  }.
refused-campaign-first = Прохождение в режиме { $mode } начинает Тень «{ $expected }», а не «{ $found }».
refused-campaign-footholds-fixed = Об «Опасных уступах» в режиме { $mode } решают в начале прохождения.
refused-campaign-finished = Прохождение в режиме { $mode } выиграно, и боёв в нём не осталось.
refused-campaign-log = В поле { $field } стоит бой { $found }, а очередь была не его.
refused-no-fight = Такого боя сейчас нет.
