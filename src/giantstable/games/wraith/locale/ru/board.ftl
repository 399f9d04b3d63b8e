### Wraith & the Giants: что говорит поле в браузере помимо слов самой игры. Словарик — в game.ftl.

## Места, знаки и мелкие слова
wraith-board-ground = земля
wraith-board-place = { $name }, { $part }
wraith-board-symbol = { $symbol ->
    [hand] рука
    [foot] нога
    [eye] глаз
    [breath] дыхание
   *[other] { $symbol }
  }
wraith-board-sign = { $sign ->
    [ring] кольцо
    [knot] узел
    [fang] клык
    [bolt] молния
   *[other] { $sign }
  }

## Великан
wraith-board-body = Тело: { $giant }
wraith-board-life = Здоровье
wraith-board-life-told = Здоровье: { $n } из { $all }
wraith-board-life-pools = { $health } в его запасе, { $pools } в твоих навыках
wraith-board-scars = Шрамы
wraith-board-scars-told = Шрамы: { $n } из { $all }
wraith-board-deck = До деревни
wraith-board-deck-told = { $n ->
    [0] Карт не осталось: в свою следующую фазу Великан дойдёт до деревни
    [one] Осталась { $n } карта, потом Великан дойдёт до деревни
    [few] Осталось { $n } карты, потом Великан дойдёт до деревни
   *[many] Осталось { $n } карт, потом Великан дойдёт до деревни
  }
wraith-board-rage = Ярость
wraith-board-rage-told = Ярость: { $n } из { $all }. { $adds ->
    [yes] Следующий удар, который ранит, принесёт ещё: { $harm }.
   *[no] Пока она ничего не добавляет.
  }
wraith-board-rage-adds = Удар, который ранит, добавит
wraith-board-row = Карты Великана, слева направо
wraith-board-above = Шрамы над рядом: { $cards }
wraith-board-gone = { $n ->
    [0] Из ряда ещё не ушла ни одна карта
    [one] Ушла { $n } карта: { $cards }
    [few] Ушли { $n } карты: { $cards }
   *[many] Ушло { $n } карт: { $cards }
  }

wraith-board-kind = { $kind ->
    [always_active] Действует всегда
    [when_revealed] При появлении
   *[normal] Атака
  }
wraith-board-strikes-next = бьёт следующей
wraith-board-held-back = сдержана
wraith-board-dazzled = ослеплена
wraith-board-works = действует
wraith-board-scar = Шрам
wraith-board-scar-then = станет шрамом
wraith-board-weak-at = Слабое место: { $spot }
wraith-board-weak-regions = Слабое место: где угодно на { $spot } ({ $places })
wraith-board-wounds-of = Раны: { $n } из { $all }
wraith-board-scar-in = До шрама { $n ->
    [one] осталась { $n } рана.
    [few] осталось { $n } раны.
   *[many] осталось { $n } ран.
  }
wraith-board-held-told = Карта, на которой лежит рана, бить не может.
wraith-board-strikes = Удар ({ $area }): { $harm }
wraith-board-strikes-revealed = Удар при появлении ({ $area }): { $harm }
wraith-board-signs = Откликается на знаки: { $signs }
wraith-board-scar-told = Это шрам: он не бьёт, и ранить его нельзя.

wraith-board-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
wraith-board-cards-lost = { $n ->
    [one] потеря { $n } карты
    [few] потеря { $n } карт
   *[many] потеря { $n } карт
  }
wraith-board-stun = оглушение
wraith-board-push = { $way ->
    [up] бросок вверх на { $n }
    [down] бросок вниз на { $n }
   *[to] бросок → { $place }
  }
wraith-board-nothing = ничего
wraith-board-always = { $effect ->
    [reduce] Всегда: на { $n } меньше { $actions }
    [fearless_cost] Всегда: каждое действие без страха дороже, раны +{ $n }
    [no_heal] Всегда: отдых не лечит
    [scorch] Всегда: в начале фазы Великана { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
      } ({ $area })
    [drift] Всегда: в начале фазы Великана { $push }
    [leak] Всегда: в начале фазы Великана { $n ->
        [one] потеря { $n } карты
        [few] потеря { $n } карт
       *[many] потеря { $n } карт
      } ({ $area })
   *[rage] Всегда: в начале фазы Великана ярость +{ $n }
  }
wraith-board-always-short = { $effect ->
    [reduce] −{ $n }
    [fearless_cost] без страха +{ $n }
    [no_heal] отдых не лечит
   *[rage] ярость +{ $n }
  }

## Уступы
wraith-board-you-here = Ты здесь
wraith-board-struck-next = Сюда ударит «{ $card }»
wraith-board-weak-here = Слабое место: { $cards }
wraith-board-loose = Шаткий: уходит из-под ног, ярость +1, ты перебираешься дальше, потом { $effect ->
    [lose_row_cards] пропадает последняя карта каждого ряда
    [shuffle_hand] ветер уносит руку в колоду
    [remove_top] вода уносит верхнюю карту колоды
   *[wound] ты получаешь 1 рану
  }
wraith-board-way-up = Вверх: { $places }
wraith-board-way-down = Вниз: { $places }
wraith-board-over-the-top = Через вершину: падение на землю

## Тень
wraith-board-wraith-wounds-told = Раны: { $n } из { $all }
wraith-board-last = { $n ->
    [one] ещё { $n } — и конец
    [few] ещё { $n } — и конец
   *[many] ещё { $n } — и конец
  }
wraith-board-stunned = Оглушение: следующая карта ничего не сделает
wraith-board-stunned-short = Оглушение
wraith-board-shield = Щит { $n }
wraith-board-hand-lost = Рука унесена: в начале хода придут четыре карты
wraith-board-hand = Рука
wraith-board-new = новая
wraith-board-new-told = Только что взята
wraith-board-hand-hidden = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
  }
wraith-board-hand-empty = В руке нет карт
wraith-board-row-name = { $row ->
    [top] Верхний ряд
   *[bottom] Нижний ряд
  }
wraith-board-row-told = { $row ->
    [top] Верхний ряд
   *[bottom] Нижний ряд
  }: { $cards }. Символы: { $symbols }
wraith-board-row-next = следующая карта
wraith-board-row-empty = пока пусто
wraith-board-symbol-count = { $symbol } × { $n }
wraith-board-face-down = карта рубашкой вверх
wraith-board-deck-wraith = Колода
wraith-board-discard = Сброс
wraith-board-removed = Потеряно
wraith-board-pile-told = { $pile ->
    [deck] { $n ->
        [one] { $n } карта в твоей колоде
        [few] { $n } карты в твоей колоде
       *[many] { $n } карт в твоей колоде
      }
    [discard] { $n ->
        [one] { $n } карта в сбросе: посмотреть
        [few] { $n } карты в сбросе: посмотреть
       *[many] { $n } карт в сбросе: посмотреть
      }
   *[removed] { $n ->
        [one] { $n } карта вне игры
        [few] { $n } карты вне игры
       *[many] { $n } карт вне игры
      }
  }
wraith-board-discard-title = Сброс
wraith-board-discard-empty = Ещё ничего не сброшено.
wraith-board-close = Закрыть
wraith-board-fearless = Без страха
wraith-board-fearless-told = Без страха: { $effect }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
  }, цена — { $price ->
    [one] { $price } рана
    [few] { $price } раны
   *[many] { $price } ран
  }
wraith-board-fatal = Эта рана станет последней
wraith-board-skills = Навыки
wraith-board-skill-told = { $name }: жетоны — { $n } из { $all }. Когда их не станет: { $does }
wraith-board-spell = { $name }, на { $requires }: { $does }
wraith-board-spell-elsewhere = Там, где ты стоишь, его не сотворить.
wraith-board-spell-not = { $name }: почему не сейчас?
wraith-board-action-now = { $effect } { $n }
wraith-board-by-symbols = по символам в ряду ({ $symbols })
wraith-board-by-pairs = по парам символов в ряду ({ $symbols })
wraith-board-at-most = { $value }, не больше { $n }
wraith-board-less = Великан отнимает { $n }
wraith-board-shows = Показывает символы: { $symbols }

## Выбор
wraith-caution-fatal = Сначала это стоит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}, и бой на этом окончен: вы проиграете, что бы удар ни сделал.
wraith-board-do = { $do ->
    [play] Сыграть
    [rest] Отдых
    [discard] Сбросить
    [use] Применить
    [leave] Оставить
    [cast] Сотворить
    [skip] Пропустить
    [go] Сюда
    [climb] Подъём
    [drop] Спуск
    [leap] Прыжок
    [sword] Меч
    [bow] Лук
    [fireworks] Фейерверк
    [heal] Лечиться
    [draw] Добрать
    [calm] Усмирить
    [shield] Щит
    [suppress-leftmost] Ослепить
    [wound-wounded] Растравить
    [wound-any] Ранить
    [warp] Перенос
    [warp-number] Перенос
    [fearless] Решиться
   *[other] Выбрать
  }
wraith-board-choices = Что с этим делать
wraith-board-preview = Что это сделает
wraith-board-preview-hidden = Что будет потом, ещё неизвестно.
wraith-board-preview-choose = Потом выбираешь: { $ways }.
wraith-board-preview-more = и ещё { $n }
wraith-board-lens-nothing = Укажи на карту или уступ — и увидишь, что они делают.
wraith-board-next-told = Следующей бьёт «{ $card }»: { $area }, { $harm }.
wraith-board-next-none = Карта «{ $card }» не ударит.

## Раздача
wraith-board-share = { $what ->
    [tokens] Выбери навыки, которые заплатят.
   *[wounds] Выбери карты, которые получат раны.
  }
wraith-board-share-left = { $what ->
    [tokens] { $n ->
        [0] Всё уплачено
        [one] Остался { $n } жетон
        [few] Осталось { $n } жетона
       *[many] Осталось { $n } жетонов
      }
   *[wounds] { $n ->
        [0] Все раны розданы
        [one] Осталась { $n } рана
        [few] Осталось { $n } раны
       *[many] Осталось { $n } ран
      }
  }
wraith-board-share-gets = { $n ->
    [0] Пока не получает ран
    [one] Получит { $n } рану
    [few] Получит { $n } раны
   *[many] Получит { $n } ран
  }
wraith-board-share-pays = { $n ->
    [0] Пока не платит жетонов
    [one] Заплатит { $n } жетон
    [few] Заплатит { $n } жетона
   *[many] Заплатит { $n } жетонов
  }
wraith-board-share-back = { $what ->
    [tokens] На жетон меньше: «{ $name }»
   *[wounds] На рану меньше: «{ $name }»
  }
wraith-board-share-done = Готово
wraith-board-share-again = Заново

## Куда смотреть на маленьком экране
wraith-board-tab = { $tab ->
    [hand] Рука
    [rows] Ряды
    [giant] Великан
   *[skills] Навыки
  }
wraith-board-tabs = Куда смотреть

## Конец
wraith-board-won = Великан побеждён
wraith-board-lost = Бой проигран

## Рассказ о бое, когда он окончен
wraith-fight-not-told = Рассказать, как прошёл бой, сейчас нельзя.
wraith-fight-rounds = { $n ->
    [one] раунд
    [few] раунда
   *[many] раундов
  }
wraith-fight-dealt = { $n ->
    [one] рана нанесена
    [few] раны нанесено
   *[many] ран нанесено
  }
wraith-fight-taken = { $n ->
    [one] рана получена
    [few] раны получено
   *[many] ран получено
  }
wraith-fight-scars = { $n ->
    [one] шрам
    [few] шрама
   *[many] шрамов
  }
wraith-fight-best = Лучший удар
wraith-fight-blow = { $effect }, раунд { $round }: { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }, { $cards }
wraith-fight-no-blow = Ни один удар не достиг цели.
wraith-fight-left = Великану до конца { $n ->
    [one] оставалась { $n } рана
    [few] оставалось { $n } раны
   *[many] оставалось { $n } ран
  }, шрамов { $scars } из { $all }.
wraith-fight-course = Раунд за раундом
wraith-fight-round = Раунд { $round }: нанесено { $dealt }, получено { $taken }
wraith-fight-next = Что попробовать дальше
wraith-fight-try = { $why ->
    [giant] Этот Великан тебя уже не удивит. Следующий труднее.
    [wraith] С этой Тенью пал и последний Великан. Попробуй другую: она умеет иное.
    [footholds] Самое трудное позади. Теперь пусть обваливаются уступы.
    [campaign] Труднее одиночного боя уже нет. Кампания ведёт от боя к бою.
    [easier-giant] Великан, который больше прощает, покажет, на что способны твои карты.
    [easier-wraith] С Юной Тенью узнать Великана легче всего.
    [firm] Тот же бой на прочных уступах легче.
   *[lesson] Первый бой с провожатым: два раунда и победа.
  }
wraith-fight-lesson = Учиться играя
