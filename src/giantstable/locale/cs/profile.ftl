# Co si dům pamatuje o tom, kdo hraje, a jeho zvuky.

web-profile = Profil
web-profile-lead = Co máš dohrané, tady i ve svých dalších prohlížečích. Nikdo jiný to nevidí.
web-profile-played = Her
web-profile-won = Výher
web-profile-streak = Výher v řadě
web-profile-longest = Nejdelší řada
web-profile-won-of = Výhry: { $won } z { $played }
web-profile-none-of-it = Zatím nehráno
web-profile-feats = Kousky
web-profile-not-yet = Zatím ne
web-profile-empty = Zatím není na co vzpomínat
web-profile-empty-lead = Dohraj hru a bude tady: co se podařilo vyhrát, proti komu a co stálo za zmínku. První lekce se nepočítají.
web-profile-play = Ke hrám

web-move = V jiném prohlížeči
web-move-meaning = Odkaz, který tenhle profil otevře jinde, třeba v telefonu, i se stoly a místy. Kdo ho otevře, je tebou: nech si ho pro sebe. Funguje jednou, { $n ->
    [one] { $n } minutu
    [few] { $n } minuty
   *[other] { $n } minut
  }, a nový odkaz zruší ten předchozí.
web-move-title = Profil pro tenhle prohlížeč
web-move-nothing = Tady žádný odkaz na profil není.
web-move-offer = { $name ->
    [nobody] Profil beze jména
   *[other] { $name }
  }, { $n ->
    [0] bez dohrané hry
    [one] { $n } dohraná hra
    [few] { $n } dohrané hry
   *[other] { $n } dohraných her
  }
web-move-gives = Od té chvíle patří i tenhle prohlížeč k tomu profilu: hraje u jeho stolů a vidí, co vidí on.
web-move-leaves = Co si tenhle prohlížeč pamatuje dosud, se nepřenese: { $n ->
    [0] jeho stoly a žádná dohraná hra
    [one] jeho stoly a { $n } dohraná hra
    [few] jeho stoly a { $n } dohrané hry
   *[other] jeho stoly a { $n } dohraných her
  }. Jestli o to nechceš přijít, udělej nejdřív na jeho profilu vlastní odkaz.
web-move-accept = Používat tenhle profil tady

web-export = Všechno, co o tobě víme
web-export-meaning = Soubor se jménem, hrami, stoly a tím, co se u nich z tvých míst hrálo, a s nastavením tohohle prohlížeče.
web-export-do = Stáhnout
web-forget = Zapomenout všechno
web-forget-meaning = Tvůj profil, jméno a stoly se smažou, tady i ve tvých dalších prohlížečích. Kde hrají i jiní, zasedne na tvé místo bot. Nikdo to nevrátí.
web-forget-do = Zapomeňte na mě
web-forget-sure = Ano, zapomenout všechno

web-sound = Zvuky
web-sound-meaning = Pár tichých: tvůj tah, kostky a karty, zranění, konec.
web-sound-off = Vypnuto
web-sound-quiet = Tiše
web-sound-middle = Středně
web-sound-loud = Nahlas
