### Assault of the Giants: что поле в браузере говорит о том, что делается.

assault-board-drawers = Что лежит рядом с картой
assault-board-drawer = { $drawer ->
    [hand] Мои карты
    [events] События
   *[seats] Расы
  }
assault-board-curtain-about = За занавесом лежат заклинания и очки Порядка. Пусть на экран не смотрит никто другой.
