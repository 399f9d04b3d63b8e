### Assault of the Giants: co o ní říkají stránky v prohlížeči: její dveře, její formulář, kapitoly jejích pravidel.

## Vchod
web-about-assault = Šest obřích národů táhne na sever. Velení, plenění a bitvy s kostkami.
web-learn-assault = Poslední tahy jedné války krok za krokem: rozkazy, bitva, událost a konec.

## Nový stůl
web-option-assault-round-cap = Nejvíc kol

## Stůl
assault-group-attack = Zaútočit
assault-group-cast = Seslat kouzlo
assault-group-castle = Přesunout Lyn Armaal
assault-group-claim = Získat událost
assault-group-command = Zahrát rozkaz
assault-group-give = Dát kartu
assault-group-maneuver = Manévry
assault-group-modify = Upravit kostky
assault-group-offer = Nabídnout přátelský obchod
assault-group-passage = Projít nepřáteli
assault-group-recruit = Naverbovat
assault-group-relocate = Přenést jednotky
assault-group-set-die = Otočit kostku
assault-group-shift = Zabrat prázdnou oblast
assault-group-slayer-attack = Zaútočit s lovci obrů
assault-group-slayer-move = Pohnout lovci obrů
assault-group-slayer-recruit = Naverbovat lovce obrů
assault-group-take = Vzít
assault-group-trade = Obchodovat
assault-group-use = Použít zdroj
assault-group-want = Žádat kartu

## Pravidla
web-chapter-assault-setup = Příprava
web-chapter-assault-turn = Tah
web-chapter-assault-event = Události
web-chapter-assault-cmd = Rozkazy
web-chapter-assault-move = Pohyb
web-chapter-assault-stack = Kolik jich v oblasti
web-chapter-assault-plunder = Plundrování
web-chapter-assault-res = Zdroje
web-chapter-assault-trade = Obchod
web-chapter-assault-recruit = Nábor
web-chapter-assault-leader = Vůdci
web-chapter-assault-magic = Magie
web-chapter-assault-attack = Útok
web-chapter-assault-rest = Odpočinek
web-chapter-assault-special = Rozkazy jediné rasy
web-chapter-assault-battle = Bitvy
web-chapter-assault-champ = Šampioni
web-chapter-assault-slayer = Lovci obrů
web-chapter-assault-npc = Obři, které nikdo nehraje
web-chapter-assault-final = Konečný Řád
web-chapter-assault-end = Konec hry
web-chapter-assault-comp = Co je v krabici
web-chapter-assault-tip = Rady
