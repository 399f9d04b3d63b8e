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
web-bot-random = Zbrklý
web-bot-greedy = Vychytralý
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
web-hint = Poradit
web-hint-says = Bot by zvolil: { $option }
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
web-log = Co se stalo
web-log-empty = Zatím se nic nestalo.
web-menu = Nabídka
web-leave = Odejít od stolu
web-board-broken = Herní plán se nepodařilo nakreslit. Tady je hra ve slovech; nic se neztratilo.

web-connected = Připojeno
web-connecting = Připojuje se …
web-lag = { $ms } ms
web-reconnecting = { $s ->
    [0] Připojuje se znovu …
   *[other] Bez spojení: znovu za { $s } s
  }
web-restarting = Server se znovu rozbíhá …
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
