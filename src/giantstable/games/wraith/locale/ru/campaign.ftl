### Wraith & the Giants: страница кампании. Сама история — в story.ftl, словарик — в game.ftl.
### Прохождение — один путь через все бои; испытание — прохождение, в котором поражение стоит дороже одного боя.

wraith-campaign-modes = Пути через бои
wraith-campaign-mode = { $mode ->
    [campaign] Кампания
    [impossible] Невозможное
   *[insane] Безумное
  }
wraith-campaign-gauntlet = Испытание: { $mode ->
    [impossible] невозможное
   *[insane] безумное
  }
wraith-campaign-rule = { $mode ->
    [campaign] Двенадцать боёв, один за другим. Проигранный бой начинается снова, а выигранное остаётся выигранным.
    [impossible] Проигранный бой — и Тень, за которую ты играешь, начинает снова со своего первого Великана. Прежним Теням ничто не грозит.
   *[insane] Проигранный бой, любой, — и всё начинается снова, с самого первого.
  }

## Карта
wraith-campaign-map = Путь наверх
wraith-campaign-map-keys = Стрелки ведут от боя к бою.
wraith-campaign-village = Стенник: прочесть, как всё началось
wraith-campaign-village-name = Стенник
wraith-campaign-station = { $n }. { $wraith }, { $giant }: { $state ->
    [won] победа, прочесть историю снова
    [under-way] бой идёт
    [current] следующий бой
   *[ahead] ещё впереди
  }
wraith-campaign-ahead = Сюда свет лампы ещё не достаёт{ $left ->
    [0] .
    [one] : прежде ждёт { $left } бой.
    [few] : прежде ждут { $left } боя.
   *[many] : прежде ждут { $left } боёв.
  }
wraith-campaign-not-begun = Это испытание ещё не начато.

## Следующий бой
wraith-campaign-fight = Бой { $n } из { $all }
wraith-campaign-attempt = Попытка { $n }
wraith-campaign-footholds-on = Опасные уступы
wraith-campaign-under-way = Идёт
wraith-campaign-go = В бой
wraith-campaign-continue = Продолжить бой
wraith-campaign-give-up = Сдаться
wraith-campaign-read-before = История
wraith-campaign-read-end = Чем кончился последний бой

wraith-campaign-give-up-title = Сдаться в этом бою?
wraith-campaign-give-up-meaning = { $mode ->
    [campaign] Он считается проигранным. Ты остаёшься на месте и ведёшь его снова с начала.
    [impossible] Он считается проигранным: Тень, за которую ты играешь, начинает снова со своего первого Великана.
   *[insane] Он считается проигранным: всё начинается снова, с самого первого боя.
  }
wraith-campaign-give-up-do = Сдаться
wraith-campaign-keep-on = Биться дальше

wraith-campaign-terms = Условия

## Конец прохождения
wraith-campaign-finished = Все бои выиграны
wraith-campaign-finished-meaning = { $mode ->
    [campaign] История рассказана до конца. На карте её можно прочесть снова, а испытания открыты.
    [impossible] Этим путём доходят немногие. Есть ещё один, труднее.
   *[insane] Труднее этого нет ничего, и оно позади.
  }
wraith-campaign-read-epilogue = Прочесть конец снова

## Начало
wraith-campaign-begin = Начать
wraith-campaign-begin-anyway = Всё равно начать
wraith-campaign-begin-anew = Начать заново
wraith-campaign-begin-anew-title = { $mode ->
    [campaign] Начать кампанию заново?
   *[other] Начать испытание заново?
  }
wraith-campaign-begin-anew-meaning = Ты возвращаешься к первому бою. Что открыли твои победы, остаётся открытым.
wraith-campaign-begin-anew-table = Бой, который идёт, останется позади.
wraith-campaign-first = Кто начинает
wraith-campaign-advice = Добрый совет

## Опасные уступы
wraith-campaign-footholds = Опасные уступы
wraith-campaign-footholds-meaning = Шаткие уступы на каждом Великане. Остановись на таком, и он уйдёт из-под ног, а дальше будет хуже.
wraith-campaign-footholds-settled = { $on ->
    [yes] С «Опасными уступами», как решено в начале.
   *[no] Без «Опасных уступов», как решено в начале.
  }
wraith-campaign-footholds-title = Уже шаткие уступы?
wraith-campaign-footholds-do = Всё равно включить

## Страницы истории
wraith-campaign-prologue = Стенник
wraith-campaign-epilogue = Потом
wraith-campaign-part = { $part ->
    [prologue] Как всё началось
    [epilogue] Чем всё кончилось
    [won] Победа
    [lost] Поражение
   *[before] Перед боем
  }
wraith-campaign-after-loss = { $mode ->
    [campaign] Бой ждёт тебя, как прежде.
    [impossible] Тень начинает снова со своего первого Великана.
   *[insane] Всё начинается снова, с самого первого боя.
  }
wraith-campaign-page = Страница { $n } из { $all }
wraith-campaign-turn = Перевернуть страницу
wraith-campaign-turn-back = Страницу назад
wraith-campaign-to-map = К карте
wraith-campaign-story-none = Этой истории ещё никто не рассказал.
