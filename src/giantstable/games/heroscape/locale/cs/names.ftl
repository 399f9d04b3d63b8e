### HeroScape: co stojí na kartách armády a listech. Podle našich jmen: co majitel opraví, se říká, jak je to vytištěno.
### Figurky, glyfy a generálové mají svá jména v každém jazyce.

heroscape-power-name = { $id ->
    [ghost-walk] Krok ducha
    [sword-of-reckoning-4] Meč odplaty 4
    [disengage] Odpoutání
    [the-drop] Seskok
    [grenade-special-attack] Zvláštní útok granáty
    [explosion-special-attack] Zvláštní útok Výbuch
    [range-enhancement] Zvýšení dosahu
    [attack-aura-1] Útočná aura 1
    [warriors-attack-spirit-1] Útočný duch válečníka 1
    [chomp] Chňapnutí
    [orc-warrior-enhancement] Posílení orčích válečníků
    [counter-strike] Protiúder
    [stealth-dodge] Skrytý úhyb
    [water-clone] Vodní klon
    [flying] Let
    [fire-line-special-attack] Zvláštní útok Ohnivá čára
    [mind-shackle-20] Okovy mysli 20
    [defensive-aura] Obranná aura
    [thorian-speed] Thorianská rychlost
    [grapple-gun-25] Vrhač kotvy 25
    [double-attack] Dvojí útok
    [berserker-charge] Zteč berserkrů
    [defensive-aura-1] Obranná aura 1
    [warriors-armor-spirit-1] Ochranný duch válečníka 1
    [zettian-targeting] Zettianské zaměření
   *[other] { $name }
  }

heroscape-battlefield-name = { $id ->
    [durgeth-swamps] Durgethské bažiny
    [migols-tomb] Migolova hrobka
    [table-of-the-giants] Stůl obrů
    [the-forsaken-waters] Opuštěné vody
    [trollsford] Trollsfordské bažiny
   *[other] { $name }
  }
