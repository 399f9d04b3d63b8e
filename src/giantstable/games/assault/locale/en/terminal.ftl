### Assault of the Giants at the terminal: everything its screens say that is not said by the game itself.

## Short words
terminal-assault-race = { $race ->
    [storm] Storm
    [cloud] Cloud
    [fire] Fire
    [frost] Frost
    [stone] Stone
    [hill] Hill
   *[giantslayers] Slayers
  }
terminal-assault-race-short = { $race ->
    [storm] Sm
    [cloud] Cl
    [fire] Fi
    [frost] Fr
    [stone] Sn
   *[hill] Hi
  }
terminal-assault-marker-short = { $marker ->
    [ravage] Rv
    [raid] Ra
    [frozen] Fz
    [forge] Fg
    [slain-dragon] Dr
   *[alliance] Al
  }
terminal-assault-stage = { $stage ->
    [draft] Resource draft
    [normal] Savage Frontier
    [final-ordning] Final Ordning
   *[endgame] Endgame
  }
terminal-assault-round = round { $n }
terminal-assault-turns-to-come = { $n ->
    [one] 1 turn to come
   *[other] { $n } turns to come
  }
terminal-assault-pools = pools { $first }+{ $second }
terminal-assault-decks = deck { $cards }, spells { $spells }
terminal-assault-points = { $n }p
terminal-assault-you = (you)
terminal-assault-regions = { $n ->
    [one] 1 region
   *[other] { $n } regions
  }
terminal-assault-completed = { $n ->
    [one] 1 Event
   *[other] { $n } Events
  }
terminal-assault-npcs = nobody plays:
terminal-assault-row = row
terminal-assault-hand = hand
terminal-assault-spells = { $n ->
    [one] 1 spell
   *[other] { $n } spells
  }
terminal-assault-events = Events
terminal-assault-no-events = No Event lies open.
terminal-assault-event-price = ({ $rune }, { $n }p)
terminal-assault-special = Your Event:
terminal-assault-special-none = All your Events are completed.
terminal-assault-spells-own = Your spells:
terminal-assault-spells-none = You have no spell.
terminal-assault-castle = Lyn Armaal
terminal-assault-nobody = nobody
terminal-assault-or = { " or " }

## The battle table
terminal-assault-battle = Battle for { $region }
terminal-assault-step = { $step ->
    [declare] who attacks
    [start-spells] spells at the start
    [attacker-totals] the attackers' dice
    [defender-totals] the defenders' dice
    [defender-losses] the defenders' losses
    [attacker-losses] the attackers' losses
    [points] points
    [conquest] conquest
   *[end] the end
  }
terminal-assault-attackers = attack from
terminal-assault-attackers-within = attack in
terminal-assault-defenders = defend
terminal-assault-battle-units = units
terminal-assault-battle-dice = dice
terminal-assault-battle-totals = totals
terminal-assault-battle-usable = can use
terminal-assault-battle-used = used
terminal-assault-battle-lost = lost
terminal-assault-battle-odds = odds
terminal-assault-hits = hits { $n }
terminal-assault-blocks = blocks { $n }
terminal-assault-arcane = arcane { $n }
terminal-assault-weakened = (no Strength: { $units })
terminal-assault-modifier = { $modifier ->
    [leader] re-roll { $n } (leader)
    [magic] { $n } arcane to blocks
    [attack] { $n } arcane to hits
    [sinker] re-roll { $n } (Sinker)
    [line] { $n } arcane to hits (Line)
    [npc-reroll] re-roll { $n }
   *[npc-blocks] { $n } arcane to blocks
  }
terminal-assault-odds = conquers { $chance }%, points { $mine } : { $theirs }
terminal-assault-rolled = rolled { $dice }

## Options
terminal-assault-head-attack = { $region } attacks
terminal-assault-head-shift = { $region } goes to
terminal-assault-head-trade = Force a trade on
terminal-assault-head-offer = Offer a friendly trade to
terminal-assault-offer = So far { $race } gives { $gives }, wants { $wants }
terminal-assault-head-recruit = { $unit } for { $n }
terminal-assault-price = { $price ->
    [card] for a card
    [wound] for a wound
   *[death] for its life
  }
terminal-assault-narrowed = { $n } options are meant by that; choose one of them, or type back for all.
terminal-assault-choosable = That can be chosen now: type its number, or more of its name.
terminal-assault-widened = Here are all options again.
terminal-assault-type-head = Type one of these to see where it can go, such as: { $head }
terminal-assault-back = back
terminal-assault-look-word = look
terminal-assault-look-where = Look where? Type two letters of the map, such as: look { $tag }
terminal-assault-look-nowhere = There is no region { $found }; the map shows two letters for each.
terminal-assault-look = { $tag } { $name }{ $home ->
    [nobody] { "" }
   *[other] { " (home of " }{ $home })
  }: { $there }. Borders on { $beside }.
terminal-assault-commands = A number or short names (r sh dv), or:  ? hint undo why look cards log quit

## Cards spelled out
terminal-assault-cards-more = { $races }, spells, discards: type cards and one of these words for more.
terminal-assault-cards-events = The Event row
terminal-assault-cards-special = Your special Event
terminal-assault-cards-completed = Completed: { $events }
terminal-assault-cards-claimed = Claimed: { $events }
terminal-assault-cards-race = { $race }: { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }, { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
  }, cards { $cards }
terminal-assault-cards-npc = { $race }: nobody plays them.
terminal-assault-cards-own-event = Their special Event
terminal-assault-cards-all-done = All their special Events are completed.
terminal-assault-cards-their-commands = Their commands
terminal-assault-cards-their-leaders = Their leaders
terminal-assault-cards-supply = In supply: { $units }
terminal-assault-cards-waiting = Not in the game yet: { $units }
terminal-assault-cards-none = none
terminal-assault-cards-works = { $works ->
    [yes] works now
   *[no] does not work now
  }
terminal-assault-cards-leader-state = { $state ->
    [healthy] healthy, in { $region }
    [wounded] wounded, in { $region }
    [fallen] fallen
   *[waiting] not in the game yet
  }
terminal-assault-cards-all-spells = All spells ({ $deck } in the deck)
terminal-assault-cards-copies = { $n } in the box
terminal-assault-cards-spell-discard = Discarded spells, the uppermost first: { $spells }
terminal-assault-cards-spells-gone = Cast, out of the game: { $spells }
terminal-assault-cards-discard = Discarded Resource Cards, the uppermost first: { $cards }
terminal-assault-cards-unknown = Nothing is known as { $found }.
terminal-assault-cards-spells = Your spells
terminal-assault-cards-commands = Your commands
terminal-assault-cards-leaders = Your leaders
terminal-assault-cards-resources = Resource Cards
terminal-assault-cards-slayers = Giantslayers
terminal-assault-cards-die = The standard die
terminal-assault-card-event = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }, for a { $rune }
terminal-assault-card-needs = needs: { $needs }
terminal-assault-card-without-rune = no rune with: { $needs }
terminal-assault-card-rewards = also: { $does }
terminal-assault-card-lasting = from then on: { $does }
terminal-assault-card-while-in-row = while Leader lies in the row: { $does }
terminal-assault-card-race = { $name }, { $limit } units in a region at the most; special die { $faces }
terminal-assault-card-unit = { $name }: Strength { $strength }, Fortitude { $fortitude }, Ordning Value { $value }
terminal-assault-card-slayer = { $name }: Strength { $strength }, Fortitude { $fortitude }; { $does }
terminal-assault-card-use = { $use ->
    [recruit] in the Recruit Command
    [attack] for attackers only
    [battle] in any battle
    [spell] for an advanced spell
   *[event] for an Event
  }
terminal-assault-advanced = advanced, with an Artifact
terminal-assault-no-ability = no ability of its own

## Help
terminal-assault-help =
    Lead your giants over the Savage Frontier and win the most Ordning Points: for enemies defeated, for Events, for what only your race can do. In your turn you may claim one Event, then you lay one command from your hand to the right end of your row. Most commands grow with the cards to their left; Rest takes them all back, so what you play last is worth the most.

    When the first pool of points is empty the Final Ordning begins and homes can be attacked; when the second is empty the Endgame gives everybody a last turn or two.

    The map
    SH               two letters for each region; type them
    Hi R3!E1LC       the Hill Giants there: 3 regulars (1 wounded), 1 elite, a leader, a champion; storm is Sm, stone Sn
    { $event }B4              an Event wants a unit here: a Rune of Blood is its price, 4 points its reward
    Rv Ra Fz Dr Al   Ravage, Raid, Frozen, Slain Dragon and Alliance Markers; Fg2: two Forge Markers
    { $castle }                Lyn Armaal
    { $slayer }HL!S            Hook, Line and Sinker, the giantslayers; Line is wounded
    { $reach }DV              an option points there

    The seats
    MPA rtlgsu       the row from left to right, then what is in hand: Move, Plunder, Trade, Recruit, Leader, maGic, Attack, reSt, and the Unique one
    F2 O1 A1 W1      Food, Ore, Artifact, Weaponry; J B E are the runes of the Journey, Blood and the Enemy
    { $spell }2 7p            2 spells in hand; 7 Ordning Points, where you may know them

    The battle table
    <h2> [b1] [a1]   the special die, then standard dice: 2 hits, 1 block, 1 arcane result; [-] is a miss

    Options stand in groups: R SH  1 DV  2 WA is a regular in the Sumber Hills and where it can go. Type the number, or short names in this order: r sh dv. Enough of a name will do; where several options are meant, only those are shown, and back shows all again. R! is a wounded unit.
    Beside an attack stand the odds with all who stand there: 62% 1.9:0.4 conquers in 62 of 100 battles, and brings you 1.9 and the enemy 0.4 points on average. Of giantslayers, 34% 1.2:0.4 fells all giants there in 34 of 100 battles, and brings you 1.2 points and the enemy 0.4 cards. Spells and cards in hand are not in it.

    hint             what a bot would do that sees no more than you
    undo             take the last choice back, until dice or a hidden card have spoken
    why              the rule behind the question; why DV, why attack: the rule that forbids it
    rule ID          any rule, as in: rule AG-MOVE-13
    look DV          who and what is in a region, and on which it borders
    cards            your cards, the Events, and what all pieces do, spelled out
    cards frost      a race: its Event, commands, leaders, supply; cards spells, cards discards
    log              what happened last, each line with its rule; log all: from the beginning
    save             save now (every choice is saved anyway)
    new              give up and begin another game
    quit             leave; go on later with: giants play --resume
