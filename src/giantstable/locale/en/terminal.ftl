### The terminal game: everything its screens say that is not said by the game itself.

## Places, effects, symbols
terminal-effect-short = { $effect ->
    [wound_wounded] Reopen
    [warp_number] Warp alike
   *[other] { $name }
  }
terminal-ground = Ground
terminal-ground-short = Gr
terminal-symbol = { $symbol ->
    [hand] hand
    [foot] foot
    [eye] eye
    [breath] breath
   *[other] { $symbol }
  }
terminal-attack-symbol = { $symbol ->
    [ring] ring
    [knot] knot
    [fang] fang
    [bolt] bolt
   *[other] { $symbol }
  }
terminal-at-most = { $symbol } max { $n }
terminal-pairs = pairs of { $symbols }
terminal-wounds = { $size ->
    [short] { $n }w
   *[long] { $n ->
        [one] 1 wound
       *[other] { $n } wounds
      }
  }
terminal-cards = { $size ->
    [short] { $n }c
    [middle] { $n ->
        [one] −1 card
       *[other] −{ $n } cards
      }
   *[long] { $n ->
        [one] lose 1 card
       *[other] lose { $n } cards
      }
  }
terminal-stun = stun
terminal-push = { $way ->
    [up] up { $n }
    [down] down { $n }
   *[to] to { $place }
  }
terminal-always = { $effect ->
    [reduce] always: { $actions } −{ $n }
    [fearless_cost] always: Fearless +{ $n }
    [no_heal] always: rests do not heal
    [scorch] always: { $area } { $n } wound
    [drift] always: { $push }
    [leak] always: { $area } lose { $n } card
   *[rage] always: Rage +{ $n }
  }
terminal-strike = { $area }: { $harm }
terminal-struck-once = struck on reveal

## The boards
terminal-round = round { $n }
terminal-health = Health
terminal-in-pools = { " " }({ $n } in pools)
terminal-scars = Scars
terminal-above = { " " }({ $n } above)
terminal-above-named = { " " }above the row: { $cards }
terminal-giant-deck = deck { $n }
terminal-giant-deck-long = deck { $n }, then the village
terminal-rage = Rage
terminal-rage-symbol = { $size ->
    [long] { $symbol ->
        [wound] wound
        [card] card
        [stun] stun
       *[other] { $symbol }
      }
   *[short] { $symbol ->
        [wound] w
        [card] c
        [stun] s
       *[other] { $symbol }
      }
  }
terminal-rage-adds = a hit adds: { $harm }
terminal-scar = scar
terminal-strikes-next = strikes next
terminal-strikes-next-short = next
terminal-held-back = held back
terminal-held-back-short = held
terminal-scar-short = scar
terminal-weak = weak at { $spot }
terminal-hits = hits { $area }
terminal-on-reveal = on reveal, hits { $area }
terminal-head-name = { $strike } strikes next
terminal-head-weak = weak wounds
terminal-head-hits = hits
terminal-wounds-label = Wounds
terminal-ward = ward { $n }
terminal-stunned = STUNNED: next card does nothing
terminal-stunned-short = STUNNED
terminal-hand-lost = hand blown away
terminal-piles = deck { $deck }, discard { $discard }, gone { $removed }
terminal-row = { $row ->
    [top] Top row   { "" }
   *[bottom] Bottom row
  }
terminal-row-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
terminal-face-down = face down
terminal-hand = Hand:
terminal-hand-empty = Your hand is empty.
terminal-rest = rest
terminal-fearless = Fearless, { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  } each:
terminal-price = { $n ->
    [one] , 1 wound
   *[other] , { $n } wounds
  }
terminal-legend-loose = { $danger } loose
terminal-legend = { $pawn } you   { $slots } cards weak here   { $strike } struck next   { $danger } loose foothold

## What an option brings
terminal-weak-here = weak: { $cards }
terminal-struck-here = struck next
terminal-loose-here = gives way
terminal-over-the-top = over the top: you fall
terminal-pool-left = leaves { $n } of { $all }; when empty: { $does }
terminal-pool-empty = empties it: { $does }
terminal-becomes-scar = becomes a scar!
terminal-left-for-others = leaves { $n } for the others
terminal-on-each = on every card weak here or beside you
terminal-on-cards = { $n ->
    [one] on { $cards }
   *[other] among { $cards }
  }

## Talking to the player
terminal-welcome = Type a number and press Enter. New here? Type ? first; when stuck, hint.
terminal-rest-means = rest: face down, heal 1, draw 1
terminal-commands = Type a number, or:  ? help  hint  undo  why  cards  log  quit
terminal-too-small = The table needs a window of { $width } columns and { $height } lines; this one has { $columns } and { $lines }. Make it larger, or type quit: the game is saved.
terminal-now-choose = Here is what you can do now.
terminal-out-of-reach = { $place } is not to be had now; you can choose { $reach }.
terminal-no-place-now = No place is asked for now, so { $place } cannot be chosen.
terminal-type-something = Type the number of an option, or ? for help.
terminal-happened = What happened
terminal-news-calls = cards that show { $signs } follow
terminal-won = Won! { $how }
terminal-lost = Lost. { $how }
terminal-enter = Press Enter to go on.
terminal-enter-end = Press Enter to go on, or type log to see how it came about.
terminal-page-more = Enter: more
terminal-page-end = Enter: back
terminal-sure = { $question } Type y for yes; Enter for no.
terminal-yes = yes
terminal-all = all
terminal-not-done = Nothing was done.
terminal-fatal = This costs { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }, more than you can bear, and loses the fight. Really?
terminal-give-up = Give this fight up and begin another? In a campaign or gauntlet it counts as lost.
terminal-undone = The last choice is taken back.
terminal-hint = Hint: { $number } ({ $text })
terminal-hint-typed = Hint: { $notation }
terminal-no-hint = There is nobody to ask for a hint.
terminal-thinking = Thinking ...
terminal-saved = Saved as { $file }
terminal-left = The game is saved. Go on with: giants play --resume
terminal-log = What happened so far, each line with its rule
terminal-log-last = What happened last, each line with its rule
terminal-log-earlier = Enter: back    log all: from the beginning
terminal-rule-page = Rulebook: { $page }
terminal-rule-see = See also the rulings { $rulings }.

## Cards spelled out
terminal-cards-title = The cards in sight
terminal-cards-row = The Giant's row, leftmost first
terminal-cards-hand = Your hand
terminal-cards-skills = Your skills: each is used when its pool runs empty
terminal-cards-dangers = Loose footholds: Rage +1, you move to a neighbour, then { $effect ->
    [lose_row_cards] the last card of each row is discarded
    [shuffle_hand] your hand is shuffled into the deck
    [remove_top] the top card of your deck is lost
   *[wound] you suffer 1 Wound
  }
terminal-card-printed = weak at { $spot }{ $footholds }, Wounds { $wounds }/{ $limit }, { $symbols }
terminal-printed = { $effect } { $counts ->
    [yes] by { $value }
   *[no] { $value }
  }{ $less ->
    [0] { "" }
   *[other] , −{ $less } by the Giant
  }
terminal-comes-to = (now { $n })
terminal-spell = { $spell }, standing on { $requires }: { $effects }

## Help
terminal-help-title = How to play
terminal-help =
    You are the small light on the giant. Win by emptying its health or by giving it enough scars, before it reaches the village (its deck runs out), before you run out of cards, before your Wounds are full.

    Each round you play two cards, one into each action row. What a card does happens at once; the symbols it shows (hand, foot, eye, breath) stay in its row. “Sword 2 (hand)” is worth the hands that lie in that row before it, so the same cards grow stronger round by round. Face down (“rest”) a card only heals 1 Wound and draws 1 card. Fearless Actions need no card but cost Wounds.

    Climb goes up along the lines, at least 1 foothold and at most its value. Drop goes down as far as you like. Leap goes up or down. Sword wounds a card that is weak where you stand, Bow one that is weak on a foothold beside you, Fireworks all of both.

    Then you may discard, you draw up to five, and the giant acts. Its first card strikes if you stand in its area, then it leaves. A new card appears, and every card that shows one of its signs strikes too. A card with even 1 Wound on it cannot strike; one with as many Wounds as its limit becomes a scar. Each strike that fails brings the Rage one space up, and the next one that hurts brings all of it down on you.

    What the signs say
    3{ $reach }B2          option 3 leads to B2
    B2{ $slots }the first and the fourth card of the giant are weak at B2
    B2{ $strike }           its first card will strike there
    B2{ $danger }           a loose foothold: it gives way under you, once
    Gr AB         the Ground, and all footholds of A and of B
    { $spell }3 Heal 1     a spell, if you stand on a foothold with that number or letter

    Answer with the number of an option, or with its notation (“leap B2”, “play scramble”), or the beginning of it. 0 always means: nothing more, go on.

    hint          what a bot would do that sees no more than you
    undo          take the last choice back, until chance or a hidden card has spoken
    why           the rule behind the question
    rule ID       any rule, as in: rule WG-ACT-01
    cards         what is printed on every card in sight
    log           what happened last, each line with its rule; log all: from the beginning
    save          save now (every choice is saved anyway)
    new           give up and begin another fight
    quit          leave; go on later with: giants play --resume

## Refusals
refused-no-such-number = There is no option { $found }; the numbers go from { $low } to { $high }.
refused-unclear = “{ $found }” could be: { $options }.
refused-not-understood = “{ $found }” is neither an option nor a command; type ? for help.
refused-nobody-plays = Somebody must play: write { $person } for each seat that a person has.
refused-plays-alone = { $game } is played alone, so there is no seat for a bot.
refused-type-a-space = { $found } is no space; type the name of one that is marked, such as { $space }.
refused-left-locked = The mode { $mode } was left locked.
refused-gauntlet-giant = A gauntlet chooses its Giants itself, so { $giant } cannot be chosen.

## The campaign
terminal-prologue = Stennick
terminal-epilogue = After
terminal-story-on = Enter: go on    q: leave
terminal-aside = { $refusal } Put it aside and begin the fight anew? Type y for yes; Enter for no.
terminal-locked = { $reason } Go on all the same?
terminal-map-title = { $mode ->
    [campaign] The campaign
    [impossible] Gauntlet: Impossible (a loss begins the Wraith again)
   *[insane] Gauntlet: Insane (a loss begins everything again)
  }
terminal-map-won = { $n } of { $all } won
terminal-map-fight = Fight { $n }
terminal-map-next = Next: the { $wraith } against the { $giant }{ $footholds ->
    [yes] , with loose footholds
   *[no] { "" }
  }{ $attempt ->
    [one] .
   *[other] , try { $attempt }.
  }
terminal-map-keys = { $begun ->
    [yes] Enter: fight    new: begin again from the first fight    q: leave
   *[no] Enter: fight    q: leave
  }
terminal-map-finished = Every fight is won.
terminal-map-keys-finished = new: begin again from the first fight    q or Enter: leave
terminal-begin-again = Begin again from the first fight? What you have unlocked stays unlocked.

## One keyboard, several people
terminal-hand-over = Player { $player }: now it is for you alone to look.
terminal-hand-over-enter = Hand over the keyboard, then press Enter.

## HeroScape
terminal-hs-gathering = before the battle
terminal-hs-round = round { $n }{ $all ->
    [0] { "" }
   *[other] { " of " }{ $all }
  }
terminal-hs-first = player { $player } first
terminal-hs-gas = gas up to level { $n }
terminal-hs-turn = { $you ->
    [yes] your turn
   *[no] turn of player { $player }
  }{ $acting ->
    [yes] { ": " }{ $unit }
   *[no] { "" }
  }
terminal-hs-goals = Goal: { $goals }.
terminal-hs-goal = { $goal ->
    [last-standing] { $whose ->
        [theirs] they win if all others fall
       *[other] leave no enemy standing
      }
    [most-points] most points after round { $n }
    [nobody] all fallen at once: nobody
    [outlast] { $whose ->
        [yours] hold out to round { $n }
       *[other] they win after round { $n }
      }
    [reach] { $whose ->
        [theirs] keep them off { $space }
       *[other] reach { $space }
      }
    [hold] { $whose ->
        [theirs] keep them off { $space } at a round's end
       *[other] stand on { $space } at a round's end
      }
    [collect] find { $n } plants
    [free-captive] { $whose ->
        [theirs] keep them from the captive
       *[other] free the captive
      }
    [scout-arrives] { $whose ->
        [theirs] keep their scout off { $space }
       *[other] bring your scout to { $space }
      }
   *[scout-destroyed] { $whose ->
        [theirs] keep your scout alive
       *[other] destroy their scout
      }
  }
terminal-hs-player = Player { $player }
terminal-hs-you = { $name }, you
terminal-hs-points = { $n } points
terminal-hs-spent = { $n }/{ $all } points
terminal-hs-draft = { $unit }, { $n }
terminal-hs-plants = plants: { $n }
terminal-hs-no-army-yet = no card yet
terminal-hs-no-army = nobody is left
terminal-hs-not-here = waits
terminal-hs-extra = { $extra ->
    [attack-spirits] +{ $n }A
    [defense-spirits] +{ $n }D
   *[scout] glyph
  }
terminal-hs-below = Below:
terminal-hs-glyphs = Glyphs:
terminal-hs-lower = Under the overhangs
terminal-hs-type-space = Type one of the { $n } marked spaces, such as { $space }.
terminal-hs-price = { $price ->
    [swipes] { $n ->
        [one] 1 swipe
       *[other] { $n } swipes
      }
    [falls] { $n ->
        [one] 1 fall
       *[other] { $n } falls
      }
    [major] { $n ->
        [one] 1 major fall
       *[other] { $n } major falls
      }
   *[extreme] { $n ->
        [one] 1 extreme fall
       *[other] { $n } extreme falls
      }
  }
terminal-hs-under = Under others (look below): { $spaces }
terminal-hs-attack-key = who>whom, then how likely it hurts/destroys; with one Life left, destroys
terminal-hs-odds-hurt = hurts { $n }
terminal-hs-odds-dead = destroys { $n }
terminal-hs-odds-losses = { $n } of { $all } fall on average
terminal-hs-odds-counter = hurt back { $n }
terminal-hs-odds-lost = lost { $n }
terminal-hs-odds-wins = works { $n }
terminal-hs-commands = A number, a space or a tag, or:  ? help hint undo why look cards log quit
terminal-hs-look = look
terminal-hs-look-below = below
terminal-hs-looks-back = The map shows again what matters now.
terminal-hs-looks-below = { $on ->
    [yes] The map shows the spaces under others; look below again to go back up.
   *[no] The map shows the highest spaces again.
  }
terminal-hs-looks-at = { $space } is in the middle of the map; look alone goes back.
terminal-hs-nothing-below = On this battlefield no space lies under another.
terminal-hs-no-such-place = There is no { $found } on the map; type a space, such as C5, or a tag.
terminal-hs-card = { $name } ({ $tag }), { $general }, { $rarity } { $kind }{ $figures ->
    [1] { "" }
   *[other] { ", " }{ $figures } figures
  }{ $game ->
    [basic] { "" }
   *[master] { ", " }{ $points } points
  }
    { $game ->
    [basic] { "" }
   *[master] { "Life " }{ $life }{ ", " }
  }Move { $move }, Range { $range }, Attack { $attack }, Defense { $defense }, Height { $height }
terminal-hs-stands = { $tag } on { $space } (level { $level }){ $wounds ->
    [0] { "" }
   *[other] { ", wounds " }{ $wounds }
  }
terminal-hs-gone = { $tag } not on the battlefield
terminal-hs-help =
    Move your figures over the battlefield, take the heights, and fight for the scenario's goal, which stands under the title. In the Master Game everybody lays four order markers in secret each round: 1, 2 and 3 say which card acts in which turn, X only misleads. Then the turns go round, lowest marker first: the card is revealed, its figures move, then they attack.

    The map
    g3            grass at level 3; r is rock, s sand, w water
    { $reach }g3           an option points there: type the name of the space, column and row, such as C5
    !g3           the same, but it costs swipes or falls: the price is listed
    Kg3           a glyph lies there, by its letter; ? for one with its symbol up
    _g3           another space lies below: type C5@1 for the one at level 1, or look below
    { $one }Fi{ $wound }          a figure with 2 wounds; its tag is in the list of armies. { $seats } are players 1 to 4
    { $reach }Fi           an option points at that figure: type its tag, or the number in the list
    { $one }Fi<          it may act now
    | / \         a ruin on the edge between two spaces

    The armies
    Fi 3/4        a hero with 3 of 4 Life left, or 3 of 4 of a squad are standing
    { "[" }(1)2?]       the markers on a card: (1) is revealed, 2 is yours and still hidden, ? somebody else's

    A large figure stands on two spaces: C5-D5, its head first. A space that costs something is listed with its price: swipes of the enemies left behind, falls, and how likely the figure is lost by them.
    Beside an attack stands how likely it hurts and destroys its target, before the dice are rolled.

    hint          what a bot would do that sees no more than you
    undo          take the last choice back, until dice or a hidden thing have spoken
    why           the rule behind the question; why C5, why Fi: the rule that forbids it
    rule ID       any rule, as in: rule HS-M-LEAVE-02
    look C5       put a place or a figure into the middle of the map; look alone: what matters now
    look below    the spaces that lie under others
    cards         what is printed on the cards, and where every figure stands
    log           what happened last, each line with its rule; log all: from the beginning
    save          save now (every choice is saved anyway)
    new           give up and begin another battle
    quit          leave; go on later with: giants play --resume
