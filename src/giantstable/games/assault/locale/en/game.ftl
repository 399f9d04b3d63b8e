# Assault of the Giants: words of the game, and what its files are refused for. Names are in cards.ftl and land.ftl.

assault-title = Assault of the Giants

## Things
assault-race = { $race ->
    [storm] Storm Giants
    [cloud] Cloud Giants
    [fire] Fire Giants
    [frost] Frost Giants
    [stone] Stone Giants
    [hill] Hill Giants
   *[giantslayers] Giantslayers
  }
assault-resource = { $resource ->
    [food] Food
    [ore] Ore
    [artifact] Artifact
    [weaponry] Weaponry
    [rune-journey] Rune of the Journey
    [rune-blood] Rune of Blood
   *[rune-enemy] Rune of the Enemy
  }
assault-marker = { $marker ->
    [ravage] Ravage Marker
    [raid] Raid Marker
    [frozen] Frozen Marker
    [forge] Forge Marker
    [slain-dragon] Slain Dragon Marker
   *[alliance] Alliance Marker
  }
assault-command = { $command ->
    [move] Move
    [plunder] { $race ->
        [storm] Negotiate
       *[other] Plunder
      }
    [trade] Trade
    [recruit] Recruit
    [leader] Leader
    [magic] Magic
    [attack] Attack
    [rest] Rest
   *[unique] { $race ->
        [storm] Make Alliance
        [cloud] Search for Treasures
        [fire] Forge Titan
        [frost] Ring of Winter
        [stone] Ravage
       *[hill] Stuff Stuff
      }
  }
assault-soldier = { $wounded ->
    [yes] { $unit } (wounded)
   *[no] { $unit }
  }
assault-region = { $region }
assault-slayers = { $slayers }
assault-modifier = { $modifier ->
    [leader] Re-roll with the leader
    [magic] Turn arcane results into blocks
    [attack] Turn arcane results into hits
    [sinker] Re-roll with Sinker
    [line] Turn arcane results into hits with Line
    [npc-reroll] Re-roll
   *[npc-blocks] Turn arcane results into blocks
  }
assault-face-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }
assault-face-blocks = { $n ->
    [one] 1 block
   *[other] { $n } blocks
  }
assault-face-arcane = { $n ->
    [one] 1 arcane result
   *[other] { $n } arcane results
  }
assault-face-mixed = hits { $hits }, blocks { $blocks }, arcane { $arcane }
assault-face-miss = a miss
assault-die = { $die ->
    [special] Special die: { $face }
   *[standard] Die: { $face }
  }

## What is asked
assault-ask-pick = Pick a Resource Card to begin with.
assault-ask-act = Your turn: play a command.
assault-ask-event-region = In which region?
assault-ask-event-card = Which card do you take from the discard pile?
assault-ask-maneuver = Move a unit across a border, or be done ({ $n ->
    [one] 1 maneuver left
   *[other] { $n } maneuvers left
  }).
assault-ask-maneuver-owed = A unit has died for the passage through { $region }: who makes use of it?
assault-ask-onward = { $soldier } cannot stop in { $region }: where to now?
assault-ask-passage = { $soldier } passes through { $region }: a card for it, or a wound?
assault-ask-room = There are too many units in { $region }: who goes back to the supply?
assault-ask-partner = With whom do you trade? You can give { $n ->
    [one] 1 card.
   *[other] { $n } cards.
  }
assault-ask-give = What do you give the { $race }? ({ $n ->
    [one] 1 card more
   *[other] { $n } cards more
  } at the most)
assault-ask-give-deck = What do you discard? ({ $n ->
    [one] 1 card more
   *[other] { $n } cards more
  } at the most)
assault-ask-want = What do you want of the { $race }?
assault-ask-return = The { $race } force a trade on you: what do you return? ({ $n ->
    [one] 1 card
   *[other] { $n } cards
  } to go)
assault-ask-agree = Do you agree to the trade with the { $race }?
assault-ask-take = Take one card from the discard pile instead of the deck?
assault-ask-recruit = Recruit a unit, or be done ({ $n ->
    [one] 1 Recruit Point
   *[other] { $n } Recruit Points
  } left).
assault-ask-leader-do = What does your leader do?
assault-ask-return-to = Where does { $unit } return?
assault-ask-leader-card = Which card do you take from the discard pile?
assault-ask-relocate = Who is carried where? ({ $n ->
    [one] 1 unit more
   *[other] { $n } units more
  } at the most)
assault-ask-spells = Draw spells, or take the uppermost discarded one?
assault-ask-plunder = Draw { $n ->
    [one] 1 more card
   *[other] up to { $n } more cards
  }?
assault-ask-keep = Which spell do you keep?
assault-ask-spell-aim = { $effect ->
    [heal] Who is healed?
    [heal-region] In which region are all healed?
    [wound] Who is wounded?
   *[damage] Which army takes the damage?
  }
assault-ask-heal = Who is healed?
assault-ask-mark = Where does the { $marker } go?
assault-ask-feed = Discard Food for Chief Guh?
assault-ask-sell = Discard an Artifact for points?
assault-ask-forge = What is the Ore used for?
assault-ask-scavenge = Which card do you take from the discard pile?
assault-ask-castle = Where does Lyn Armaal float?
assault-ask-ride = Who comes along to { $region }?
assault-ask-attack = Where do you attack?
assault-ask-shift = Who moves from { $region } to { $to }?
assault-ask-hold-back = Who stays out of the attack from { $region } on { $to }?
assault-ask-start-spell = The battle begins: do you cast a spell?
assault-ask-weaken = Whose Strength is 0 in this battle?
assault-ask-modify = { $race }: how are the dice modified?
assault-ask-reroll = { $race }: which die is rolled again? ({ $n ->
    [one] 1 more
   *[other] { $n } more
  } at the most)
assault-ask-convert = { $race }: how many arcane results become { $modifier ->
    [magic] blocks
    [attack] hits
    [line] hits
   *[npc-blocks] blocks
  }?
assault-ask-hook = Does Hook make the defenders roll all their dice again?
assault-ask-totals = { $race }: spells or resources before the totals are final?
assault-ask-set-die = Which die do you turn, and to which face?
assault-ask-casualty = { $race } in { $region }: who takes the damage? ({ $n } left)
assault-ask-stay-behind = { $region } is conquered: who stays behind? ({ $n } at the most)
assault-ask-slayer-recruit = Giantslayers: who comes where? ({ $n ->
    [one] 1 action
   *[other] { $n } actions
  } left)
assault-ask-slayer-move = Giantslayers: who moves? ({ $n ->
    [one] 1 action
   *[other] { $n } actions
  } left)
assault-ask-slayer-attack = Giantslayers: who attacks? ({ $n ->
    [one] 1 action
   *[other] { $n } actions
  } left)
assault-ask-slayer-casualty = Giantslayers in { $region }: who takes the damage? ({ $n } left)

## Options
assault-option-done = { $ask ->
    [reroll] Roll them
    [hold-back] Attack
    [modify] Leave the dice
    [totals] That is all
    [take] All from the deck
   *[other] Done
  }
assault-option-pass = Pass
assault-option-all = All of them
assault-option-yes = { $ask ->
    [agree] Agree
   *[other] Yes
  }
assault-option-no = { $ask ->
    [agree] Refuse
   *[other] No
  }
assault-option-bleed = A wound
assault-option-die = Its life
assault-option-stay = Do not go there
assault-option-deck = With the deck
assault-option-eat = Spend Food for a Recruit Point
assault-option-draw = Draw from the deck
assault-option-top = Take the uppermost discarded spell
assault-option-claim = Claim “{ $event }” ({ $n ->
    [one] 1 point
   *[other] { $n } points
  })
assault-option-keep = { $spell }
assault-option-cast = { $advanced ->
    [yes] Cast { $spell } (advanced)
   *[no] Cast { $spell }
  }
assault-option-ability = { $soldier }: { $effect ->
    [maneuvers] { $n ->
        [one] 1 maneuver
       *[other] { $n } maneuvers
      }
    [battle] an attack
    [take-discarded] a card of the discard pile
    [top-spell] the uppermost discarded spell
   *[relocate] carry units away
  }
assault-option-return = { $soldier } returns, wounded
assault-option-forge = { $effect ->
    [spend-for-marker] { $resource } for a marker
   *[spend-for-cards] { $resource } for another card
  }
assault-option-trade = Force a trade on the { $race }
assault-option-offer = Offer the { $race } a friendly trade
assault-option-amount = { $n }
assault-option-set-die = { $die ->
    [special] Special die: from { $face } to { $to }
   *[standard] Die: from { $face } to { $to }
  }
assault-option-slayers = { $slayers }: { $region }
assault-option-attack = Attack { $to } from { $region }
assault-option-shift = Move from { $region } into { $to }
assault-option-recruit = { $soldier } in { $region } for { $n ->
    [one] 1 point
   *[other] { $n } points
  }
assault-option-way = { $soldier }: { $region } → { $to }
assault-option-soldier-in = { $soldier } in { $region }

## What happened
assault-event-picked = { $race }: picked { $resource }
assault-event-turn-began = { $race }: round { $n }
assault-event-commanded = { $race }: { $command }, { $n ->
    [one] 1 card
   *[other] { $n } cards
  } to its left
assault-event-claimed = { $race }: claimed “{ $event }”
assault-event-claimed-special = { $race }: completed “{ $event }”
assault-event-rune-spent = { $race }: spent { $resource }
assault-event-rune-spared = { $race }: need no rune for it
assault-event-event-turned-up = “{ $event }” is turned up: { $region }
assault-event-scored = { $race }: { $n ->
    [one] 1 Ordning Point
   *[other] { $n } Ordning Points
  }
assault-event-final-ordning-began = The Final Ordning begins: every home can be attacked
assault-event-endgame-began = The Endgame begins: { $n ->
    [one] 1 turn
   *[other] { $n } turns
  } to come after this one
assault-event-moved = { $race }: { $soldier }, { $region } → { $to }
assault-event-passage-paid = { $race }: paid { $resource } for the passage through { $region }
assault-event-passage-blood = { $race }: { $soldier } bleeds for the passage through { $region }
assault-event-sent-back = { $race }: { $soldier } leaves { $region } to make room
assault-event-shifted = { $race }: { $soldier }, { $region } → { $to }
assault-event-relocated = { $race }: { $soldier } is carried, { $region } → { $to }
assault-event-castle-moved = Lyn Armaal floats, { $region } → { $to }
assault-event-rode = { $race }: { $soldier } comes along, { $region } → { $to }
assault-event-drew = { $race }: drew { $resource }
assault-event-reshuffled = The discard pile is shuffled: { $n ->
    [one] 1 card
   *[other] { $n } cards
  } in the new deck
assault-event-gave = { $race }: gave { $resource } to the { $to-race }
assault-event-discarded = { $race }: discarded { $resource }
assault-event-took-discarded = { $race }: took { $resource } from the discard pile
assault-event-offered = { $race }: offer the { $to-race } a trade
assault-event-offer-gives = { $race }: would give { $n } × { $resource }
assault-event-offer-wants = { $race }: would take { $n } × { $resource }
assault-event-refused = { $race }: refused
assault-event-agreed = { $race }: agreed
assault-event-recruited = { $race }: recruited { $kind } in { $region }
assault-event-ate = { $race }: spent Food for a Recruit Point
assault-event-drew-spell = { $race }: drew { $spell }
assault-event-drew-spell-hidden = { $race }: drew a spell
assault-event-discarded-spell = { $race }: discarded { $spell }
assault-event-spells-reshuffled = The discarded spells are shuffled: { $n ->
    [one] 1 card
   *[other] { $n } cards
  } in the new Spell Deck
assault-event-took-spell = { $race }: took { $spell } from the discard pile
assault-event-cast = { $race }: cast { $spell }
assault-event-took-back = { $race }: took back { $n ->
    [one] 1 command
   *[other] { $n } commands
  }
assault-event-leader-returned = { $race }: { $kind } returns to { $region }, wounded
assault-event-healed = { $race }: { $soldier } in { $region } is healed
assault-event-income = { $race }: { $n } for regions marked before ({ $marker })
assault-event-marked = { $race }: { $marker } in { $region }
assault-event-forged = { $race }: Forge Marker { $n } in Ironslag
assault-event-fed = { $race }: fed Chief Guh for { $n ->
    [one] 1 point
   *[other] { $n } points
  }
assault-event-sold = { $race }: gave up an Artifact for { $n ->
    [one] 1 point
   *[other] { $n } points
  }
assault-event-unit-came = { $race }: { $kind } comes to { $region }
assault-event-attacked = { $race }: attack { $to } from { $region }
assault-event-held-back = { $race }: { $soldier } stays out of the battle in { $region }
assault-event-slayers-attacked = Giantslayers: { $slayers } attack in { $region }
assault-event-passed = { $race }: passed
assault-event-weakened = { $race }: { $soldier } has no Strength in this battle
assault-event-rolled = { $race }: rolled { $face }
assault-event-rerolled = { $race }: rolled { $n ->
    [one] 1 die
   *[other] { $n } dice
  } again
assault-event-turned = { $race }: turned a die to { $face }
assault-event-converted-to-hits = { $race }: turned { $n ->
    [one] 1 arcane result
   *[other] { $n } arcane results
  } into hits
assault-event-converted-to-blocks = { $race }: turned { $n ->
    [one] 1 arcane result
   *[other] { $n } arcane results
  } into blocks
assault-event-used-resource = { $race }: used { $resource }
assault-event-hooked = { $race }: have to roll all dice again for Hook
assault-event-totals = { $race }: hits { $hits }, blocks { $blocks }
assault-event-damage = { $race }: take { $n } damage
assault-event-wounded = { $race }: { $soldier } in { $region } is wounded
assault-event-defeated = { $race }: { $soldier } in { $region } is defeated
assault-event-shrugged = { $race }: { $soldier } shrugs off { $n } damage
assault-event-conquered = { $race }: conquered { $region }
assault-event-moved-in = { $race }: { $soldier } moves into { $region }
assault-event-slayer-came = { $slayer } comes to { $region }
assault-event-slayer-moved = { $slayer } moves to { $region }
assault-event-slayer-wounded = { $slayer } is wounded
assault-event-slayer-defeated = { $slayer } is defeated
assault-event-won = { $race }: won with { $n ->
    [one] 1 point
   *[other] { $n } points
  }
assault-event-final-score = { $race }: { $n ->
    [one] 1 point
   *[other] { $n } points
  } in the end

## How it ends
assault-result-most-points = The race with the most Ordning Points has won.
assault-result-shared = Several races share the victory.
assault-result-aborted = The game was stopped at its last round, and nobody has won.

## Why a thing cannot be chosen now, in one sentence
assault-why-over = The game is over.
assault-why-watching = Who watches cannot choose.
assault-why-waiting = Others are choosing now.
assault-why-first = First: { $prompt }
assault-why-in-row = This command lies in your row until you rest.
assault-why-stuck = No unit in { $region } can go anywhere with the maneuvers that are left.
assault-why-far = { $region } borders on no region in which you have units.
assault-why-enemy = The { $race } hold { $region }: units can only pass through, if maneuvers are left to get out again and a card or a wound pays for it.
assault-why-closed = { $region } is the home of others: before the Final Ordning nobody may stop there.
assault-why-no-way = No unit can go to { $region } now.
assault-why-recruit-castle = Cloud Giants are recruited at Lyn Armaal, not in { $region }.
assault-why-recruit-home = Units are recruited at home, not in { $region }.
assault-why-attack-own = From { $region } there is nothing to attack.
assault-why-attack-far = { $region } borders on no region in which you have units.
assault-why-attack-closed = { $region } is the home of others: before the Final Ordning it is protected.
assault-why-attack-only = There is nobody to attack in { $region }.
assault-why-mark-home = { $region } is a Starting Region, where no { $marker } is placed.
assault-why-marked = { $region } has its { $marker } already.
assault-why-mark-absent = You have no unit in { $region }, so no { $marker } can be placed there.
assault-why-castle-here = Lyn Armaal is in { $region } already.
assault-why-castle-enemy = Enemies stand in { $region }, so Lyn Armaal cannot go there.
assault-why-castle-far = { $region } is neither next to Lyn Armaal nor your home.
assault-why-castle-closed = { $region } is the home of others: before the Final Ordning Lyn Armaal cannot go there.
assault-why-no-wounded = You have no wounded unit in { $region }.
assault-why-spell-far = In { $region } stand no enemies next to your units whom the spell could harm.
assault-why-relocate = Nobody can be carried from or to { $region }: only empty regions and your own, within reach, will do.
assault-why-slayer-home = No giantslayer is recruited in { $region }, which is a Starting Region.
assault-why-slayer-far = No giantslayer can step into { $region } with the actions that are left.
assault-why-slayer-own = Giantslayers never attack the giants of those who control them.
assault-why-slayer-nobody = No giantslayer who can attack stands among giants in { $region }.
assault-why-slayer-rest = Giantslayers act when somebody rests.
assault-why-spell-not-held = You do not hold the spell { $spell }.
assault-why-spell-nothing = { $spell } would have no effect now.
assault-why-spell-time = { $spell } is cast { $time ->
    [battle-start] at the start of a battle
    [battle-totals] in a battle, before your totals are final
   *[own-turn] in your own turn, before the command
  }.
assault-why-no-card = You have no such card: { $resource }.
assault-why-card-use = { $resource } is used { $use ->
    [recruit] in the Recruit Command
    [attack] when you attack
    [battle] in a battle
    [spell] for an advanced spell
   *[event] for an Event
  }, not now.
assault-why-not-yours = { $unit } is not yours, but of the { $race }.
assault-why-unit-stuck = { $unit } can go nowhere with the maneuvers that are left.
assault-why-unit-waits = { $unit } must be brought in by an Event first.
assault-why-unit-no-supply = There is no { $unit } in your supply.
assault-why-unit-price = { $unit } costs { $n ->
    [one] 1 Recruit Point
   *[other] { $n } Recruit Points
  }, and you have { $left }.
assault-why-unit-champion = Your other champion stands where { $unit } would come in.
assault-why-trade-npc = Nobody plays the { $race }, so nobody can trade with them.
assault-why-trade-self = Nobody trades with themselves.
assault-why-trade-no-cards = There are no cards to trade with the { $race }.
assault-why-trade-far = The { $race } have no army next to one of yours.
assault-why-claimed-one = One Event in a turn: “{ $event }” has to wait.
assault-why-claim-late = Events are claimed before anything else, so it is too late for “{ $event }” in this turn.
assault-why-event-taken = The { $race } have claimed “{ $event }”.
assault-why-event-hidden = “{ $event }” is not turned up.
assault-why-event-other-race = “{ $event }” belongs to the { $race }.
assault-why-event-done = “{ $event }” is completed.
assault-why-event-later = “{ $event }” does not lie on top of your Events yet.
assault-why-need-any-unit-in = “{ $event }” asks for a unit of yours in { $region }.
assault-why-need-unit-in = “{ $event }” asks for one of these in { $region }: { $units }.
assault-why-need-has-markers = “{ $event }” asks for so many of the { $marker }: { $n }.
assault-why-need-castle-held = “{ $event }” asks for Lyn Armaal in a Small Folk Region, with a unit of yours there.
assault-why-need-owns = “{ $event }” asks for { $resource }, so many: { $n }.
assault-why-need-on-board = “{ $event }” asks for { $unit } on the board.
assault-why-need-unit-among-small-folk = “{ $event }” asks for { $unit } in the right Small Folk Region.
assault-why-need-fed = “{ $event }” asks for so much Food fed to Chief Guh: { $n }.
assault-why-need-rune = “{ $event }” costs a { $resource }, which you do not have.
assault-why-modifier-battle = Dice are changed in battles only.
assault-why-modifier-used = This is used once in a battle, and it has been.
assault-why-modifier-forbidden = A spell of the enemy forbids it in this battle.
assault-why-modifier-attack = The Attack card turns arcane results into hits for its attacker only.
assault-why-modifier-leader = Your leader does not take part in this battle.
assault-why-modifier-none = It grows with the cards beside it in your row, and there are none.
assault-why-modifier-dice = The dice are not rolled yet.
assault-why-modifier-arcane = Your dice show no arcane result that could be turned.
assault-why-die-still = A result of this die is already turned into hits or blocks, or a die like it is chosen, so it lies still.
assault-why-champion-first = A champion takes damage before all others, so { $unit } has to wait.
assault-why-held-back = { $unit } stays out of this battle.

## Setting up
assault-setup-seats = How many play; races that nobody plays are NPCs.
assault-setup-open-scores = Everybody sees all Ordning Points.
assault-setup-npc-auto = A fixed rule decides for NPC giants, not the neighbour.
assault-setup-free-modifier-order = Commands, spells and resources modify dice in any order.
assault-setup-reroll-needs-healthy-leader = A wounded leader gives no re-rolls.
assault-setup-cloud-leader-return = Where a defeated cloud leader returns: the Evermoors, or Lyn Armaal.
assault-setup-castle-may-enter-homes = Lyn Armaal may enter homes of others before the Final Ordning.
assault-setup-marker-cap = The Story Markers in the box are all there are.
assault-setup-round-cap = The game is stopped after so many rounds; 0 is never.
assault-setup-first-rulings = Play by the rulings of 0.1.0: bonus cards of Plunder are drawn and a passage is paid without a question.

## Positions
refused-position-game-over = The field { $field } describes a game that is already over.
refused-position-race-seats = The field { $field } must name the races clockwise, beginning with any: { $order }.
refused-position-no-region = The field { $field } is no region of the board.
refused-position-waits = The field { $field } has { $found } of { $unit }, which no Event has brought in yet.
refused-position-units = The field { $field } has { $found } of { $unit }, but there are { $most }.
refused-position-two-races = The field { $field } puts two races into one region.
refused-position-wounded-champion = The field { $field } has a wounded champion, which cannot be.
refused-position-stack = The field { $field } has { $found } units in one region, but { $most } may stand there.
refused-position-champions = The field { $field } puts two champions of a race into one region.
refused-position-home = The field { $field } puts units into the home of others before the Final Ordning.
refused-position-forge = The field { $field } places Forge Markers in regions; they are counted in “forged”.
refused-position-story-marker = The field { $field } places a marker in { $region }, where no small folk live.
refused-position-markers = The field { $field } has { $found } markers of the printing { $marker }, but there are { $most }.
refused-position-castle = The field { $field } must name a region if somebody plays the cloud giants, and none if nobody does.
refused-position-slayer-wounded = The field { $field } wounds a giantslayer who is not on the board.
refused-position-slayer-home = The field { $field } puts a giantslayer into a Starting Region before the Final Ordning.
refused-position-cards = The field { $field } takes more of { $card } than there are left.
refused-position-face-up = The field { $field } has cards to pick, but the draft is over.
refused-position-draft = The field { $field } is the draft, but everybody has picked already.
refused-position-picks = The field { $field } gives the race { $race } { $found } cards, but it has picked { $expected }.
refused-position-offered = The field { $field } has { $found } cards to pick instead of { $expected }.
refused-position-event-row = The field { $field } has { $found } Events face up, but { $most } at the most can be.
refused-position-stage = The field { $field } does not fit the stage { $stage }.
refused-position-to-come = The field { $field } has no place in the stage { $stage }.
refused-position-turns = The field { $field } is { $found }, after which it is not the turn of the race { $race }.
refused-position-last-turn = The field { $field } is { $found }, which would let the game end in the middle of a round.

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
