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
web-listed = Могут подсесть и другие
web-listed-meaning = Стол виден на главной странице этого сервера, пока не заняты все места.
web-listed-tables = Столы, где ждут игроков
web-listed-free = { $n ->
    [one] Свободно { $n } место
    [few] Свободны { $n } места
   *[many] Свободно { $n } мест
  }
web-listed-with = за столом: { $names }
web-join-table = Подсесть
web-join-named = Подсесть: { $table }
web-look-at-table = Взглянуть: { $table }
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
web-closed-short = Закрыто
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
web-bot-easy = Лёгкий
web-bot-easy-meaning = Играет как новичок: видит то, что рядом, ошибается в далёком, и с ним приятно посидеть.
web-bot-normal = Обычный
web-bot-normal-meaning = Знает игру и победу просто так не отдаст.
web-bot-strong = Сильный
web-bot-strong-meaning = Думает наперёд и мало что прощает.
web-bot-random = Шальной
web-bot-random-meaning = Делает первое, что придёт в голову.
web-bot-greedy = Расчётливый
web-bot-greedy-meaning = Берёт то, что лучше сразу, как и всегда.
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
web-end-asked = { $name } предлагает закончить игру здесь, без победителя.
web-end-asks = { $name } предлагает закончить игру здесь, без победителя.
web-end-waits = Ты предлагаешь закончить игру. Ждём ответа: { $names }
web-bot-asked = { $name } предлагает, чтобы вместо игрока { $whom } до его возвращения играл бот.
web-bot-asks = { $name } предлагает, чтобы вместо игрока { $whom } до его возвращения играл бот.
web-bot-waits = Ты предлагаешь, чтобы вместо игрока { $whom } играл бот. Ждём ответа: { $names }
web-sit-asked = { $whom } хочет сесть за начатую игру и будет знать то, что знает это место.
web-sit-asks = { $whom } хочет сесть за начатую игру.
web-sit-waits = Игра уже началась, и остальные решают, сядешь ли ты за стол. Ждём ответа: { $names }
web-sit-decline = Нет
web-bot-plays-for-you = За тебя играет бот.
web-play-myself = Снова играть
web-let-a-bot-play = Пусть пока играет бот
web-bot-plays = играет бот
web-has-resigned = игра сдана
web-wants-to-sit = хочет сесть за стол
web-notes = { $n ->
    [one] За столом: { $n } перемена
    [few] За столом: { $n } перемены
   *[many] За столом: { $n } перемен
  }
web-note-left-open = Место { $n } освободилось.
web-note-to-bot = На место { $n } сел бот.
web-note-sat-down = { $name } садится на место { $n }.
web-note-device = За место { $n } играют и с другого устройства: { $name }.
web-note-stand-in-agreed = { $name }: играет бот, остальные согласились.
web-note-stand-in-away = { $name }: играет бот, игрока слишком долго не было.
web-note-stand-in-time = { $name }: играет бот, время вышло.
web-note-stand-in-own = { $name }: пока играет бот.
web-note-back = { $name } снова играет.
web-note-resign = { $name } сдаётся.
web-note-end = Все согласились закончить игру.
web-result-agreed = Все согласились закончить игру. Победителя нет.
web-result-resigned = Игра решена сдачей.
web-leave-game = Перерыв или конец
web-rest = Пусть за меня играет бот
web-rest-meaning = До твоего возвращения на твоём месте играет бот. Место остаётся твоим.
web-offer-end = Предложить закончить игру
web-offer-end-meaning = Если все согласятся, игра закончится здесь и никто не победит.
web-resign = Сдаться
web-resign-two = Победит другая сторона.
web-resign-many = На твоём месте до конца будет играть бот. Если останется одна сторона, она победит.
web-resign-sure = Да, сдаться
web-rematch = Реванш
web-rematch-opened = Следующая игра с теми же людьми открыта.
web-to-rematch = К следующей игре
web-turn-seats = Все пересаживаются на одно место
web-not-this-time = Не в этот раз
web-seat-kept = Место ждёт: { $name }
web-your-turn = Твой ход
web-clock-left = Осталось времени: { $time }
web-clock-days = { $d } д { $h } ч
web-terms = Время
web-clock = Часы
web-clock-none = Без часов
web-clock-game = На всю игру
web-clock-move = На каждый выбор
web-clock-game-each = У каждого игрока на всю игру
web-clock-move-each = На каждый выбор есть
web-away-after = За того, кого нет, играет бот
web-away-agreed = когда остальные согласны
web-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
  }
web-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
  }
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
  }
web-hint = Подсказка
web-hint-says = Бот выбрал бы: { $option }
web-hint-hope = За:
web-hint-fear = Против:
web-hint-second = Второй по силе ход: { $option }
web-hint-chance = Отсюда выигрывают примерно { $n } из 100 таких партий.
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
web-talk = Сказать
web-talk-said = Что было сказано
web-talk-nothing = Пока никто ничего не сказал.
web-talk-hear = Слышать остальных
web-talk-hear-one = Слышать: { $name }
web-said = { $name }: { $what }
web-say-hello = Привет!
web-say-good-luck = Удачи!
web-say-thanks = Спасибо!
web-say-nice = Хороший ход!
web-say-well-played = Отлично сыграно!
web-say-oops = Ой!
web-say-sorry = Извини!
web-say-one-moment = Минутку, пожалуйста.
web-say-back = Я снова здесь.
web-say-your-turn = Твой ход?
web-say-good-game = Хорошая игра!
web-say-goodbye = Пока!
web-log = Что произошло
web-log-empty = Ещё ничего не произошло.
web-log-older = Раньше: ещё { $n }
web-log-came = { $n ->
    [one] Добавлена { $n } более ранняя строка.
    [few] Добавлены { $n } более ранние строки.
   *[many] Добавлено { $n } более ранних строк.
  }
web-menu = Меню
web-leave = Встать из-за стола
web-board-broken = Поле не удалось нарисовать. Вот игра словами; ничего не пропало.
web-stranded = Эту игру нельзя продолжить здесь
web-stranded-why = Правила этого сервера не могут повторить всё, что было сыграно за столом, поэтому больше никого ни о чём не спрашивают. Ничего не потеряно: с подходящими правилами игра продолжится.
web-stranded-versions = Начата с версией { $begun }, здесь версия { $here }.
web-stranded-unknown = Начата с более ранней версией, здесь версия { $here }.
web-stranded-read = Прочитать, что было сыграно
web-stranded-record = Забрать запись с собой
web-stranded-sealed = В записи есть все ваши решения. Решения других и зерно случайности остаются тайной, ведь игра может ещё продолжиться; полная запись есть у хозяина сервера.
web-stranded-short = стоит

web-connected = На связи
web-connecting = Соединение …
web-lag = { $ms } мс
web-reconnecting = { $s ->
    [0] Соединяемся снова …
   *[other] Нет связи: снова через { $s } с
  }
web-restarting = Сервер запускается заново …
web-table-closed = Хозяин сервера закрыл этот стол: его можно читать, а запись — забрать с собой.
web-banned = Хозяин этого сервера тебя не пускает.
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
web-replay-share = Поделиться этим моментом
web-replay-share-meaning = Кто откроет этот адрес, увидит повтор на решении { $n } — столько, сколько ему можно знать.
web-replay-eyes = Видно с места
web-open-record = Открыть запись
web-open-meaning = Запись — это целая игра в файле: этого стола, другого или из терминала. Её кладут на отдельный стол, где её можно повторить, разобрать и доиграть с любого места.
web-open-drop = Перетащи файл сюда или выбери его
web-open-no-record = В этом файле нет записи игры.
web-open-where = Терминал хранит доигранное в папке «finished» — там же, где его игры.
web-open-choose = Выбрать файл
web-fork = Играть отсюда дальше
web-fork-meaning = Новый стол начнётся так, как игра стояла после решения { $n }. Ты знаешь то, что тогда знало твоё место; чего оно знать не могло и весь будущий случай раздаются заново.
web-fork-seat = Твоё место
web-fork-begin = Играть дальше
web-review = Разбор
web-review-meaning = Каждое решение оценивается с места того, кто его принял, — по тому, что он тогда мог знать.
web-review-progress = Просмотрено решений: { $n } из { $all }
web-review-graph = Шансы на победу по ходу игры
web-review-chance = { $name }: { $n } из 100
web-review-turns = Где игра повернулась
web-review-no-turns = Резко она не поворачивалась.
web-review-turn = Решение { $n } · { $name }: { $was } → { $now } из 100
web-review-missed = Что упущено
web-review-nothing-missed = Ничего явного не упущено.
web-review-miss = Решение { $n } · { $name }: { $option }
web-review-loss = Стоит примерно { $n } из 100 игр.
web-review-best = Лучше: { $option }
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
web-rule-kind-tip = Совет

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

## Уведомления о ходе
web-push = Сообщать, когда мой ход
web-push-meaning = Уведомлением этого браузера, пока страница закрыта или не видна.
web-push-on = Вкл.
web-push-off = Выкл.
web-push-denied = Браузер не разрешает нам уведомления; это меняется в его настройках для этой страницы.
web-push-impossible = Этому браузеру здесь сообщить нельзя; возможно, нужен HTTPS или страница на главном экране.
web-push-failed = Служба уведомлений браузера не отвечает; попробуй позже.

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

web-no-server = Для игры нужен сервер
web-no-server-meaning = Сервер не отвечает: возможно, он ненадолго отключился или нет интернета. Твои игры на нём целы, а эта страница продолжит сама, как только он ответит.
web-no-server-read = А пока можно почитать
web-no-server-note = Сервер не отвечает. То, что здесь, сохранено на этом устройстве.
web-no-server-back = Сервер снова отвечает.
web-no-server-go-on = Продолжить

## Уроки
web-learn = Учиться играя
web-lesson = Урок
web-lesson-step = Шаг { $n } из { $of }
web-lesson-why = Почему
web-lesson-more = Показать больше
web-lesson-do = Сделать за меня
web-lesson-learned = Пройдено
web-lesson-whole = Сыграть целую партию
web-lesson-again = Ещё раз
web-how-to-play = Как играть
web-how-to-play-named = Как играть в { $game }
