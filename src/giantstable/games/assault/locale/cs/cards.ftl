### Assault of the Giants: jména figurek a karet, a co je na nich natištěno, slovy.

## Jména
assault-unit = { $unit ->
    [storm-regular] Bouřní obr
    [storm-elite] Elitní bouřní obr
    [serissa] Princezna Serissa
    [storm-champion] Šampion bouřních obrů
    [hekaton] Král Hekaton
    [cloud-regular] Oblačný obr
    [cloud-elite] Elitní oblačný obr
    [sansuri] Hraběnka Sansuri
    [cloud-champion] Šampion oblačných obrů
    [fire-regular] Ohnivý obr
    [fire-elite] Elitní ohnivý obr
    [zalto] Vévoda Zalto
    [vonindod] Vonindod
    [fire-champion] Šampion ohnivých obrů
    [frost-regular] Mrazivý obr
    [frost-elite] Elitní mrazivý obr
    [storvald] Jarl Storvald
    [frost-champion] Šampion mrazivých obrů
    [stone-regular] Kamenný obr
    [stone-elite] Elitní kamenný obr
    [kayalithica] Thén Kayalithica
    [stone-champion] Šampion kamenných obrů
    [hill-regular] Kopcový obr
    [hill-elite] Elitní kopcový obr
    [guh] Náčelnice Guh
    [hill-champion] Šampion kopcových obrů
   *[other] { $name }
  }
assault-slayer = { $slayer ->
    [hook] Hook
    [line] Line
    [sinker] Sinker
   *[other] { $name }
  }
assault-leader-ability = { $unit ->
    [serissa] Vnes řád do našeho domu
    [sansuri] My to najdeme
    [zalto] Rozdrť nepřátele
    [vonindod] Titán
    [storvald] Sněhy severu
    [kayalithica] Kamenný krok
    [guh] Víííc!
   *[other] { $name }
  }
assault-event-card = { $event ->
    [siege-of-bryn-shander] Obléhání Bryn Shanderu
    [eye-of-the-all-father] Oko Všeotce
    [wrath-of-mount-hotenow] Hněv hory Hotenow
    [gates-of-silverymoon] Brány Silverymoonu
    [the-grandfather-tree] Prastrom
    [triboar-burns] Triboar v plamenech
    [city-of-splendors] Město nádhery
    [caravans-of-the-shining-vale] Karavany Zářivého údolí
    [shadow-of-dragonspear] Stín Dragonspearu
    [rescue-hekaton] Záchrana Hekatona
    [doom-of-the-desert] Zkáza v poušti
    [trove-of-dragon-magic] Poklad dračí magie
    [steal-maegera] Krádež Maegery
    [forge-vonindod] Ukování Vonindoda
    [titan-of-death] Titán smrti
    [find-the-ring] Nález prstenu
    [ice-that-never-melts] Věčný led
    [pox-on-the-land] Nákaza země
    [the-biggest-giant] Největší obr
   *[other] { $name }
  }
assault-spell = { $spell ->
    [lightning] Blesk
    [shield] Štít
    [bless] Požehnání
    [enlarge] Zvětšení
    [slow] Zpomalení
    [fog] Oblak mlhy
    [cure] Léčení ran
    [door] Dimenzní dveře
    [ice-storm] Ledová bouře
   *[other] { $name }
  }
assault-spell-advanced = { $spell ->
    [lightning] Řetězový blesk
    [shield] Kamenná zeď
    [bless] Předvídavost
    [enlarge] Spěch
    [slow] Znehybnění obludy
    [fog] Ovládnutí počasí
    [cure] Hromadné léčení ran
    [door] Teleportace
    [ice-storm] Zemětřesení
   *[other] { $name }
  }
assault-spell-card = { $basic } / { $advanced }
assault-rank = { $rank ->
    [regular] Obyčejná jednotka
    [elite] Elitní jednotka
    [leader] Vůdce
   *[champion] Šampion
  }
assault-or = { $first } nebo { $second }
assault-and = { $first }, { $second }

## Kdy karta platí
assault-spell-time = { $time ->
    [battle-start] na začátku bitvy
    [battle-totals] než se určí bojový součet
   *[own-turn] ve tvém tahu
  }
assault-command-part = { $per ->
    [left] za každou kartu vlevo od ní: { $does }
    [right] v bitvách za každou kartu vpravo od ní: { $does }
   *[once] { $does }
  }

## Co událost žádá
assault-need-has-markers = { $marker }, { $least }×
assault-need-unit-in = { $units } v oblasti { $region }
assault-need-any-unit-in = jednotka v oblasti { $region }
assault-need-castle-held = Lyn Armaal s oblačným obrem v oblasti malého lidu
assault-need-owns = ukázat kartu: { $resource }, { $least }×
assault-need-on-board = { $units } na herním plánu
assault-need-unit-among-small-folk = { $units } v oblasti malého lidu{ $marked ->
    [yes] , kde leží { $with }
   *[no] { "" }
  }{ $unmarked ->
    [yes] , kde chybí { $without }
   *[no] { "" }
  }
assault-need-fed = { $least }× nakrmená náčelnice Guh

## Co účinek dělá
assault-effect-maneuvers = { $n ->
    [one] 1 manévr
    [few] { $n } manévry
   *[other] { $n } manévrů
  }
assault-effect-draw-resources = dober { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  }
assault-effect-draw-from-regions = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  } za obsazenou oblast malého lidu
assault-effect-exchange = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  } na výměnu
assault-effect-recruit-points = { $n ->
    [one] 1 bod náboru
    [few] { $n } body náboru
   *[other] { $n } bodů náboru
  }
assault-effect-leader-ability = schopnost tvého vůdce
assault-effect-return-leader = padlý vůdce se vrací zraněný
assault-effect-leader-reroll = přehoď { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
  } tam, kde bojuje vůdce
assault-effect-draw-spells = dober { $n ->
    [one] 1 kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
  }, nech si { $keep }
assault-effect-top-spell = vezmi si vrchní odhozené kouzlo
assault-effect-arcane-to-blocks = { $n ->
    [one] 1 mystika
    [few] { $n } mystiky
   *[other] { $n } mystik
  }: každá dá { $into ->
    [one] 1 blok
    [few] { $into } bloky
   *[other] { $into } bloků
  }
assault-effect-arcane-to-hits = { $n ->
    [one] 1 mystika
    [few] { $n } mystiky
   *[other] { $n } mystik
  }: každá dá { $into ->
    [one] 1 zásah
    [few] { $into } zásahy
   *[other] { $into } zásahů
  }
assault-effect-battle = zaútoč na sousední oblast
assault-effect-shift = přesuň jednotky do sousední prázdné oblasti
assault-effect-heal = vyleč { $n ->
    [one] 1 jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
  }
assault-effect-slayer-actions = { $n ->
    [one] 1 akce lovců obrů
    [few] { $n } akce lovců obrů
   *[other] { $n } akcí lovců obrů
  }
assault-effect-take-back = vezmi si zpět všechny rozkazy
assault-effect-take-discarded = vezmi si z odhazovacího balíčku: { $resource }
assault-effect-marker-income = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  } za každou oblast, kde leží { $marker }
assault-effect-place-marker = na plán přibude { $marker } za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
assault-effect-spend-for-points = odhoď { $resource } za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
assault-effect-spend-for-marker = odhoď { $resource }, přibude { $marker }
assault-effect-spend-for-cards = odhoď { $resource } za { $n ->
    [one] jinou kartu
    [few] { $n } jiné karty
   *[other] { $n } jiných karet
  }
assault-effect-move-castle = přesuň Lyn Armaal a ty, kdo se svezou
assault-effect-hits-abroad = { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
  } za každou jednotku mimo domov, nejvýš { $most }
assault-effect-relocate = přenes { $n ->
    [one] 1 jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
  } do { $reach ->
    [adjacent] sousední oblasti
   *[small-folk] oblasti malého lidu
  }{ $heal ->
    [yes] { " a vyleč je" }
   *[no] { "" }
  }
assault-effect-ignore-blocks = při útoku neplatí { $n ->
    [one] 1 nepřátelský blok
    [few] { $n } nepřátelské bloky
   *[other] { $n } nepřátelských bloků
  }
assault-effect-multiply = { $resource } platí v bitvách { $n }×
assault-effect-hits = { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
  }
assault-effect-blocks = { $n ->
    [one] 1 blok
    [few] { $n } bloky
   *[other] { $n } bloků
  }
assault-effect-reroll = přehoď až { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
  }
assault-effect-set-dice = otoč až { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
  } na kteroukoli stranu
assault-effect-strength = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
  } navíc
assault-effect-weaken = jeden nepřátelský obr{ $champions ->
    [yes] , třeba i šampion,
   *[no] { "" }
  } má Sílu 0
assault-effect-no-rerolls = nepřítel nesmí přehazovat
assault-effect-no-conversions = nepřítel nesmí měnit mystiky
assault-effect-reroll-enemy = obránci přehodí všechny kostky
assault-effect-heal-region = vyleč všechny jednotky jedné oblasti
assault-effect-wound = zraň { $n ->
    [one] 1 nepřátelského obra
    [few] { $n } nepřátelské obry
   *[other] { $n } nepřátelských obrů
  } vedle tvých jednotek{ $champions ->
    [yes] , třeba i šampiona
   *[no] { "" }
  }
assault-effect-damage = { $n } poškození nepřátelské armádě vedle tvých jednotek
assault-effect-advanced-spell = sešli pokročilé kouzlo karty
assault-effect-pay-event = zaplať touto runou za událost
assault-effect-place-unit = { $unit } přichází do tvého domova
assault-effect-mark-region = { $marker } tam, kde tato jednotka stojí
assault-effect-free-advanced = pokročilá kouzla nepotřebují Artefakt
assault-effect-more-left = { $command }: počítá se { $n ->
    [one] o 1 kartu
    [few] o { $n } karty
   *[other] o { $n } karet
  } vlevo víc
assault-effect-marker-worth = nová { $marker } dává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
assault-effect-abroad-most = zásahů za jednotky mimo domov smí být až { $n }
