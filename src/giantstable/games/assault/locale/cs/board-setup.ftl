### Assault of the Giants: formulář nového stolu v prohlížeči.

## Kdo hraje
assault-company = { $n ->
    [one] Pro { $n } hráče
    [few] Pro { $n } hráče
   *[other] Pro { $n } hráčů
  }
assault-company-lot = Kdo bude hrát za kterou z těchto ras, rozhodne na začátku hry los.
assault-company-race = { $race ->
    [storm] Je jich málo a jsou nejmocnější. Uzavírají spojenectví s malým lidem, aby osvobodili svého krále.
    [cloud] Bohatí a znalí magie. Jejich hrad Lyn Armaal pluje nad krajem a hledá v něm poklady.
    [fire] Kováři války. Z Rudy kují titána, který zabíjí draky.
    [frost] Nájezdníci z ledu. Hledají Prsten zimy a co přepadli, to zmrazí.
    [stone] Těžko se zabíjejí a bodů je za ně málo. Pustoší kraj, znovu a znovu.
   *[hill] Je jich mnoho, jsou levní a hladoví. Rozlezou se všude a krmí svou náčelnici.
  }
assault-company-npcs = Tyto rasy nikdo nehraje: { $races }. Stojí na místě a brání se. Rozhoduje za ně { $by ->
    [rule] pevné pravidlo.
   *[neighbour] soused útočníka.
  }
assault-company-length = Ve dvou fondech leží { $first } a { $second } bodů Řádu. Když je prázdný první, lze útočit na každý domov; když je prázdný druhý, následuje poslední kolo. To je pro každého asi 13 až 15 tahů.

## Dohody u stolu
web-option-assault-open-scores = Odkryté body
web-option-assault-npc-auto = Pevné pravidlo pro rasy, které nikdo nehraje
web-option-assault-free-modifier-order = Kostky se upravují v libovolném pořadí
web-option-assault-reroll-needs-healthy-leader = Přehození jen za zdravého vůdce
web-option-assault-cloud-leader-return = Kam se vrací hraběnka Sansuri
web-option-assault-castle-may-enter-homes = Lyn Armaal nad cizími domovy
web-option-assault-marker-cap = Příběhové značky mohou dojít
web-option-assault-first-rulings = Výklad verze 0.1.0
web-choice-assault-cloud-leader-return-evermoors = Evermoors
web-choice-assault-cloud-leader-return-lyn-armaal = Lyn Armaal
assault-house = { $option ->
    [open-scores] Všichni vidí, kolik má kdo bodů Řádu. V krabici leží lícem dolů.
    [npc-auto] O jejich obraně nerozhoduje žádný hráč: je to rychlejší a nikdo nemůže jednomu útočníkovi přát víc než druhému.
    [free-modifier-order] Rozkazy, kouzla a zdroje mění kostky v pořadí, jaké chceš, ne nejdřív rozkazy.
    [reroll-needs-healthy-leader] Zraněný vůdce bojuje dál, ale rozkaz Vůdce za něj nedává přehození.
    [castle-may-enter-homes] Hrad smí před Konečným Řádem plout nad cizí domov; vystoupit tam nikdo nesmí.
    [marker-cap] Na plánu může ležet jen tolik příběhových značek, kolik jich je v krabici; jinak se použije náhrada.
   *[first-rulings] Karty navíc za Plundrování se berou a za průchod se platí bez ptaní, jako ve verzi 0.1.0.
  }
