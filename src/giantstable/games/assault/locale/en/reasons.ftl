# Assault of the Giants: why an option is good or bad, one short sentence each. Advice and replays say them.

## The turn
assault-reason-points = It should bring what is worth about { $points ->
    [one] 1 Ordning Point
   *[other] { $points } Ordning Points
  }.
assault-reason-little = It brings next to nothing now.
assault-reason-grows = It gains from every command to its left: it will be worth more later.
assault-reason-left = { $n ->
    [one] The command to its left makes it stronger.
   *[other] The { $n } commands to its left make it stronger.
  }
assault-reason-learnt = Many games show that now { $command } is better than it looks.
assault-reason-learnt-not = Many games show that now { $command } is worse than it looks.
assault-reason-row = { $n ->
    [one] 1 command comes back to your hand.
   *[other] { $n } commands come back to your hand.
  }
assault-reason-row-short = Your row is still short.
assault-reason-slayers = The giantslayers can attack for you.
assault-reason-heals = The wounded are healed.
assault-reason-spell = The spell helps at once.
assault-reason-spell-gone = A spell that is cast is gone.
assault-reason-event = The Event is worth about { $points ->
    [one] 1 Ordning Point
   *[other] { $points } Ordning Points
  }, and nobody can take it from you any more.

## Fights
assault-reason-battle = { $points ->
    [0] The attack should hurt them.
    [one] The attack should bring about 1 Ordning Point.
   *[other] The attack should bring about { $points } Ordning Points.
  }
assault-reason-conquest = The region falls with a chance of { $percent } %: { $region }.
assault-reason-losses = { $points ->
    [0] You may have wounded to bear.
    [one] Your losses may give about 1 Ordning Point away.
   *[other] Your losses may give about { $points } Ordning Points away.
  }
assault-reason-ruin = With a chance of { $percent } % nobody of the attackers is left.
assault-reason-denied = { $race } could claim an Event there.
assault-reason-safe = Who stays out of the battle is safe.
assault-reason-slayers-hurt = It may hurt { $race } without any risk of yours.
assault-reason-slayers-own = Your own giants stand there.

## Land and units
assault-reason-land = The region is worth having: { $region }.
assault-reason-leaves = A region would be left empty: { $region }.
assault-reason-danger = Stronger enemies stand next to it: { $region }.
assault-reason-errand = Your next Event wants somebody there: { $region }.
assault-reason-march = It is the first step of a good march.
assault-reason-meal = Food buys one unit more.
assault-reason-champion = A champion is the best there is.
assault-reason-leader = A leader lets you roll again.
assault-reason-strength = It fights with Strength { $n }.
assault-reason-cheapest = Nobody else costs less.
assault-reason-gives = { $points ->
    [one] It is worth 1 Ordning Point.
   *[other] It is worth { $points } Ordning Points.
  }

## Cards
assault-reason-card = One card more is of use: { $resource }.
assault-reason-missed = You would miss the card: { $resource }.
assault-reason-blood = A wound weakens the army.
