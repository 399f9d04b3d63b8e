### Assault of the Giants: what the map in the browser says.

assault-map = Map of the Savage Frontier
assault-map-title = The Savage Frontier
assault-map-keys = Arrow keys go from region to region, Enter picks. Space goes to what stands in a region, arrow keys go on among it, Escape comes back. N and P go to what you may pick. Plus, minus and 0 change how close you look.
assault-map-closer = Closer
assault-map-wider = Further away
assault-map-whole = The whole map

## What lies in a region
assault-map-nobody = Nobody is there
assault-map-army = { $race }, { $n } of at most { $limit }: { $units }
assault-map-pile = { $n ->
    [one] { $soldier }
   *[other] { $n } × { $soldier }
  }
assault-map-soldier = { $n ->
    [one] { $soldier }
   *[other] { $n } × { $soldier }
  }: Strength { $strength }, Fortitude { $fortitude }, Ordning Value { $value }
assault-map-slayer = Giantslayer { $slayer }{ $wounded ->
    [yes] { " (wounded)" }
   *[no] { "" }
  }: Strength { $strength }, Fortitude { $fortitude }
assault-map-event = Event { $event }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }, { $rune }
assault-map-home = Home of the { $race }, { $open ->
    [yes] open to all
   *[no] closed to others
  }
assault-map-castle = Lyn Armaal floats above
assault-map-on-the-way = On the way: { $soldier }
assault-map-paid = Passage is paid here for this turn
assault-map-forged = Forged for the Vonindod: { $n }
assault-map-fed = Food fed to Guh: { $n }
