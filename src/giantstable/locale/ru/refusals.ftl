# Одно предложение на всё, чего сделать нельзя. После «refused-» идёт код ошибки.

## Игра
refused-not-pending = «{ $choice }» сейчас среди вариантов нет; есть: { $options }.
refused-not-offered = Варианта { $code } вопрос «{ $kind }» никогда не предлагал.
refused-answered = «{ $choice }» отвечает на вопрос, на который уже дан ответ.
refused-not-your-turn = Место { $seat } сейчас не выбирает; «{ $choice }» ждёт, пока выберут: { $seats }.
refused-game-over = Игра окончена ({ $result }), и выбрать «{ $choice }» уже нельзя.
refused-undo-start = Отменять нечего: решений ещё не было.
refused-undo-revealed = Последнее решение нельзя отменить: с тех пор сказали своё случай или скрытая карта.
refused-record-from-position = Запись, которая начинается с середины игры, здесь не открыть.
refused-record-fork = Здесь нельзя продолжить игру по-другому: { $seat }.
refused-imagined = У партии с воображаемыми картами нет записи.

## Подготовка
refused-unknown-game = Игры «{ $game }» нет; есть: { $games }.
refused-setup-unknown = Настройки «{ $option }» нет; есть: { $allowed }.
refused-setup-none = Настройки «{ $option }» нет: у этой игры нет настроек.
refused-setup-choice = Настройка { $option } не может быть «{ $found }»; она может быть: { $allowed }.
refused-setup-flag = Настройка { $option } — это да или нет, а не «{ $found }».
refused-setup-number = Настройка { $option } — целое число от { $low } до { $high }, а не «{ $found }».
refused-setup-text = Настройка { $option } — текст не длиннее { $high } знаков, а не { $found }.
refused-setup-seed = Зерно случая — целое число или текст, а не { $found }.

## Поля файлов
refused-document-mapping = Документ должен сопоставлять именам значения, а здесь { $found }.
refused-field-mapping = Поле { $field } должно сопоставлять именам значения, а здесь { $found }.
refused-field-name = Имя в { $field } — { $found }, а не текст.
refused-field-missing = Нет поля { $field }.
refused-field-unknown = Поля { $field } не бывает; здесь известны: { $allowed }.
refused-field-whole = Поле { $field } должно быть целым числом от { $low } до { $high }, а не { $found }.
refused-field-flag = Поле { $field } должно быть true или false, а не { $found }.
refused-field-text = Поле { $field } должно быть текстом, а не { $found }.
refused-field-choice = Поле { $field } не может быть { $found }; оно может быть: { $allowed }.
refused-field-list = Поле { $field } должно быть списком, а не { $found }.
refused-field-length = Число элементов в поле { $field } должно быть { $expected }, а не { $found }.
refused-inside = Поле { $field } не принято: { $why }
refused-wrong-format = В поле { $field } не стоит «{ $expected }», значит, это файл другого рода.
refused-wrong-version = В поле { $field } не { $expected } — единственная версия, которую можно прочесть.
refused-wrong-game = В поле { $field } стоит { $found }, а ожидается { $expected }.
refused-other-content = В поле { $field } стоит { $found }, а загруженные сейчас файлы содержимого — { $expected }.
refused-not-json = Файл { $file } не читается как JSON: { $why }.
refused-not-a-file = Файл { $file } нельзя прочесть: { $why }.
refused-not-written = Файл { $file } нельзя записать: { $why }.

## Записи
refused-record-seed = Поле { $field } должно быть целым числом или текстом, а не { $found }.
refused-record-seat = Поле { $field } должно называть место перед решением, как в «0: pass», а не «{ $choice }».
refused-record-choice = Поле { $field } не принято: { $why }
refused-record-after-end = В поле { $field } стоит «{ $choice }», но игра кончилась раньше.
refused-record-unfinished = Поле { $field } говорит о конце, но после последнего решения игра продолжается.
refused-record-result = Поле { $field } говорит { $claimed }, но решения приводят к { $found }.

## Позиции
refused-position-rng = Чисел в поле { $field } — { $found }, а нужно четыре.

## Файлы содержимого
refused-content-yaml = Файл содержимого { $file } не читается как YAML: { $why }.
refused-content-folder = Папки содержимого { $folder } нет.
refused-content-unreadable = Файлы содержимого в { $file } нельзя прочесть: { $why }.
refused-content-file = Файл содержимого { $file } не относится ни к одному роду, который есть в этой игре.
refused-content-same-id = Файл содержимого { $file } описывает { $id }, а это уже описывает { $other }.
refused-content-empty = Поле { $field } пусто.
refused-content-point = В поле { $field } есть точка, которая не пара чисел.
refused-content-twice = В поле { $field } дважды стоит { $found }.

## Команды
refused-unknown-bot = Бота «{ $bot }» нет; есть: { $bots }.
refused-bench-report = «{ $path }» — не отчёт команды «giants bench --json».
refused-bot-count = Ботов названо { $found }, а в игре { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }.
refused-no-saved-game = Нет сохранённой игры, которую можно продолжить.
refused-save-damaged = Сохранённая игра { $file } повреждена и оставлена как есть: { $why }
refused-unknown-rule = В игре { $game } нет правила { $rule }.
refused-no-rule-found = В игре { $game } ни в одном правиле нет «{ $query }».
refused-no-rules = У игры { $game } нет пронумерованных правил.
refused-rules-entry = Правила игры { $game } не читаются: в записи { $entry } нет { $field }.
refused-setup-value = После настройки { $option } нужно значение.
refused-number = { $option } — целое число не меньше { $low }, а не { $found }.

## Сервер
refused-bad-request = С полем { $field } что-то не так: { $why }.
refused-no-such-page = Здесь ничего нет.
refused-no-such-table = Такого стола нет.
refused-no-such-seat = Места { $seat } за этим столом нет.
refused-bad-invitation = Это приглашение недействительно или уже не действует.
refused-bad-move = Эта ссылка на профиль недействительна или уже не действует: она срабатывает один раз и только несколько минут.
refused-bad-method = Здесь так нельзя.
refused-no-client = Веб-клиент не собран, и страницы нет: её соберёт «make play».
refused-not-your-seat = Место { $seat } занято другим игроком.
refused-not-the-host = Это может только тот, кто открыл стол.
refused-only-watching = Зрители не играют.
refused-other-origin = С другой страницы этого сделать нельзя.
refused-seat-taken = Место { $seat } занято.
refused-no-open-seat = Все места за этим столом заняты.
refused-seat-count = В игре { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }, а указано { $found }.
refused-not-over = Игра ещё не окончена.
refused-game-is-over = Игра окончена.
refused-table-waits = Игра начнётся, когда будут заняты все места.
refused-bad-push = Этот адрес для уведомлений не принадлежит ни одной внешней службе уведомлений.
refused-no-push = Этот сервер не присылает уведомлений о ходах.
refused-banned = Хозяин этого сервера тебя не пускает.
refused-table-closed = Хозяин этого сервера закрыл этот стол.
refused-seat-not-held = Место { $seat } никем не занято.
refused-no-such-visitor = Посетителя { $visitor } нет; список даёт «giants admin people».
refused-not-banned = У { $whom } нет запрета.
refused-ban-whom = «{ $found }» — не номер посетителя, не адрес и не сеть.
refused-not-listed = За этот стол садятся только по приглашению.
refused-stale = За столом уже что-то изменилось.
refused-undo-asked = Об этом уже просят: подожди ответа.
refused-undo-not-asked = Сейчас тебя об этом не спрашивают.
refused-bot-plays = На этом месте сейчас играет бот.
refused-no-rematch = У боя кампании и у урока здесь нет реванша.
refused-no-such-lesson = Урока { $lesson } здесь нет.
refused-lesson-other = Так тоже можно, но этот шаг о другом: выбери то, что светится.
refused-no-way-back = На твоём месте бот играет до конца.
refused-time-is-up = На этих часах не осталось времени.
refused-alone-here = За этим столом больше никто не играет.
refused-not-away = На месте { $seat } никого отсутствующего не ждут.
refused-not-away-long = Игрок на месте { $seat } отсутствует ещё недостаточно долго.
refused-no-hint = Сейчас подсказать нечего.
refused-no-reason = Об этом сказать нечего.
refused-log-gap = В журнале стола пропуск перед записью { $seq }.
refused-log-kind = Запись { $seq } журнала — неизвестного здесь вида: { $kind }.
refused-stranded = Правила этого сервера не могут повторить сыгранное здесь, поэтому продолжить нельзя.
refused-too-large = Это слишком много: самое большее — { $limit } байт.
refused-only-json = Здесь понимают только JSON.
refused-other-host = Этот сервер так не зовут; его хозяин может добавить имя в GIANTS_HOSTS.
refused-too-much-to-build = То, что ты принёс, этому серверу не построить: слишком много.
refused-too-many = Слишком много сразу: подожди немного.
refused-server-error = Что-то сломалось на нашей стороне.
refused-database-away = Сервер сейчас не может ничего записать: ничего не потеряно, он попробует ещё раз.
refused-no-fork = Отсюда играть дальше нельзя.
refused-no-review = Эту игру здесь некому разобрать.
refused-review-busy = Сейчас разбирают другие игры: попробуй через минуту.
refused-other-outcome = Партия закончилась не так, как следует из её записи.
refused-file-exists = Файл { $file } уже есть.
refused-no-file = Файла { $file } нет.
refused-database-not-empty = База данных не пуста: загрузить можно только в пустую.
refused-database-url = Адрес базы данных начинается с одного из: { $schemes }.
refused-database = Базу данных нельзя открыть: { $why }.
refused-port = По адресу { $host }, порт { $port }, слушать нельзя: { $why }.
refused-port-number = Порт — целое число от 0 до 65535, а не { $port }.
refused-workers-need-postgresql = Нескольким процессам нужен общий PostgreSQL: задайте GIANTS_DATABASE_URL или запустите один, а не { $workers }.

## Турниры
refused-not-yaml = Файл { $file } не читается как YAML: { $why }.
refused-field-empty = Поле { $field } пусто.
refused-field-number = Поле { $field } должно быть числом от { $low } до { $high }, а не { $found }.
refused-bot-version = Бот «{ $bot }» здесь версии { $found }, а не { $wanted }.
refused-bot-does-not-come = Бот «{ $bot }» не пришёл: { $why }.
refused-too-few-bots = Поле { $field } не называет двух ботов, которые могли бы встретиться.
refused-too-many-setups = Поле { $field } даёт больше { $most } вариантов подготовки.
refused-sprt-elo = Поле { $field } имеет смысл лишь там, где играют двое; укажите вместо него share0 и share1.
refused-sprt-order = Поле { $field } должно быть больше, чем { $low }.
refused-no-ledger = Ещё ничего не сыграно: книги результатов { $file } нет.
refused-not-a-ledger = Файл { $file } не годится как книга результатов: { $why }.
refused-ledger-format = Книга результатов { $file } имеет формат { $found }, а читать можно только { $expected }.
refused-ledger-busy = В книгу результатов { $file } сейчас играет кто-то другой.
refused-missing-extra = Для этого нужно доустановить: pip install "giantstable[{ $extra }]".
refused-claim-nothing = Поле { $field } отсутствует: утверждение называет share, each или gain.
refused-claim-gain = Поле { $field } имеет смысл лишь там, где каждый играет один.
refused-claim-games = Поле { $field } говорит { $said }, но эти зёрна, варианты и места дают игр: { $found }.
