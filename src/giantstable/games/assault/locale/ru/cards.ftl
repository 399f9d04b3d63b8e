### Assault of the Giants: имена фигур и карт, и словами то, что на них напечатано.

## Имена
assault-unit = { $unit ->
    [storm-regular] Штормовой великан
    [storm-elite] Элитный штормовой великан
    [serissa] Принцесса Серисса
    [storm-champion] Чемпион штормовых великанов
    [hekaton] Король Гекатон
    [cloud-regular] Облачный великан
    [cloud-elite] Элитный облачный великан
    [sansuri] Контесса Сансури
    [cloud-champion] Чемпион облачных великанов
    [fire-regular] Огненный великан
    [fire-elite] Элитный огненный великан
    [zalto] Герцог Залто
    [vonindod] Вониндод
    [fire-champion] Чемпион огненных великанов
    [frost-regular] Морозный великан
    [frost-elite] Элитный морозный великан
    [storvald] Ярл Сторвальд
    [frost-champion] Чемпион морозных великанов
    [stone-regular] Каменный великан
    [stone-elite] Элитный каменный великан
    [kayalithica] Тан Каялитика
    [stone-champion] Чемпион каменных великанов
    [hill-regular] Великан холмов
    [hill-elite] Элитный великан холмов
    [guh] Предводительница Гух
    [hill-champion] Чемпион великанов холмов
   *[other] { $name }
  }
assault-slayer = { $slayer ->
    [hook] Хук
    [line] Лайн
    [sinker] Синкер
   *[other] { $name }
  }
assault-leader-ability = { $unit ->
    [serissa] Порядок в нашем доме
    [sansuri] Мы это найдём
    [zalto] Сокруши врага
    [vonindod] Титан
    [storvald] Снега севера
    [kayalithica] Поступь камня
    [guh] Ещёёё!
   *[other] { $name }
  }
assault-event-card = { $event ->
    [siege-of-bryn-shander] Осада Брин-Шандера
    [eye-of-the-all-father] Око Всеотца
    [wrath-of-mount-hotenow] Гнев горы Хотенау
    [gates-of-silverymoon] Врата Сильверимуна
    [the-grandfather-tree] Праотец-древо
    [triboar-burns] Трибор горит
    [city-of-splendors] Город великолепия
    [caravans-of-the-shining-vale] Караваны Сияющей долины
    [shadow-of-dragonspear] Тень Драгонспира
    [rescue-hekaton] Спасение Гекатона
    [doom-of-the-desert] Гибель в пустыне
    [trove-of-dragon-magic] Клад драконьей магии
    [steal-maegera] Кража Маэгеры
    [forge-vonindod] Создание Вониндода
    [titan-of-death] Титан Смерти
    [find-the-ring] Найти кольцо
    [ice-that-never-melts] Лёд, который никогда не тает
    [pox-on-the-land] Мор на земле
    [the-biggest-giant] Самый большой великан
   *[other] { $name }
  }
assault-spell = { $spell ->
    [lightning] Молния
    [shield] Щит
    [bless] Благословение
    [enlarge] Увеличение
    [slow] Замедление
    [fog] Облако тумана
    [cure] Лечение ран
    [door] Переносящая дверь
    [ice-storm] Ледяная буря
   *[other] { $name }
  }
assault-spell-advanced = { $spell ->
    [lightning] Цепная молния
    [shield] Каменная стена
    [bless] Предвидение
    [enlarge] Ускорение
    [slow] Удержание чудовища
    [fog] Власть над погодой
    [cure] Массовое лечение ран
    [door] Телепорт
    [ice-storm] Землетрясение
   *[other] { $name }
  }
assault-spell-card = { $basic } / { $advanced }
assault-rank = { $rank ->
    [regular] Обычный юнит
    [elite] Элитный юнит
    [leader] Лидер
   *[champion] Чемпион
  }
assault-or = { $first } или { $second }
assault-and = { $first }, { $second }

## Когда карта действует
assault-spell-time = { $time ->
    [battle-start] в начале сражения
    [battle-totals] при подсчёте итогов
   *[own-turn] в твой ход
  }
assault-command-part = { $per ->
    [left] за каждую карту слева: { $does }
    [right] в сражениях за каждую карту справа: { $does }
   *[once] { $does }
  }

## Чего требует событие
assault-need-has-markers = { $marker }, { $least }×
assault-need-unit-in = { $units } в регионе { $region }
assault-need-any-unit-in = юнит в регионе { $region }
assault-need-castle-held = Лин Армаал с облачным великаном в регионе малых народов
assault-need-owns = показать карту: { $resource }, { $least }×
assault-need-on-board = { $units } на поле
assault-need-unit-among-small-folk = { $units } в регионе малых народов{ $marked ->
    [yes] , где лежит { $with }
   *[no] { "" }
  }{ $unmarked ->
    [yes] , где ещё не лежит { $without }
   *[no] { "" }
  }
assault-need-fed = Гух накормлена Едой { $least }×

## Что делает эффект
assault-effect-maneuvers = { $n ->
    [one] { $n } манёвр
    [few] { $n } манёвра
   *[many] { $n } манёвров
  }
assault-effect-draw-resources = возьми { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }
assault-effect-draw-from-regions = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  } за занятый регион малых народов
assault-effect-exchange = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  } на обмен
assault-effect-recruit-points = { $n ->
    [one] { $n } очко найма
    [few] { $n } очка найма
   *[many] { $n } очков найма
  }
assault-effect-leader-ability = способность твоего лидера
assault-effect-return-leader = павший лидер возвращается раненым
assault-effect-leader-reroll = переброс { $n ->
    [one] { $n } кубика
    [few] { $n } кубиков
   *[many] { $n } кубиков
  } там, где сражается лидер
assault-effect-draw-spells = возьми { $n ->
    [one] { $n } заклинание
    [few] { $n } заклинания
   *[many] { $n } заклинаний
  }, оставь { $keep }
assault-effect-top-spell = возьми верхнее заклинание сброса
assault-effect-arcane-to-blocks = { $n ->
    [one] { $n } аркана
    [few] { $n } арканы
   *[many] { $n } аркан
  }: каждая даёт { $into ->
    [one] { $into } блок
    [few] { $into } блока
   *[many] { $into } блоков
  }
assault-effect-arcane-to-hits = { $n ->
    [one] { $n } аркана
    [few] { $n } арканы
   *[many] { $n } аркан
  }: каждая даёт { $into ->
    [one] { $into } удар
    [few] { $into } удара
   *[many] { $into } ударов
  }
assault-effect-battle = атакуй соседний регион
assault-effect-shift = перемести юнитов в соседний пустой регион
assault-effect-heal = вылечи { $n ->
    [one] { $n } юнита
    [few] { $n } юнитов
   *[many] { $n } юнитов
  }
assault-effect-slayer-actions = { $n ->
    [one] { $n } действие убийц великанов
    [few] { $n } действия убийц великанов
   *[many] { $n } действий убийц великанов
  }
assault-effect-take-back = верни в руку все карты действий
assault-effect-take-discarded = возьми из сброса: { $resource }
assault-effect-marker-income = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за каждый регион, где лежит { $marker }
assault-effect-place-marker = положи { $marker } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
assault-effect-spend-for-points = сбрось карту ({ $resource }) за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
assault-effect-spend-for-marker = сбрось карту ({ $resource }) за { $marker }
assault-effect-spend-for-cards = сбрось карту ({ $resource }) за { $n ->
    [one] { $n } другую карту
    [few] { $n } другие карты
   *[many] { $n } других карт
  }
assault-effect-move-castle = передвинь Лин Армаал и тех, кто летит с ним
assault-effect-hits-abroad = { $n ->
    [one] { $n } удар
    [few] { $n } удара
   *[many] { $n } ударов
  } за каждого юнита вне дома, не больше { $most }
assault-effect-relocate = перенеси { $n ->
    [one] { $n } юнита
    [few] { $n } юнитов
   *[many] { $n } юнитов
  } в { $reach ->
    [adjacent] соседний регион
   *[small-folk] регион малых народов
  }{ $heal ->
    [yes] { " и вылечи их" }
   *[no] { "" }
  }
assault-effect-ignore-blocks = при атаке не считается { $n ->
    [one] { $n } блок врага
    [few] { $n } блока врага
   *[many] { $n } блоков врага
  }
assault-effect-multiply = { $resource } в сражениях считается { $n }×
assault-effect-hits = { $n ->
    [one] { $n } удар
    [few] { $n } удара
   *[many] { $n } ударов
  }
assault-effect-blocks = { $n ->
    [one] { $n } блок
    [few] { $n } блока
   *[many] { $n } блоков
  }
assault-effect-reroll = переброс до { $n ->
    [one] { $n } кубика
    [few] { $n } кубиков
   *[many] { $n } кубиков
  }
assault-effect-set-dice = поверни до { $n ->
    [one] { $n } кубика
    [few] { $n } кубиков
   *[many] { $n } кубиков
  } любой гранью
assault-effect-strength = ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
assault-effect-weaken = у одного великана врага{ $champions ->
    [yes] , даже у чемпиона,
   *[no] { "" }
  } Сила 0
assault-effect-no-rerolls = врагу нельзя перебрасывать
assault-effect-no-conversions = врагу нельзя превращать арканы
assault-effect-reroll-enemy = защитники перебрасывают все кубики
assault-effect-heal-region = вылечи всех юнитов одного региона
assault-effect-wound = рань { $n ->
    [one] { $n } великана врага
    [few] { $n } великанов врага
   *[many] { $n } великанов врага
  } рядом с твоими юнитами{ $champions ->
    [yes] , даже чемпиона
   *[no] { "" }
  }
assault-effect-damage = { $n } урона вражеской армии рядом с твоими юнитами
assault-effect-advanced-spell = сотвори продвинутое заклинание карты
assault-effect-pay-event = заплати этой руной за событие
assault-effect-place-unit = { $unit } приходит в твой дом
assault-effect-mark-region = { $marker } там, где стоит этот юнит
assault-effect-free-advanced = продвинутым заклинаниям не нужен Артефакт
assault-effect-more-left = { $command }: слева считается на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  } больше
assault-effect-marker-worth = новый { $marker } даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
assault-effect-abroad-most = удары за юнитов вне дома: до { $n }
