### Skořápka webového klienta: všechno, co říkají jeho stránky a neříká hra sama.
### Slovníček je v záhlaví wraith.ftl. Tlačítka jsou v infinitivu, věty tykají a vyhýbají se rodu.

web-house = Giants’ Table
web-loading = Okamžik …
web-try-again = Zkusit znovu
web-trouble = Na serveru se něco pokazilo. Zkus to za chvíli znovu.
web-no-connection = Server neodpovídá. Běží? A máš připojení?
web-lost = Spojení se ztratilo dřív, než přišla odpověď.
web-close = Zavřít
web-cancel = Zrušit
web-save = Uložit
web-less = O jeden méně
web-more = O jeden více
web-home = Ke vchodu
web-jump = K obsahu
web-navigation = Stránky
web-unofficial = Neoficiální fanouškovský projekt. Slova i obrázky jsou naše vlastní.

## Vchod
web-welcome = Přisedni si.
web-welcome-lead = Hry o obrech, přesně podle svých pravidel. Hraj o samotě, proti botům, nebo s přáteli přes odkaz.
web-games = Hry
web-play-game = Hrát
web-seats = { $high ->
    [1] pro jednoho
   *[other] hráčů: { $same ->
        [yes] { $high }
       *[no] { $low }–{ $high }
    }
  }
web-open-tables = Pokračuj, kde to čeká
web-listed = Mohou si přisednout i ostatní
web-listed-meaning = Stůl je vidět na úvodní stránce tohoto serveru, dokud nejsou obsazená všechna místa.
web-listed-tables = Stoly, které čekají na hráče
web-listed-free = { $n ->
    [one] Jedno místo je volné
    [few] { $n } místa jsou volná
   *[other] { $n } míst je volných
  }
web-listed-with = { $names } už sedí
web-join-table = Přisednout
web-join-named = Přisednout: { $table }
web-look-at-table = Podívat se: { $table }
web-finished = Dohrané
web-choices = { $n ->
    [0] nezačato
    [one] { $n } volba
    [few] { $n } volby
   *[other] { $n } voleb
  }
web-just-now = právě teď
web-won-short = Výhra
web-drawn-short = Bez vítěze
web-closed-short = Zavřeno
web-lost-short = Prohra

## Nový stůl
web-house-rules = Domácí pravidla
web-house-rules-meaning = Kde se tištěná pravidla dají číst dvojím způsobem. Bez změny platí náš výklad.
web-changed = { $n ->
    [one] { $n } změna
    [few] { $n } změny
   *[other] { $n } změn
  }
web-sit-down = Ke stolu
web-players = Hráči
web-seat-me = Já
web-seat-bot = Bot
web-seat-open = Volné místo
web-seat-number = Místo { $n }
web-add-seat = Další místo
web-remove-seat = Odebrat místo { $n }
web-level = Síla
web-bot-easy = Lehký
web-bot-easy-meaning = Hraje jako začátečník: vidí, co je blízko, chybuje v tom, co je daleko, a je to milá společnost.
web-bot-normal = Běžný
web-bot-normal-meaning = Hru zná a výhru ti nedá zadarmo.
web-bot-strong = Silný
web-bot-strong-meaning = Myslí dopředu a málo co odpustí.
web-bot-random = Zbrklý
web-bot-random-meaning = Udělá, co ho zrovna napadne.
web-bot-greedy = Vychytralý
web-bot-greedy-meaning = Bere, co je nejlepší hned, jako vždycky.
web-you = Ty

## Pozvání
web-join = Máš pozvánku
web-join-nothing = V téhle adrese žádná pozvánka není. Řekni si o celý odkaz, i s tím, co je za znakem #.
web-join-own = Tenhle odkaz přenese tvoje vlastní místo na tohle zařízení.
web-join-full = Všechna místa už jsou obsazená. Dívat se ale můžeš.
web-join-again = Tvoje místo na tebe čeká
web-seat-who = { $n }. { $who }
web-name = Tvoje jméno
web-name-meaning = Co uvidí ostatní u stolu.
web-only-watch = Jen se dívat

## Stůl
web-table = Stůl
web-decision = Co teď
web-skip = Přeskočit
web-undo = Vzít zpět
web-undo-asked = { $name } chce vzít svou poslední volbu zpět. Přijdeš tím o svou pozdější odpověď.
web-undo-asks = { $name } chce vzít svou poslední volbu zpět.
web-undo-waits = Chceš vzít svou volbu zpět. Čeká se na: { $names }
web-undo-agree = Souhlasím
web-undo-decline = Ne, hrajme dál
web-undo-withdraw = Už nechci
web-undo-declined = { $name } chce raději hrát dál.
web-undo-withdrawn = { $name } už o to nežádá.
web-end-asked = { $name } navrhuje hru ukončit, bez vítěze.
web-end-asks = { $name } navrhuje hru ukončit, bez vítěze.
web-end-waits = Navrhuješ hru ukončit. Čeká se na: { $names }
web-bot-asked = { $name } navrhuje, ať za hráče { $whom } do jeho návratu hraje bot.
web-bot-asks = { $name } navrhuje, ať za hráče { $whom } do jeho návratu hraje bot.
web-bot-waits = Navrhuješ, ať za hráče { $whom } hraje bot. Čeká se na: { $names }
web-sit-asked = { $whom } si chce přisednout k rozehrané hře a bude vědět, co ví tohle místo.
web-sit-asks = { $whom } si chce přisednout k rozehrané hře.
web-sit-waits = Hra už začala, ostatní se rozhodují, jestli si přisedneš. Čeká se na: { $names }
web-sit-decline = Ne
web-bot-plays-for-you = Za tebe hraje bot.
web-play-myself = Hrát zase osobně
web-let-a-bot-play = Ať zatím hraje bot
web-bot-plays = hraje bot
web-has-resigned = hra vzdána
web-wants-to-sit = chce si přisednout
web-notes = { $n ->
    [one] U stolu: { $n } změna
    [few] U stolu: { $n } změny
   *[other] U stolu: { $n } změn
  }
web-note-left-open = Místo { $n } se uvolnilo.
web-note-to-bot = Na místo { $n } usedl bot.
web-note-sat-down = Na místo { $n } usedá { $name }.
web-note-device = Z místa { $n } se hraje i na jiném zařízení: { $name }.
web-note-stand-in-agreed = { $name }: hraje bot, ostatní souhlasili.
web-note-stand-in-away = { $name }: hraje bot, hráč byl příliš dlouho pryč.
web-note-stand-in-time = { $name }: hraje bot, vypršel čas.
web-note-stand-in-own = { $name }: zatím hraje bot.
web-note-back = { $name } zase hraje.
web-note-resign = { $name } vzdává hru.
web-note-end = Všichni souhlasili s koncem hry.
web-result-agreed = Všichni souhlasili s koncem hry. Nikdo nevyhrál.
web-result-resigned = Rozhodlo vzdání hry.
web-leave-game = Přestávka nebo konec
web-rest = Ať za mě hraje bot
web-rest-meaning = Do tvého návratu hraje na tvém místě bot. Místo zůstává tvoje.
web-offer-end = Navrhnout konec hry
web-offer-end-meaning = Když budou všichni souhlasit, hra tady skončí a nikdo nevyhraje.
web-resign = Vzdát hru
web-resign-two = Vyhraje druhá strana.
web-resign-many = Na tvém místě bude až do konce hrát bot. Zbude-li jediná strana, vyhrála.
web-resign-sure = Ano, vzdát hru
web-rematch = Odveta
web-rematch-opened = Další hra se stejnými lidmi je připravená.
web-to-rematch = K další hře
web-turn-seats = Všichni se posunou o jedno místo
web-not-this-time = Tentokrát ne
web-seat-kept = Místo čeká: { $name }
web-your-turn = Jsi na tahu
web-clock-left = Zbývá čas: { $time }
web-clock-days = { $d } d { $h } h
web-terms = Čas
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-game = Na celou hru
web-clock-move = Na každou volbu
web-clock-game-each = Každý hráč má na celou hru
web-clock-move-each = Na každou volbu je
web-away-after = Za toho, kdo je pryč, hraje bot
web-away-agreed = když ostatní souhlasí
web-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
  }
web-hours = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
  }
web-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
  }
web-hint = Poradit
web-hint-says = Bot by zvolil: { $option }
web-hint-hope = Pro:
web-hint-fear = Proti:
web-hint-second = Druhá nejlepší možnost: { $option }
web-hint-chance = Odtud se vyhraje asi { $n } ze 100 takových her.
web-anyway = Přesto to udělat
web-hinted = rada
web-all-options = Všechny možnosti ({ $n })
web-over = Hra skončila.
web-sending = Posílá se …
web-waiting-for = Volí { $names }.
web-watching = Volí { $names }.
web-player-must-choose = Volí hráč.
web-waiting-for-players = Čeká se na hráče
web-is-asked = na tahu
web-here = u stolu
web-away = pryč
web-sit-here = Hrát tady
web-spectator = Díváš se
web-spectators = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
   *[other] { $n } diváků
  }
web-talk = Něco říct
web-talk-said = Co padlo u stolu
web-talk-nothing = Zatím nikdo nic neřekl.
web-talk-hear = Slyšet ostatní
web-talk-hear-one = Slyšet: { $name }
web-said = { $name }: { $what }
web-say-hello = Ahoj!
web-say-good-luck = Hodně štěstí!
web-say-thanks = Díky!
web-say-nice = Pěkný tah!
web-say-well-played = Dobře zahráno!
web-say-oops = Jejda!
web-say-sorry = Promiň!
web-say-one-moment = Moment, prosím.
web-say-back = Už jsem zpátky.
web-say-your-turn = Jsi na tahu?
web-say-good-game = Pěkná hra!
web-say-goodbye = Měj se!
web-log = Co se stalo
web-log-empty = Zatím se nic nestalo.
web-log-older = Dříve: ještě { $n }
web-log-came = { $n ->
    [one] Přibyl 1 starší řádek.
    [few] Přibyly { $n } starší řádky.
   *[other] Přibylo { $n } starších řádků.
  }
web-menu = Nabídka
web-leave = Odejít od stolu
web-board-broken = Herní plán se nepodařilo nakreslit. Tady je hra ve slovech; nic se neztratilo.
web-stranded = Tahle hra tu nemůže pokračovat
web-stranded-why = Pravidla tohoto serveru nedokážou sledovat všechno, co se u stolu odehrálo, a tak už se nikoho na nic neptají. Nic není ztraceno: s pravidly, která to dokážou, hra pokračuje.
web-stranded-versions = Začala s verzí { $begun }, tady je verze { $here }.
web-stranded-unknown = Začala s dřívější verzí, tady je verze { $here }.
web-stranded-read = Přečíst, co se odehrálo
web-stranded-record = Vzít si záznam s sebou
web-stranded-sealed = V záznamu jsou všechny vaše volby. Volby ostatních a semínko zůstávají tajné, protože hra může jednou pokračovat; úplný záznam má správce serveru.
web-stranded-short = stojí

web-connected = Připojeno
web-connecting = Připojuje se …
web-lag = { $ms } ms
web-reconnecting = { $s ->
    [0] Připojuje se znovu …
   *[other] Bez spojení: znovu za { $s } s
  }
web-restarting = Server se znovu rozbíhá …
web-table-closed = Správce serveru tenhle stůl zavřel: dá se dál číst a jeho zápis si můžeš odnést.
web-banned = Správce tohoto serveru tě nepouští dál.
web-no-table = Tenhle stůl už není
web-not-your-seat = To místo není tvoje

web-share = Pozvat a sdílet
web-invite = Pozvat přátele
web-invite-meaning = { $n ->
    [one] Volné je jedno místo. Kdo otevře tenhle odkaz, může si ho vzít.
    [few] Volná jsou { $n } místa. Kdo otevře tenhle odkaz, může si jedno vzít.
   *[other] Volných je { $n } míst. Kdo otevře tenhle odkaz, může si jedno vzít.
  }
web-take-along = Vzít si místo s sebou
web-take-along-meaning = Odkaz, který otevře tvoje místo na jiném zařízení, třeba v telefonu. Funguje jednou; nech si ho pro sebe.
web-watch = Ať se dívají i ostatní
web-watch-meaning = Kdo má tuhle adresu, vidí stůl, ale ničí tajemství.
web-make-link = Ukázat odkaz
web-link = Odkaz
web-copy = Kopírovat
web-copied = Zkopírováno
web-share-by = Sdílet
web-give-seat = Přenechat místo botovi
web-give-seat-meaning = Bot hraje dál za tebe a ty se díváš. Místo už si zpátky nevezmeš.
web-seat-a-bot = Bot: { $level }
web-keep-open = Nechat volné

web-result = Výsledek
web-end = Konec
web-won = Vítězství
web-lost-game = Porážka
web-play-again = Hrát znovu
web-download-record = Stáhnout záznam téhle hry

web-keys = Klávesy
web-key-choose = zvolit možnost
web-key-options = všechny možnosti v seznamu
web-key-undo = vzít zpět poslední volbu
web-key-hint = požádat o radu
web-key-skip = přeskočit na konec vyprávění
web-key-log = co se stalo
web-key-rule = pravidlo za otázkou
web-key-close = zavřít, co je otevřené
web-key-help = tenhle seznam

web-speed = Vyprávění, co se stalo
web-speed-meaning = Jak rychle se jeden po druhém ukazují kroky tahu.
web-speed-normal = 1×
web-speed-fast = 4×
web-speed-skip = Naráz

## Přehrání
web-replay = Přehrání
web-replay-of = Přehrání: { $game }
web-replay-at = Místo ve hře
web-replay-choice = Volba { $n } z { $all }
web-replay-first = Na začátek
web-replay-back = O volbu zpět
web-replay-next = O volbu dál
web-replay-last = Na konec
web-replay-speed = Rychlost
web-replay-share = Sdílet tento okamžik
web-replay-share-meaning = Kdo tuto adresu otevře, uvidí přehrání u volby { $n }, nakolik o ní smí vědět.
web-replay-eyes = Vidět z místa
web-open-record = Otevřít záznam
web-open-meaning = Záznam je celá hra v souboru: od tohoto stolu, od jiného, nebo z terminálu. Položí se na vlastní stůl, kde se dá přehrát, rozebrat a odkudkoli dohrát.
web-open-drop = Přetáhni soubor sem, nebo ho vyber
web-open-no-record = V tomhle souboru není záznam žádné hry.
web-open-where = Terminál ukládá dohrané hry do složky „finished“ tam, kde má uložené hry.
web-open-choose = Vybrat soubor
web-fork = Hrát odtud dál
web-fork-meaning = Nový stůl začne tak, jak hra stála po volbě { $n }. Víš to, co tehdy vědělo tvé místo; co vědět nemohlo, a všechna náhoda, která přijde, se rozdá znovu.
web-fork-seat = Tvé místo
web-fork-begin = Hrát dál
web-review = Rozbor
web-review-meaning = Každá volba se posuzuje z místa toho, kdo ji učinil, podle toho, co tehdy mohl vědět.
web-review-progress = Prohlédnuté volby: { $n } z { $all }
web-review-graph = Naděje na výhru v průběhu hry
web-review-chance = { $name }: { $n } ze 100
web-review-turns = Kde se hra obrátila
web-review-no-turns = Naráz se neobrátila nikdy.
web-review-turn = Volba { $n } · { $name }: { $was } → { $now } ze 100
web-review-missed = Co uniklo
web-review-nothing-missed = Nic zjevného neuniklo.
web-review-miss = Volba { $n } · { $name }: { $option }
web-review-loss = Stojí asi { $n } ze 100 her.
web-review-best = Lepší: { $option }
web-play = Přehrát
web-pause = Pozastavit
web-to-table = Ke stolu

## Pravidla
web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-rules-lead = Každé pravidlo pod svým číslem, našimi slovy. Rozhodčím jsou tištěná pravidla; pod každým pravidlem stojí nadpis, ze kterého pochází.
web-rules-search = Hledat slova nebo číslo
web-rules-found = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidla
   *[other] { $n } pravidel
  }
web-rules-none = Všechna tahle slova nejsou v žádném pravidle.
web-rules-chapters = Kapitoly
web-rule-named = Ukázat pravidlo { $id }
web-show-rule = Ukázat pravidlo
web-rule-link = Odkaz na tohle pravidlo
web-rule-page = Tištěná pravidla: { $page }
web-rule-see = Naše výklady: { $rulings }
web-open-rules = Otevřít v pravidlech
web-no-such-rule = Pravidlo { $id } tu není.
web-rule-kind-example = Příklad
web-rule-kind-setup = Příprava
web-rule-kind-victory = Vítězství
web-rule-kind-optional = Nepovinné
web-rule-kind-tip = Rada

## Nastavení
web-settings = Nastavení
web-language = Jazyk
web-theme = Osvětlení
web-theme-system = Podle systému
web-theme-dark = Tmavé
web-theme-light = Světlé
web-theme-contrast = Vysoký kontrast
web-size = Velikost písma
web-size-small = Malé
web-size-normal = Běžné
web-size-large = Velké
web-size-huge = Obří
web-motion = Pohyb
web-motion-meaning = Bez pohybu se každý krok ukáže naráz.
web-motion-system = Podle systému
web-motion-on = Zapnutý
web-motion-off = Vypnutý

## Oznámení o tahu
web-push = Dát vědět, až budu na tahu
web-push-meaning = Oznámením tohoto prohlížeče, když je stránka zavřená nebo není vidět.
web-push-on = Zapnuto
web-push-off = Vypnuto
web-push-denied = Prohlížeč nám oznámení nedovoluje; změnit to jde v jeho nastavení pro tuto stránku.
web-push-impossible = Tomuto prohlížeči tady dát vědět nejde; možná potřebuje HTTPS nebo stránku na ploše.
web-push-failed = Služba oznámení tohoto prohlížeče neodpovídá; zkus to později.

## O projektu
web-about = O projektu
web-about-lead = Deskové hry o obrech na jednom jádru pravidel: k hraní, ke zkoumání i k programování.
web-about-unofficial = Tohle je neoficiální fanouškovský projekt. Nevytvořili ho, neschválili ani nepodporují vydavatelé ani autoři her. Neobsahuje žádný text ani žádné obrázky vydavatelů: pravidla jsou vyprávěna našimi slovy, jména a čísla slouží jako fakta a obrázky a příběhy jsou naše vlastní.
web-about-box = Pokud tě tu některá hra baví, kup si ji v krabici.
web-about-made-with = Z čeho to je
web-about-icons = ikony, autoři { $artists }, s upravenou barvou a velikostí;
web-about-fonts = písma, pod licencí
web-about-pictures = Obři, výjevy a mapy vznikly pro tento projekt.
web-about-builders = Pro ty, kdo staví
web-about-api = Rozhraní HTTP

## Nic tu není
web-not-found = Tady nikdo nebydlí
web-not-found-meaning = Na téhle adrese žádná stránka není. Možná si na ni sedl obr.
web-bot-at = { $level } { $n }
web-play-at = Hrát na místě { $n }
web-curtain = { $name }: teď se díváš ty
web-curtain-open = Tady { $name }
web-broken = Něco spadlo ze stolu
web-broken-meaning = Tahle stránka se rozbila. Tvoje hry jsou na serveru v bezpečí; většinou pomůže načíst ji znovu.

web-no-server = Ke hře je potřeba server
web-no-server-meaning = Server neodpovídá: možná je na chvíli pryč, nebo nemáš připojení. Tvoje hry jsou na něm v bezpečí a tahle stránka bude pokračovat sama, jakmile se ozve.
web-no-server-read = Zatím si můžeš číst
web-no-server-note = Server neodpovídá. Co tu stojí, se uchovalo v tomhle zařízení.
web-no-server-back = Server už zase odpovídá.
web-no-server-go-on = Pokračovat

## Lekce
web-learn = Naučit se hrou
web-lesson = Lekce
web-lesson-step = Krok { $n } z { $of }
web-lesson-why = Proč
web-lesson-more = Ukázat víc
web-lesson-do = Udělat to za mě
web-lesson-learned = Naučeno
web-lesson-whole = Zahrát celou hru
web-lesson-again = Ještě jednou
web-how-to-play = Jak se hraje
web-how-to-play-named = Jak se hraje { $game }
