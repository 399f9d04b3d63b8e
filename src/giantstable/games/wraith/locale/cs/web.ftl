### Wraith & the Giants: co o ní říkají stránky v prohlížeči: její dveře, její formulář, kapitoly jejích pravidel.

## Vchod
web-about-wraith = Jedna horolezkyně, jeden obr a za zády vesnice. Sólová hra o kartách a stupech.
web-learn-wraith = První souboj s někým po boku: dvě kola a vítězství.

## Nový stůl
web-campaign = Kampaň
web-campaign-door = Kampaň
web-campaign-door-wraith = Dvanáct bojů, tři věky jednoho života a mezi nimi příběh.
web-or-one-game = nebo jeden boj
web-option-wraith-giant = Obr
web-option-wraith-wraith = Mátoha
web-option-wraith-footholds = Nebezpečné stupy
web-option-wraith-tokens = Žetony stupů
web-choice-wraith-giant-earth = Obr Země
web-choice-wraith-giant-earth-about = Kopec, který vstal. S ním se začíná.
web-choice-wraith-giant-air = Obr Vzduchu
web-choice-wraith-giant-air-about = Hází tebou sem a tam a odfoukne ti ruku.
web-choice-wraith-giant-water = Obr Vody
web-choice-wraith-giant-water-about = Odplavuje ti karty, jednu po druhé.
web-choice-wraith-giant-fire = Obr Ohně
web-choice-wraith-giant-fire-about = Pálí. Ze všech čtyř nejtěžší.
web-choice-wraith-wraith-young = Mladá Mátoha
web-choice-wraith-wraith-young-about = Rychlá a jednoduchá: balíček na učení.
web-choice-wraith-wraith-adult = Dospělá Mátoha
web-choice-wraith-wraith-adult-about = Dovednosti, které se plní a prázdní každou ranou.
web-choice-wraith-wraith-elder = Stará Mátoha
web-choice-wraith-wraith-elder-about = Kouzla, pokud stojí tam, kde fungují.
web-choice-wraith-tokens-0 = doporučený počet
web-option-wraith-air-draw = Lízání po Vzduchu
web-option-wraith-gauntlet = Zkouška
web-choice-wraith-gauntlet-off = Žádná
web-choice-wraith-gauntlet-impossible = Nemožná
web-choice-wraith-gauntlet-insane = Šílená
web-choice-wraith-air-draw-replace = Čtyři karty nahradí ruku
web-choice-wraith-air-draw-extra = Čtyři karty přibudou k ruce
web-summary-wraith = { $wraith }, { $giant }{ $footholds ->
    [yes] , nebezpečné stupy
   *[no] { "" }
  }

## Stůl
wraith-group-play = Zahrát kartu
wraith-group-rest = Odpočinek: položit kartu lícem dolů
wraith-group-fearless = Akce beze strachu
wraith-group-discard = Odhodit
wraith-group-climb = Výstup
wraith-group-drop = Sestup
wraith-group-leap = Skok
wraith-group-bow = Luk
wraith-group-warp = Přemístění
web-to-campaign = Dál v kampani

## Pravidla
web-chapter-wraith-comp = Co je v krabici
web-chapter-wraith-setup = Příprava
web-chapter-wraith-round = Kolo
web-chapter-wraith-act = Hraní karet
web-chapter-wraith-move = Pohyb
web-chapter-wraith-atk = Útok
web-chapter-wraith-scar = Jizvy
web-chapter-wraith-heal = Léčení
web-chapter-wraith-fear = Akce beze strachu
web-chapter-wraith-refresh = Obnova ruky
web-chapter-wraith-giant = Obr jedná
web-chapter-wraith-rage = Zuřivost
web-chapter-wraith-stun = Omráčení
web-chapter-wraith-end = Konec boje
web-chapter-wraith-foot = Nebezpečné stupy
web-chapter-wraith-adult = Dospělá Mátoha
web-chapter-wraith-elder = Stará Mátoha
web-chapter-wraith-camp = Kampaň
web-chapter-wraith-gaunt = Zkoušky
web-chapter-wraith-spec = Zvláštní karty
