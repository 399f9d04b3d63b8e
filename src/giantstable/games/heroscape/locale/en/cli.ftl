### Battlefields on the command line, and what is measured.

## Battlefields
cli-battlefield = Print a battlefield of HeroScape level by level and from above, or compare two.
cli-battlefield-argument = A battlefield's name, or a file: .yaml, .json, or .hsc of VirtualScape.
cli-compare-option = Compare hex by hex with this battlefield or file, however it is turned.
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
cli-battlefield-piece = { $family ->
    [ice] ice
    [lava] lava
    [lava-field] lava field
    [road] road
    [snow] snow
    [tree] tree
    [wall] wall
    [glacier] glacier
    [castle] castle
    [swamp-water] swamp water
    [swamp] swamp
    [concrete] concrete
    [asphalt] asphalt
    [hive] hive
    [jungle] jungle
    [shadow] shadow
    [dungeon] dungeon
    [outcrop] outcrop
    [grass] grass
    [rock] rock
    [sand] sand
    [water] water
    [ruin] ruin
   *[other] unknown
  } { $size }
cli-battlefield-rested = These rested on pieces that were left out: { $tiles }
cli-battlefield-fallen = Left out, because it cannot be built or does not stand:
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

## What is measured
cli-bench-heroscape-random = HeroScape: random play, Clashing Fronts, drafted armies, decisions a second
cli-bench-heroscape-looks = HeroScape: exact looks at a Hit Zone among 16 figures, Table of the Giants, a second
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
cli-bench-heroscape-copy = HeroScape: Match.copy(quiet) where greedy bots choose, Clashing Fronts, microseconds
cli-bench-heroscape-greedy = HeroScape: greedy, Clashing Fronts, drafted armies, games a second
