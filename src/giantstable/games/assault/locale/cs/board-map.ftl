### Assault of the Giants: co říká mapa v prohlížeči.

assault-map = Mapa Divokého pomezí
assault-map-title = Divoké pomezí
assault-map-keys = Šipky vedou z oblasti do oblasti, Enter vybírá. Mezerník vede k tomu, co v oblasti stojí, šipky mezi tím, Escape zpět. N a P vedou k tomu, co smíš vybrat. Plus, minus a 0 mění přiblížení.
assault-map-closer = Přiblížit
assault-map-wider = Oddálit
assault-map-whole = Celá mapa

## Co leží v oblasti
assault-map-nobody = Nikdo tu není
assault-map-army = { $race }, { $n } z nejvýše { $limit }: { $units }
assault-map-pile = { $n ->
    [one] { $soldier }
    [few] { $n } × { $soldier }
   *[other] { $n } × { $soldier }
  }
assault-map-soldier = { $n ->
    [one] { $soldier }
    [few] { $n } × { $soldier }
   *[other] { $n } × { $soldier }
  }: Síla { $strength }, Odolnost { $fortitude }, hodnota Řádu { $value }
assault-map-slayer = Lovec obrů { $slayer }{ $wounded ->
    [yes] { " (zraněný)" }
   *[no] { "" }
  }: Síla { $strength }, Odolnost { $fortitude }
assault-map-event = Událost „{ $event }“: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  }, { $rune }
assault-map-home = Domov: { $race }, { $open ->
    [yes] otevřený všem
   *[no] ostatním zavřený
  }
assault-map-castle = Nad oblastí se vznáší Lyn Armaal
assault-map-on-the-way = Na cestě: { $soldier }
assault-map-paid = Průchod je v tomto tahu zaplacen
assault-map-forged = Vykováno pro Vonindoda: { $n }
assault-map-fed = Jídlo, které snědla Guh: { $n }
