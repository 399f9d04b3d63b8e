### Assault of the Giants in the browser: the battle table, dice, and accounts of battles.

## Dice
assault-battle-die-state = { $state ->
    [picked] { $die }, picked to be rolled again
    [again] { $die }, rolled again
   *[turned] { $die }, turned by a spell
  }

## The table and its nine steps
assault-battle-title = Battle for { $region }
assault-battle-from = { $race } attack from { $region }
assault-battle-within = { $race } attack in { $region }
assault-battle-put-aside = See the map
assault-battle-steps = The nine steps of a battle
assault-battle-step = { $step ->
    [declare] Who attacks
    [start-spells] Spells
    [attacker-totals] Attackers roll
    [defender-totals] Defenders roll
    [defender-losses] Defenders’ losses
    [attacker-losses] Attackers’ losses
    [points] Points
    [conquest] Conquest
   *[end] The end
  }
assault-battle-step-at = Step { $n } of { $of }: { $step }.
assault-battle-about = { $step ->
    [declare] The attackers say who takes part; defenders always fight all together.
    [start-spells] Both sides may cast spells in turn, until both pass.
    [attacker-totals] One die for each point of Strength; then commands, spells and cards change what they show.
    [defender-totals] The attackers’ totals are fixed; now the defenders roll and change their dice.
    [defender-losses] Each hit that no block stops is 1 damage. The defenders say who takes it.
    [attacker-losses] Now the defenders’ hits, even of those who fell. The attackers say who takes the damage.
    [points] Everybody defeated is worth points to the enemy; wounds are worth nothing.
    [conquest] No defender is left: at least half of the attackers move in.
   *[end] A battle has one round; defenders who still stand keep the region.
  }
assault-battle-role = { $role ->
    [attacker] Attackers
   *[defender] Defenders
  }
assault-battle-side = { $role ->
    [attacker] Attackers: { $race }
   *[defender] Defenders: { $race }
  }
assault-battle-you = you
assault-battle-more = { $race }: show more or less
assault-battle-npc = { $you ->
    [yes] Nobody plays them: you decide for them
   *[no] Nobody plays them: decided by { $race }
  }
assault-battle-led = { $you ->
    [yes] You lead them
   *[no] Led by { $race }
  }

## Who fights
assault-battle-units = Who fights
assault-battle-unit-numbers = Strength { $strength }, Fortitude { $fortitude }, Ordning Value { $value }
assault-battle-out = stays out
assault-battle-weakened = Strength 0
assault-battle-fallen = defeated

## Dice and totals
assault-battle-roll = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
assault-battle-strength-why = What the dice are made of
assault-battle-dice-of = Dice: { $race }
assault-battle-totals = Totals
assault-battle-totals-why = What the totals are made of
assault-battle-hits = hits
assault-battle-blocks = blocks
assault-battle-arcane = arcane
assault-battle-hits-about = Hits: each one that no block stops is 1 damage
assault-battle-blocks-about = Blocks: each one stops a hit of the enemy
assault-battle-arcane-about = Arcane results: worth nothing unless they are turned into hits or blocks
assault-battle-by-dice = dice
assault-battle-by-limit = the limit of dice
assault-battle-by-spell-on = { $spell } on { $unit }

## What can be used
assault-battle-means = What can change the dice
assault-battle-modifier = { $modifier ->
    [leader] Leader: roll again
    [magic] Magic: arcane to blocks
    [attack] Attack: arcane to hits
    [sinker] Sinker: roll again
    [line] Line: arcane to hits
    [npc-reroll] Roll again
   *[npc-blocks] Arcane to blocks
  }
assault-battle-modifier-of = { $modifier ->
    [leader] Leader
    [magic] Magic
    [attack] Attack
    [sinker] Sinker
    [line] Line
   *[other] { "" }
  }
assault-battle-allowance = { $what ->
    [dice] { $n ->
        [one] 1 die
       *[other] up to { $n } dice
      }
   *[arcane] { $n ->
        [one] 1 result
       *[other] up to { $n } results
      }
  }
assault-battle-modifier-state = { $state ->
    [used] used
   *[forbidden] forbidden by a spell
  }
assault-battle-cards = Cards that can be used now
assault-battle-advanced = for an Artifact
assault-battle-turn-to = Turn it to
assault-battle-convert = How many arcane results

## Damage
assault-battle-damage = Damage
assault-battle-damage-to = Damage to { $race }
assault-battle-damage-open = Both totals must be known first.
assault-battle-sum = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } − { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
  } = { $damage } damage
assault-battle-sum-ignored = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } − { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
  } ({ $n } ignored) = { $damage } damage
assault-battle-damage-left = { $n } left to take

## What an option would do
assault-battle-would-totals = { $race } would have { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } and { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
  }
assault-battle-would-damage = as it stands, the attackers take { $attacker } damage and the defenders { $defender }
assault-battle-would-loss = { $becomes ->
    [wounded] { $soldier } is wounded
    [unharmed] { $soldier } shrugs it off
   *[defeated] { $soldier } is defeated
  }
assault-battle-so-many = { $n ->
    [1] { $soldier }
   *[other] { $n } × { $soldier }
  }
assault-battle-would-go = into { $region }: { $army }
assault-battle-would-stay = in { $region }: { $army }
assault-battle-would-empty = nobody stays in { $region }
assault-battle-would-more-stay = { $n } more may stay
assault-battle-would-take = it takes { $damage } damage, { $left } left for others
assault-battle-would-points = { $n ->
    [one] 1 point for the enemy
   *[other] { $n } points for the enemy
  }
assault-battle-would-roll = { $n ->
    [one] 1 die rolls again
   *[other] { $n } dice roll again
  }
assault-battle-would-choose = { $n ->
    [one] good for 1: which, you choose next
   *[other] good for { $n }: which, you choose next
  }
assault-battle-would-pay = costs you { $resource }
assault-battle-would-attack = { $ends ->
    [conquest] { $n } dice against { $m }, conquest in { $chance } of 100 battles
   *[points] { $n } dice against { $m }, points for who sent them on average: { $points }
  }

## Accounts of battles
assault-battle-book = Battles so far
assault-battle-book-open = Battles
assault-battle-book-none = No battle has been fought yet.
assault-battle-last = The last battle
assault-battle-why = Why it ended so
assault-battle-line = Round { $n }: { $attacker } against { $defender }
assault-battle-outcome = { $outcome ->
    [conquered] { $attacker } conquered { $region } from { $defender }
    [held] { $defender } held { $region } against { $attacker }
   *[open] { $attacker } attack { $defender } in { $region }
  }
assault-battle-yours = { $how ->
    [better] You came off better.
    [worse] You came off worse.
   *[even] Nobody came off better.
  }
assault-battle-cause = { $cause ->
    [dice] What helped most: { $race } had the greater Strength, so more or better dice.
    [luck] What helped most: luck. The dice of { $race } fell better than usual, or those of the others worse.
   *[added] What helped most: what { $race } added to the dice: rolling again, commands, spells and cards.
  }
assault-battle-account-dice = { $n ->
    [one] The first roll: 1 die
   *[other] The first roll: { $n } dice
  }
assault-battle-account-shown = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }, { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
  }
assault-battle-account-usual = Usual with these dice: hits { $hits }, blocks { $blocks }
assault-battle-account-added = What was added
assault-battle-account-nothing = nothing
assault-battle-account-gain = Together: hits { $hits }, blocks { $blocks }
assault-battle-account-again = { $n ->
    [one] 1 die again
   *[other] { $n } dice again
  }
assault-battle-account-converted = { $into ->
    [hits] { $n ->
        [one] 1 arcane result into hits
       *[other] { $n } arcane results into hits
      }
   *[blocks] { $n ->
        [one] 1 arcane result into blocks
       *[other] { $n } arcane results into blocks
      }
  }
assault-battle-account-turned = a die turned to { $face }
assault-battle-account-hooked = all dice rolled again for Hook
assault-battle-account-weakened = { $soldier } had no Strength
assault-battle-account-damage = The damage it took
assault-battle-account-defeated = Defeated: { $units }
assault-battle-account-wounded = Wounded: { $units }
assault-battle-account-unhurt = Nobody was hurt.
assault-battle-account-points = Ordning Points won
