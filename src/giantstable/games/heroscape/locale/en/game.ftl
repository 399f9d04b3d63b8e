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
refused-own-battlefield-alone = A battlefield of your own needs a scenario of your own that is fought on it.
refused-own-file = A scenario or battlefield of your own is written in JSON: { $why }.
refused-army-card = There is no Army Card “{ $card }”; there are: { $cards }.
refused-army-twice = The army of player { $seat } has the Unique card { $card } twice.
refused-army-points = The army of player { $seat } costs { $found } points, but may cost { $most } at most.
refused-army-captive = The army of player { $seat } has { $card }, who is the captive of this scenario.
refused-army-empty = Player { $seat } brings no army.
refused-army-only-drops = The army of player { $seat } only drops in later: somebody must be there when the battle begins.
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

## Setting up
heroscape-setup-scenario = the scenario: battlefield, sides, special rules and goal
heroscape-setup-players = how many play; 0 is as few as the scenario is for
heroscape-setup-armies = how armies come about: drafted card by card, or brought along
heroscape-setup-army-1 = player 1's army: card names with commas, such as finn, grimnak
heroscape-setup-army-2 = player 2's army
heroscape-setup-army-3 = player 3's army
heroscape-setup-army-4 = player 4's army
heroscape-setup-sets = how many Master Sets there are: with two, two players may have the same card
heroscape-setup-markers-in-turn = order markers are placed one player after another
heroscape-setup-ask-swipes = ask before every passing swipe instead of taking it
heroscape-setup-high-at-ten = two dice more from 10 levels up, counted from base to base
heroscape-setup-tie-break = equal points: more figures win, then fewer wounds
heroscape-setup-first-rulings = play by the rulings of 0.1.0: sight looks at six points, and a fall is rolled in mid-move
heroscape-setup-own-scenario = a scenario of your own, as JSON; the option scenario is not looked at then
heroscape-setup-own-battlefield = a battlefield of your own for it, as JSON
refused-army-basic = Player { $seat } cannot bring an army: in { $scenario }, a Basic Game, armies are given.
refused-army-drafted = Player { $seat } can bring an army only if armies are pre-made.
refused-army-seat = There is no player { $seat } who could bring an army: { $seats } play.

## Positions
refused-position-captive = The field { $field } must name the captive where the scenario has one, and nobody else.
refused-position-nobodys = The field { $field } is about { $figure }, whose card nobody has.
refused-position-fate = The field { $field } says that { $figure } stands and where, or neither.
refused-position-taken = The field { $field } puts a figure on { $space }, where somebody stands already.
refused-position-glyph-twice = The field { $field } lays a glyph on { $space }, where one lies already.
refused-position-glyph-nowhere = The field { $field } hides a glyph that lies nowhere.
refused-position-to-place = The field { $field } has { $figure }, who is not waiting to be placed by that player.
refused-position-marker = The field { $field } lays a marker on { $card }, which that player does not have.
refused-position-casualties = The field { $field } lays other casualties on the copies of { $card } than the { $lost } figures that they have lost.
refused-position-truce = The field { $field } is a truce that the scenario does not know.
refused-position-unplaced = The field { $field } leaves { $figure } in the box after the armies have gathered.
refused-position-first-seat = The field { $field } must say who was first, since turns are taken.
refused-position-nobody-stands = The field { $field } leaves nobody on the battlefield.
refused-position-scout = The field { $field } must name the scout, with a glyph under the card.
refused-position-seats = The field { $field } has { $found } entries, but there are { $expected } players.

## Words used inside other messages
heroscape-zone = { $zone ->
    [brown] brown
    [navy] navy
    [teal] teal
    [dark-yellow] dark yellow
   *[other] { $zone }
  }

## What is asked
heroscape-ask-draft = { $done ->
    [yes] Draft a card, or say that your army is complete.
   *[no] Draft a card.
  }
heroscape-ask-reinforce = Which reinforcements come?
heroscape-ask-call-reinforcements = Roll for reinforcements?
heroscape-ask-zone = In which zone does your army start?
heroscape-ask-place-next = Whose figures do you place next?
heroscape-ask-place = Where does { $figure } start?
heroscape-ask-scout = Who is secretly your scout?
heroscape-ask-drop = { $unit }: come down now?
heroscape-ask-drop-place = Where does { $figure } land?
heroscape-ask-marker = { $marker ->
    [X] On which card do you lay the marker X?
   *[other] On which card do you lay the marker { $marker }?
  }
heroscape-ask-card = Which card acts this turn?
heroscape-ask-mover = Who moves next?
heroscape-ask-move = Where does { $figure } go?
heroscape-ask-swipe = { $target } leaves { $figure }: take the passing swipe?
heroscape-ask-attack = { $unit }: who attacks whom?
heroscape-ask-next-defender = { $figure } hits several: who defends next?
heroscape-ask-throw = { $unit }: who throws the next grenade at whom?
heroscape-ask-charge = { $unit }: roll to move again?
heroscape-ask-chomp = Whom does { $figure } bite?
heroscape-ask-shackle = Whose mind does { $figure } try to take over?
heroscape-ask-clone-place = Where does { $figure } come back?
heroscape-ask-spirit = To which card does the spirit of { $figure } go?
heroscape-ask-casualty = { $figure } is lost: on which of the cards is that counted?
heroscape-ask-summon = Whom does { $figure } summon?
heroscape-ask-summon-place = Where does { $figure } appear?

## Options
heroscape-option-draft = { $unit } for { $n } points
heroscape-option-draft-done = My army is complete
heroscape-option-reinforce = { $unit } for { $n } points
heroscape-option-reinforce-done = Nobody more
heroscape-option-call-reinforcements-yes = Roll
heroscape-option-call-reinforcements-no = Not this round
heroscape-option-zone = { $zone }
heroscape-option-place-next = { $unit }
heroscape-option-place = { $space }
heroscape-option-scout = { $unit }
heroscape-option-drop-yes = Come down
heroscape-option-drop-no = Wait
heroscape-option-marker = { $unit }
heroscape-option-card = { $unit }
heroscape-option-mover = { $figure }
heroscape-option-mover-done = Nobody moves any more
heroscape-option-move = { $space }{ $swipes ->
    [0] { "" }
   *[other] { ", passing swipes: " }{ $swipes }
  }{ $falls ->
    [0] { "" }
   *[other] { ", falls: " }{ $falls }
  }{ $major ->
    [0] { "" }
   *[other] { ", major falls: " }{ $major }
  }{ $extreme ->
    [0] { "" }
   *[other] { ", extreme falls: " }{ $extreme }
  }
heroscape-option-move-done = Stay
heroscape-option-swipe-yes = Swipe
heroscape-option-swipe-no = Let it go
heroscape-option-attack = { $figure } attacks { $target }
heroscape-option-attack-done = Attack no more
heroscape-option-special = { $figure }, { $power }: { $target }
heroscape-option-line = { $figure }, { $power }: { $end ->
    [head] from the head
   *[tail] from the tail
  } to the { $direction ->
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
    [nw] north-west
   *[ne] north-east
  }
heroscape-option-squad-power = { $unit }: { $power }
heroscape-option-throw-done = Throw no more
heroscape-option-next-defender = { $figure }
heroscape-option-charge-yes = Roll
heroscape-option-charge-no = Attack at once
heroscape-option-chomp = { $figure }
heroscape-option-chomp-done = Nobody
heroscape-option-shackle = { $figure }
heroscape-option-shackle-done = Nobody
heroscape-option-spirit = { $unit }
heroscape-option-casualty = { $unit }
heroscape-option-summon = { $figure }
heroscape-option-summon-done = Nobody

## Events: $you is "yes" for the player they are about, "no" for all others
heroscape-event-rolled-for-draft = { $you ->
    [yes] You roll { $roll } for the first pick
   *[no] Player { $player } rolls { $roll } for the first pick
  }
heroscape-event-rolled-for-places = { $you ->
    [yes] You roll { $roll } for placing first
   *[no] Player { $player } rolls { $roll } for placing first
  }
heroscape-event-rolled-for-first = { $you ->
    [yes] You roll for the first turn, skulls: { $skulls }
   *[no] Player { $player } rolls for the first turn, skulls: { $skulls }
  }
heroscape-event-drafted = { $you ->
    [yes] You draft { $unit }
   *[no] Player { $player } drafts { $unit }
  }
heroscape-event-army-complete = { $you ->
    [yes] Your army is complete
   *[no] The army of player { $player } is complete
  }
heroscape-event-took-zone = { $you ->
    [yes] Your zone: { $zone }
   *[no] Zone of player { $player }: { $zone }
  }
heroscape-event-placed = { $figure } starts on { $space }
heroscape-event-not-used = { $figure } finds no room and is left out
heroscape-event-scout-chosen = Your scout is { $unit }
heroscape-event-scout-chosen-hidden = Player { $player } has chosen a scout
heroscape-event-round-began = Round { $n }
heroscape-event-rolled-for-drop = { $unit }: { $roll } for The Drop
heroscape-event-rolled-who-drops = { $you ->
    [yes] You roll { $roll } for dropping first
   *[no] Player { $player } rolls { $roll } for dropping first
  }
heroscape-event-dropped = { $figure } comes down on { $space }
heroscape-event-marked = Marker { $marker } lies on { $unit }
heroscape-event-marked-hidden = Player { $player } lays a marker on { $unit }
heroscape-event-rolled-for-markers = { $you ->
    [yes] You roll { $roll } for laying markers first
   *[no] Player { $player } rolls { $roll } for laying markers first
  }
heroscape-event-rolled-initiative = { $you ->
    [yes] You roll { $roll } for initiative
   *[no] Player { $player } rolls { $roll } for initiative
  }{ $n ->
    [0] { "" }
   *[other] { ", plus " }{ $n }
  }
heroscape-event-first-this-round = { $you ->
    [yes] You are first in this round
   *[no] Player { $player } is first in this round
  }
heroscape-event-round-ended = Round { $n } is over
heroscape-event-gas-rose = The gas rises to level { $n }
heroscape-event-gassed = { $figure } is in the gas, wounds: { $n }
heroscape-event-rolled-reinforcements = { $you ->
    [yes] You roll { $roll } for reinforcements
   *[no] Player { $player } rolls { $roll } for reinforcements
  }: { $n ->
    [1] they come
   *[other] none come
  }
heroscape-event-reinforced = { $you ->
    [yes] { $unit } joins you
   *[no] { $unit } joins player { $player }
  }
heroscape-event-turn-began = { $you ->
    [yes] Your turn: { $unit }
   *[no] The turn of player { $player }: { $unit }
  }
heroscape-event-revealed = { $you ->
    [yes] Your marker { $marker } lies on { $unit }
   *[no] Marker { $marker } of player { $player } lies on { $unit }
  }
heroscape-event-turn-lost = { $you ->
    [yes] You lose the turn of your marker { $marker }
   *[no] Player { $player } loses the turn of marker { $marker }
  }
heroscape-event-moved = { $figure } moves to { $space }
heroscape-event-flew = { $figure } flies to { $space }
heroscape-event-grappled = { $figure } grapples to { $space }
heroscape-event-swiped = { $figure } swipes at { $target }, skulls: { $skulls }
heroscape-event-swipe-declined = { $figure } lets { $target } go
heroscape-event-fell = { $figure } falls, skulls: { $skulls }
heroscape-event-fell-far = { $figure } falls far, skulls: { $skulls }
heroscape-event-fell-deep = { $figure } falls into the depths: { $roll }
heroscape-event-attacked = { $figure } attacks { $target }
heroscape-event-special-attack = { $figure }, { $power }: { $target }
heroscape-event-fire-line = { $figure } breathes fire from { $space } to the { $direction ->
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
    [nw] north-west
   *[ne] north-east
  }
heroscape-event-rolled-attack = { $figure } rolls { $dice } to attack, skulls: { $skulls }
heroscape-event-rolled-defense = { $figure } rolls { $dice } to defend, shields: { $shields }
heroscape-event-blocked = { $figure } is unhurt
heroscape-event-dodged = { $figure } dodges
heroscape-event-countered = { $figure } strikes back at { $target }, wounds: { $n }
heroscape-event-wounded = { $figure } is hurt, wounds: { $n }
heroscape-event-destroyed = { $figure } is destroyed on { $space }
heroscape-event-casualty-laid = { $figure } is counted on { $unit }
heroscape-event-card-out = { $unit } is out of play
heroscape-event-truce-broken = The truce is broken
heroscape-event-charged = { $unit } rolls { $roll }: { $n ->
    [1] it charges
   *[other] it stays
  }
heroscape-event-bitten = { $figure } devours { $target }
heroscape-event-bit-at = { $figure } bites at { $target }: { $roll }
heroscape-event-shackled = { $figure } takes { $unit } over
heroscape-event-shackle-tried = { $figure } reaches for the mind of { $target }: { $roll }
heroscape-event-clone-rolled = { $figure } rolls { $roll }: { $n ->
    [1] somebody comes back
   *[other] nothing stirs
  }
heroscape-event-cloned = { $figure } comes back on { $space }
heroscape-event-spirit-went = The spirit of { $figure } goes to { $unit }
heroscape-event-spirit-had-to-go = The spirit of { $figure } finds no other Unique card: it must go to { $unit }, a card of the enemy
heroscape-event-rolled-whose-spirit = { $you ->
    [yes] You roll { $roll } for going first
   *[no] Player { $player } rolls { $roll } for going first
  }
heroscape-event-glyph-turned = The glyph on { $space } is { $glyph }
heroscape-event-glyph-taken = { $figure } stands on { $glyph } at { $space }
heroscape-event-glyph-gone = { $glyph } leaves { $space } and the game
heroscape-event-healed = { $figure } is healed, wounds: { $n }
heroscape-event-summoned = { $figure } appears on { $space }
heroscape-event-cursed = The curse on { $figure }: { $roll }
heroscape-event-plant-found = { $figure } finds a plant under { $glyph }; found so far: { $n }
heroscape-event-no-plant = Under { $glyph } on { $space } there is no plant
heroscape-event-scout-glyph-shown = Under { $unit } lay { $glyph }
heroscape-event-won = { $you ->
    [yes] You win
   *[no] Player { $player } wins
  }
heroscape-event-drew = { $you ->
    [yes] You have as many points: a draw
   *[no] Player { $player } has as many points: a draw
  }
heroscape-event-nobody-won = Nobody wins

## How a battle ends
heroscape-result-last-standing = Only one side is left on the battlefield.
heroscape-result-most-points = The last round is over: the most points win.
heroscape-result-reached = The place that was to be reached is reached.
heroscape-result-collected = Enough plants are found.
heroscape-result-scout-arrived = The scout has reached the post.
heroscape-result-scout-destroyed = The scout is lost.
heroscape-result-rescued = The captive is free.
heroscape-result-held = The place was held to the end of the round.
heroscape-result-outlasted = Time is up: who had to hold out has held out.
heroscape-result-draw = The last round is over with equal points: a draw.
heroscape-result-nobody = All fell at once: nobody wins.

## Why a thing cannot be chosen
heroscape-why-over = The battle is over.
heroscape-why-not-asked = Others choose now.
heroscape-why-not-your-turn = It is somebody else's turn.
heroscape-why-first-card = Choose a card first.
heroscape-why-first-figure = Choose a figure first.
heroscape-why-first-place = { $figure } comes first: choose a space.
heroscape-why-first-answer = Answer the question first.
heroscape-why-zone = The zone { $zone } belongs to others.
heroscape-why-other-card = In this turn only { $unit } acts.
heroscape-why-unit-taken = { $unit } is in the army of player { $player } already.
heroscape-why-unit-captive = { $unit } is the captive and in no army.
heroscape-why-unit-twice = { $unit } is Unique, and you have it already.
heroscape-why-unit-drops = { $unit } would have to drop in, and cannot come as reinforcements.
heroscape-why-unit-spent = { $unit } was in this battle before.
heroscape-why-unit-dear = { $unit } costs { $n } points, more than are left for reinforcements.
heroscape-why-unit-copy = Another copy of { $unit } is offered.
heroscape-why-unit-points = { $unit } costs { $n } points; your army costs { $spent }, and { $left } are left.
heroscape-why-hero-first = { $unit } must wait: a Unique Hero comes first, to be the scout.
heroscape-why-unit-not-yours = { $unit } is not yours.
heroscape-why-unit-out = { $unit } has no figure left.
heroscape-why-spirit-common = { $unit } is not Unique, so no spirit goes to it.
heroscape-why-no-scout = { $unit } is no Unique Hero on the battlefield.
heroscape-why-nothing-to-place = { $unit } has nobody to place now.
heroscape-why-no-casualty = The loss is not counted on { $unit }.
heroscape-why-captive = { $figure } is the captive and takes no part.
heroscape-why-off-field = { $figure } is not on the battlefield.
heroscape-why-team-mates = { $figure } follows your team-mate, not you.
heroscape-why-attack-later = All moves come first; attacks on { $figure } come after them.
heroscape-why-has-moved = { $figure } has had its move.
heroscape-why-not-hit = { $figure } is not hit.
heroscape-why-no-summon = { $figure } cannot be summoned there.
heroscape-why-not-adjacent = { $figure } is not adjacent to { $who }.
heroscape-why-too-large = { $figure } is too large to be devoured.
heroscape-why-not-a-foe = { $figure } is no enemy.
heroscape-why-here = { $figure } stands on { $space } already.
heroscape-why-taken = Somebody stands on { $space }; { $figure } cannot stand there too.
heroscape-why-no-room = { $figure } has no room under the roof over { $space }.
heroscape-why-not-wounded = { $figure } has no wound to heal and may not stop on { $space }.
heroscape-why-too-far = { $space } is { $n } spaces away, and { $figure } can move { $move }.
heroscape-why-uneven = { $figure } needs two level spaces, and { $space } has no free neighbour of its level.
heroscape-why-tail-only = Only the tail of { $figure } can stand on { $space }: choose where its head goes.
heroscape-why-ruin = A ruin stands between { $figure } and { $space }.
heroscape-why-tight = { $figure } does not get through to { $space }: there is no room to climb or drop.
heroscape-why-too-high = { $space } is { $n } levels up; { $figure } of Height { $height } cannot climb so high in one step.
heroscape-why-too-steep = { $space } is { $n } levels up; climbing there costs more than the { $move } moves of { $figure }.
heroscape-why-no-way = No way to { $space } fits into the { $move } moves of { $figure }: climbing, water, glyphs and figures cost or stop.
heroscape-why-drop-glyph = { $figure } cannot land on { $space }: a glyph lies there.
heroscape-why-drop-beside = { $figure } cannot land on { $space }: it is beside a figure, or leaves no room for the rest.
heroscape-why-no-clone = { $space } is not beside the one who rolled, or not on its level, so { $figure } cannot come back there.
heroscape-why-no-summon-place = { $space } is not adjacent to the one who summons, so { $figure } cannot appear there.
heroscape-why-outside-zone = { $space } is outside your zone, { $zone }; { $figure } must start in it.
heroscape-why-glyph-in-zone = A glyph lies on { $space }; { $figure } cannot start there.
heroscape-why-friend = { $target } is on your side.
heroscape-why-all-struck = Nobody is left who could attack { $target }.
heroscape-why-engaged = { $figure } is engaged with { $foe } and cannot attack { $target }.
heroscape-why-only-adjacent = { $figure } can attack only who is adjacent, and { $target } is not.
heroscape-why-out-of-range = { $target } is { $n } spaces away; the Range of { $figure } is { $range }.
heroscape-why-too-quick = Only an adjacent figure can attack { $target }, and { $figure } is not.
heroscape-why-out-of-sight = { $figure } does not see { $target }.
heroscape-why-hidden = { $figure } does not see { $target }: { $what ->
    [terrain] the ground
    [overhang] an overhang
   *[ruin] a ruin
  } at { $space } is in the way.
heroscape-why-hidden-by-figure = { $figure } does not see { $target }: { $blocker } at { $space } is in the way.
heroscape-why-no-attack = { $figure } cannot attack { $target } now.
heroscape-why-has-struck = { $figure } has attacked in this turn.
heroscape-why-no-target = { $figure } has nobody in Range and in sight.
heroscape-why-no-throw-by = { $target } has nobody left to throw at.
heroscape-why-throw-far = { $target } is { $n } spaces away; a grenade flies { $range }.
heroscape-why-throw-high = No grenade reaches { $target }: what is between is more than { $n } levels high, or others are engaged.
