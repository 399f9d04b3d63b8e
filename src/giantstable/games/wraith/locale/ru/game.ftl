# Wraith & the Giants: вопросы, варианты, события. Имена карт и мест приходят из файлов содержимого.
#
# Словарик: Wraith = Тень (женщина), Giant = Великан (с прописной только Великан и Тень), foothold = уступ,
# Dangerous Footholds = «Опасные уступы», Ground = земля, top = вершина, line = линия, Wound = рана, Scar = шрам,
# Rage = ярость, weak spot = слабое место, Stunned = оглушение,
# Climb = подъём, Drop = спуск, Leap = прыжок, Warp = перенос, Sword = меч, Bow = лук, Fireworks = фейерверк,
# Heal = лечение, Draw = добор, Calm = усмирение, Shield и ward = щит, Dazzle = ослепление, Reopen = растравить рану,
# Fearless Action = действие без страха, Spell = заклинание (сотворить), skill = навык, skill pool = запас, token = жетон,
# action row = верхний и нижний ряд, the Giant’s row = ряд Великана, deck = колода, discard pile = сброс,
# face down = рубашкой вверх, rest = отдых, round = раунд, turn = ход, Refresh Step = фаза обновления,
# the Giant’s step = фаза Великана, gauntlet = испытание, option = вариант, choice = решение, hint = подсказка,
# seat = место за столом.
#
# К игроку обращаемся на «ты» и в настоящем времени, чтобы не гадать о роде. Имена карт не склоняются и стоят в кавычках.
# Место ($place, $from) — «земля» или имя уступа, всегда в именительном: «земля → A1», «(земля)», «: земля».

wraith-title = Wraith & the Giants
wraith-ground = земля
wraith-foothold = { $name }

wraith-effect = { $effect ->
    [climb] Подъём
    [drop] Спуск
    [leap] Прыжок
    [sword] Меч
    [bow] Лук
    [fireworks] Фейерверк
    [heal] Лечение
    [draw] Добор
    [calm] Усмирение
    [shield] Щит
    [suppress_leftmost] Ослепление
    [wound_wounded] Растравить рану
    [wound_any] Рана
    [warp] Перенос
   *[warp_number] Перенос к тому же числу
  }

## О чём спрашиваем
wraith-ask-play = { $row ->
    [top] Сыграй карту в верхний ряд или действуй без карты.
   *[bottom] Сыграй карту в нижний ряд или действуй без карты.
  }
wraith-ask-after = Обе карты сыграны: действуй без карты или заверши ход.
wraith-ask-empty-handed = Играть нечего: действуй без карты или заверши ход.
wraith-ask-resolve = «{ $card }»: что дальше?
wraith-ask-spell = Карта «{ $card }» исполнена: сотворить «{ $spell }»?
wraith-ask-effect = { $effect ->
    [climb] Подъём: куда?
    [drop] Спуск: куда?
    [leap] Прыжок: куда?
    [bow] Лук: по какому соседнему уступу?
    [wound_wounded] Какая раненая карта получит рану?
    [wound_any] Какая карта получит рану?
    [warp] Перенос: куда?
    [warp_number] Перенос: на какой уступ с тем же числом?
   *[other] Выбери цель.
  }
wraith-ask-fearless = Без страха: { $effect ->
    [climb] подъём — куда?
    [drop] спуск — куда?
    [leap] прыжок — куда?
    [bow] лук — по какому соседнему уступу?
   *[other] выбери цель.
  }
wraith-ask-split = { $n ->
    [one] Надо разместить { $n } рану: сколько на «{ $giantcard }»?
    [few] Надо разделить { $n } раны: сколько на «{ $giantcard }»?
   *[many] Надо разделить { $n } ран: сколько на «{ $giantcard }»?
  }
wraith-ask-spread = Искр на всех не хватит: сколько из { $n } на «{ $giantcard }»?
wraith-ask-pay = { $n ->
    [one] Надо взять { $n } жетон: сколько из запаса «{ $skill }»?
    [few] Надо взять { $n } жетона: сколько из запаса «{ $skill }»?
   *[many] Надо взять { $n } жетонов: сколько из запаса «{ $skill }»?
  }
wraith-ask-skill = Запас навыка пуст: применить навык?
wraith-ask-discard = Обновление: сбрось карту или оставь остальные и добери.
wraith-ask-pushed = Великан швыряет тебя ({ $place }): в какую сторону?
wraith-ask-stumble = Уступ { $place } уходит из-под ног: куда приземлишься?

## Варианты
wraith-option-play = Сыграть «{ $card }»
wraith-option-rest = Положить «{ $card }» рубашкой вверх: вылечить 1, взять 1
wraith-option-fearless = Без страха: { $effect ->
    [drop] спуск
    [climb] подъём { $n }
    [leap] прыжок { $n }
    [sword] меч { $n }
    [bow] лук { $n }
   *[other] { $effect } { $n }
  }
wraith-option-end = Завершить ход
wraith-option-cast = Сотворить «{ $spell }»
wraith-option-no-spell = Без заклинания
wraith-option-skip = Пропустить { $effect ->
    [climb] подъём
    [drop] спуск
    [leap] прыжок
    [sword] меч
    [bow] лук
    [fireworks] фейерверк
    [heal] лечение
   *[other] действие
  }: сейчас никак
wraith-option-wounds = { $n ->
    [0] Ни одной на «{ $giantcard }»
    [one] { $n } рана на «{ $giantcard }»
    [few] { $n } раны на «{ $giantcard }»
   *[many] { $n } ран на «{ $giantcard }»
  }
wraith-option-pay = { $n ->
    [0] Ни одного из запаса «{ $skill }»
   *[other] { $n } из запаса «{ $skill }»
  }
wraith-option-use = Применить «{ $skill }»
wraith-option-leave = Оставить «{ $skill }» и пополнить запас
wraith-option-keep = Оставить остальные и добрать
wraith-option-discard = Сбросить «{ $card }»
wraith-option-go = Туда: { $place }

wraith-do-climb = Подъём → { $place }
wraith-do-drop = Спуск → { $place }
wraith-do-leap = Прыжок → { $place }
wraith-do-sword = Удар мечом: { $place }
wraith-do-bow = Выстрел → { $place }
wraith-do-fireworks = Запустить фейерверк
wraith-do-heal = Лечиться
wraith-do-draw = Добрать
wraith-do-calm = Усмирить Великана
wraith-do-shield = Поднять щит
wraith-do-suppress-leftmost = Ослепить крайнюю левую карту
wraith-do-wound-wounded = Растравить рану на «{ $giantcard }»
wraith-do-wound-any = Ранить «{ $giantcard }»
wraith-do-warp = Перенос → { $place }
wraith-do-warp-number = Перенос → { $place }

## События: $you — «yes» для игрока Тени, «no» для тех, кто смотрит
wraith-event-round-began = Раунд { $n }
wraith-event-refresh-began = Тень переводит дух
wraith-event-giant-acts = Великан приходит в движение
wraith-event-played = { $you ->
    [yes] Играешь
   *[no] Тень играет
  } { $row ->
    [top] «{ $card }» в верхний ряд
   *[bottom] «{ $card }» в нижний ряд
  }
wraith-event-stunned-card = Оглушение: «{ $card }» только показывает свои символы
wraith-event-face-down = { $you ->
    [yes] Кладёшь
   *[no] Тень кладёт
  } { $row ->
    [top] «{ $card }» рубашкой вверх в верхний ряд
   *[bottom] «{ $card }» рубашкой вверх в нижний ряд
  }
wraith-event-face-down-hidden = { $row ->
    [top] В верхний ряд ложится карта рубашкой вверх
   *[bottom] В нижний ряд ложится карта рубашкой вверх
  }
wraith-event-healed = { $you ->
    [yes] Залечиваешь
   *[no] Тень залечивает
  } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-event-drew = { $you ->
    [yes] Берёшь «{ $card }»
   *[no] Тень берёт «{ $card }»
  }
wraith-event-drew-hidden = Тень берёт карту
wraith-event-reshuffled = { $n ->
    [one] Сброс ({ $n } карта) становится новой колодой
    [few] Сброс ({ $n } карты) замешан в новую колоду
   *[many] Сброс ({ $n } карт) замешан в новую колоду
  }
wraith-event-discarded = { $you ->
    [yes] Сбрасываешь «{ $card }»
   *[no] Тень сбрасывает «{ $card }»
  }
wraith-event-no-card = { $you ->
    [yes] У тебя нет
   *[no] У Тени нет
  } { $row ->
    [top] карты для верхнего ряда
   *[bottom] карты для нижнего ряда
  }
wraith-event-climbed = { $you ->
    [yes] Поднимаешься: { $from } → { $place }
   *[no] Тень поднимается: { $from } → { $place }
  }
wraith-event-stayed = { $you ->
    [yes] Остаёшься на вершине { $place }
   *[no] Тень остаётся на вершине { $place }
  }
wraith-event-fell = { $you ->
    [yes] Перелезаешь через вершину { $from } и падаешь на землю
   *[no] Тень перелезает через вершину { $from } и падает на землю
  }
wraith-event-dropped = { $you ->
    [yes] Спускаешься: { $from } → { $place }
   *[no] Тень спускается: { $from } → { $place }
  }
wraith-event-leapt = { $you ->
    [yes] Прыгаешь: { $from } → { $place }
   *[no] Тень прыгает: { $from } → { $place }
  }
wraith-event-warped = { $you ->
    [yes] Выходишь из воздуха: { $from } → { $place }
   *[no] Тень выходит из воздуха: { $from } → { $place }
  }
wraith-event-not-possible = { $effect ->
    [climb] Подъём невозможен
    [drop] Спуск невозможен
    [leap] Прыжок невозможен
    [sword] Мечу не во что попасть
    [bow] Луку не во что попасть
    [fireworks] Фейерверку не во что попасть
   *[other] Сейчас это ничего не даёт
  }
wraith-event-hit = { $you ->
    [yes] { $effect ->
        [sword] Твой меч наносит
        [bow] Твоя стрела наносит
        [fireworks] Твой фейерверк наносит
       *[other] Наносишь
      }
   *[no] { $effect ->
        [sword] Меч Тени наносит
        [bow] Стрела Тени наносит
        [fireworks] Фейерверк Тени наносит
       *[other] Тень наносит
      }
  } карте «{ $giantcard }» { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-event-scarred = Карта «{ $giantcard }» становится шрамом!
wraith-event-fearless-price = Без страха: { $you ->
    [yes] получаешь
   *[no] Тень получает
  } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-event-paid = Из запаса «{ $skill }» { $n ->
    [one] уходит { $n } жетон
    [few] уходят { $n } жетона
   *[many] уходит { $n } жетонов
  }
wraith-event-skill-used = { $you ->
    [yes] Применяешь навык «{ $skill }»
   *[no] Тень применяет навык «{ $skill }»
  }
wraith-event-skill-unused = { $you ->
    [yes] Оставляешь навык «{ $skill }» без применения
   *[no] Тень оставляет навык «{ $skill }» без применения
  }
wraith-event-refilled = { $n ->
    [0] Запас «{ $skill }» больше не пополнится
    [one] В запас «{ $skill }» возвращается { $n } жетон
    [few] В запас «{ $skill }» возвращаются { $n } жетона
   *[many] В запас «{ $skill }» возвращается { $n } жетонов
  }
wraith-event-spell-cast = { $you ->
    [yes] Творишь заклинание карты «{ $card }»
   *[no] Тень творит заклинание карты «{ $card }»
  }
wraith-event-calmed = { $n ->
    [0] Ярость Великана стихает
   *[other] Ярость Великана падает до { $n }
  }
wraith-event-shielded = Щит примет { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  } { $you ->
    [yes] за тебя
   *[no] за Тень
  }
wraith-event-dazzled = Карта «{ $giantcard }» ослеплена
wraith-event-struck = { $you ->
    [yes] Карта «{ $giantcard }» бьёт по тебе ({ $place })
   *[no] Карта «{ $giantcard }» бьёт по Тени ({ $place })
  }
wraith-event-out-of-reach = { $you ->
    [yes] Карта «{ $giantcard }» до тебя не достаёт ({ $place })
   *[no] Карта «{ $giantcard }» до Тени не достаёт ({ $place })
  }
wraith-event-too-wounded = Карта «{ $giantcard }» слишком изранена и не бьёт
wraith-event-scar-silent = Карта «{ $giantcard }» — шрам и бить не может
wraith-event-suppressed = Карта «{ $giantcard }» ослеплена и не бьёт
wraith-event-suffered = { $you ->
    [yes] Получаешь
   *[no] Тень получает
  } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-event-warded = { $you ->
    [yes] Твой щит принимает
   *[no] Щит Тени принимает
  } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-event-cards-lost = { $you ->
    [yes] Теряешь из колоды
   *[no] Тень теряет из колоды
  } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }
wraith-event-stunned = { $you ->
    [yes] Тебя оглушило: твоя следующая карта ничего не сделает
   *[no] Тень оглушена: её следующая карта ничего не сделает
  }
wraith-event-pushed-to = { $you ->
    [yes] Отлетаешь: { $from } → { $place }
   *[no] Тень отлетает: { $from } → { $place }
  }
wraith-event-left-row = Карта «{ $giantcard }» уходит
wraith-event-scar-above = Шрам «{ $giantcard }» ложится над рядом
wraith-event-revealed = Появляется карта «{ $giantcard }»
wraith-event-when-revealed = Карта «{ $giantcard }» бьёт, едва появившись
wraith-event-chained = Карта «{ $giantcard }» откликается на новую
wraith-event-always-works = Карта «{ $giantcard }» действует
wraith-event-rage-rose = Ярость растёт до { $n }
wraith-event-rage-full = Ярость достигла { $n } и выше не поднимется
wraith-event-rage-broke = Ярость Великана вырывается наружу (было { $n })
wraith-event-gave-way = Уступ { $place } уходит из-под ног
wraith-event-stumbled = { $you ->
    [yes] Срываешься: { $from } → { $place }
   *[no] Тень срывается: { $from } → { $place }
  }
wraith-event-row-card-lost = { $row ->
    [top] Карта «{ $card }» падает из верхнего ряда
   *[bottom] Карта «{ $card }» падает из нижнего ряда
  }
wraith-event-hand-shuffled = { $you ->
    [yes] Ветер уносит карты из твоей руки обратно в колоду
   *[no] Ветер уносит карты из руки Тени обратно в колоду
  }
wraith-event-card-washed = { $you ->
    [yes] Вода уносит верхнюю карту твоей колоды
   *[no] Вода уносит верхнюю карту колоды Тени
  }
wraith-event-burnt = { $you ->
    [yes] Обжигаешься:
   *[no] Тень обжигается:
  } { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-event-won-health = { $you ->
    [yes] У Великана ничего не осталось: победа за тобой
   *[no] У Великана ничего не осталось: победа за Тенью
  }
wraith-event-won-scars = { $n ->
    [one] { $n } шрам
    [few] { $n } шрама
   *[many] { $n } шрамов
  }: Великан уходит, { $you ->
    [yes] победа за тобой
   *[no] победа за Тенью
  }
wraith-event-lost-village = { $you ->
    [yes] Великан дошёл до деревни: это поражение
   *[no] Великан дошёл до деревни: Тень проиграла
  }
wraith-event-lost-stamina = { $you ->
    [yes] { $n ->
        [one] Осталась { $n } карта и никаких сил: это поражение
        [few] Осталось { $n } карты и никаких сил: это поражение
       *[many] Осталось { $n } карт и никаких сил: это поражение
      }
   *[no] { $n ->
        [one] У Тени осталась { $n } карта и никаких сил: она проиграла
        [few] У Тени осталось { $n } карты и никаких сил: она проиграла
       *[many] У Тени осталось { $n } карт и никаких сил: она проиграла
      }
  }
wraith-event-lost-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  } — больше, чем { $you ->
    [yes] можно вынести: это поражение
   *[no] может вынести Тень: она проиграла
  }

## Почему что-то сейчас нельзя выбрать, одним предложением
wraith-why-over = Бой окончен.
wraith-why-watching = Выбирает только тот, кто играет за Тень, а ты смотришь.

wraith-why-place-play = Туда ({ $place }) попадают действиями карты: сначала сыграй карту.
wraith-why-place-here = Ты уже здесь ({ $place }): чтобы ударить или двинуться дальше, сначала сыграй карту.
wraith-why-place-after = Обе карты этого хода сыграны: двинуться или ударить можно теперь только действием без страха.
wraith-why-place-empty-handed = У тебя нет карты, чтобы двинуться или ударить.
wraith-why-no-aim = Ничто из того, что осталось на карте «{ $card }», не нацелено на уступ.
wraith-why-climb-stays = Подъём ведёт вверх хотя бы на один уступ и не может кончиться там, где ты стоишь: { $place }.
wraith-why-climb-far = Путь { $from } → { $place } — это { $steps ->
    [one] { $steps } уступ
    [few] { $steps } уступа
   *[many] { $steps } уступов
  } вверх, а этот подъём берёт самое большее { $n }.
wraith-why-climb-up = Подъём ведёт только вверх, а такого пути вверх нет: { $from } → { $place }.
wraith-why-climb-ground = Подъём кончается на земле, только если идёт дальше через вершину, а этому столько не пройти.
wraith-why-drop-stays = Спуск ведёт вниз хотя бы на один уступ и не может кончиться там, где ты стоишь: { $place }.
wraith-why-drop-down = Спуск ведёт только вниз, а такого пути вниз нет: { $from } → { $place }.
wraith-why-drop-ground = Ниже земли спускаться некуда.
wraith-why-leap-stays = Прыжок не может кончиться там, где начался: { $place }.
wraith-why-leap-far = Путь { $from } → { $place } — это { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  } по линиям, а этот прыжок берёт самое большее { $n }.
wraith-why-warp = Перенос ведёт на любой другой уступ, но не сюда: { $place }.
wraith-why-warp-number = Этот перенос ведёт только на другой уступ с числом { $number }.
wraith-why-bow-here = Лук бьёт рядом с тобой, но никогда туда, где ты стоишь: { $place }.
wraith-why-bow-far = Лук достаёт только до соседних уступов, а линии «{ $from } — { $place }» нет.
wraith-why-sword = Меч бьёт только там, где ты стоишь: { $place }.
wraith-why-fireworks = Фейерверк рвётся там, где ты стоишь ({ $place }), и бьёт всё вокруг: целиться им нельзя.
wraith-why-no-weak-spot = Здесь ({ $place }) нет слабого места ни у одной карты ряда.
wraith-why-no-weak-spot-near = Отсюда ({ $from }) не достать ни до одного слабого места.
wraith-why-spot-scarred = Слабое место { $place } закрыто: карта «{ $giantcard }» — шрам.
wraith-why-worth-nothing = { $effect ->
    [climb] Подъём сейчас ничего не стоит
    [leap] Прыжок сейчас ничего не стоит
    [sword] Меч сейчас ничего не стоит
    [bow] Лук сейчас ничего не стоит
    [fireworks] Фейерверк сейчас ничего не стоит
   *[other] Действие сейчас ничего не стоит
  }: в этом ряду нет нужных символов.
wraith-why-reduced = Карта «{ $giantcard }» отнимает { $effect ->
    [climb] у подъёма
    [leap] у прыжка
    [sword] у меча
    [bow] у лука
    [fireworks] у фейерверка
   *[other] у действия
  } всю силу.
wraith-why-no-effect = Сейчас это ничего не сделает.
wraith-why-spell-elsewhere = Заклинанию «{ $spell }» нужен уступ с { $requires }, а ты стоишь не там ({ $from }).
wraith-why-spell-between = Заклинание «{ $spell }» творят до действий карты или после них, но не между ними.
wraith-why-spell-with-card = Заклинание «{ $spell }» творят, когда играют его карту.
wraith-why-pushed = { $way ->
    [up] Отсюда ({ $from }) Великан швыряет тебя по линии, которая ведёт вверх.
   *[down] Отсюда ({ $from }) Великан швыряет тебя по линии, которая ведёт вниз.
  }
wraith-why-stumble = Уступ { $from } уходит из-под ног: приземлишься там, куда от него ведёт линия.

wraith-why-not-in-hand = Карты «{ $card }» нет у тебя в руке.
wraith-why-card-later = Прежде чем играть «{ $card }», закончи начатое.
wraith-why-card-third = За ход играют две карты: «{ $card }» остаётся в руке до фазы обновления.
wraith-why-card-next-turn = Идёт фаза Великана: «{ $card }» подождёт до твоего следующего хода.
wraith-why-row-top-first = Первая карта хода идёт в верхний ряд.
wraith-why-row-bottom-second = Вторая карта хода идёт в нижний ряд.
wraith-why-rows-filled = В обоих рядах уже есть карта этого хода.
wraith-why-row-empty-handed = Для него у тебя нет карты.
wraith-why-row-symbols = Карты в рядах дают только символы: их действия уже исполнены.
wraith-why-row-stays = Обновляется только рука: карты в рядах остаются на месте.
wraith-why-deck = Твоя колода лежит рубашкой вверх: карты берут при отдыхе, при обновлении и когда так велено.
wraith-why-deck-refresh = Оставь остальное в руке, и она пополнится из колоды.
wraith-why-giant-deck = Колода Великана лежит рубашкой вверх: карту из неё он открывает в свою фазу.
wraith-why-discard-pile = Сброс станет новой колодой, когда старая кончится, и не раньше.
wraith-why-rage = { $n ->
    [0] Ярость растёт, когда атака Великана не удаётся.
   *[other] Ярость вырвется наружу со следующей атакой Великана, которая тебя ранит.
  }
wraith-why-fearless-step = Действиям без страха место в твою фазу, до карт и после них.
wraith-why-fearless-inside = Между действиями карты действию без страха места нет: сначала закончи карту.
wraith-why-fearless-twice = Закончи это действие без страха, прежде чем решаться на другое.
wraith-why-skill-full = В запасе «{ $skill }» ещё { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  }: навык сработает, когда запас опустеет.
wraith-why-skill-waits = Навык «{ $skill }» сработает, но сначала заканчивают начатое.
wraith-why-skill-at-work = Навык «{ $skill }» действует, и его запас пополнится, когда он закончит.
wraith-why-skill-dead = Запас «{ $skill }» пуст, и у Великана не осталось жетонов, чтобы его пополнить.

wraith-why-attack = По карте «{ $giantcard }» бьют через её слабое место: { $spot }.
wraith-why-aim-at-foothold = По карте «{ $giantcard }» бьют через её уступ: целься в { $place }.
wraith-why-bow-misses = Слабое место карты «{ $giantcard }» — { $spot }, а лук бьёт только рядом с тем местом, где ты стоишь: { $from }.
wraith-why-sword-misses = Слабое место карты «{ $giantcard }» — { $spot }, а меч бьёт только там, где ты стоишь: { $from }.
wraith-why-fireworks-hit = Фейерверк достанет карту «{ $giantcard }» и без прицела: запускай.
wraith-why-fireworks-miss = Слабое место карты «{ $giantcard }» — { $spot }, а фейерверк бьёт только там, где ты стоишь ({ $from }), и рядом.
wraith-why-unwounded = На карте «{ $giantcard }» ещё нет ран, а выбрать можно только раненую.
wraith-why-scar = Карта «{ $giantcard }» — шрам: слабого места у неё нет, и ударить по ней нельзя.
wraith-why-scar-above = «{ $giantcard }» — шрам над рядом: он считается, но ударить по нему нельзя.
wraith-why-card-gone = Карта «{ $giantcard }» уже ушла из ряда.
wraith-why-not-in-row = Карта «{ $giantcard }» не лежит в ряду, и её слабое место не открыто.

wraith-why-first-spell = Сначала скажи, творишь ли ты «{ $spell }».
wraith-why-first-target = Сначала скажи, какая карта получит раны.
wraith-why-first-wounds = Сначала скажи, сколько ран получит карта «{ $giantcard }».
wraith-why-first-pay = Сначала скажи, сколько жетонов даст запас «{ $skill }».
wraith-why-first-skill = Запас навыка опустел: сначала примени навык или оставь его.
wraith-why-first-discard = Идёт фаза обновления: сбрасывай карты или оставь их и добери.
wraith-why-first-pushed = Великан швыряет тебя: сначала выбери, в какую сторону.
wraith-why-first-stumble = Уступ уходит из-под ног: сначала выбери, куда приземлишься.

## Чем кончился бой
wraith-result-win-health = Раны взяли своё: у Великана ничего не осталось.
wraith-result-win-scars = На Великане слишком много шрамов, и он поворачивает назад.
wraith-result-lose-village = Великан дошёл до деревни.
wraith-result-lose-stamina = У Тени не осталось сил на бой.
wraith-result-lose-wounds = Тень не вынесла своих ран.

## Настройки
wraith-setup-giant = Великан, который идёт на деревню.
wraith-setup-wraith = Возраст Тени, которая его встретит.
wraith-setup-footholds = «Опасные уступы»: жетоны на уступах, которые уходят из-под ног.
wraith-setup-tokens = Сколько жетонов уступов; 0 — сколько советуют.
wraith-setup-gauntlet = Испытание: куда отбрасывает поражение.
wraith-setup-own-symbols-count = Символы карты считаются и для её собственных действий.
wraith-setup-top-climb-forced = Подъём с вершины обязан идти через вершину.
wraith-setup-rage-on-harmless-hit = Удар, который только сдвигает или оглушает, растит ярость.
wraith-setup-stun-blocks-healing = Первая карта после оглушения, положенная рубашкой вверх, не лечит и не даёт карту.
wraith-setup-air-draw = После жетона Воздуха четыре карты заменяют обновлённую руку или добавляются к ней.

## Почему: что говорит за вариант и что против
wraith-reason-win = Это победа в бою.
wraith-reason-end = Это твой конец.
wraith-reason-hit = { $n ->
    [one] Наносит Великану { $n } рану; осталось { $left }.
    [few] Наносит Великану { $n } раны; осталось { $left }.
   *[many] Наносит Великану { $n } ран; осталось { $left }.
  }
wraith-reason-scar = Оставляет шрам: { $n } из { $limit }.
wraith-reason-held = Сдерживает карту «{ $giantcard }»: раненая карта не бьёт.
wraith-reason-symbols = Её символы усилят атаки следующих раундов.
wraith-reason-heal = { $n ->
    [one] Лечит { $n } рану.
    [few] Лечит { $n } раны.
   *[many] Лечит { $n } ран.
  }
wraith-reason-price = { $n ->
    [one] Стоит { $n } рану; ещё { $left } — и конец.
    [few] Стоит { $n } раны; ещё { $left } — и конец.
   *[many] Стоит { $n } ран; ещё { $left } — и конец.
  }
wraith-reason-shield = { $n ->
    [one] Отводит { $n } рану.
    [few] Отводит { $n } раны.
   *[many] Отводит { $n } ран.
  }
wraith-reason-calm = { $n ->
    [one] Ярость падает на { $n } деление.
    [few] Ярость падает на { $n } деления.
   *[many] Ярость падает на { $n } делений.
  }
wraith-reason-safe = Место: { $place }. Сюда ничто из ряда не достаёт.
wraith-reason-struck = Место: { $place }. Великан ударит тебя здесь с вероятностью { $odds } %, { $n ->
    [0] но не ранит.
    [one] в худшем случае на { $n } рану.
    [few] в худшем случае на { $n } раны.
   *[many] в худшем случае на { $n } ран.
  }
wraith-reason-fatal = Место: { $place }. Великан ударит тебя здесь с вероятностью { $odds } %, и с вероятностью { $fatal } % это конец.
wraith-reason-near = Место: { $place }. Отсюда достаёт до большего числа слабых мест.
wraith-reason-keep = Твои карты не хуже того, что даст колода.
wraith-reason-discard = { $card }: большинство карт колоды полезнее.
wraith-reason-good-card = { $card }: лучше большинства карт колоды.
