### Wraith & the Giants: что говорят о ней страницы в браузере: её дверь, её форма, главы её правил.

## Главная
web-about-wraith = Одна скалолазка, один великан и деревня за спиной. Игра на одного: карты и уступы.
web-learn-wraith = Первый бой с провожатым: два раунда и победа.

## Новый стол
web-campaign = Кампания
web-campaign-door = Кампания
web-campaign-door-wraith = Двенадцать боёв, три возраста одной жизни и история между ними.
web-or-one-game = или один бой
web-option-wraith-giant = Великан
web-option-wraith-wraith = Тень
web-option-wraith-footholds = Опасные уступы
web-option-wraith-tokens = Жетоны уступов
web-choice-wraith-giant-earth = Великан Земли
web-choice-wraith-giant-earth-about = Холм, который встал. С него начинают.
web-choice-wraith-giant-air = Великан Воздуха
web-choice-wraith-giant-air-about = Швыряет тебя и сдувает карты из руки.
web-choice-wraith-giant-water = Великан Воды
web-choice-wraith-giant-water-about = Смывает твои карты, одну за другой.
web-choice-wraith-giant-fire = Великан Огня
web-choice-wraith-giant-fire-about = Жжёт. Самый трудный из четырёх.
web-choice-wraith-wraith-young = Юная Тень
web-choice-wraith-wraith-young-about = Быстрая и простая: колода, чтобы учиться.
web-choice-wraith-wraith-adult = Взрослая Тень
web-choice-wraith-wraith-adult-about = Навыки, которые пустеют и пополняются с каждым ударом.
web-choice-wraith-wraith-elder = Старая Тень
web-choice-wraith-wraith-elder-about = Заклинания, если стоять там, где они действуют.
web-choice-wraith-tokens-0 = сколько советуют
web-option-wraith-air-draw = Добор после Воздуха
web-option-wraith-gauntlet = Испытание
web-choice-wraith-gauntlet-off = Нет
web-choice-wraith-gauntlet-impossible = Невозможное
web-choice-wraith-gauntlet-insane = Безумное
web-choice-wraith-air-draw-replace = Четыре карты заменяют руку
web-choice-wraith-air-draw-extra = Четыре карты добавляются к руке
web-summary-wraith = { $wraith }, { $giant }{ $footholds ->
    [yes] , опасные уступы
   *[no] { "" }
  }

## Стол
wraith-group-play = Сыграть карту
wraith-group-rest = Отдых: положить карту рубашкой вверх
wraith-group-fearless = Действия без страха
wraith-group-discard = Сбросить
wraith-group-climb = Подъём
wraith-group-drop = Спуск
wraith-group-leap = Прыжок
wraith-group-bow = Лук
wraith-group-warp = Перенос
web-to-campaign = Дальше по кампании

## Правила
web-chapter-wraith-comp = Что в коробке
web-chapter-wraith-setup = Подготовка
web-chapter-wraith-round = Раунд
web-chapter-wraith-act = Игра картами
web-chapter-wraith-move = Движение
web-chapter-wraith-atk = Атака
web-chapter-wraith-scar = Шрамы
web-chapter-wraith-heal = Лечение
web-chapter-wraith-fear = Действия без страха
web-chapter-wraith-refresh = Обновление руки
web-chapter-wraith-giant = Великан действует
web-chapter-wraith-rage = Ярость
web-chapter-wraith-stun = Оглушение
web-chapter-wraith-end = Конец боя
web-chapter-wraith-foot = Опасные уступы
web-chapter-wraith-adult = Взрослая Тень
web-chapter-wraith-elder = Старая Тень
web-chapter-wraith-camp = Кампания
web-chapter-wraith-gaunt = Испытания
web-chapter-wraith-spec = Особые карты
