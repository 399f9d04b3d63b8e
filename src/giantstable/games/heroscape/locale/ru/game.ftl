# HeroScape: слова игры и причины, по которым её файлы не принимаются.
#
# Словарик: figure = фигурка, Army Card = карта армии, hero = герой, squad = отряд, glyph = глиф, order marker = жетон
# приказа, wound = рана, skull = череп, shield = щит, passing swipe = взмах, fall = падение, Range = дальность, Line of
# Sight = обзор, engaged = в схватке, Height = рост, level = уровень, zone = зона, ruin = руины, overhang = навес,
# Unique = уникальная, reinforcements = подкрепление, truce = перемирие, captive = пленник, scout = лазутчик,
# initiative = инициатива.
#
# К игроку обращаемся на «ты» и в настоящем времени. Имена фигурок и карт не склоняются.

heroscape-title = HeroScape

## Поля битвы
refused-unknown-battlefield = Поля битвы «{ $name }» нет; есть: { $battlefields }, или назови файл (.yaml, .json, .hsc).
refused-compare-what = Назови второе поле битвы, с которым сравнить { $name }.
refused-content-hex = Поле { $field } — не имя шестиугольника вроде J8, а «{ $found }».
refused-content-tile-size = Поле { $field } — { $found }, но в плитках 24, 7, 3, 2 или 1 шестиугольник.
refused-content-many = В поле { $field } больше { $most } записей.
refused-content-spaces = Поле { $field } не следует из плиток; пропусти его.
refused-content-large = Поле битвы { $file } занимает шестиугольников: { $found }, а играть можно не больше чем на { $most }.
refused-tile-outside = Поле { $field } кладёт { $terrain } { $size } за край карты.
refused-tile-overlap = Поле { $field } кладёт { $terrain } { $size } в слое { $layer } на { $hex }, где уже лежит другая плитка.
refused-tile-on-water = Поле { $field } кладёт { $terrain } { $size } в слое { $layer } на воду в { $hex }, а она ничего не держит.
refused-tile-in-the-air = Поле { $field } кладёт { $terrain } { $size } в слое { $layer } в воздух: { $terrain ->
    [water] воде нужна плитка снизу.
   *[other] ни один её шестиугольник не лежит на другой плитке.
  }
refused-ruin-in-the-air = Поле { $field } ставит руины { $length } на уровень { $level }, где у { $hex } нет суши.
refused-ruin-covered = Поле { $field } ставит руины { $length } на уровень { $level }, где под плитками над { $hex } им нет места.
refused-ruin-twice = Поле { $field } ставит руины { $length } на край { $hex }, где руины уже стоят.
refused-stock-tiles = Полю битвы { $file } нужно плиток { $terrain } { $size }: { $found }, а { $sets ->
    [one] в { $sets } наборе
    [few] в { $sets } наборах
   *[many] в { $sets } наборах
  } их { $most }.
refused-stock-ruins = Полю битвы { $file } нужно руин { $length }: { $found }, а { $sets ->
    [one] в { $sets } наборе
    [few] в { $sets } наборах
   *[many] в { $sets } наборах
  } их { $most }.

## Файлы VirtualScape
refused-hsc-short = Файл { $file } кончается слишком рано, байтов: { $place }.
refused-hsc-number = В файле { $file } на байте { $place } стоит число { $found }, а должно быть от { $low } до { $high }.
refused-hsc-version = Файл { $file } — не файл VirtualScape версии до 0.000{ $newest }.
refused-hsc-empty = В файле { $file } нет ни одной плитки основного набора.

## Карты и глифы
refused-content-missing = Файла содержимого { $file } нет.
refused-content-same-name = Файл содержимого { $file } описывает «{ $id }», а это уже описывает другой файл.
refused-content-hero = Поле { $field } — { $found }, но герой — одна фигурка, а отряд — несколько; эта карта — { $kind }.
refused-content-hit-zone = Поле { $field } — это две высоты, сначала меньшая.
refused-content-idle-power = Поле { $field } — «{ $found }» без единого числа, так что оно ничего не делает.

## Армии
refused-own-battlefield-alone = Своему полю боя нужен свой сценарий, который на нём играется.
refused-own-file = Свой сценарий или поле боя записывают в JSON: { $why }.
refused-army-card = Карты армии «{ $card }» нет; есть: { $cards }.
refused-army-twice = В армии игрока { $seat } уникальная карта { $card } есть дважды.
refused-army-points = Армия игрока { $seat } стоит { $found }, а может стоить не больше { $most }.
refused-army-captive = В армии игрока { $seat } есть { $card }, а это пленник этого сценария.
refused-army-empty = Игрок { $seat } не приводит армии.
refused-army-only-drops = Армия игрока { $seat } вся высадится позже: кто-то должен быть на поле, когда битва начинается.
refused-army-no-hero = В армии игрока { $seat } нет уникального героя, а кто-то должен быть лазутчиком.
refused-army-shared = Карта { $card } уникальна, а { $sets ->
    [one] набор { $sets }
    [few] наборов { $sets }
   *[many] наборов { $sets }
  }, так что достанется она не всем, кто её хочет.

## Сценарии
refused-content-space = Поле { $field } — { $found }, а такого места на поле { $battlefield } нет.
refused-scenario-zones = В поле { $field } есть { $space } из другой зоны.
refused-scenario-seats = В поле { $field } игроков { $found }, но сценарий рассчитан на 2–{ $most }.
refused-scenario-sides = Поле { $field } нумерует стороны 1, 2 и так далее, не меньше двух.
refused-scenario-basic-points = Поле { $field } просит очков, но в простой игре армии заданы.
refused-scenario-few-glyphs = В поле { $field } глифов меньше, чем мест: { $found }.
refused-scenario-many-glyphs = Поле { $field } берёт глифов { $glyph } больше, чем есть: { $most }.
refused-scenario-hidden-kelda = Поле { $field } кладёт глиф Kelda знаком вверх, а своему сценарию так нельзя (HS-G-KEL-03).
refused-scenario-not-owned = Поле { $field } — { $card }, а этой карты в армии игрока { $seat } нет.
refused-scenario-spaces = Поле { $field } даёт каждой фигурке карты { $card } { $spaces ->
    [one] одно место
    [few] два места списком
   *[many] два места списком
  }.
refused-scenario-too-low = Поле { $field } ставит { $card } на { $space }, где под навесом не хватает высоты.
refused-scenario-uneven = Поле { $field } ставит { $card } на { $space }, а это не два соседних места одного уровня.
refused-scenario-figures = Поле { $field } ставит фигурок карты { $card }: { $found }, а у карты их { $figures }.
refused-scenario-players = Сценарий { $scenario } — для игроков числом { $allowed }, а не { $found }.
refused-scenario-no-side = Поле { $field } называет сторону { $found }, за которую никто не играет.
refused-scenario-needs-rule = В поле { $field } цель { $goal }, которой нужно особое правило { $rule }.
refused-scenario-needs-rounds = В поле { $field } цель { $goal }, но rounds не называет последнего раунда.

## Подготовка
heroscape-setup-scenario = сценарий: поле битвы, стороны, особые правила и цель
heroscape-setup-players = сколько играет; 0 — наименьшее число для сценария
heroscape-setup-armies = откуда армии: набираются по карте или приводятся готовыми
heroscape-setup-army-1 = армия игрока 1: имена карт через запятую, например finn, grimnak
heroscape-setup-army-2 = армия игрока 2
heroscape-setup-army-3 = армия игрока 3
heroscape-setup-army-4 = армия игрока 4
heroscape-setup-sets = сколько основных наборов: с двумя одна и та же карта может быть у двоих
heroscape-setup-markers-in-turn = жетоны приказов кладутся по очереди
heroscape-setup-ask-swipes = спрашивать перед каждым взмахом, а не бить сразу
heroscape-setup-high-at-ten = две кости сверх с 10 уровней, от подставки до подставки
heroscape-setup-tie-break = при равных очках побеждает больше фигурок, затем меньше ран
heroscape-setup-first-rulings = играть по толкованиям версии 0.1.0: взгляд падает на шесть точек, а за падение бросают посреди хода
heroscape-setup-own-scenario = свой сценарий в виде JSON; выбор сценария тогда не учитывается
heroscape-setup-own-battlefield = своё поле боя для него в виде JSON
refused-army-basic = Игрок { $seat } не может привести армию: { $scenario } — простая игра, в ней армии заданы.
refused-army-drafted = Игрок { $seat } может привести армию, только если армии готовые.
refused-army-seat = Игрока { $seat }, который привёл бы армию, нет: игроков { $seats }.

## Позиции
refused-position-captive = Поле { $field } называет пленника там, где он есть в сценарии, и никого другого.
refused-position-nobodys = Поле { $field } — о фигурке { $figure }, карты которой нет ни у кого.
refused-position-fate = Поле { $field } говорит о фигурке { $figure }, что она стоит и где, или ни того ни другого.
refused-position-taken = Поле { $field } ставит фигурку на { $space }, где уже кто-то стоит.
refused-position-glyph-twice = Поле { $field } кладёт глиф на { $space }, где один уже лежит.
refused-position-glyph-nowhere = Поле { $field } прячет глиф, который нигде не лежит.
refused-position-to-place = В поле { $field } есть { $figure }, но ставить её этому игроку не надо.
refused-position-marker = Поле { $field } кладёт жетон на карту { $card }, которой у этого игрока нет.
refused-position-casualties = Поле { $field } кладёт на копии карты { $card } не столько потерь, сколько фигурок они лишились ({ $lost }).
refused-position-truce = Поле { $field } — перемирие, которого сценарий не знает.
refused-position-unplaced = Поле { $field } оставляет фигурку { $figure } в коробке, хотя армии уже собраны.
refused-position-first-seat = Поле { $field } называет, кто был первым, раз ходы уже идут.
refused-position-nobody-stands = Поле { $field } не оставляет на поле битвы никого.
refused-position-scout = Поле { $field } называет лазутчика, с глифом под картой.
refused-position-seats = В поле { $field } записей { $found }, а игроков { $expected }.

## Слова внутри других сообщений
heroscape-zone = { $zone ->
    [brown] коричневая
    [navy] тёмно-синяя
    [teal] бирюзовая
    [dark-yellow] тёмно-жёлтая
   *[other] { $zone }
  }

## Вопросы
heroscape-ask-draft = { $done ->
    [yes] Выбери карту или скажи, что армия готова.
   *[no] Выбери карту.
  }
heroscape-ask-reinforce = Какое подкрепление придёт?
heroscape-ask-call-reinforcements = Бросить на подкрепление?
heroscape-ask-zone = В какой зоне начнёт твоя армия?
heroscape-ask-place-next = Чьи фигурки ставишь теперь?
heroscape-ask-place = { $figure }: откуда начнёт?
heroscape-ask-scout = Кто втайне твой лазутчик?
heroscape-ask-drop = { $unit }: высадиться сейчас?
heroscape-ask-drop-place = { $figure }: где приземлится?
heroscape-ask-marker = { $marker ->
    [X] На какую карту кладёшь жетон X?
   *[other] На какую карту кладёшь жетон { $marker }?
  }
heroscape-ask-card = Какая карта ходит сейчас?
heroscape-ask-mover = Кто двигается теперь?
heroscape-ask-move = { $figure }: куда?
heroscape-ask-swipe = { $target } уходит, { $figure } может взмахнуть: взмахнуть?
heroscape-ask-attack = { $unit }: кто кого атакует?
heroscape-ask-next-defender = { $figure } задевает нескольких: кто защищается теперь?
heroscape-ask-throw = { $unit }: кто в кого бросит следующую гранату?
heroscape-ask-charge = { $unit }: бросить на второе движение?
heroscape-ask-chomp = { $figure }: кого кусает?
heroscape-ask-shackle = { $figure }: чей разум хочет подчинить?
heroscape-ask-clone-place = { $figure }: где вернётся?
heroscape-ask-spirit = { $figure }: на какую карту уйдёт дух?
heroscape-ask-casualty = { $figure }: на какой из карт считать потерю?
heroscape-ask-summon = { $figure }: кого призовёт?
heroscape-ask-summon-place = { $figure }: где появится?

## Варианты
heroscape-option-draft = { $unit }, очки: { $n }
heroscape-option-draft-done = Моя армия готова
heroscape-option-reinforce = { $unit }, очки: { $n }
heroscape-option-reinforce-done = Больше никого
heroscape-option-call-reinforcements-yes = Бросить
heroscape-option-call-reinforcements-no = Не в этом раунде
heroscape-option-zone = { $zone }
heroscape-option-place-next = { $unit }
heroscape-option-place = { $space }
heroscape-option-scout = { $unit }
heroscape-option-drop-yes = Высадиться
heroscape-option-drop-no = Ждать
heroscape-option-marker = { $unit }
heroscape-option-card = { $unit }
heroscape-option-mover = { $figure }
heroscape-option-mover-done = Больше никто не двигается
heroscape-option-move = { $space }{ $swipes ->
    [0] { "" }
   *[other] { ", взмахи: " }{ $swipes }
  }{ $falls ->
    [0] { "" }
   *[other] { ", падения: " }{ $falls }
  }{ $major ->
    [0] { "" }
   *[other] { ", большие падения: " }{ $major }
  }{ $extreme ->
    [0] { "" }
   *[other] { ", падения в бездну: " }{ $extreme }
  }
heroscape-option-move-done = Остаться
heroscape-option-swipe-yes = Взмахнуть
heroscape-option-swipe-no = Отпустить
heroscape-option-attack = { $figure } атакует: { $target }
heroscape-option-attack-done = Больше не атаковать
heroscape-option-special = { $figure }, { $power }: { $target }
heroscape-option-line = { $figure }, { $power }: { $end ->
    [head] от головы
   *[tail] от хвоста
  } на { $direction ->
    [e] восток
    [se] юго-восток
    [sw] юго-запад
    [w] запад
    [nw] северо-запад
   *[ne] северо-восток
  }
heroscape-option-squad-power = { $unit }: { $power }
heroscape-option-throw-done = Больше не бросать
heroscape-option-next-defender = { $figure }
heroscape-option-charge-yes = Бросить
heroscape-option-charge-no = Сразу атаковать
heroscape-option-chomp = { $figure }
heroscape-option-chomp-done = Никого
heroscape-option-shackle = { $figure }
heroscape-option-shackle-done = Ничей
heroscape-option-spirit = { $unit }
heroscape-option-casualty = { $unit }
heroscape-option-summon = { $figure }
heroscape-option-summon-done = Никого

## События: $you — «yes» для игрока, о котором речь, «no» для остальных
heroscape-event-rolled-for-draft = { $you ->
    [yes] Бросаешь за первый выбор: { $roll }
   *[no] Игрок { $player } бросает за первый выбор: { $roll }
  }
heroscape-event-rolled-for-places = { $you ->
    [yes] Бросаешь за право ставить первым: { $roll }
   *[no] Игрок { $player } бросает за право ставить первым: { $roll }
  }
heroscape-event-rolled-for-first = { $you ->
    [yes] Бросаешь за первый ход, черепа: { $skulls }
   *[no] Игрок { $player } бросает за первый ход, черепа: { $skulls }
  }
heroscape-event-drafted = { $you ->
    [yes] Выбираешь: { $unit }
   *[no] Игрок { $player } выбирает: { $unit }
  }
heroscape-event-army-complete = { $you ->
    [yes] Твоя армия готова
   *[no] Армия игрока { $player } готова
  }
heroscape-event-took-zone = { $you ->
    [yes] Твоя зона: { $zone }
   *[no] Зона игрока { $player }: { $zone }
  }
heroscape-event-placed = { $figure } начинает на { $space }
heroscape-event-not-used = { $figure } не находит места и не играет
heroscape-event-scout-chosen = Твой лазутчик — { $unit }
heroscape-event-scout-chosen-hidden = У игрока { $player } есть лазутчик
heroscape-event-round-began = Раунд { $n }
heroscape-event-rolled-for-drop = { $unit }: { $roll } на высадку
heroscape-event-rolled-who-drops = { $you ->
    [yes] Бросаешь за первую высадку: { $roll }
   *[no] Игрок { $player } бросает за первую высадку: { $roll }
  }
heroscape-event-dropped = { $figure } приземляется на { $space }
heroscape-event-marked = Жетон { $marker } лежит на карте { $unit }
heroscape-event-marked-hidden = Игрок { $player } кладёт жетон на карту { $unit }
heroscape-event-rolled-for-markers = { $you ->
    [yes] Бросаешь за право класть жетоны первым: { $roll }
   *[no] Игрок { $player } бросает за право класть жетоны первым: { $roll }
  }
heroscape-event-rolled-initiative = { $you ->
    [yes] Бросаешь на инициативу: { $roll }
   *[no] Игрок { $player } бросает на инициативу: { $roll }
  }{ $n ->
    [0] { "" }
   *[other] { ", плюс " }{ $n }
  }
heroscape-event-first-this-round = { $you ->
    [yes] В этом раунде начинаешь ты
   *[no] В этом раунде начинает игрок { $player }
  }
heroscape-event-round-ended = Раунд { $n } окончен
heroscape-event-gas-rose = Газ поднимается до уровня { $n }
heroscape-event-gassed = { $figure } в газу, раны: { $n }
heroscape-event-rolled-reinforcements = { $you ->
    [yes] Бросаешь на подкрепление: { $roll }
   *[no] Игрок { $player } бросает на подкрепление: { $roll }
  }; { $n ->
    [1] оно приходит
   *[other] оно не приходит
  }
heroscape-event-reinforced = { $you ->
    [yes] К тебе присоединяется: { $unit }
   *[no] К игроку { $player } присоединяется: { $unit }
  }
heroscape-event-turn-began = { $you ->
    [yes] Твой ход: { $unit }
   *[no] Ход игрока { $player }: { $unit }
  }
heroscape-event-revealed = { $you ->
    [yes] Твой жетон { $marker } лежит на карте { $unit }
   *[no] Жетон { $marker } игрока { $player } лежит на карте { $unit }
  }
heroscape-event-turn-lost = { $you ->
    [yes] Теряешь ход своего жетона { $marker }
   *[no] Игрок { $player } теряет ход жетона { $marker }
  }
heroscape-event-moved = { $figure } идёт на { $space }
heroscape-event-flew = { $figure } летит на { $space }
heroscape-event-grappled = { $figure } подтягивается на { $space }
heroscape-event-swiped = { $figure } взмахивает вслед: { $target }, черепа: { $skulls }
heroscape-event-swipe-declined = { $figure } даёт уйти: { $target }
heroscape-event-fell = { $figure } падает, черепа: { $skulls }
heroscape-event-fell-far = { $figure } падает с большой высоты, черепа: { $skulls }
heroscape-event-fell-deep = { $figure } падает в бездну: { $roll }
heroscape-event-attacked = { $figure } атакует: { $target }
heroscape-event-special-attack = { $figure }, { $power }: { $target }
heroscape-event-fire-line = { $figure } выдыхает огонь из { $space } на { $direction ->
    [e] восток
    [se] юго-восток
    [sw] юго-запад
    [w] запад
    [nw] северо-запад
   *[ne] северо-восток
  }
heroscape-event-rolled-attack = { $figure } бросает на атаку, кости: { $dice }, черепа: { $skulls }
heroscape-event-rolled-defense = { $figure } бросает на защиту, кости: { $dice }, щиты: { $shields }
heroscape-event-blocked = { $figure } без вреда
heroscape-event-dodged = { $figure } уклоняется
heroscape-event-countered = { $figure } бьёт в ответ: { $target }, раны: { $n }
heroscape-event-wounded = { $figure } получает раны: { $n }
heroscape-event-destroyed = { $figure } гибнет на { $space }
heroscape-event-casualty-laid = { $figure } считается на карте { $unit }
heroscape-event-card-out = { $unit } вне игры
heroscape-event-truce-broken = Перемирие нарушено
heroscape-event-charged = { $unit } бросает { $roll }: { $n ->
    [1] в натиск
   *[other] без натиска
  }
heroscape-event-bitten = { $figure } пожирает: { $target }
heroscape-event-bit-at = { $figure } кусает: { $target }, бросок { $roll }
heroscape-event-shackled = { $figure } подчиняет карту { $unit }
heroscape-event-shackle-tried = { $figure } тянется к разуму: { $target }, бросок { $roll }
heroscape-event-clone-rolled = { $figure } бросает { $roll }: { $n ->
    [1] кто-то возвращается
   *[other] всё тихо
  }
heroscape-event-cloned = { $figure } возвращается на { $space }
heroscape-event-spirit-went = { $figure }: дух уходит на карту { $unit }
heroscape-event-spirit-had-to-go = { $figure }: духу не найти другой уникальной карты, и он уходит на { $unit } — карту врага
heroscape-event-rolled-whose-spirit = { $you ->
    [yes] Бросаешь за право быть первым: { $roll }
   *[no] Игрок { $player } бросает за право быть первым: { $roll }
  }
heroscape-event-glyph-turned = Глиф на { $space } — { $glyph }
heroscape-event-glyph-taken = { $figure } стоит на глифе { $glyph }, { $space }
heroscape-event-glyph-gone = { $glyph } покидает { $space } и игру
heroscape-event-healed = { $figure } исцеляется, раны: { $n }
heroscape-event-summoned = { $figure } появляется на { $space }
heroscape-event-cursed = Проклятие, { $figure }: { $roll }
heroscape-event-plant-found = { $figure } находит растение, глиф { $glyph }; найдено: { $n }
heroscape-event-no-plant = Глиф { $glyph } на { $space } — не растение
heroscape-event-scout-glyph-shown = Под картой { $unit } лежал глиф { $glyph }
heroscape-event-won = { $you ->
    [yes] Ты побеждаешь
   *[no] Игрок { $player } побеждает
  }
heroscape-event-drew = { $you ->
    [yes] У тебя столько же очков: ничья
   *[no] У игрока { $player } столько же очков: ничья
  }
heroscape-event-nobody-won = Никто не побеждает

## Чем кончается битва
heroscape-result-last-standing = На поле битвы осталась одна сторона.
heroscape-result-most-points = Последний раунд окончен: побеждает больше очков.
heroscape-result-reached = Место, за которое шла битва, достигнуто.
heroscape-result-collected = Растений найдено достаточно.
heroscape-result-scout-arrived = Лазутчик дошёл до поста.
heroscape-result-scout-destroyed = Лазутчик погиб.
heroscape-result-rescued = Пленник свободен.
heroscape-result-held = Место удержано до конца раунда.
heroscape-result-outlasted = Время вышло: кому надо было выстоять, те выстояли.
heroscape-result-draw = Последний раунд окончен при равных очках: ничья.
heroscape-result-nobody = Все пали разом: никто не побеждает.

## Почему это нельзя выбрать
heroscape-why-over = Битва окончена.
heroscape-why-not-asked = Сейчас выбирают другие.
heroscape-why-not-your-turn = Ходит кто-то другой.
heroscape-why-first-card = Сначала выбери карту.
heroscape-why-first-figure = Сначала выбери фигурку.
heroscape-why-first-place = Сначала { $figure }: выбери место.
heroscape-why-first-answer = Сначала ответь на вопрос.
heroscape-why-zone = Зона ({ $zone }) принадлежит другим.
heroscape-why-other-card = В этот ход действует только { $unit }.
heroscape-why-unit-taken = { $unit } уже в армии игрока { $player }.
heroscape-why-unit-captive = { $unit } — пленник, ни в одной армии его нет.
heroscape-why-unit-twice = { $unit } — уникальная карта, и она у тебя уже есть.
heroscape-why-unit-drops = { $unit } пришлось бы высаживать, а подкреплению так нельзя.
heroscape-why-unit-spent = { $unit } в этой битве больше не появится.
heroscape-why-unit-dear = { $unit } стоит { $n }, а на подкрепление осталось меньше.
heroscape-why-unit-copy = { $unit }: предлагается другой экземпляр этой карты.
heroscape-why-unit-points = { $unit } стоит { $n }; твоя армия стоит { $spent }, осталось { $left }.
heroscape-why-hero-first = { $unit } подождёт: сначала уникальный герой, чтобы было кому быть лазутчиком.
heroscape-why-unit-not-yours = { $unit } — не твоя карта.
heroscape-why-unit-out = У карты { $unit } не осталось фигурок.
heroscape-why-spirit-common = { $unit } — не уникальная карта, дух на неё не уходит.
heroscape-why-no-scout = { $unit } — не уникальный герой на поле битвы.
heroscape-why-nothing-to-place = У карты { $unit } сейчас некого ставить.
heroscape-why-no-casualty = На карте { $unit } эта потеря не считается.
heroscape-why-captive = { $figure } — пленник и не участвует.
heroscape-why-off-field = { $figure } не на поле битвы.
heroscape-why-team-mates = { $figure } слушается твоего союзника, а не тебя.
heroscape-why-attack-later = Сначала все движения, атаки после них: { $figure }.
heroscape-why-has-moved = { $figure } больше не двигается в этот ход.
heroscape-why-not-hit = { $figure } не среди задетых.
heroscape-why-no-summon = { $figure } туда не призвать.
heroscape-why-not-adjacent = { $figure } не рядом: { $who }.
heroscape-why-too-large = { $figure } — слишком большой кусок.
heroscape-why-not-a-foe = { $figure } — не враг.
heroscape-why-here = { $figure } уже стоит на { $space }.
heroscape-why-taken = На { $space } кто-то стоит; { $figure } там не встанет.
heroscape-why-no-room = { $figure } не помещается под навесом над { $space }.
heroscape-why-not-wounded = { $figure } без ран и на { $space } остановиться не может.
heroscape-why-too-far = До { $space } { $n }, а { $figure } проходит { $move }.
heroscape-why-uneven = { $figure } занимает два ровных места, а у { $space } нет свободного соседа того же уровня.
heroscape-why-tail-only = На { $space } может стоять только хвост: { $figure }. Выбери место для головы.
heroscape-why-ruin = На пути руины: { $figure }, { $space }.
heroscape-why-tight = { $figure } не проходит на { $space }: негде подняться или спуститься.
heroscape-why-too-high = { $space } выше на { $n }; { $figure } с ростом { $height } так высоко за шаг не влезет.
heroscape-why-too-steep = { $space } выше на { $n }; подъём стоит больше, чем { $move }, а столько проходит { $figure }.
heroscape-why-no-way = Нет пути на { $space }, на который { $figure } хватило бы движения { $move }: подъём, вода, глифы и фигурки стоят движения или останавливают.
heroscape-why-drop-glyph = { $figure } не может приземлиться на { $space }: там лежит глиф.
heroscape-why-drop-beside = { $figure } не может приземлиться на { $space }: рядом фигурка, или не останется места другим.
heroscape-why-no-clone = { $space } не рядом с тем, кто бросал, или не на его уровне, и { $figure } там не вернётся.
heroscape-why-no-summon-place = { $space } не рядом с тем, кто призывает, и { $figure } там не появится.
heroscape-why-outside-zone = { $space } вне твоей зоны ({ $zone }); { $figure } начинает в ней.
heroscape-why-glyph-in-zone = На { $space } лежит глиф; { $figure } там начать не может.
heroscape-why-friend = { $target } на твоей стороне.
heroscape-why-all-struck = Не осталось никого, кто мог бы атаковать: { $target }.
heroscape-why-engaged = { $figure } в схватке ({ $foe }) и не может атаковать: { $target }.
heroscape-why-only-adjacent = { $figure } атакует только соседей, а { $target } не рядом.
heroscape-why-out-of-range = До { $target } { $n }; у { $figure } дальность { $range }.
heroscape-why-too-quick = { $target }: атаковать может только сосед, а { $figure } не рядом.
heroscape-why-out-of-sight = { $figure } не видит: { $target }.
heroscape-why-hidden = { $figure } не видит: { $target }, на { $space } мешает { $what ->
    [terrain] земля
    [overhang] навес
   *[ruin] стена руин
  }.
heroscape-why-hidden-by-figure = { $figure } не видит: { $target }, на { $space } мешает { $blocker }.
heroscape-why-no-attack = { $figure } сейчас не может атаковать: { $target }.
heroscape-why-has-struck = { $figure } больше не атакует в этот ход.
heroscape-why-no-target = Ни на дальности, ни на виду никого нет: { $figure }.
heroscape-why-no-throw-by = { $target }: бросать больше не в кого.
heroscape-why-throw-far = До { $target } { $n }; граната летит на { $range }.
heroscape-why-throw-high = Граната не долетит: { $target }; преграда выше { $n } уровней, или в схватке кто-то другой.
