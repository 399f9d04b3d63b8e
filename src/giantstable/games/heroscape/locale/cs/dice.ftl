### Za co jsou kostky a o čem hody rozhodují.

## Důvody kostek a polí dosahu
heroscape-dice-printed = na kartě
heroscape-dice-special = zvláštní útok
heroscape-dice-height = výše položené místo
heroscape-dice-attack-spirit = Útočný duch
heroscape-dice-defense-spirit = Ochranný duch
heroscape-dice-sword-of-reckoning = Meč odplaty
heroscape-dice-zettian-targeting = Zettianské zaměření
heroscape-dice-glyph = glyf
heroscape-dice-glyph-astrid = glyf Astrid
heroscape-dice-glyph-gerda = glyf Gerda
heroscape-dice-glyph-ivor = glyf Ivor
heroscape-dice-aura = spojenec poblíž
heroscape-dice-aura-finn = Finn poblíž
heroscape-dice-aura-thorgrim = Thorgrim poblíž
heroscape-dice-aura-raelin = Raelin na dohled
heroscape-dice-aura-grimnak = Grimnak poblíž
heroscape-dice-aura-deathwalker-9000 = Deathwalker poblíž

## O čem hod rozhoduje
heroscape-roll-charge = o další pohyb
heroscape-roll-chomp = o sežrání
heroscape-roll-shackle = o ovládnutí mysli
heroscape-roll-clone = o návrat jednoho
heroscape-roll-reinforcements = o posily
heroscape-roll-swipe = o zranění v odchodu
heroscape-roll-defense = o zablokování všeho
