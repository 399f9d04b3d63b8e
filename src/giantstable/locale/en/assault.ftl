# Assault of the Giants: words of the game, and what its files are refused for.

assault-title = Assault of the Giants

## The board
refused-map-regions = The field { $field } has { $found } regions, but a board has 2 to { $most }.
refused-map-homes = The field { $field } has { $found } Starting Regions of the race { $race } instead of one.
refused-map-between = The field { $field } must name two different regions.
refused-map-short-line = The field { $field } must be a line of two points at least.
refused-map-long-line = The field { $field } has more than { $most } points.
refused-map-knot = The field { $field } is a line that crosses itself or stands still.
refused-map-outline = The field { $field } is { $region }, whose lines do not join into one closed outline.
refused-map-meeting = The field { $field } meets { $other } near { $x }, { $y }, where neither of them ends.
refused-map-strangers = The field { $field } lets { $a } and { $b } touch at { $x }, { $y }, although they share no border.
refused-map-label = The field { $field } does not lie in { $region }.

## Races and cards
refused-content-faces = The field { $field } has { $found } faces, but a die has { $faces }.
refused-content-keep = The field { $field } keeps { $found } of { $most } cards.
refused-content-no-command = The field { $field } lacks the command { $command }.
refused-content-no-resource = The field { $field } lacks the resource { $resource }.
refused-content-repeatable = The field { $field } may be true for the last Event of a race alone.
refused-content-event-region = The field { $field } names no region in which a unit must stand, so { $found } has no place for its Event Token.
refused-content-mark-region = The field { $field } marks a region, but the Event asks for no one unit among the small folk whose region that would be.
refused-content-race-file = The content file { $file } describes the race { $found }.
refused-race-ranks = The field { $field } has { $found } kinds of the rank { $rank }, but needs { $most ->
    [one] one
   *[other] one or two
  }.
refused-race-regular = The field { $field } gives the regular units an Ordning Value of { $regular }, which is not below the { $elite } of the elite.
refused-race-waits = The field { $field } cannot be true for a unit of the rank { $rank }.
refused-race-waits-opening = The field { $field } places a unit that an Event must bring in first.
refused-race-leaders = The field { $field } has { $found } Leader Cards for { $units } leaders.
refused-race-stack = The field { $field } puts { $found } units in one region, but one to { $most } may stand there.
refused-race-champions = The field { $field } puts two champions in one region.
refused-race-tokens = The field { $field } takes { $found } of { $unit }, but there are { $most }.
refused-race-ordning = The field { $field } is { $found }, which is not below the Ordning Number of the { $other }.

## What all share
refused-stock-seatings = The field { $field } must have one entry for each number of seats from { $low } to { $high }, in this order.
refused-stock-npc = The field { $field } must name the { $npcs } races that nobody plays with { $seats } seats.
refused-stock-pools = The field { $field } must be the points of the two pools.
refused-stock-dice = The field { $field } is { $found }, but one special die and { $dice } standard dice are fewer.
refused-stock-markers = The field { $field } has the marker { $marker } on { $found } printings instead of one.
