### HeroScape: the sheets of the scenarios and what the powers of the cards do, in our own words.

## The story of a scenario, in a sentence
heroscape-story-attack-at-dawn = At first light two small bands meet between the giants' tables, and only one walks away.
heroscape-story-clashing-fronts = Two fronts roll against each other over the giants' tables; the glyphs along the ridge lie between them.
heroscape-story-dive-the-dark-lakes = Each side wants the other's deep-dive device, and the lakes lie dark between them.
heroscape-story-winter-holdout = Snowed in and short of warriors, both sides hold out until reinforcements come.
heroscape-story-the-search-for-comfrey-plants = The wounded need comfrey; it grows in the swamps, and not where you look first.
heroscape-story-under-tempests-cover = Hidden by a storm, a secret scout carries a message through the swamps.
heroscape-story-a-desperate-rescue-attempt = Sgt. Drake Alexander is a captive, and his friends have little time to reach him.
heroscape-story-a-toxic-mist = A poisonous mist rises from the ford, level by level; whoever stays low is lost.
heroscape-story-mimrings-fortress = Three raiders under a truce storm the dragon's fortress, and each wants its map alone.
heroscape-story-to-take-barrenspur = Deep mud around it, catacombs below it: two sides fight for Barrenspur.

## Goals
heroscape-goal-last-standing = { $whose ->
    [all] Leave no enemy figure on the battlefield.
    [yours] Leave no enemy figure on the battlefield.
    [theirs] They win if none of your side is left on the battlefield.
   *[side] Side { $sides } wins if all others are gone from the battlefield.
  }
heroscape-goal-most-points = At the end of round { $rounds } the most points on the battlefield win.
heroscape-goal-nobody = If all lose their last figures at once, nobody wins.
heroscape-goal-outlast = { $whose ->
    [all] Hold out to the end of round { $rounds }.
    [yours] Hold out to the end of round { $rounds }; you need no figure for it.
    [theirs] They win if they hold out to the end of round { $rounds }.
   *[side] Side { $sides } wins if it holds out to the end of round { $rounds }.
  }
heroscape-goal-reach = { $whose ->
    [all] Bring any figure to { $space }.
    [yours] Bring any figure to { $space }.
    [theirs] Keep them off { $space }: a figure of theirs there wins.
   *[side] Side { $sides } wins with a figure on { $space }.
  }
heroscape-goal-hold = { $whose ->
    [all] Stand on { $space } when a round ends.
    [yours] Stand on { $space } when a round ends; you win it alone.
    [theirs] Keep them off { $space }: who stands there when a round ends wins.
   *[side] Of sides { $sides } the one wins that stands on { $space } when a round ends.
  }
heroscape-goal-collect = Find { $number } plants: { $glyphs } under the glyphs are plants.
heroscape-goal-free-captive = { $whose ->
    [all] Move a figure next to the captive.
    [yours] Free the captive: move a figure next to him.
    [theirs] Keep them from the captive: one figure next to him frees him.
   *[side] Side { $sides } wins with a figure next to the captive.
  }
heroscape-goal-scout-arrives = { $whose ->
    [all] Bring the scout to { $space }.
    [yours] Bring your secret scout to { $space }.
    [theirs] Keep their secret scout off { $space }.
   *[side] Side { $sides } wins with its secret scout on { $space }.
  }
heroscape-goal-scout-destroyed = { $whose ->
    [all] Destroy the scout.
    [yours] Destroy their secret scout, whoever that is.
    [theirs] Keep your scout alive: they win without him.
   *[side] Side { $sides } wins if the secret scout is destroyed.
  }

## Special rules
heroscape-special-captive = { $card } is a captive on { $space }: nobody commands him, and he takes no part.
heroscape-special-gas = The gas rises by a level at the end of every round, to level { $highest } at most. Then whoever is in it or in water has wounds: { $wounds }.
heroscape-special-gathering = A figure that stops on a hidden glyph turns it over: { $glyphs } is a plant and kept, all others are removed without effect.
heroscape-special-initiative = Player { $seats } adds { $plus } to initiative, in the first rounds: { $rounds }.
heroscape-special-mud = { $terrain ->
    [sand] Sand
    [grass] Grass
    [rock] Rock
   *[water] Water
  } is deep mud: each such space costs { $moves } moves.
heroscape-special-reinforcements = Once in the battle, each player may roll for reinforcements worth { $points } points at the end of a round: { $first_roll } or more in the first rounds ({ $first_rounds }), later { $roll } or more.
heroscape-special-secret-scout = One Unique Hero of player { $seats } is secretly the scout: the one with { $glyphs } under the card.
heroscape-special-storm = In the storm nobody flies and nobody drops in.
heroscape-special-truce = Players { $seats } are at truce until one of them attacks another.

## What the powers do
heroscape-power-text-ghost-walk = Moves through all figures, but cannot end its move on one.
heroscape-power-text-adjacent-dice = Against an adjacent figure it rolls { $attack } more attack dice.
heroscape-power-text-disengage = Nobody gets a passing swipe when it leaves.
heroscape-power-text-drop = Starts off the battlefield. Before order markers are laid, roll the 20-sided die: on { $roll } or more the whole squad lands on empty spaces, not on glyphs and not adjacent to anybody.
heroscape-power-text-grenades = Once in the battle, instead of attacking, each figure in turn lobs a grenade: up to { $range } spaces, over what is at most { $lob } levels high, no sight needed. { $attack } attack dice against the target and everybody adjacent to it.
heroscape-power-text-explosion = Range { $range }, { $attack } attack dice, rolled once against the target and everybody adjacent to it, friends and itself too. Only the target must be seen.
heroscape-power-text-aura = { $spaces ->
    [0] { $species ->
        [none] Friendly figures adjacent to it{ $only_range ->
            [0] { "" }
           *[other] { " whose Range is " }{ $only_range }
          }
       *[other] Friendly { $species } { $class } adjacent to it
      }
   *[other] Your other figures at most { $spaces } spaces away that it sees
  } get{ $attack ->
    [0] { "" }
   *[other] { " " }+{ $attack }{ " attack" }
  }{ $defense ->
    [0] { "" }
   *[other] { " " }+{ $defense }{ " defense" }
  }{ $range ->
    [0] { "" }
   *[other] { " " }+{ $range }{ " Range" }
  }.
heroscape-power-text-spirit = When it is destroyed, put it on any Unique card, whose { $attack ->
    [0] Defense is { $defense }
   *[other] normal Attack is { $attack }
  } higher from then on.
heroscape-power-text-chomp = Before attacking, it may bite one adjacent small or medium figure: of a squad it is destroyed, a hero on { $roll } or more with the 20-sided die. Then it may attack.
heroscape-power-text-counter-strike = Against the normal attack of an adjacent figure, every shield beyond the skulls wounds the attacker; not other samurai.
heroscape-power-text-dodge = Against an attacker who is not adjacent, a single shield blocks everything.
heroscape-power-text-clone = Instead of attacking, roll the 20-sided die for each figure: on { $roll } or more, on water { $on_water } or more, a destroyed one comes back beside it on the same level.
heroscape-power-text-flying = Flies: levels cost nothing, and it passes over water, figures and ruins. If it is engaged at take-off it takes passing swipes.
heroscape-power-text-fire-line = Instead of attacking, { $attack } attack dice against everybody it sees in a straight line of { $length } spaces from its head or tail, on every level, friends too. The nearest defend first.
heroscape-power-text-shackle = Before attacking, it may roll the 20-sided die against an adjacent Unique figure: on { $roll } it takes that whole card over for good, and its order markers are removed.
heroscape-power-text-adjacent-attackers = Only adjacent figures can attack it, except by special attacks.
heroscape-power-text-grapple = Instead of its normal move it may move one space, up to { $levels } levels high.
heroscape-power-text-extra-attacks = More attacks in its turn: { $attacks }, on the same figure or another.
heroscape-power-text-charge = After moving, roll the 20-sided die: on { $roll } or more the whole squad may move again, and roll again.
heroscape-power-text-same-target = If the second figure attacks the one that the first has attacked in this turn, it rolls { $attack } more.
