### HeroScape: что говорит поле битвы в браузере кроме собственных слов игры.

## Клетки и фигурки
heroscape-board-field = Поле битвы: { $name }
heroscape-board-space = { $space }, уровень { $level }, { $terrain ->
    [grass] трава
    [rock] скала
    [sand] песок
    [water] вода
   *[other] { $terrain }
  }
heroscape-board-headroom = над головой { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
  }
heroscape-board-yours = твоя фигурка
heroscape-board-of-player = фигурка игрока { $n }
heroscape-board-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
heroscape-board-captive = в плену
heroscape-board-stands = здесь стоит { $figure }
heroscape-board-glyph = глиф { $name }
heroscape-board-glyph-hidden = глиф символом вверх
heroscape-board-zone = стартовая зона: { $zone }
heroscape-board-numbers = жизни { $life }, движение { $move }, дальность { $range }, атака { $attack }, защита { $defense }
heroscape-board-may = { $n ->
    [1] можно выбрать
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
  }
heroscape-board-choices = Что здесь сделать
heroscape-board-facing = смотрит на { $direction ->
    [e] восток
    [se] юго-восток
    [sw] юго-запад
    [w] запад
    [nw] северо-запад
   *[ne] северо-восток
  }: голова на { $head }, хвост на { $tail }

## С клавиатуры
heroscape-board-keys = Стрелки влево и вправо ведут вдоль ряда, вверх и вниз держатся столбца; Q, E, Z и C ведут к четырём соседям по диагонали, а Home и End — к двум слева. Page Up и Page Down меняют клетки друг над другом. N и P обходят то, что можно выбрать. Enter выбирает, Escape уходит.
heroscape-board-edge = Здесь поле битвы кончается
heroscape-board-nothing-to-choose = На поле битвы нечего выбирать

## Что случилось бы
heroscape-board-cost-swipes = { $n ->
    [one] { $n } взмах
    [few] { $n } взмаха
   *[many] { $n } взмахов
  }
heroscape-board-cost-falls = { $n ->
    [one] { $n } падение
    [few] { $n } падения
   *[many] { $n } падений
  }
heroscape-board-cost-major = { $n ->
    [one] { $n } большое падение
    [few] { $n } больших падения
   *[many] { $n } больших падений
  }
heroscape-board-cost-extreme = { $n ->
    [one] { $n } крайнее падение
    [few] { $n } крайних падения
   *[many] { $n } крайних падений
  }
heroscape-board-way = { $kind ->
    [fly] Летит, движение: { $price } из { $points }
    [grapple] На гарпуне, всё движение: { $points }
    [stay] Остаётся на месте
   *[walk] Идёт, движение: { $price } из { $points }
  }
heroscape-board-stops = { $by ->
    [water] В воде движение кончается
    [glyph] На глифе движение кончается
   *[other] Здесь движение кончается
  }
heroscape-board-strike = { $figure } может взмахнуть на { $space }, кости: { $dice }, ранит { $n } %
heroscape-board-fall = { $kind ->
    [deep] Крайнее падение на { $space }, уровни: { $levels }, d20, ранит { $n } %
    [far] Большое падение на { $space }, уровни: { $levels }, кости: { $dice }, ранит { $n } %
   *[fall] Падение на { $space }, уровни: { $levels }, кости: { $dice }, ранит { $n } %
  }
heroscape-board-distance = { $adjacent ->
    [yes] Рядом
   *[no] Расстояние { $n }, дальность { $range }
  }
heroscape-board-attack-dice = Кости атаки: { $n } ({ $reasons })
heroscape-board-defense-dice = Кости защиты: { $n } ({ $reasons })
heroscape-board-odds = Уничтожит { $destroys } %, без ран { $none } %
heroscape-board-dodge = Один щит отбивает всё
heroscape-board-no-sight = Обзор закрыт
heroscape-board-area = { $n ->
    [0] Не заденет никого
   *[other] Заденет: { $victims }
  }
heroscape-board-victim = { $figure }: { $attack } против { $defense } костей, уничтожит { $n } %
heroscape-board-tap-again = Нажмите ещё раз, чтобы выбрать
heroscape-board-roll = Бросок
heroscape-board-roll-needs = { $what }: { $die ->
    [d20] на d20 не меньше { $needs }
   *[combat] черепа: { $needs }
  }, { $n } %
heroscape-board-recruit = Очки: { $points }, потрачено { $spent }, осталось { $left }

## Взгляд
heroscape-board-looking = Как смотреть на поле битвы
heroscape-board-look-home = Всё поле битвы
heroscape-board-look-follow = К фигурке
heroscape-board-look-above = Сверху
heroscape-board-look-behind = Из-за плеча фигурки
heroscape-board-drawing = Рисунок сверху
heroscape-board-levels = Показать уровни до
heroscape-board-levels-all = все уровни
heroscape-board-levels-up-to = до уровня { $n }

## Вокруг поля битвы
heroscape-board-tabs = Что лежит рядом с полем битвы
heroscape-board-tab = { $tab ->
    [armies] Армии
   *[goals] Битва
  }
heroscape-board-place-rest = Расставь остальных за меня
heroscape-board-place-stop = Хватит расставлять
heroscape-board-curtain-about = За занавесом лежат тайные жетоны приказов. Пусть на экран не смотрит никто другой.
