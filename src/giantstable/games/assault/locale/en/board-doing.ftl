### Assault of the Giants: what the board in the browser says of what one does.

assault-board-drawers = What lies beside the map
assault-board-drawer = { $drawer ->
    [doing] To do
    [hand] My cards
    [events] Events
   *[seats] Races
  }
assault-board-curtain-about = Spells and Ordning Points lie behind this curtain. Let nobody else see the screen.
assault-board-for-npc = Nobody plays them: you decide for the { $race }.
assault-board-to-battle = To the battle
assault-board-choices = What to do here
assault-board-take-here = units here can go

## Every panel
assault-doing = What you do now
assault-doing-left = { $of ->
    [maneuvers] { $n ->
        [one] maneuver left
       *[other] maneuvers left
      }
    [recruit-points] { $n ->
        [one] Recruit Point left
       *[other] Recruit Points left
      }
    [exchange] { $n ->
        [one] card to give at the most
       *[other] cards to give at the most
      }
    [wounds] { $n ->
        [one] wound to deal
       *[other] wounds to deal
      }
    [damage] damage left
    [dice] { $n ->
        [one] die more
       *[other] dice more
      }
    [spells] { $n ->
        [one] spell to keep
       *[other] spells to keep
      }
    [riders] { $n ->
        [one] rider more
       *[other] riders more
      }
    [markers] { $n ->
        [one] marker more
       *[other] markers more
      }
    [cards] { $n ->
        [one] card more
       *[other] cards more
      }
    [relocations] { $n ->
        [one] unit more
       *[other] units more
      }
    [healing] { $n ->
        [one] healing left
       *[other] healings left
      }
   *[actions] { $n ->
        [one] action left
       *[other] actions left
      }
  }
assault-board-left = { $race }: { $n } { $what }
assault-soldier-numbers = Strength { $strength }, Fortitude { $fortitude }, value { $value }

## The steps of a turn
assault-steps = Your turn
assault-step = { $step ->
    [claim] Claim an Event
    [cast] Cast spells
   *[command] Play a command
  }
assault-step-in-hand = Take one from your hand; touch it to see what it would do now.
assault-step-state = { $state ->
    [done] done in this turn
    [open] { $step ->
        [claim] now or not in this turn
        [cast] before the command, as you like
       *[command] then the turn is over
      }
   *[none] { $step ->
        [claim] none can be claimed
        [cast] no spell can be cast
       *[command] none
      }
  }

## On the way
assault-march = { $kind ->
    [maneuver] Move units
    [onward] It has to go on
    [relocate] Carry units
    [slayer-recruit] Who comes where?
    [slayer-move] Who moves where?
   *[slayer-attack] Who attacks where?
  }
assault-march-onward = { $soldier } cannot stop in { $region }.
assault-march-who = Who goes
assault-march-where = Where to
assault-march-take = Take a unit, here or on the map; then say where it goes. Or drag it there.
assault-way = { $kind ->
    [stop] can stay there
    [pass] can only pass through
    [price] passes for a card
   *[danger] passes for a wound or a life
  }
assault-way-short = { $kind ->
    [pass] passes through
    [price] for a card
   *[danger] for blood
  }
assault-price = { $price ->
    [card] the passage costs a card
    [wound] the passage costs a wound
    [death] the passage costs its life
   *[none] the passage costs nothing
  }
assault-ends = { $ends ->
    [pass] it passes through and goes on
   *[stop] it can stay there
  }

## A region, a soldier, a card
assault-places = { $kind ->
    [mark] Where does the { $marker } go?
    [castle] Where does Lyn Armaal float?
    [return-to] Where does { $unit } return?
   *[other] In which region?
  }
assault-places-map = The regions are lit on the map.
assault-soldiers = { $kind ->
    [room] Too many in { $region }: who goes back to the supply?
    [ride] Who comes along to { $region }?
    [shift] Who moves from { $region } to { $to }?
    [hold-back] Who stays out of the attack on { $to }?
    [stay-behind] Who stays out of { $region }?
    [heal] Who is healed?
   *[spell-aim] Whom does the spell meet?
  }
assault-cards = { $kind ->
    [pick] Pick a Resource Card
    [passage] { $soldier } in { $region }: what is paid?
    [take] One from the discard pile?
   *[other] Take one from the discard pile
  }
assault-spells = { $kind ->
    [keep] Which spell do you keep?
   *[spells] Study magic
  }
assault-spell-when = Cast
assault-spends = You have { $n } × { $resource }.
assault-castle-here = Lyn Armaal floats above it
assault-passage-paid = passage paid in this turn

## The recruit shop
assault-shop = Recruit
assault-shop-unit = Unit
assault-shop-price = Price
assault-shop-supply = Supply
assault-shop-where = Where
assault-shop-why = why not?
assault-shop-eat = Spend Food for a point

## Trade
assault-trade = Trade
assault-trade-with = With whom
assault-trade-give = You give { $n } of { $limit } at the most
assault-trade-want = You want of them ({ $race }): { $n }
assault-trade-empty = no cards
assault-trade-less = One less: { $card }
assault-trade-more = One more: { $card }
assault-trade-number = So many: { $card }
assault-trade-propose = { $way ->
    [offer] Offer this trade
    [trade] Force this trade
   *[deck] Exchange them
  }
assault-trade-about = { $way ->
    [offer] They may agree or refuse. A refused offer costs nothing; three offers in one command.
    [trade] They must return as many cards, and choose which.
   *[deck] You discard these and draw as many; one of them may come from the discard pile.
  }
assault-trade-answer = { $kind ->
    [return] { $race }: a forced trade
   *[agree] { $race }: an offer
  }
assault-trade-they-give = You get
assault-trade-they-want = You give
assault-trade-nothing = nothing

## Attacks
assault-attack = Attack
assault-attack-from = { $race }; from { $from }
assault-attack-shift = empty: move in from { $from }
assault-attack-in = { $region }: { $race }
assault-attack-conquest = conquest
assault-attack-points = points
assault-attack-average = { $n }
assault-odds-conquest = Conquest in { $n } of 100
assault-odds-dice = Dice: { $mine } against { $theirs }
assault-odds-points = Points on average: { $mine } for you, { $theirs } for them
assault-odds-falls = All fall: { $mine } % yours, { $theirs } % theirs
assault-odds-slayers-fall = All fall: { $theirs } % giants, { $mine } % giantslayers
assault-odds-slayers-points = On average: points for you { $mine }, cards for them { $cards }
assault-odds-how = { $who ->
    [giants] Exact odds: both sides roll poor dice again where they may, and nobody casts or spends anything.
   *[slayers] Exact odds: both sides roll poor dice again where they may, Hook’s power is used where it promises more, and nobody casts or spends anything.
  }

## Giantslayers
assault-slayer-phases = Giantslayers
assault-slayer-phase = { $phase ->
    [slayer-recruit] 1. Recruit
    [slayer-move] 2. Move
   *[slayer-attack] 3. Attack
  }

## A word before something is left lying
assault-caution = { $kind ->
    [maneuver] { $n ->
        [one] 1 maneuver is left, and units could still go.
       *[other] { $n } maneuvers are left, and units could still go.
      }
    [recruit] { $n ->
        [one] 1 Recruit Point is left, and it would be lost.
       *[other] { $n } Recruit Points are left, and they would be lost.
      }
    [relocate] More units could be carried.
    [heal] More units could be healed.
    [attack] You could still attack.
    [mark] Another marker could be placed.
    [partner] You could still trade.
    [leader-do] Your leader could still do something.
    [spells] You could still take a spell.
    [forge] More could be forged.
    [scavenge] You could still take a card.
   *[slayer-attack] The giantslayers could still attack.
  }
assault-caution-claim = { $claim }: only now, before anything else.

## What an option would do
assault-show-empty = It would do nothing now, and only lie in the row.
assault-show-left-cards = { $n ->
    [one] 1 card to its left
   *[other] { $n } cards to its left
  }
assault-show-can = { $does ->
    [maneuvers] { $n ->
        [one] 1 maneuver
       *[other] { $n } maneuvers
      }
    [draw-resources] draw { $n ->
        [one] 1 card
       *[other] { $n } cards
      }
    [draw-from-regions] { $n ->
        [one] 1 card
       *[other] { $n } cards
      } of occupied regions
    [exchange] trade { $n ->
        [one] 1 card
       *[other] { $n } cards
      }
    [recruit-points] { $n ->
        [one] 1 Recruit Point
       *[other] { $n } Recruit Points
      }
    [leader-ability] what the leader can do
    [return-leader] a leader returns
    [draw-spells] { $n ->
        [one] a spell
       *[other] { $n } spells
      }
    [top-spell] the uppermost discarded spell
    [battle] attack
    [shift] move in
    [heal] heal { $n }
    [slayer-actions] { $n ->
        [one] 1 giantslayer action
       *[other] { $n } giantslayer actions
      }
    [take-back] take back { $n ->
        [one] 1 command
       *[other] { $n } commands
      }
    [take-discarded] a card of the discard pile
    [marker-income] for markers that lie
    [place-marker] place { $n ->
        [one] a marker
       *[other] { $n } markers
      }
    [spend-for-points] cards for points, so many: { $n }
    [spend-for-marker] forge, so many: { $n }
    [spend-for-cards] cards for others, so many: { $n }
    [move-castle] Lyn Armaal floats
    [relocate] carry { $n ->
        [one] 1 unit
       *[other] { $n } units
      }
    [wound] wound { $n }
    [damage] { $n } damage
    [heal-region] heal all of one region
   *[other] { $n }
  }{ $some ->
    [yes] : { $named }
   *[no] { "" }
  }{ $points ->
    [0] { "" }
    [one] { " " }(1 point)
   *[other] { " " }({ $points } points)
  }
assault-show-points = { $n ->
    [one] 1 Ordning Point
   *[other] { $n } Ordning Points
  }
assault-show-pays = costs { $card }
assault-show-no-rune = costs no rune
assault-show-gains = gives { $cards }
assault-show-discards = discards { $cards }
assault-show-draws = draws { $n ->
    [one] 1 card
   *[other] { $n } cards
  } from the deck
assault-show-shuffles = the discard pile is shuffled for it
assault-show-trade = { $n ->
    [one] 1 card to give at the most
   *[other] { $n } cards to give at the most
  }
assault-show-recruit = costs { $price }, leaves { $left }
assault-show-left = { $n } left after it
assault-show-onward = from there to { $regions }
assault-show-room = { $n ->
    [one] one must go back to the supply for it
   *[other] { $n } must go back to the supply for it
  }: { $units }
assault-show-sent-back = { $soldier } goes back to the supply{ $left ->
    [0] { "" }
   *[other] , { $left } more must go
  }
assault-show-turned = { $wounded ->
    [yes] { $soldier } in { $region } is wounded
   *[no] { $soldier } in { $region } is healed
  }{ $n ->
    [1] { "" }
   *[other] { " " }(×{ $n })
  }

## While others choose
assault-waiting = Others choose
assault-waiting-turn = It is the turn of the { $race }.
assault-waiting-meanwhile = Meanwhile you can read every card, look at what each race has, and open News and Battles on the map.
