# Assault of the Giants: slova hry a důvody, proč se její soubory odmítají. Jména jsou v cards.ftl a land.ftl.
#
# Slovníček: Ordning = Řád, Ordning Points = body Řádu, Ordning Value = hodnota Řádu, Final Ordning = Konečný Řád,
# Endgame = Konec hry, region = oblast, Starting Region / home = domov, Small Folk = malý lid, command = rozkaz, row = řada,
# Move = Pohyb, Plunder = Plundrování, Trade = Obchod, Recruit = Nábor, Leader = Vůdce, Magic = Magie, Attack = Útok,
# Rest = Odpočinek, maneuver = manévr, unit = jednotka, supply = zásoba, champion = šampion, leader = vůdce,
# giantslayer = lovec obrů, marker = značka, Food = Jídlo, Ore = Ruda, Artifact = Artefakt, Weaponry = Zbraň,
# hit = zásah, block = blok, arcane result = mystika, miss = vedle, damage = poškození, Strength = Síla,
# Recruit Point = bod náboru, discard pile = odhazovací balíček, spell = kouzlo (základní, pokročilé), round = kolo.
#
# Rasa stojí v prvním pádě před dvojtečkou; kde je ve větě jinde, je v závorce nebo za dvojtečkou, aby se neskloňovala.

assault-title = Assault of the Giants

## Věci
assault-race = { $race ->
    [storm] Bouřní obři
    [cloud] Oblační obři
    [fire] Ohniví obři
    [frost] Mraziví obři
    [stone] Kamenní obři
    [hill] Kopcoví obři
   *[giantslayers] Lovci obrů
  }
assault-resource = { $resource ->
    [food] Jídlo
    [ore] Ruda
    [artifact] Artefakt
    [weaponry] Zbraň
    [rune-journey] Runa cesty
    [rune-blood] Runa krve
   *[rune-enemy] Runa nepřítele
  }
assault-marker = { $marker ->
    [ravage] značka zpustošení
    [raid] značka nájezdu
    [frozen] značka zamrznutí
    [forge] značka výhně
    [slain-dragon] značka zabitého draka
   *[alliance] značka spojenectví
  }
assault-command = { $command ->
    [move] Pohyb
    [plunder] { $race ->
        [storm] Vyjednávání
       *[other] Plundrování
      }
    [trade] Obchod
    [recruit] Nábor
    [leader] Vůdce
    [magic] Magie
    [attack] Útok
    [rest] Odpočinek
   *[unique] { $race ->
        [storm] Spojenectví
        [cloud] Hledání pokladů
        [fire] Kování titána
        [frost] Prsten zimy
        [stone] Pustošení
       *[hill] Žrát žrát
      }
  }
assault-soldier = { $wounded ->
    [yes] { $unit } (zranění)
   *[no] { $unit }
  }
assault-region = { $region }
assault-slayers = { $slayers }
assault-modifier = { $modifier ->
    [leader] Přehodit kostky díky vůdci
    [magic] Proměnit mystiky v bloky
    [attack] Proměnit mystiky v zásahy
    [sinker] Přehodit kostky díky Sinkerovi
    [line] Proměnit mystiky v zásahy díky Lineovi
    [npc-reroll] Přehodit kostky
   *[npc-blocks] Proměnit mystiky v bloky
  }
assault-face-hits = { $n ->
    [one] 1 zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
  }
assault-face-blocks = { $n ->
    [one] 1 blok
    [few] { $n } bloky
   *[other] { $n } bloků
  }
assault-face-arcane = { $n ->
    [one] 1 mystika
    [few] { $n } mystiky
   *[other] { $n } mystik
  }
assault-face-mixed = zásahy { $hits }, bloky { $blocks }, mystiky { $arcane }
assault-face-miss = vedle
assault-die = { $die ->
    [special] Zvláštní kostka: { $face }
   *[standard] Kostka: { $face }
  }

## Na co se ptáme
assault-ask-pick = Vyber si kartu zdroje do začátku.
assault-ask-act = Jsi na tahu: zahraj rozkaz.
assault-ask-event-region = Ve které oblasti?
assault-ask-event-card = Kterou kartu si bereš z odhazovacího balíčku?
assault-ask-maneuver = Přesuň jednotku přes hranici, nebo skonči ({ $n ->
    [one] zbývá 1 manévr
    [few] zbývají { $n } manévry
   *[other] zbývá { $n } manévrů
  }).
assault-ask-maneuver-owed = Za průchod oblastí { $region } padla jednotka: kdo ho využije?
assault-ask-onward = { $soldier } se v oblasti { $region } nemůže zastavit: kam dál?
assault-ask-passage = { $soldier } prochází oblastí { $region }: karta, nebo zranění?
assault-ask-room = V oblasti { $region } je příliš mnoho jednotek: kdo se vrátí do zásoby?
assault-ask-partner = S kým obchoduješ? Dát můžeš { $n ->
    [one] 1 kartu.
    [few] { $n } karty.
   *[other] { $n } karet.
  }
assault-ask-give = { $race }: co jim dáš? (nejvýš ještě { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  })
assault-ask-give-deck = Co odhodíš? (nejvýš ještě { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  })
assault-ask-want = { $race }: co od nich chceš?
assault-ask-return = { $race } si vynutili obchod: co vrátíš? (ještě { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  })
assault-ask-agree = { $race } nabízejí obchod: souhlasíš?
assault-ask-take = Vzít jednu kartu z odhazovacího balíčku místo z balíčku?
assault-ask-recruit = Naverbuj jednotku, nebo skonči ({ $n ->
    [one] zbývá 1 bod náboru
    [few] zbývají { $n } body náboru
   *[other] zbývá { $n } bodů náboru
  }).
assault-ask-leader-do = Co udělá tvůj vůdce?
assault-ask-return-to = Kam se vrátí { $unit }?
assault-ask-leader-card = Kterou kartu si bereš z odhazovacího balíčku?
assault-ask-relocate = Kdo se přenese a kam? (nejvýš ještě { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
  })
assault-ask-spells = Líznout kouzla, nebo si vzít vrchní odhozené?
assault-ask-plunder = Líznout si ještě { $n ->
    [one] 1 kartu
    [few] až { $n } karty
   *[other] až { $n } karet
  }?
assault-ask-keep = Které kouzlo si necháš?
assault-ask-spell-aim = { $effect ->
    [heal] Kdo se uzdraví?
    [heal-region] Ve které oblasti se uzdraví všichni?
    [wound] Kdo bude zraněn?
   *[damage] Která armáda dostane poškození?
  }
assault-ask-heal = Kdo se uzdraví?
assault-ask-mark = Kam přijde { $marker }?
assault-ask-feed = Odhodit Jídlo pro náčelnici Guh?
assault-ask-sell = Odhodit Artefakt za body?
assault-ask-forge = Na co padne Ruda?
assault-ask-scavenge = Kterou kartu si bereš z odhazovacího balíčku?
assault-ask-castle = Kam odpluje Lyn Armaal?
assault-ask-ride = Kdo se sveze do oblasti { $region }?
assault-ask-attack = Kde zaútočíš?
assault-ask-shift = Kdo se přesune: { $region } → { $to }?
assault-ask-hold-back = Kdo se útoku nezúčastní: { $region } → { $to }?
assault-ask-start-spell = Bitva začíná: sešleš kouzlo?
assault-ask-weaken = Čí Síla je v této bitvě 0?
assault-ask-modify = { $race }: jak se upraví kostky?
assault-ask-reroll = { $race }: která kostka se hází znovu? (nejvýš ještě { $n ->
    [one] 1
    [few] { $n }
   *[other] { $n }
  })
assault-ask-convert = { $race }: kolik mystik se promění v { $modifier ->
    [magic] bloky
    [attack] zásahy
    [line] zásahy
   *[npc-blocks] bloky
  }?
assault-ask-hook = Donutí Hook obránce hodit všemi kostkami znovu?
assault-ask-totals = { $race }: kouzla nebo zdroje, než budou součty konečné?
assault-ask-set-die = Kterou kostku otočíš a na kterou stranu?
assault-ask-casualty = { $race } v oblasti { $region }: kdo dostane poškození? (zbývá { $n })
assault-ask-stay-behind = { $region } – dobyto: kdo zůstane zpátky? (nejvýš { $n })
assault-ask-slayer-recruit = Lovci obrů: kdo přijde kam? ({ $n ->
    [one] zbývá 1 akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
  })
assault-ask-slayer-move = Lovci obrů: kdo se pohne? ({ $n ->
    [one] zbývá 1 akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
  })
assault-ask-slayer-attack = Lovci obrů: kdo zaútočí? ({ $n ->
    [one] zbývá 1 akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
  })
assault-ask-slayer-casualty = Lovci obrů v oblasti { $region }: kdo dostane poškození? (zbývá { $n })

## Možnosti
assault-option-done = { $ask ->
    [reroll] Hodit
    [hold-back] Zaútočit
    [modify] Nechat kostky být
    [totals] To je vše
    [take] Všechno z balíčku
   *[other] Hotovo
  }
assault-option-pass = Nic
assault-option-all = Všichni
assault-option-yes = { $ask ->
    [agree] Souhlasit
   *[other] Ano
  }
assault-option-no = { $ask ->
    [agree] Odmítnout
   *[other] Ne
  }
assault-option-bleed = Zranění
assault-option-die = Její život
assault-option-stay = Nejít tam
assault-option-deck = S balíčkem
assault-option-eat = Odhodit Jídlo za bod náboru
assault-option-draw = Líznout z balíčku
assault-option-top = Vzít vrchní odhozené kouzlo
assault-option-claim = Splnit „{ $event }“ ({ $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  })
assault-option-keep = { $spell }
assault-option-cast = { $advanced ->
    [yes] Seslat { $spell } (pokročilé)
   *[no] Seslat { $spell }
  }
assault-option-ability = { $soldier }: { $effect ->
    [maneuvers] { $n ->
        [one] 1 manévr
        [few] { $n } manévry
       *[other] { $n } manévrů
      }
    [battle] útok
    [take-discarded] karta z odhazovacího balíčku
    [top-spell] vrchní odhozené kouzlo
   *[relocate] přenést jednotky
  }
assault-option-return = { $soldier } se vrátí se zraněním
assault-option-forge = { $effect ->
    [spend-for-marker] { $resource } za značku
   *[spend-for-cards] { $resource } za jinou kartu
  }
assault-option-trade = Vynutit obchod: { $race }
assault-option-offer = Nabídnout přátelský obchod: { $race }
assault-option-amount = { $n }
assault-option-set-die = { $die ->
    [special] Zvláštní kostka: { $face } → { $to }
   *[standard] Kostka: { $face } → { $to }
  }
assault-option-slayers = { $slayers }: { $region }
assault-option-attack = Útok: { $region } → { $to }
assault-option-shift = Přesun: { $region } → { $to }
assault-option-recruit = { $soldier } v oblasti { $region } za { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
assault-option-way = { $soldier }: { $region } → { $to }
assault-option-soldier-in = { $soldier } v oblasti { $region }

## Co se stalo
assault-event-picked = { $race }: vybrali si { $resource }
assault-event-turn-began = { $race }: { $n }. kolo
assault-event-commanded = { $race }: { $command }, nalevo { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  }
assault-event-claimed = { $race }: splnili „{ $event }“
assault-event-claimed-special = { $race }: dokončili „{ $event }“
assault-event-rune-spent = { $race }: zaplatili – { $resource }
assault-event-rune-spared = { $race }: runu nepotřebují
assault-event-event-turned-up = Nová událost „{ $event }“: { $region }
assault-event-scored = { $race }: { $n ->
    [one] 1 bod Řádu
    [few] { $n } body Řádu
   *[other] { $n } bodů Řádu
  }
assault-event-final-ordning-began = Začíná Konečný Řád: útočit lze na každý domov
assault-event-endgame-began = Začíná Konec hry: po tomto tahu { $n ->
    [one] zbývá 1 tah
    [few] zbývají { $n } tahy
   *[other] zbývá { $n } tahů
  }
assault-event-moved = { $race }: { $soldier }, { $region } → { $to }
assault-event-passage-paid = { $race }: { $resource } za průchod oblastí { $region }
assault-event-passage-blood = { $race }: { $soldier } krvácí za průchod oblastí { $region }
assault-event-sent-back = { $race }: { $soldier } uvolňuje místo v oblasti { $region }
assault-event-shifted = { $race }: { $soldier }, { $region } → { $to }
assault-event-relocated = { $race }: { $soldier } se přenáší, { $region } → { $to }
assault-event-castle-moved = Lyn Armaal pluje, { $region } → { $to }
assault-event-rode = { $race }: { $soldier } se veze, { $region } → { $to }
assault-event-drew = { $race }: lízli si { $resource }
assault-event-reshuffled = Odhazovací balíček se míchá: v novém { $n ->
    [one] je 1 karta
    [few] jsou { $n } karty
   *[other] je { $n } karet
  }
assault-event-gave = { $race }: dali { $resource } ({ $to-race })
assault-event-discarded = { $race }: odhodili { $resource }
assault-event-took-discarded = { $race }: vzali si z odhazovacího balíčku { $resource }
assault-event-offered = { $race }: nabízejí obchod ({ $to-race })
assault-event-offer-gives = { $race }: dali by { $n } × { $resource }
assault-event-offer-wants = { $race }: chtějí { $n } × { $resource }
assault-event-refused = { $race }: odmítli
assault-event-agreed = { $race }: souhlasili
assault-event-recruited = { $race }: naverbovali { $kind } v oblasti { $region }
assault-event-ate = { $race }: odhodili Jídlo za bod náboru
assault-event-drew-spell = { $race }: lízli si { $spell }
assault-event-drew-spell-hidden = { $race }: lízli si kouzlo
assault-event-discarded-spell = { $race }: odhodili { $spell }
assault-event-spells-reshuffled = Odhozená kouzla se míchají: v novém Balíčku Kouzel { $n ->
    [one] je 1 karta
    [few] jsou { $n } karty
   *[other] je { $n } karet
  }
assault-event-took-spell = { $race }: vzali si z odhozených { $spell }
assault-event-cast = { $race }: seslali { $spell }
assault-event-took-back = { $race }: vzali si zpět { $n ->
    [one] 1 rozkaz
    [few] { $n } rozkazy
   *[other] { $n } rozkazů
  }
assault-event-leader-returned = { $race }: { $kind } se se zraněním vrací do oblasti { $region }
assault-event-healed = { $race }: { $soldier } v oblasti { $region } se uzdravuje
assault-event-income = { $race }: { $n } za dříve označené oblasti ({ $marker })
assault-event-marked = { $race }: { $marker } v oblasti { $region }
assault-event-forged = { $race }: značka výhně č. { $n } v Ironslagu
assault-event-fed = { $race }: nakrmili náčelnici Guh za { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
assault-event-sold = { $race }: vzdali se Artefaktu za { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
assault-event-unit-came = { $race }: { $kind } přichází do oblasti { $region }
assault-event-attacked = { $race }: útočí, { $region } → { $to }
assault-event-held-back = { $race }: { $soldier } v oblasti { $region } se bitvy neúčastní
assault-event-slayers-attacked = Lovci obrů: { $slayers } útočí v oblasti { $region }
assault-event-passed = { $race }: nesesílají nic
assault-event-weakened = { $race }: { $soldier } nemá v této bitvě Sílu
assault-event-rolled = { $race }: hodili { $face }
assault-event-rerolled = { $race }: přehodili { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
  }
assault-event-turned = { $race }: otočili kostku na { $face }
assault-event-converted-to-hits = { $race }: proměnili v zásahy { $n ->
    [one] 1 mystiku
    [few] { $n } mystiky
   *[other] { $n } mystik
  }
assault-event-converted-to-blocks = { $race }: proměnili v bloky { $n ->
    [one] 1 mystiku
    [few] { $n } mystiky
   *[other] { $n } mystik
  }
assault-event-used-resource = { $race }: použili { $resource }
assault-event-hooked = { $race }: Hook je nutí přehodit všechny kostky
assault-event-totals = { $race }: zásahy { $hits }, bloky { $blocks }
assault-event-damage = { $race }: poškození { $n }
assault-event-wounded = { $race }: { $soldier } v oblasti { $region } má zranění
assault-event-defeated = { $race }: { $soldier } v oblasti { $region } padl
assault-event-shrugged = { $race }: { $soldier } snese poškození { $n }
assault-event-conquered = { $race }: dobyli oblast { $region }
assault-event-moved-in = { $race }: { $soldier } vstupuje do oblasti { $region }
assault-event-slayer-came = { $slayer } přichází do oblasti { $region }
assault-event-slayer-moved = { $slayer } jde do oblasti { $region }
assault-event-slayer-wounded = { $slayer } má zranění
assault-event-slayer-defeated = { $slayer } padl
assault-event-won = { $race }: zvítězili a mají { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
assault-event-final-score = { $race }: na konci { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }

## Jak to končí
assault-result-most-points = Zvítězila rasa s nejvíce body Řádu.
assault-result-shared = O vítězství se dělí více ras.
assault-result-aborted = Hra byla zastavena v posledním kole a nikdo nezvítězil.

## Proč teď něco nejde vybrat, jednou větou
assault-why-over = Hra skončila.
assault-why-watching = Kdo se dívá, nevybírá.
assault-why-waiting = Teď vybírají jiní.
assault-why-first = Nejdřív: { $prompt }
assault-why-in-row = Tento rozkaz leží v řadě, dokud si neodpočineš.
assault-why-stuck = Žádná jednotka v oblasti { $region } se se zbylými manévry nikam nedostane.
assault-why-far = Oblast { $region } nesousedí s žádnou oblastí, kde máš jednotky.
assault-why-enemy = V oblasti { $region } stojí nepřítel ({ $race }): projít jí lze, jen když zbudou manévry na cestu ven a zaplatí se kartou nebo zraněním.
assault-why-closed = Oblast { $region } je cizí domov: před Konečným Řádem se tam nikdo nesmí zastavit.
assault-why-no-way = Do oblasti { $region } teď žádná jednotka nemůže.
assault-why-recruit-castle = Oblační obři se verbují u Lyn Armaalu, ne v oblasti { $region }.
assault-why-recruit-home = Jednotky se verbují doma, ne v oblasti { $region }.
assault-why-attack-own = Z oblasti { $region } není na co zaútočit.
assault-why-attack-far = Oblast { $region } nesousedí s žádnou oblastí, kde máš jednotky.
assault-why-attack-closed = Oblast { $region } je cizí domov: před Konečným Řádem je chráněný.
assault-why-attack-only = V oblasti { $region } není na koho zaútočit.
assault-why-mark-home = Oblast { $region } je něčí domov, tam žádná { $marker } nepatří.
assault-why-marked = V oblasti { $region } už leží { $marker }.
assault-why-mark-absent = V oblasti { $region } nemáš jednotku, takže tam { $marker } přijít nemůže.
assault-why-castle-here = Lyn Armaal už v oblasti { $region } je.
assault-why-castle-enemy = V oblasti { $region } stojí nepřátelé, takže tam Lyn Armaal nemůže.
assault-why-castle-far = Oblast { $region } není ani vedle Lyn Armaalu, ani tvůj domov.
assault-why-castle-closed = Oblast { $region } je cizí domov: před Konečným Řádem tam Lyn Armaal nemůže.
assault-why-no-wounded = V oblasti { $region } nemáš zraněnou jednotku.
assault-why-spell-far = V oblasti { $region } nestojí vedle tvých jednotek nepřátelé, kterým by kouzlo uškodilo.
assault-why-relocate = Do oblasti { $region } ani z ní nelze nikoho přenést: jen do prázdných a vlastních oblastí na dosah.
assault-why-slayer-home = V oblasti { $region } se lovec obrů neobjeví, je to něčí domov.
assault-why-slayer-far = Do oblasti { $region } se se zbylými akcemi žádný lovec obrů nedostane.
assault-why-slayer-own = Lovci obrů nikdy neútočí na obry toho, kdo je vede.
assault-why-slayer-nobody = V oblasti { $region } nestojí mezi obry žádný lovec, který by mohl zaútočit.
assault-why-slayer-rest = Lovci obrů jednají, když někdo odpočívá.
assault-why-spell-not-held = Kouzlo { $spell } v ruce nemáš.
assault-why-spell-nothing = { $spell } by teď nemělo účinek.
assault-why-spell-time = { $spell } se sesílá { $time ->
    [battle-start] na začátku bitvy
    [battle-totals] v bitvě, než budou tvé součty konečné
   *[own-turn] ve vlastním tahu před rozkazem
  }.
assault-why-no-card = Takovou kartu nemáš: { $resource }.
assault-why-card-use = { $resource } se používá { $use ->
    [recruit] při Náboru
    [attack] při tvém útoku
    [battle] v bitvě
    [spell] na pokročilé kouzlo
   *[event] na událost
  }, ne teď.
assault-why-not-yours = { $unit } není tvá jednotka ({ $race }).
assault-why-unit-stuck = { $unit } se se zbylými manévry nikam nedostane.
assault-why-unit-waits = Nejdřív musí jednotku { $unit } přivést událost.
assault-why-unit-no-supply = { $unit } v zásobě nemáš.
assault-why-unit-price = { $unit } stojí { $n ->
    [one] 1 bod náboru
    [few] { $n } body náboru
   *[other] { $n } bodů náboru
  }, a zbývá { $left }.
assault-why-unit-champion = Kam by přišel { $unit }, tam stojí tvůj druhý šampion.
assault-why-trade-npc = Nikdo je nehraje, takže s nimi nelze obchodovat: { $race }.
assault-why-trade-self = Sám se sebou nikdo neobchoduje.
assault-why-trade-no-cards = Není s čím obchodovat: { $race }.
assault-why-trade-far = { $race } nemají armádu vedle žádné tvé.
assault-why-claimed-one = Jedna událost za tah: „{ $event }“ musí počkat.
assault-why-claim-late = Události se plní jako první, takže na „{ $event }“ je v tomto tahu pozdě.
assault-why-event-taken = Už ji splnili jiní ({ $race }): „{ $event }“.
assault-why-event-hidden = „{ $event }“ neleží odkrytá.
assault-why-event-other-race = „{ $event }“ je cizí událost ({ $race }).
assault-why-event-done = „{ $event }“ je dokončená.
assault-why-event-later = „{ $event }“ ještě neleží na vrchu tvých událostí.
assault-why-need-any-unit-in = „{ $event }“ chce tvou jednotku v oblasti { $region }.
assault-why-need-unit-in = „{ $event }“ chce v oblasti { $region } někoho z nich: { $units }.
assault-why-need-has-markers = „{ $event }“ chce značky ({ $marker }) v počtu { $n }.
assault-why-need-castle-held = „{ $event }“ chce Lyn Armaal v oblasti malého lidu a u něj tvou jednotku.
assault-why-need-owns = „{ $event }“ chce { $resource } v počtu { $n }.
assault-why-need-on-board = „{ $event }“ chce, aby byl na plánu { $unit }.
assault-why-need-unit-among-small-folk = „{ $event }“ chce, aby byl ve správné oblasti malého lidu { $unit }.
assault-why-need-fed = „{ $event }“ chce, aby náčelnice Guh snědla Jídlo v počtu { $n }.
assault-why-need-rune = „{ $event }“ stojí kartu { $resource }, a tu nemáš.
assault-why-modifier-battle = Kostky se upravují jen v bitvách.
assault-why-modifier-used = Tohle lze použít jednou za bitvu, a už se to stalo.
assault-why-modifier-forbidden = Zakazuje to v této bitvě kouzlo nepřítele.
assault-why-modifier-attack = Karta Útok mění mystiky v zásahy jen svému útočníkovi.
assault-why-modifier-leader = Tvůj vůdce se této bitvy neúčastní.
assault-why-modifier-none = Roste to s kartami vedle ní v tvé řadě, a žádné tam nejsou.
assault-why-modifier-dice = Kostky ještě nejsou hozené.
assault-why-modifier-arcane = Na tvých kostkách není mystika, kterou by šlo proměnit.
assault-why-die-still = Výsledek této kostky se už proměnil v zásahy nebo bloky, nebo je vybraná stejná kostka, a proto leží.
assault-why-champion-first = Šampion dostává poškození první, a proto { $unit } čeká.
assault-why-held-back = { $unit } se této bitvy neúčastní.

## Příprava
assault-setup-seats = Kolik lidí hraje; rasy, které nikdo nehraje, jsou NPC.
assault-setup-open-scores = Všichni vidí všechny body Řádu.
assault-setup-npc-auto = Za NPC obry rozhoduje pevné pravidlo, ne soused.
assault-setup-free-modifier-order = Rozkazy, kouzla a zdroje upravují kostky v libovolném pořadí.
assault-setup-reroll-needs-healthy-leader = Zraněný vůdce nedává přehození.
assault-setup-cloud-leader-return = Kam se vrací poražená vůdkyně oblačných obrů: Evermoors, nebo Lyn Armaal.
assault-setup-castle-may-enter-homes = Lyn Armaal smí do cizích domovů už před Konečným Řádem.
assault-setup-marker-cap = Příběhových značek je jen tolik, kolik je v krabici.
assault-setup-round-cap = Po tolika kolech se hra zastaví; 0 znamená nikdy.
assault-setup-first-rulings = Hrát podle výkladu verze 0.1.0: karty navíc za Plundrování se berou a za průchod se platí bez ptaní.

## Pozice
refused-position-game-over = Pole { $field } popisuje hru, která už skončila.
refused-position-race-seats = Pole { $field } musí jmenovat rasy po směru hodin, počínaje kteroukoli: { $order }.
refused-position-no-region = Pole { $field } není oblast na plánu.
refused-position-waits = Pole { $field } má { $found }× { $unit }, ale tu jednotku ještě žádná událost nepřivedla.
refused-position-units = Pole { $field } má { $found }× { $unit }, ale jen tolik jich je: { $most }.
refused-position-two-races = Pole { $field } dává dvě rasy do jedné oblasti.
refused-position-wounded-champion = Pole { $field } má zraněného šampiona, což nejde.
refused-position-stack = Pole { $field } má v jedné oblasti jednotky v počtu { $found }, ale smí jich tam být { $most }.
refused-position-champions = Pole { $field } dává oba šampiony jedné rasy do jedné oblasti.
refused-position-home = Pole { $field } dává jednotky do cizího domova před Konečným Řádem.
refused-position-forge = Pole { $field } dává značky výhně do oblastí; počítají se v poli „forged“.
refused-position-story-marker = Pole { $field } dává značku do oblasti { $region }, kde malý lid nežije.
refused-position-markers = Pole { $field } má značky ({ $marker }) v počtu { $found }, ale je jich { $most }.
refused-position-castle = Pole { $field } musí jmenovat oblast, pokud někdo hraje oblačné obry, a jinak žádnou.
refused-position-slayer-wounded = Pole { $field } zraňuje lovce obrů, který není na plánu.
refused-position-slayer-home = Pole { $field } dává lovce obrů do něčího domova před Konečným Řádem.
refused-position-cards = Pole { $field } bere víc karet { $card }, než jich zbývá.
refused-position-face-up = Pole { $field } má karty na výběr, ale výběr už skončil.
refused-position-draft = Pole { $field } je výběr karet, ale všichni už si vybrali.
refused-position-picks = Pole { $field } dává rase { $race } karty v počtu { $found }, ale vybrala si { $expected }.
refused-position-offered = Pole { $field } má na výběr karty v počtu { $found } místo { $expected }.
refused-position-event-row = Pole { $field } má odkryté události v počtu { $found }, ale může jich být nejvýš { $most }.
refused-position-stage = Pole { $field } se nehodí ke stavu hry { $stage }.
refused-position-to-come = Pole { $field } nemá ve stavu hry { $stage } co dělat.
refused-position-turns = Pole { $field } je { $found }, a pak není na tahu rasa { $race }.
refused-position-last-turn = Pole { $field } je { $found }, a tak by hra skončila uprostřed kola.

## Plán
refused-map-regions = Pole { $field } má oblasti v počtu { $found }, ale plán jich má 2 až { $most }.
refused-map-homes = Pole { $field } má domovy rasy { $race } v počtu { $found } místo jednoho.
refused-map-between = Pole { $field } musí jmenovat dvě různé oblasti.
refused-map-short-line = Pole { $field } musí být čára aspoň o dvou bodech.
refused-map-long-line = Pole { $field } má víc bodů než { $most }.
refused-map-knot = Pole { $field } je čára, která se kříží nebo stojí na místě.
refused-map-outline = Pole { $field } je { $region } a její čáry se nespojují v jeden uzavřený obrys.
refused-map-meeting = Pole { $field } se potkává s { $other } poblíž { $x }, { $y }, kde žádná z nich nekončí.
refused-map-strangers = Pole { $field } nechává { $a } a { $b } dotýkat se v bodě { $x }, { $y }, ač spolu nesousedí.
refused-map-label = Pole { $field } neleží v oblasti { $region }.

## Rasy a karty
refused-content-faces = Pole { $field } má stěny v počtu { $found }, ale kostka jich má { $faces }.
refused-content-keep = Pole { $field } si nechává { $found } z karet v počtu { $most }.
refused-content-no-command = Poli { $field } chybí rozkaz { $command }.
refused-content-no-resource = Poli { $field } chybí zdroj { $resource }.
refused-content-repeatable = Pole { $field } smí být pravda jen u poslední události rasy.
refused-content-event-region = Pole { $field } nejmenuje oblast, kde má stát jednotka, takže { $found } nemá kam dát žeton události.
refused-content-mark-region = Pole { $field } označuje oblast, ale událost nechce žádnou jednotku mezi malým lidem, jejíž oblast by to byla.
refused-content-race-file = Soubor obsahu { $file } popisuje rasu { $found }.
refused-race-ranks = Pole { $field } má druhy hodnosti { $rank } v počtu { $found }, ale potřebuje { $most ->
    [one] jeden
    [few] jeden nebo dva
   *[other] jeden nebo dva
  }.
refused-race-regular = Pole { $field } dává obyčejným jednotkám hodnotu Řádu { $regular }, což není méně než { $elite } u elitních.
refused-race-waits = Pole { $field } nemůže být pravda u jednotky hodnosti { $rank }.
refused-race-waits-opening = Pole { $field } umisťuje jednotku, kterou musí nejdřív přivést událost.
refused-race-leaders = Pole { $field } má karty vůdců v počtu { $found } pro vůdce v počtu { $units }.
refused-race-stack = Pole { $field } dává do jedné oblasti jednotky v počtu { $found }, ale smí jich tam být jedna až { $most }.
refused-race-champions = Pole { $field } dává dva šampiony do jedné oblasti.
refused-race-tokens = Pole { $field } bere { $found }× { $unit }, ale je jich { $most }.
refused-race-ordning = Pole { $field } je { $found }, což není méně než číslo Řádu u { $other }.

## Co mají všichni společné
refused-stock-seatings = Pole { $field } musí mít po jednom záznamu pro každý počet míst od { $low } do { $high }, v tomto pořadí.
refused-stock-npc = Pole { $field } musí jmenovat rasy v počtu { $npcs }, které při počtu míst { $seats } nikdo nehraje.
refused-stock-pools = Pole { $field } musí být body obou zásob.
refused-stock-dice = Pole { $field } je { $found }, ale jedna zvláštní kostka a obyčejné v počtu { $dice } je méně.
refused-stock-markers = Pole { $field } má značku { $marker } na tiscích v počtu { $found } místo jednoho.
