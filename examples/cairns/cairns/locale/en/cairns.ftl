cairns-title = Cairns
cairns-setup-seats = How many play.
cairns-result-nightfall = Night has fallen.

cairns-ask-order = What is your order?
cairns-option-order = { $order ->
    [rest] Rest
    [low] Build low
   *[high] Build high
  }
cairns-ask-stone = Which stone?
cairns-option-lay = Lay { $stone }
cairns-option-bury = Bury { $stone }
cairns-option-hold = Hold

cairns-event-wind = The wind blows with strength { $n }
cairns-event-ordered = { $you ->
    [yes] You
   *[no] Player { $seat }
  } ordered: { $order }
cairns-event-laid = { $you ->
    [yes] You lay { $stone }
   *[no] Player { $seat } lays { $stone }
  }
cairns-event-buried = You bury { $stone }
cairns-event-buried-hidden = Player { $seat } buries a stone
cairns-event-held = { $you ->
    [yes] You hold
   *[no] Player { $seat } holds
  }
cairns-event-drew = You draw { $stone }
cairns-event-drew-hidden = Player { $seat } draws a stone
