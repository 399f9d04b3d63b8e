# One sentence for everything that cannot be done. The key after "refused-" is the error's code.

## Playing
refused-not-pending = “{ $choice }” is not among the options now, which are: { $options }.
refused-not-offered = No option { $code } was ever offered for the question “{ $kind }”.
refused-answered = “{ $choice }” answers a question that is already answered.
refused-not-your-turn = Seat { $seat } is not asked now; “{ $choice }” must wait for: { $seats }.
refused-game-over = The game is over ({ $result }), so “{ $choice }” cannot be chosen any more.
refused-undo-start = There is no choice to take back.
refused-undo-revealed = The last choice cannot be taken back, because chance or a hidden card has spoken since.
refused-record-from-position = A record that begins in the middle of a game cannot be opened here.
refused-record-fork = That is no place where a game can be played on otherwise: { $seat }.
refused-imagined = A match with imagined cards has no record.

## Setting up
refused-unknown-game = There is no game “{ $game }”; there are: { $games }.
refused-setup-unknown = There is no setup option “{ $option }”; there are: { $allowed }.
refused-setup-none = There is no setup option “{ $option }”: this game has none.
refused-setup-choice = The option { $option } cannot be “{ $found }”; it can be: { $allowed }.
refused-setup-flag = The option { $option } is yes or no, not “{ $found }”.
refused-setup-number = The option { $option } is a whole number from { $low } to { $high }, not “{ $found }”.
refused-setup-text = The option { $option } is a text of { $high } characters at most, not { $found }.
refused-setup-seed = A seed is a whole number or a text, not { $found }.

## Fields of files
refused-document-mapping = The document must be a mapping of names to values, not { $found }.
refused-field-mapping = The field { $field } must be a mapping of names to values, not { $found }.
refused-field-name = A name in { $field } is { $found } instead of a text.
refused-field-missing = The field { $field } is missing.
refused-field-unknown = There is no field { $field }; known here are: { $allowed }.
refused-field-whole = The field { $field } must be a whole number from { $low } to { $high }, not { $found }.
refused-field-flag = The field { $field } must be true or false, not { $found }.
refused-field-text = The field { $field } must be a text, not { $found }.
refused-field-choice = The field { $field } cannot be { $found }; it can be: { $allowed }.
refused-field-list = The field { $field } must be a list, not { $found }.
refused-field-length = The field { $field } must have { $expected } items, not { $found }.
refused-inside = The field { $field } is refused: { $why }
refused-wrong-format = The field { $field } does not say “{ $expected }”, so this is another kind of file.
refused-wrong-version = The field { $field } is not { $expected }, the only version that can be read.
refused-wrong-game = The field { $field } names { $found } where { $expected } is expected.
refused-other-content = The field { $field } is { $found }, but the content files loaded now are { $expected }.
refused-not-json = The file { $file } is not readable JSON: { $why }.
refused-not-a-file = The file { $file } cannot be read: { $why }.
refused-not-written = The file { $file } cannot be written: { $why }.

## Records
refused-record-seed = The field { $field } must be a whole number or a text, not { $found }.
refused-record-seat = The field { $field } must name a seat before the choice, as in “0: pass”, not “{ $choice }”.
refused-record-choice = The field { $field } is refused: { $why }
refused-record-after-end = The field { $field } is “{ $choice }”, but the game was over before it.
refused-record-unfinished = The field { $field } claims an end, but after the last choice the game goes on.
refused-record-result = The field { $field } claims { $claimed }, but the choices lead to { $found }.

## Positions
refused-position-rng = The field { $field } has { $found } numbers instead of four.

## Content files
refused-content-yaml = The content file { $file } is not readable YAML: { $why }.
refused-content-folder = The content folder { $folder } is not there.
refused-content-unreadable = The content files in { $file } cannot be read: { $why }.
refused-content-file = The content file { $file } is of no kind that this game has.
refused-content-same-id = The content file { $file } describes the { $id }, which { $other } describes already.
refused-content-empty = The field { $field } is empty.
refused-content-point = The field { $field } has a point that is not a pair of numbers.
refused-content-twice = The field { $field } has { $found } twice.

## Commands
refused-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
refused-bench-report = “{ $path }” is no report of “giants bench --json”.
refused-bot-count = { $found } bots were named for { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }.
refused-no-saved-game = There is no saved game to go on with.
refused-save-damaged = The saved game { $file } is damaged and was left untouched: { $why }
refused-unknown-rule = There is no rule { $rule } in { $game }.
refused-no-rule-found = No rule of { $game } has “{ $query }” in it.
refused-no-rules = { $game } has no numbered rules.
refused-rules-entry = The rules of { $game } cannot be read: the entry { $entry } has no { $field }.
refused-setup-value = The option { $option } needs a value after it.
refused-number = { $option } must be a whole number of { $low } or more, not { $found }.

## Server
refused-bad-request = The field { $field } is not as it should be: { $why }.
refused-no-such-page = There is nothing here.
refused-no-such-table = There is no such table.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-bad-invitation = This invitation is not good, or not any more.
refused-bad-move = This link to a profile is not good, or not any more: it works once, and only for some minutes.
refused-bad-method = That cannot be done here.
refused-no-client = The web client is not built, so there is no page: “make play” builds it.
refused-not-your-seat = Seat { $seat } is somebody else's.
refused-not-the-host = Only who opened the table can do that.
refused-only-watching = Who watches cannot play.
refused-other-origin = Another page cannot do that.
refused-seat-taken = Seat { $seat } is taken.
refused-no-open-seat = Every seat at this table is taken.
refused-seat-count = The game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }, but { $found } were given.
refused-not-over = The game is not over yet.
refused-game-is-over = The game is over.
refused-table-waits = The game begins when every seat is taken.
refused-bad-push = The address to be told at is none of a push service out there.
refused-no-push = Nobody is told of their turns by this server.
refused-banned = The host of this server does not let you in.
refused-table-closed = The host of this server has closed this table.
refused-seat-not-held = Nobody holds seat { $seat }.
refused-no-such-visitor = There is no visitor { $visitor }; “giants admin people” lists them.
refused-not-banned = { $whom } is not banned.
refused-ban-whom = “{ $found }” is no number of a visitor, no address and no network.
refused-not-listed = Only who is invited can sit down at this table.
refused-stale = The table has moved on since.
refused-undo-asked = Somebody has asked for that already: wait for the answer.
refused-undo-not-asked = Nobody asks you that now.
refused-bot-plays = A bot plays at this seat now.
refused-no-rematch = A fight of the campaign and a lesson have no rematch here.
refused-no-such-lesson = There is no lesson { $lesson } here.
refused-lesson-other = That can be done too, but this step shows something else: choose what glows.
refused-no-way-back = A bot plays on in your place to the end.
refused-time-is-up = There is no time left on this clock.
refused-alone-here = Nobody else plays at this table.
refused-not-away = Nobody who is away is waited for at seat { $seat }.
refused-not-away-long = The player of seat { $seat } has not been away for long enough.
refused-no-hint = There is no hint to be had now.
refused-no-reason = There is nothing to be said about that.
refused-log-gap = The log of the table has a gap before entry { $seq }.
refused-log-kind = Entry { $seq } of the log is of a kind that is not known here: { $kind }.
refused-stranded = The rules of this server do not follow what was played here, so nobody can go on.
refused-too-large = That is too large: { $limit } bytes are the most.
refused-only-json = Only JSON is understood here.
refused-other-host = This server does not go by that name; its host can add it to GIANTS_HOSTS.
refused-too-much-to-build = What you bring along is too much for this server to build.
refused-too-many = That was too much at once: wait a moment.
refused-server-error = Something broke on our side.
refused-database-away = The server cannot write anything down at the moment: nothing is lost, and it tries again.
refused-no-fork = From here nobody can play on.
refused-no-review = Nobody here can judge this game.
refused-review-busy = Other games are being looked at just now: try again in a minute.
refused-other-outcome = The table ended otherwise than its log tells.
refused-file-exists = There is a file { $file } already.
refused-no-file = There is no file { $file }.
refused-database-not-empty = The database is not empty: only into an empty one can be read.
refused-database-url = The address of a database begins with one of: { $schemes }.
refused-database = The database cannot be opened: { $why }.
refused-port = Nobody can listen at { $host }, port { $port }: { $why }.
refused-port-number = A port is a whole number from 0 to 65535, not { $port }.
refused-workers-need-postgresql = Several workers need a PostgreSQL that they share: set GIANTS_DATABASE_URL, or serve with one, not { $workers }.

## Tournaments
refused-not-yaml = The file { $file } is not readable YAML: { $why }.
refused-field-empty = The field { $field } is empty.
refused-field-number = The field { $field } must be a number from { $low } to { $high }, not { $found }.
refused-bot-version = The bot “{ $bot }” is of version { $found } here, not { $wanted }.
refused-bot-does-not-come = The bot “{ $bot }” does not come: { $why }.
refused-too-few-bots = The field { $field } names no two bots that could meet.
refused-too-many-setups = The field { $field } makes more than { $most } setups.
refused-sprt-elo = The field { $field } means something only where two play; say share0 and share1 instead.
refused-sprt-order = The field { $field } must be more than { $low }.
refused-no-ledger = Nothing has been played yet: there is no ledger { $file }.
refused-not-a-ledger = The file { $file } cannot be used as a ledger: { $why }.
refused-ledger-format = The ledger { $file } is of format { $found }, and only { $expected } can be read.
refused-ledger-busy = Somebody else is playing into the ledger { $file }.
refused-missing-extra = This needs more to be installed: pip install "giantstable[{ $extra }]".
refused-claim-nothing = The field { $field } is missing: a claim says share, each or gain.
refused-claim-gain = The field { $field } means something only where everybody plays alone.
refused-claim-games = The field { $field } says { $said }, but these seeds, setups and seats make { $found } games.
