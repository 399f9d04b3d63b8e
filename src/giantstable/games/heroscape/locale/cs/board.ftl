### HeroScape: co říká bojiště v prohlížeči vedle vlastních slov hry.

## Místa a figurky
heroscape-board-field = Bojiště: { $name }
heroscape-board-space = { $space }, úroveň { $level }, { $terrain ->
    [grass] tráva
    [rock] skála
    [sand] písek
    [water] voda
   *[other] { $terrain }
  }
heroscape-board-headroom = nad hlavou { $n ->
    [one] 1 úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
  }
heroscape-board-yours = tvoje figurka
heroscape-board-of-player = figurka hráče { $n }
heroscape-board-wounds = { $n } zranění
heroscape-board-captive = v zajetí
heroscape-board-stands = stojí tu { $figure }
heroscape-board-glyph = glyf { $name }
heroscape-board-glyph-hidden = glyf symbolem nahoru
heroscape-board-zone = startovní zóna: { $zone }
heroscape-board-numbers = životy { $life }, pohyb { $move }, dostřel { $range }, útok { $attack }, obrana { $defense }
heroscape-board-may = { $n ->
    [1] lze vybrat
    [one] { $n } možnost
    [few] { $n } možnosti
   *[other] { $n } možností
  }
heroscape-board-choices = Co tady udělat
heroscape-board-facing = hledí na { $direction ->
    [e] východ
    [se] jihovýchod
    [sw] jihozápad
    [w] západ
    [nw] severozápad
   *[ne] severovýchod
  }: hlava na { $head }, ocas na { $tail }

## Klávesami
heroscape-board-keys = Šipky doleva a doprava jdou po řadě, nahoru a dolů drží sloupec; Q, E, Z a C jdou na čtyři šikmé sousedy, Home a End na dva vlevo. Page Up a Page Down střídají místa nad sebou. N a P procházejí to, co lze vybrat. Enter vybírá, Escape odchází.
heroscape-board-edge = Tady bojiště končí
heroscape-board-nothing-to-choose = Na bojišti není co vybrat

## Co by se stalo
heroscape-board-cost-swipes = { $n ->
    [one] jeden švih
    [few] { $n } švihy
   *[other] { $n } švihů
  }
heroscape-board-cost-falls = { $n ->
    [one] jeden pád
    [few] { $n } pády
   *[other] { $n } pádů
  }
heroscape-board-cost-major = { $n ->
    [one] jeden velký pád
    [few] { $n } velké pády
   *[other] { $n } velkých pádů
  }
heroscape-board-cost-extreme = { $n ->
    [one] jeden krajní pád
    [few] { $n } krajní pády
   *[other] { $n } krajních pádů
  }
heroscape-board-way = { $kind ->
    [fly] Letí, pohyb: { $price } z { $points }
    [grapple] Harpunou, celý pohyb: { $points }
    [stay] Zůstane stát
   *[walk] Jde, pohyb: { $price } z { $points }
  }
heroscape-board-stops = { $by ->
    [water] Ve vodě pohyb končí
    [glyph] Na glyfu pohyb končí
   *[other] Tady pohyb končí
  }
heroscape-board-strike = { $figure } může švihnout na { $space }, kostky: { $dice }, zraní { $n } %
heroscape-board-fall = { $kind ->
    [deep] Krajní pád na { $space }, úrovně: { $levels }, d20, zraní { $n } %
    [far] Velký pád na { $space }, úrovně: { $levels }, kostky: { $dice }, zraní { $n } %
   *[fall] Pád na { $space }, úrovně: { $levels }, kostky: { $dice }, zraní { $n } %
  }
heroscape-board-distance = { $adjacent ->
    [yes] Sousedí
   *[no] Vzdálenost { $n }, dostřel { $range }
  }
heroscape-board-attack-dice = Útočné kostky: { $n } ({ $reasons })
heroscape-board-defense-dice = Obranné kostky: { $n } ({ $reasons })
heroscape-board-odds = Zničí { $destroys } %, bez zranění { $none } %
heroscape-board-dodge = Jediný štít zastaví všechno
heroscape-board-no-sight = Výhled není volný
heroscape-board-area = { $n ->
    [0] Nezasáhne nikoho
   *[other] Zasáhne: { $victims }
  }
heroscape-board-victim = { $figure }: { $attack } proti { $defense } kostkám, zničí { $n } %
heroscape-board-tap-again = Vyberete dalším klepnutím
heroscape-board-roll = Hod
heroscape-board-roll-needs = { $what }: { $die ->
    [d20] na d20 aspoň { $needs }
   *[combat] lebky: { $needs }
  }, { $n } %
heroscape-board-recruit = Body: { $points }, utraceno { $spent }, zbývá { $left }

## Pohled
heroscape-board-looking = Jak se dívat na bojiště
heroscape-board-look-home = Celé bojiště
heroscape-board-look-follow = K figurce
heroscape-board-look-above = Shora
heroscape-board-look-behind = Figurce přes rameno
heroscape-board-drawing = Jako kresba shora
heroscape-board-levels = Ukázat úrovně až po
heroscape-board-levels-all = všechny úrovně
heroscape-board-levels-up-to = až po úroveň { $n }

## Kolem bojiště
heroscape-board-tabs = Co leží vedle bojiště
heroscape-board-tab = { $tab ->
    [armies] Armády
   *[goals] Bitva
  }
heroscape-board-place-rest = Postav zbytek za mě
heroscape-board-place-stop = Přestat stavět
heroscape-board-curtain-about = Za oponou leží tajné žetony rozkazů. Ať na obrazovku nevidí nikdo jiný.
