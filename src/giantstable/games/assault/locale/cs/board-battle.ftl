### Assault of the Giants v prohlížeči: bitevní stůl, kostky a zprávy o bitvách.

## Kostky
assault-battle-die-state = { $state ->
    [picked] { $die }, vybraná k přehození
    [again] { $die }, přehozená
   *[turned] { $die }, otočená kouzlem
  }

## Stůl a jeho devět kroků
assault-battle-title = Bitva o oblast { $region }
assault-battle-from = { $race } útočí z oblasti { $region }
assault-battle-within = { $race } útočí v oblasti { $region }
assault-battle-put-aside = Ukázat mapu
assault-battle-steps = Devět kroků bitvy
assault-battle-step = { $step ->
    [declare] Kdo útočí
    [start-spells] Kouzla
    [attacker-totals] Hod útočníka
    [defender-totals] Hod obránce
    [defender-losses] Ztráty obránce
    [attacker-losses] Ztráty útočníka
    [points] Body
    [conquest] Dobytí
   *[end] Konec
  }
assault-battle-step-at = Krok { $n } z { $of }: { $step }.
assault-battle-about = { $step ->
    [declare] Útočník řekne, kdo se zúčastní; obránci bojují vždy všichni.
    [start-spells] Obě strany střídavě sesílají kouzla, dokud obě nevynechají.
    [attacker-totals] Za každý bod Síly jedna kostka; rozkazy, kouzla a karty pak hod upraví.
    [defender-totals] Součty útočníka už platí; teď hází a upravuje kostky obránce.
    [defender-losses] Každý zásah, který nezastaví blok, je 1 poškození. Obránce řekne, kdo je dostane.
    [attacker-losses] Teď zásahy obránců, i těch padlých. Útočník řekne, kdo dostane poškození.
    [points] Každý poražený dává body nepříteli; za zranění nic není.
    [conquest] Nezbyl žádný obránce: dovnitř jde aspoň polovina útočníků.
   *[end] Bitva má jediné kolo; obránci, kteří stojí, si oblast nechávají.
  }
assault-battle-role = { $role ->
    [attacker] Útočník
   *[defender] Obránce
  }
assault-battle-side = { $role ->
    [attacker] Útočník: { $race }
   *[defender] Obránce: { $race }
  }
assault-battle-you = ty
assault-battle-more = { $race }: ukázat víc nebo míň
assault-battle-npc = { $you ->
    [yes] Nikdo za ně nehraje: rozhoduješ za ně ty
   *[no] Nikdo za ně nehraje: rozhodují { $race }
  }
assault-battle-led = { $you ->
    [yes] Vedeš je ty
   *[no] Vedou je { $race }
  }

## Kdo bojuje
assault-battle-units = Kdo bojuje
assault-battle-unit-numbers = Síla { $strength }, Odolnost { $fortitude }, hodnota Řádu { $value }
assault-battle-out = neúčastní se
assault-battle-weakened = Síla 0
assault-battle-fallen = poražen

## Kostky a součty
assault-battle-roll = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
  }
assault-battle-strength-why = Z čeho jsou kostky
assault-battle-dice-of = Kostky: { $race }
assault-battle-totals = Bojový součet
assault-battle-totals-why = Z čeho je bojový součet
assault-battle-hits = zásahy
assault-battle-blocks = bloky
assault-battle-arcane = mystiky
assault-battle-hits-about = Zásahy: každý, který nezastaví blok, je 1 poškození
assault-battle-blocks-about = Bloky: každý zastaví jeden zásah nepřítele
assault-battle-arcane-about = Mystiky: nic neplatí, dokud se nepromění v zásahy nebo bloky
assault-battle-by-dice = kostky
assault-battle-by-limit = nejvyšší počet kostek
assault-battle-by-spell-on = { $spell }: { $unit }

## Co lze použít
assault-battle-means = Co může změnit kostky
assault-battle-modifier = { $modifier ->
    [leader] Vůdce: přehodit
    [magic] Magie: mystiky na bloky
    [attack] Útok: mystiky na zásahy
    [sinker] Sinker: přehodit
    [line] Line: mystiky na zásahy
    [npc-reroll] Přehodit
   *[npc-blocks] Mystiky na bloky
  }
assault-battle-modifier-of = { $modifier ->
    [leader] Vůdce
    [magic] Magie
    [attack] Útok
    [sinker] Sinker
    [line] Line
   *[other] { "" }
  }
assault-battle-allowance = { $what ->
    [dice] { $n ->
        [one] 1 kostku
        [few] až { $n } kostky
       *[other] až { $n } kostek
      }
   *[arcane] { $n ->
        [one] 1 výsledek
        [few] až { $n } výsledky
       *[other] až { $n } výsledků
      }
  }
assault-battle-modifier-state = { $state ->
    [used] použito
   *[forbidden] kouzlo to zakazuje
  }
assault-battle-cards = Karty, které lze teď použít
assault-battle-advanced = za Artefakt
assault-battle-turn-to = Otočit na
assault-battle-convert = Kolik mystik

## Poškození
assault-battle-damage = Poškození
assault-battle-damage-to = Poškození: { $race }
assault-battle-damage-open = Nejdřív musí být známy oba součty.
assault-battle-sum = zásahy { $hits } − bloky { $blocks } = poškození { $damage }
assault-battle-sum-ignored = zásahy { $hits } − bloky { $blocks } (z nich neplatí { $n }) = poškození { $damage }
assault-battle-damage-left = zbývá { $n }

## Co by možnost udělala
assault-battle-would-totals = { $race } by měli zásahy { $hits } a bloky { $blocks }
assault-battle-would-damage = zatím to dává poškození útočníkovi { $attacker } a obránci { $defender }
assault-battle-would-loss = { $becomes ->
    [wounded] { $soldier }: zranění
    [unharmed] { $soldier }: nic se nestane
   *[defeated] { $soldier }: porážka
  }
assault-battle-so-many = { $n ->
    [1] { $soldier }
   *[other] { $n } × { $soldier }
  }
assault-battle-would-go = do regionu { $region }: { $army }
assault-battle-would-stay = v regionu { $region }: { $army }
assault-battle-would-empty = v regionu { $region } nikdo nezůstane
assault-battle-would-more-stay = zůstat ještě může: { $n }
assault-battle-would-take = pojme poškození { $damage }, na ostatní zbude { $left }
assault-battle-would-points = { $n ->
    [one] 1 bod pro nepřítele
    [few] { $n } body pro nepřítele
   *[other] { $n } bodů pro nepřítele
  }
assault-battle-would-roll = { $n ->
    [one] přehodí se 1 kostka
    [few] přehodí se { $n } kostky
   *[other] přehodí se { $n } kostek
  }
assault-battle-would-choose = { $n ->
    [one] stačí na 1: co to bude, vybereš potom
    [few] stačí na { $n }: co to bude, vybereš potom
   *[other] stačí na { $n }: co to bude, vybereš potom
  }
assault-battle-would-pay = stojí tě: { $resource }
assault-battle-would-attack = { $ends ->
    [conquest] kostky { $n } proti { $m }, dobytí { $chance } ze 100
   *[points] kostky { $n } proti { $m }, bodů v průměru tomu, kdo je poslal: { $points }
  }

## Zprávy o bitvách
assault-battle-book = Dosavadní bitvy
assault-battle-book-open = Bitvy
assault-battle-book-none = Žádná bitva ještě nebyla.
assault-battle-last = Poslední bitva
assault-battle-why = Proč to tak dopadlo
assault-battle-line = { $n }. kolo: útočí { $attacker }, brání se { $defender }
assault-battle-outcome = { $outcome ->
    [conquered] { $attacker } dobyli oblast { $region } (bránili se: { $defender })
    [held] { $defender } udrželi oblast { $region } (útočili: { $attacker })
   *[open] { $attacker } útočí: { $region } (brání se: { $defender })
  }
assault-battle-yours = { $how ->
    [better] Dopadlo to pro tebe lépe.
    [worse] Dopadlo to pro tebe hůř.
   *[even] Nikdo na tom není lépe.
  }
assault-battle-cause = { $cause ->
    [dice] Nejvíc pomohla Síla: { $race } měli víc nebo lepší kostky.
    [luck] Nejvíc pomohlo štěstí: { $race } hodili lépe než obvykle, nebo ti druzí hůř.
   *[added] Nejvíc pomohlo, co { $race } přidali ke kostkám: přehazování, rozkazy, kouzla a karty.
  }
assault-battle-account-dice = { $n ->
    [one] První hod: 1 kostka
    [few] První hod: { $n } kostky
   *[other] První hod: { $n } kostek
  }
assault-battle-account-shown = zásahy { $hits }, bloky { $blocks }
assault-battle-account-usual = Obvykle s těmito kostkami: zásahy { $hits }, bloky { $blocks }
assault-battle-account-added = Co se přidalo
assault-battle-account-nothing = nic
assault-battle-account-gain = Dohromady: zásahy { $hits }, bloky { $blocks }
assault-battle-account-again = { $n ->
    [one] 1 kostka znovu
    [few] { $n } kostky znovu
   *[other] { $n } kostek znovu
  }
assault-battle-account-converted = { $into ->
    [hits] { $n ->
        [one] 1 mystika na zásahy
        [few] { $n } mystiky na zásahy
       *[other] { $n } mystik na zásahy
      }
   *[blocks] { $n ->
        [one] 1 mystika na bloky
        [few] { $n } mystiky na bloky
       *[other] { $n } mystik na bloky
      }
  }
assault-battle-account-turned = kostka otočená na: { $face }
assault-battle-account-hooked = všechny kostky znovu kvůli Hookovi
assault-battle-account-weakened = { $soldier }: bez Síly
assault-battle-account-damage = Poškození, které dostali
assault-battle-account-defeated = Poraženi: { $units }
assault-battle-account-wounded = Zraněni: { $units }
assault-battle-account-unhurt = Nikomu se nic nestalo.
assault-battle-account-points = Získané body Řádu
