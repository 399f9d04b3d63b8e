### Assault of the Giants: что поле в браузере говорит о том, что делается.

assault-board-drawers = Что лежит рядом с картой
assault-board-drawer = { $drawer ->
    [doing] Мой ход
    [hand] Мои карты
    [events] События
   *[seats] Расы
  }
assault-board-curtain-about = За занавесом лежат заклинания и очки Порядка. Пусть на экран не смотрит никто другой.
assault-board-for-npc = За них никто не играет, решаешь ты: { $race }.
assault-board-to-battle = К сражению
assault-board-choices = Что здесь можно сделать
assault-board-take-here = отсюда юниты могут пойти

## Каждая панель
assault-doing = Что ты делаешь сейчас
assault-doing-left = { $of ->
    [maneuvers] { $n ->
        [one] манёвр остался
        [few] манёвра осталось
       *[many] манёвров осталось
      }
    [recruit-points] { $n ->
        [one] очко найма осталось
        [few] очка найма осталось
       *[many] очков найма осталось
      }
    [exchange] { $n ->
        [one] карта самое большее
        [few] карты самое большее
       *[many] карт самое большее
      }
    [wounds] { $n ->
        [one] рану нанести
        [few] раны нанести
       *[many] ран нанести
      }
    [damage] урона осталось
    [dice] { $n ->
        [one] кубик остался
        [few] кубика осталось
       *[many] кубиков осталось
      }
    [spells] { $n ->
        [one] заклинание оставить
        [few] заклинания оставить
       *[many] заклинаний оставить
      }
    [riders] { $n ->
        [one] юнит ещё может лететь
        [few] юнита ещё могут лететь
       *[many] юнитов ещё могут лететь
      }
    [markers] { $n ->
        [one] жетон остался
        [few] жетона осталось
       *[many] жетонов осталось
      }
    [cards] { $n ->
        [one] карта осталась
        [few] карты осталось
       *[many] карт осталось
      }
    [relocations] { $n ->
        [one] юнита ещё можно перенести
        [few] юнитов ещё можно перенести
       *[many] юнитов ещё можно перенести
      }
    [healing] { $n ->
        [one] лечение осталось
        [few] лечения осталось
       *[many] лечений осталось
      }
   *[actions] { $n ->
        [one] действие осталось
        [few] действия осталось
       *[many] действий осталось
      }
  }
assault-board-left = { $race }: { $n } { $what }
assault-soldier-numbers = Сила { $strength }, Защита { $fortitude }, ценность { $value }

## Шаги хода
assault-steps = Твой ход
assault-step = { $step ->
    [claim] Выполни событие
    [cast] Сотвори заклинания
   *[command] Сыграй карту действия
  }
assault-step-in-hand = Возьми одну с руки; укажи на неё, чтобы увидеть, что она даст сейчас.
assault-step-state = { $state ->
    [done] в этом ходу сделано
    [open] { $step ->
        [claim] сейчас или не в этом ходу
        [cast] до карты действия, сколько угодно
       *[command] потом ход окончен
      }
   *[none] { $step ->
        [claim] ни одно выполнить нельзя
        [cast] ни одно сотворить нельзя
       *[command] нет
      }
  }

## В пути
assault-march = { $kind ->
    [maneuver] Движение юнитов
    [onward] Надо идти дальше
    [relocate] Перенеси юнитов
    [slayer-recruit] Кто куда придёт?
    [slayer-move] Кто куда пойдёт?
   *[slayer-attack] Кто где атакует?
  }
assault-march-onward = { $soldier } не может остаться здесь: { $region }.
assault-march-who = Кто идёт
assault-march-where = Куда
assault-march-take = Возьми юнита здесь или на карте, потом скажи, куда он идёт. Или перетащи его туда.
assault-way = { $kind ->
    [stop] может остаться
    [pass] может лишь пройти
    [price] пройдёт за карту
   *[danger] пройдёт за рану или жизнь
  }
assault-way-short = { $kind ->
    [pass] лишь пройдёт
    [price] за карту
   *[danger] за кровь
  }
assault-price = { $price ->
    [card] проход стоит карту
    [wound] проход стоит раны
    [death] проход стоит жизни
   *[none] проход ничего не стоит
  }
assault-ends = { $ends ->
    [pass] пройдёт и пойдёт дальше
   *[stop] может там остаться
  }

## Регион, солдат, карта
assault-places = { $kind ->
    [mark] Куда положить: { $marker }?
    [castle] Куда плывёт Лин Армаал?
    [return-to] Куда вернётся { $unit }?
   *[other] В каком регионе?
  }
assault-places-map = Регионы светятся на карте.
assault-soldiers = { $kind ->
    [room] Слишком много юнитов ({ $region }): кто уходит в запас?
    [ride] Кто летит с замком ({ $region })?
    [shift] Кто идёт: { $region } → { $to }?
    [hold-back] Кто не участвует в атаке ({ $to })?
    [stay-behind] Кто не входит ({ $region })?
    [heal] Кого вылечить?
   *[spell-aim] В кого попадёт заклинание?
  }
assault-cards = { $kind ->
    [pick] Возьми карту ресурса
    [passage] { $soldier } ({ $region }): чем платить?
    [take] Одну из сброса?
   *[other] Возьми одну из сброса
  }
assault-spells = { $kind ->
    [keep] Какое заклинание оставить?
   *[spells] Изучение магии
  }
assault-spell-when = Когда
assault-spends = У тебя { $n } × { $resource }.
assault-castle-here = над ним парит Лин Армаал
assault-passage-paid = проход в этом ходу оплачен

## Найм
assault-shop = Найм
assault-shop-unit = Юнит
assault-shop-price = Цена
assault-shop-supply = Запас
assault-shop-where = Где
assault-shop-why = почему нет?
assault-shop-eat = Еда за очко найма

## Торговля
assault-trade = Торговля
assault-trade-with = С кем
assault-trade-give = Отдаёшь { $n }, самое большее { $limit }
assault-trade-want = Хочешь от них ({ $race }): { $n }
assault-trade-empty = карт нет
assault-trade-less = На одну меньше: { $card }
assault-trade-more = На одну больше: { $card }
assault-trade-number = Сколько: { $card }
assault-trade-propose = { $way ->
    [offer] Предложить этот обмен
    [trade] Навязать этот обмен
   *[deck] Обменять их
  }
assault-trade-about = { $way ->
    [offer] Они могут согласиться или отказаться. Отказ ничего не стоит; в одном действии три предложения.
    [trade] Они должны вернуть столько же карт и сами выбирают какие.
   *[deck] Эти карты сбрасываются, и столько же берётся; одну можно взять из сброса.
  }
assault-trade-answer = { $kind ->
    [return] { $race }: навязанный обмен
   *[agree] { $race }: предложение
  }
assault-trade-they-give = Ты получишь
assault-trade-they-want = Ты отдашь
assault-trade-nothing = ничего

## Атаки
assault-attack = Атака
assault-attack-from = { $race }; откуда: { $from }
assault-attack-shift = пусто: перейти, откуда: { $from }
assault-attack-in = { $region }: { $race }
assault-attack-conquest = захват
assault-attack-points = очков
assault-attack-average = { $n }
assault-odds-conquest = Захват: { $n } из 100
assault-odds-dice = Кубики: { $mine } против { $theirs }
assault-odds-points = Очков в среднем: { $mine } тебе, { $theirs } им
assault-odds-falls = Погибнут все: { $mine } % твои, { $theirs } % их
assault-odds-slayers-fall = Погибнут все: { $theirs } % великаны, { $mine } % убийцы великанов
assault-odds-slayers-points = В среднем: очков тебе { $mine }, карт им { $cards }
assault-odds-how = { $who ->
    [giants] Точные шансы: обе стороны перебрасывают плохие кубики, где можно, и никто не колдует и не тратит карты.
   *[slayers] Точные шансы: обе стороны перебрасывают плохие кубики, где можно, способность Хука применяется, если обещает больше, и никто не колдует и не тратит карты.
  }

## Убийцы великанов
assault-slayer-phases = Убийцы великанов
assault-slayer-phase = { $phase ->
    [slayer-recruit] 1. Найм
    [slayer-move] 2. Движение
   *[slayer-attack] 3. Атака
  }

## Прежде чем что-то пропадёт
assault-caution = { $kind ->
    [maneuver] { $n ->
        [one] Остался { $n } манёвр, юниты ещё могут пойти.
        [few] Осталось { $n } манёвра, юниты ещё могут пойти.
       *[many] Осталось { $n } манёвров, юниты ещё могут пойти.
      }
    [recruit] { $n ->
        [one] Осталось { $n } очко найма, оно пропадёт.
        [few] Осталось { $n } очка найма, они пропадут.
       *[many] Осталось { $n } очков найма, они пропадут.
      }
    [relocate] Ещё можно перенести юнитов.
    [heal] Ещё можно кого-то вылечить.
    [attack] Ещё можно атаковать.
    [mark] Ещё можно положить жетон.
    [partner] Ещё можно торговать.
    [leader-do] Лидер ещё может что-то сделать.
    [spells] Ещё можно взять заклинание.
    [forge] Ещё можно ковать.
    [scavenge] Ещё можно взять карту.
   *[slayer-attack] Убийцы великанов ещё могут атаковать.
  }
assault-caution-claim = { $claim }: только сейчас, раньше всего остального.

## Что сделал бы выбор
assault-show-empty = Сейчас она ничего не даст, только ляжет в ряд.
assault-show-left-cards = { $n ->
    [one] { $n } карта слева от неё
    [few] { $n } карты слева от неё
   *[many] { $n } карт слева от неё
  }
assault-show-can = { $does ->
    [maneuvers] { $n ->
        [one] { $n } манёвр
        [few] { $n } манёвра
       *[many] { $n } манёвров
      }
    [draw-resources] взять карт: { $n }
    [draw-from-regions] карт занятых регионов: { $n }
    [exchange] обмен, карт: { $n }
    [recruit-points] { $n ->
        [one] { $n } очко найма
        [few] { $n } очка найма
       *[many] { $n } очков найма
      }
    [leader-ability] способность лидера
    [return-leader] возвращение лидера
    [draw-spells] заклинаний: { $n }
    [top-spell] верхнее сброшенное заклинание
    [battle] атака
    [shift] переход
    [heal] вылечить: { $n }
    [slayer-actions] действий убийц великанов: { $n }
    [take-back] вернуть карт действий: { $n }
    [take-discarded] карта из сброса
    [marker-income] за лежащие жетоны
    [place-marker] новых жетонов: { $n }
    [spend-for-points] карт за очки: { $n }
    [spend-for-marker] ковка: { $n }
    [spend-for-cards] карт за другие: { $n }
    [move-castle] Лин Армаал плывёт
    [relocate] перенести юнитов: { $n }
    [wound] ранить: { $n }
    [damage] урон: { $n }
    [heal-region] вылечить весь регион
   *[other] { $n }
  }{ $some ->
    [yes] { " " }({ $named })
   *[no] { "" }
  }{ $points ->
    [0] { "" }
    [one] { " " }за { $points } очко
    [few] { " " }за { $points } очка
   *[many] { " " }за { $points } очков
  }
assault-show-points = { $n ->
    [one] { $n } очко Порядка
    [few] { $n } очка Порядка
   *[many] { $n } очков Порядка
  }
assault-show-pays = стоит: { $card }
assault-show-no-rune = руна не нужна
assault-show-gains = получишь: { $cards }
assault-show-discards = сбросишь: { $cards }
assault-show-draws = из колоды придёт карт: { $n }
assault-show-shuffles = для этого сброс перемешивается
assault-show-trade = отдать можно карт самое большее: { $n }
assault-show-recruit = стоит { $price }, останется { $left }
assault-show-left = после этого останется { $n }
assault-show-onward = оттуда дальше: { $regions }
assault-show-room = { $n ->
    [one] { $n } юнит за это уйдёт в запас
    [few] { $n } юнита за это уйдут в запас
   *[many] { $n } юнитов за это уйдут в запас
  }: { $units }
assault-show-sent-back = { $soldier } уходит в запас{ $left ->
    [0] { "" }
   *[other] , ещё должно уйти: { $left }
  }
assault-show-turned = { $wounded ->
    [yes] { $soldier } ({ $region }): рана
   *[no] { $soldier } ({ $region }): лечение
  }{ $n ->
    [1] { "" }
   *[other] { " " }(×{ $n })
  }

## While others choose
assault-waiting = Выбирают другие
assault-waiting-turn = Сейчас ход: { $race }.
assault-waiting-meanwhile = А пока можно прочитать любую карту, посмотреть, что есть у каждой расы, и открыть на карте новости и сражения.
