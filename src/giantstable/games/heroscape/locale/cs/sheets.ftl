### HeroScape: listy scénářů a co dovedou schopnosti karet, našimi slovy.

## Příběh scénáře v jedné větě
heroscape-story-attack-at-dawn = Za prvního světla se mezi stoly obrů střetnou dvě malé tlupy a odejde jen jedna.
heroscape-story-clashing-fronts = Přes stoly obrů se na sebe valí dvě fronty a mezi nimi leží na hřebeni glyfy.
heroscape-story-dive-the-dark-lakes = Každá strana chce potápěčské zařízení té druhé a mezi nimi leží temná jezera.
heroscape-story-winter-holdout = Zasněžené a oslabené strany se drží, dokud nepřijdou posily.
heroscape-story-the-search-for-comfrey-plants = Ranění potřebují kostival; roste v bažinách, a ne tam, kde se hledá nejdřív.
heroscape-story-under-tempests-cover = Pod rouškou bouře nese tajný zvěd zprávu přes bažiny.
heroscape-story-a-desperate-rescue-attempt = Sgt. Drake Alexander je v zajetí a jeho přátelé mají málo času se k němu dostat.
heroscape-story-a-toxic-mist = Z brodu stoupá jedovatá mlha, úroveň za úrovní; kdo zůstane dole, je ztracen.
heroscape-story-mimrings-fortress = Tři nájezdníci v příměří útočí na dračí pevnost a každý chce její mapu pro sebe.
heroscape-story-to-take-barrenspur = Kolem hluboké bláto, pod ním katakomby: dvě strany bojují o Barrenspur.

## Cíle
heroscape-goal-last-standing = { $whose ->
    [all] Nenech na bojišti jedinou nepřátelskou figurku.
    [yours] Nenech na bojišti jedinou nepřátelskou figurku.
    [theirs] Vyhrají, když na bojišti nezůstane nikdo z tvé strany.
   *[side] Strana { $sides } vyhraje, když všichni ostatní zmizí z bojiště.
  }
heroscape-goal-most-points = Na konci kola { $rounds } vyhrává nejvíc bodů na bojišti.
heroscape-goal-nobody = Když všichni přijdou o poslední figurky naráz, nevyhraje nikdo.
heroscape-goal-outlast = { $whose ->
    [all] Vydrž do konce kola { $rounds }.
    [yours] Vydrž do konce kola { $rounds }; nepotřebuješ k tomu ani figurku.
    [theirs] Vyhrají, když vydrží do konce kola { $rounds }.
   *[side] Strana { $sides } vyhraje, když vydrží do konce kola { $rounds }.
  }
heroscape-goal-reach = { $whose ->
    [all] Dostaň kteroukoli figurku na { $space }.
    [yours] Dostaň kteroukoli figurku na { $space }.
    [theirs] Nepusť je na { $space }: jejich figurka tam vyhrává.
   *[side] Strana { $sides } vyhraje s figurkou na { $space }.
  }
heroscape-goal-hold = { $whose ->
    [all] Stůj na { $space }, když končí kolo.
    [yours] Stůj na { $space }, když končí kolo; vyhraješ jen ty.
    [theirs] Nepusť je na { $space }: kdo tam stojí na konci kola, vyhrává.
   *[side] Ze stran { $sides } vyhraje ta, která na konci kola stojí na { $space }.
  }
heroscape-goal-collect = Najdi rostliny, stačí { $number }: rostlina je pod glyfy { $glyphs }.
heroscape-goal-free-captive = { $whose ->
    [all] Dostaň figurku vedle zajatce.
    [yours] Osvoboď zajatce: dostaň figurku vedle něho.
    [theirs] Nepusť je k zajatci: jediná figurka vedle něho ho osvobodí.
   *[side] Strana { $sides } vyhraje s figurkou vedle zajatce.
  }
heroscape-goal-scout-arrives = { $whose ->
    [all] Doveď zvěda na { $space }.
    [yours] Doveď svého tajného zvěda na { $space }.
    [theirs] Nepusť jejich tajného zvěda na { $space }.
   *[side] Strana { $sides } vyhraje s tajným zvědem na { $space }.
  }
heroscape-goal-scout-destroyed = { $whose ->
    [all] Znič zvěda.
    [yours] Znič jejich tajného zvěda, ať je to kdokoli.
    [theirs] Udrž svého zvěda naživu: bez něho vyhrají oni.
   *[side] Strana { $sides } vyhraje, když je tajný zvěd zničen.
  }

## Zvláštní pravidla
heroscape-special-captive = { $card } je zajatec na { $space }: nikdo mu nevelí a boje se neúčastní.
heroscape-special-gas = Plyn stoupne na konci každého kola o úroveň, nejvýš na úroveň { $highest }. Kdo je pak v něm nebo ve vodě, má zranění: { $wounds }.
heroscape-special-gathering = Figurka, která se zastaví na skrytém glyfu, ho otočí: { $glyphs } je rostlina a hráč si ji nechá, ostatní zmizí bez účinku.
heroscape-special-initiative = Hráč { $seats } přičítá k iniciativě { $plus }, v prvních kolech: { $rounds }.
heroscape-special-mud = { $terrain ->
    [sand] Písek
    [grass] Tráva
    [rock] Skála
   *[water] Voda
  } je hluboké bláto: každé takové pole stojí pohyby: { $moves }.
heroscape-special-reinforcements = Jednou za bitvu smí každý hráč na konci kola hodit o posily za { $points } bodů: v prvních kolech ({ $first_rounds }) aspoň { $first_roll }, později aspoň { $roll }.
heroscape-special-secret-scout = Jeden jedinečný hrdina hráče { $seats } je tajně zvěd: ten, který má pod kartou glyf { $glyphs }.
heroscape-special-storm = V bouři nikdo nelétá a nikdo neseskočí.
heroscape-special-truce = Hráči { $seats } mají příměří, dokud jeden z nich nezaútočí na druhého.

## Co schopnosti dovedou
heroscape-power-text-ghost-walk = Prochází všemi figurkami, jen na žádné nesmí skončit.
heroscape-power-text-adjacent-dice = Proti sousední figurce hází navíc útočné kostky: { $attack }.
heroscape-power-text-disengage = Když odchází, nikdo po ní nešvihne.
heroscape-power-text-drop = Začíná mimo bojiště. Než se položí žetony rozkazů, hoď dvacetistěnkou: aspoň { $roll } a celá četa přistane na prázdných polích, ne na glyfech a ne vedle nikoho.
heroscape-power-text-grenades = Jednou za bitvu místo útoku každá figurka postupně hodí granát: nejdál { $range } polí, přes překážky vysoké nejvýš { $lob } úrovní, bez výhledu. Útočné kostky proti cíli a všem vedle něho: { $attack }.
heroscape-power-text-explosion = Dosah { $range }, útočné kostky: { $attack }, hod je jeden proti cíli a všem vedle něho, i přátelům a sobě. Vidět je třeba jen cíl.
heroscape-power-text-aura = { $spaces ->
    [0] { $species ->
        [none] Přátelské sousední figurky{ $only_range ->
            [0] { "" }
           *[other] { " s dosahem " }{ $only_range }
          }
       *[other] Přátelské sousední figurky ({ $species }, { $class })
      }
   *[other] Tvé ostatní figurky nejdál { $spaces } pole, které vidí,
  } mají{ $attack ->
    [0] { "" }
   *[other] { " útok " }+{ $attack }
  }{ $defense ->
    [0] { "" }
   *[other] { " obranu " }+{ $defense }
  }{ $range ->
    [0] { "" }
   *[other] { " dosah " }+{ $range }
  }.
heroscape-power-text-spirit = Když je zničen, polož ho na kteroukoli jedinečnou kartu; má od té chvíle { $attack ->
    [0] obranu vyšší o { $defense }
   *[other] normální útok vyšší o { $attack }
  }.
heroscape-power-text-chomp = Před útokem smí kousnout jednu malou nebo střední sousední figurku: z čety je zničena, hrdina při hodu aspoň { $roll } na dvacetistěnce. Pak smí útočit.
heroscape-power-text-counter-strike = Proti normálnímu útoku sousední figurky zraní útočníka každý štít navíc nad počet lebek; ne jiné samuraje.
heroscape-power-text-dodge = Proti útočníkovi, který nestojí vedle, zastaví všechno jediný štít.
heroscape-power-text-clone = Místo útoku hoď za každou figurku dvacetistěnkou: aspoň { $roll }, ve vodě aspoň { $on_water }, a jedna zničená se vrátí vedle ní na stejnou úroveň.
heroscape-power-text-flying = Létá: úrovně nic nestojí, přeletí vodu, figurky i ruiny. Je-li při vzletu v boji zblízka, švihne po ní každý nepřítel.
heroscape-power-text-fire-line = Místo útoku útočné kostky ({ $attack }) proti všem, které vidí v přímce { $length } polí od hlavy nebo ocasu, na každé úrovni, i proti přátelům. Nejbližší se brání první.
heroscape-power-text-shackle = Před útokem smí hodit dvacetistěnkou proti sousední jedinečné figurce: při hodu { $roll } získá celou její kartu natrvalo a žetony rozkazů z ní zmizí.
heroscape-power-text-adjacent-attackers = Útočit na něj mohou jen sousední figurky, jinak jen zvláštní útoky.
heroscape-power-text-grapple = Místo normálního pohybu se smí pohnout o jedno pole, až o { $levels } úrovní výš.
heroscape-power-text-extra-attacks = Útoky navíc v jeho tahu: { $attacks }, na tutéž figurku nebo jinou.
heroscape-power-text-charge = Po pohybu hoď dvacetistěnkou: aspoň { $roll } a celá četa se smí pohnout znovu a znovu házet.
heroscape-power-text-same-target = Když druhá figurka útočí na tutéž, na kterou v tomto tahu útočila první, hází navíc: { $attack }.
