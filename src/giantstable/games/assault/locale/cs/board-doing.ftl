### Assault of the Giants: co říká deska v prohlížeči o tom, co kdo dělá.

assault-board-drawers = Co leží vedle mapy
assault-board-drawer = { $drawer ->
    [hand] Moje karty
    [events] Události
   *[seats] Rasy
  }
assault-board-curtain-about = Za oponou leží kouzla a body Řádu. Ať na obrazovku nevidí nikdo jiný.
