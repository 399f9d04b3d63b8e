### HeroScape рядом с полем боя: карты армий, жетоны приказов, раунд, набор армии, ход битвы.

## Что напечатано на карте
heroscape-card-follows = генерал { $general }
heroscape-card-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
  }
heroscape-card-side = Сторона карты
heroscape-card-game = { $game ->
    [basic] Базовая игра
   *[master] Мастерская игра
  }
heroscape-card-number = { $number ->
    [life] Жизнь
    [move] Ход
    [range] Дальность
    [attack] Атака
   *[defense] Защита
  }
heroscape-card-species = { $species ->
    [human] человек
    [soulborg] соулборг
    [orc] орк
    [marro] марро
    [dragon] дракон
    [kyrie] кайри
    [elf] эльф
   *[other] { $species }
  }
heroscape-card-kind = { $kind ->
    [hero] { $rarity ->
        [unique] уникальный
       *[common] обычный
      } герой
   *[squad] { $rarity ->
        [unique] уникальный
       *[common] обычный
      } отряд
  }
heroscape-card-class = { $class ->
    [agent] агент
    [agents] агенты
    [soldier] солдат
    [soldiers] солдаты
    [deathwalker] десволкер
    [champion] чемпион
    [samurai] самураи
    [warrior] воительница
    [warriors] воины
    [warlord] военачальник
    [beast] зверь
    [archer] лучник
    [guards] стражи
   *[other] { $class }
  }
heroscape-card-personality = { $personality ->
    [tricky] нрав хитрый
    [disciplined] нрав дисциплинированный
    [precise] нрав точный
    [valiant] нрав доблестный
    [ferocious] нрав свирепый
    [wild] нрав дикий
    [merciful] нрав милосердный
   *[other] { $personality }
  }
heroscape-card-size = { $size ->
    [small] малый размер
    [medium] средний размер
    [large] большой размер
   *[huge] огромный размер
  }, высота { $height }
heroscape-card-figures = фигурки: { $n }
heroscape-card-spaces = стоит на клетках: { $n }

## Карта на столе
heroscape-card-look = Рассмотреть карту { $unit }
heroscape-card-life-left = осталось жизни: { $n } из { $all }
heroscape-card-figures-left = осталось фигурок: { $n } из { $all }
heroscape-card-marker = { $state ->
    [unknown] скрытый жетон приказа
    [shown] жетон приказа { $marker }, открыт
   *[hidden] жетон приказа { $marker }, ещё тайный
  }
heroscape-card-spirits = { $which ->
    [attack] дух: Атака +{ $n }
   *[defense] дух: Защита +{ $n }
  }
heroscape-card-grenades-thrown = гранаты брошены
heroscape-card-scout = твой лазутчик
heroscape-card-under = глиф: { $glyph }
heroscape-card-acts = ходит сейчас
heroscape-card-out = вне игры
heroscape-card-figure = { $name }: { $fate ->
    [standing] на { $space }
    [in-box] ещё не на поле
    [reserve] ждёт высадки
    [left-out] не участвует
   *[destroyed] уничтожена
  }{ $wounds ->
    [0] { "" }
   *[other] { ", раны: " }{ $wounds }
  }

## Армии
heroscape-army = { $you ->
    [yes] Твоя армия
   *[no] Игрок { $player }
  }{ $name ->
    [none] { "" }
   *[other] { " (" }{ $name }{ ")" }
  }
heroscape-army-side = сторона { $n }
heroscape-army-points = очки на поле: { $n }
heroscape-army-empty = пока ни одной карты

## Жетоны приказов
heroscape-orders = Жетоны приказов
heroscape-orders-secret = Перетащи его на карту или выбери карту. Где он лежит, знает только твоя сторона.
heroscape-orders-stone = { $state ->
    [laid] лежит на: { $unit }
    [now] положи его сейчас
   *[later] будет потом
  }

## Раунд
heroscape-track = Раунд
heroscape-track-basic = Базовая игра
heroscape-track-gather = Перед битвой
heroscape-track-round = Раунд { $n }{ $all ->
    [0] { "" }
   *[other] { " из " }{ $all }
  }
heroscape-track-first = { $you ->
    [yes] ты первый
   *[no] первый игрок { $player }
  }
heroscape-track-turn = { $you ->
    [yes] Твой ход
   *[no] Ход игрока { $player }
  } с жетоном { $marker }: { $state ->
    [done] сделан
    [now] сейчас
   *[later] впереди
  }{ $unit ->
    [none] { "" }
   *[other] { ", " }{ $unit }
  }
heroscape-track-now = { $you ->
    [yes] Твой ход
   *[no] Ход игрока { $player }
  }{ $acting ->
    [yes] { ": " }{ $unit }
   *[no] { "" }
  }
heroscape-track-done = движения: { $moved } из { $all }, атаки: { $struck } из { $all }

## Набор армии
heroscape-draft = Набор армии
heroscape-draft-order = Порядок карт
heroscape-draft-by = { $order ->
    [points] по очкам
    [name] по имени
   *[general] по генералу
  }
heroscape-draft-general = Генерал
heroscape-draft-all-generals = все генералы
heroscape-draft-take = Взять, очки: { $n }
heroscape-draft-points = очки: { $spent } из { $all }, осталось { $left }
heroscape-draft-complete = готово
heroscape-draft-not-now = сейчас взять нельзя
heroscape-draft-others = Выбирают другие.

## Как идут дела
heroscape-goals = Как победить
heroscape-specials = Особые правила
heroscape-progress = Как идут дела
heroscape-progress-rounds = осталось раундов: { $n } из { $all }
heroscape-progress-space = { $space }: { $player ->
    [0] там никого нет
   *[other] там стоит игрок { $player }
  }
heroscape-progress-gas = газ до уровня { $n }
heroscape-progress-truce = перемирие в силе

## Форма битвы
heroscape-sheet-players = игроки: { $players }
heroscape-sheet-rounds = { $n ->
    [0] до последней фигурки
   *[other] раундов не больше: { $n }
  }
heroscape-sheet-given = В базовой игре армию каждому даёт сценарий.
heroscape-sheet-side = сторона { $n }
heroscape-sheet-points = очки: { $n }
heroscape-sheet-has = Есть и так: { $cards }
heroscape-sheet-choose = Выбрать карты
heroscape-sheet-suggest = Предложить армию
heroscape-sheet-leave = Оставить дома: { $card }
heroscape-sheet-done = Готово
heroscape-sheet-dear = { $n }: слишком дорого
heroscape-sheet-picked = { $n ->
    [1] Выбрано
   *[other] Выбрано, раз: { $n }
  }
heroscape-sheet-others = Также в армии игроков: { $players }

## Как прошла битва
heroscape-result-turning = Перелом битвы.
heroscape-result-swing = { $game ->
    [basic] { $what }: очки в пользу стороны { $side }: { $n }.
   *[master] Раунд { $round }, { $what }: очки в пользу стороны { $side }: { $n }.
  }
heroscape-result-points = { $game ->
    [basic] Очки ход за ходом
   *[master] Очки раунд за раундом
  }
heroscape-result-reading = игрок { $player }: { $n }
heroscape-result-kills = Кто кого сразил
heroscape-result-ending = Чем закончилось. Стоят: { $standing }, пали (×): { $fallen }
heroscape-result-not-told = Сейчас о битве не рассказать.

heroscape-progress-goal = сторона { $side }: { $have } из { $need }{ $away ->
    [-1] { "" }
   *[other] { ", до места клеток: " }{ $away }
  }
