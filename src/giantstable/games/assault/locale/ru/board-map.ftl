### Assault of the Giants: что говорит карта в браузере.

assault-map = Карта Дикого Фронтира
assault-map-title = Дикий Фронтир
assault-map-keys = Стрелки ведут из региона в регион, Enter выбирает. Пробел ведёт к тому, что стоит в регионе, стрелки — дальше среди этого, Escape — назад. N и P ведут к тому, что можно выбрать. Плюс, минус и 0 меняют масштаб.
assault-map-closer = Ближе
assault-map-wider = Дальше
assault-map-whole = Вся карта

## Что лежит в регионе
assault-map-nobody = Никого нет
assault-map-army = { $race }, { $n } из { $limit }: { $units }
assault-map-pile = { $n ->
    [1] { $soldier }
   *[other] { $n } × { $soldier }
  }
assault-map-soldier = { $n ->
    [1] { $soldier }
   *[other] { $n } × { $soldier }
  }: Сила { $strength }, Защита { $fortitude }, ценность Порядка { $value }
assault-map-slayer = Убийца великанов { $slayer }{ $wounded ->
    [yes] { " (ранен)" }
   *[no] { "" }
  }: Сила { $strength }, Защита { $fortitude }
assault-map-event = Событие «{ $event }»: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }, { $rune }
assault-map-home = Дом: { $race }, { $open ->
    [yes] открыт для всех
   *[no] закрыт для других
  }
assault-map-castle = Над регионом парит Лин Армаал
assault-map-on-the-way = В пути: { $soldier }
assault-map-paid = Проход в этом ходу оплачен
assault-map-forged = Выковано для Вониндода: { $n }
assault-map-fed = Еды съедено Гух: { $n }
