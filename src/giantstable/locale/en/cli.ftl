# The command line.

cli-giants = Giants' Table: three tabletop games about giants, exactly by their rulebooks.
cli-games = List the games, or the setup options of one.
cli-play = Play in the terminal. Setup options of the game follow as --giant fire and so on.
cli-serve = Serve the games to browsers: a page to play on, with bots, with friends, or alone.
cli-simulate = Play many games with bots and count what came out.
cli-replay = Replay a record: print what happened, or verify that it leads to its result.
cli-rules = Search the numbered rules of a game.
cli-content = Print where every printed number comes from.
cli-bench = Measure how fast the games run, compiled against interpreted.

cli-game-argument = The game: see “giants games”.
cli-record-argument = The file of the record.
cli-query-argument = A rule's id, or words to look for.
cli-language-option = The language of the rules.
cli-content-option = A folder of corrected content files, laid over ours.
cli-json-option = Print JSON.
cli-seed-option = The seed of chance: the same seed gives the same game.
cli-resume-option = Go on with the saved game.
cli-color-option = Draw in colour, where the terminal can.
cli-seats-option = Who plays with you, where several play: a bot for all other seats, or a name for each seat with you for a person, as in greedy,you; you alone: people everywhere.
cli-bots-option = The bots, one for each seat or one for all: random, greedy.
cli-host-option = The address to listen on; 0.0.0.0 lets other machines in.
cli-port-option = The port to listen on; 0 takes a free one.
cli-workers-option = How many processes serve; more than one need a PostgreSQL.
cli-open-option = Open the page in a browser.
cli-metrics-port-option = The port at which Prometheus may ask for metrics, on this machine alone; 0 for none.
cli-client-option = The folder of the built web client.
cli-number-option = How many games.
cli-jobs-option = How many processes.
cli-verify-option = Only verify that the choices lead to the result.
cli-source-option = Only items of this source: rulebook, public or reconstructed.
cli-quick-option = A rough measurement in a few seconds.

cli-serving = Giants' Table is open at { $address } (Ctrl+C closes it).
cli-serve-no-client = The web client is not built, so there is no page: “make play” builds it.
cli-simulating = Playing { $game }
cli-verified = { $n ->
    [one] Verified: 1 choice, result { $result }.
   *[other] Verified: { $n } choices, result { $result }.
  }
cli-sources = { $rulebook } from the rulebook, { $public } from public sources, { $reconstructed } reconstructed

cli-yes = yes
cli-text-of = text, at most { $n } characters
cli-no = no

cli-column-game = Game
cli-column-title = Title
cli-column-seats = Seats
cli-column-rules = Rules
cli-column-option = Option
cli-column-values = Values
cli-column-default = Default
cli-column-meaning = Meaning
cli-column-file = File
cli-column-item = Item
cli-column-value = Value
cli-column-source = Source
cli-column-note = Note
cli-column-measure = Measure
cli-column-compiled = Compiled
cli-column-interpreted = Interpreted
cli-column-ratio = Ratio

cli-report-game = Game
cli-report-setup = Setup
cli-report-bots = Bots
cli-report-seed = Seed
cli-report-games = Games
cli-report-errors = Errors
cli-report-decisions = Decisions
cli-report-seconds = Seconds
cli-report-decisions-per-second = Decisions a second
cli-report-games-per-second = Games a second
cli-report-wins = Wins of each seat
cli-report-results = Results
cli-report-mean-decisions-per-game = Decisions a game

cli-bench-random = { $game }: random play, decisions a second
cli-bench-greedy = { $game }: greedy, games a second

# What a host does with the tables of a server.

cli-admin = Look after a server's tables: GIANTS_DATABASE_URL says which, as for “giants serve”.
cli-admin-tables = List the tables, the oldest first.
cli-admin-export = Print the record of a table, finished or not; the seed is in it.
cli-admin-close = Close tables: nobody plays there any more, who sits there is told, and what was played can be read.
cli-admin-unseat = Take a seat from a player who is away: others can sit down, or a bot plays on.
cli-admin-people = List those who have sat down somewhere, with the numbers by which they can be banned.
cli-admin-ban = Let somebody in no more; connections end at once.
cli-admin-lift = Let somebody in again.
cli-admin-bans = List who is not let in.
cli-admin-seat = The number of a seat, from 0.
cli-admin-whom = The number of a visitor (“giants admin people”), an address (203.0.113.7) or a network (203.0.113.0/24).
cli-admin-bot-option = The bot that plays on; without one the seat is open.
cli-admin-name-option = Only those who go by a name.
cli-admin-at-option = Only those who sit at a table.
cli-admin-days-option = For how many days; 0 is for ever.
cli-admin-closed = { $n ->
    [one] 1 table was closed.
   *[other] { $n } tables were closed.
  }
cli-admin-seat-open = Seat { $seat } is open.
cli-admin-seat-bot = Seat { $seat } is played by the bot { $bot }.
cli-admin-banned = { $days ->
    [0] { $whom } is let in no more.
    [one] { $whom } is not let in for a day.
   *[other] { $whom } is not let in for { $days } days.
  }
cli-admin-lifted = { $whom } is let in again.
cli-admin-forgotten = { $n ->
    [one] 1 visitor was forgotten who had nothing here.
   *[other] { $n } visitors were forgotten who had nothing here.
  }
cli-admin-delete = Delete tables, with everything that was played there.
cli-admin-tidy = Delete tables that were kept long enough, and visitors who have nothing here; a table that is being played is kept.
cli-admin-check = Replay every table and name those whose log does not lead to where they stand.
cli-admin-save = Save everything in a new file, as it is at this moment; the server may go on.
cli-admin-load = Read what was saved into an empty database, SQLite or PostgreSQL.
cli-admin-table = The id of a table, as in its address.
cli-admin-new-file = The file to write; there must be none yet.
cli-admin-file = The file that was saved.
cli-admin-status-option = Only tables that are waiting, playing, over or closed.
cli-admin-finished-option = For how many days a finished table is kept.
cli-admin-unstarted-option = For how many days a table is kept at which nobody has chosen anything.
cli-admin-dry-run-option = Only name the tables that would go.
cli-admin-checking = Replaying
cli-admin-copying = Copying
cli-admin-deleted = { $n ->
    [0] No table was deleted.
    [one] 1 table was deleted.
   *[other] { $n } tables were deleted.
  }
cli-admin-checked = { $n ->
    [one] 1 table was replayed
   *[other] { $n } tables were replayed
  }, { $failed ->
    [0] and all is well.
    [one] and 1 is broken.
   *[other] and { $failed } are broken.
  }
cli-admin-saved = { $n ->
    [one] 1 row was saved
   *[other] { $n } rows were saved
  } in { $file }.
cli-admin-loaded = { $n ->
    [one] 1 row was read.
   *[other] { $n } rows were read.
  }
cli-column-id = Table
cli-column-status = Status
cli-column-choices = Choices
cli-column-created = Begun
cli-column-changed = Last choice
cli-column-visitor = Visitor
cli-column-name = Name
cli-column-tables = Tables
cli-column-whom = Whom
cli-column-until = Until
