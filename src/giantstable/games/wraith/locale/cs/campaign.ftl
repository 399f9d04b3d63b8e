### Wraith & the Giants: stránka kampaně. Příběh sám je ve story.ftl, slovníček v game.ftl.
### Průchod je jedna cesta všemi boji; zkouška je průchod, ve kterém prohra stojí víc než jeden boj.

wraith-campaign-modes = Cesty skrz boje
wraith-campaign-mode = { $mode ->
    [campaign] Kampaň
    [impossible] Nemožná
   *[insane] Šílená
  }
wraith-campaign-gauntlet = Zkouška: { $mode ->
    [impossible] nemožná
   *[insane] šílená
  }
wraith-campaign-rule = { $mode ->
    [campaign] Dvanáct bojů, jeden po druhém. Prohraný boj se bojuje znovu, a co je vyhráno, zůstává vyhráno.
    [impossible] Prohraješ boj, a Mátoha, za kterou hraješ, začíná znovu u svého prvního Obra. Dřívější Mátohy jsou v bezpečí.
   *[insane] Prohraješ boj, kterýkoli, a všechno začíná znovu od úplně prvního.
  }

## Mapa
wraith-campaign-map = Cesta vzhůru
wraith-campaign-map-keys = Šipky vedou od boje k boji.
wraith-campaign-village = Stennick: číst, jak to začalo
wraith-campaign-village-name = Stennick
wraith-campaign-station = { $n }. { $wraith }, { $giant }: { $state ->
    [won] vyhráno, číst příběh znovu
    [under-way] boj probíhá
    [current] příští boj
   *[ahead] ještě čeká
  }
wraith-campaign-ahead = { $left ->
    [0] Sem lampa ještě nedosvítí.
    [one] Sem lampa ještě nedosvítí: předtím čeká jeden boj.
    [few] Sem lampa ještě nedosvítí: předtím čekají { $left } boje.
   *[other] Sem lampa ještě nedosvítí: předtím čeká { $left } bojů.
  }
wraith-campaign-not-begun = Tahle zkouška ještě nezačala.

## Příští boj
wraith-campaign-fight = Boj { $n } z { $all }
wraith-campaign-attempt = Pokus { $n }
wraith-campaign-footholds-on = Nebezpečné stupy
wraith-campaign-under-way = Probíhá
wraith-campaign-go = Do boje
wraith-campaign-continue = Zpět do boje
wraith-campaign-give-up = Vzdát
wraith-campaign-read-before = Příběh
wraith-campaign-read-end = Jak skončil poslední boj

wraith-campaign-give-up-title = Vzdát tenhle boj?
wraith-campaign-give-up-meaning = { $mode ->
    [campaign] Počítá se jako prohraný. Zůstaneš, kde jsi, a bojuješ znovu od začátku.
    [impossible] Počítá se jako prohraný: Mátoha, za kterou hraješ, začíná znovu u svého prvního Obra.
   *[insane] Počítá se jako prohraný: všechno začíná znovu od úplně prvního boje.
  }
wraith-campaign-give-up-do = Vzdát to
wraith-campaign-keep-on = Bojovat dál

wraith-campaign-terms = Podmínky

## Konec průchodu
wraith-campaign-finished = Všechny boje jsou vyhrané
wraith-campaign-finished-meaning = { $mode ->
    [campaign] Příběh je dovyprávěný. Na mapě se dá kdykoli číst znovu a zkoušky jsou otevřené.
    [impossible] Tudy nahoru dojde málokdo. Jedna cesta je ještě těžší.
   *[insane] Nic těžšího není, a máš to za sebou.
  }
wraith-campaign-read-epilogue = Číst konec znovu

## Začátek
wraith-campaign-begin = Začít
wraith-campaign-begin-anyway = Přesto začít
wraith-campaign-begin-anew = Začít znovu
wraith-campaign-begin-anew-title = { $mode ->
    [campaign] Začít kampaň znovu?
   *[other] Začít zkoušku znovu?
  }
wraith-campaign-begin-anew-meaning = Vrátíš se k prvnímu boji. Co tvoje vítězství otevřela, zůstává otevřené.
wraith-campaign-begin-anew-table = Boj, který probíhá, necháš za sebou.
wraith-campaign-first = Kdo začíná
wraith-campaign-advice = Slovo na radu

## Nebezpečné stupy
wraith-campaign-footholds = Nebezpečné stupy
wraith-campaign-footholds-meaning = Uvolněné stupy na každém Obrovi. Zastav se na takovém a povolí, a bude hůř.
wraith-campaign-footholds-settled = { $on ->
    [yes] S Nebezpečnými stupy, jak bylo na začátku rozhodnuto.
   *[no] Bez Nebezpečných stupů, jak bylo na začátku rozhodnuto.
  }
wraith-campaign-footholds-title = Už teď uvolněné stupy?
wraith-campaign-footholds-do = Přesto zapnout

## Stránky příběhu
wraith-campaign-prologue = Stennick
wraith-campaign-epilogue = Potom
wraith-campaign-part = { $part ->
    [prologue] Jak to začalo
    [epilogue] Jak to skončilo
    [won] Vyhráno
    [lost] Prohráno
   *[before] Před bojem
  }
wraith-campaign-after-loss = { $mode ->
    [campaign] Boj na tebe čeká, jako předtím.
    [impossible] Mátoha začíná znovu u svého prvního Obra.
   *[insane] Všechno začíná znovu od úplně prvního boje.
  }
wraith-campaign-page = Stránka { $n } z { $all }
wraith-campaign-turn = Otočit stránku
wraith-campaign-turn-back = Obrátit zpět
wraith-campaign-to-map = Na mapu
wraith-campaign-story-none = Tenhle příběh ještě nikdo nevyprávěl.
