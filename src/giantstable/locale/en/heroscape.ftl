# HeroScape: words of the game, and what its files are refused for.

heroscape-title = HeroScape

## Battlefields
refused-unknown-battlefield = There is no battlefield “{ $name }”; there are: { $battlefields }, or name a file (.yaml, .json, .hsc).
refused-compare-what = Name a second battlefield to compare { $name } with.
refused-content-hex = The field { $field } is not the name of a hex, such as J8, but “{ $found }”.
refused-content-tile-size = The field { $field } is { $found }, but tiles have 24, 7, 3, 2 or 1 hexes.
refused-content-many = The field { $field } has more than { $most } entries.
refused-content-spaces = The field { $field } does not follow from the tiles; leave it out.
refused-content-large = The battlefield { $file } covers { $found } hexes, more than the { $most } that can be played on.
refused-tile-outside = The field { $field } lays { $terrain } { $size } beyond the edge of the map.
refused-tile-overlap = The field { $field } lays { $terrain } { $size } on layer { $layer } over { $hex }, where another tile lies already.
refused-tile-on-water = The field { $field } lays { $terrain } { $size } on layer { $layer } onto the water at { $hex }, which bears nothing.
refused-tile-in-the-air = The field { $field } lays { $terrain } { $size } on layer { $layer } into the air: { $terrain ->
    [water] water needs a tile below it.
   *[other] no hex of it lies on another tile.
  }
refused-ruin-in-the-air = The field { $field } stands the { $length } ruin on level { $level }, where { $hex } has no land.
refused-ruin-covered = The field { $field } stands the { $length } ruin on level { $level }, where it has no room under the tiles above { $hex }.
refused-ruin-twice = The field { $field } stands the { $length } ruin on an edge of { $hex } that has a ruin already.
refused-stock-tiles = The battlefield { $file } takes { $found } tiles of { $terrain } { $size }, but { $sets ->
    [one] one set has
   *[other] { $sets } sets have
  } { $most }.
refused-stock-ruins = The battlefield { $file } takes { $found } { $length } ruins, but { $sets ->
    [one] one set has
   *[other] { $sets } sets have
  } { $most }.

## Files of VirtualScape
refused-hsc-short = The file { $file } ends too early, after { $place } bytes.
refused-hsc-number = The file { $file } has the number { $found } at byte { $place }, where one from { $low } to { $high } belongs.
refused-hsc-version = The file { $file } is not a VirtualScape file of a version up to 0.000{ $newest }.
refused-hsc-empty = The file { $file } has no tile of the Master Set.

## Cards and glyphs
refused-content-missing = The content file { $file } is missing.
refused-content-same-name = The content file { $file } describes “{ $id }”, which another file describes already.
refused-content-hero = The field { $field } is { $found }, but a hero is one figure and a squad is several; this card is a { $kind }.
refused-content-hit-zone = The field { $field } must be two heights, the lower one first.
refused-content-idle-power = The field { $field } is “{ $found }” without any number, so it does nothing.

## Armies
refused-army-card = There is no Army Card “{ $card }”; there are: { $cards }.
refused-army-twice = The army of player { $seat } has the Unique card { $card } twice.
refused-army-points = The army of player { $seat } costs { $found } points, but may cost { $most } at most.
refused-army-captive = The army of player { $seat } has { $card }, who is the captive of this scenario.
refused-army-empty = Player { $seat } brings no army.
refused-army-no-hero = The army of player { $seat } has no Unique Hero, but one of them must be the scout.
refused-army-shared = { $card } is Unique, and { $sets ->
    [one] there is one set
   *[other] there are { $sets } sets
  }, so not every player who wants it can have it.

## Scenarios
refused-content-space = The field { $field } is { $found }, which is no space of { $battlefield }.
refused-scenario-zones = The field { $field } has { $space }, which belongs to another zone.
refused-scenario-seats = The field { $field } has { $found } seats, but a scenario is for 2 to { $most } players.
refused-scenario-sides = The field { $field } must number its sides 1, 2 and so on, two at least.
refused-scenario-basic-points = The field { $field } asks for points, but in the Basic Game armies are given.
refused-scenario-few-glyphs = The field { $field } has too few glyphs for { $found } spaces.
refused-scenario-many-glyphs = The field { $field } takes more of the glyph { $glyph } than the { $most } there are.
refused-scenario-hidden-kelda = The field { $field } lays Kelda symbol-side up, which no scenario of one's own may do (HS-G-KEL-03).
refused-scenario-not-owned = The field { $field } is { $card }, which is not in the army of seat { $seat }.
refused-scenario-spaces = The field { $field } must give each figure of { $card } { $spaces ->
    [one] one space
   *[other] two spaces, as a list
  }.
refused-scenario-too-low = The field { $field } puts { $card } on { $space }, where it does not fit under what is above.
refused-scenario-uneven = The field { $field } puts { $card } on { $space }, which are no two neighbouring spaces of one level.
refused-scenario-figures = The field { $field } places { $found } figures of { $card }, but the card has { $figures }.
refused-scenario-players = { $scenario } is for { $allowed } players, not for { $found }.
refused-scenario-no-side = The field { $field } names side { $found }, which nobody plays.
refused-scenario-needs-rule = The field { $field } has the goal { $goal }, which needs the special rule { $rule }.
refused-scenario-needs-rounds = The field { $field } has the goal { $goal }, but rounds gives no last round.
