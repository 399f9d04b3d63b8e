### Assault of the Giants: what the board in the browser says of what one does.

assault-board-drawers = What lies beside the map
assault-board-drawer = { $drawer ->
    [hand] My cards
    [events] Events
   *[seats] Races
  }
assault-board-curtain-about = Spells and Ordning Points lie behind this curtain. Let nobody else see the screen.
