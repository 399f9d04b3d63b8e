### Wraith & the Giants: what the board in the browser says beside the game's own words.

## Places, signs and small words
wraith-board-ground = Ground
wraith-board-place = { $name }, { $part }
wraith-board-symbol = { $symbol ->
    [hand] hand
    [foot] foot
    [eye] eye
    [breath] breath
   *[other] { $symbol }
  }
wraith-board-sign = { $sign ->
    [ring] ring
    [knot] knot
    [fang] fang
    [bolt] bolt
   *[other] { $sign }
  }

## The giant
wraith-board-body = The body of the { $giant }
wraith-board-life = Health
wraith-board-life-told = Health { $n } of { $all }
wraith-board-life-pools = { $health } in its pool, { $pools } in your skills
wraith-board-scars = Scars
wraith-board-scars-told = { $n } of { $all } Scars
wraith-board-deck = To the village
wraith-board-deck-told = { $n ->
    [0] No cards left: at its next step the Giant reaches the village
    [one] 1 card left, then the Giant reaches the village
   *[other] { $n } cards left, then the Giant reaches the village
  }
wraith-board-rage = Rage
wraith-board-rage-told = Rage { $n } of { $all }. { $adds ->
    [yes] The next blow that hurts also brings: { $harm }.
   *[no] It adds nothing yet.
  }
wraith-board-rage-adds = A blow that hurts adds
wraith-board-row = The Giant’s cards, leftmost first
wraith-board-above = Scars above the row: { $cards }
wraith-board-gone = { $n ->
    [0] No card has left the row yet
    [one] 1 card has left: { $cards }
   *[other] { $n } cards have left: { $cards }
  }

wraith-board-kind = { $kind ->
    [always_active] Always active
    [when_revealed] When revealed
   *[normal] Attack
  }
wraith-board-strikes-next = strikes next
wraith-board-held-back = held back
wraith-board-dazzled = dazzled
wraith-board-works = at work
wraith-board-scar = Scar
wraith-board-scar-then = will be a Scar
wraith-board-weak-at = Weak at { $spot }
wraith-board-weak-regions = Weak anywhere on { $spot }: { $places }
wraith-board-wounds-of = { $n } of { $all } Wounds
wraith-board-scar-in = { $n ->
    [one] 1 more Wound makes a Scar.
   *[other] { $n } more Wounds make a Scar.
  }
wraith-board-held-told = A card with a Wound on it cannot strike.
wraith-board-strikes = Strikes { $area }: { $harm }
wraith-board-strikes-revealed = When it appears it strikes { $area }: { $harm }
wraith-board-signs = Answers to { $signs }
wraith-board-scar-told = It is a Scar: it neither strikes nor can be wounded.

wraith-board-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
wraith-board-cards-lost = { $n ->
    [one] 1 card lost
   *[other] { $n } cards lost
  }
wraith-board-stun = stun
wraith-board-push = { $way ->
    [up] thrown up { $n }
    [down] thrown down { $n }
   *[to] thrown to { $place }
  }
wraith-board-nothing = nothing
wraith-board-always = { $effect ->
    [reduce] Always: your { $actions } { $n } less
    [fearless_cost] Always: each Fearless Action costs { $n } Wound more
    [no_heal] Always: resting heals nothing
    [scorch] Always: at the start of its step { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
      } on { $area }
    [drift] Always: at the start of its step you are { $push }
    [leak] Always: at the start of its step { $n ->
        [one] 1 card lost
       *[other] { $n } cards lost
      } on { $area }
   *[rage] Always: at the start of its step Rage +{ $n }
  }
wraith-board-always-short = { $effect ->
    [reduce] −{ $n }
    [fearless_cost] fearless +{ $n }
    [no_heal] no rest heals
   *[rage] rage +{ $n }
  }

## Footholds
wraith-board-you-here = You are here
wraith-board-struck-next = { $card } will strike here
wraith-board-weak-here = Weak spot of { $cards }
wraith-board-loose = Loose: it gives way under you, Rage +1, you move on, then { $effect ->
    [lose_row_cards] the last card of each row is lost
    [shuffle_hand] your hand is blown into your deck
    [remove_top] the top card of your deck is washed away
   *[wound] you take 1 Wound
  }
wraith-board-way-up = Up to { $places }
wraith-board-way-down = Down to { $places }
wraith-board-over-the-top = Over the top: you fall to the Ground

## The Wraith
wraith-board-wraith-wounds-told = { $n } of { $all } Wounds
wraith-board-last = { $n ->
    [one] one more and you fall
   *[other] { $n } more and you fall
  }
wraith-board-stunned = Stunned: the next card does nothing
wraith-board-stunned-short = Stunned
wraith-board-shield = Ward { $n }
wraith-board-hand-lost = Your hand is gone: four cards at the start of your turn
wraith-board-hand = Hand
wraith-board-new = new
wraith-board-new-told = Newly drawn
wraith-board-hand-hidden = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
  }
wraith-board-hand-empty = No card in hand
wraith-board-row-name = { $row ->
    [top] Top row
   *[bottom] Bottom row
  }
wraith-board-row-told = { $row ->
    [top] Top row
   *[bottom] Bottom row
  }: { $cards }. Symbols: { $symbols }
wraith-board-row-next = next card
wraith-board-row-empty = no card yet
wraith-board-symbol-count = { $n } { $symbol }
wraith-board-face-down = a card face down
wraith-board-deck-wraith = Deck
wraith-board-discard = Discard
wraith-board-removed = Lost
wraith-board-pile-told = { $pile ->
    [deck] { $n ->
        [one] 1 card in your deck
       *[other] { $n } cards in your deck
      }
    [discard] { $n ->
        [one] 1 card in the discard pile: look through it
       *[other] { $n } cards in the discard pile: look through it
      }
   *[removed] { $n ->
        [one] 1 card is out of the game
       *[other] { $n } cards are out of the game
      }
  }
wraith-board-discard-title = The discard pile
wraith-board-discard-empty = Nothing is discarded yet.
wraith-board-close = Close
wraith-board-fearless = Fearless
wraith-board-fearless-told = Fearless { $effect }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
  }, for { $price ->
    [one] 1 Wound
   *[other] { $price } Wounds
  }
wraith-board-fatal = That Wound would be your last
wraith-board-skills = Skills
wraith-board-skill-told = { $name }: { $n } of { $all } tokens. When they are gone: { $does }
wraith-board-spell = { $name }, on { $requires }: { $does }
wraith-board-spell-elsewhere = It cannot be cast where you stand.
wraith-board-spell-not = { $name }: why not now?
wraith-board-action-now = { $effect } { $n }
wraith-board-by-symbols = by { $symbols } in the row
wraith-board-by-pairs = by pairs of { $symbols } in the row
wraith-board-at-most = { $value }, at most { $n }
wraith-board-less = { $n } less by the Giant
wraith-board-shows = Shows { $symbols }

## Choosing
wraith-caution-fatal = It costs { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
} first, and that ends the fight: you would lose, whatever the blow does.
wraith-board-do = { $do ->
    [play] Play
    [rest] Rest
    [discard] Discard
    [use] Use
    [leave] Leave
    [cast] Cast
    [skip] Let pass
    [go] Go here
    [climb] Climb
    [drop] Drop
    [leap] Leap
    [sword] Sword
    [bow] Bow
    [fireworks] Fireworks
    [heal] Heal
    [draw] Draw
    [calm] Calm
    [shield] Ward
    [suppress-leftmost] Dazzle
    [wound-wounded] Reopen
    [wound-any] Wound
    [warp] Warp
    [warp-number] Warp
    [fearless] Dare it
   *[other] Choose
  }
wraith-board-choices = What to do with it
wraith-board-preview = What it would do
wraith-board-preview-hidden = What comes then is not known yet.
wraith-board-preview-choose = Then you choose: { $ways }.
wraith-board-preview-more = and { $n } more
wraith-board-lens-nothing = Point at a card or a foothold to see what it does.
wraith-board-next-told = { $card } strikes next: { $area }, { $harm }.
wraith-board-next-none = { $card } will not strike.

## Sharing out
wraith-board-share = { $what ->
    [tokens] Choose the skills that pay.
   *[wounds] Choose the cards that get the Wounds.
  }
wraith-board-share-left = { $what ->
    [tokens] { $n ->
        [0] All tokens paid
        [one] 1 token left
       *[other] { $n } tokens left
      }
   *[wounds] { $n ->
        [0] All Wounds placed
        [one] 1 Wound left
       *[other] { $n } Wounds left
      }
  }
wraith-board-share-gets = { $n ->
    [0] Gets no Wound yet
    [one] Gets 1 Wound
   *[other] Gets { $n } Wounds
  }
wraith-board-share-pays = { $n ->
    [0] Pays no token yet
    [one] Pays 1 token
   *[other] Pays { $n } tokens
  }
wraith-board-share-back = { $what ->
    [tokens] Take one token less from { $name }
   *[wounds] Take one Wound back from { $name }
  }
wraith-board-share-done = Done
wraith-board-share-again = Start over

## Places to look at on a small screen
wraith-board-tab = { $tab ->
    [hand] Hand
    [rows] Rows
    [giant] Giant
   *[skills] Skills
  }
wraith-board-tabs = What to look at

## The end
wraith-board-won = The Giant is beaten
wraith-board-lost = The fight is lost

## The fight told, once it is over
wraith-fight-not-told = How the fight went cannot be told now.
wraith-fight-rounds = { $n ->
    [one] round
   *[other] rounds
  }
wraith-fight-dealt = { $n ->
    [one] Wound dealt
   *[other] Wounds dealt
  }
wraith-fight-taken = { $n ->
    [one] Wound taken
   *[other] Wounds taken
  }
wraith-fight-scars = { $n ->
    [one] Scar
   *[other] Scars
  }
wraith-fight-best = Best blow
wraith-fight-blow = { $effect }, round { $round }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  } on { $cards }
wraith-fight-no-blow = No blow has landed.
wraith-fight-left = { $n ->
    [one] The Giant was 1 Wound away from its end, with { $scars } of { $all } Scars.
   *[other] The Giant was { $n } Wounds away from its end, with { $scars } of { $all } Scars.
  }
wraith-fight-course = From round to round
wraith-fight-round = Round { $round }: { $dealt } dealt, { $taken } taken
wraith-fight-next = What to try next
wraith-fight-try = { $why ->
    [giant] You have the measure of this Giant. The next one is harder.
    [wraith] Every Giant has met this Wraith. Try one with other powers.
    [footholds] You have beaten the hardest. Now let the footholds give way.
    [campaign] There is nothing harder in a single fight. The campaign goes on from fight to fight.
    [easier-giant] A Giant that forgives more shows you what your cards can do.
    [easier-wraith] The Young Wraith is the one to learn a Giant with.
    [firm] The same fight on firm footholds is easier.
   *[lesson] A first fight with a hand on your shoulder: two rounds, and a win.
  }
wraith-fight-lesson = Learn by playing
