### Assault of the Giants: what the browser's pages say of it: its door, its form, the chapters of its rules.

## Front door
web-about-assault = Six peoples of giants march on the north. Command, plunder, and battles by dice.
web-learn-assault = The last turns of a war, step by step: commands, a battle, an Event, and the end.

## New table
web-option-assault-round-cap = Most rounds

## The table
assault-group-attack = Attack
assault-group-cast = Cast a spell
assault-group-castle = Move Lyn Armaal
assault-group-claim = Claim an Event
assault-group-command = Play a command
assault-group-give = Give a card
assault-group-maneuver = Maneuvers
assault-group-modify = Change the dice
assault-group-offer = Offer a friendly trade
assault-group-passage = Pass through enemies
assault-group-recruit = Recruit
assault-group-relocate = Carry units over
assault-group-set-die = Turn a die
assault-group-shift = Occupy an empty region
assault-group-slayer-attack = Attack with giantslayers
assault-group-slayer-move = Move giantslayers
assault-group-slayer-recruit = Recruit giantslayers
assault-group-take = Take
assault-group-trade = Trade
assault-group-use = Use a resource
assault-group-want = Ask for a card

## Rules
web-chapter-assault-setup = Setup
web-chapter-assault-turn = A turn
web-chapter-assault-event = Events
web-chapter-assault-cmd = Commands
web-chapter-assault-move = Moving
web-chapter-assault-stack = How many to a region
web-chapter-assault-plunder = Plunder
web-chapter-assault-res = Resources
web-chapter-assault-trade = Trade
web-chapter-assault-recruit = Recruiting
web-chapter-assault-leader = Leaders
web-chapter-assault-magic = Magic
web-chapter-assault-attack = Attack
web-chapter-assault-rest = Rest
web-chapter-assault-special = Commands of one race
web-chapter-assault-battle = Battles
web-chapter-assault-champ = Champions
web-chapter-assault-slayer = Giantslayers
web-chapter-assault-npc = Giants that nobody plays
web-chapter-assault-final = The Final Ordning
web-chapter-assault-end = The end of the game
web-chapter-assault-comp = What is in the box
web-chapter-assault-tip = Advice
