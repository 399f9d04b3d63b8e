### The terminal game: everything its screens say that is not said by the game itself.

## Places, effects, symbols
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
terminal-pairs = pairs of { $symbols }
terminal-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }
terminal-wounds-short = { $n }w
terminal-cards = { $n ->
    [one] lose 1 card
   *[other] lose { $n } cards
  }
terminal-cards-short = { $n }c
terminal-stun = stun
terminal-push = { $way ->
    [up] up { $n }
    [down] down { $n }
   *[to] to { $place }
  }
terminal-always = { $effect ->
    [reduce] always: { $actions } −{ $n }
    [fearless_cost] always: Fearless +{ $n }
    [no_heal] always: no healing
    [scorch] always: { $area } { $n } wound
    [drift] always: { $push }
    [leak] always: { $area } lose { $n } card
   *[rage] always: Rage +{ $n }
  }
terminal-strike = { $area }: { $harm }
terminal-strike-revealed = on reveal { $area }: { $harm }
