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
cli-seats-option = Who plays with you, where several play: a bot for all other seats, or a name for each seat with you for a person, as in strong,you; you alone: people everywhere.
cli-bots-option = The bots, one for each seat or one for all: easy, normal, strong; greedy and random, by which they are measured.
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
cli-before-option = Show the numbers beside those of an earlier run, as it wrote them with --json.

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
cli-column-before = Before

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
cli-bench-processes = { $game }: random play in two processes, times as fast as in one

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

# Tournaments of bots.

cli-arena = Tournaments of bots as files, their reports, and claims of strength that can be verified.
cli-arena-run = Play what a tournament has not played yet; what is in its ledger is not played again.
cli-arena-report = Write the report of what was played: a page for a browser, or Markdown.
cli-arena-verify = Play again what a claim is about; exit with 1 and a sentence if it does not hold.
cli-arena-export = Write the games of a tournament down as Parquet, a row for each seat.
cli-arena-file-argument = The file of the tournament (YAML): see docs/arena.md.
cli-arena-claim-argument = The files of claims (YAML): see docs/claims.
cli-arena-jobs-option = How many processes; as many as there are processors if nothing is said.
cli-arena-ray-option = Let Ray play, on this machine or on a cluster.
cli-arena-address-option = The address of a Ray cluster that is running; “auto” finds it.
cli-arena-retry-option = Play those games again that broke off.
cli-arena-html-option = Where the page goes; beside the file of the tournament if nothing is said.
cli-arena-markdown-option = Where Markdown goes.
cli-arena-parquet-option = Where the Parquet file goes.
cli-arena-playing = Playing: { $name }
cli-arena-written = Written: { $file }
cli-arena-exported = { $n ->
    [one] Written: { $file }, 1 row.
   *[other] Written: { $file }, { $n } rows.
  }
cli-arena-ran-games = Games
cli-arena-ran-played = Played now
cli-arena-ran-known = Played before
cli-arena-ran-spared = Not needed any more

cli-arena-made = Made by `giants arena report { $file }` on { $date }, of what `giants arena run { $file }` has played; the same file gives the same table.
cli-arena-intervals = A share is how much of the victory went to a bot: 100 % won all its games. What stands beside it is a 95 % interval, found by drawing seeds anew: all games on a seed are drawn together. Every lineup was played from all its seats on every seed.
cli-arena-played = { $played } of { $due } games count, on seeds { $first } to { $last }, in { $setups ->
    [one] one setup
   *[other] { $setups } setups
  }; rules { $rules }.
cli-arena-trusted = These bots of others sat with the house and could have looked at everything: { $bots }.
cli-arena-versus = { $bot } against { $others }
cli-arena-above = above what is fair, and sure of it
cli-arena-below = below what is fair, and sure of it
cli-arena-even = not surely above or below what is fair
cli-arena-ratings = Ratings
cli-arena-ratings-elo = Bradley-Terry strength in Elo points around a mean of 0: 100 more is a share of 64 %.
cli-arena-ratings-skill = Plackett-Luce skill (openskill): everybody begins at 25.
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-rating = Rating
cli-arena-interval = Interval
cli-arena-shares = Shares of the victory
cli-arena-lineup = Lineup
cli-arena-seeds = Seeds
cli-arena-share = Share
cli-arena-fair = Fair
cli-arena-tests = Sequential tests
cli-arena-tests-of = H0: the share is { $share0 }; H1: it is { $share1 }; wrong with a chance of { $alpha } where H0 is true and { $beta } where H1 is. What was played beyond the verdict does not count.
cli-arena-verdict = Verdict
cli-arena-verdict-accepted = H1
cli-arena-verdict-rejected = H0
cli-arena-verdict-undecided = undecided
cli-arena-ratio = Log-likelihood ratio
cli-arena-matrix = Who does how well against whom, { $seats } at the table
cli-arena-matrix-how = The share of the bot on the left at tables where only the bot above sits besides.
cli-arena-gains = Who wins more on the same seeds
cli-arena-gains-how = How much more of its games the bot on the left wins than the bot above.
cli-arena-by = By { $facet }
cli-arena-roles = By what a bot played
cli-arena-role = Role
cli-arena-lengths = Length of games, in decisions
cli-arena-shortest = Shortest
cli-arena-median = Median
cli-arena-longest = Longest
cli-arena-speeds = Decisions a second
cli-arena-speeds-how = Of processor time that a bot spent thinking; of a bot in a process of its own, of the time until it answered.
cli-arena-decisions = Decisions
cli-arena-a-second = A second
cli-arena-faults = What went wrong
cli-arena-no-faults = Nothing: every game was played to its end.
cli-arena-faults-how = { $n ->
    [one] 1 game broke off.
   *[other] { $n } games broke off.
  } Who was at fault has lost it; where nobody was, nobody has won it.
cli-arena-fault = Fault
cli-arena-fault-crash = the bot crashed
cli-arena-fault-nonsense = the bot answered what was not offered
cli-arena-fault-time = the bot took too long
cli-arena-fault-lost = the process was lost
cli-arena-fault-endless = the game found no end
cli-arena-fault-rules = the rules failed
cli-arena-seed = Seed
cli-arena-note = Note
cli-arena-nobody = nobody ({ $bots })

cli-claim-share = share
cli-claim-gain = gain
cli-claim-holds = Holds: { $claim } ({ $what } { $found }, 95 % interval { $interval } in { $games } games, at least { $bound } was claimed).
cli-claim-fails = Does not hold: { $claim } ({ $what } { $found }, 95 % interval { $interval } in { $games } games, but at least { $bound } was claimed).
cli-claim-faults = Does not hold: { $claim } (in the game of seed { $seed } { $fault }: { $bot }).
