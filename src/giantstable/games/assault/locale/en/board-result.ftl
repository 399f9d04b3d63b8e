### Assault of the Giants: the page of a finished game in the browser.

assault-result-not-told = How the game went cannot be told just now.
assault-result-scoring = Final scoring
assault-result-race = Race
assault-result-points = Ordning Points
assault-result-cards = Resource Cards
assault-result-regions = Regions
assault-result-winner = (winner)
assault-result-decided = { $by ->
    [points] The most Ordning Points decide; cards and regions count only among equals.
    [cards] Equal points: more Resource Cards decided.
    [regions] Equal points and cards: more regions decided.
    [shared] Equal in points, cards and regions: the victory is shared.
   *[nobody] Nobody has won.
  }
assault-result-over-time = Points from round to round
assault-result-sources = Where the points came from
assault-result-source = { $source ->
    [events] Events
    [battles] Battles
    [slayers] Giantslayers
    [story] Unique commands
    [passages] Passages
   *[spells] Spells
  }
assault-result-battles = Battles
assault-result-attacks = Attacks that conquered
assault-result-defences = Defences that held
assault-result-of = { $won } of { $all }
assault-result-felled = Units defeated
assault-result-lost = Units lost
assault-result-events = Events completed
assault-result-no-events = Nobody completed an Event.
