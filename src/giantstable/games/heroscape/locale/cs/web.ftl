### HeroScape: co o ní říkají stránky v prohlížeči: její dveře, její formulář, kapitoly jejích pravidel.

## Vchod
web-about-heroscape = Hrdinové všech věků na bojišti ze šestiúhelníků. Výška, výhled a tajné rozkazy.

## Stůl mezi ostatními
web-summary-heroscape = { $scenario }

## Nový stůl
web-option-heroscape-scenario = Scénář
web-option-heroscape-players = Hráči
web-option-heroscape-armies = Armády
web-option-heroscape-army-1 = Armáda hráče 1
web-option-heroscape-army-2 = Armáda hráče 2
web-option-heroscape-army-3 = Armáda hráče 3
web-option-heroscape-army-4 = Armáda hráče 4
web-option-heroscape-sets = Základní sady
web-choice-heroscape-scenario-attack-at-dawn = Útok za úsvitu
web-choice-heroscape-scenario-clashing-fronts = Střet front
web-choice-heroscape-scenario-dive-the-dark-lakes = V hlubinách temných jezer
web-choice-heroscape-scenario-winter-holdout = Zimní bašta
web-choice-heroscape-scenario-the-search-for-comfrey-plants = Hledání kostivalu
web-choice-heroscape-scenario-under-tempests-cover = Pod rouškou bouře
web-choice-heroscape-scenario-a-desperate-rescue-attempt = Zoufalý pokus o záchranu
web-choice-heroscape-scenario-a-toxic-mist = Jedovatá mlha
web-choice-heroscape-scenario-mimrings-fortress = Mimringova pevnost
web-choice-heroscape-scenario-to-take-barrenspur = Dobýt Barrenspur
web-choice-heroscape-armies-draft = Vybírané
web-choice-heroscape-armies-draft-about = Karta po kartě, jeden po druhém, a hned na bojiště.
web-choice-heroscape-armies-pre-made = Přinesené
web-choice-heroscape-armies-pre-made-about = Každý si přinese armádu v mezích bodů.
