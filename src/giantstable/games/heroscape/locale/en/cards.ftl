### HeroScape beside the battlefield: Army Cards, order markers, the round, drafting, how a battle went.

## What is printed on a card
heroscape-card-follows = follows { $general }
heroscape-card-points = { $n ->
    [one] point
   *[other] points
  }
heroscape-card-side = Side of the card
heroscape-card-game = { $game ->
    [basic] Basic
   *[master] Master
  }
heroscape-card-number = { $number ->
    [life] Life
    [move] Move
    [range] Range
    [attack] Attack
   *[defense] Defense
  }
heroscape-card-species = { $species ->
    [human] human
    [soulborg] Soulborg
    [orc] Orc
    [marro] Marro
    [dragon] dragon
    [kyrie] Kyrie
    [elf] elf
   *[other] { $species }
  }
heroscape-card-kind = { $rarity ->
    [unique] Unique
   *[common] Common
  } { $kind ->
    [hero] Hero
   *[squad] Squad
  }
heroscape-card-class = { $class ->
    [agent] agent
    [agents] agents
    [soldier] soldier
    [soldiers] soldiers
    [deathwalker] Deathwalker
    [champion] champion
    [samurai] samurai
    [warrior] warrior
    [warriors] warriors
    [warlord] warlord
    [beast] beast
    [archer] archer
    [guards] guards
   *[other] { $class }
  }
heroscape-card-personality = { $personality ->
    [tricky] tricky
    [disciplined] disciplined
    [precise] precise
    [valiant] valiant
    [ferocious] ferocious
    [wild] wild
    [merciful] merciful
   *[other] { $personality }
  }
heroscape-card-size = { $size ->
    [small] small
    [medium] medium
    [large] large
   *[huge] huge
  }, Height { $height }
heroscape-card-figures = figures: { $n }
heroscape-card-spaces = stands on { $n } spaces

## A card on the table
heroscape-card-look = Look at the card of { $unit }
heroscape-card-life-left = Life left: { $n } of { $all }
heroscape-card-figures-left = figures left: { $n } of { $all }
heroscape-card-marker = { $state ->
    [unknown] a hidden order marker
    [shown] order marker { $marker }, revealed
   *[hidden] order marker { $marker }, still secret
  }
heroscape-card-spirits = { $which ->
    [attack] spirit: Attack +{ $n }
   *[defense] spirit: Defense +{ $n }
  }
heroscape-card-grenades-thrown = grenades thrown
heroscape-card-scout = your scout
heroscape-card-under = glyph: { $glyph }
heroscape-card-acts = acts now
heroscape-card-out = out of play
heroscape-card-figure = { $name }: { $fate ->
    [standing] on { $space }
    [in-box] not placed yet
    [reserve] waits to drop in
    [left-out] left out
   *[destroyed] destroyed
  }{ $wounds ->
    [0] { "" }
   *[other] { ", wounds: " }{ $wounds }
  }

## Armies
heroscape-army = { $you ->
    [yes] Your army
   *[no] Player { $player }
  }{ $name ->
    [none] { "" }
   *[other] { " (" }{ $name }{ ")" }
  }
heroscape-army-side = side { $n }
heroscape-army-points = points on the battlefield: { $n }
heroscape-army-empty = no card yet

## Order markers
heroscape-orders = Order markers
heroscape-orders-secret = Drag it onto a card, or choose the card. Only your side knows where it lies.
heroscape-orders-stone = { $state ->
    [laid] on { $unit }
    [now] lay it now
   *[later] comes next
  }

## The round
heroscape-track = The round
heroscape-track-basic = Basic Game
heroscape-track-gather = Before the battle
heroscape-track-round = Round { $n }{ $all ->
    [0] { "" }
   *[other] { " of " }{ $all }
  }
heroscape-track-first = { $you ->
    [yes] you are first
   *[no] player { $player } is first
  }
heroscape-track-turn = { $you ->
    [yes] Your turn
   *[no] Turn of player { $player }
  } with marker { $marker }: { $state ->
    [done] done
    [now] now
   *[later] to come
  }{ $unit ->
    [none] { "" }
   *[other] { ", " }{ $unit }
  }
heroscape-track-now = { $you ->
    [yes] Your turn
   *[no] Turn of player { $player }
  }{ $acting ->
    [yes] { ": " }{ $unit }
   *[no] { "" }
  }
heroscape-track-done = moved { $moved } of { $all }, attacked { $struck } of { $all }

## Drafting
heroscape-draft = The draft
heroscape-draft-order = Order of the cards
heroscape-draft-by = { $order ->
    [points] by points
    [name] by name
   *[general] by general
  }
heroscape-draft-general = General
heroscape-draft-all-generals = all generals
heroscape-draft-take = Take it for { $n }
heroscape-draft-points = { $spent } of { $all } points, { $left } left
heroscape-draft-complete = complete
heroscape-draft-not-now = not for you now
heroscape-draft-others = Others are choosing.

## How it stands
heroscape-goals = How to win
heroscape-specials = Special rules
heroscape-progress = How it stands
heroscape-progress-rounds = rounds left: { $n } of { $all }
heroscape-progress-space = { $space }: { $player ->
    [0] nobody stands there
   *[other] player { $player } stands there
  }
heroscape-progress-gas = gas up to level { $n }
heroscape-progress-truce = the truce holds

## The form of a battle
heroscape-sheet-players = { $players } players
heroscape-sheet-rounds = { $n ->
    [0] to the last figure
   *[other] at most { $n } rounds
  }
heroscape-sheet-given = In the Basic Game the scenario gives each player an army.
heroscape-sheet-side = side { $n }
heroscape-sheet-points = { $n } points
heroscape-sheet-has = Has anyway: { $cards }
heroscape-sheet-choose = Choose cards
heroscape-sheet-suggest = Suggest an army
heroscape-sheet-leave = Leave { $card } at home
heroscape-sheet-done = Done
heroscape-sheet-dear = { $n }: too dear
heroscape-sheet-picked = { $n ->
    [1] Picked
   *[other] Picked, { $n } times
  }
heroscape-sheet-others = Also in the army of: { $players }

## How a battle went
heroscape-result-turning = The turning point.
heroscape-result-swing = { $game ->
    [basic] { $what }: { $n } points in favour of side { $side }.
   *[master] Round { $round }, { $what }: { $n } points in favour of side { $side }.
  }
heroscape-result-points = { $game ->
    [basic] Points turn by turn
   *[master] Points round by round
  }
heroscape-result-reading = player { $player }: { $n }
heroscape-result-kills = Who felled whom
heroscape-result-ending = How it ended. Standing: { $standing }, fallen (×): { $fallen }
heroscape-result-not-told = The battle cannot be told now.

heroscape-progress-goal = side { $side }: { $have } of { $need }{ $away ->
    [-1] { "" }
   *[other] { ", spaces away: " }{ $away }
  }
