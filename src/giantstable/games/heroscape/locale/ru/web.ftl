### HeroScape: что говорят о ней страницы в браузере: её дверь, её форма, главы её правил.

## Главная
web-about-heroscape = Герои всех времён на поле из шестиугольников. Высота, обзор и тайные приказы.

## Стол среди других
web-summary-heroscape = { $scenario }

## Новый стол
web-option-heroscape-scenario = Сценарий
web-option-heroscape-players = Игроки
web-option-heroscape-armies = Армии
web-option-heroscape-army-1 = Армия игрока 1
web-option-heroscape-army-2 = Армия игрока 2
web-option-heroscape-army-3 = Армия игрока 3
web-option-heroscape-army-4 = Армия игрока 4
web-option-heroscape-sets = Основные наборы
web-choice-heroscape-scenario-attack-at-dawn = Атака на рассвете
web-choice-heroscape-scenario-clashing-fronts = Столкновение фронтов
web-choice-heroscape-scenario-dive-the-dark-lakes = В глубинах тёмных озёр
web-choice-heroscape-scenario-winter-holdout = Зимний оплот
web-choice-heroscape-scenario-the-search-for-comfrey-plants = В поисках окопника
web-choice-heroscape-scenario-under-tempests-cover = Под покровом бури
web-choice-heroscape-scenario-a-desperate-rescue-attempt = Отчаянное спасение
web-choice-heroscape-scenario-a-toxic-mist = Ядовитый туман
web-choice-heroscape-scenario-mimrings-fortress = Крепость Мимринга
web-choice-heroscape-scenario-to-take-barrenspur = Взять Барренспур
web-choice-heroscape-armies-draft = По карте
web-choice-heroscape-armies-draft-about = Карта за картой, по очереди, и сразу на поле.
web-choice-heroscape-armies-pre-made = Готовые
web-choice-heroscape-armies-pre-made-about = Каждый приводит армию в пределах очков.
