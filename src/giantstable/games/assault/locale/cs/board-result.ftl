### Assault of the Giants: stránka dohrané hry v prohlížeči.

assault-result-not-told = Průběh hry teď nejde převyprávět.
assault-result-scoring = Závěrečné bodování
assault-result-race = Rasa
assault-result-points = Body Řádu
assault-result-cards = Karty zdrojů
assault-result-regions = Oblasti
assault-result-winner = (vítězství)
assault-result-decided = { $by ->
    [points] Rozhoduje nejvíc bodů Řádu; karty a oblasti jen při rovnosti.
    [cards] Body jsou stejné: rozhodlo víc karet zdrojů.
    [regions] Body i karty jsou stejné: rozhodlo víc oblastí.
    [shared] Body, karty i oblasti jsou stejné: o vítězství se dělí.
   *[nobody] Nikdo nezvítězil.
  }
assault-result-over-time = Body kolo po kole
assault-result-sources = Odkud body přišly
assault-result-source = { $source ->
    [events] Události
    [battles] Bitvy
    [slayers] Lovci obrů
    [story] Vlastní rozkazy
    [passages] Průchody
   *[spells] Kouzla
  }
assault-result-battles = Bitvy
assault-result-attacks = Úspěšné útoky
assault-result-defences = Úspěšné obrany
assault-result-of = { $won } z { $all }
assault-result-felled = Poražené jednotky
assault-result-lost = Ztracené jednotky
assault-result-events = Splněné události
assault-result-no-events = Nikdo žádnou událost nesplnil.
