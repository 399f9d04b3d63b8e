### HeroScape: what the battlefield in the browser says beside the game's own words.

## Spaces and figures
heroscape-board-field = The battlefield: { $name }
heroscape-board-space = { $space }, level { $level }, { $terrain ->
    [grass] grass
    [rock] rock
    [sand] sand
    [water] water
   *[other] { $terrain }
  }
heroscape-board-headroom = { $n ->
    [one] 1 level of headroom
   *[other] { $n } levels of headroom
  }
heroscape-board-yours = yours
heroscape-board-of-player = of player { $n }
heroscape-board-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }
heroscape-board-captive = captive
heroscape-board-stands = { $figure } stands here
heroscape-board-glyph = glyph of { $name }
heroscape-board-glyph-hidden = a glyph, symbol-side up
heroscape-board-zone = start zone { $zone }
heroscape-board-numbers = Life { $life }, Move { $move }, Range { $range }, Attack { $attack }, Defense { $defense }
heroscape-board-may = { $n ->
    [1] can be chosen
   *[other] { $n } choices
  }
heroscape-board-choices = What to do here
heroscape-board-facing = looks { $direction ->
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
    [nw] north-west
   *[ne] north-east
  }: head on { $head }, tail on { $tail }

## By keys
heroscape-board-keys = Left and right arrow go along the row, up and down arrow stay in the column; Q, E, Z and C go to the four slanted neighbours, and Home and End to the two on the left. Page Up and Page Down change between spaces of one hex. N and P go through what can be chosen. Enter chooses, Escape leaves.
heroscape-board-edge = The battlefield ends here
heroscape-board-nothing-to-choose = Nothing to choose on the battlefield

## What would happen
heroscape-board-cost-swipes = { $n ->
    [one] one passing swipe
   *[other] { $n } passing swipes
  }
heroscape-board-cost-falls = { $n ->
    [one] one fall
   *[other] { $n } falls
  }
heroscape-board-cost-major = { $n ->
    [one] one major fall
   *[other] { $n } major falls
  }
heroscape-board-cost-extreme = { $n ->
    [one] one extreme fall
   *[other] { $n } extreme falls
  }
heroscape-board-way = { $kind ->
    [fly] Flies: { $price } of { $points } moves
    [grapple] By grapple gun, all { $points } moves
    [stay] Stays where it is
   *[walk] Walks: { $price } of { $points } moves
  }
heroscape-board-stops = { $by ->
    [water] The water ends the move
    [glyph] The glyph ends the move
   *[other] The move ends here
  }
heroscape-board-strike = { $figure } may strike at { $space }, dice: { $dice }, wounds { $n } %
heroscape-board-fall = { $kind ->
    [deep] Extreme fall to { $space }, levels: { $levels }, d20, wounds { $n } %
    [far] Major fall to { $space }, levels: { $levels }, dice: { $dice }, wounds { $n } %
   *[fall] Fall to { $space }, levels: { $levels }, dice: { $dice }, wounds { $n } %
  }
heroscape-board-distance = { $adjacent ->
    [yes] Adjacent
   *[no] Distance { $n }, Range { $range }
  }
heroscape-board-attack-dice = Attack dice: { $n } ({ $reasons })
heroscape-board-defense-dice = Defense dice: { $n } ({ $reasons })
heroscape-board-odds = Destroys { $destroys } %, no wound { $none } %
heroscape-board-dodge = A single shield blocks everything
heroscape-board-no-sight = No clear sight
heroscape-board-area = { $n ->
    [0] It meets nobody
   *[other] It meets { $victims }
  }
heroscape-board-victim = { $figure }: { $attack } against { $defense } dice, destroys { $n } %
heroscape-board-tap-again = Tap again to choose
heroscape-board-roll = Roll
heroscape-board-roll-needs = { $what }: { $die ->
    [d20] { $needs } or more on the d20
   *[combat] skulls: { $needs }
  }, { $n } %
heroscape-board-recruit = { $points } points: { $spent } spent, { $left } left

## Looking
heroscape-board-looking = How to look at the battlefield
heroscape-board-look-home = The whole battlefield
heroscape-board-look-follow = Go to the figure
heroscape-board-look-above = From above
heroscape-board-look-behind = From behind the figure’s head
heroscape-board-drawing = As a drawing from above
heroscape-board-levels = Show levels up to
heroscape-board-levels-all = all levels
heroscape-board-levels-up-to = up to level { $n }

## Around the battlefield
heroscape-board-tabs = What lies beside the battlefield
heroscape-board-tab = { $tab ->
    [armies] Armies
   *[goals] Battle
  }
heroscape-board-place-rest = Place the rest for me
heroscape-board-place-stop = Stop placing
heroscape-board-curtain-about = Secret order markers lie behind this curtain. Let nobody else see the screen.
