### Wraith & the Giants: what the browser's pages say of it: its door, its form, the chapters of its rules.

## Front door
web-about-wraith = One climber, one giant, and a village behind you. A solo game of cards and footholds.
web-learn-wraith = A first fight with a hand on your shoulder: two rounds, and a win.

## A new table
web-campaign = The campaign
web-campaign-door = The campaign
web-campaign-door-wraith = Twelve fights, three ages of one life, and a story between them.
web-or-one-game = or a single fight
web-option-wraith-giant = The Giant
web-option-wraith-wraith = The Wraith
web-option-wraith-footholds = Dangerous Footholds
web-option-wraith-tokens = Foothold tokens
web-choice-wraith-giant-earth = Earth Giant
web-choice-wraith-giant-earth-about = A hill that got up. The one to begin with.
web-choice-wraith-giant-air = Air Giant
web-choice-wraith-giant-air-about = Throws you about and blows your hand away.
web-choice-wraith-giant-water = Water Giant
web-choice-wraith-giant-water-about = Washes your cards away, one by one.
web-choice-wraith-giant-fire = Fire Giant
web-choice-wraith-giant-fire-about = Burns. The hardest of the four.
web-choice-wraith-wraith-young = Young Wraith
web-choice-wraith-wraith-young-about = Quick and simple: the deck to learn with.
web-choice-wraith-wraith-adult = Adult Wraith
web-choice-wraith-wraith-adult-about = Skills that fill and empty with every blow.
web-choice-wraith-wraith-elder = Elder Wraith
web-choice-wraith-wraith-elder-about = Spells, if she stands where they work.
web-choice-wraith-tokens-0 = as recommended
web-option-wraith-air-draw = Drawing after Air
web-option-wraith-gauntlet = Gauntlet
web-choice-wraith-gauntlet-off = None
web-choice-wraith-gauntlet-impossible = Impossible
web-choice-wraith-gauntlet-insane = Insane
web-choice-wraith-air-draw-replace = The four cards replace the hand
web-choice-wraith-air-draw-extra = The four cards come on top
web-summary-wraith = { $wraith }, { $giant }{ $footholds ->
    [yes] , dangerous footholds
   *[no] { "" }
  }

## The table
wraith-group-play = Play a card
wraith-group-rest = Rest: place a card face down
wraith-group-fearless = Fearless Actions
wraith-group-discard = Discard
wraith-group-climb = Climb
wraith-group-drop = Drop
wraith-group-leap = Leap
wraith-group-bow = Bow
wraith-group-warp = Warp
web-to-campaign = On with the campaign

## Rules
web-chapter-wraith-comp = What is in the box
web-chapter-wraith-setup = Setup
web-chapter-wraith-round = The round
web-chapter-wraith-act = Playing cards
web-chapter-wraith-move = Moving
web-chapter-wraith-atk = Attacking
web-chapter-wraith-scar = Scars
web-chapter-wraith-heal = Healing
web-chapter-wraith-fear = Fearless Actions
web-chapter-wraith-refresh = Refreshing the hand
web-chapter-wraith-giant = The Giant acts
web-chapter-wraith-rage = Rage
web-chapter-wraith-stun = Stunned
web-chapter-wraith-end = The end of a fight
web-chapter-wraith-foot = Dangerous Footholds
web-chapter-wraith-adult = The Adult Wraith
web-chapter-wraith-elder = The Elder Wraith
web-chapter-wraith-camp = The campaign
web-chapter-wraith-gaunt = Gauntlets
web-chapter-wraith-spec = Special cards
