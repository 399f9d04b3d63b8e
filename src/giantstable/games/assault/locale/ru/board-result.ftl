### Assault of the Giants: страница оконченной игры в браузере.

assault-result-not-told = Рассказать о ходе игры сейчас нельзя.
assault-result-scoring = Итоговый подсчёт
assault-result-race = Раса
assault-result-points = Очки Порядка
assault-result-cards = Карты ресурсов
assault-result-regions = Регионы
assault-result-winner = (победа)
assault-result-decided = { $by ->
    [points] Решает наибольшее число очков Порядка; карты и регионы — только при равенстве.
    [cards] Очков поровну: решило число карт ресурсов.
    [regions] Очков и карт поровну: решило число регионов.
    [shared] Очков, карт и регионов поровну: победа общая.
   *[nobody] Никто не победил.
  }
assault-result-over-time = Очки по раундам
assault-result-sources = Откуда взялись очки
assault-result-source = { $source ->
    [events] События
    [battles] Сражения
    [slayers] Убийцы великанов
    [story] Особые карты действий
    [passages] Проходы
   *[spells] Заклинания
  }
assault-result-battles = Сражения
assault-result-attacks = Успешные атаки
assault-result-defences = Успешные защиты
assault-result-of = { $won } из { $all }
assault-result-felled = Побеждено юнитов
assault-result-lost = Потеряно юнитов
assault-result-events = Выполненные события
assault-result-no-events = Никто не выполнил ни одного события.
