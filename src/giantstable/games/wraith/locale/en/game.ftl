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

## Events: $you is "yes" for the Wraith's own player, "no" for those who watch
wraith-event-round-began = Round { $n }
wraith-event-refresh-began = The Wraith catches her breath
wraith-event-giant-acts = The Giant stirs
wraith-event-played = { $you ->
    [yes] You play
   *[no] The Wraith plays
  } { $row ->
    [top] { $card } into the top row
   *[bottom] { $card } into the bottom row
  }
wraith-event-stunned-card = Stunned: { $card } does nothing but show its symbols
wraith-event-face-down = { $you ->
    [yes] You place
   *[no] The Wraith places
  } { $row ->
    [top] { $card } face down in the top row
   *[bottom] { $card } face down in the bottom row
  }
wraith-event-face-down-hidden = { $row ->
    [top] A card is placed face down in the top row
   *[bottom] A card is placed face down in the bottom row
  }
wraith-event-healed = { $you ->
    [yes] You heal
   *[no] The Wraith heals
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
wraith-event-drew = { $you ->
    [yes] You draw { $card }
   *[no] The Wraith draws { $card }
  }
wraith-event-drew-hidden = A card is drawn
wraith-event-reshuffled = { $n ->
    [one] The discard pile, 1 card, becomes the new deck
   *[other] The discard pile, { $n } cards, is shuffled into a new deck
  }
wraith-event-discarded = { $you ->
    [yes] You discard { $card }
   *[no] The Wraith discards { $card }
  }
wraith-event-no-card = { $you ->
    [yes] You have
   *[no] The Wraith has
  } { $row ->
    [top] no card for the top row
   *[bottom] no card for the bottom row
  }
wraith-event-climbed = { $you ->
    [yes] You climb from { $from } to { $place }
   *[no] The Wraith climbs from { $from } to { $place }
  }
wraith-event-stayed = { $you ->
    [yes] You stay on the top at { $place }
   *[no] The Wraith stays on the top at { $place }
  }
wraith-event-fell = { $you ->
    [yes] You climb over the top at { $from } and fall to the Ground
   *[no] The Wraith climbs over the top at { $from } and falls to the Ground
  }
wraith-event-dropped = { $you ->
    [yes] You drop from { $from } to { $place }
   *[no] The Wraith drops from { $from } to { $place }
  }
wraith-event-leapt = { $you ->
    [yes] You leap from { $from } to { $place }
   *[no] The Wraith leaps from { $from } to { $place }
  }
wraith-event-warped = { $you ->
    [yes] You step out of the air: from { $from } to { $place }
   *[no] The Wraith steps out of the air: from { $from } to { $place }
  }
wraith-event-not-possible = { $effect ->
    [climb] No Climb is possible
    [drop] No Drop is possible
    [leap] No Leap is possible
    [sword] The sword finds nothing to hit
    [bow] The bow finds nothing to hit
    [fireworks] The fireworks find nothing to hit
   *[other] That has no effect now
  }
wraith-event-hit = { $you ->
    [yes] { $effect ->
        [sword] Your sword deals
        [bow] Your arrow deals
        [fireworks] Your fireworks deal
       *[other] You deal
      }
   *[no] { $effect ->
        [sword] The Wraith's sword deals
        [bow] The Wraith's arrow deals
        [fireworks] The Wraith's fireworks deal
       *[other] The Wraith deals
      }
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  } to { $giantcard }
wraith-event-scarred = { $giantcard } is scarred!
wraith-event-fearless-price = Fearless: { $you ->
    [yes] you suffer
   *[no] the Wraith suffers
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
wraith-event-paid = { $n ->
    [one] 1 token leaves { $skill }
   *[other] { $n } tokens leave { $skill }
  }
wraith-event-skill-used = { $you ->
    [yes] You use { $skill }
   *[no] The Wraith uses { $skill }
  }
wraith-event-skill-unused = { $you ->
    [yes] You leave { $skill } unused
   *[no] The Wraith leaves { $skill } unused
  }
wraith-event-refilled = { $n ->
    [0] { $skill } stays empty for good
    [one] { $skill } is refilled with 1 token
   *[other] { $skill } is refilled with { $n } tokens
  }
wraith-event-spell-cast = { $you ->
    [yes] You cast the spell of { $card }
   *[no] The Wraith casts the spell of { $card }
  }
wraith-event-calmed = { $n ->
    [0] The Giant's Rage dies down
   *[other] The Giant's Rage sinks to { $n }
  }
wraith-event-shielded = A ward will take { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  } for { $you ->
    [yes] you
   *[no] the Wraith
  }
wraith-event-dazzled = { $giantcard } is dazzled
wraith-event-struck = { $you ->
    [yes] { $giantcard } strikes you at { $place }
   *[no] { $giantcard } strikes the Wraith at { $place }
  }
wraith-event-out-of-reach = { $you ->
    [yes] { $giantcard } does not reach you at { $place }
   *[no] { $giantcard } does not reach the Wraith at { $place }
  }
wraith-event-too-wounded = { $giantcard } is too wounded to strike
wraith-event-scar-silent = { $giantcard } is a scar and cannot strike
wraith-event-suppressed = { $giantcard } is dazzled and does not strike
wraith-event-suffered = { $you ->
    [yes] You suffer
   *[no] The Wraith suffers
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
wraith-event-warded = { $you ->
    [yes] Your ward takes
   *[no] The Wraith's ward takes
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
wraith-event-cards-lost = { $you ->
    [yes] { $n ->
        [one] You lose 1 card from your deck
       *[other] You lose { $n } cards from your deck
      }
   *[no] { $n ->
        [one] The Wraith loses 1 card from her deck
       *[other] The Wraith loses { $n } cards from her deck
      }
  }
wraith-event-stunned = { $you ->
    [yes] You are stunned: your next card will do nothing
   *[no] The Wraith is stunned: her next card will do nothing
  }
wraith-event-pushed-to = { $you ->
    [yes] You are thrown from { $from } to { $place }
   *[no] The Wraith is thrown from { $from } to { $place }
  }
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
wraith-event-stumbled = { $you ->
    [yes] You stumble from { $from } to { $place }
   *[no] The Wraith stumbles from { $from } to { $place }
  }
wraith-event-row-card-lost = { $row ->
    [top] { $card } falls from the top row
   *[bottom] { $card } falls from the bottom row
  }
wraith-event-hand-shuffled = { $you ->
    [yes] Your hand is blown back into the deck
   *[no] The Wraith's hand is blown back into the deck
  }
wraith-event-card-washed = { $you ->
    [yes] The top card of your deck is washed away
   *[no] The top card of the Wraith's deck is washed away
  }
wraith-event-burnt = { $you ->
    [yes] You burn yourself:
   *[no] The Wraith burns herself:
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
wraith-event-won-health = { $you ->
    [yes] The Giant has nothing left: you have won
   *[no] The Giant has nothing left: the Wraith has won
  }
wraith-event-won-scars = { $you ->
    [yes] { $n } scars: the Giant turns away, you have won
   *[no] { $n } scars: the Giant turns away, the Wraith has won
  }
wraith-event-lost-village = { $you ->
    [yes] The Giant reaches the village: you have lost
   *[no] The Giant reaches the village: the Wraith has lost
  }
wraith-event-lost-stamina = { $you ->
    [yes] { $n ->
        [one] You have 1 card left and no strength: you have lost
       *[other] You have { $n } cards left and no strength: you have lost
      }
   *[no] { $n ->
        [one] The Wraith has 1 card left and no strength: she has lost
       *[other] The Wraith has { $n } cards left and no strength: she has lost
      }
  }
wraith-event-lost-wounds = { $you ->
    [yes] { $n } Wounds are more than you can bear: you have lost
   *[no] { $n } Wounds are more than the Wraith can bear: she has lost
  }

## Why a thing cannot be chosen now, in one sentence
wraith-why-over = The fight is over.
wraith-why-watching = Only the player of the Wraith chooses, and you are watching.

wraith-why-place-play = You get to { $place } by the actions of a card: play one first.
wraith-why-place-here = You stand on { $place }: to strike or to move on, play a card first.
wraith-why-place-after = Both cards of this turn are played: only what you dare without a card can still move you or strike.
wraith-why-place-empty-handed = You have no card to move or strike with.
wraith-why-no-aim = Nothing that is left of { $card } is aimed at a foothold.
wraith-why-climb-stays = A Climb goes up at least one foothold: it cannot end on { $place }, where you stand.
wraith-why-climb-far = { $place } is { $steps } footholds up from { $from }, and this Climb goes up { $n } at most.
wraith-why-climb-up = A Climb only goes up, and no way leads up from { $from } to { $place }.
wraith-why-climb-ground = A Climb ends on the Ground only when it goes on over the top, and this one does not get that far.
wraith-why-drop-stays = A Drop goes down at least one foothold: it cannot end on { $place }, where you stand.
wraith-why-drop-down = A Drop only goes down, and no way leads down from { $from } to { $place }.
wraith-why-drop-ground = There is nothing below the Ground to drop to.
wraith-why-leap-stays = A Leap may not end on { $place }, where it begins.
wraith-why-leap-far = { $place } is { $steps } steps along the lines from { $from }, and this Leap takes { $n } at most.
wraith-why-warp = A Warp leads to any other foothold, but not to { $place }.
wraith-why-warp-number = This Warp leads only to another foothold with the number { $number }.
wraith-why-bow-here = The Bow strikes next to you, never { $place }, where you stand.
wraith-why-bow-far = The Bow reaches only the footholds next to { $from }, and no line joins { $place } to it.
wraith-why-sword = The Sword strikes only { $place }, where you stand.
wraith-why-fireworks = Fireworks go off on { $place }, where you stand, and strike all around: they are not aimed.
wraith-why-no-weak-spot = No card in the row has its weak spot on { $place }.
wraith-why-no-weak-spot-near = No weak spot is within reach from { $from }.
wraith-why-spot-scarred = The weak spot on { $place } is closed: { $giantcard } is scarred.
wraith-why-worth-nothing = The { $effect ->
    [climb] Climb
    [leap] Leap
    [sword] Sword
    [bow] Bow
    [fireworks] Fireworks
   *[other] action
  } is worth nothing now: its row does not show the symbols that it counts.
wraith-why-reduced = { $giantcard } takes away all that the { $effect ->
    [climb] Climb
    [leap] Leap
    [sword] Sword
    [bow] Bow
    [fireworks] Fireworks
   *[other] action
  } is worth.
wraith-why-no-effect = It would do nothing now.
wraith-why-spell-elsewhere = { $spell } needs a foothold with { $requires }; you are elsewhere ({ $from }).
wraith-why-spell-between = { $spell } comes before the actions of its card or after them, not in between.
wraith-why-spell-with-card = { $spell } is cast when its card is played.
wraith-why-pushed = { $way ->
    [up] From { $from } the Giant throws you along a line that leads up.
   *[down] From { $from } the Giant throws you along a line that leads down.
  }
wraith-why-stumble = { $from } gives way under you: you land where a line leads from there.

wraith-why-not-in-hand = { $card } is not in your hand.
wraith-why-card-later = Finish what you have begun before you play { $card }.
wraith-why-card-third = Two cards a turn are all: { $card } stays in your hand for the Refresh Step.
wraith-why-card-next-turn = It is the Giant's step: { $card } has to wait for your next turn.
wraith-why-row-top-first = The first card of a turn goes into the top row.
wraith-why-row-bottom-second = The second card of a turn goes into the bottom row.
wraith-why-rows-filled = Both rows have their card of this turn.
wraith-why-row-empty-handed = You have no card for it.
wraith-why-row-symbols = Cards in the rows lend their symbols and nothing else: their actions are done.
wraith-why-row-stays = Only your hand is refreshed: cards in the rows stay where they are.
wraith-why-deck = Your deck lies face down: cards come from it when you rest, refresh or are told to draw.
wraith-why-deck-refresh = Keep the rest of your hand, and it is filled up from the deck.
wraith-why-giant-deck = The Giant's deck lies face down: it reveals a card in its own step.
wraith-why-discard-pile = The discard pile becomes the new deck when the old one is empty, and not before.
wraith-why-rage = { $n ->
    [0] Rage rises when an attack of the Giant fails.
   *[other] Rage breaks loose with the next attack of the Giant that hurts you.
  }
wraith-why-fearless-step = Fearless Actions belong to your own step, before and after your cards.
wraith-why-fearless-inside = No Fearless Action comes between the actions of a card: finish the card first.
wraith-why-fearless-twice = Finish this Fearless Action before you dare another.
wraith-why-skill-full = { $n ->
    [one] { $skill } still holds 1 token: it is set off when its pool runs empty.
   *[other] { $skill } still holds { $n } tokens: it is set off when its pool runs empty.
  }
wraith-why-skill-waits = { $skill } is set off, but what has been begun is finished first.
wraith-why-skill-at-work = { $skill } is at work, and its pool is filled up when it is done.
wraith-why-skill-dead = { $skill } is empty, and the Giant has no token left to fill it up.

wraith-why-attack = { $giantcard } is hit by an attack on its weak spot, { $spot }.
wraith-why-aim-at-foothold = { $giantcard } is hit through its foothold: aim at { $place }.
wraith-why-bow-misses = The weak spot of { $giantcard } is { $spot }, and the Bow strikes only the footholds next to { $from }.
wraith-why-sword-misses = The weak spot of { $giantcard } is { $spot }, and the Sword strikes only { $from }, where you stand.
wraith-why-fireworks-hit = The Fireworks hit { $giantcard } without being aimed: light them.
wraith-why-fireworks-miss = The weak spot of { $giantcard } is { $spot }, and the Fireworks strike only { $from } and what is next to it.
wraith-why-unwounded = { $giantcard } bears no Wound yet, and only a wounded card can be chosen.
wraith-why-scar = { $giantcard } is a scar: it shows no weak spot and cannot be hit.
wraith-why-scar-above = { $giantcard } is a scar above the row: it counts, but it cannot be hit.
wraith-why-card-gone = { $giantcard } has left the row.
wraith-why-not-in-row = { $giantcard } does not lie in the row, so its weak spot is not open.

wraith-why-first-spell = Say first whether you cast { $spell }.
wraith-why-first-target = Say first which card takes the Wounds.
wraith-why-first-wounds = Say first how many Wounds { $giantcard } takes.
wraith-why-first-pay = Say first how many tokens { $skill } gives.
wraith-why-first-skill = A skill pool has run empty: use the skill or leave it first.
wraith-why-first-discard = It is the Refresh Step: discard cards, or keep them and draw.
wraith-why-first-pushed = The Giant throws you: choose your way first.
wraith-why-first-stumble = The foothold gives way: choose first where you land.

## How a fight ended
wraith-result-win-health = The Giant has bled out every wound it had to give.
wraith-result-win-scars = The Giant bears too many scars and turns back.
wraith-result-lose-village = The Giant has reached the village.
wraith-result-lose-stamina = The Wraith has no strength left to fight.
wraith-result-lose-wounds = The Wraith has fallen to her wounds.

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

## Why: what speaks for an option, and what against it
wraith-reason-win = It wins the fight.
wraith-reason-end = It is the end of you.
wraith-reason-hit = { $n ->
    [one] It deals the Giant 1 Wound; { $left } are left.
   *[other] It deals the Giant { $n } Wounds; { $left } are left.
  }
wraith-reason-scar = It makes a Scar: { $n } of { $limit }.
wraith-reason-held = It holds back { $giantcard }: a wounded card does not strike.
wraith-reason-symbols = Its symbols make attacks of later rounds stronger.
wraith-reason-heal = { $n ->
    [one] It heals 1 Wound.
   *[other] It heals { $n } Wounds.
  }
wraith-reason-price = { $n ->
    [one] It costs 1 Wound; { $left } more would be the end.
   *[other] It costs { $n } Wounds; { $left } more would be the end.
  }
wraith-reason-shield = { $n ->
    [one] It wards off 1 Wound.
   *[other] It wards off { $n } Wounds.
  }
wraith-reason-calm = { $n ->
    [one] The Rage sinks by 1 space.
   *[other] The Rage sinks by { $n } spaces.
  }
wraith-reason-safe = Nothing in the row reaches { $place }.
wraith-reason-struck = At { $place } the Giant strikes you with a chance of { $odds } %, { $n ->
    [0] though it does not wound.
    [one] for 1 Wound at worst.
   *[other] for { $n } Wounds at worst.
  }
wraith-reason-fatal = At { $place } the Giant strikes you with a chance of { $odds } %, and with { $fatal } % it is the end.
wraith-reason-near = From { $place } more weak spots are in reach.
wraith-reason-keep = Your cards are as good as what the deck would give.
wraith-reason-discard = { $card } does less for you than most cards of the deck.
wraith-reason-good-card = { $card } is better than most cards of the deck.
