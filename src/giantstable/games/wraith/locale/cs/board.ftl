### Wraith & the Giants: co říká herní plán v prohlížeči vedle slov samotné hry. Slovníček je v game.ftl.

## Místa, znaky a drobná slova
wraith-board-ground = zem
wraith-board-place = { $name }, { $part }
wraith-board-symbol = { $symbol ->
    [hand] ruka
    [foot] noha
    [eye] oko
    [breath] dech
   *[other] { $symbol }
  }
wraith-board-sign = { $sign ->
    [ring] kruh
    [knot] uzel
    [fang] tesák
    [bolt] blesk
   *[other] { $sign }
  }

## Obr
wraith-board-body = Tělo: { $giant }
wraith-board-life = Zdraví
wraith-board-life-told = Zdraví { $n } z { $all }
wraith-board-life-pools = { $health } v jeho zásobě, { $pools } ve tvých dovednostech
wraith-board-scars = Jizvy
wraith-board-scars-told = Jizvy: { $n } z { $all }
wraith-board-deck = Do vesnice
wraith-board-deck-told = { $n ->
    [0] Karty došly: ve své příští fázi dojde Obr do vesnice
    [one] Zbývá { $n } karta, pak Obr dojde do vesnice
    [few] Zbývají { $n } karty, pak Obr dojde do vesnice
   *[other] Zbývá { $n } karet, pak Obr dojde do vesnice
  }
wraith-board-rage = Zuřivost
wraith-board-rage-told = Zuřivost { $n } z { $all }. { $adds ->
    [yes] Příští rána, která ublíží, přinese navíc: { $harm }.
   *[no] Zatím nic nepřidává.
  }
wraith-board-rage-adds = Rána, která ublíží, přidá
wraith-board-row = Obrovy karty, zleva
wraith-board-above = Jizvy nad řadou: { $cards }
wraith-board-gone = { $n ->
    [0] Z řady zatím žádná karta neodešla
    [one] Odešla { $n } karta: { $cards }
    [few] Odešly { $n } karty: { $cards }
   *[other] Odešlo { $n } karet: { $cards }
  }

wraith-board-kind = { $kind ->
    [always_active] Stále aktivní
    [when_revealed] Při odkrytí
   *[normal] Útok
  }
wraith-board-strikes-next = udeří příště
wraith-board-held-back = zadržená
wraith-board-dazzled = oslněná
wraith-board-works = působí
wraith-board-scar = Jizva
wraith-board-scar-then = bude jizva
wraith-board-weak-at = Slabé místo: { $spot }
wraith-board-weak-regions = Slabé místo: kdekoli na { $spot } ({ $places })
wraith-board-wounds-of = Zranění: { $n } z { $all }
wraith-board-scar-in = Do jizvy { $n ->
    [one] zbývá { $n } zranění.
    [few] zbývají { $n } zranění.
   *[other] zbývá { $n } zranění.
  }
wraith-board-held-told = Karta, na které leží zranění, nemůže udeřit.
wraith-board-strikes = Zasahuje { $area }: { $harm }
wraith-board-strikes-revealed = Jen co se objeví, zasáhne { $area }: { $harm }
wraith-board-signs = Odpovídá na znaky: { $signs }
wraith-board-scar-told = Je to jizva: neudeří a zranit ji nejde.

wraith-board-wounds = { $n } zranění
wraith-board-cards-lost = { $n ->
    [one] ztráta { $n } karty
    [few] ztráta { $n } karet
   *[other] ztráta { $n } karet
  }
wraith-board-stun = omráčení
wraith-board-push = { $way ->
    [up] odhození nahoru o { $n }
    [down] odhození dolů o { $n }
   *[to] odhození na { $place }
  }
wraith-board-nothing = nic
wraith-board-always = { $effect ->
    [reduce] Stále: o { $n } nižší { $actions }
    [fearless_cost] Stále: každá akce beze strachu stojí o { $n } zranění víc
    [no_heal] Stále: odpočinek neléčí
    [scorch] Stále: na začátku Obrovy fáze { $n } zranění ({ $area })
    [drift] Stále: na začátku Obrovy fáze { $push }
    [leak] Stále: na začátku Obrovy fáze { $n ->
        [one] ztráta { $n } karty
        [few] ztráta { $n } karet
       *[other] ztráta { $n } karet
      } ({ $area })
   *[rage] Stále: na začátku Obrovy fáze zuřivost +{ $n }
  }
wraith-board-always-short = { $effect ->
    [reduce] −{ $n }
    [fearless_cost] beze strachu +{ $n }
    [no_heal] odpočinek neléčí
   *[rage] zuřivost +{ $n }
  }

## Stupy
wraith-board-you-here = Tady stojíš
wraith-board-struck-next = Sem udeří „{ $card }“
wraith-board-weak-here = Slabé místo: { $cards }
wraith-board-loose = Uvolněný: povolí pod tebou, zuřivost +1, posuneš se, pak { $effect ->
    [lose_row_cards] ztratíš poslední kartu každé řady
    [shuffle_hand] ti vítr odnese ruku do balíčku
    [remove_top] ti voda odnese vrchní kartu balíčku
   *[wound] utrpíš 1 zranění
  }
wraith-board-way-up = Nahoru na { $places }
wraith-board-way-down = Dolů na { $places }
wraith-board-over-the-top = Přes vrchol: spadneš na zem

## Mátoha
wraith-board-wraith-wounds-told = Zranění: { $n } z { $all }
wraith-board-last = { $n ->
    [one] ještě jedno a padneš
    [few] ještě { $n } a padneš
   *[other] ještě { $n } a padneš
  }
wraith-board-stunned = Omráčení: příští karta nic neudělá
wraith-board-stunned-short = Omráčení
wraith-board-shield = Štít { $n }
wraith-board-hand-lost = Ruka je pryč: na začátku tahu dostaneš čtyři karty
wraith-board-hand = Ruka
wraith-board-new = nová
wraith-board-new-told = Nově líznutá
wraith-board-hand-hidden = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
  }
wraith-board-hand-empty = V ruce není žádná karta
wraith-board-row-name = { $row ->
    [top] Horní řada
   *[bottom] Dolní řada
  }
wraith-board-row-told = { $row ->
    [top] Horní řada
   *[bottom] Dolní řada
  }: { $cards }. Symboly: { $symbols }
wraith-board-row-next = příští karta
wraith-board-row-empty = zatím bez karty
wraith-board-symbol-count = { $n }× { $symbol }
wraith-board-face-down = karta lícem dolů
wraith-board-deck-wraith = Balíček
wraith-board-discard = Odhoz
wraith-board-removed = Ztracené
wraith-board-pile-told = { $pile ->
    [deck] { $n ->
        [one] { $n } karta v tvém balíčku
        [few] { $n } karty v tvém balíčku
       *[other] { $n } karet v tvém balíčku
      }
    [discard] { $n ->
        [one] { $n } odhozená karta: prohlédnout
        [few] { $n } odhozené karty: prohlédnout
       *[other] { $n } odhozených karet: prohlédnout
      }
   *[removed] { $n ->
        [one] { $n } karta je mimo hru
        [few] { $n } karty jsou mimo hru
       *[other] { $n } karet je mimo hru
      }
  }
wraith-board-discard-title = Odhazovací balíček
wraith-board-discard-empty = Zatím není nic odhozeno.
wraith-board-close = Zavřít
wraith-board-fearless = Beze strachu
wraith-board-fearless-told = Beze strachu: { $effect }{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
  }, za { $price } zranění
wraith-board-fatal = Tohle zranění by bylo tvoje poslední
wraith-board-skills = Dovednosti
wraith-board-skill-told = { $name }: žetony { $n } z { $all }. Až zmizí: { $does }
wraith-board-spell = { $name }, na { $requires }: { $does }
wraith-board-spell-elsewhere = Tam, kde stojíš, ho seslat nelze.
wraith-board-spell-not = { $name }: proč teď ne?
wraith-board-action-now = { $effect } { $n }
wraith-board-by-symbols = za symboly v řadě ({ $symbols })
wraith-board-by-pairs = za dvojice symbolů v řadě ({ $symbols })
wraith-board-at-most = { $value }, nejvýš { $n }
wraith-board-less = Obr ubírá { $n }
wraith-board-shows = Ukazuje symboly: { $symbols }

## Volba
wraith-caution-fatal = Nejdřív stojí { $n ->
    [one] 1 zranění
    [few] { $n } zranění
   *[other] { $n } zranění
} a tím boj končí: prohrajete, ať rána způsobí cokoli.
wraith-board-do = { $do ->
    [play] Zahrát
    [rest] Odpočinek
    [discard] Odhodit
    [use] Použít
    [leave] Nechat být
    [cast] Seslat
    [skip] Vynechat
    [go] Sem
    [climb] Lézt
    [drop] Sestoupit
    [leap] Skočit
    [sword] Meč
    [bow] Luk
    [fireworks] Ohňostroj
    [heal] Léčit
    [draw] Líznout
    [calm] Utišit
    [shield] Štít
    [suppress-leftmost] Oslnit
    [wound-wounded] Rozjitřit
    [wound-any] Zranit
    [warp] Přemístit
    [warp-number] Přemístit
    [fearless] Troufnout si
   *[other] Zvolit
  }
wraith-board-choices = Co s tím
wraith-board-preview = Co by to udělalo
wraith-board-preview-hidden = Co přijde pak, se ještě neví.
wraith-board-preview-choose = Pak volíš: { $ways }.
wraith-board-preview-more = a ještě { $n }
wraith-board-lens-nothing = Ukaž na kartu nebo stup a uvidíš, co dělá.
wraith-board-next-told = Příště udeří „{ $card }“: { $area }, { $harm }.
wraith-board-next-none = Karta „{ $card }“ neudeří.

## Rozdělování
wraith-board-share = { $what ->
    [tokens] Vyber dovednosti, které zaplatí.
   *[wounds] Vyber karty, které dostanou zranění.
  }
wraith-board-share-left = { $what ->
    [tokens] { $n ->
        [0] Vše zaplaceno
        [one] Zbývá { $n } žeton
        [few] Zbývají { $n } žetony
       *[other] Zbývá { $n } žetonů
      }
   *[wounds] { $n ->
        [0] Vše rozděleno
        [one] Zbývá { $n } zranění
        [few] Zbývají { $n } zranění
       *[other] Zbývá { $n } zranění
      }
  }
wraith-board-share-gets = { $n ->
    [0] Zatím nedostává žádné zranění
   *[other] Dostane { $n } zranění
  }
wraith-board-share-pays = { $n ->
    [0] Zatím neplatí žádný žeton
    [one] Zaplatí { $n } žeton
    [few] Zaplatí { $n } žetony
   *[other] Zaplatí { $n } žetonů
  }
wraith-board-share-back = { $what ->
    [tokens] O žeton méně ze zásoby „{ $name }“
   *[wounds] O zranění méně na „{ $name }“
  }
wraith-board-share-done = Hotovo
wraith-board-share-again = Znovu

## Kam se dívat na malé obrazovce
wraith-board-tab = { $tab ->
    [hand] Ruka
    [rows] Řady
    [giant] Obr
   *[skills] Dovednosti
  }
wraith-board-tabs = Kam se dívat

## Konec
wraith-board-won = Obr je poražen
wraith-board-lost = Boj je prohraný

## Vyprávění o boji, když je po něm
wraith-fight-not-told = Průběh boje teď nelze vyprávět.
wraith-fight-rounds = { $n ->
    [one] kolo
    [few] kola
   *[other] kol
  }
wraith-fight-dealt = { $n ->
    [one] způsobené zranění
    [few] způsobená zranění
   *[other] způsobených zranění
  }
wraith-fight-taken = { $n ->
    [one] utržené zranění
    [few] utržená zranění
   *[other] utržených zranění
  }
wraith-fight-scars = { $n ->
    [one] jizva
    [few] jizvy
   *[other] jizev
  }
wraith-fight-best = Nejlepší rána
wraith-fight-blow = { $effect }, { $round }. kolo: { $n } zranění, { $cards }
wraith-fight-no-blow = Žádná rána nezasáhla.
wraith-fight-left = Obrovi do konce { $n ->
    [one] zbývalo { $n } zranění
    [few] zbývala { $n } zranění
   *[other] zbývalo { $n } zranění
  }, jizev měl { $scars } z { $all }.
wraith-fight-course = Kolo po kole
wraith-fight-round = { $round }. kolo: způsobeno { $dealt }, utrženo { $taken }
wraith-fight-next = Co zkusit dál
wraith-fight-try = { $why ->
    [giant] Tenhle Obr už tě nepřekvapí. Další je těžší.
    [wraith] S touhle Mátohou padl i poslední Obr. Zkus jinou, umí jiné věci.
    [footholds] Nejtěžší boj máš za sebou. Teď ať se uvolňují stupy.
    [campaign] Nic těžšího v jednom boji není. Kampaň pokračuje boj za bojem.
    [easier-giant] Obr, který víc odpustí, ti ukáže, co tvé karty umějí.
    [easier-wraith] S Mladou Mátohou se Obr poznává nejsnáz.
    [firm] Stejný boj na pevných stupech je snazší.
   *[lesson] První souboj s někým po boku: dvě kola a vítězství.
  }
wraith-fight-lesson = Naučit se hrou
