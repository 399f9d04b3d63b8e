# Wraith & the Giants: otázky, možnosti, události. Jména karet a míst přicházejí ze souborů obsahu.
#
# Slovníček: Wraith = Mátoha (žena, ve větách vždy ona), Giant = Obr (s velkým písmenem je jen Obr a Mátoha),
# foothold = stup, Dangerous Footholds = Nebezpečné stupy, Ground = zem, top = vrchol, line = čára, place = místo,
# Wound = zranění, Scar = jizva, Rage = zuřivost, weak spot = slabé místo, Stunned = omráčení,
# Climb = výstup (lézt), Drop = sestup, Leap = skok, Warp = přemístění, Sword = meč, Bow = luk, Fireworks = ohňostroj,
# Heal = léčení, Draw = líznutí, Calm = utišení, Shield i ward = štít, Dazzle = oslnění, Reopen = rozjitření,
# Fearless Action = akce beze strachu, Spell = kouzlo (seslat), skill = dovednost, skill pool = zásoba, token = žeton,
# action row = horní a dolní řada, the Giant’s row = Obrova řada, deck = balíček, discard pile = odhazovací balíček,
# face down = lícem dolů, rest = odpočinek, round = kolo, turn = tah, Refresh Step = fáze obnovy,
# the Giant’s step = fáze Obra, gauntlet = zkouška, option = možnost, choice = volba, hint = rada, seat = místo u stolu.
#
# Hráči se tyká a oslovuje se v přítomném čase, takže nezáleží na rodu. Jména karet stojí nesklonná v uvozovkách.
# Místo ($place, $from) je „zem“ nebo jméno stupu. Kde se „zem“ skloňuje, věta se ptá: [zem] ze země, jinak z A1.

wraith-title = Wraith & the Giants
wraith-ground = zem
wraith-foothold = { $name }

wraith-effect = { $effect ->
    [climb] Výstup
    [drop] Sestup
    [leap] Skok
    [sword] Meč
    [bow] Luk
    [fireworks] Ohňostroj
    [heal] Léčení
    [draw] Líznutí
    [calm] Utišení
    [shield] Štít
    [suppress_leftmost] Oslnění
    [wound_wounded] Rozjitření
    [wound_any] Zranění
    [warp] Přemístění
   *[warp_number] Přemístění na stejné číslo
  }

## Na co se ptáme
wraith-ask-play = { $row ->
    [top] Zahraj kartu do horní řady, nebo jednej bez karty.
   *[bottom] Zahraj kartu do dolní řady, nebo jednej bez karty.
  }
wraith-ask-after = Obě karty jsou zahrané: jednej bez karty, nebo ukonči tah.
wraith-ask-empty-handed = Nemáš co zahrát: jednej bez karty, nebo ukonči tah.
wraith-ask-resolve = „{ $card }“: co dál?
wraith-ask-spell = Karta „{ $card }“ je hotová: seslat „{ $spell }“?
wraith-ask-effect = { $effect ->
    [climb] Výstup: kam?
    [drop] Sestup: kam?
    [leap] Skok: kam?
    [bow] Luk: na který sousední stup?
    [wound_wounded] Která zraněná karta dostane zranění?
    [wound_any] Která karta dostane zranění?
    [warp] Přemístění: kam?
    [warp_number] Přemístění: na který stup se stejným číslem?
   *[other] Vyber cíl.
  }
wraith-ask-fearless = Beze strachu: { $effect ->
    [climb] výstup – kam?
    [drop] sestup – kam?
    [leap] skok – kam?
    [bow] luk – na který sousední stup?
   *[other] vyber cíl.
  }
wraith-ask-split = Umísti { $n } zranění: kolik na „{ $giantcard }“?
wraith-ask-spread = Jiskry se nedostanou na všechny: kolik z { $n } na „{ $giantcard }“?
wraith-ask-pay = { $n ->
    [one] Odeber { $n } žeton: kolik ze zásoby „{ $skill }“?
    [few] Odeber { $n } žetony: kolik ze zásoby „{ $skill }“?
   *[other] Odeber { $n } žetonů: kolik ze zásoby „{ $skill }“?
  }
wraith-ask-skill = Zásoba dovednosti je prázdná: použít dovednost?
wraith-ask-discard = Obnova: odhoď kartu, nebo si ostatní nech a lízni.
wraith-ask-pushed = { $place ->
    [zem] Obr tě mrští ze země: kterou cestou?
   *[other] Obr tě mrští z { $place }: kterou cestou?
  }
wraith-ask-stumble = Stup { $place } povoluje: kam dopadneš?

## Možnosti
wraith-option-play = Zahrát „{ $card }“
wraith-option-rest = Položit „{ $card }“ lícem dolů: vyléčit 1, líznout 1
wraith-option-fearless = Beze strachu: { $effect ->
    [drop] sestup
    [climb] výstup { $n }
    [leap] skok { $n }
    [sword] meč { $n }
    [bow] luk { $n }
   *[other] { $effect } { $n }
  }
wraith-option-end = Ukončit tah
wraith-option-cast = Seslat „{ $spell }“
wraith-option-no-spell = Neseslat kouzlo
wraith-option-skip = Vynechat { $effect ->
    [climb] výstup
    [drop] sestup
    [leap] skok
    [sword] meč
    [bow] luk
    [fireworks] ohňostroj
    [heal] léčení
   *[other] akci
  }: teď to nejde
wraith-option-wounds = { $n ->
    [0] Žádné na „{ $giantcard }“
   *[other] { $n } zranění na „{ $giantcard }“
  }
wraith-option-pay = { $n ->
    [0] Žádný ze zásoby „{ $skill }“
   *[other] { $n } ze zásoby „{ $skill }“
  }
wraith-option-use = Použít „{ $skill }“
wraith-option-leave = Nechat „{ $skill }“ a doplnit zásobu
wraith-option-keep = Ostatní si nechat a líznout
wraith-option-discard = Odhodit „{ $card }“
wraith-option-go = Na { $place }

wraith-do-climb = Lézt na { $place }
wraith-do-drop = Sestoupit na { $place }
wraith-do-leap = Skočit na { $place }
wraith-do-sword = { $place ->
    [zem] Udeřit mečem na zemi
   *[other] Udeřit mečem na { $place }
  }
wraith-do-bow = Vystřelit na { $place }
wraith-do-fireworks = Odpálit ohňostroj
wraith-do-heal = Léčit
wraith-do-draw = Líznout
wraith-do-calm = Utišit Obra
wraith-do-shield = Zvednout štít
wraith-do-suppress-leftmost = Oslnit kartu nejvíc vlevo
wraith-do-wound-wounded = Rozjitřit zranění na „{ $giantcard }“
wraith-do-wound-any = Zranit „{ $giantcard }“
wraith-do-warp = Přemístit se na { $place }
wraith-do-warp-number = Přemístit se na { $place }

## Události: $you je „yes“ pro hráče Mátohy, „no“ pro ty, kdo se dívají
wraith-event-round-began = Kolo { $n }
wraith-event-refresh-began = Mátoha popadá dech
wraith-event-giant-acts = Obr se dává do pohybu
wraith-event-played = { $you ->
    [yes] Hraješ
   *[no] Mátoha hraje
  } { $row ->
    [top] „{ $card }“ do horní řady
   *[bottom] „{ $card }“ do dolní řady
  }
wraith-event-stunned-card = Omráčení: „{ $card }“ jen ukazuje své symboly
wraith-event-face-down = { $you ->
    [yes] Kladeš
   *[no] Mátoha klade
  } { $row ->
    [top] „{ $card }“ lícem dolů do horní řady
   *[bottom] „{ $card }“ lícem dolů do dolní řady
  }
wraith-event-face-down-hidden = { $row ->
    [top] Do horní řady přichází karta lícem dolů
   *[bottom] Do dolní řady přichází karta lícem dolů
  }
wraith-event-healed = { $you ->
    [yes] Vyléčíš si { $n } zranění
   *[no] Mátoha si vyléčí { $n } zranění
  }
wraith-event-drew = { $you ->
    [yes] Lízneš si „{ $card }“
   *[no] Mátoha si lízne „{ $card }“
  }
wraith-event-drew-hidden = Mátoha si lízne kartu
wraith-event-reshuffled = { $n ->
    [one] Jediná odhozená karta se stává novým balíčkem
    [few] Odhozené { $n } karty se zamíchají do nového balíčku
   *[other] Odhozených { $n } karet se zamíchá do nového balíčku
  }
wraith-event-discarded = { $you ->
    [yes] Odhazuješ „{ $card }“
   *[no] Mátoha odhazuje „{ $card }“
  }
wraith-event-no-card = { $you ->
    [yes] Nemáš
   *[no] Mátoha nemá
  } { $row ->
    [top] kartu do horní řady
   *[bottom] kartu do dolní řady
  }
wraith-event-climbed = { $you ->
    [yes] Lezeš
   *[no] Mátoha leze
  } { $from ->
    [zem] ze země
   *[other] z { $from }
  } na { $place }
wraith-event-stayed = { $you ->
    [yes] Zůstáváš na vrcholu { $place }
   *[no] Mátoha zůstává na vrcholu { $place }
  }
wraith-event-fell = { $you ->
    [yes] Přelézáš vrchol { $from } a padáš na zem
   *[no] Mátoha přelézá vrchol { $from } a padá na zem
  }
wraith-event-dropped = { $you ->
    [yes] Sestupuješ z { $from } na { $place }
   *[no] Mátoha sestupuje z { $from } na { $place }
  }
wraith-event-leapt = { $you ->
    [yes] Skáčeš
   *[no] Mátoha skáče
  } { $from ->
    [zem] ze země
   *[other] z { $from }
  } na { $place }
wraith-event-warped = { $you ->
    [yes] Vystupuješ ze vzduchu:
   *[no] Mátoha vystupuje ze vzduchu:
  } { $from ->
    [zem] ze země
   *[other] z { $from }
  } na { $place }
wraith-event-not-possible = { $effect ->
    [climb] Výstup není možný
    [drop] Sestup není možný
    [leap] Skok není možný
    [sword] Meč nemá co zasáhnout
    [bow] Luk nemá co zasáhnout
    [fireworks] Ohňostroj nemá co zasáhnout
   *[other] Teď to nemá žádný účinek
  }
wraith-event-hit = { $you ->
    [yes] { $effect ->
        [sword] Tvůj meč působí
        [bow] Tvůj šíp působí
        [fireworks] Tvůj ohňostroj působí
       *[other] Působíš
      }
   *[no] { $effect ->
        [sword] Meč Mátohy působí
        [bow] Šíp Mátohy působí
        [fireworks] Ohňostroj Mátohy působí
       *[other] Mátoha působí
      }
  } kartě „{ $giantcard }“ { $n } zranění
wraith-event-scarred = Z karty „{ $giantcard }“ je jizva!
wraith-event-fearless-price = Beze strachu: { $you ->
    [yes] utrpíš { $n } zranění
   *[no] Mátoha utrpí { $n } zranění
  }
wraith-event-paid = { $n ->
    [one] Ze zásoby „{ $skill }“ mizí { $n } žeton
    [few] Ze zásoby „{ $skill }“ mizí { $n } žetony
   *[other] Ze zásoby „{ $skill }“ mizí { $n } žetonů
  }
wraith-event-skill-used = { $you ->
    [yes] Používáš dovednost „{ $skill }“
   *[no] Mátoha používá dovednost „{ $skill }“
  }
wraith-event-skill-unused = { $you ->
    [yes] Dovednost „{ $skill }“ necháváš být
   *[no] Dovednost „{ $skill }“ nechává Mátoha být
  }
wraith-event-refilled = { $n ->
    [0] Zásoba „{ $skill }“ už zůstane prázdná
    [one] Do zásoby „{ $skill }“ se vrací { $n } žeton
    [few] Do zásoby „{ $skill }“ se vracejí { $n } žetony
   *[other] Do zásoby „{ $skill }“ se vrací { $n } žetonů
  }
wraith-event-spell-cast = { $you ->
    [yes] Sesíláš kouzlo karty „{ $card }“
   *[no] Mátoha sesílá kouzlo karty „{ $card }“
  }
wraith-event-calmed = { $n ->
    [0] Obrova zuřivost utichá
   *[other] Obrova zuřivost klesá na { $n }
  }
wraith-event-shielded = Štít přijme { $n } zranění { $you ->
    [yes] za tebe
   *[no] za Mátohu
  }
wraith-event-dazzled = Karta „{ $giantcard }“ je oslněná
wraith-event-struck = Karta „{ $giantcard }“ { $you ->
    [yes] tě zasáhne
   *[no] zasáhne Mátohu
  } { $place ->
    [zem] na zemi
   *[other] na { $place }
  }
wraith-event-out-of-reach = Karta „{ $giantcard }“ { $you ->
    [yes] tě
   *[no] Mátohu
  } { $place ->
    [zem] na zemi
   *[other] na { $place }
  } nezasáhne
wraith-event-too-wounded = Karta „{ $giantcard }“ je příliš zraněná, než aby udeřila
wraith-event-scar-silent = Karta „{ $giantcard }“ je jizva a udeřit nemůže
wraith-event-suppressed = Karta „{ $giantcard }“ je oslněná a neudeří
wraith-event-suffered = { $you ->
    [yes] Utrpíš { $n } zranění
   *[no] Mátoha utrpí { $n } zranění
  }
wraith-event-warded = { $you ->
    [yes] Tvůj štít přijímá { $n } zranění
   *[no] Štít Mátohy přijímá { $n } zranění
  }
wraith-event-cards-lost = { $you ->
    [yes] { $n ->
        [one] Z balíčku ti mizí { $n } karta
        [few] Z balíčku ti mizí { $n } karty
       *[other] Z balíčku ti mizí { $n } karet
      }
   *[no] { $n ->
        [one] Mátoze mizí z balíčku { $n } karta
        [few] Mátoze mizí z balíčku { $n } karty
       *[other] Mátoze mizí z balíčku { $n } karet
      }
  }
wraith-event-stunned = { $you ->
    [yes] Omráčilo tě to: tvoje příští karta nic neudělá
   *[no] Mátoha je omráčená: její příští karta nic neudělá
  }
wraith-event-pushed-to = { $you ->
    [yes] Letíš
   *[no] Mátoha letí
  } { $from ->
    [zem] ze země
   *[other] z { $from }
  } na { $place }
wraith-event-left-row = Karta „{ $giantcard }“ odchází
wraith-event-scar-above = Jizva „{ $giantcard }“ se přesouvá nad řadu
wraith-event-revealed = Objevuje se karta „{ $giantcard }“
wraith-event-when-revealed = Karta „{ $giantcard }“ udeří, jen co se objeví
wraith-event-chained = Karta „{ $giantcard }“ odpovídá na novou kartu
wraith-event-always-works = Karta „{ $giantcard }“ působí
wraith-event-rage-rose = Zuřivost stoupá na { $n }
wraith-event-rage-full = Zuřivost je na { $n } a výš už nemůže
wraith-event-rage-broke = Obrova zuřivost propuká (byla na { $n })
wraith-event-gave-way = Stup { $place } povoluje
wraith-event-stumbled = { $you ->
    [yes] Klopýtáš z { $from } na { $place }
   *[no] Mátoha klopýtá z { $from } na { $place }
  }
wraith-event-row-card-lost = { $row ->
    [top] Karta „{ $card }“ padá z horní řady
   *[bottom] Karta „{ $card }“ padá z dolní řady
  }
wraith-event-hand-shuffled = { $you ->
    [yes] Vítr ti odnáší karty z ruky zpátky do balíčku
   *[no] Vítr odnáší Mátoze karty z ruky zpátky do balíčku
  }
wraith-event-card-washed = { $you ->
    [yes] Voda odnáší vrchní kartu tvého balíčku
   *[no] Voda odnáší vrchní kartu z balíčku Mátohy
  }
wraith-event-burnt = { $you ->
    [yes] Popálíš se: { $n } zranění
   *[no] Mátoha se popálí: { $n } zranění
  }
wraith-event-won-health = { $you ->
    [yes] Obrovi už nic nezbývá: vítězíš
   *[no] Obrovi už nic nezbývá: Mátoha vítězí
  }
wraith-event-won-scars = { $n ->
    [one] { $n } jizva
    [few] { $n } jizvy
   *[other] { $n } jizev
  }: Obr se obrací k odchodu, { $you ->
    [yes] vítězíš
   *[no] Mátoha vítězí
  }
wraith-event-lost-village = { $you ->
    [yes] Obr došel do vesnice: prohráváš
   *[no] Obr došel do vesnice: Mátoha prohrává
  }
wraith-event-lost-stamina = { $you ->
    [yes] { $n ->
        [one] Zbývá ti { $n } karta a žádné síly: prohráváš
        [few] Zbývají ti { $n } karty a žádné síly: prohráváš
       *[other] Zbývá ti { $n } karet a žádné síly: prohráváš
      }
   *[no] { $n ->
        [one] Mátoze zbývá { $n } karta a žádné síly: prohrává
        [few] Mátoze zbývají { $n } karty a žádné síly: prohrává
       *[other] Mátoze zbývá { $n } karet a žádné síly: prohrává
      }
  }
wraith-event-lost-wounds = { $you ->
    [yes] { $n } zranění je víc, než uneseš: prohráváš
   *[no] { $n } zranění je víc, než Mátoha unese: prohrává
  }

## Proč něco teď zvolit nejde, jednou větou
wraith-why-over = Boj skončil.
wraith-why-watching = Volí jen ten, kdo hraje za Mátohu, a ty se díváš.

wraith-why-place-play = Na { $place } se dostaneš akcemi karty: nejdřív nějakou zahraj.
wraith-why-place-here = { $place ->
    [zem] Stojíš na zemi: k úderu nebo dalšímu pohybu nejdřív zahraj kartu.
   *[other] Stojíš na { $place }: k úderu nebo dalšímu pohybu nejdřív zahraj kartu.
  }
wraith-why-place-after = Obě karty tohoto tahu jsou zahrané: pohnout se nebo udeřit jde už jen akcí beze strachu.
wraith-why-place-empty-handed = Nemáš kartu, která by tě pohnula nebo udeřila.
wraith-why-no-aim = Nic, co z karty „{ $card }“ zbývá, nemíří na stup.
wraith-why-climb-stays = { $place ->
    [zem] Výstup vede aspoň o jeden stup výš: nemůže skončit na zemi, kde stojíš.
   *[other] Výstup vede aspoň o jeden stup výš: nemůže skončit na { $place }, kde stojíš.
  }
wraith-why-climb-far = Na { $place } je to { $from ->
    [zem] ze země
   *[other] z { $from }
  } { $steps ->
    [one] { $steps } stup
    [few] { $steps } stupy
   *[other] { $steps } stupů
  } nahoru, ale tenhle výstup vede nejvýš o { $n }.
wraith-why-climb-up = Výstup vede jen nahoru, ale { $from ->
    [zem] ze země
   *[other] z { $from }
  } na { $place } nahoru nic nevede.
wraith-why-climb-ground = Výstup skončí na zemi, jen když pokračuje přes vrchol, ale tenhle tak daleko nevede.
wraith-why-drop-stays = Sestup vede aspoň o jeden stup níž: nemůže skončit na { $place }, kde stojíš.
wraith-why-drop-down = Sestup vede jen dolů, ale z { $from } na { $place } dolů nic nevede.
wraith-why-drop-ground = Pod zemí není kam sestoupit.
wraith-why-leap-stays = { $place ->
    [zem] Skok nesmí skončit na zemi, kde začal.
   *[other] Skok nesmí skončit na { $place }, kde začal.
  }
wraith-why-leap-far = Na { $place } je to { $from ->
    [zem] ze země
   *[other] z { $from }
  } po čarách { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  }, ale tenhle skok jich zvládne nejvýš { $n }.
wraith-why-warp = Přemístění vede na kterýkoli jiný stup, ale ne na { $place }.
wraith-why-warp-number = Tohle přemístění vede jen na jiný stup s číslem { $number }.
wraith-why-bow-here = { $place ->
    [zem] Luk zasahuje vedle tebe, nikdy na zemi, kde stojíš.
   *[other] Luk zasahuje vedle tebe, nikdy na { $place }, kde stojíš.
  }
wraith-why-bow-far = Luk dosáhne jen na sousední stupy, ale { $from ->
    [zem] ze země
   *[other] z { $from }
  } na { $place } žádná čára nevede.
wraith-why-sword = { $place ->
    [zem] Meč zasahuje jen na zemi, kde stojíš.
   *[other] Meč zasahuje jen na { $place }, kde stojíš.
  }
wraith-why-fireworks = { $place ->
    [zem] Ohňostroj vybuchne na zemi, kde stojíš, a zasáhne všechno kolem: nemíří se s ním.
   *[other] Ohňostroj vybuchne na { $place }, kde stojíš, a zasáhne všechno kolem: nemíří se s ním.
  }
wraith-why-no-weak-spot = { $place ->
    [zem] Žádná karta v řadě nemá slabé místo na zemi.
   *[other] Žádná karta v řadě nemá slabé místo na { $place }.
  }
wraith-why-no-weak-spot-near = { $from ->
    [zem] Ze země není na dosah žádné slabé místo.
   *[other] Z { $from } není na dosah žádné slabé místo.
  }
wraith-why-spot-scarred = Slabé místo na { $place } je zavřené: karta „{ $giantcard }“ je jizva.
wraith-why-worth-nothing = { $effect ->
    [climb] Výstup teď nemá
    [leap] Skok teď nemá
    [sword] Meč teď nemá
    [bow] Luk teď nemá
    [fireworks] Ohňostroj teď nemá
   *[other] Akce teď nemá
  } žádnou hodnotu: v téhle řadě nejsou symboly, které se počítají.
wraith-why-reduced = Karta „{ $giantcard }“ bere { $effect ->
    [climb] výstupu
    [leap] skoku
    [sword] meči
    [bow] luku
    [fireworks] ohňostroji
   *[other] akci
  } celou hodnotu.
wraith-why-no-effect = Teď by to nic neudělalo.
wraith-why-spell-elsewhere = Kouzlo „{ $spell }“ chce stup s { $requires }, a ty stojíš jinde ({ $from }).
wraith-why-spell-between = Kouzlo „{ $spell }“ se sesílá před akcemi karty nebo po nich, ne mezi nimi.
wraith-why-spell-with-card = Kouzlo „{ $spell }“ se sesílá, když hraješ jeho kartu.
wraith-why-pushed = { $from ->
    [zem] Ze země
   *[other] Z { $from }
  } tě Obr mrští po čáře, která vede { $way ->
    [up] nahoru
   *[down] dolů
  }.
wraith-why-stumble = Stup { $from } pod tebou povoluje: dopadneš, kam z něj vede čára.

wraith-why-not-in-hand = Kartu „{ $card }“ nemáš v ruce.
wraith-why-card-later = Než zahraješ „{ $card }“, dokonči, co je rozdělané.
wraith-why-card-third = Víc než dvě karty za tah nejdou: „{ $card }“ ti zůstává v ruce pro fázi obnovy.
wraith-why-card-next-turn = Je fáze Obra: „{ $card }“ musí počkat na tvůj příští tah.
wraith-why-row-top-first = První karta tahu patří do horní řady.
wraith-why-row-bottom-second = Druhá karta tahu patří do dolní řady.
wraith-why-rows-filled = Obě řady už svou kartu tohoto tahu mají.
wraith-why-row-empty-handed = Nemáš pro ni kartu.
wraith-why-row-symbols = Karty v řadách propůjčují jen své symboly: jejich akce jsou hotové.
wraith-why-row-stays = Obnovuje se jen ruka: karty v řadách zůstávají, kde jsou.
wraith-why-deck = Tvůj balíček leží lícem dolů: lízáš z něj při odpočinku, při obnově, nebo když ti to něco přikáže.
wraith-why-deck-refresh = Nech si zbytek ruky a doplní se z balíčku.
wraith-why-giant-deck = Obrův balíček leží lícem dolů: kartu z něj Obr odkryje ve své fázi.
wraith-why-discard-pile = Odhazovací balíček se stane novým balíčkem, až ten starý dojde, dřív ne.
wraith-why-rage = { $n ->
    [0] Zuřivost stoupá, když Obrův útok selže.
   *[other] Zuřivost propukne s příštím útokem Obra, který ti ublíží.
  }
wraith-why-fearless-step = Akce beze strachu patří do tvojí fáze, před tvoje karty a za ně.
wraith-why-fearless-inside = Mezi akcemi karty na akci beze strachu není místo: nejdřív kartu dokonči.
wraith-why-fearless-twice = Než si troufneš na další, dokonči tuhle akci beze strachu.
wraith-why-skill-full = { $n ->
    [one] V zásobě „{ $skill }“ je ještě { $n } žeton: dovednost se spustí, až se zásoba vyprázdní.
    [few] V zásobě „{ $skill }“ jsou ještě { $n } žetony: dovednost se spustí, až se zásoba vyprázdní.
   *[other] V zásobě „{ $skill }“ je ještě { $n } žetonů: dovednost se spustí, až se zásoba vyprázdní.
  }
wraith-why-skill-waits = Dovednost „{ $skill }“ je spuštěná, ale nejdřív se dokončí, co je rozdělané.
wraith-why-skill-at-work = Dovednost „{ $skill }“ právě působí a její zásoba se doplní, až skončí.
wraith-why-skill-dead = Zásoba „{ $skill }“ je prázdná a Obr už nemá žeton, kterým by se doplnila.

wraith-why-attack = Kartu „{ $giantcard }“ zasáhne útok na její slabé místo, { $spot }.
wraith-why-aim-at-foothold = Kartu „{ $giantcard }“ zasáhneš přes její stup: miř na { $place }.
wraith-why-bow-misses = Slabé místo karty „{ $giantcard }“ je { $spot }, ale luk zasahuje jen stupy, které { $from ->
    [zem] sousedí se zemí
   *[other] sousedí s { $from }
  }.
wraith-why-sword-misses = Slabé místo karty „{ $giantcard }“ je { $spot }, ale meč zasahuje jen { $from ->
    [zem] na zemi
   *[other] na { $from }
  }, kde stojíš.
wraith-why-fireworks-hit = Ohňostroj zasáhne kartu „{ $giantcard }“ i bez míření: odpal ho.
wraith-why-fireworks-miss = Slabé místo karty „{ $giantcard }“ je { $spot }, ale ohňostroj zasahuje jen { $from ->
    [zem] na zemi
   *[other] na { $from }
  } a hned vedle.
wraith-why-unwounded = Karta „{ $giantcard }“ ještě nemá žádné zranění, a vybrat jde jen zraněnou kartu.
wraith-why-scar = Karta „{ $giantcard }“ je jizva: nemá slabé místo a zasáhnout ji nejde.
wraith-why-scar-above = „{ $giantcard }“ je jizva nad řadou: počítá se, ale zasáhnout ji nejde.
wraith-why-card-gone = Karta „{ $giantcard }“ už v řadě není.
wraith-why-not-in-row = Karta „{ $giantcard }“ neleží v řadě, takže její slabé místo není odkryté.

wraith-why-first-spell = Nejdřív řekni, jestli sesíláš „{ $spell }“.
wraith-why-first-target = Nejdřív řekni, která karta zranění dostane.
wraith-why-first-wounds = Nejdřív řekni, kolik zranění dostane karta „{ $giantcard }“.
wraith-why-first-pay = Nejdřív řekni, kolik žetonů dá zásoba „{ $skill }“.
wraith-why-first-skill = Zásoba dovednosti se vyprázdnila: nejdřív dovednost použij, nebo nech být.
wraith-why-first-discard = Je fáze obnovy: odhazuj karty, nebo si je nech a lízni.
wraith-why-first-pushed = Obr s tebou mrští: nejdřív zvol cestu.
wraith-why-first-stumble = Stup povoluje: nejdřív zvol, kam dopadneš.

## Jak boj skončil
wraith-result-win-health = Obr krvácel, až mu nic nezbylo.
wraith-result-win-scars = Obr nese příliš mnoho jizev a obrací se zpět.
wraith-result-lose-village = Obr došel do vesnice.
wraith-result-lose-stamina = Mátoze nezbyly síly k boji.
wraith-result-lose-wounds = Mátoha podlehla svým zraněním.

## Volby přípravy
wraith-setup-giant = Obr, který jde na vesnici.
wraith-setup-wraith = Věk Mátohy, která se mu postaví.
wraith-setup-footholds = Nebezpečné stupy: žetony, které pod ní povolí.
wraith-setup-tokens = Kolik žetonů stupů; 0 je doporučený počet.
wraith-setup-gauntlet = Zkouška: kam tě vrátí porážka.
wraith-setup-own-symbols-count = Vlastní symboly karty se počítají i pro její akce.
wraith-setup-top-climb-forced = Výstup na vrcholu musí vést přes vrchol.
wraith-setup-rage-on-harmless-hit = Rána, která jen pohne nebo omráčí, zvyšuje zuřivost.
wraith-setup-stun-blocks-healing = Omráčená první karta položená lícem dolů neléčí ani nelízá.
wraith-setup-air-draw = Po žetonu Vzduchu čtyři karty nahradí obnovenou ruku, nebo k ní přibudou.

## Proč: co mluví pro možnost a co proti ní
wraith-reason-win = Tím souboj vyhraješ.
wraith-reason-end = To by byl tvůj konec.
wraith-reason-hit = { $n ->
    [one] Dá Obrovi 1 zranění; zbývá { $left }.
    [few] Dá Obrovi { $n } zranění; zbývá { $left }.
   *[other] Dá Obrovi { $n } zranění; zbývá { $left }.
  }
wraith-reason-scar = Udělá jizvu: { $n } z { $limit }.
wraith-reason-held = Zadrží kartu { $giantcard }: zraněná karta neútočí.
wraith-reason-symbols = Její symboly posílí útoky v dalších kolech.
wraith-reason-heal = { $n ->
    [one] Vyléčí 1 zranění.
    [few] Vyléčí { $n } zranění.
   *[other] Vyléčí { $n } zranění.
  }
wraith-reason-price = { $n ->
    [one] Stojí 1 zranění; dalších { $left } by byl konec.
    [few] Stojí { $n } zranění; dalších { $left } by byl konec.
   *[other] Stojí { $n } zranění; dalších { $left } by byl konec.
  }
wraith-reason-shield = { $n ->
    [one] Odvrátí 1 zranění.
    [few] Odvrátí { $n } zranění.
   *[other] Odvrátí { $n } zranění.
  }
wraith-reason-calm = { $n ->
    [one] Zuřivost klesne o 1 pole.
    [few] Zuřivost klesne o { $n } pole.
   *[other] Zuřivost klesne o { $n } polí.
  }
wraith-reason-safe = Místo: { $place }. Sem z řady nic nedosáhne.
wraith-reason-struck = Místo: { $place }. Obr tě tu zasáhne s pravděpodobností { $odds } %, { $n ->
    [0] ale nezraní.
    [one] v nejhorším za 1 zranění.
    [few] v nejhorším za { $n } zranění.
   *[other] v nejhorším za { $n } zranění.
  }
wraith-reason-fatal = Místo: { $place }. Obr tě tu zasáhne s pravděpodobností { $odds } % a s pravděpodobností { $fatal } % je konec.
wraith-reason-near = Místo: { $place }. Odtud je na dosah víc slabých míst.
wraith-reason-keep = Tvé karty jsou stejně dobré jako to, co by dal balíček.
wraith-reason-discard = { $card }: většina karet v balíčku ti pomůže víc.
wraith-reason-good-card = { $card }: lepší než většina karet v balíčku.
