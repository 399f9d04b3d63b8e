### The campaign and the screen of a fight in the terminal.

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
terminal-rest-means = rest: face down, heal 1, draw 1
terminal-out-of-reach = { $place } is not to be had now; you can choose { $reach }.
terminal-no-place-now = No place is asked for now, so { $place } cannot be chosen.
terminal-news-calls = cards that show { $signs } follow
terminal-fatal = This costs { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }, more than you can bear, and loses the fight. Really?

## Cards spelled out
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
terminal-give-up-fight = Give this fight up and begin another? In a campaign or gauntlet it counts as lost.
terminal-begin-again = Begin again from the first fight? What you have unlocked stays unlocked.
