### Assault of the Giants: co říká mapa v prohlížeči.

assault-map = Mapa Divokého pomezí
assault-map-title = Divoké pomezí
assault-map-keys = Šipky vedou z regionu do regionu, Enter vybírá. Mezerník vede k tomu, co v regionu stojí, šipky mezi tím, Escape zpět. N a P vedou k tomu, co smíš vybrat. Plus, minus a 0 mění přiblížení.
assault-map-closer = Přiblížit
assault-map-wider = Oddálit
assault-map-whole = Celá mapa

## Co leží v regionu
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
  }: Síla { $strength }, Odolnost { $fortitude }, Hodnota Řádu { $value }
assault-map-slayer = Zabiják obrů { $slayer }{ $wounded ->
    [yes] { " (zraněný)" }
   *[no] { "" }
  }: Síla { $strength }, Odolnost { $fortitude }
assault-map-event = Událost { $event }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  }, { $rune }
assault-map-home = Domov: { $race }, { $open ->
    [yes] otevřený všem
   *[no] ostatním zavřený
  }
assault-map-castle = Nad regionem se vznáší Lyn Armaal
assault-map-on-the-way = Na cestě: { $soldier }
assault-map-paid = Průchod je tento tah zaplacen
assault-map-forged = Vykováno pro Vonindoda: { $n }
assault-map-fed = Jídlo, které snědla Guh: { $n }
