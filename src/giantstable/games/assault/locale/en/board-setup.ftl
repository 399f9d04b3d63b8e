### Assault of the Giants: the form of a new table in the browser.

## Who plays
assault-company = { $n ->
    [one] With { $n } player
   *[other] With { $n } players
  }
assault-company-lot = Who plays which of these is drawn by lot when the game begins.
assault-company-race = { $race ->
    [storm] Few, and the mightiest. They make alliances with the small folk to free their king.
    [cloud] Rich and arcane. Their castle Lyn Armaal floats over the land and searches it for treasures.
    [fire] Smiths of war. They forge Ore into a titan that slays dragons.
    [frost] Raiders from the ice. They search for the Ring of Winter and freeze what they have raided.
    [stone] Hard to kill and worth little. They ravage the land, again and again.
   *[hill] Many, cheap and hungry. They swarm out, and feed their chief.
  }
assault-company-npcs = Nobody plays the { $races }: they stay where they are and defend themselves. For them { $by ->
    [rule] a fixed rule decides.
   *[neighbour] the neighbour of the attacker decides.
  }
assault-company-length = { $first } and { $second } Ordning Points lie in two pools. When the first is empty, every home can be attacked; when the second is empty, one last round follows. That is some 13 to 15 turns for each.

## Agreements
web-option-assault-open-scores = Open points
web-option-assault-npc-auto = A fixed rule for races that nobody plays
web-option-assault-free-modifier-order = Dice changed in any order
web-option-assault-reroll-needs-healthy-leader = Only healthy leaders give re-rolls
web-option-assault-cloud-leader-return = Where Countess Sansuri returns
web-option-assault-castle-may-enter-homes = Lyn Armaal over homes of others
web-option-assault-marker-cap = Story Markers run out
web-option-assault-first-rulings = The rulings of 0.1.0
web-choice-assault-cloud-leader-return-evermoors = The Evermoors
web-choice-assault-cloud-leader-return-lyn-armaal = Lyn Armaal
assault-house = { $option ->
    [open-scores] Everybody sees how many Ordning Points all have. In the box they lie face down.
    [npc-auto] No player decides how they defend themselves: quicker, and nobody can be kinder to one attacker than to another.
    [free-modifier-order] Commands, spells and resources change dice in the order you like, not commands first.
    [reroll-needs-healthy-leader] A wounded leader fights on, but the Leader Command gives no re-rolls for it.
    [castle-may-enter-homes] The castle may float over the home of others before the Final Ordning; nobody can get off there.
    [marker-cap] Only as many Story Markers can lie on the board as are in the box; otherwise substitutes are used.
   *[first-rulings] Bonus cards of Plunder are drawn and a passage is paid without a question, as in version 0.1.0.
  }
