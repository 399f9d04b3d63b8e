### What dice are for, and what rolls decide.

## Reasons for dice, and for spaces of Range
heroscape-dice-printed = printed
heroscape-dice-special = special attack
heroscape-dice-height = higher ground
heroscape-dice-attack-spirit = Attack Spirit
heroscape-dice-defense-spirit = Armor Spirit
heroscape-dice-sword-of-reckoning = Sword of Reckoning
heroscape-dice-zettian-targeting = Zettian Targeting
heroscape-dice-glyph = a glyph
heroscape-dice-glyph-astrid = Glyph of Astrid
heroscape-dice-glyph-gerda = Glyph of Gerda
heroscape-dice-glyph-ivor = Glyph of Ivor
heroscape-dice-aura = a friend near by
heroscape-dice-aura-finn = Finn near by
heroscape-dice-aura-thorgrim = Thorgrim near by
heroscape-dice-aura-raelin = Raelin in sight
heroscape-dice-aura-grimnak = Grimnak near by
heroscape-dice-aura-deathwalker-9000 = Deathwalker near by

## What a roll is for
heroscape-roll-charge = to move again
heroscape-roll-chomp = to devour
heroscape-roll-shackle = to take the mind over
heroscape-roll-clone = to bring one back
heroscape-roll-reinforcements = for reinforcements
heroscape-roll-swipe = to wound in passing
heroscape-roll-defense = to block everything
