### HeroScape vedle bojiště: karty armád, žetony rozkazů, kolo, výběr karet, jak bitva šla.

## Co je na kartě
heroscape-card-follows = generál { $general }
heroscape-card-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
  }
heroscape-card-side = Strana karty
heroscape-card-game = { $game ->
    [basic] Základní hra
   *[master] Mistrovská hra
  }
heroscape-card-number = { $number ->
    [life] Život
    [move] Pohyb
    [range] Dosah
    [attack] Útok
   *[defense] Obrana
  }
heroscape-card-species = { $species ->
    [human] člověk
    [soulborg] soulborg
    [orc] ork
    [marro] marro
    [dragon] drak
    [kyrie] kyrie
    [elf] elf
   *[other] { $species }
  }
heroscape-card-kind = { $kind ->
    [hero] { $rarity ->
        [unique] jedinečný
       *[common] běžný
      } hrdina
   *[squad] { $rarity ->
        [unique] jedinečná
       *[common] běžná
      } četa
  }
heroscape-card-class = { $class ->
    [agent] agent
    [agents] agenti
    [soldier] voják
    [soldiers] vojáci
    [deathwalker] deathwalker
    [champion] šampion
    [samurai] samurajové
    [warrior] válečnice
    [warriors] válečníci
    [warlord] vojevůdce
    [beast] bestie
    [archer] lučištník
    [guards] strážci
   *[other] { $class }
  }
heroscape-card-personality = { $personality ->
    [tricky] povaha lstivá
    [disciplined] povaha ukázněná
    [precise] povaha přesná
    [valiant] povaha udatná
    [ferocious] povaha zuřivá
    [wild] povaha divoká
    [merciful] povaha milosrdná
   *[other] { $personality }
  }
heroscape-card-size = { $size ->
    [small] malá velikost
    [medium] střední velikost
    [large] velká velikost
   *[huge] obří velikost
  }, výška { $height }
heroscape-card-figures = figurky: { $n }
heroscape-card-spaces = stojí na polích: { $n }

## Karta na stole
heroscape-card-look = Prohlédnout kartu { $unit }
heroscape-card-life-left = zbývá života: { $n } z { $all }
heroscape-card-figures-left = zbývá figurek: { $n } z { $all }
heroscape-card-marker = { $state ->
    [unknown] skrytý žeton rozkazu
    [shown] žeton rozkazu { $marker }, odkrytý
   *[hidden] žeton rozkazu { $marker }, dosud tajný
  }
heroscape-card-spirits = { $which ->
    [attack] duch: Útok +{ $n }
   *[defense] duch: Obrana +{ $n }
  }
heroscape-card-grenades-thrown = granáty vyhozeny
heroscape-card-scout = tvůj zvěd
heroscape-card-under = glyf: { $glyph }
heroscape-card-acts = je na tahu
heroscape-card-out = mimo hru
heroscape-card-figure = { $name }: { $fate ->
    [standing] na { $space }
    [in-box] ještě nerozestavěno
    [reserve] čeká na seskok
    [left-out] vynecháno
   *[destroyed] zničeno
  }{ $wounds ->
    [0] { "" }
   *[other] { ", zranění: " }{ $wounds }
  }

## Armády
heroscape-army = { $you ->
    [yes] Tvoje armáda
   *[no] Hráč { $player }
  }{ $name ->
    [none] { "" }
   *[other] { " (" }{ $name }{ ")" }
  }
heroscape-army-side = strana { $n }
heroscape-army-points = body na bojišti: { $n }
heroscape-army-empty = zatím žádná karta

## Žetony rozkazů
heroscape-orders = Žetony rozkazů
heroscape-orders-secret = Přetáhni ho na kartu, nebo kartu vyber. Kde leží, ví jen tvá strana.
heroscape-orders-stone = { $state ->
    [laid] leží na: { $unit }
    [now] polož ho teď
   *[later] přijde potom
  }

## Kolo
heroscape-track = Kolo
heroscape-track-basic = Základní hra
heroscape-track-gather = Před bitvou
heroscape-track-round = Kolo { $n }{ $all ->
    [0] { "" }
   *[other] { " z " }{ $all }
  }
heroscape-track-first = { $you ->
    [yes] začínáš ty
   *[no] začíná hráč { $player }
  }
heroscape-track-turn = { $you ->
    [yes] Tvůj tah
   *[no] Tah hráče { $player }
  } s žetonem { $marker }: { $state ->
    [done] hotovo
    [now] teď
   *[later] přijde
  }{ $unit ->
    [none] { "" }
   *[other] { ", " }{ $unit }
  }
heroscape-track-now = { $you ->
    [yes] Tvůj tah
   *[no] Tah hráče { $player }
  }{ $acting ->
    [yes] { ": " }{ $unit }
   *[no] { "" }
  }
heroscape-track-done = pohyby { $moved } z { $all }, útoky { $struck } z { $all }

## Výběr karet
heroscape-draft = Výběr karet
heroscape-draft-order = Pořadí karet
heroscape-draft-by = { $order ->
    [points] podle bodů
    [name] podle jména
   *[general] podle generála
  }
heroscape-draft-general = Generál
heroscape-draft-all-generals = všichni generálové
heroscape-draft-take = Vzít, body: { $n }
heroscape-draft-points = body { $spent } z { $all }, zbývá { $left }
heroscape-draft-complete = hotovo
heroscape-draft-not-now = teď ji vzít nemůžeš
heroscape-draft-others = Vybírají ostatní.

## Jak to stojí
heroscape-goals = Jak se vyhrává
heroscape-specials = Zvláštní pravidla
heroscape-progress = Jak to stojí
heroscape-progress-rounds = zbývá kol: { $n } z { $all }
heroscape-progress-space = { $space }: { $player ->
    [0] nikdo tam nestojí
   *[other] stojí tam hráč { $player }
  }
heroscape-progress-gas = plyn až po úroveň { $n }
heroscape-progress-truce = příměří trvá

## Formulář bitvy
heroscape-sheet-players = hráči: { $players }
heroscape-sheet-rounds = { $n ->
    [0] do poslední figurky
   *[other] kola nejvýš: { $n }
  }
heroscape-sheet-given = V základní hře dává každému hráči armádu scénář.
heroscape-sheet-side = strana { $n }
heroscape-sheet-points = body: { $n }
heroscape-sheet-has = Má i tak: { $cards }
heroscape-sheet-choose = Vybrat karty
heroscape-sheet-suggest = Navrhnout armádu
heroscape-sheet-leave = Nechat doma: { $card }
heroscape-sheet-done = Hotovo
heroscape-sheet-dear = { $n }: příliš drahé
heroscape-sheet-picked = { $n ->
    [1] Vybráno
   *[other] Vybráno, krát { $n }
  }
heroscape-sheet-others = Také v armádě hráčů: { $players }

## Jak bitva šla
heroscape-result-turning = Zlom bitvy.
heroscape-result-swing = { $game ->
    [basic] { $what }: body ve prospěch strany { $side }: { $n }.
   *[master] Kolo { $round }, { $what }: body ve prospěch strany { $side }: { $n }.
  }
heroscape-result-points = { $game ->
    [basic] Body tah po tahu
   *[master] Body kolo po kole
  }
heroscape-result-reading = hráč { $player }: { $n }
heroscape-result-kills = Kdo koho přemohl
heroscape-result-ending = Jak to skončilo. Stojí: { $standing }, padlo (×): { $fallen }
heroscape-result-not-told = O bitvě teď nelze vyprávět.

heroscape-progress-goal = strana { $side }: { $have } z { $need }{ $away ->
    [-1] { "" }
   *[other] { ", vzdálenost polí: " }{ $away }
  }
