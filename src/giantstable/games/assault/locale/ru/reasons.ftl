# Assault of the Giants: чем вариант хорош или плох, по одной короткой фразе.

## Ход
assault-reason-points = Это должно принести примерно { $points ->
    [one] { $points } очко Порядка
    [few] { $points } очка Порядка
   *[many] { $points } очков Порядка
  }.
assault-reason-little = Сейчас это почти ничего не даст.
assault-reason-grows = Это усиливает каждая карта действия слева: позже будет больше пользы.
assault-reason-left = { $n ->
    [one] Это усиливает { $n } карта действия слева.
    [few] Это усиливают { $n } карты действия слева.
   *[many] Это усиливают { $n } карт действия слева.
  }
assault-reason-learnt = Опыт многих игр: { $command } сейчас лучше, чем кажется.
assault-reason-learnt-not = Опыт многих игр: { $command } сейчас хуже, чем кажется.
assault-reason-row = { $n ->
    [one] В руку вернётся { $n } карта действия.
    [few] В руку вернутся { $n } карты действия.
   *[many] В руку вернутся { $n } карт действия.
  }
assault-reason-row-short = Ваш ряд ещё короткий.
assault-reason-slayers = Убийцы великанов могут атаковать за вас.
assault-reason-heals = Раненые исцелятся.
assault-reason-spell = Заклинание поможет сразу.
assault-reason-spell-gone = Сотворённое заклинание пропадёт.
assault-reason-event = Событие стоит примерно { $points ->
    [one] { $points } очко Порядка
    [few] { $points } очка Порядка
   *[many] { $points } очков Порядка
  }, и его у вас уже никто не отнимет.

## Бои
assault-reason-battle = { $points ->
    [0] Атака должна их потрепать.
    [one] Атака должна принести примерно { $points } очко Порядка.
    [few] Атака должна принести примерно { $points } очка Порядка.
   *[many] Атака должна принести примерно { $points } очков Порядка.
  }
assault-reason-conquest = Регион падёт с вероятностью { $percent } %: { $region }.
assault-reason-losses = { $points ->
    [0] У вас могут быть раненые.
    [one] Ваши потери могут отдать примерно { $points } очко Порядка.
    [few] Ваши потери могут отдать примерно { $points } очка Порядка.
   *[many] Ваши потери могут отдать примерно { $points } очков Порядка.
  }
assault-reason-ruin = С вероятностью { $percent } % из атакующих не останется никого.
assault-reason-denied = Там могут выполнить Событие: { $race }.
assault-reason-safe = Кто остаётся вне битвы, тот цел.
assault-reason-slayers-hurt = Без риска для вас пострадают: { $race }.
assault-reason-slayers-own = Там стоят ваши собственные великаны.

## Земля и юниты
assault-reason-land = Этот регион стоит занять: { $region }.
assault-reason-leaves = Один регион останется пустым: { $region }.
assault-reason-danger = Рядом стоят враги сильнее: { $region }.
assault-reason-errand = Вашему следующему Событию там кто-то нужен: { $region }.
assault-reason-march = Это первый шаг хорошего похода.
assault-reason-meal = Еда даст ещё один юнит.
assault-reason-champion = Нет никого лучше чемпиона.
assault-reason-leader = С лидером можно перебрасывать кубики.
assault-reason-strength = Сила в бою: { $n }.
assault-reason-cheapest = Дешевле никого нет.
assault-reason-gives = { $points ->
    [one] Цена: { $points } очко Порядка.
    [few] Цена: { $points } очка Порядка.
   *[many] Цена: { $points } очков Порядка.
  }

## Карты
assault-reason-card = Ещё одна карта пригодится: { $resource }.
assault-reason-missed = Этой карты будет не хватать: { $resource }.
assault-reason-blood = Рана ослабит армию.
