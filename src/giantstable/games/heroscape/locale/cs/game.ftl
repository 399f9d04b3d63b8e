# HeroScape: slova hry a důvody, proč její soubory neprojdou.
#
# Slovníček: figure = figurka, Army Card = karta armády, hero = hrdina, squad = družina, glyph = glyf, order marker = žeton
# rozkazu, wound = zranění, skull = lebka, shield = štít, passing swipe = švih, fall = pád, Range = dostřel, Line of Sight =
# výhled, engaged = v souboji, Height = výška, level = úroveň, zone = zóna, ruin = zřícenina, overhang = převis,
# Unique = jedinečná, reinforcements = posily, truce = příměří, captive = zajatec, scout = zvěd, initiative = iniciativa.
#
# Jména figurek a karet se neskloňují: stojí v prvním pádě, jako podmět nebo za dvojtečkou.

heroscape-title = HeroScape

## Bojiště
refused-unknown-battlefield = Bojiště „{ $name }“ neexistuje; existují: { $battlefields }, nebo uveď soubor (.yaml, .json, .hsc).
refused-compare-what = Uveď druhé bojiště, se kterým se má { $name } porovnat.
refused-content-hex = Pole { $field } není jméno šestiúhelníku, jako třeba J8, ale „{ $found }“.
refused-content-tile-size = Pole { $field } je { $found }, ale dílky mají 24, 7, 3, 2 nebo 1 šestiúhelník.
refused-content-many = Pole { $field } má víc než { $most } položek.
refused-content-spaces = Pole { $field } z dílků nevyplývá; vynech ho.
refused-content-large = Bojiště { $file } pokrývá { $found } šestiúhelníků, víc než { $most }, na kterých se dá hrát.
refused-tile-outside = Pole { $field } klade { $terrain } { $size } za okraj mapy.
refused-tile-overlap = Pole { $field } klade { $terrain } { $size } ve vrstvě { $layer } na { $hex }, kde už jiný dílek leží.
refused-tile-on-water = Pole { $field } klade { $terrain } { $size } ve vrstvě { $layer } na vodu na { $hex }, která nic neunese.
refused-tile-in-the-air = Pole { $field } klade { $terrain } { $size } ve vrstvě { $layer } do vzduchu: { $terrain ->
    [water] voda potřebuje pod sebou dílek.
   *[other] žádný jeho šestiúhelník neleží na jiném dílku.
  }
refused-ruin-in-the-air = Pole { $field } staví zříceninu { $length } na úroveň { $level }, kde { $hex } nemá pevninu.
refused-ruin-covered = Pole { $field } staví zříceninu { $length } na úroveň { $level }, kde na ni pod dílky nad { $hex } není místo.
refused-ruin-twice = Pole { $field } staví zříceninu { $length } na hranu { $hex }, kde už zřícenina stojí.
refused-stock-tiles = Bojiště { $file } potřebuje { $found } dílků { $terrain } { $size }, ale { $sets ->
    [one] jedna sada má
    [few] { $sets } sady mají
   *[other] { $sets } sad má
  } { $most }.
refused-stock-ruins = Bojiště { $file } potřebuje { $found } zřícenin { $length }, ale { $sets ->
    [one] jedna sada má
    [few] { $sets } sady mají
   *[other] { $sets } sad má
  } { $most }.

## Soubory VirtualScape
refused-hsc-short = Soubor { $file } končí příliš brzy, po { $place } bajtech.
refused-hsc-number = Soubor { $file } má na bajtu { $place } číslo { $found }, kam patří číslo od { $low } do { $high }.
refused-hsc-version = Soubor { $file } není soubor VirtualScape verze nejvýše 0.000{ $newest }.
refused-hsc-empty = Soubor { $file } nemá žádný dílek základní sady.

## Karty a glyfy
refused-content-missing = Soubor { $file } s obsahem chybí.
refused-content-same-name = Soubor { $file } s obsahem popisuje „{ $id }“, co už popisuje jiný soubor.
refused-content-hero = Pole { $field } je { $found }, ale hrdina je jedna figurka a družina je jich několik; tahle karta je { $kind }.
refused-content-hit-zone = Pole { $field } musí být dvě výšky, nižší první.
refused-content-idle-power = Pole { $field } je „{ $found }“ bez jediného čísla, takže nic nedělá.

## Armády
refused-own-battlefield-alone = Vlastní bojiště potřebuje vlastní scénář, který se na něm hraje.
refused-own-file = Vlastní scénář nebo bojiště se píše v JSON: { $why }.
refused-army-card = Karta armády „{ $card }“ neexistuje; existují: { $cards }.
refused-army-twice = Armáda hráče { $seat } má jedinečnou kartu { $card } dvakrát.
refused-army-points = Armáda hráče { $seat } stojí { $found } bodů, ale smí stát nejvýše { $most }.
refused-army-captive = Armáda hráče { $seat } má kartu { $card }, což je zajatec tohoto scénáře.
refused-army-empty = Hráč { $seat } si nepřinesl žádnou armádu.
refused-army-only-drops = Armáda hráče { $seat } by celá přistála až později: někdo musí být na místě, když bitva začíná.
refused-army-no-hero = Armáda hráče { $seat } nemá jedinečného hrdinu, ale někdo takový musí být zvěd.
refused-army-shared = Karta { $card } je jedinečná a { $sets ->
    [one] je jen jedna sada
    [few] jsou { $sets } sady
   *[other] je { $sets } sad
  }, takže ji nemůže mít každý, kdo ji chce.

## Scénáře
refused-content-space = Pole { $field } je { $found }, což není místo bojiště { $battlefield }.
refused-scenario-zones = Pole { $field } má { $space }, které patří do jiné zóny.
refused-scenario-seats = Pole { $field } má { $found } hráčů, ale scénář je pro 2 až { $most }.
refused-scenario-sides = Pole { $field } musí číslovat strany 1, 2 a tak dál, nejméně dvě.
refused-scenario-basic-points = Pole { $field } žádá body, ale v základní hře jsou armády dané.
refused-scenario-few-glyphs = Pole { $field } má málo glyfů pro { $found } míst.
refused-scenario-many-glyphs = Pole { $field } bere glyfů { $glyph } víc, než jich je: { $most }.
refused-scenario-hidden-kelda = Pole { $field } klade glyf Kelda znakem nahoru, což žádný vlastní scénář nesmí (HS-G-KEL-03).
refused-scenario-not-owned = Pole { $field } je { $card }, což není v armádě hráče { $seat }.
refused-scenario-spaces = Pole { $field } musí dát každé figurce karty { $card } { $spaces ->
    [one] jedno místo
    [few] dvě místa jako seznam
   *[other] dvě místa jako seznam
  }.
refused-scenario-too-low = Pole { $field } klade { $card } na { $space }, kde se pod to, co je nad ním, nevejde.
refused-scenario-uneven = Pole { $field } klade { $card } na { $space }, což nejsou dvě sousední místa jedné úrovně.
refused-scenario-figures = Pole { $field } rozestavuje { $found } figurek karty { $card }, ale karta jich má { $figures }.
refused-scenario-players = Scénář { $scenario } je pro { $allowed } hráčů, ne pro { $found }.
refused-scenario-no-side = Pole { $field } jmenuje stranu { $found }, za kterou nikdo nehraje.
refused-scenario-needs-rule = Pole { $field } má cíl { $goal }, který potřebuje zvláštní pravidlo { $rule }.
refused-scenario-needs-rounds = Pole { $field } má cíl { $goal }, ale rounds neudává poslední kolo.

## Příprava
heroscape-setup-scenario = scénář: bojiště, strany, zvláštní pravidla a cíl
heroscape-setup-players = kolik se hraje hráčů; 0 je nejméně, pro kolik scénář je
heroscape-setup-armies = jak armády vzniknou: výběrem po kartě, nebo si je hráči přinesou
heroscape-setup-army-1 = armáda hráče 1: jména karet s čárkami, například finn, grimnak
heroscape-setup-army-2 = armáda hráče 2
heroscape-setup-army-3 = armáda hráče 3
heroscape-setup-army-4 = armáda hráče 4
heroscape-setup-sets = kolik je základních sad: se dvěma mohou mít tutéž kartu dva hráči
heroscape-setup-markers-in-turn = žetony rozkazů pokládá jeden hráč po druhém
heroscape-setup-ask-swipes = před každým švihem se ptát, místo aby se vzal sám
heroscape-setup-high-at-ten = o dvě kostky víc od 10 úrovní výš, počítáno od podstavce k podstavci
heroscape-setup-tie-break = stejné body: vyhrává víc figurek, pak méně zranění
heroscape-setup-first-rulings = hrát podle výkladu pravidel verze 0.1.0: výhled míří na šest bodů a za pád se hází uprostřed tahu
heroscape-setup-own-scenario = vlastní scénář jako JSON; volba scénáře pak neplatí
heroscape-setup-own-battlefield = vlastní bojiště k němu jako JSON
refused-army-basic = Hráč { $seat } si nemůže přinést armádu: { $scenario } je základní hra, kde jsou armády dané.
refused-army-drafted = Hráč { $seat } si může přinést armádu, jen když se hraje s přinesenými.
refused-army-seat = Hráč { $seat }, který by si přinesl armádu, tu není: počet hráčů je { $seats }.

## Pozice
refused-position-captive = Pole { $field } musí jmenovat zajatce tam, kde ho scénář má, a nikoho jiného.
refused-position-nobodys = Pole { $field } je o figurce { $figure }, jejíž kartu nikdo nemá.
refused-position-fate = Pole { $field } musí o figurce { $figure } říct, že stojí a kde, nebo ani jedno.
refused-position-taken = Pole { $field } staví figurku na { $space }, kde už někdo stojí.
refused-position-glyph-twice = Pole { $field } klade glyf na { $space }, kde už jeden leží.
refused-position-glyph-nowhere = Pole { $field } skrývá glyf, který nikde neleží.
refused-position-to-place = Pole { $field } má figurku { $figure }, která na tohoto hráče nečeká.
refused-position-marker = Pole { $field } klade žeton na kartu { $card }, kterou ten hráč nemá.
refused-position-casualties = Pole { $field } klade na kopie karty { $card } jiné ztráty než těch { $lost } figurek, o které přišly.
refused-position-truce = Pole { $field } je příměří, které scénář nezná.
refused-position-unplaced = Pole { $field } nechává figurku { $figure } v krabici, i když jsou armády sebrané.
refused-position-first-seat = Pole { $field } musí říct, kdo začínal, když už se táhne.
refused-position-nobody-stands = Pole { $field } nenechává na bojišti nikoho.
refused-position-scout = Pole { $field } musí jmenovat zvěda, s glyfem pod kartou.
refused-position-seats = Pole { $field } má { $found } položek, ale počet hráčů je { $expected }.

## Slova uvnitř jiných zpráv
heroscape-zone = { $zone ->
    [brown] hnědá
    [navy] tmavomodrá
    [teal] modrozelená
    [dark-yellow] tmavožlutá
   *[other] { $zone }
  }

## Otázky
heroscape-ask-draft = { $done ->
    [yes] Vyber si kartu, nebo řekni, že tvá armáda je hotová.
   *[no] Vyber si kartu.
  }
heroscape-ask-reinforce = Jaké posily přijdou?
heroscape-ask-call-reinforcements = Hodit si o posily?
heroscape-ask-zone = V které zóně tvá armáda začne?
heroscape-ask-place-next = Čí figurky rozestavíš teď?
heroscape-ask-place = { $figure }: kde začne?
heroscape-ask-scout = Kdo je tajně tvůj zvěd?
heroscape-ask-drop = { $unit }: seskočit teď?
heroscape-ask-drop-place = { $figure }: kam seskočí?
heroscape-ask-marker = { $marker ->
    [X] Na kterou kartu položíš žeton X?
   *[other] Na kterou kartu položíš žeton { $marker }?
  }
heroscape-ask-card = Která karta je teď na tahu?
heroscape-ask-mover = Kdo se pohne teď?
heroscape-ask-move = { $figure }: kam půjde?
heroscape-ask-swipe = { $target } odchází, { $figure } může švihnout: švihnout?
heroscape-ask-attack = { $unit }: kdo útočí na koho?
heroscape-ask-next-defender = { $figure } zasahuje několik figurek: kdo se brání teď?
heroscape-ask-throw = { $unit }: kdo hodí další granát po kom?
heroscape-ask-charge = { $unit }: hodit si o další pohyb?
heroscape-ask-chomp = { $figure }: do koho se zakousne?
heroscape-ask-shackle = { $figure }: čí mysl se pokusí ovládnout?
heroscape-ask-clone-place = { $figure }: kam se vrátí?
heroscape-ask-spirit = { $figure }: na kterou kartu přejde duch?
heroscape-ask-casualty = { $figure }: na kterou z karet se ztráta počítá?
heroscape-ask-summon = { $figure }: koho přivolá?
heroscape-ask-summon-place = { $figure }: kde se objeví?

## Možnosti
heroscape-option-draft = { $unit }, body: { $n }
heroscape-option-draft-done = Moje armáda je hotová
heroscape-option-reinforce = { $unit }, body: { $n }
heroscape-option-reinforce-done = Už nikdo další
heroscape-option-call-reinforcements-yes = Hodit
heroscape-option-call-reinforcements-no = V tomhle kole ne
heroscape-option-zone = { $zone }
heroscape-option-place-next = { $unit }
heroscape-option-place = { $space }
heroscape-option-scout = { $unit }
heroscape-option-drop-yes = Seskočit
heroscape-option-drop-no = Počkat
heroscape-option-marker = { $unit }
heroscape-option-card = { $unit }
heroscape-option-mover = { $figure }
heroscape-option-mover-done = Nikdo další se nepohne
heroscape-option-move = { $space }{ $swipes ->
    [0] { "" }
   *[other] { ", švihy: " }{ $swipes }
  }{ $falls ->
    [0] { "" }
   *[other] { ", pády: " }{ $falls }
  }{ $major ->
    [0] { "" }
   *[other] { ", velké pády: " }{ $major }
  }{ $extreme ->
    [0] { "" }
   *[other] { ", pády do hlubin: " }{ $extreme }
  }
heroscape-option-move-done = Zůstat
heroscape-option-swipe-yes = Švihnout
heroscape-option-swipe-no = Nechat být
heroscape-option-attack = { $figure } útočí na: { $target }
heroscape-option-attack-done = Už neútočit
heroscape-option-special = { $figure }, { $power }: { $target }
heroscape-option-line = { $figure }, { $power }: { $end ->
    [head] od hlavy
   *[tail] od ocasu
  } na { $direction ->
    [e] východ
    [se] jihovýchod
    [sw] jihozápad
    [w] západ
    [nw] severozápad
   *[ne] severovýchod
  }
heroscape-option-squad-power = { $unit }: { $power }
heroscape-option-throw-done = Už neházet
heroscape-option-next-defender = { $figure }
heroscape-option-charge-yes = Hodit
heroscape-option-charge-no = Rovnou útočit
heroscape-option-chomp = { $figure }
heroscape-option-chomp-done = Do nikoho
heroscape-option-shackle = { $figure }
heroscape-option-shackle-done = Ničí
heroscape-option-spirit = { $unit }
heroscape-option-casualty = { $unit }
heroscape-option-summon = { $figure }
heroscape-option-summon-done = Nikoho

## Události: $you je „yes“ pro hráče, kterého se týkají, „no“ pro ostatní
heroscape-event-rolled-for-draft = { $you ->
    [yes] Házíš o první výběr: { $roll }
   *[no] Hráč { $player } hází o první výběr: { $roll }
  }
heroscape-event-rolled-for-places = { $you ->
    [yes] Házíš o to, kdo rozestavuje první: { $roll }
   *[no] Hráč { $player } hází o to, kdo rozestavuje první: { $roll }
  }
heroscape-event-rolled-for-first = { $you ->
    [yes] Házíš o první tah, lebky: { $skulls }
   *[no] Hráč { $player } hází o první tah, lebky: { $skulls }
  }
heroscape-event-drafted = { $you ->
    [yes] Vybíráš si: { $unit }
   *[no] Hráč { $player } si vybírá: { $unit }
  }
heroscape-event-army-complete = { $you ->
    [yes] Tvoje armáda je hotová
   *[no] Armáda hráče { $player } je hotová
  }
heroscape-event-took-zone = { $you ->
    [yes] Tvoje zóna: { $zone }
   *[no] Zóna hráče { $player }: { $zone }
  }
heroscape-event-placed = { $figure } začíná na { $space }
heroscape-event-not-used = { $figure } nemá místo a nehraje
heroscape-event-scout-chosen = Tvůj zvěd je { $unit }
heroscape-event-scout-chosen-hidden = Hráč { $player } má vybraného zvěda
heroscape-event-round-began = Kolo { $n }
heroscape-event-rolled-for-drop = { $unit }: { $roll } na seskok
heroscape-event-rolled-who-drops = { $you ->
    [yes] Házíš o první seskok: { $roll }
   *[no] Hráč { $player } hází o první seskok: { $roll }
  }
heroscape-event-dropped = { $figure } seskakuje na { $space }
heroscape-event-marked = Žeton { $marker } leží na kartě { $unit }
heroscape-event-marked-hidden = Hráč { $player } klade žeton na kartu { $unit }
heroscape-event-rolled-for-markers = { $you ->
    [yes] Házíš o to, kdo klade žetony první: { $roll }
   *[no] Hráč { $player } hází o to, kdo klade žetony první: { $roll }
  }
heroscape-event-rolled-initiative = { $you ->
    [yes] Házíš na iniciativu: { $roll }
   *[no] Hráč { $player } hází na iniciativu: { $roll }
  }{ $n ->
    [0] { "" }
   *[other] { ", plus " }{ $n }
  }
heroscape-event-first-this-round = { $you ->
    [yes] V tomto kole začínáš
   *[no] V tomto kole začíná hráč { $player }
  }
heroscape-event-round-ended = Kolo { $n } skončilo
heroscape-event-gas-rose = Plyn stoupá na úroveň { $n }
heroscape-event-gassed = { $figure } je v plynu, zranění: { $n }
heroscape-event-rolled-reinforcements = { $you ->
    [yes] Házíš o posily: { $roll }
   *[no] Hráč { $player } hází o posily: { $roll }
  }; { $n ->
    [1] přicházejí
   *[other] nepřicházejí
  }
heroscape-event-reinforced = { $you ->
    [yes] Přidává se k tobě: { $unit }
   *[no] K hráči { $player } se přidává: { $unit }
  }
heroscape-event-turn-began = { $you ->
    [yes] Tvůj tah: { $unit }
   *[no] Tah hráče { $player }: { $unit }
  }
heroscape-event-revealed = { $you ->
    [yes] Tvůj žeton { $marker } leží na kartě { $unit }
   *[no] Žeton { $marker } hráče { $player } leží na kartě { $unit }
  }
heroscape-event-turn-lost = { $you ->
    [yes] Přicházíš o tah svého žetonu { $marker }
   *[no] Hráč { $player } přichází o tah žetonu { $marker }
  }
heroscape-event-moved = { $figure } jde na { $space }
heroscape-event-flew = { $figure } letí na { $space }
heroscape-event-grappled = { $figure } se vytahuje na { $space }
heroscape-event-swiped = { $figure } se ohání po figurce { $target }, lebky: { $skulls }
heroscape-event-swipe-declined = { $figure } nechává odejít figurku { $target }
heroscape-event-fell = { $figure } padá, lebky: { $skulls }
heroscape-event-fell-far = { $figure } padá z velké výšky, lebky: { $skulls }
heroscape-event-fell-deep = { $figure } padá do hlubin: { $roll }
heroscape-event-attacked = { $figure } útočí na: { $target }
heroscape-event-special-attack = { $figure }, { $power }: { $target }
heroscape-event-fire-line = { $figure } chrlí oheň z { $space } na { $direction ->
    [e] východ
    [se] jihovýchod
    [sw] jihozápad
    [w] západ
    [nw] severozápad
   *[ne] severovýchod
  }
heroscape-event-rolled-attack = { $figure } hází na útok, kostky: { $dice }, lebky: { $skulls }
heroscape-event-rolled-defense = { $figure } hází na obranu, kostky: { $dice }, štíty: { $shields }
heroscape-event-blocked = { $figure } je bez újmy
heroscape-event-dodged = { $figure } uhýbá
heroscape-event-countered = { $figure } vrací úder, { $target } má zranění: { $n }
heroscape-event-wounded = { $figure } trpí, zranění: { $n }
heroscape-event-destroyed = { $figure } umírá na { $space }
heroscape-event-casualty-laid = { $figure } se počítá na kartu { $unit }
heroscape-event-card-out = { $unit } je mimo hru
heroscape-event-truce-broken = Příměří je porušené
heroscape-event-charged = { $unit } hází { $roll }: { $n ->
    [1] do útoku
   *[other] nic
  }
heroscape-event-bitten = { $figure } požírá figurku { $target }
heroscape-event-bit-at = { $figure } se zakusuje, { $target } odolává: { $roll }
heroscape-event-shackled = { $figure } ovládá kartu { $unit }
heroscape-event-shackle-tried = { $figure } sahá po mysli, { $target } odolává: { $roll }
heroscape-event-clone-rolled = { $figure } hází { $roll }: { $n ->
    [1] někdo se vrací
   *[other] nic se nehýbe
  }
heroscape-event-cloned = { $figure } se vrací na { $space }
heroscape-event-spirit-went = { $figure }: duch přechází na kartu { $unit }
heroscape-event-spirit-had-to-go = { $figure }: duch nenachází jinou unikátní kartu a musí na { $unit }, kartu nepřítele
heroscape-event-rolled-whose-spirit = { $you ->
    [yes] Házíš o to, kdo je první: { $roll }
   *[no] Hráč { $player } hází o to, kdo je první: { $roll }
  }
heroscape-event-glyph-turned = Glyf na { $space } je { $glyph }
heroscape-event-glyph-taken = { $figure } stojí na glyfu { $glyph } na { $space }
heroscape-event-glyph-gone = { $glyph } mizí z { $space } i ze hry
heroscape-event-healed = { $figure } se uzdravuje, zranění: { $n }
heroscape-event-summoned = { $figure } se objevuje na { $space }
heroscape-event-cursed = Kletba, { $figure }: { $roll }
heroscape-event-plant-found = { $figure } nachází rostlinu, glyf { $glyph }; nalezeno: { $n }
heroscape-event-no-plant = Glyf { $glyph } na { $space } není rostlina
heroscape-event-scout-glyph-shown = Pod kartou { $unit } ležel glyf { $glyph }
heroscape-event-won = { $you ->
    [yes] Vyhráváš
   *[no] Hráč { $player } vyhrává
  }
heroscape-event-drew = { $you ->
    [yes] Máš stejně bodů: remíza
   *[no] Hráč { $player } má stejně bodů: remíza
  }
heroscape-event-nobody-won = Nikdo nevyhrává

## Jak bitva končí
heroscape-result-last-standing = Na bojišti zbyla jediná strana.
heroscape-result-most-points = Poslední kolo skončilo: vyhrává nejvíc bodů.
heroscape-result-reached = Místo, o které šlo, je dosaženo.
heroscape-result-collected = Rostlin je nalezeno dost.
heroscape-result-scout-arrived = Zvěd došel na stanoviště.
heroscape-result-scout-destroyed = Zvěd je ztracen.
heroscape-result-rescued = Zajatec je volný.
heroscape-result-held = Místo bylo drženo do konce kola.
heroscape-result-outlasted = Čas vypršel: kdo měl vydržet, vydržel.
heroscape-result-draw = Poslední kolo skončilo stejným počtem bodů: remíza.
heroscape-result-nobody = Všichni padli naráz: nikdo nevyhrává.

## Proč se věc nedá zvolit
heroscape-why-over = Bitva skončila.
heroscape-why-not-asked = Teď volí jiní.
heroscape-why-not-your-turn = Na tahu je někdo jiný.
heroscape-why-first-card = Nejdřív vyber kartu.
heroscape-why-first-figure = Nejdřív vyber figurku.
heroscape-why-first-place = Nejdřív je na řadě { $figure }: vyber místo.
heroscape-why-first-answer = Nejdřív odpověz na otázku.
heroscape-why-zone = Zóna { $zone } patří jiným.
heroscape-why-other-card = V tomhle tahu jedná jen { $unit }.
heroscape-why-unit-taken = { $unit } už je v armádě hráče { $player }.
heroscape-why-unit-captive = { $unit } je zajatec a v žádné armádě není.
heroscape-why-unit-twice = { $unit } je jedinečná karta a už ji máš.
heroscape-why-unit-drops = { $unit } by muselo seskočit, a to posily nemohou.
heroscape-why-unit-spent = { $unit } už v této bitvě hrálo.
heroscape-why-unit-dear = { $unit } stojí { $n } bodů, víc, než na posily zbývá.
heroscape-why-unit-copy = { $unit }: nabízí se jiný výtisk této karty.
heroscape-why-unit-points = { $unit } stojí { $n } bodů; tvá armáda stojí { $spent } a zbývá { $left }.
heroscape-why-hero-first = { $unit } musí počkat: nejdřív jedinečný hrdina, aby měl kdo být zvěd.
heroscape-why-unit-not-yours = { $unit } není tvoje.
heroscape-why-unit-out = { $unit } už nemá žádnou figurku.
heroscape-why-spirit-common = { $unit } není jedinečná karta, takže na ni duch nepřejde.
heroscape-why-no-scout = { $unit } není jedinečný hrdina na bojišti.
heroscape-why-nothing-to-place = { $unit } teď nemá koho rozestavit.
heroscape-why-no-casualty = Na kartu { $unit } se ta ztráta nepočítá.
heroscape-why-captive = { $figure } je zajatec a nehraje.
heroscape-why-off-field = { $figure } není na bojišti.
heroscape-why-team-mates = { $figure } poslouchá tvého spoluhráče, ne tebe.
heroscape-why-attack-later = Nejdřív jsou všechny pohyby, teprve pak útoky: { $figure }.
heroscape-why-has-moved = { $figure } už má pohyb za sebou.
heroscape-why-not-hit = { $figure } není mezi zasaženými.
heroscape-why-no-summon = { $figure } se tam přivolat nedá.
heroscape-why-not-adjacent = { $figure } nesousedí: { $who }.
heroscape-why-too-large = { $figure } je na sežrání moc velké sousto.
heroscape-why-not-a-foe = { $figure } není nepřítel.
heroscape-why-here = { $figure } už na { $space } stojí.
heroscape-why-taken = Na { $space } někdo stojí; { $figure } tam stát nemůže.
heroscape-why-no-room = { $figure } nemá pod střechou nad { $space } místo.
heroscape-why-not-wounded = { $figure } nemá co léčit a na { $space } se zastavit nesmí.
heroscape-why-too-far = { $space } je { $n } míst daleko a { $figure } má pohyb { $move }.
heroscape-why-uneven = { $figure } potřebuje dvě stejně vysoká místa a { $space } takového volného souseda nemá.
heroscape-why-tail-only = Na { $space } může stát jen ocas figurky { $figure }: zvol, kam přijde její hlava.
heroscape-why-ruin = V cestě stojí zřícenina: { $figure }, { $space }.
heroscape-why-tight = { $figure } se na { $space } nedostane: není místo na výstup ani sestup.
heroscape-why-too-high = { $space } je o { $n } úrovní výš; { $figure } s výškou { $height } tak vysoko jedním krokem nevyleze.
heroscape-why-too-steep = { $space } je o { $n } úrovní výš; výstup stojí víc než pohyb { $move }, který má { $figure }.
heroscape-why-no-way = Na { $space } nevede cesta, na kterou by { $figure } s pohybem { $move } stačil: stoupání, voda, glyfy a figurky stojí pohyb nebo zastaví.
heroscape-why-drop-glyph = { $figure } na { $space } seskočit nemůže: leží tam glyf.
heroscape-why-drop-beside = { $figure } na { $space } seskočit nemůže: sousedí s figurkou, nebo by nezbylo místo pro ostatní.
heroscape-why-no-clone = { $space } nesousedí s tím, kdo házel, nebo není na jeho úrovni, takže se tam { $figure } nevrátí.
heroscape-why-no-summon-place = { $space } nesousedí s tím, kdo přivolává, takže se tam { $figure } neobjeví.
heroscape-why-outside-zone = { $space } je mimo tvoji zónu ({ $zone }); { $figure } musí začít v ní.
heroscape-why-glyph-in-zone = Na { $space } leží glyf; { $figure } tam začít nemůže.
heroscape-why-friend = { $target } je na tvé straně.
heroscape-why-all-struck = Nezbývá nikdo, kdo by mohl útočit na: { $target }.
heroscape-why-engaged = { $figure } je v souboji ({ $foe }) a nemůže útočit na: { $target }.
heroscape-why-only-adjacent = { $figure } útočí jen na sousedy a { $target } mezi nimi není.
heroscape-why-out-of-range = { $target } je { $n } míst daleko; { $figure } má dostřel { $range }.
heroscape-why-too-quick = Na figurku { $target } může útočit jen soused a { $figure } jím není.
heroscape-why-out-of-sight = { $figure } nevidí figurku { $target }.
heroscape-why-hidden = { $figure } nevidí figurku { $target }: na { $space } je v cestě { $what ->
    [terrain] terén
    [overhang] převis
   *[ruin] zřícenina
  }.
heroscape-why-hidden-by-figure = { $figure } nevidí figurku { $target }: na { $space } stojí v cestě { $blocker }.
heroscape-why-no-attack = { $figure } teď nemůže útočit na: { $target }.
heroscape-why-has-struck = { $figure } už v tomto tahu útok má za sebou.
heroscape-why-no-target = { $figure } nemá nikoho v dostřelu a na očích.
heroscape-why-no-throw-by = { $target } už nemá po kom házet.
heroscape-why-throw-far = { $target } je { $n } míst daleko; granát doletí na { $range }.
heroscape-why-throw-high = Na figurku { $target } granát nedoletí: co je mezi, je vyšší než { $n } úrovní, nebo je kdo jiný v souboji.
