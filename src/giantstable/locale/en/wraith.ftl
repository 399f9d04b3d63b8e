# Wraith & the Giants: prompts, options, events. Card and place names come from the content files.

wraith-title = Wraith & the Giants
wraith-ground = the Ground
wraith-foothold = { $name }

## Words for effects and rows, used inside other messages
-wraith = the Wraith

wraith-effect = { $effect ->
    [climb] Climb
    [drop] Drop
    [leap] Leap
    [sword] Sword
    [bow] Bow
    [fireworks] Fireworks
    [heal] Heal
    [draw] Draw
    [calm] Calm
    [shield] Shield
    [suppress_leftmost] Dazzle
    [wound_wounded] Reopen a wound
    [wound_any] Wound
    [warp] Warp
   *[warp_number] Warp to a like number
  }

## What is asked
wraith-ask-play = { $row ->
    [top] Play a card into the top row, or act without one.
   *[bottom] Play a card into the bottom row, or act without one.
  }
wraith-ask-after = Both cards are played: act without a card, or end your turn.
wraith-ask-empty-handed = You have no card to play: act without one, or end your turn.
wraith-ask-resolve = { $card }: what comes next?
wraith-ask-spell = { $card } is done: cast { $spell }?
wraith-ask-effect = { $effect ->
    [climb] Climb: where to?
    [drop] Drop: where to?
    [leap] Leap: where to?
    [bow] Bow: which neighbouring foothold?
    [wound_wounded] Which wounded card takes the Wound?
    [wound_any] Which card takes the Wound?
    [warp] Warp: where to?
    [warp_number] Warp: to which foothold of the same number?
   *[other] Choose a target.
  }
wraith-ask-fearless = Fearless { $effect ->
    [climb] Climb: where to?
    [drop] Drop: where to?
    [leap] Leap: where to?
    [bow] Bow: which neighbouring foothold?
   *[other] action: choose a target.
  }
wraith-ask-split = { $n ->
    [one] 1 Wound to place here: how many on { $giantcard }?
   *[other] { $n } Wounds to share out: how many on { $giantcard }?
  }
wraith-ask-spread = The sparks do not reach all: how many of { $n } on { $giantcard }?
wraith-ask-pay = { $n ->
    [one] 1 token to take: how many from { $skill }?
   *[other] { $n } tokens to take: how many from { $skill }?
  }
wraith-ask-skill = A skill pool is empty: use the skill?
wraith-ask-discard = Refresh: discard a card, or keep the rest and draw.
wraith-ask-pushed = The Giant throws you from { $place }: which way?
wraith-ask-stumble = The foothold at { $place } gives way: where do you land?

## Options
wraith-option-play = Play { $card }
wraith-option-rest = Place { $card } face down: heal 1, draw 1
wraith-option-fearless = Fearless { $effect ->
    [drop] Drop
    [climb] Climb { $n }
    [leap] Leap { $n }
    [sword] Sword { $n }
    [bow] Bow { $n }
   *[other] { $effect } { $n }
  }
wraith-option-end = End the turn
wraith-option-cast = Cast { $spell }
wraith-option-no-spell = Cast no spell
wraith-option-skip = Let the { $effect ->
    [climb] Climb
    [drop] Drop
    [leap] Leap
    [sword] Sword
    [bow] Bow
    [fireworks] Fireworks
    [heal] healing
   *[other] action
  } pass: it cannot be done now
wraith-option-wounds = { $n ->
    [0] None on { $giantcard }
    [one] 1 Wound on { $giantcard }
   *[other] { $n } Wounds on { $giantcard }
  }
wraith-option-pay = { $n ->
    [0] None from { $skill }
    [one] 1 from { $skill }
   *[other] { $n } from { $skill }
  }
wraith-option-use = Use { $skill }
wraith-option-leave = Leave { $skill } and refill its pool
wraith-option-keep = Keep the rest and draw
wraith-option-discard = Discard { $card }
wraith-option-go = To { $place }

wraith-do-climb = Climb to { $place }
wraith-do-drop = Drop to { $place }
wraith-do-leap = Leap to { $place }
wraith-do-sword = Strike with the sword at { $place }
wraith-do-bow = Shoot at { $place }
wraith-do-fireworks = Light the fireworks
wraith-do-heal = Heal
wraith-do-draw = Draw
wraith-do-calm = Calm the Giant
wraith-do-shield = Raise the ward
wraith-do-suppress-leftmost = Dazzle the leftmost card
wraith-do-wound-wounded = Reopen the wound on { $giantcard }
wraith-do-wound-any = Wound { $giantcard }
wraith-do-warp = Warp to { $place }
wraith-do-warp-number = Warp to { $place }

## Events
wraith-event-round-began = Round { $n }
wraith-event-refresh-began = The Wraith catches her breath
wraith-event-giant-acts = The Giant stirs
wraith-event-played = { $row ->
    [top] You play { $card } into the top row
   *[bottom] You play { $card } into the bottom row
  }
wraith-event-stunned-card = Stunned: { $card } does nothing but show its symbols
wraith-event-face-down = { $row ->
    [top] You place { $card } face down in the top row
   *[bottom] You place { $card } face down in the bottom row
  }
wraith-event-face-down-hidden = { $row ->
    [top] A card is placed face down in the top row
   *[bottom] A card is placed face down in the bottom row
  }
wraith-event-healed = { $n ->
    [one] You heal 1 Wound
   *[other] You heal { $n } Wounds
  }
wraith-event-drew = You draw { $card }
wraith-event-drew-hidden = A card is drawn
wraith-event-reshuffled = { $n ->
    [one] The discard pile, 1 card, becomes the new deck
   *[other] The discard pile, { $n } cards, is shuffled into a new deck
  }
wraith-event-discarded = You discard { $card }
wraith-event-no-card = { $row ->
    [top] You have no card for the top row
   *[bottom] You have no card for the bottom row
  }
wraith-event-climbed = You climb from { $from } to { $place }
wraith-event-stayed = You stay on the top at { $place }
wraith-event-fell = You climb over the top at { $from } and fall to the Ground
wraith-event-dropped = You drop from { $from } to { $place }
wraith-event-leapt = You leap from { $from } to { $place }
wraith-event-warped = You step out of the air: from { $from } to { $place }
wraith-event-not-possible = { $effect ->
    [climb] No Climb is possible
    [drop] No Drop is possible
    [leap] No Leap is possible
    [sword] The sword finds nothing to hit
    [bow] The bow finds nothing to hit
    [fireworks] The fireworks find nothing to hit
   *[other] That has no effect now
  }
wraith-event-hit = { $effect ->
    [sword] Your sword deals
    [bow] Your arrow deals
    [fireworks] Your fireworks deal
   *[other] You deal
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  } to { $giantcard }
wraith-event-scarred = { $giantcard } is scarred!
wraith-event-fearless-price = { $n ->
    [one] Fearless: you suffer 1 Wound
   *[other] Fearless: you suffer { $n } Wounds
  }
wraith-event-paid = { $n ->
    [one] 1 token leaves { $skill }
   *[other] { $n } tokens leave { $skill }
  }
wraith-event-skill-used = You use { $skill }
wraith-event-skill-unused = You leave { $skill } unused
wraith-event-refilled = { $n ->
    [0] { $skill } stays empty for good
    [one] { $skill } is refilled with 1 token
   *[other] { $skill } is refilled with { $n } tokens
  }
wraith-event-spell-cast = You cast the spell of { $card }
wraith-event-calmed = { $n ->
    [0] The Giant's Rage dies down
   *[other] The Giant's Rage sinks to { $n }
  }
wraith-event-shielded = { $n ->
    [one] A ward will take 1 Wound for you
   *[other] A ward will take { $n } Wounds for you
  }
wraith-event-dazzled = { $giantcard } is dazzled
wraith-event-struck = { $giantcard } strikes you at { $place }
wraith-event-out-of-reach = { $giantcard } does not reach you at { $place }
wraith-event-too-wounded = { $giantcard } is too wounded to strike
wraith-event-scar-silent = { $giantcard } is a scar and cannot strike
wraith-event-suppressed = { $giantcard } is dazzled and does not strike
wraith-event-suffered = { $n ->
    [one] You suffer 1 Wound
   *[other] You suffer { $n } Wounds
  }
wraith-event-warded = { $n ->
    [one] Your ward takes 1 Wound
   *[other] Your ward takes { $n } Wounds
  }
wraith-event-cards-lost = { $n ->
    [one] You lose 1 card from your deck
   *[other] You lose { $n } cards from your deck
  }
wraith-event-stunned = You are stunned: your next card will do nothing
wraith-event-pushed-to = You are thrown from { $from } to { $place }
wraith-event-left-row = { $giantcard } leaves
wraith-event-scar-above = The scar of { $giantcard } moves above the row
wraith-event-revealed = { $giantcard } appears
wraith-event-when-revealed = { $giantcard } strikes as it appears
wraith-event-chained = { $giantcard } answers the new card
wraith-event-always-works = { $giantcard } is at work
wraith-event-rage-rose = Rage rises to { $n }
wraith-event-rage-full = Rage stands at { $n } and can rise no higher
wraith-event-rage-broke = The Giant's Rage breaks loose from { $n }
wraith-event-gave-way = The foothold at { $place } gives way
wraith-event-stumbled = You stumble from { $from } to { $place }
wraith-event-row-card-lost = { $row ->
    [top] { $card } falls from the top row
   *[bottom] { $card } falls from the bottom row
  }
wraith-event-hand-shuffled = Your hand is blown back into the deck
wraith-event-card-washed = The top card of your deck is washed away
wraith-event-burnt = { $n ->
    [one] You burn yourself: 1 Wound
   *[other] You burn yourself: { $n } Wounds
  }
wraith-event-won-health = The Giant has nothing left: you have won
wraith-event-won-scars = { $n } scars: the Giant turns away, you have won
wraith-event-lost-village = The Giant reaches the village: you have lost
wraith-event-lost-stamina = { $n ->
    [one] You have 1 card left and no strength: you have lost
   *[other] You have { $n } cards left and no strength: you have lost
  }
wraith-event-lost-wounds = { $n } Wounds are more than you can bear: you have lost

## How a fight ended
wraith-result-win-health = The Giant has bled out every wound it had to give.
wraith-result-win-scars = The Giant bears too many scars and turns back.
wraith-result-lose-village = The Giant has reached the village.
wraith-result-lose-stamina = You have no strength left to fight.
wraith-result-lose-wounds = You have fallen to your wounds.

## Setup options
wraith-setup-giant = The Giant that comes down on the village.
wraith-setup-wraith = The age of the Wraith who meets it.
wraith-setup-footholds = Dangerous Footholds: tokens that give way under her.
wraith-setup-tokens = How many Foothold tokens; 0 is as many as recommended.
wraith-setup-gauntlet = Gauntlet Mode: where a defeat sends you back to.
wraith-setup-own-symbols-count = A card's own symbols count for its own actions.
wraith-setup-top-climb-forced = A Climb on a top foothold must go over the top.
wraith-setup-rage-on-harmless-hit = A blow that only moves or stuns builds Rage.
wraith-setup-stun-blocks-healing = A stunned first card placed face down neither heals nor draws.
wraith-setup-air-draw = After an Air token the four cards replace the refreshed hand, or come on top.
