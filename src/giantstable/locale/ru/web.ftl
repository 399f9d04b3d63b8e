### Оболочка веб-клиента: всё, что говорят его страницы и чего не говорит сама игра.
### Словарик — в начале wraith.ftl. На кнопках инфинитив; в предложениях «ты» и без рода.

web-house = Giants’ Table
web-loading = Минутку …
web-try-again = Повторить
web-trouble = На сервере что-то пошло не так. Попробуй ещё раз чуть позже.
web-no-connection = Сервер не отвечает. Он запущен? А интернет есть?
web-lost = Связь оборвалась раньше, чем пришёл ответ.
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-less = На один меньше
web-more = На один больше
web-home = На главную
web-jump = К содержанию
web-navigation = Страницы
web-unofficial = Неофициальный фанатский проект. Слова и рисунки — наши собственные.

## Главная
web-welcome = Подсаживайся.
web-welcome-lead = Игры о великанах, точно по их правилам. Играй в одиночку, против ботов или с друзьями по ссылке.
web-games = Игры
web-play-game = Играть
web-seats = { $high ->
    [1] на одного
   *[other] игроков: { $same ->
        [yes] { $high }
       *[no] { $low }–{ $high }
    }
  }
web-open-tables = Продолжить начатое
web-finished = Сыграно до конца
web-choices = { $n ->
    [0] не начато
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
  }
web-just-now = только что
web-won-short = Победа
web-drawn-short = Без победителя
web-lost-short = Поражение

## Новый стол
web-house-rules = Домашние правила
web-house-rules-meaning = Там, где печатные правила можно прочесть двояко. Без изменений действует наше прочтение.
web-changed = { $n ->
    [one] { $n } изменение
    [few] { $n } изменения
   *[many] { $n } изменений
  }
web-sit-down = За стол
web-players = Игроки
web-seat-me = Я
web-seat-bot = Бот
web-seat-open = Свободное место
web-seat-number = Место { $n }
web-add-seat = Ещё место
web-remove-seat = Убрать место { $n }
web-level = Сила
web-bot-random = Шальной
web-bot-greedy = Расчётливый
web-you = Ты

## Приглашение
web-join = Тебя приглашают
web-join-nothing = В этом адресе нет приглашения. Попроси ссылку целиком, со всем, что стоит после знака #.
web-join-own = Эта ссылка переносит твоё собственное место на это устройство.
web-join-full = Все места уже заняты. Но можно смотреть.
web-join-again = Твоё место за тобой
web-seat-who = { $n }. { $who }
web-name = Твоё имя
web-name-meaning = Его увидят остальные за столом.
web-only-watch = Только смотреть

## Стол
web-table = Стол
web-decision = Что делать сейчас
web-skip = Пропустить
web-undo = Отменить
web-undo-asked = { $name } хочет отменить своё последнее решение. Твой ответ после него пропадёт.
web-undo-asks = { $name } хочет отменить своё последнее решение.
web-undo-waits = Ты просишь отменить своё решение. Ждём: { $names }
web-undo-agree = Согласен
web-undo-decline = Нет, играем дальше
web-undo-withdraw = Не нужно
web-undo-declined = { $name } предпочитает играть дальше.
web-undo-withdrawn = { $name } больше об этом не просит.
web-hint = Подсказка
web-hint-says = Бот выбрал бы: { $option }
web-anyway = Всё равно сделать
web-hinted = подсказка
web-all-options = Все варианты ({ $n })
web-over = Игра окончена.
web-sending = Отправляется …
web-waiting-for = Решение за: { $names }.
web-watching = Решение за: { $names }.
web-player-must-choose = Решает игрок.
web-waiting-for-players = Ждём игроков
web-is-asked = принимает решение
web-here = за столом
web-away = не за столом
web-sit-here = Играть здесь
web-spectator = Ты смотришь
web-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
  }
web-log = Что произошло
web-log-empty = Ещё ничего не произошло.
web-menu = Меню
web-leave = Встать из-за стола
web-board-broken = Поле не удалось нарисовать. Вот игра словами; ничего не пропало.

web-connected = На связи
web-connecting = Соединение …
web-lag = { $ms } мс
web-reconnecting = { $s ->
    [0] Соединяемся снова …
   *[other] Нет связи: снова через { $s } с
  }
web-restarting = Сервер запускается заново …
web-no-table = Этого стола больше нет
web-not-your-seat = Это не твоё место

web-share = Пригласить и поделиться
web-invite = Пригласить друзей
web-invite-meaning = { $n ->
    [one] Свободно { $n } место. Кто откроет эту ссылку, может его занять.
    [few] Свободно { $n } места. Кто откроет эту ссылку, может занять одно.
   *[many] Свободно { $n } мест. Кто откроет эту ссылку, может занять одно.
  }
web-take-along = Взять место с собой
web-take-along-meaning = Ссылка, которая откроет твоё место на другом устройстве, например в телефоне. Сработает один раз; никому её не показывай.
web-watch = Пусть смотрят другие
web-watch-meaning = У кого есть этот адрес, тот видит стол, но ничьих секретов.
web-make-link = Показать ссылку
web-link = Ссылка
web-copy = Копировать
web-copied = Скопировано
web-share-by = Поделиться
web-give-seat = Уступить место боту
web-give-seat-meaning = Дальше за тебя играет бот, а ты смотришь. Вернуть место будет нельзя.
web-seat-a-bot = Бот: { $level }
web-keep-open = Оставить свободным

web-result = Итог
web-end = Конец
web-won = Победа
web-lost-game = Поражение
web-play-again = Сыграть ещё раз
web-download-record = Скачать запись этой игры

web-keys = Клавиши
web-key-choose = выбрать вариант
web-key-options = все варианты списком
web-key-undo = отменить последнее решение
web-key-hint = попросить подсказку
web-key-skip = перейти к концу рассказа
web-key-log = что произошло
web-key-rule = правило, стоящее за вопросом
web-key-close = закрыть открытое
web-key-help = этот список

web-speed = Рассказ о том, что произошло
web-speed-meaning = Как быстро показываются один за другим шаги хода.
web-speed-normal = 1×
web-speed-fast = 4×
web-speed-skip = Сразу

## Повтор
web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-at = Место в игре
web-replay-choice = Решение { $n } из { $all }
web-replay-first = К началу
web-replay-back = На решение назад
web-replay-next = На решение вперёд
web-replay-last = К концу
web-replay-speed = Скорость
web-play = Пуск
web-pause = Пауза
web-to-table = К столу

## Правила
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-lead = Каждое правило под своим номером, нашими словами. Судья — печатная книга правил; под каждым правилом стоит её заголовок, откуда оно взято.
web-rules-search = Искать слова или номер
web-rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
  }
web-rules-none = Нет правила со всеми этими словами.
web-rules-chapters = Главы
web-rule-named = Показать правило { $id }
web-show-rule = Показать правило
web-rule-link = Ссылка на это правило
web-rule-page = Книга правил: { $page }
web-rule-see = Наши толкования: { $rulings }
web-open-rules = Открыть в правилах
web-no-such-rule = Правила { $id } нет.
web-rule-kind-example = Пример
web-rule-kind-setup = Подготовка
web-rule-kind-victory = Победа
web-rule-kind-optional = По желанию

## Настройки
web-settings = Настройки
web-language = Язык
web-theme = Освещение
web-theme-system = Как в системе
web-theme-dark = Тёмное
web-theme-light = Светлое
web-theme-contrast = Высокий контраст
web-size = Размер текста
web-size-small = Мелкий
web-size-normal = Обычный
web-size-large = Крупный
web-size-huge = Огромный
web-motion = Движение
web-motion-meaning = Без движения каждый шаг показывается сразу.
web-motion-system = Как в системе
web-motion-on = Включено
web-motion-off = Выключено

## О проекте
web-about = О проекте
web-about-lead = Настольные игры о великанах на одном ядре правил: играть, разбираться, программировать.
web-about-unofficial = Это неофициальный фанатский проект. Он не создан, не одобрен и не поддерживается издателями или авторами игр. В нём нет ни текстов, ни рисунков издателей: правила рассказаны нашими словами, имена и числа использованы как факты, а рисунки и истории — наши собственные.
web-about-box = Если игра тебе здесь понравилась, купи её коробку.
web-about-made-with = Из чего сделано
web-about-icons = значки, авторы { $artists }, с изменёнными цветом и размером;
web-about-fonts = шрифты, по лицензии
web-about-pictures = Великаны, сцены и карты нарисованы для этого проекта.
web-about-builders = Для тех, кто строит
web-about-api = Интерфейс HTTP

## Здесь ничего нет
web-not-found = Здесь никто не живёт
web-not-found-meaning = По этому адресу нет страницы. Возможно, на неё сел великан.
web-bot-at = { $level } { $n }
web-play-at = Играть на месте { $n }
web-curtain = { $name }: теперь смотришь ты
web-curtain-open = Это { $name }
web-broken = Что-то упало со стола
web-broken-meaning = Эта страница сломалась. Твои игры на сервере целы; обычно помогает загрузить её снова.
