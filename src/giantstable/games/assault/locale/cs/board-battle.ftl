### Assault of the Giants v prohlížeči: bitevní stůl, kostky a zprávy o bitvách.

## Kostky
assault-battle-die-state = { $state ->
    [picked] { $die }, vybraná k přehození
    [again] { $die }, přehozená
   *[turned] { $die }, otočená kouzlem
  }
