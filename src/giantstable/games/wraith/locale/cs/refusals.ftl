### Jedna věta pro všechno, co nejde.

## Příprava
refused-setup-tokens = S postavou { $wraith } se hraje s { $low } až { $high } žetony stupů, nikoli s { $found }.
refused-setup-tokens-alone = Žetony stupů ({ $found }) vyžadují zapnuté Nebezpečné stupy.

## Pozice
refused-position-over = Pole { $field } popisuje boj, který už skončil.
refused-position-row = Počet karet v poli { $field } je { $found }, ale Obrova řada jich má { $expected }.
refused-position-short = V poli { $field } zbývá málo karet na celou řadu.
refused-position-ground-token = Pole { $field } klade žeton stupu na zem.
refused-position-stunned = Pole { $field } nemůže být true, když už je první karta tahu zahraná.
refused-position-pools = Počet zásob dovedností v poli { $field } je { $found }, ale tahle Mátoha jich má { $expected }.
refused-position-tokens = Pole { $field } nesouhlasí: žetonů zranění u Obra je dohromady { $found } místo { $expected }.
refused-position-too-many = Pole { $field } bere kartu { $card } jednou navíc, tolik jich balíček nemá.
refused-position-missing = Podle pole { $field } zbývá karta { $card }, která na stole nikde není.

## Soubory obsahu
refused-content-spots = Soubor obsahu { $file } má ve foothold_cards na kartě { $card } tolik míst: { $spots }, ale { $other } jich v board.foothold_tokens chce { $tokens }.
refused-content-empty-attack = Pole { $field } patří útoku, který nic nedělá.
refused-content-few-cards = Počet karet v poli { $field } je { $found }, ale musí být aspoň { $least }.
refused-content-foothold-name = Pole { $field } není jméno stupu, jako je A1.
refused-content-line-to-ground = Z pole { $field } vede čára nahoru na zem.
refused-content-circle = Pole { $field } leží v kruhu čar, které všechny vedou nahoru.
refused-content-unreachable = Pole { $field } je stup, ke kterému od země nevede žádná čára.
refused-content-requires = Pole { $field } musí být jedno písmeno nebo číslo, nikoli „{ $found }“.

## Kampaň
refused-campaign-locked-footholds = Nebezpečné stupy čekají na ty, kdo s postavou { $wraith } porazili každého Obra; { $left ->
    [one] zbývá porazit ještě jednoho
    [few] zbývá porazit ještě { $left }
   *[other] zbývá jich porazit ještě { $left }
  }.
refused-campaign-locked-gauntlet = Zkouška čeká na ty, kdo vyhráli každý boj kampaně; { $left ->
    [one] zbývá vyhrát ještě jeden
    [few] zbývá vyhrát ještě { $left }
   *[other] zbývá jich vyhrát ještě { $left }
  }.
refused-campaign-first = Průchod v režimu { $mode } začíná s Mátohou „{ $expected }“, nikoli „{ $found }“.
refused-campaign-footholds-fixed = O Nebezpečných stupech se v režimu { $mode } rozhoduje na začátku průchodu.
refused-campaign-finished = Průchod v režimu { $mode } je vyhraný, žádný boj už nezbývá.
refused-campaign-log = V poli { $field } je boj { $found }, který nebyl na řadě.
refused-no-fight = Žádný takový boj neprobíhá.
