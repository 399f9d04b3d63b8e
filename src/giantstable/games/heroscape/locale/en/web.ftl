### HeroScape: what the browser's pages say of it: its door, its form, the chapters of its rules.

## Front door
web-about-heroscape = Heroes of every age on a battlefield of hexes. Height, sight and secret orders.

## A table among others
web-summary-heroscape = { $scenario }

## A new table
web-option-heroscape-scenario = The scenario
web-option-heroscape-players = Players
web-option-heroscape-armies = The armies
web-option-heroscape-army-1 = Army of player 1
web-option-heroscape-army-2 = Army of player 2
web-option-heroscape-army-3 = Army of player 3
web-option-heroscape-army-4 = Army of player 4
web-option-heroscape-sets = Master Sets
web-choice-heroscape-scenario-attack-at-dawn = Attack at Dawn
web-choice-heroscape-scenario-clashing-fronts = Clashing Fronts
web-choice-heroscape-scenario-dive-the-dark-lakes = Dive the Dark Lakes
web-choice-heroscape-scenario-winter-holdout = Winter Holdout
web-choice-heroscape-scenario-the-search-for-comfrey-plants = The Search for Comfrey Plants
web-choice-heroscape-scenario-under-tempests-cover = Under Tempest’s Cover
web-choice-heroscape-scenario-a-desperate-rescue-attempt = A Desperate Rescue Attempt
web-choice-heroscape-scenario-a-toxic-mist = A Toxic Mist
web-choice-heroscape-scenario-mimrings-fortress = Mimring’s Fortress
web-choice-heroscape-scenario-to-take-barrenspur = To Take Barrenspur
web-choice-heroscape-armies-draft = Drafted
web-choice-heroscape-armies-draft-about = Card by card, in turn, and placed at once.
web-choice-heroscape-armies-pre-made = Pre-made
web-choice-heroscape-armies-pre-made-about = Everybody brings an army within the points.
