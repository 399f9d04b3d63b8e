### Assault of the Giants: что лежит в браузере вокруг карты: запасы очков, события, стопки, расы за столом, своя рука, карты для чтения.

## Карты для чтения
assault-around-read = Прочитать карту: { $card }
assault-around-kind = { $kind ->
    [command] Карта действия
    [event] Событие
    [special] Своё событие ({ $race })
    [spell] Заклинание
    [unit] { $rank } ({ $race })
    [slayer] Убийца великанов
   *[resource] Ресурс
  }
assault-around-strength = Сила
assault-around-strength-meaning = кубики, которые он даёт в сражении
assault-around-fortitude = Защита
assault-around-fortitude-meaning = урон, от которого он ранен или повержен
assault-around-value = Ценность Порядка
assault-around-value-meaning = цена в очках найма и очки тому, кто его победит
assault-around-copies = { $n ->
    [one] Таких { $n }
    [few] Таких { $n }
   *[many] Таких { $n }
  }
assault-around-in-supply = в запасе { $n }
assault-around-waits = В игру его вводит только событие.
assault-around-displaces = Если там, куда он приходит, стоит другой чемпион, тот уходит в запас.
assault-around-ability = Способность «{ $ability }»
assault-around-ability-now = Когда разыгран Лидер: { $does }
assault-around-ability-lasting = Пока карта лежит в ряду: { $does }
assault-around-ability-none = Способности нет; где он сражается, действуют перебросы Лидера.
assault-around-spell-half = { $half ->
    [advanced] { $name } (продвинутое, стоит Артефакт)
   *[basic] { $name }
  }
assault-around-spell-when = Творится { $time }
assault-around-resource-use = { $use ->
    [recruit] При Найме
    [attack] При твоей атаке
    [battle] В любом сражении
    [spell] Для продвинутого заклинания
   *[event] Для события
  }
assault-around-resource-copies = во всей игре { $n }
assault-around-owners = У кого она есть
assault-around-nobody = ни у кого
assault-around-power = Способность, пока здоров: { $does }
assault-around-prices = Нанять: { $recruit ->
    [one] { $recruit } действие
    [few] { $recruit } действия
   *[many] { $recruit } действий
  }. Шаг: { $move ->
    [one] { $move } действие
    [few] { $move } действия
   *[many] { $move } действий
  }. Атака: { $attack ->
    [one] { $attack } действие
    [few] { $attack } действия
   *[many] { $attack } действий
  } за каждого.
assault-around-slayer-at = { $where ->
    [board] { $wounded ->
        [yes] В регионе { $region }, ранен
       *[no] В регионе { $region }
      }
   *[off] Не на поле
  }
assault-around-comes-to = Если разыграть её сейчас

## Числа ряда
assault-around-left = { $n ->
    [0] слева ничего
    [one] слева { $n } карта
    [few] слева { $n } карты
   *[many] слева { $n } карт
  }
assault-around-right = { $n ->
    [0] справа ничего
    [one] справа { $n } карта
    [few] справа { $n } карты
   *[many] справа { $n } карт
  }
assault-around-sum = { $once } + { $left }
assault-around-sum-words = напечатано { $once }, за карты слева { $left }

## Запасы очков и часть игры
assault-around-stage = { $stage ->
    [draft] Выбор первых карт
    [normal] Дома под защитой
    [final-ordning] Последний бой за Порядок
   *[endgame] Конец игры
  }
assault-around-stage-meaning = { $stage ->
    [draft] Каждый выбирает карты для начала.
    [normal] Пока первая стопка не пуста, никто не атакует дома и не остаётся в чужих.
    [final-ordning] Атаковать можно любой дом. Когда опустеет вторая стопка, настанет конец игры.
   *[endgame] Раунд доигрывают, потом у каждого ещё один ход.
  }
assault-around-round = Раунд { $n }
assault-around-to-come = { $n ->
    [0] Это последний ход
    [one] После этого ещё { $n } ход
    [few] После этого ещё { $n } хода
   *[many] После этого ещё { $n } ходов
  }
assault-around-pools = Оставшиеся очки Порядка
assault-around-pool = Стопка { $pool }
assault-around-pool-left = Стопка { $pool }: осталось { $n } из { $all }

## События
assault-around-events = События
assault-around-events-none = Открытых событий нет.
assault-around-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
assault-around-claim = Выполнить
assault-around-met = { $met ->
    [yes] : выполнено
   *[no] : не хватает
  }
assault-around-have = { $have } из { $need }
assault-around-rune = { $rune ->
    [owned] { $resource }: есть
    [spared] { $resource }: не нужна
   *[missing] { $resource }: нет
  }
assault-around-rune-other = { $rune ->
    [owned] { $resource }: есть
    [spared] { $resource }: не нужна
   *[missing] { $resource }: нет
  }
assault-around-asks = Требует
assault-around-without-rune = Без руны, если: { $needs }
assault-around-reward = Ещё: { $does }
assault-around-lasting = С этих пор: { $does }
assault-around-repeatable = Его можно выполнять снова и снова.
assault-around-others = Остальные
assault-around-close = { $race }: { $ready ->
    [yes] могут выполнить
   *[no] { $met } из { $all }
  }
assault-around-token = Его жетон лежит в регионе { $region }

## Стопки карт
assault-around-piles = Стопки карт
assault-around-pile = { $pile ->
    [resources] Ресурсы
    [spells] Заклинания
   *[events] События
  }
assault-around-deck = { $n ->
    [0] колода пуста
   *[other] в колоде { $n }
  }
assault-around-discard = { $n ->
    [0] сброс пуст
   *[other] в сбросе { $n }
  }
assault-around-browse = Просмотреть { $pile ->
    [resources] сброс ресурсов
   *[spells] сброс заклинаний
  }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
assault-around-discard-title = { $pile ->
    [resources] Сброс ресурсов
   *[spells] Сброс заклинаний
  }
assault-around-discard-order = Первой идёт верхняя карта.
assault-around-discard-empty = Сброс пуст.
assault-around-spells-gone = Вне игры
assault-around-face-up = Карты на выбор
assault-around-count = { $n }×

## Расы без игрока
assault-around-npcs = Великаны без игрока
assault-around-npc-passive = Они стоят на месте и только защищаются.
assault-around-npc-defence = В каждом сражении они могут, каждое по разу:
assault-around-npc-decides = { $who ->
    [you] За них решаешь ты: ты сидишь справа от атакующего.
    [race] За них решает сосед атакующего справа, в этом сражении: { $race }.
   *[neighbour] За них решает тот, кто сидит справа от атакующего.
  }
assault-around-npc-auto = За них решает твёрдое правило.
assault-around-npc-where = { $region }: { $n }
assault-around-npc-fallen = никого не осталось

## Расы за столом
assault-around-seats = Расы
assault-around-you = ты
assault-around-active = сейчас ходят
assault-around-own-points = { $n ->
    [one] { $n } очко Порядка
    [few] { $n } очка Порядка
   *[many] { $n } очков Порядка
  }
assault-around-row = Ряд карт действий
assault-around-row-empty = В нём ещё нет карт.
assault-around-hand = В руке
assault-around-hand-empty = В руке нет карт действий.
assault-around-row-short = Ряд: { $row }. В руке: { $hand }.
assault-around-none = ничего
assault-around-resources = Ресурсы
assault-around-resources-none = Ресурсов нет
assault-around-spells = { $n ->
    [0] Заклинаний нет
    [one] { $n } заклинание
    [few] { $n } заклинания
   *[many] { $n } заклинаний
  }
assault-around-regions = { $n ->
    [one] { $n } регион
    [few] { $n } региона
   *[many] { $n } регионов
  }
assault-around-done-events = { $n ->
    [0] Событий не выполнено
    [one] { $n } выполненное событие
    [few] { $n } выполненных события
   *[many] { $n } выполненных событий
  }
assault-around-supply = Запас
assault-around-supply-empty = Все на поле.
assault-around-waiting = Ждёт события: { $unit }
assault-around-special = Своё событие сверху
assault-around-special-none = Все свои события выполнены.
assault-around-completed = Выполнено
assault-around-leaders = Лидеры
assault-around-leader-state = { $state ->
    [healthy] в строю, регион { $region }
    [wounded] с раной, регион { $region }
    [fallen] сейчас не на поле
   *[waiting] ещё не в игре
  }
assault-around-works = { $works ->
    [yes] Способность сейчас действует
   *[no] Способность сейчас не действует
  }
assault-around-dice = Кубики
assault-around-die-special = Особый кубик ({ $race })
assault-around-die-standard = Обычный кубик
assault-around-limit = В одном регионе не больше { $n ->
    [one] { $n } юнита
    [few] { $n } юнитов
   *[many] { $n } юнитов
  }

## Своя рука
assault-around-yours = Твоя раса: { $race }
assault-around-commands = Карты действий
assault-around-spell-hand = Заклинания
assault-around-spell-hand-empty = Заклинаний у тебя нет. Их даёт карта Магия.
assault-around-castable = можно сотворить сейчас
assault-around-artifact = за Артефакт
assault-around-nothing-now = Сейчас это ничего не даст.
assault-around-instead = или { $does }
assault-around-income = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за регионы, где лежит { $marker }
assault-around-times = { $n }×: { $does }
