### The web client's shell: everything its pages say that is not said by a game.

web-house = Giants’ Table
web-loading = One moment …
web-try-again = Try again
web-trouble = Something went wrong on the server. Try again in a moment.
web-no-connection = The server does not answer. Is it running, and are you online?
web-lost = The connection was lost before an answer came.
web-close = Close
web-cancel = Cancel
web-save = Save
web-less = One less
web-more = One more
web-home = To the front door
web-jump = To the content
web-navigation = Pages
web-unofficial = An unofficial fan project. The words and pictures are our own.

## Front door
web-welcome = Pull up a chair.
web-welcome-lead = Games about giants, played exactly by their rulebooks. Sit down alone, against bots, or with friends on a link.
web-games = Games
web-play-game = Play
web-seats = { $high ->
    [1] for one
   *[other] { $same ->
        [yes] { $high } players
       *[no] { $low } to { $high } players
    }
  }
web-open-tables = Go on where you were
web-listed = Others can sit down
web-listed-meaning = The table stands on the front page of this server until every seat is taken.
web-listed-tables = Tables that wait for players
web-listed-free = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
  }
web-listed-with = with { $names }
web-join-table = Join
web-join-named = Join: { $table }
web-look-at-table = Look: { $table }
web-finished = Played to the end
web-choices = { $n ->
    [0] not begun
    [one] 1 choice made
   *[other] { $n } choices made
  }
web-just-now = just now
web-won-short = Won
web-drawn-short = No winner
web-closed-short = Closed
web-lost-short = Lost

## A new table
web-house-rules = House rules
web-house-rules-meaning = Where the printed rules can be read in two ways. As they stand, they are our reading.
web-changed = { $n ->
    [one] 1 changed
   *[other] { $n } changed
  }
web-sit-down = Sit down
web-players = Players
web-seat-me = Me
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-number = Seat { $n }
web-add-seat = Another seat
web-remove-seat = Remove seat { $n }
web-level = Strength
web-bot-easy = Easy
web-bot-easy-meaning = Plays as a beginner does: sees what is near, errs in what is far, and is good company.
web-bot-normal = Normal
web-bot-normal-meaning = Knows the game and makes you work for a win.
web-bot-strong = Strong
web-bot-strong-meaning = Thinks ahead and forgives little.
web-bot-random = Reckless
web-bot-random-meaning = Does whatever comes to mind.
web-bot-greedy = Shrewd
web-bot-greedy-meaning = Takes what is best at once, as it always has.
web-bot-at = { $level } { $n }
web-you = You

## Joining
web-join = You are invited
web-join-again = Your seat is kept
web-seat-who = { $n }. { $who }
web-join-nothing = This address has no invitation in it. Ask for the whole link, with what follows the # sign.
web-join-own = This link takes your own seat to this device.
web-join-full = Every seat is taken by now. You can watch, though.
web-name = Your name
web-name-meaning = What the others at a table see.
web-only-watch = Only watch

## The table
web-table = Table
web-decision = What to do now
web-skip = Skip
web-undo = Take back
web-undo-asked = { $name } would like to take the last choice back. Your answer since would be gone.
web-undo-asks = { $name } would like to take the last choice back.
web-undo-waits = You have asked to take your choice back. Waiting for: { $names }
web-undo-agree = Agree
web-undo-decline = No, play on
web-undo-withdraw = Withdraw
web-undo-declined = { $name } would rather play on.
web-undo-withdrawn = { $name } asks for it no more.
web-end-asked = { $name } would like to end the game here, with no winner.
web-end-asks = { $name } would like to end the game here, with no winner.
web-end-waits = You have offered to end the game. Waiting for: { $names }
web-bot-asked = { $name } would like a bot to play for { $whom } until they are back.
web-bot-asks = { $name } would like a bot to play for { $whom } until they are back.
web-bot-waits = You have asked that a bot plays for { $whom }. Waiting for: { $names }
web-sit-asked = { $whom } would like to sit down in this game, and will know what the seat knows.
web-sit-asks = { $whom } would like to sit down in this game.
web-sit-waits = The game has begun, so the others are asked whether you sit down. Waiting for: { $names }
web-sit-decline = No
web-bot-plays-for-you = A bot plays for you.
web-play-myself = Play myself again
web-let-a-bot-play = Let a bot play for now
web-bot-plays = a bot plays
web-has-resigned = resigned
web-wants-to-sit = would like to sit down
web-notes = { $n ->
    [one] At the table: 1 change
   *[other] At the table: { $n } changes
  }
web-note-left-open = Seat { $n } was left open.
web-note-to-bot = A bot has taken seat { $n }.
web-note-sat-down = { $name } sat down at seat { $n }.
web-note-device = Seat { $n } is played from another device too: { $name }.
web-note-stand-in-agreed = A bot plays for { $name }: the others agreed.
web-note-stand-in-away = A bot plays for { $name }, who was away for too long.
web-note-stand-in-time = A bot plays for { $name }: no time left.
web-note-stand-in-own = A bot plays for { $name } for now.
web-note-back = { $name } plays again.
web-note-resign = { $name } has resigned.
web-note-end = Everybody agreed to end the game.
web-result-agreed = Everybody agreed to end the game. Nobody has won.
web-result-resigned = Decided by resignation.
web-leave-game = Take a break or end it
web-rest = Let a bot play for me
web-rest-meaning = A bot plays at your seat until you are back. The seat stays yours.
web-offer-end = Offer to end the game
web-offer-end-meaning = If everybody agrees, the game ends here and nobody has won.
web-resign = Resign
web-resign-two = The other side wins.
web-resign-many = A bot plays on in your place to the end. If only one side is left, it has won.
web-resign-sure = Yes, resign
web-rematch = Rematch
web-rematch-opened = The next game with the same people is open.
web-to-rematch = To the next game
web-turn-seats = Everybody moves on by one seat
web-not-this-time = Not this time
web-seat-kept = Kept for { $name }
web-your-turn = Your turn
web-clock-left = Time left: { $time }
web-clock-days = { $d } d { $h } h
web-terms = Time
web-clock = Clock
web-clock-none = No clock
web-clock-game = For the game
web-clock-move = For each choice
web-clock-game-each = Each player has, for the whole game
web-clock-move-each = For each choice there are
web-away-after = A bot plays for somebody who is away
web-away-agreed = when the others agree
web-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
web-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
web-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
web-hint = Hint
web-hint-says = A bot would choose: { $option }
web-hint-hope = For it:
web-hint-fear = Against it:
web-hint-second = Second best: { $option }
web-hint-chance = From here, about { $n } of 100 such games are won.
web-anyway = Do it anyway
web-hinted = the hint
web-all-options = All { $n } options
web-over = The game is over.
web-sending = On its way …
web-waiting-for = { $names } must choose.
web-watching = { $names } must choose.
web-player-must-choose = The player must choose.
web-waiting-for-players = Waiting for players
web-is-asked = must choose
web-here = at the table
web-away = away
web-sit-here = Play here
web-play-at = Play at seat { $n }
web-curtain = { $name }: it is your turn to look
web-curtain-open = I am { $name }
web-spectator = Watching
web-spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
  }
web-talk = Say something
web-talk-said = What was said
web-talk-nothing = Nobody has said anything yet.
web-talk-hear = Hear what others say
web-talk-hear-one = Hear { $name }
web-said = { $name }: { $what }
web-say-hello = Hello!
web-say-good-luck = Good luck!
web-say-thanks = Thank you!
web-say-nice = Nice move!
web-say-well-played = Well played!
web-say-oops = Oops!
web-say-sorry = Sorry!
web-say-one-moment = One moment, please.
web-say-back = I am back.
web-say-your-turn = Your turn?
web-say-good-game = Good game!
web-say-goodbye = Goodbye!
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-older = Earlier: { $n } more
web-log-came = { $n ->
    [one] 1 earlier line is here.
   *[other] { $n } earlier lines are here.
  }
web-menu = Menu
web-leave = Leave the table
web-board-broken = The board could not be drawn. Here is the game in words; nothing is lost.
web-stranded = This game cannot go on here
web-stranded-why = The rules of this server do not follow all that was played at this table, so nobody is asked anything any more. Nothing is lost, and with rules that follow it the game goes on.
web-stranded-versions = Begun with version { $begun }, here is version { $here }.
web-stranded-unknown = Begun with an earlier version, here is version { $here }.
web-stranded-read = Read what was played
web-stranded-record = Take the record along
web-stranded-sealed = The record has all of your own choices. Those of others and the seed stay secret, because the game may go on one day; the host of this server has everything.
web-stranded-short = stopped

web-connected = Connected
web-connecting = Connecting …
web-lag = { $ms } ms
web-reconnecting = { $s ->
    [0] Reconnecting …
   *[other] No connection: again in { $s } s
  }
web-restarting = The server is starting anew …
web-table-closed = The host of this server has closed this table: it can still be read, and its record taken along.
web-banned = The host of this server does not let you in.
web-no-table = This table is gone
web-not-your-seat = The seat is not yours

web-share = Invite and share
web-invite = Invite friends
web-invite-meaning = { $n ->
    [one] One seat is open. Whoever opens this link may take it.
   *[other] { $n } seats are open. Whoever opens this link may take one.
  }
web-take-along = Take my seat along
web-take-along-meaning = A link that opens your seat on another device, such as your phone. It works once; keep it to yourself.
web-watch = Let others watch
web-watch-meaning = Whoever has this address sees the table, but no one’s secrets.
web-make-link = Show the link
web-link = Link
web-copy = Copy
web-copied = Copied
web-share-by = Share
web-give-seat = Give my seat to a bot
web-give-seat-meaning = A bot plays on in your place, and you watch. You cannot take the seat back.
web-seat-a-bot = Bot: { $level }
web-keep-open = Keep it open

web-result = The result
web-end = It is over
web-won = Victory
web-lost-game = Defeat
web-play-again = Play again
web-download-record = Download the record of this game

web-keys = Keys
web-key-choose = choose an option
web-key-options = all options as a list
web-key-undo = take the last choice back
web-key-hint = ask for a hint
web-key-skip = skip to the end of what is being told
web-key-log = what happened
web-key-rule = the rule behind the question
web-key-close = close what is open
web-key-help = this list

web-speed = Telling what happened
web-speed-meaning = How fast the steps of a turn are shown, one after the other.
web-speed-normal = 1×
web-speed-fast = 4×
web-speed-skip = At once

## Replay
web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-at = Place in the game
web-replay-choice = Choice { $n } of { $all }
web-replay-first = To the beginning
web-replay-back = One choice back
web-replay-next = One choice on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-share = Share this moment
web-replay-share-meaning = Whoever opens this address sees the replay at choice { $n }, as far as they may know it.
web-replay-eyes = Seen from
web-open-record = Open a record
web-open-meaning = A record is a whole game in a file: of this table, of another, or of the terminal. It is laid on a table of its own, to be replayed, analysed and played on from anywhere.
web-open-drop = Drop the file here, or choose it
web-open-no-record = This file holds no record of a game.
web-open-where = The terminal keeps what was played to its end in the folder “finished”, in the one where it keeps its games.
web-open-choose = Choose a file
web-fork = Play on from here
web-fork-meaning = A new table begins as the game stood after choice { $n }. You know what your chair knew then; what it could not know, and all luck to come, is dealt anew.
web-fork-seat = Your chair
web-fork-begin = Play on
web-review = Analysis
web-review-meaning = Every choice is judged from the chair of who made it, by what they could know then.
web-review-progress = Choices looked at: { $n } of { $all }
web-review-graph = Chances to win along the game
web-review-chance = { $name }: { $n } of 100
web-review-turns = Where the game turned
web-review-no-turns = It never turned all at once.
web-review-turn = Choice { $n } · { $name }: { $was } → { $now } of 100
web-review-missed = What was missed
web-review-nothing-missed = Nothing was plainly missed.
web-review-miss = Choice { $n } · { $name }: { $option }
web-review-loss = Costs about { $n } of 100 games.
web-review-best = Better: { $option }
web-play = Play
web-pause = Pause
web-to-table = To the table

## Rules
web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-lead = Every rule by its number, in our own words. The printed rulebook is the referee; the heading it comes from stands below each rule.
web-rules-search = Search by words or number
web-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
  }
web-rules-none = No rule has all of these words.
web-rules-chapters = Chapters
web-rule-named = Show rule { $id }
web-show-rule = Show the rule
web-rule-link = Link to this rule
web-rule-page = Rulebook: { $page }
web-rule-see = Our rulings: { $rulings }
web-open-rules = Open in the rules
web-no-such-rule = There is no rule { $id }.
web-rule-kind-example = Example
web-rule-kind-setup = Setup
web-rule-kind-victory = Victory
web-rule-kind-optional = Optional
web-rule-kind-tip = Advice

## Settings
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-size = Text size
web-size-small = Small
web-size-normal = Normal
web-size-large = Large
web-size-huge = Huge
web-motion = Movement
web-motion-meaning = Without movement, every step is shown at once.
web-motion-system = As the system
web-motion-on = On
web-motion-off = Off

## Being told of one's turn
web-push = Tell me when it is my turn
web-push-meaning = By a notification of this browser, while the page is closed or out of sight.
web-push-on = On
web-push-off = Off
web-push-denied = This browser does not let us notify you; its own settings for this page can change that.
web-push-impossible = This browser cannot be told here; it may need HTTPS, or the page on its home screen.
web-push-failed = The browser’s push service does not answer; try it again later.

## About
web-about = About
web-about-lead = Tabletop games about giants on one rules kernel, to be played, looked into, and programmed.
web-about-unofficial = This is an unofficial fan project. It is not made, endorsed or supported by the publishers or the authors of the games. It contains no publisher’s text and no publisher’s art: the rules are told in our own words, names and numbers are used as facts, and pictures and stories are our own.
web-about-box = If you enjoy a game here, buy its box.
web-about-made-with = Made with
web-about-icons = icons by { $artists }, changed in colour and size;
web-about-fonts = typefaces, under the
web-about-pictures = The giants, scenes and maps were drawn for this project.
web-about-builders = For builders
web-about-api = The HTTP interface

## Nothing here
web-not-found = Nobody lives here
web-not-found-meaning = There is no page at this address. A giant may have sat on it.

web-broken = Something fell off the table
web-broken-meaning = This page broke. Your games are safe on the server; loading the page again usually helps.

web-no-server = The table needs the server
web-no-server-meaning = The server does not answer: it may be away for a moment, or you are offline. Your games are safe there, and this page goes on by itself as soon as it answers.
web-no-server-read = Meanwhile you can read
web-no-server-note = The server does not answer. What stands here was kept on this device.
web-no-server-back = The server answers again.
web-no-server-go-on = Go on

## Lessons
web-learn = Learn by playing
web-lesson = Lesson
web-lesson-step = Step { $n } of { $of }
web-lesson-why = Why
web-lesson-more = Show me more
web-lesson-do = Do it for me
web-lesson-learned = Learned
web-lesson-whole = Play a whole game
web-lesson-again = Once more
web-how-to-play = How to play
web-how-to-play-named = How to play { $game }
