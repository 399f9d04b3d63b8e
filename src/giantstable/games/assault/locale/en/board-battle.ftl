### Assault of the Giants in the browser: the battle table, dice, and accounts of battles.

## Dice
assault-battle-die-state = { $state ->
    [picked] { $die }, picked to be rolled again
    [again] { $die }, rolled again
   *[turned] { $die }, turned by a spell
  }
