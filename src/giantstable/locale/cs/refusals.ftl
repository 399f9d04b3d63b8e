# Jedna věta pro všechno, co nejde. Za „refused-“ následuje kód chyby.

## Hra
refused-not-pending = „{ $choice }“ teď mezi možnostmi není; jsou to: { $options }.
refused-not-offered = Možnost { $code } otázka „{ $kind }“ nikdy nenabídla.
refused-answered = „{ $choice }“ odpovídá na otázku, která už je zodpovězená.
refused-not-your-turn = Místo { $seat } teď nevolí; „{ $choice }“ musí počkat na: { $seats }.
refused-game-over = Hra skončila ({ $result }), takže „{ $choice }“ už zvolit nejde.
refused-undo-start = Není žádná volba, kterou by šlo vzít zpět.
refused-undo-revealed = Poslední volbu nejde vzít zpět, protože od té doby promluvila náhoda nebo skrytá karta.
refused-record-from-position = Záznam, který začíná uprostřed hry, se tu otevřít nedá.
refused-record-fork = Tady se hra jinak dohrát nedá: { $seat }.
refused-imagined = Partie s domyšlenými kartami nemá záznam.

## Příprava
refused-unknown-game = Hra „{ $game }“ tu není; jsou tu: { $games }.
refused-setup-unknown = Volba přípravy „{ $option }“ neexistuje; existují: { $allowed }.
refused-setup-none = Volba přípravy „{ $option }“ neexistuje: tato hra žádné nemá.
refused-setup-choice = Volba { $option } nemůže být „{ $found }“; může být: { $allowed }.
refused-setup-flag = Volba { $option } je ano, nebo ne, nikoli „{ $found }“.
refused-setup-number = Volba { $option } je celé číslo od { $low } do { $high }, nikoli „{ $found }“.
refused-setup-text = Volba { $option } je text o nejvýše { $high } znacích, nikoli { $found }.
refused-setup-seed = Semínko náhody je celé číslo nebo text, nikoli { $found }.

## Pole souborů
refused-document-mapping = Dokument musí přiřazovat hodnoty jménům, ale je tu { $found }.
refused-field-mapping = Pole { $field } musí přiřazovat hodnoty jménům, ale je tu { $found }.
refused-field-name = Jméno v { $field } je { $found } místo textu.
refused-field-missing = Chybí pole { $field }.
refused-field-unknown = Pole { $field } neexistuje; tady jsou známá: { $allowed }.
refused-field-whole = Pole { $field } musí být celé číslo od { $low } do { $high }, nikoli { $found }.
refused-field-flag = Pole { $field } musí být true nebo false, nikoli { $found }.
refused-field-text = Pole { $field } musí být text, nikoli { $found }.
refused-field-choice = Pole { $field } nemůže být { $found }; může být: { $allowed }.
refused-field-list = Pole { $field } musí být seznam, nikoli { $found }.
refused-field-length = Počet položek v poli { $field } musí být { $expected }, nikoli { $found }.
refused-inside = Pole { $field } nejde přijmout: { $why }
refused-wrong-format = V poli { $field } nestojí „{ $expected }“, takže je to jiný druh souboru.
refused-wrong-version = V poli { $field } není { $expected }, jediná verze, kterou umíme číst.
refused-wrong-game = V poli { $field } je { $found }, ale čeká se { $expected }.
refused-other-content = V poli { $field } je { $found }, ale soubory obsahu načtené teď jsou { $expected }.
refused-not-json = Soubor { $file } není čitelný JSON: { $why }.
refused-not-a-file = Soubor { $file } nejde přečíst: { $why }.
refused-not-written = Soubor { $file } nejde zapsat: { $why }.

## Záznamy
refused-record-seed = Pole { $field } musí být celé číslo nebo text, nikoli { $found }.
refused-record-seat = Pole { $field } musí před volbou jmenovat místo, jako „0: pass“, nikoli „{ $choice }“.
refused-record-choice = Pole { $field } nejde přijmout: { $why }
refused-record-after-end = V poli { $field } je „{ $choice }“, ale hra skončila už předtím.
refused-record-unfinished = Pole { $field } tvrdí, že je konec, ale po poslední volbě hra pokračuje.
refused-record-result = Pole { $field } tvrdí { $claimed }, ale volby vedou k { $found }.

## Pozice
refused-position-rng = Počet čísel v poli { $field } je { $found } místo čtyř.

## Soubory obsahu
refused-content-yaml = Soubor obsahu { $file } není čitelný YAML: { $why }.
refused-content-folder = Složka obsahu { $folder } tu není.
refused-content-unreadable = Soubory obsahu v { $file } nejde přečíst: { $why }.
refused-content-file = Soubor obsahu { $file } nepatří k žádnému druhu, který tahle hra má.
refused-content-same-id = Soubor obsahu { $file } popisuje { $id }, což už popisuje { $other }.
refused-content-empty = Pole { $field } je prázdné.
refused-content-point = V poli { $field } je bod, který není dvojice čísel.
refused-content-twice = V poli { $field } je { $found } dvakrát.

## Příkazy
refused-unknown-bot = Bot „{ $bot }“ tu není; jsou tu: { $bots }.
refused-bench-report = „{ $path }“ není zpráva z „giants bench --json“.
refused-bot-count = Botů je { $found }, ale hra má { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }.
refused-no-saved-game = Není žádná uložená hra, ve které by šlo pokračovat.
refused-save-damaged = Uložená hra { $file } je poškozená a zůstala, jak byla: { $why }
refused-unknown-rule = Ve hře { $game } není pravidlo { $rule }.
refused-no-rule-found = Ve hře { $game } není „{ $query }“ v žádném pravidle.
refused-no-rules = Hra { $game } nemá číslovaná pravidla.
refused-rules-entry = Pravidla hry { $game } nelze přečíst: položka { $entry } nemá { $field }.
refused-setup-value = Za volbou { $option } chybí hodnota.
refused-number = { $option } musí být celé číslo, { $low } nebo víc, nikoli { $found }.

## Server
refused-bad-request = Pole { $field } není v pořádku: { $why }.
refused-no-such-page = Tady nic není.
refused-no-such-table = Takový stůl tu není.
refused-no-such-seat = Místo { $seat } u tohoto stolu není.
refused-bad-invitation = Tahle pozvánka neplatí, nebo už neplatí.
refused-bad-move = Tenhle odkaz na profil neplatí, nebo už neplatí: funguje jednou a jen pár minut.
refused-bad-method = To tady nejde.
refused-no-client = Webový klient není sestavený, takže tu není žádná stránka: sestaví ho „make play“.
refused-not-your-seat = Místo { $seat } patří někomu jinému.
refused-not-the-host = To může jen ten, kdo stůl založil.
refused-only-watching = Kdo se dívá, nemůže hrát.
refused-other-origin = Z jiné stránky to nejde.
refused-seat-taken = Místo { $seat } je obsazené.
refused-no-open-seat = Všechna místa u tohoto stolu jsou obsazená.
refused-seat-count = Hra má { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }, ale zadáno jich bylo { $found }.
refused-not-over = Hra ještě neskončila.
refused-game-is-over = Hra skončila.
refused-table-waits = Hra začne, až budou všechna místa obsazená.
refused-bad-push = Adresa pro oznámení nepatří žádné veřejné službě oznámení.
refused-no-push = Tento server o tazích oznámení neposílá.
refused-banned = Správce tohoto serveru tě nepouští dál.
refused-table-closed = Správce tohoto serveru tenhle stůl zavřel.
refused-seat-not-held = Na místě { $seat } nikdo nesedí.
refused-no-such-visitor = Návštěvník { $visitor } tu není; vypíše je „giants admin people“.
refused-not-banned = { $whom } zákaz nemá.
refused-ban-whom = „{ $found }“ není číslo návštěvníka, adresa ani síť.
refused-not-listed = K tomuhle stolu si může sednout jen pozvaný.
refused-stale = Na stole se mezitím pohnulo.
refused-undo-asked = O to už někdo žádá: počkej na odpověď.
refused-undo-not-asked = Na to se tě teď nikdo neptá.
refused-bot-plays = Na tomhle místě teď hraje bot.
refused-no-rematch = Souboj z kampaně ani lekce tady odvetu nemají.
refused-no-such-lesson = Lekce { $lesson } tu není.
refused-lesson-other = To by také šlo, ale tento krok ukazuje něco jiného: vyber to, co září.
refused-no-way-back = Bot hraje na tvém místě až do konce.
refused-time-is-up = Na těchto hodinách už nezbývá čas.
refused-alone-here = U tohohle stolu nikdo jiný nehraje.
refused-not-away = Na místě { $seat } se na nikoho, kdo by byl pryč, nečeká.
refused-not-away-long = Hráč na místě { $seat } ještě není pryč dost dlouho.
refused-no-hint = Teď není k mání žádná rada.
refused-no-reason = K tomu není co říct.
refused-log-gap = V zápisu stolu je mezera před položkou { $seq }.
refused-log-kind = Položka { $seq } zápisu je druhu, který se tu nezná: { $kind }.
refused-stranded = Pravidla tohoto serveru nedokážou sledovat, co se tu hrálo, takže nikdo nemůže pokračovat.
refused-too-large = To je příliš velké: nejvíc smí být { $limit } bajtů.
refused-only-json = Tady se rozumí jen formátu JSON.
refused-other-host = Tak se tenhle server nejmenuje; jeho správce může jméno přidat do GIANTS_HOSTS.
refused-too-much-to-build = To, co s sebou přinášíš, je na tenhle server moc velká stavba.
refused-too-many = Tolik najednou nejde: chvilku počkej.
refused-server-error = Něco se rozbilo na naší straně.
refused-database-away = Server teď nemůže nic zapsat: nic se neztratilo a zkusí to znovu.
refused-no-fork = Odtud se hrát dál nedá.
refused-no-review = Tuhle hru tu nikdo neumí posoudit.
refused-review-busy = Právě se rozebírají jiné hry: zkus to za minutu znovu.
refused-other-outcome = Stůl skončil jinak, než vypráví jeho záznam.
refused-file-exists = Soubor { $file } už existuje.
refused-no-file = Soubor { $file } neexistuje.
refused-database-not-empty = Databáze není prázdná: načíst lze jen do prázdné.
refused-database-url = Adresa databáze začíná jedním z: { $schemes }.
refused-database = Databázi nejde otevřít: { $why }.
refused-port = Na { $host }, port { $port }, nejde naslouchat: { $why }.
refused-port-number = Port je celé číslo od 0 do 65535, nikoli { $port }.
refused-workers-need-postgresql = Více procesů potřebuje společný PostgreSQL: nastavte GIANTS_DATABASE_URL, nebo spusťte jediný, ne { $workers }.

## Turnaje
refused-not-yaml = Soubor { $file } není čitelný YAML: { $why }.
refused-field-empty = Pole { $field } je prázdné.
refused-field-number = Pole { $field } musí být číslo od { $low } do { $high }, nikoli { $found }.
refused-bot-version = Bot „{ $bot }“ je zde ve verzi { $found }, nikoli { $wanted }.
refused-bot-does-not-come = Bot „{ $bot }“ nepřišel: { $why }.
refused-too-few-bots = Pole { $field } nejmenuje dva boty, kteří by se mohli utkat.
refused-too-many-setups = Pole { $field } dává více než { $most } nastavení hry.
refused-sprt-elo = Pole { $field } má smysl jen tam, kde hrají dva; uveďte místo něj share0 a share1.
refused-sprt-order = Pole { $field } musí být větší než { $low }.
refused-no-ledger = Ještě se nic nehrálo: kniha výsledků { $file } neexistuje.
refused-not-a-ledger = Soubor { $file } nemůže být knihou výsledků: { $why }.
refused-ledger-format = Kniha výsledků { $file } má formát { $found }, číst lze jen { $expected }.
refused-ledger-busy = Do knihy výsledků { $file } právě hraje někdo jiný.
refused-missing-extra = K tomu je třeba doinstalovat: pip install "giantstable[{ $extra }]".
refused-claim-nothing = Pole { $field } chybí: tvrzení uvádí share, each nebo gain.
refused-claim-gain = Pole { $field } má smysl jen tam, kde každý hraje sám.
refused-claim-games = Pole { $field } říká { $said }, ale tato semínka, nastavení a místa dávají tento počet her: { $found }.
