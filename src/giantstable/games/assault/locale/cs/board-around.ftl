### Assault of the Giants: co leží v prohlížeči kolem mapy: fondy, události, balíčky, rasy u stolu, vlastní ruka, karty ke čtení.

## Karty ke čtení
assault-around-read = Přečíst kartu: { $card }
assault-around-kind = { $kind ->
    [command] Rozkaz
    [event] Událost
    [special] Vlastní událost ({ $race })
    [spell] Kouzlo
    [unit] { $rank } ({ $race })
    [slayer] Lovec obrů
   *[resource] Zdroj
  }
assault-around-strength = Síla
assault-around-strength-meaning = kostky, které přináší do bitvy
assault-around-fortitude = Odolnost
assault-around-fortitude-meaning = poškození, které ji zraní nebo porazí
assault-around-value = Hodnota Řádu
assault-around-value-meaning = cena v bodech náboru a body, které dá, když je poražena
assault-around-copies = { $n ->
    [one] Je jen jedna
    [few] Jsou { $n }
   *[other] Je jich { $n }
  }
assault-around-in-supply = v zásobě { $n }
assault-around-waits = Do hry ji přivede jen událost.
assault-around-displaces = Stojí-li tam, kam přichází, jiný šampion, vrátí se ten do zásoby.
assault-around-ability = Schopnost „{ $ability }“
assault-around-ability-now = Při rozkazu Vůdce: { $does }
assault-around-ability-lasting = Dokud leží v řadě: { $does }
assault-around-ability-none = Žádná schopnost; kde bojuje, platí přehození za rozkaz Vůdce.
assault-around-spell-half = { $half ->
    [advanced] { $name } (pokročilé, stojí Artefakt)
   *[basic] { $name }
  }
assault-around-spell-when = Sesílá se { $time }
assault-around-resource-use = { $use ->
    [recruit] Při rozkazu Nábor
    [attack] Při tvém útoku
    [battle] V každé bitvě
    [spell] Na pokročilé kouzlo
   *[event] Na událost
  }
assault-around-resource-copies = v celé hře { $n }
assault-around-owners = Kdo ji má
assault-around-nobody = nikdo
assault-around-power = Schopnost, dokud je zdravý: { $does }
assault-around-prices = Nábor: { $recruit ->
    [one] 1 akce
    [few] { $recruit } akce
   *[other] { $recruit } akcí
  }. Krok: { $move ->
    [one] 1 akce
    [few] { $move } akce
   *[other] { $move } akcí
  }. Útok: { $attack ->
    [one] 1 akce
    [few] { $attack } akce
   *[other] { $attack } akcí
  } za každého.
assault-around-slayer-at = { $where ->
    [board] { $wounded ->
        [yes] Je v oblasti { $region }, zraněný
       *[no] Je v oblasti { $region }
      }
   *[off] Není na plánu
  }
assault-around-comes-to = Kdyby se zahrál teď

## Čísla řady
assault-around-left = { $n ->
    [0] vlevo nic
    [one] vlevo 1 karta
    [few] vlevo { $n } karty
   *[other] vlevo { $n } karet
  }
assault-around-right = { $n ->
    [0] vpravo nic
    [one] vpravo 1 karta
    [few] vpravo { $n } karty
   *[other] vpravo { $n } karet
  }
assault-around-sum = { $once } + { $left }
assault-around-sum-words = natištěno { $once }, za karty vlevo { $left }

## Fondy a část hry
assault-around-stage = { $stage ->
    [draft] Výběr prvních karet
    [normal] Domovy jsou v bezpečí
    [final-ordning] Konečný Řád
   *[endgame] Konec hry
  }
assault-around-stage-meaning = { $stage ->
    [draft] Každý si vybere karty do začátku.
    [normal] Dokud není 1. fond prázdný, nikdo nesmí zaútočit na domov ani se zastavit v cizím.
    [final-ordning] Útočit lze na každý domov. Až bude prázdný 2. fond, začne Konec hry.
   *[endgame] Kolo se dohraje a pak má každý ještě jeden tah.
  }
assault-around-round = { $n }. kolo
assault-around-to-come = { $n ->
    [0] Tohle je poslední tah
    [one] Po tomto tahu ještě 1
    [few] Po tomto tahu ještě { $n }
   *[other] Po tomto tahu ještě { $n }
  }
assault-around-pools = Zbývající body Řádu
assault-around-pool = { $pool }. fond
assault-around-pool-left = { $pool }. fond: zbývá { $n } z { $all }

## Události
assault-around-events = Události
assault-around-events-none = Žádná událost není otočená.
assault-around-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
assault-around-claim = Splnit ji
assault-around-met = { $met ->
    [yes] : splněno
   *[no] : chybí
  }
assault-around-have = { $have } z { $need }
assault-around-rune = { $rune ->
    [owned] { $resource }: máš ji
    [spared] { $resource }: není třeba
   *[missing] { $resource }: chybí
  }
assault-around-rune-other = { $rune ->
    [owned] { $resource }: mají ji
    [spared] { $resource }: není třeba
   *[missing] { $resource }: chybí
  }
assault-around-asks = Žádá
assault-around-without-rune = Bez runy, když: { $needs }
assault-around-reward = Navíc: { $does }
assault-around-lasting = Od té doby: { $does }
assault-around-repeatable = Lze ji splnit znovu a znovu.
assault-around-others = Ostatní
assault-around-close = { $race }: { $ready ->
    [yes] mohou ji splnit
   *[no] { $met } z { $all }
  }
assault-around-token = Její žeton leží v oblasti { $region }

## Balíčky
assault-around-piles = Balíčky
assault-around-pile = { $pile ->
    [resources] Zdroje
    [spells] Kouzla
   *[events] Události
  }
assault-around-deck = { $n ->
    [0] balíček prázdný
   *[other] v balíčku { $n }
  }
assault-around-discard = { $n ->
    [0] nic odhozeno
   *[other] odhozeno { $n }
  }
assault-around-browse = Prohlédnout { $pile ->
    [resources] odhozené zdroje
   *[spells] odhozená kouzla
  }: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  }
assault-around-discard-title = { $pile ->
    [resources] Odhozené zdroje
   *[spells] Odhozená kouzla
  }
assault-around-discard-order = Vrchní karta je první.
assault-around-discard-empty = Nic není odhozeno.
assault-around-spells-gone = Mimo hru
assault-around-face-up = Karty na výběr
assault-around-count = { $n }×

## Rasy, které nikdo nehraje
assault-around-npcs = Obři, které nikdo nehraje
assault-around-npc-passive = Stojí na místě a jen se brání.
assault-around-npc-defence = V každé bitvě smějí, každé jednou:
assault-around-npc-decides = { $who ->
    [you] Rozhoduješ za ně ty: sedíš po pravici útočníka.
    [race] Rozhoduje za ně soused po pravici útočníka, v této bitvě: { $race }.
   *[neighbour] Rozhoduje za ně ten, kdo sedí po pravici útočníka.
  }
assault-around-npc-auto = Rozhoduje za ně pevné pravidlo.
assault-around-npc-where = { $region }: { $n }
assault-around-npc-fallen = nikdo nezbyl

## Rasy u stolu
assault-around-seats = Rasy
assault-around-you = ty
assault-around-active = na tahu
assault-around-own-points = { $n ->
    [one] 1 bod Řádu
    [few] { $n } body Řádu
   *[other] { $n } bodů Řádu
  }
assault-around-row = Řada rozkazů
assault-around-row-empty = Zatím v ní neleží žádný rozkaz.
assault-around-hand = V ruce
assault-around-hand-empty = V ruce není žádný rozkaz.
assault-around-row-short = Řada: { $row }. V ruce: { $hand }.
assault-around-none = nic
assault-around-resources = Zdroje
assault-around-resources-none = Žádné zdroje
assault-around-spells = { $n ->
    [0] Žádné kouzlo
    [one] 1 kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
  }
assault-around-regions = { $n ->
    [one] 1 oblast
    [few] { $n } oblasti
   *[other] { $n } oblastí
  }
assault-around-done-events = { $n ->
    [0] Žádná splněná událost
    [one] 1 splněná událost
    [few] { $n } splněné události
   *[other] { $n } splněných událostí
  }
assault-around-supply = Zásoba
assault-around-supply-empty = Všichni jsou na plánu.
assault-around-waiting = Čeká na událost: { $unit }
assault-around-special = Vlastní událost navrchu
assault-around-special-none = Všechny vlastní události jsou splněné.
assault-around-completed = Splněno
assault-around-leaders = Vůdci
assault-around-leader-state = { $state ->
    [healthy] v pořádku, v oblasti { $region }
    [wounded] zranění, v oblasti { $region }
    [fallen] na plánu teď chybí
   *[waiting] ještě není ve hře
  }
assault-around-works = { $works ->
    [yes] Schopnost teď platí
   *[no] Schopnost teď neplatí
  }
assault-around-dice = Kostky
assault-around-die-special = Zvláštní kostka ({ $race })
assault-around-die-standard = Běžná kostka
assault-around-limit = V jedné oblasti nejvýš { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
  }

## Vlastní ruka
assault-around-yours = Tvoje rasa: { $race }
assault-around-commands = Rozkazy
assault-around-spell-hand = Kouzla
assault-around-spell-hand-empty = Nemáš žádné kouzlo. Dobírají se rozkazem Magie.
assault-around-castable = lze seslat teď
assault-around-artifact = za Artefakt
assault-around-nothing-now = Teď by neudělal nic.
assault-around-instead = nebo { $does }
assault-around-income = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  } za oblasti, kde leží { $marker }
assault-around-times = { $n }×: { $does }
