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
web-finished = Played to the end
web-choices = { $n ->
    [0] not begun
    [one] 1 choice made
   *[other] { $n } choices made
  }
web-just-now = just now
web-won-short = Won
web-drawn-short = No winner
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
web-bot-random = Reckless
web-bot-greedy = Shrewd
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
web-hint = Hint
web-hint-says = A bot would choose: { $option }
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
web-log = What happened
web-log-empty = Nothing has happened yet.
web-menu = Menu
web-leave = Leave the table
web-board-broken = The board could not be drawn. Here is the game in words; nothing is lost.

web-connected = Connected
web-connecting = Connecting …
web-lag = { $ms } ms
web-reconnecting = { $s ->
    [0] Reconnecting …
   *[other] No connection: again in { $s } s
  }
web-restarting = The server is starting anew …
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
