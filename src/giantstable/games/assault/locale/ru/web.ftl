### Assault of the Giants: что говорят о ней страницы в браузере: её дверь, её форма, главы её правил.

## Главная
web-about-assault = Шесть народов великанов идут на север. Приказы, грабёж и сражения на кубиках.
web-learn-assault = Последние ходы войны шаг за шагом: приказы, битва, событие и конец.

## Новый стол
web-option-assault-round-cap = Раундов не больше

## Стол
assault-group-attack = Атаковать
assault-group-cast = Сотворить заклинание
assault-group-castle = Передвинуть Лин Армаал
assault-group-claim = Взять событие
assault-group-command = Сыграть карту действия
assault-group-give = Отдать карту
assault-group-maneuver = Манёвры
assault-group-modify = Изменить кубики
assault-group-offer = Предложить дружеский обмен
assault-group-passage = Пройти сквозь врагов
assault-group-recruit = Нанять
assault-group-relocate = Перенести юнитов
assault-group-set-die = Повернуть кубик
assault-group-shift = Занять пустой регион
assault-group-slayer-attack = Атаковать убийцами великанов
assault-group-slayer-move = Двигать убийц великанов
assault-group-slayer-recruit = Нанять убийц великанов
assault-group-take = Взять
assault-group-trade = Обменять
assault-group-use = Применить ресурс
assault-group-want = Попросить карту

## Правила
web-chapter-assault-setup = Подготовка
web-chapter-assault-turn = Ход
web-chapter-assault-event = События
web-chapter-assault-cmd = Карты действий
web-chapter-assault-move = Движение
web-chapter-assault-stack = Сколько в регионе
web-chapter-assault-plunder = Грабёж
web-chapter-assault-res = Ресурсы
web-chapter-assault-trade = Торговля
web-chapter-assault-recruit = Найм
web-chapter-assault-leader = Лидеры
web-chapter-assault-magic = Магия
web-chapter-assault-attack = Атака
web-chapter-assault-rest = Отдых
web-chapter-assault-special = Карты одной расы
web-chapter-assault-battle = Сражения
web-chapter-assault-champ = Чемпионы
web-chapter-assault-slayer = Убийцы великанов
web-chapter-assault-npc = Великаны без игрока
web-chapter-assault-final = Последний бой за Порядок
web-chapter-assault-end = Конец игры
web-chapter-assault-comp = Что в коробке
web-chapter-assault-tip = Советы
