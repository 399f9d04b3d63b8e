### Assault of the Giants в браузере: стол битвы, кубики и рассказы о битвах.

## Кубики
assault-battle-die-state = { $state ->
    [picked] { $die }, выбран для переброса
    [again] { $die }, переброшен
   *[turned] { $die }, повёрнут заклинанием
  }
