### Assault of the Giants: co říká deska v prohlížeči o tom, co kdo dělá.

assault-board-drawers = Co leží vedle mapy
assault-board-drawer = { $drawer ->
    [doing] Na tahu
    [hand] Moje karty
    [events] Události
   *[seats] Rasy
  }
assault-board-curtain-about = Za oponou leží kouzla a body Řádu. Ať na obrazovku nevidí nikdo jiný.
assault-board-for-npc = Nikdo za ně nehraje, rozhoduješ ty: { $race }.
assault-board-to-battle = K bitvě
assault-board-choices = Co se tu dá dělat
assault-board-take-here = jednotky odtud mohou jít

## Každý panel
assault-doing = Co teď děláš
assault-doing-left = { $of ->
    [maneuvers] { $n ->
        [one] manévr zbývá
        [few] manévry zbývají
       *[other] manévrů zbývá
      }
    [recruit-points] { $n ->
        [one] bod náboru zbývá
        [few] body náboru zbývají
       *[other] bodů náboru zbývá
      }
    [exchange] { $n ->
        [one] karta nejvýše
        [few] karty nejvýše
       *[other] karet nejvýše
      }
    [wounds] zranění k rozdání
    [damage] poškození zbývá
    [dice] { $n ->
        [one] další kostka
        [few] další kostky
       *[other] dalších kostek
      }
    [spells] { $n ->
        [one] kouzlo si necháš
        [few] kouzla si necháš
       *[other] kouzel si necháš
      }
    [riders] { $n ->
        [one] další jednotka s hradem
        [few] další jednotky s hradem
       *[other] dalších jednotek s hradem
      }
    [markers] { $n ->
        [one] další značka
        [few] další značky
       *[other] dalších značek
      }
    [cards] { $n ->
        [one] další karta
        [few] další karty
       *[other] dalších karet
      }
    [relocations] { $n ->
        [one] další jednotka
        [few] další jednotky
       *[other] dalších jednotek
      }
    [healing] { $n ->
        [one] léčení zbývá
        [few] léčení zbývají
       *[other] léčení zbývá
      }
   *[actions] { $n ->
        [one] akce zbývá
        [few] akce zbývají
       *[other] akcí zbývá
      }
  }
assault-board-left = { $race }: { $n } { $what }
assault-soldier-numbers = Síla { $strength }, Odolnost { $fortitude }, hodnota { $value }

## Kroky tahu
assault-steps = Tvůj tah
assault-step = { $step ->
    [claim] Splň událost
    [cast] Sešli kouzla
   *[command] Zahraj rozkaz
  }
assault-step-in-hand = Vezmi jeden z ruky; ukaž na něj a uvidíš, co by teď udělal.
assault-step-state = { $state ->
    [done] v tomto tahu hotovo
    [open] { $step ->
        [claim] teď, nebo v tomto tahu vůbec
        [cast] před rozkazem, kolik chceš
       *[command] potom tah končí
      }
   *[none] { $step ->
        [claim] žádnou nelze splnit
        [cast] žádné kouzlo nelze seslat
       *[command] žádný
      }
  }

## Na cestě
assault-march = { $kind ->
    [maneuver] Pohyb jednotek
    [onward] Musí jít dál
    [relocate] Přenes jednotky
    [slayer-recruit] Kdo přijde kam?
    [slayer-move] Kdo půjde kam?
   *[slayer-attack] Kdo zaútočí kde?
  }
assault-march-onward = { $soldier } nemůže zůstat zde: { $region }.
assault-march-who = Kdo jde
assault-march-where = Kam
assault-march-take = Vezmi jednotku zde nebo na mapě a pak řekni, kam jde. Nebo ji tam přetáhni.
assault-way = { $kind ->
    [stop] může tam zůstat
    [pass] může jen projít
    [price] projde za kartu
   *[danger] projde za zranění nebo život
  }
assault-way-short = { $kind ->
    [pass] jen projde
    [price] za kartu
   *[danger] za krev
  }
assault-price = { $price ->
    [card] průchod stojí kartu
    [wound] průchod stojí zranění
    [death] průchod stojí život
   *[none] průchod nestojí nic
  }
assault-ends = { $ends ->
    [pass] projde a jde dál
   *[stop] může tam zůstat
  }

## Oblast, voják, karta
assault-places = { $kind ->
    [mark] Kam přijde { $marker }?
    [castle] Kam popluje Lyn Armaal?
    [return-to] Kam se vrátí { $unit }?
   *[other] Ve které oblasti?
  }
assault-places-map = Oblasti svítí na mapě.
assault-soldiers = { $kind ->
    [room] Příliš mnoho jednotek ({ $region }): kdo jde zpět do zásoby?
    [ride] Kdo poletí s hradem ({ $region })?
    [shift] Kdo se přesune: { $region } → { $to }?
    [hold-back] Kdo se neúčastní útoku ({ $to })?
    [stay-behind] Kdo nevstoupí ({ $region })?
    [heal] Kdo se vyléčí?
   *[spell-aim] Koho kouzlo zasáhne?
  }
assault-cards = { $kind ->
    [pick] Vyber si kartu zdroje
    [passage] { $soldier } ({ $region }): čím zaplatí?
    [take] Jednu z odhazovacího balíčku?
   *[other] Vezmi jednu z odhazovacího balíčku
  }
assault-spells = { $kind ->
    [keep] Které kouzlo si necháš?
   *[spells] Studium magie
  }
assault-spell-when = Sesílá se
assault-spends = Máš { $n } × { $resource }.
assault-castle-here = vznáší se nad ní Lyn Armaal
assault-passage-paid = průchod je v tomto tahu zaplacen

## Nábor
assault-shop = Nábor
assault-shop-unit = Jednotka
assault-shop-price = Cena
assault-shop-supply = Zásoba
assault-shop-where = Kde
assault-shop-why = proč ne?
assault-shop-eat = Jídlo za bod náboru

## Obchod
assault-trade = Obchod
assault-trade-with = S kým
assault-trade-give = Dáváš { $n }, nejvýše { $limit }
assault-trade-want = Chceš od nich ({ $race }): { $n }
assault-trade-empty = žádné karty
assault-trade-less = O jednu méně: { $card }
assault-trade-more = O jednu více: { $card }
assault-trade-number = Kolik: { $card }
assault-trade-propose = { $way ->
    [offer] Nabídnout tento obchod
    [trade] Vynutit tento obchod
   *[deck] Vyměnit je
  }
assault-trade-about = { $way ->
    [offer] Mohou souhlasit, nebo odmítnout. Odmítnutá nabídka nic nestojí; v jednom rozkazu tři nabídky.
    [trade] Musí vrátit stejně karet a sami si vyberou které.
   *[deck] Tyto karty odhodíš a stejně jich dobereš; jedna může být z odhazovacího balíčku.
  }
assault-trade-answer = { $kind ->
    [return] { $race }: vynucený obchod
   *[agree] { $race }: nabídka
  }
assault-trade-they-give = Dostaneš
assault-trade-they-want = Dáš
assault-trade-nothing = nic

## Útoky
assault-attack = Útok
assault-attack-from = { $race }; odkud: { $from }
assault-attack-shift = prázdná: přesun, odkud: { $from }
assault-attack-in = { $region }: { $race }
assault-attack-conquest = dobytí
assault-attack-points = bodů
assault-attack-average = { $n }
assault-odds-conquest = Dobytí { $n } ze 100
assault-odds-dice = Kostky: { $mine } proti { $theirs }
assault-odds-points = Bodů v průměru: { $mine } tobě, { $theirs } jim
assault-odds-falls = Padnou všichni: { $mine } % tvoji, { $theirs } % jejich
assault-odds-slayers-fall = Padnou všichni: { $theirs } % obři, { $mine } % lovci obrů
assault-odds-slayers-points = V průměru: bodů tobě { $mine }, karet jim { $cards }
assault-odds-how = { $who ->
    [giants] Přesné šance: obě strany znovu hodí špatné kostky, pokud smějí, a nikdo nesesílá kouzla ani neutrácí karty.
   *[slayers] Přesné šance: obě strany znovu hodí špatné kostky, pokud smějí, Hookova schopnost se použije, když slibuje víc, a nikdo nesesílá kouzla ani neutrácí karty.
  }

## Lovci obrů
assault-slayer-phases = Lovci obrů
assault-slayer-phase = { $phase ->
    [slayer-recruit] 1. Nábor
    [slayer-move] 2. Pohyb
   *[slayer-attack] 3. Útok
  }

## Než něco zůstane ležet
assault-caution = { $kind ->
    [maneuver] { $n ->
        [one] Zbývá 1 manévr a jednotky by ještě mohly jít.
        [few] Zbývají { $n } manévry a jednotky by ještě mohly jít.
       *[other] Zbývá { $n } manévrů a jednotky by ještě mohly jít.
      }
    [recruit] { $n ->
        [one] Zbývá 1 bod náboru, propadl by.
        [few] Zbývají { $n } body náboru, propadly by.
       *[other] Zbývá { $n } bodů náboru, propadly by.
      }
    [relocate] Ještě se mohou přenést další jednotky.
    [heal] Ještě se mohou léčit další jednotky.
    [attack] Ještě můžeš zaútočit.
    [mark] Ještě můžeš položit značku.
    [partner] Ještě můžeš obchodovat.
    [leader-do] Vůdce ještě může něco udělat.
    [spells] Ještě si můžeš vzít kouzlo.
    [forge] Ještě můžeš kovat.
    [scavenge] Ještě si můžeš vzít kartu.
   *[slayer-attack] Lovci obrů ještě mohou zaútočit.
  }
assault-caution-claim = { $claim }: jen teď, přede vším ostatním.

## Co by volba udělala
assault-show-empty = Teď by neudělal nic, jen by ležel v řadě.
assault-show-left-cards = { $n ->
    [one] 1 karta vlevo od něj
    [few] { $n } karty vlevo od něj
   *[other] { $n } karet vlevo od něj
  }
assault-show-can = { $does ->
    [maneuvers] { $n ->
        [one] 1 manévr
        [few] { $n } manévry
       *[other] { $n } manévrů
      }
    [draw-resources] dober karty: { $n }
    [draw-from-regions] karty obsazených oblastí: { $n }
    [exchange] obchod, karet: { $n }
    [recruit-points] { $n ->
        [one] 1 bod náboru
        [few] { $n } body náboru
       *[other] { $n } bodů náboru
      }
    [leader-ability] co umí vůdce
    [return-leader] návrat vůdce
    [draw-spells] kouzla: { $n }
    [top-spell] vrchní odhozené kouzlo
    [battle] útok
    [shift] přesun
    [heal] léčení: { $n }
    [slayer-actions] akce lovců obrů: { $n }
    [take-back] vzít zpět rozkazy: { $n }
    [take-discarded] karta z odhazovacího balíčku
    [marker-income] za ležící značky
    [place-marker] nové značky: { $n }
    [spend-for-points] karty za body: { $n }
    [spend-for-marker] kování: { $n }
    [spend-for-cards] karty za jiné: { $n }
    [move-castle] Lyn Armaal popluje
    [relocate] přenést jednotky: { $n }
    [wound] zranit: { $n }
    [damage] poškození: { $n }
    [heal-region] léčení celé oblasti
   *[other] { $n }
  }{ $some ->
    [yes] { " " }({ $named })
   *[no] { "" }
  }{ $points ->
    [0] { "" }
    [one] { " " }za 1 bod
    [few] { " " }za { $points } body
   *[other] { " " }za { $points } bodů
  }
assault-show-points = { $n ->
    [one] 1 bod Řádu
    [few] { $n } body Řádu
   *[other] { $n } bodů Řádu
  }
assault-show-pays = stojí: { $card }
assault-show-no-rune = nestojí žádnou runu
assault-show-gains = dostaneš: { $cards }
assault-show-discards = odhodíš: { $cards }
assault-show-draws = z balíčku dobereš karet: { $n }
assault-show-shuffles = odhazovací balíček se kvůli tomu zamíchá
assault-show-trade = dát lze nejvýše karet: { $n }
assault-show-recruit = stojí { $price }, zbude { $left }
assault-show-left = potom zbude { $n }
assault-show-onward = odtud dál: { $regions }
assault-show-room = { $n ->
    [one] jedna jednotka se za to vrátí do zásoby
    [few] { $n } jednotky se za to vrátí do zásoby
   *[other] { $n } jednotek se za to vrátí do zásoby
  }: { $units }
assault-show-sent-back = { $soldier } jde zpět do zásoby{ $left ->
    [0] { "" }
   *[other] , ještě musí: { $left }
  }
assault-show-turned = { $wounded ->
    [yes] { $soldier } ({ $region }): zranění
   *[no] { $soldier } ({ $region }): vyléčení
  }{ $n ->
    [1] { "" }
   *[other] { " " }(×{ $n })
  }

## While others choose
assault-waiting = Rozhodují ostatní
assault-waiting-turn = Na tahu jsou { $race }.
assault-waiting-meanwhile = Zatím si můžeš přečíst každou kartu, podívat se, co která rasa má, a na mapě otevřít novinky a bitvy.
