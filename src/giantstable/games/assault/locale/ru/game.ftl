# Assault of the Giants: слова игры и причины, по которым её файлы не принимаются. Имена — в cards.ftl и land.ftl.
#
# Словарик: Ordning = Порядок, Ordning Points = очки Порядка, Ordning Value = ценность Порядка, Final Ordning = Последний
# бой за Порядок, Endgame = конец игры, region = регион, Starting Region / home = дом, Small Folk = малые народы,
# command = карта действия, row = ряд, Move = Движение, Plunder = Грабёж, Trade = Торговля, Recruit = Найм,
# Leader = Лидер, Magic = Магия, Attack = Атака, Rest = Отдых, maneuver = манёвр, unit = юнит, supply = запас,
# champion = чемпион, leader = лидер, giantslayer = убийца великанов, marker = жетон, Food = Еда, Ore = Руда,
# Artifact = Артефакт, Weaponry = Оружие, hit = удар, block = блок, arcane result = аркана, miss = промах, damage = урон,
# Strength = Сила, Fortitude = Защита, Recruit Point = очко найма, discard pile = сброс,
# spell = заклинание (базовое, продвинутое), round = раунд.
#
# Раса стоит в именительном перед двоеточием; в других местах она в скобках или после двоеточия, чтобы не склонялась.

assault-title = Assault of the Giants

## Вещи
assault-race = { $race ->
    [storm] Штормовые великаны
    [cloud] Облачные великаны
    [fire] Огненные великаны
    [frost] Морозные великаны
    [stone] Каменные великаны
    [hill] Великаны холмов
   *[giantslayers] Убийцы великанов
  }
assault-resource = { $resource ->
    [food] Еда
    [ore] Руда
    [artifact] Артефакт
    [weaponry] Оружие
    [rune-journey] Руна пути
    [rune-blood] Руна крови
   *[rune-enemy] Руна врага
  }
assault-marker = { $marker ->
    [ravage] жетон разорения
    [raid] жетон набега
    [frozen] жетон льда
    [forge] жетон горна
    [slain-dragon] жетон убитого дракона
   *[alliance] жетон союза
  }
assault-command = { $command ->
    [move] Движение
    [plunder] { $race ->
        [storm] Переговоры
       *[other] Грабёж
      }
    [trade] Торговля
    [recruit] Найм
    [leader] Лидер
    [magic] Магия
    [attack] Атака
    [rest] Отдых
   *[unique] { $race ->
        [storm] Альянс
        [cloud] Поиск сокровищ
        [fire] Ковка титана
        [frost] Кольцо Зимы
        [stone] Разорение
       *[hill] Жрать-жрать
      }
  }
assault-soldier = { $wounded ->
    [yes] { $unit } (рана)
   *[no] { $unit }
  }
assault-region = { $region }
assault-slayers = { $slayers }
assault-modifier = { $modifier ->
    [leader] Перебросить кубики благодаря лидеру
    [magic] Превратить арканы в блоки
    [attack] Превратить арканы в удары
    [sinker] Перебросить кубики благодаря Синкеру
    [line] Превратить арканы в удары благодаря Лайну
    [npc-reroll] Перебросить кубики
   *[npc-blocks] Превратить арканы в блоки
  }
assault-face-hits = { $n ->
    [one] { $n } удар
    [few] { $n } удара
   *[many] { $n } ударов
  }
assault-face-blocks = { $n ->
    [one] { $n } блок
    [few] { $n } блока
   *[many] { $n } блоков
  }
assault-face-arcane = { $n ->
    [one] { $n } аркана
    [few] { $n } арканы
   *[many] { $n } аркан
  }
assault-face-mixed = удары { $hits }, блоки { $blocks }, арканы { $arcane }
assault-face-miss = промах
assault-die = { $die ->
    [special] Особый кубик: { $face }
   *[standard] Кубик: { $face }
  }

## О чём спрашиваем
assault-ask-pick = Выбери карту ресурса для начала.
assault-ask-act = Твой ход: разыграй карту действия.
assault-ask-event-region = В каком регионе?
assault-ask-event-card = Какую карту берёшь из сброса?
assault-ask-maneuver = Передвинь юнита через границу или закончи (манёвров осталось: { $n }).
assault-ask-maneuver-owed = За проход через регион { $region } погиб юнит: кто им воспользуется?
assault-ask-onward = { $soldier } не может остановиться здесь ({ $region }): куда дальше?
assault-ask-passage = { $soldier } проходит через регион { $region }: карта или рана?
assault-ask-room = Слишком много юнитов ({ $region }): кто вернётся в запас?
assault-ask-partner = С кем торгуешь? Отдать можно карт: { $n }.
assault-ask-give = { $race }: что им отдать? (не больше карт: { $n })
assault-ask-give-deck = Что сбросить? (не больше карт: { $n })
assault-ask-want = { $race }: что ты от них хочешь?
assault-ask-return = { $race } навязали обмен: что вернуть? (осталось карт: { $n })
assault-ask-agree = { $race } предлагают обмен: согласиться?
assault-ask-take = Взять одну карту из сброса вместо колоды?
assault-ask-recruit = Найми юнита или закончи (очков найма осталось: { $n }).
assault-ask-leader-do = Что делает твой лидер?
assault-ask-return-to = Куда возвращается { $unit }?
assault-ask-leader-card = Какую карту берёшь из сброса?
assault-ask-relocate = Кто переносится и куда? (не больше юнитов: { $n })
assault-ask-spells = Взять заклинания из колоды или верхнее из сброса?
assault-ask-plunder = Взять ещё { $n ->
    [one] { $n } карту
    [few] до { $n } карт
   *[many] до { $n } карт
  }?
assault-ask-keep = Какое заклинание оставить?
assault-ask-spell-aim = { $effect ->
    [heal] Кто исцелится?
    [heal-region] В каком регионе исцелятся все?
    [wound] Кто будет ранен?
   *[damage] Какая армия получит урон?
  }
assault-ask-heal = Кто исцелится?
assault-ask-mark = Где будет { $marker }?
assault-ask-feed = Сбросить Еду для предводительницы Гух?
assault-ask-sell = Сбросить Артефакт за очки?
assault-ask-forge = На что пойдёт Руда?
assault-ask-scavenge = Какую карту берёшь из сброса?
assault-ask-castle = Куда плывёт Лин Армаал?
assault-ask-ride = Кто летит вместе с замком: { $region }?
assault-ask-attack = Где атаковать?
assault-ask-shift = Кто переходит: { $region } → { $to }?
assault-ask-hold-back = Кто не участвует в атаке: { $region } → { $to }?
assault-ask-start-spell = Сражение начинается: сотворить заклинание?
assault-ask-weaken = Чья Сила в этом сражении 0?
assault-ask-modify = { $race }: как изменить кубики?
assault-ask-reroll = { $race }: какой кубик перебросить? (не больше: { $n })
assault-ask-convert = { $race }: сколько аркан превратить в { $modifier ->
    [magic] блоки
    [attack] удары
    [line] удары
   *[npc-blocks] блоки
  }?
assault-ask-hook = Хук заставит защитников перебросить все кубики?
assault-ask-totals = { $race }: заклинания или ресурсы, пока итоги не окончательны?
assault-ask-set-die = Какой кубик повернуть и на какую грань?
assault-ask-casualty = { $race } ({ $region }): кто получит урон? (осталось { $n })
assault-ask-stay-behind = Захвачено: { $region }. Кто останется позади? (не больше { $n })
assault-ask-slayer-recruit = Убийцы великанов: кто куда приходит? (действий осталось: { $n })
assault-ask-slayer-move = Убийцы великанов: кто идёт? (действий осталось: { $n })
assault-ask-slayer-attack = Убийцы великанов: кто атакует? (действий осталось: { $n })
assault-ask-slayer-casualty = Убийцы великанов ({ $region }): кто получит урон? (осталось { $n })

## Варианты
assault-option-done = { $ask ->
    [reroll] Бросить
    [hold-back] В атаку
    [modify] Оставить кубики
    [totals] Это всё
    [take] Всё из колоды
   *[other] Готово
  }
assault-option-pass = Пас
assault-option-all = Все
assault-option-yes = { $ask ->
    [agree] Согласиться
   *[other] Да
  }
assault-option-no = { $ask ->
    [agree] Отказаться
   *[other] Нет
  }
assault-option-bleed = Рана
assault-option-die = Его жизнь
assault-option-stay = Не идти туда
assault-option-deck = С колодой
assault-option-eat = Сбросить Еду за очко найма
assault-option-draw = Взять из колоды
assault-option-top = Взять верхнее заклинание из сброса
assault-option-claim = Выполнить «{ $event }» ({ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  })
assault-option-keep = { $spell }
assault-option-cast = { $advanced ->
    [yes] Сотворить { $spell } (продвинутое)
   *[no] Сотворить { $spell }
  }
assault-option-ability = { $soldier }: { $effect ->
    [maneuvers] { $n ->
        [one] { $n } манёвр
        [few] { $n } манёвра
       *[many] { $n } манёвров
      }
    [battle] атака
    [take-discarded] карта из сброса
    [top-spell] верхнее заклинание из сброса
   *[relocate] перенести юнитов
  }
assault-option-return = { $soldier } возвращается с раной
assault-option-forge = { $effect ->
    [spend-for-marker] { $resource } за жетон
   *[spend-for-cards] { $resource } за другую карту
  }
assault-option-trade = Навязать обмен: { $race }
assault-option-offer = Предложить дружеский обмен: { $race }
assault-option-amount = { $n }
assault-option-set-die = { $die ->
    [special] Особый кубик: { $face } → { $to }
   *[standard] Кубик: { $face } → { $to }
  }
assault-option-slayers = { $slayers }: { $region }
assault-option-attack = Атака: { $region } → { $to }
assault-option-shift = Переход: { $region } → { $to }
assault-option-recruit = { $soldier } ({ $region }) за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
assault-option-way = { $soldier }: { $region } → { $to }
assault-option-soldier-in = { $soldier } ({ $region })

## Что случилось
assault-event-picked = { $race }: выбрали { $resource }
assault-event-turn-began = { $race }: раунд { $n }
assault-event-commanded = { $race }: { $command }, слева { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
assault-event-claimed = { $race }: выполнили «{ $event }»
assault-event-claimed-special = { $race }: завершили «{ $event }»
assault-event-rune-spent = { $race }: заплатили — { $resource }
assault-event-rune-spared = { $race }: руна не нужна
assault-event-event-turned-up = Новое событие «{ $event }»: { $region }
assault-event-scored = { $race }: { $n ->
    [one] { $n } очко Порядка
    [few] { $n } очка Порядка
   *[many] { $n } очков Порядка
  }
assault-event-final-ordning-began = Начинается Последний бой за Порядок: атаковать можно любой дом
assault-event-endgame-began = Начинается конец игры: после этого хода { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
  }
assault-event-moved = { $race }: { $soldier }, { $region } → { $to }
assault-event-passage-paid = { $race }: { $resource } за проход через регион { $region }
assault-event-passage-blood = { $race }: { $soldier } платит кровью за проход через регион { $region }
assault-event-sent-back = { $race }: { $soldier } освобождает место ({ $region })
assault-event-shifted = { $race }: { $soldier }, { $region } → { $to }
assault-event-relocated = { $race }: { $soldier } переносится, { $region } → { $to }
assault-event-castle-moved = Замок Лин Армаал плывёт, { $region } → { $to }
assault-event-rode = { $race }: { $soldier } летит с замком, { $region } → { $to }
assault-event-drew = { $race }: взяли { $resource }
assault-event-reshuffled = Сброс перемешан: в новой колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
assault-event-gave = { $race }: отдали { $resource } ({ $to-race })
assault-event-discarded = { $race }: сбросили { $resource }
assault-event-took-discarded = { $race }: взяли из сброса { $resource }
assault-event-offered = { $race }: предлагают обмен ({ $to-race })
assault-event-offer-gives = { $race }: отдали бы { $n } × { $resource }
assault-event-offer-wants = { $race }: хотят { $n } × { $resource }
assault-event-refused = { $race }: отказались
assault-event-agreed = { $race }: согласились
assault-event-recruited = { $race }: наняли { $kind } ({ $region })
assault-event-ate = { $race }: сбросили Еду за очко найма
assault-event-drew-spell = { $race }: взяли { $spell }
assault-event-drew-spell-hidden = { $race }: взяли заклинание
assault-event-discarded-spell = { $race }: сбросили { $spell }
assault-event-spells-reshuffled = Сброс заклинаний перемешан: в новой колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
assault-event-took-spell = { $race }: взяли из сброса { $spell }
assault-event-cast = { $race }: сотворили { $spell }
assault-event-took-back = { $race }: вернули { $n ->
    [one] { $n } карту действия
    [few] { $n } карты действий
   *[many] { $n } карт действий
  }
assault-event-leader-returned = { $race }: { $kind } возвращается с раной ({ $region })
assault-event-healed = { $race }: { $soldier } исцеляется ({ $region })
assault-event-income = { $race }: { $n } за прежние жетоны ({ $marker })
assault-event-marked = { $race }: { $marker } ({ $region })
assault-event-forged = { $race }: жетон горна № { $n } в Айронслаге
assault-event-fed = { $race }: накормили предводительницу Гух за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
assault-event-sold = { $race }: отдали Артефакт за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
assault-event-unit-came = { $race }: { $kind } приходит ({ $region })
assault-event-attacked = { $race }: атакуют, { $region } → { $to }
assault-event-held-back = { $race }: { $soldier } не участвует в сражении ({ $region })
assault-event-slayers-attacked = Убийцы великанов: { $slayers } атакуют ({ $region })
assault-event-passed = { $race }: пас
assault-event-weakened = { $race }: { $soldier } без Силы в этом сражении
assault-event-rolled = { $race }: выпало — { $face }
assault-event-rerolled = { $race }: перебросили { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
assault-event-turned = { $race }: повернули кубик — { $face }
assault-event-converted-to-hits = { $race }: превратили в удары { $n ->
    [one] { $n } аркану
    [few] { $n } арканы
   *[many] { $n } аркан
  }
assault-event-converted-to-blocks = { $race }: превратили в блоки { $n ->
    [one] { $n } аркану
    [few] { $n } арканы
   *[many] { $n } аркан
  }
assault-event-used-resource = { $race }: применили { $resource }
assault-event-hooked = { $race }: Хук заставляет перебросить все кубики
assault-event-totals = { $race }: удары { $hits }, блоки { $blocks }
assault-event-damage = { $race }: урон { $n }
assault-event-wounded = { $race }: { $soldier } получает рану ({ $region })
assault-event-defeated = { $race }: { $soldier } погибает ({ $region })
assault-event-shrugged = { $race }: { $soldier } выдерживает урон { $n }
assault-event-conquered = { $race }: захватили регион { $region }
assault-event-moved-in = { $race }: { $soldier } входит в регион { $region }
assault-event-slayer-came = { $slayer } приходит ({ $region })
assault-event-slayer-moved = { $slayer } идёт в регион { $region }
assault-event-slayer-wounded = { $slayer } получает рану
assault-event-slayer-defeated = { $slayer } погибает
assault-event-won = { $race }: победа, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
assault-event-final-score = { $race }: в конце { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }

## Чем кончается
assault-result-most-points = Победила раса с наибольшим числом очков Порядка.
assault-result-shared = Победу делят несколько рас.
assault-result-aborted = Игра остановлена на последнем раунде, никто не победил.

## Почему это сейчас нельзя выбрать, одной фразой
assault-why-over = Игра окончена.
assault-why-watching = Кто смотрит, тот не выбирает.
assault-why-waiting = Сейчас выбирают другие.
assault-why-first = Сначала: { $prompt }
assault-why-in-row = Эта карта действия лежит в ряду, пока ты не отдохнёшь.
assault-why-stuck = Отсюда ({ $region }) никто никуда не дойдёт за оставшиеся манёвры.
assault-why-far = Регион { $region } не граничит ни с одним регионом, где есть твои юниты.
assault-why-enemy = Здесь враг ({ $race }, { $region }): можно лишь пройти насквозь, если хватит манёвров выйти и заплатить картой или раной.
assault-why-closed = { $region } — чужой дом: до Последнего боя за Порядок там нельзя останавливаться.
assault-why-no-way = Сейчас туда ({ $region }) никто не может пойти.
assault-why-recruit-castle = Облачных великанов нанимают у Лин Армаал, а не здесь: { $region }.
assault-why-recruit-home = Юнитов нанимают дома, а не здесь: { $region }.
assault-why-attack-own = Отсюда ({ $region }) некого атаковать.
assault-why-attack-far = Регион { $region } не граничит ни с одним регионом, где есть твои юниты.
assault-why-attack-closed = { $region } — чужой дом: до Последнего боя за Порядок он защищён.
assault-why-attack-only = Здесь ({ $region }) некого атаковать.
assault-why-mark-home = { $region } — чей-то дом, там не бывает такого: { $marker }.
assault-why-marked = Здесь ({ $region }) уже есть { $marker }.
assault-why-mark-absent = Здесь ({ $region }) нет твоего юнита, поэтому нельзя: { $marker }.
assault-why-castle-here = Лин Армаал уже здесь: { $region }.
assault-why-castle-enemy = Здесь ({ $region }) враги, Лин Армаал туда нельзя.
assault-why-castle-far = { $region } — не рядом с Лин Армаал и не твой дом.
assault-why-castle-closed = { $region } — чужой дом: до Последнего боя за Порядок Лин Армаал туда нельзя.
assault-why-no-wounded = Здесь ({ $region }) нет твоего раненого юнита.
assault-why-spell-far = Здесь ({ $region }) рядом с твоими юнитами нет врагов, которым повредило бы заклинание.
assault-why-relocate = Сюда ({ $region }) и отсюда никого не перенести: только в пустые и свои регионы в пределах досягаемости.
assault-why-slayer-home = Здесь ({ $region }) убийца великанов не появится: это чей-то дом.
assault-why-slayer-far = Сюда ({ $region }) никто из убийц великанов не дойдёт за оставшиеся действия.
assault-why-slayer-own = Убийцы великанов никогда не нападают на великанов того, кто ими управляет.
assault-why-slayer-nobody = Здесь ({ $region }) среди великанов нет убийцы, который мог бы атаковать.
assault-why-slayer-rest = Убийцы великанов действуют, когда кто-то отдыхает.
assault-why-spell-not-held = Такого заклинания у тебя нет: { $spell }.
assault-why-spell-nothing = { $spell } сейчас ничего не даст.
assault-why-spell-time = { $spell } творят { $time ->
    [battle-start] в начале сражения
    [battle-totals] в сражении, пока твои итоги не окончательны
   *[own-turn] в свой ход до карты действия
  }.
assault-why-no-card = Такой карты у тебя нет: { $resource }.
assault-why-card-use = { $resource } применяется { $use ->
    [recruit] при Найме
    [attack] при твоей атаке
    [battle] в сражении
    [spell] для продвинутого заклинания
   *[event] для события
  }, не сейчас.
assault-why-not-yours = { $unit } — не твой юнит ({ $race }).
assault-why-unit-stuck = { $unit } никуда не дойдёт за оставшиеся манёвры.
assault-why-unit-waits = Сначала событие должно ввести в игру: { $unit }.
assault-why-unit-no-supply = В запасе нет: { $unit }.
assault-why-unit-price = { $unit } стоит { $n ->
    [one] { $n } очко найма
    [few] { $n } очка найма
   *[many] { $n } очков найма
  }, а осталось { $left }.
assault-why-unit-champion = Там, куда придёт { $unit }, стоит твой другой чемпион.
assault-why-trade-npc = Ими никто не играет, торговать не с кем: { $race }.
assault-why-trade-self = С собой не торгуют.
assault-why-trade-no-cards = Торговать нечем: { $race }.
assault-why-trade-far = { $race } не стоят рядом с твоими армиями.
assault-why-claimed-one = Одно событие за ход: «{ $event }» подождёт.
assault-why-claim-late = События выполняют в самом начале, для «{ $event }» в этот ход уже поздно.
assault-why-event-taken = Его уже выполнили другие ({ $race }): «{ $event }».
assault-why-event-hidden = «{ $event }» не лежит открытым.
assault-why-event-other-race = «{ $event }» — чужое событие ({ $race }).
assault-why-event-done = «{ $event }» завершено.
assault-why-event-later = «{ $event }» ещё не лежит сверху твоих событий.
assault-why-need-any-unit-in = «{ $event }» требует твоего юнита в регионе { $region }.
assault-why-need-unit-in = «{ $event }» требует кого-то из них в регионе { $region }: { $units }.
assault-why-need-has-markers = «{ $event }» требует жетонов ({ $marker }): { $n }.
assault-why-need-castle-held = «{ $event }» требует, чтобы Лин Армаал был в регионе малых народов и там же твой юнит.
assault-why-need-owns = «{ $event }» требует карт ({ $resource }): { $n }.
assault-why-need-on-board = «{ $event }» требует, чтобы на поле был { $unit }.
assault-why-need-unit-among-small-folk = «{ $event }» требует, чтобы в нужном регионе малых народов был { $unit }.
assault-why-need-fed = «{ $event }» требует накормить предводительницу Гух Едой столько раз: { $n }.
assault-why-need-rune = «{ $event }» стоит карты { $resource }, а её у тебя нет.
assault-why-modifier-battle = Кубики меняются только в сражениях.
assault-why-modifier-used = Это применяют один раз за сражение, и уже применили.
assault-why-modifier-forbidden = В этом сражении это запрещает заклинание врага.
assault-why-modifier-attack = Карта «Атака» превращает арканы в удары только своему атакующему.
assault-why-modifier-leader = Твой лидер не участвует в этом сражении.
assault-why-modifier-none = Это растёт с картами рядом с ней в твоём ряду, а их там нет.
assault-why-modifier-dice = Кубики ещё не брошены.
assault-why-modifier-arcane = На твоих кубиках нет арканы, которую можно превратить.
assault-why-die-still = Результат этого кубика уже превращён в удары или блоки, или выбран такой же кубик, поэтому он лежит.
assault-why-champion-first = Чемпион получает урон раньше всех, поэтому { $unit } ждёт.
assault-why-held-back = { $unit } не участвует в этом сражении.

## Подготовка
assault-setup-seats = Сколько человек играет; расы без игрока — NPC.
assault-setup-open-scores = Все видят все очки Порядка.
assault-setup-npc-auto = За великанов-NPC решает твёрдое правило, а не сосед.
assault-setup-free-modifier-order = Карты действий, заклинания и ресурсы меняют кубики в любом порядке.
assault-setup-reroll-needs-healthy-leader = Раненый лидер не даёт перебросов.
assault-setup-cloud-leader-return = Куда возвращается побеждённый лидер облачных великанов: Evermoors или Лин Армаал.
assault-setup-castle-may-enter-homes = Лин Армаал может входить в чужие дома до Последнего боя за Порядок.
assault-setup-marker-cap = Меток истории столько, сколько в коробке.
assault-setup-round-cap = После стольких раундов игра остановится; 0 — никогда.
assault-setup-first-rulings = Играть по толкованиям версии 0.1.0: добавочные карты Грабежа берутся, а за проход платят без вопроса.

## Позиции
refused-position-game-over = Поле { $field } описывает игру, которая уже окончена.
refused-position-race-seats = Поле { $field } должно называть расы по часовой стрелке, начиная с любой: { $order }.
refused-position-no-region = Поле { $field } — не регион поля.
refused-position-waits = В поле { $field } — { $unit } ({ $found }), но событие этот юнит ещё не ввело.
refused-position-units = В поле { $field } — { $unit } ({ $found }), а всего их { $most }.
refused-position-two-races = Поле { $field } ставит две расы в один регион.
refused-position-wounded-champion = В поле { $field } раненый чемпион, а так не бывает.
refused-position-stack = Юнитов в поле { $field } — { $found }, а в одном регионе их может быть { $most }.
refused-position-champions = Поле { $field } ставит двух чемпионов расы в один регион.
refused-position-home = Поле { $field } ставит юниты в чужой дом до Последнего боя за Порядок.
refused-position-forge = Поле { $field } кладёт жетоны горна в регионы; они считаются в поле «forged».
refused-position-story-marker = Поле { $field } кладёт жетон в регион { $region }, где малые народы не живут.
refused-position-markers = Жетонов ({ $marker }) в поле { $field } — { $found }, а всего их { $most }.
refused-position-castle = Поле { $field } должно называть регион, если облачными великанами кто-то играет, иначе никакого.
refused-position-slayer-wounded = Поле { $field } ранит убийцу великанов, которого нет на поле.
refused-position-slayer-home = Поле { $field } ставит убийцу великанов в чей-то дом до Последнего боя за Порядок.
refused-position-cards = Поле { $field } берёт больше карт { $card }, чем осталось.
refused-position-face-up = В поле { $field } карты на выбор, но выбор уже окончен.
refused-position-draft = Поле { $field } — выбор карт, но все уже выбрали.
refused-position-picks = Карт у расы { $race } в поле { $field } — { $found }, а выбрала она { $expected }.
refused-position-offered = Карт на выбор в поле { $field } — { $found } вместо { $expected }.
refused-position-event-row = Открытых событий в поле { $field } — { $found }, а может быть не больше { $most }.
refused-position-stage = Поле { $field } не подходит к стадии { $stage }.
refused-position-to-come = Полю { $field } нечего делать в стадии { $stage }.
refused-position-turns = Поле { $field } равно { $found }, но после этого ходит не раса { $race }.
refused-position-last-turn = Поле { $field } равно { $found }, и игра кончилась бы посреди раунда.

## Поле
refused-map-regions = Регионов в поле { $field } — { $found }, а на доске их от 2 до { $most }.
refused-map-homes = Домов расы { $race } в поле { $field } — { $found } вместо одного.
refused-map-between = Поле { $field } должно называть два разных региона.
refused-map-short-line = Поле { $field } должно быть линией хотя бы из двух точек.
refused-map-long-line = В поле { $field } больше точек, чем { $most }.
refused-map-knot = Поле { $field } — линия, которая пересекает себя или стоит на месте.
refused-map-outline = Поле { $field } — { $region }, и его линии не складываются в один замкнутый контур.
refused-map-meeting = Поле { $field } встречается с { $other } возле { $x }, { $y }, где ни одна из линий не кончается.
refused-map-strangers = Поле { $field } даёт { $a } и { $b } касаться в точке { $x }, { $y }, хотя общей границы у них нет.
refused-map-label = Поле { $field } лежит не в регионе { $region }.

## Расы и карты
refused-content-faces = Граней в поле { $field } — { $found }, а у кубика их { $faces }.
refused-content-keep = Поле { $field } оставляет { $found } из { $most } карт.
refused-content-no-command = В поле { $field } нет карты действия { $command }.
refused-content-no-resource = В поле { $field } нет ресурса { $resource }.
refused-content-repeatable = Поле { $field } может быть true только у последнего события расы.
refused-content-event-region = Поле { $field } не называет региона, где должен стоять юнит, и жетону события { $found } нет места.
refused-content-mark-region = Поле { $field } метит регион, но событие не требует юнита среди малых народов, чей это был бы регион.
refused-content-race-file = Файл содержимого { $file } описывает расу { $found }.
refused-race-ranks = Видов ранга { $rank } в поле { $field } — { $found }, а нужно { $most ->
    [one] один
    [few] один или два
   *[many] один или два
  }.
refused-race-regular = Поле { $field } даёт обычным юнитам ценность Порядка { $regular }, что не меньше { $elite } у элитных.
refused-race-waits = Поле { $field } не может быть true у юнита ранга { $rank }.
refused-race-waits-opening = Поле { $field } ставит юнит, который сначала должно ввести событие.
refused-race-leaders = Карт лидеров в поле { $field } — { $found }, а лидеров { $units }.
refused-race-stack = Юнитов в одном регионе в поле { $field } — { $found }, а может быть от одного до { $most }.
refused-race-champions = Поле { $field } ставит двух чемпионов в один регион.
refused-race-tokens = Поле { $field } берёт { $unit } ({ $found }), а всего их { $most }.
refused-race-ordning = Поле { $field } равно { $found }, что не меньше номера Порядка у { $other }.

## Общее для всех
refused-stock-seatings = В поле { $field } должна быть одна запись на каждое число мест от { $low } до { $high }, в этом порядке.
refused-stock-npc = Поле { $field } должно называть расы ({ $npcs }), которыми при { $seats } местах никто не играет.
refused-stock-pools = Поле { $field } должно быть очками двух запасов.
refused-stock-dice = Поле { $field } равно { $found }, но одного особого кубика и обычных ({ $dice }) меньше.
refused-stock-markers = Жетон { $marker } в поле { $field } стоит на { $found } листах вместо одного.
