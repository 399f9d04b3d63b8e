# The command line.

cli-giants = Giants' Table: three tabletop games about giants, exactly by their rulebooks.
cli-games = List the games, or the setup options of one.
cli-play = Play in the terminal. Setup options of the game follow as --giant fire and so on.
cli-serve = Serve the games to browsers: a page to play on, with bots, with friends, or alone.
cli-simulate = Play many games with bots and count what came out.
cli-replay = Replay a record: print what happened, or verify that it leads to its result.
cli-rules = Search the numbered rules of a game.
cli-content = Print where every printed number comes from.
cli-battlefield = Print a battlefield of HeroScape level by level and from above, or compare two.
cli-bench = Measure how fast the games run, compiled against interpreted.

cli-game-argument = The game: see “giants games”.
cli-record-argument = The file of the record.
cli-query-argument = A rule's id, or words to look for.
cli-battlefield-argument = A battlefield's name, or a file: .yaml, .json, or .hsc of VirtualScape.
cli-compare-option = Compare hex by hex with this battlefield or file, however it is turned.
cli-content-option = A folder of corrected content files, laid over ours.
cli-json-option = Print JSON.
cli-seed-option = The seed of chance: the same seed gives the same game.
cli-resume-option = Go on with the saved game.
cli-color-option = Draw in colour, where the terminal can.
cli-seats-option = Who plays with you, where several play: a bot for all other seats, or a name for each seat with you for a person, as in greedy,you; you alone: people everywhere.
cli-bots-option = The bots, one for each seat or one for all: random, greedy.
cli-host-option = The address to listen on; 0.0.0.0 lets other machines in.
cli-port-option = The port to listen on; 0 takes a free one.
cli-open-option = Open the page in a browser.
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

cli-bench-wraith-random = Wraith: random play, Young against Earth, decisions a second
cli-bench-wraith-copy = Wraith: Match.copy(quiet) mid-turn, microseconds
cli-bench-wraith-copy-events = Wraith: Match.copy() with its events, microseconds
cli-bench-wraith-imagine = Wraith: copy and determinize, microseconds
cli-bench-wraith-view = Wraith: view, microseconds
cli-bench-wraith-new = Wraith: a new match, microseconds
cli-bench-heroscape-random = HeroScape: random play, Clashing Fronts, drafted armies, decisions a second
cli-bench-heroscape-looks = HeroScape: exact looks at a Hit Zone among 16 figures, Table of the Giants, a second
cli-bench-assault-random = Assault: random play at six seats, decisions a second
cli-bench-assault-odds = Assault: the exact odds of an attack, nothing remembered, microseconds
cli-bench-assault-odds-worst = Assault: the same for the slowest of 100 attacks, microseconds
cli-bench-heroscape-build = HeroScape: building that battlefield with its distances, microseconds
cli-bench-heroscape-sight-cold = HeroScape: who sees whom, first look, Trollsford, microseconds
cli-bench-heroscape-sight-cold-thousand = … on 1,000 columns
cli-bench-heroscape-sight-cold-growth = … times as long
cli-bench-heroscape-sight-warm = HeroScape: who sees whom, looked before, Trollsford, microseconds
cli-bench-heroscape-sight-warm-thousand = … on 1,000 columns
cli-bench-heroscape-sight-warm-growth = … times as long
cli-bench-heroscape-moves-cold = HeroScape: the moves of a figure, first time, Trollsford, microseconds
cli-bench-heroscape-moves-cold-thousand = … on 1,000 columns
cli-bench-heroscape-moves-cold-growth = … times as long
cli-bench-heroscape-moves-warm = HeroScape: the moves of a figure, asked before, Trollsford, microseconds
cli-bench-heroscape-moves-warm-thousand = … on 1,000 columns
cli-bench-heroscape-moves-warm-growth = … times as long
cli-bench-wraith-greedy = Wraith: greedy, Young against Earth, games a second
cli-bench-heroscape-greedy = HeroScape: greedy, Clashing Fronts, drafted armies, games a second

cli-battlefield-about = { $spaces } spaces over { $hexes } hexes, levels { $low } to { $high }; { $tiles } tiles and { $ruins ->
    [one] 1 ruin
   *[other] { $ruins } ruins
  }, { $sets ->
    [0] which no number of sets has
    [one] from one set
   *[other] from { $sets } sets
  }.
cli-battlefield-author = Drawn by: { $author }
cli-battlefield-glyphs = Glyphs: { $glyphs }
cli-battlefield-zones = Starting zones: { $zones }
cli-battlefield-figures = Figures: { $figures }
cli-battlefield-left-out = Left out, because the Master Set has no such pieces: { $pieces }
cli-battlefield-level = Level { $level }
cli-battlefield-above = From above
cli-battlefield-below = Below
cli-battlefield-headroom = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
  } of headroom: { $spaces }
cli-battlefield-key = g grass, r rock, s sand, w water, and the level; a capital letter has spaces below it; strokes are ruins.
cli-battlefield-ruin = { $length ->
    [long] Long
   *[short] Short
  } ruin on { $hexes }, level { $level }.
cli-battlefield-same = { $first } and { $second } have the same spaces and ruins.
cli-battlefield-different = { $first } and { $second } differ.
cli-battlefield-moved = The second was turned by { $turn } sixths and moved by { $q }, { $r }.
cli-battlefield-same-tiles = Hexes of tiles with the same layer and terrain: { $same } of { $first } and { $second }.
cli-battlefield-only-tiles = Only { $name } has tiles at: { $hexes }
cli-battlefield-same-spaces = Spaces with the same level and terrain: { $same } of { $first } and { $second }.
cli-battlefield-only-spaces = Only { $name } has spaces at: { $hexes }
cli-battlefield-same-walls = Edges with a ruin: { $same } of { $first } and { $second }.
cli-battlefield-only-walls = Only { $name } has a ruin at the edges: { $edges }
