### Assault of the Giants: what lies around the map in the browser: pools, Events, piles, seats, one's own hand, cards to read.

## Cards to read
assault-around-read = Read { $card }
assault-around-kind = { $kind ->
    [command] Command
    [event] Event
    [special] Event of the { $race }
    [spell] Spell
    [unit] { $rank } of the { $race }
    [slayer] Giantslayer
   *[resource] Resource
  }
assault-around-strength = Strength
assault-around-strength-meaning = dice it brings to a battle
assault-around-fortitude = Fortitude
assault-around-fortitude-meaning = damage that wounds or defeats it
assault-around-value = Ordning Value
assault-around-value-meaning = its price in Recruit Points, and the points it gives when it is defeated
assault-around-copies = { $n ->
    [one] One of them
   *[other] { $n } of them
  }
assault-around-in-supply = { $n } in the supply
assault-around-waits = It comes into play only by an Event.
assault-around-displaces = If another champion stands where it comes in, that one goes back to the supply.
assault-around-ability = Ability “{ $ability }”
assault-around-ability-now = When the Leader Command is played: { $does }
assault-around-ability-lasting = As long as it lies in the row: { $does }
assault-around-ability-none = No ability; where it fights, the Leader Command gives its re-rolls.
assault-around-spell-half = { $half ->
    [advanced] { $name } (advanced, costs an Artifact)
   *[basic] { $name }
  }
assault-around-spell-when = Cast { $time }
assault-around-resource-use = { $use ->
    [recruit] In the Recruit Command
    [attack] When you attack
    [battle] In any battle
    [spell] For an advanced spell
   *[event] For an Event
  }
assault-around-resource-copies = { $n } in the whole game
assault-around-owners = Who has it
assault-around-nobody = nobody
assault-around-power = Its power, as long as it is healthy: { $does }
assault-around-prices = Recruit one: { $recruit ->
    [one] 1 action
   *[other] { $recruit } actions
  }. A step: { $move ->
    [one] 1 action
   *[other] { $move } actions
  }. An attack: { $attack ->
    [one] 1 action
   *[other] { $attack } actions
  } each.
assault-around-slayer-at = { $where ->
    [board] { $wounded ->
        [yes] In { $region }, wounded
       *[no] In { $region }
      }
   *[off] Not on the board
  }
assault-around-comes-to = If you played it now

## Numbers of a row
assault-around-left = { $n ->
    [0] nothing to its left
    [one] 1 card to its left
   *[other] { $n } cards to its left
  }
assault-around-right = { $n ->
    [0] nothing to its right
    [one] 1 card to its right
   *[other] { $n } cards to its right
  }
assault-around-sum = { $once } + { $left }
assault-around-sum-words = { $once } printed, { $left } for the cards to its left

## Pools and stage
assault-around-stage = { $stage ->
    [draft] Picking first cards
    [normal] Homes are safe
    [final-ordning] The Final Ordning
   *[endgame] The Endgame
  }
assault-around-stage-meaning = { $stage ->
    [draft] Each player picks cards to begin with.
    [normal] Nobody can attack a home, or stop in the home of others, until Pool 1 is empty.
    [final-ordning] Every home can be attacked now. When Pool 2 is empty, the Endgame begins.
   *[endgame] The round is played to its end, then everybody has one more turn.
  }
assault-around-round = Round { $n }
assault-around-to-come = { $n ->
    [0] This is the last turn
    [one] 1 turn after this one
   *[other] { $n } turns after this one
  }
assault-around-pools = Ordning Points left
assault-around-pool = Pool { $pool }
assault-around-pool-left = Pool { $pool }: { $n } of { $all } left

## Events
assault-around-events = Events
assault-around-events-none = No Event is turned up.
assault-around-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
assault-around-claim = Claim it
assault-around-met = { $met ->
    [yes] : done
   *[no] : missing
  }
assault-around-have = { $have } of { $need }
assault-around-rune = { $rune ->
    [owned] { $resource }: you have one
    [spared] { $resource }: not needed
   *[missing] { $resource }: missing
  }
assault-around-rune-other = { $rune ->
    [owned] { $resource }: there
    [spared] { $resource }: not needed
   *[missing] { $resource }: missing
  }
assault-around-asks = Asks for
assault-around-without-rune = No rune if: { $needs }
assault-around-reward = Also: { $does }
assault-around-lasting = From then on: { $does }
assault-around-repeatable = It can be completed again and again.
assault-around-others = Others
assault-around-close = { $race }: { $ready ->
    [yes] can claim it
   *[no] { $met } of { $all }
  }
assault-around-token = Its token lies in { $region }

## Piles
assault-around-piles = Piles
assault-around-pile = { $pile ->
    [resources] Resources
    [spells] Spells
   *[events] Events
  }
assault-around-deck = { $n ->
    [0] deck empty
   *[other] deck { $n }
  }
assault-around-discard = { $n ->
    [0] none discarded
   *[other] discarded { $n }
  }
assault-around-browse = Look through the { $pile ->
    [resources] discarded resources
   *[spells] discarded spells
  }: { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
assault-around-discard-title = { $pile ->
    [resources] Discarded resources
   *[spells] Discarded spells
  }
assault-around-discard-order = The uppermost first.
assault-around-discard-empty = Nothing is discarded.
assault-around-spells-gone = Out of the game
assault-around-face-up = Cards to pick from
assault-around-count = { $n }×

## Races that nobody plays
assault-around-npcs = Giants that nobody plays
assault-around-npc-passive = They stay where they are and only defend themselves.
assault-around-npc-defence = In every battle they may, once each:
assault-around-npc-decides = { $who ->
    [you] You decide for them: you sit to the right of the attacker.
    [race] Whoever sits to the right of the attacker decides for them, in this battle: { $race }.
   *[neighbour] Whoever sits to the right of the attacker decides for them.
  }
assault-around-npc-auto = A fixed rule decides for them.
assault-around-npc-where = { $region }: { $n }
assault-around-npc-fallen = none left

## Seats
assault-around-seats = Races
assault-around-you = you
assault-around-active = has the turn
assault-around-own-points = { $n ->
    [one] 1 Ordning Point
   *[other] { $n } Ordning Points
  }
assault-around-row = Command row
assault-around-row-empty = No command lies there yet.
assault-around-hand = In hand
assault-around-hand-empty = No command in hand.
assault-around-row-short = Row: { $row }. In hand: { $hand }.
assault-around-none = none
assault-around-resources = Resources
assault-around-resources-none = No resources
assault-around-spells = { $n ->
    [0] No spells
    [one] 1 spell
   *[other] { $n } spells
  }
assault-around-regions = { $n ->
    [one] 1 region
   *[other] { $n } regions
  }
assault-around-done-events = { $n ->
    [0] No Event completed
    [one] 1 Event completed
   *[other] { $n } Events completed
  }
assault-around-supply = Supply
assault-around-supply-empty = Everybody is on the board.
assault-around-waiting = Waits for an Event: { $unit }
assault-around-special = Own Event on top
assault-around-special-none = All own Events are completed.
assault-around-completed = Completed
assault-around-leaders = Leaders
assault-around-leader-state = { $state ->
    [healthy] healthy, in { $region }
    [wounded] wounded, in { $region }
    [fallen] fallen
   *[waiting] not in the game yet
  }
assault-around-works = { $works ->
    [yes] Its ability works now
   *[no] Its ability does not work now
  }
assault-around-dice = Dice
assault-around-die-special = Special die of the { $race }
assault-around-die-standard = Standard die
assault-around-limit = { $n } units at the most in one region

## One's own hand
assault-around-yours = Your { $race }
assault-around-commands = Commands
assault-around-spell-hand = Spells
assault-around-spell-hand-empty = You hold no spell. The Magic Command draws them.
assault-around-castable = can be cast now
assault-around-artifact = for an Artifact
assault-around-nothing-now = It would do nothing now.
assault-around-instead = or { $does }

assault-around-income = { $n ->
    [one] 1 point
   *[other] { $n } points
  } for regions with a { $marker }
assault-around-times = { $n } times: { $does }
