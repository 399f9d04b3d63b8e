### Assault of the Giants: the names of its pieces and cards, and what is printed on them in words.

## Names
assault-unit = { $unit ->
    [storm-regular] Storm Giant
    [storm-elite] Elite Storm Giant
    [serissa] Princess Serissa
    [storm-champion] Storm Giant Champion
    [hekaton] King Hekaton
    [cloud-regular] Cloud Giant
    [cloud-elite] Elite Cloud Giant
    [sansuri] Countess Sansuri
    [cloud-champion] Cloud Giant Champion
    [fire-regular] Fire Giant
    [fire-elite] Elite Fire Giant
    [zalto] Duke Zalto
    [vonindod] The Vonindod
    [fire-champion] Fire Giant Champion
    [frost-regular] Frost Giant
    [frost-elite] Elite Frost Giant
    [storvald] Jarl Storvald
    [frost-champion] Frost Giant Champion
    [stone-regular] Stone Giant
    [stone-elite] Elite Stone Giant
    [kayalithica] Thane Kayalithica
    [stone-champion] Stone Giant Champion
    [hill-regular] Hill Giant
    [hill-elite] Elite Hill Giant
    [guh] Chief Guh
    [hill-champion] Hill Giant Champion
   *[other] { $name }
  }
assault-slayer = { $slayer ->
    [hook] Hook
    [line] Line
    [sinker] Sinker
   *[other] { $name }
  }
assault-leader-ability = { $unit ->
    [serissa] Bring Order to Our House
    [sansuri] We Shall Find It
    [zalto] Crush the Enemy
    [vonindod] Titan
    [storvald] Snows of the North
    [kayalithica] Walk of Stone
    [guh] Moooore!
   *[other] { $name }
  }
assault-event-card = { $event ->
    [siege-of-bryn-shander] Siege of Bryn Shander
    [eye-of-the-all-father] Eye of the All-Father
    [wrath-of-mount-hotenow] Wrath of Mount Hotenow
    [gates-of-silverymoon] Gates of Silverymoon
    [the-grandfather-tree] The Grandfather Tree
    [triboar-burns] Triboar Burns
    [city-of-splendors] City of Splendors
    [caravans-of-the-shining-vale] Caravans of the Shining Vale
    [shadow-of-dragonspear] Shadow of Dragonspear
    [rescue-hekaton] Rescue Hekaton
    [doom-of-the-desert] Doom of the Desert
    [trove-of-dragon-magic] Trove of Dragon Magic
    [steal-maegera] Steal Maegera
    [forge-vonindod] Forge Vonindod
    [titan-of-death] Titan of Death
    [find-the-ring] Find the Ring
    [ice-that-never-melts] Ice That Never Melts
    [pox-on-the-land] Pox on the Land
    [the-biggest-giant] The Biggest Giant
   *[other] { $name }
  }
assault-spell = { $spell ->
    [lightning] Lightning Bolt
    [shield] Shield
    [bless] Bless
    [enlarge] Enlarge
    [slow] Slow
    [fog] Fog Cloud
    [cure] Cure Wounds
    [door] Dimension Door
    [ice-storm] Ice Storm
   *[other] { $name }
  }
assault-spell-advanced = { $spell ->
    [lightning] Chain Lightning
    [shield] Wall of Stone
    [bless] Foresight
    [enlarge] Haste
    [slow] Hold Monster
    [fog] Control Weather
    [cure] Mass Cure Wounds
    [door] Teleport
    [ice-storm] Earthquake
   *[other] { $name }
  }
assault-spell-card = { $basic } / { $advanced }
assault-rank = { $rank ->
    [regular] Regular
    [elite] Elite
    [leader] Leader
   *[champion] Champion
  }
assault-or = { $first } or { $second }
assault-and = { $first }, { $second }

## When a card works
assault-spell-time = { $time ->
    [battle-start] when a battle begins
    [battle-totals] when totals are counted
   *[own-turn] in your turn
  }
assault-command-part = { $per ->
    [left] for each card to its left: { $does }
    [right] in battles, for each card to its right: { $does }
   *[once] { $does }
  }

## What an Event asks for
assault-need-has-markers = { $least } × { $marker }
assault-need-unit-in = { $units } in { $region }
assault-need-any-unit-in = a unit in { $region }
assault-need-castle-held = Lyn Armaal with a Cloud Giant in a Small Folk Region
assault-need-owns = { $least } { $resource } to show
assault-need-on-board = { $units } on the board
assault-need-unit-among-small-folk = { $units } in a Small Folk Region{ $marked ->
    [yes] { " with a " }{ $with }
   *[no] { "" }
  }{ $unmarked ->
    [yes] { " without a " }{ $without }
   *[no] { "" }
  }
assault-need-fed = { $least } Food fed

## What an effect does
assault-effect-maneuvers = { $n ->
    [one] 1 maneuver
   *[other] { $n } maneuvers
  }
assault-effect-draw-resources = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
assault-effect-draw-from-regions = { $n ->
    [one] 1 card
   *[other] { $n } cards
  } of an occupied Small Folk Region
assault-effect-exchange = { $n ->
    [one] 1 card
   *[other] { $n } cards
  } to trade
assault-effect-recruit-points = { $n ->
    [one] 1 Recruit Point
   *[other] { $n } Recruit Points
  }
assault-effect-leader-ability = what your leader can do
assault-effect-return-leader = a fallen leader returns, wounded
assault-effect-leader-reroll = re-roll { $n ->
    [one] 1 die
   *[other] { $n } dice
  } where the leader fights
assault-effect-draw-spells = draw { $n ->
    [one] 1 spell
   *[other] { $n } spells
  }, keep { $keep }
assault-effect-top-spell = take the uppermost discarded spell
assault-effect-arcane-to-blocks = { $n ->
    [one] 1 arcane result becomes
   *[other] each of { $n } arcane results becomes
  } { $into ->
    [one] 1 block
   *[other] { $into } blocks
  }
assault-effect-arcane-to-hits = { $n ->
    [one] 1 arcane result becomes
   *[other] each of { $n } arcane results becomes
  } { $into ->
    [one] 1 hit
   *[other] { $into } hits
  }
assault-effect-battle = attack an adjacent region
assault-effect-shift = move units into an adjacent empty region
assault-effect-heal = heal { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
assault-effect-slayer-actions = { $n ->
    [one] 1 giantslayer action
   *[other] { $n } giantslayer actions
  }
assault-effect-take-back = take back all commands
assault-effect-take-discarded = take { $resource } from the discard pile
assault-effect-marker-income = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each region with a { $marker }
assault-effect-place-marker = place a { $marker } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }
assault-effect-spend-for-points = discard { $resource } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }
assault-effect-spend-for-marker = discard { $resource } for a { $marker }
assault-effect-spend-for-cards = discard { $resource } for { $n ->
    [one] another card
   *[other] { $n } other cards
  }
assault-effect-move-castle = move Lyn Armaal and those who come along
assault-effect-hits-abroad = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  } for each unit away from home, { $most } at the most
assault-effect-relocate = carry { $n ->
    [one] 1 unit
   *[other] { $n } units
  } to { $reach ->
    [adjacent] an adjacent region
   *[small-folk] a Small Folk Region
  }{ $heal ->
    [yes] { " and heal them" }
   *[no] { "" }
  }
assault-effect-ignore-blocks = ignore { $n ->
    [one] 1 block
   *[other] { $n } blocks
  } when attacking
assault-effect-multiply = { $resource } counts { $n } times in battles
assault-effect-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }
assault-effect-blocks = { $n ->
    [one] 1 block
   *[other] { $n } blocks
  }
assault-effect-reroll = re-roll up to { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
assault-effect-set-dice = turn up to { $n ->
    [one] 1 die
   *[other] { $n } dice
  } to any face
assault-effect-strength = { $n ->
    [one] 1 die
   *[other] { $n } dice
  } more
assault-effect-weaken = one enemy Giant{ $champions ->
    [yes] { ", even a champion," }
   *[no] { "" }
  } has Strength 0
assault-effect-no-rerolls = the enemy cannot re-roll
assault-effect-no-conversions = the enemy cannot turn arcane results
assault-effect-reroll-enemy = the defenders roll all dice again
assault-effect-heal-region = heal all units of one region
assault-effect-wound = wound { $n ->
    [one] 1 enemy Giant
   *[other] { $n } enemy Giants
  } next to your units{ $champions ->
    [yes] { ", even a champion" }
   *[no] { "" }
  }
assault-effect-damage = { $n } damage to an enemy army next to your units
assault-effect-advanced-spell = cast the advanced spell of a card
assault-effect-pay-event = pay for an Event with this rune
assault-effect-place-unit = { $unit } comes to your home
assault-effect-mark-region = a { $marker } where that unit stands
assault-effect-free-advanced = advanced spells need no Artifact
assault-effect-more-left = { $command } counts { $n ->
    [one] 1 card
   *[other] { $n } cards
  } more to its left
assault-effect-marker-worth = a { $marker } placed is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }
assault-effect-abroad-most = hits for units away from home go up to { $n }
