# Assault of the Giants: proč je volba dobrá nebo špatná, vždy jedna krátká věta.

## Tah
assault-reason-points = Mělo by to vynést asi { $points ->
    [one] 1 bod Řádu
    [few] { $points } body Řádu
   *[other] { $points } bodů Řádu
  }.
assault-reason-little = Teď to nepřinese skoro nic.
assault-reason-grows = Získává z každého rozkazu nalevo: později bude mít větší cenu.
assault-reason-left = { $n ->
    [one] Posiluje to rozkaz nalevo.
    [few] Posilují to { $n } rozkazy nalevo.
   *[other] Posiluje to { $n } rozkazů nalevo.
  }
assault-reason-learnt = Mnoho her ukázalo, že { $command } je teď lepší, než se zdá.
assault-reason-learnt-not = Mnoho her ukázalo, že { $command } je teď horší, než se zdá.
assault-reason-row = { $n ->
    [one] Do ruky se ti vrátí 1 rozkaz.
    [few] Do ruky se ti vrátí { $n } rozkazy.
   *[other] Do ruky se ti vrátí { $n } rozkazů.
  }
assault-reason-row-short = Tvá řada je zatím krátká.
assault-reason-slayers = Lovci obrů mohou zaútočit za tebe.
assault-reason-heals = Zranění se uzdraví.
assault-reason-spell = Kouzlo pomůže hned.
assault-reason-spell-gone = Seslané kouzlo je pryč.
assault-reason-event = Událost má cenu asi { $points ->
    [one] 1 bodu Řádu
    [few] { $points } bodů Řádu
   *[other] { $points } bodů Řádu
  } a nikdo ti ji už nevezme.

## Boje
assault-reason-battle = { $points ->
    [0] Útok by jim měl ublížit.
    [one] Útok by měl vynést asi 1 bod Řádu.
    [few] Útok by měl vynést asi { $points } body Řádu.
   *[other] Útok by měl vynést asi { $points } bodů Řádu.
  }
assault-reason-conquest = Oblast padne s pravděpodobností { $percent } %: { $region }.
assault-reason-losses = { $points ->
    [0] Můžeš mít zraněné.
    [one] Tvé ztráty mohou dát asi 1 bod Řádu.
    [few] Tvé ztráty mohou dát asi { $points } body Řádu.
   *[other] Tvé ztráty mohou dát asi { $points } bodů Řádu.
  }
assault-reason-ruin = S pravděpodobností { $percent } % nezbude z útočníků nikdo.
assault-reason-denied = Mohla by se tam splnit Událost: { $race }.
assault-reason-safe = Kdo zůstane mimo bitvu, je v bezpečí.
assault-reason-slayers-hurt = Bez tvého rizika tím utrpí: { $race }.
assault-reason-slayers-own = Stojí tam tvoji vlastní obři.

## Země a jednotky
assault-reason-land = Tu oblast se vyplatí mít: { $region }.
assault-reason-leaves = Jedna oblast by zůstala prázdná: { $region }.
assault-reason-danger = Vedle stojí silnější nepřátelé: { $region }.
assault-reason-errand = Tvá příští Událost tam někoho potřebuje: { $region }.
assault-reason-march = Je to první krok dobrého pochodu.
assault-reason-meal = Za Jídlo bude o jednotku víc.
assault-reason-champion = Nikdo není lepší než šampion.
assault-reason-leader = S vůdcem můžeš házet znovu.
assault-reason-strength = Bojuje se Silou { $n }.
assault-reason-cheapest = Nikdo jiný nestojí méně.
assault-reason-gives = { $points ->
    [one] Má cenu 1 bodu Řádu.
    [few] Má cenu { $points } bodů Řádu.
   *[other] Má cenu { $points } bodů Řádu.
  }

## Karty
assault-reason-card = Další karta se bude hodit: { $resource }.
assault-reason-missed = Ta karta ti bude chybět: { $resource }.
assault-reason-blood = Zranění oslabí armádu.
