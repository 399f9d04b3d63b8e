### Wraith & the Giants: příběh kampaně, vyprávěný mezi boji.
###
### Jeden řádek je jeden odstavec; prázdný řádek odděluje dva odstavce.
### Slova, která se vracejí: kabát, lano, zvon (a jeho srdce), lampa, vědro, šňůra, uzel, stup, římsa, hradba, brána, molo.
### Obr je vždy on, i Voda: jen když mluví lidé o Vodě jako o Vodě, je to ona.

story-prologue =
    Stennick měl hradbu, zvon a lampu a jednu rodinu, která vycházela ven, když se zvon rozezněl. Z hradby, na tu dálku, z nich nikdo nikdy neviděl víc než šedý kabát. A tak se té, která ho nosila, říkalo Mátoha a nikdo nemusel vyslovit její jméno.

    Poslední ho nosila Ebbina babička. Umřela v čase zabijaček, v posteli, což nikdo nečekal. Zbyl po ní kabát, meč, luk, plechovka rachejtlí, šedesát sáhů lana a na hřebíku u dveří čtyři šňůry s uzly. Každá šňůra byla jeden obr. Každý uzel bylo místo, kde se udrží noha.

    O strachu na nich nic nebylo. Ebba všechny čtyři dvakrát prohmatala, jestli to tam někde není.


## Mladá Mátoha

story-young-earth-title = Kopec vstává
story-young-earth-before =
    Zvon se rozezněl v čase jehňat, za tichého dne. Tři dny nebylo nic vidět, jen mléko se chvělo v mísách. Potom byl kopec, který býval na sever od řeky, na jih od ní.

    Ebba si třikrát ohrnula rukávy kabátu. Lano bylo tak těžké, že se nedalo nést, a tak ho táhla. Její bratr Per, kterému bylo pět, si stoupl na vědro a rozžal lampu, protože někdo z domu musí. Brána se otevřela přesně na její šířku, a když se zavřela, zvon umlkl. První šňůru vzala Ebba do zubů. Chutnala po babiččiných rukou: po loji a železe.
story-young-earth-won =
    Nepadl. Většinu odpoledne o ní přemýšlel. Potom si míli od hradby lehl, nejdřív na kolena, jako si lehá dobytek, a byl z něj zase kopec.

    Cestou dolů vkládala Ebba ruku do stupů, po kterých lezla nahoru. Šňůra je měla všechny správně. Jenže tyhle neudělal mráz. Okraje měly rovné a zarostlé jako kůra kolem drátu. Každý z nich někdo vysekal a visel přitom tam, kde teď visela ona.

    Přibyly čerstvé. Navázala je na šňůru dřív, než měla prsty tak zahřáté, aby to udělala dobře.
story-young-earth-lost = V jednom vyprávění se kopec kvůli dítěti nezastaví a lampa zhasne pod jeho patou.

story-young-air-title = Co vzal vítr
story-young-air-before =
    Druhý přišel, když byla sena svezená napůl. Hlavně se díval. Nadzvedl mlynáři střechu a vrátil ji nakřivo. Bral prádlo, prostěradlo po prostěradle, a rozvěsil ho po hřebeni, aby viděl, co to prádlo je. Když se rozezněl zvon, vsunul do věže jeden dlouhý prst, přidržel srdce a poslouchal, jak zní tohle.

    Šňůra na Vzduch nebyla k ničemu. Uzly souhlasily, jenže obr je odmítal držet popořadě. „Lez po tom, co tam je,“ říkávala babička, o stromech. Ebba si kapuci pevně utáhla pod bradou. Sahala jí po nos.
story-young-air-won =
    Pětkrát ji shodil a třikrát chytil a ona si potom myslela, že chtěl jen vědět, co udělá. Udělala to, že ho řízla podél žebra. Vítr tím řezem vycházel na jeden tenký, vysoký tón a obr se zastavil a natočil hlavu, aby slyšel, odkud se to bere. Pak odešel přes moře a zkoušel ten zvuk v různých rychlostech.

    Kapuci měl on. Branou vešla prostovlasá a lidé viděli, kolik jí je let, a dívali se do země.
story-young-air-lost = V jednom vyprávění napůl cesty zapomene, že ji držel.

story-young-water-title = Lžíce, bota, dveře
story-young-water-before =
    V říjnu přišel déšť a řeka se obrátila. To, co po ní kráčelo vzhůru, bylo hnědé a plné věcí. Ebba se dívala, jak plují kolem mola: bota, lžíce, dveře, na kterých ještě držela barva. Co kdy dostalo, to nikdy nepustilo.

    Tuhle šňůru babička uvázala, rozvázala a uvázala znovu, protože voda si své stupy sama ohladí. Lodníci říkali, že Ebbina otce má Voda. Zeptala se jich, kde. Vzali to jako dětskou otázku a byli na ni hodní. Ona chtěla vědět, u kterého uzlu.
story-young-water-won =
    Nenašla ho. Za žábrami, kde měla šňůra dvojitý uzel, našla nůž obrostlý vápnem a rukojeť byla omotaná tak, jak věci omotávala babička. Obr ho celou tu dobu nosil. Když nůž vypáčila, otočil hlavu, pomalu, jako se člověk otočí, když někdo v davu řekne jeho jméno.

    Za soumraku odešel po řece dolů a vzal s sebou molo a dva čluny. Ostří na noži žádné nezbylo. Nechala si ho na splétání lan.
story-young-water-lost = V jednom vyprávění si řeka nechá kabát, šedý, příliš velký, a čas od času ho obrátí.

story-young-fire-title = Nad posledním uzlem
story-young-fire-before =
    Oheň přišel uprostřed zimy, po sněhu, a zvonu skoro nebylo třeba. Celý sever měl špatnou barvu. Cestou jedl: ploty, hranice rašeliny, břízy jednu po druhé, jako když člověk jí fazole. Tvář držel k lampě na hradbě jako pes k talíři.

    Čtvrtá šňůra byla nejkratší. Končila u hrudní kosti, ohořelá. Babička ho vždycky porazila odtamtud a výš nikdy nelezla. Per se ptal, co je za posledním uzlem.

    „Lano,“ řekla Ebba.
story-young-fire-won =
    Nad hrudní kostí bylo jen větší horko. U klíční kosti našla římsu a pod čelistí další a odtamtud viděla, co vidí on: jedno žluté světlo, hluboko dole, a za ním malého kluka, jak na něčem stojí. V celém tom sněhu nebylo na co jiného se dívat.

    Zbytek jí trval do rána. Potom se obr na jezeře propadl ledem a led se zavřel.

    Doma k ohořelému konci připletla novou šňůru a uvázala na ní dva uzly. Babička by ji je nechala rozvázat a uvázat menší.
story-young-fire-lost = V jednom vyprávění není na šňůře nad ohořelým koncem nic a není nikdo, komu by to chybělo.


## Dospělá Mátoha

story-adult-earth-title = Chlév
story-adult-earth-before =
    Mezi příchody je čas zapomenout a Stennick zapomněl. Na kopci míli za hradbou stál chlév, poctivý, z kamene kladeného nasucho, a v něm jedenáct krav. Když se rozezněl zvon, poslal pro ně sedlák nahoru svého kluka a kopec vstal.

    Kabát jí teď padl. Na lampu měla dceru, už tak vysokou, že nepotřebovala vědro. Ebba prošla lano loket po lokti, každý spletený spoj nahlas, a vyšla branou. Nerozloučila se. Babička se taky nikdy neloučila a Ebba jí to celá léta měla za zlé.
story-adult-earth-won =
    První stup, který kdy vysekala, byl nad levým kolenem. Dětský stup, tři prsty hluboký, na její botu moc úzký, a otřásl jí víc než celé to lezení. Někdo malý tu visel za jednu ruku a sekal do kopce. Tu holku by Ebba po setmění neposlala ani pro vodu. Stup rozšířila a lezla dál.

    Lehl si zpátky na své staré místo, opatrně, kolem chléva. Vyšlo jedenáct krav. Kluka přinesla sama. Jeho matka jí poděkovala a to na tom bylo nejhorší.
story-adult-earth-lost = V jednom vyprávění se u toho malého stupu zastaví a dívá se o chvilku déle, než měla.

story-adult-air-title = Pískání
story-adult-air-before =
    Ten tón slyšeli týden: tenký, vysoký, maličko pod laděním. Děti, které obra nikdy neviděly, se ho naučily pískat. Pak se na střechách začala zvedat břidlice.

    Zvon si pamatoval. Tentokrát mu srdce vyvěsil a nosil ho s sebou. Okem jako počasí nahlížel do oken Ebbina domu, do jednoho po druhém, a v posledním našel její dceru a zůstal. Gro neucouvla. Vykláněla se, aby líp viděla. Ebba uviděla její tvář a věděla naráz dvě věci: v té holce není žádný strach a nikdy nesmí dostat ten kabát.
story-adult-air-won =
    Měla vztek a bojovala špatně a on z ní byl nadšený. Nakonec vylezla vnitřkem žeber, v tom hukotu, kde ji nemohl vidět. Přestal si hrát a začal hledat. Řízla ho, zatímco se rozhlížel. Odešel a pískal dva tóny, tercii od sebe.

    Gro byla celou tu dobu na hradbě. „Jaké to tam nahoře je?“ Ebba řekla, že je tam zima.

    Té noci našla dívce pod slamníkem cvičnou šňůru: čtyřicet uzlů, pravidelných jako zuby. Zůstala vzhůru a do jednoho je rozvázala.
story-adult-air-lost = V jednom vyprávění má kabát večer na sobě Gro.

story-adult-water-title = Vědro
story-adult-water-before =
    Per šel pod vodu u skalisek devět let předtím, s dobrým úlovkem, za úplného klidu. Když se tedy řeka obrátila, stála Ebba na mole, dřív, než musela.

    Obr přinesl, co měl. Žebro člunu. Máselnici. Ovci, jak se točí dokola a dokola. Všechny stupy ze šňůry ohladil; ale měl ve zvyku každou věc zvednout ke světlu, než ji zase stáhne dolů, jako žena, která probírá zásuvku. Ebba řekla Gro, ať ji čeká do tmy. Co doufá uvidět, neřekla nikomu.
story-adult-water-won =
    Bylo to vědro. Vyneslo ho to ve druhém závitu, ležící na boku, s uchem z lana, které k němu udělal Per. Visela za jednu ruku a tou druhou ho mohla mít.

    Přemýšlela o tom, dokud se udržela. Potom dala tu ruku meči, tři rány, závit povolil a vědro odešlo, kam odešlo všechno ostatní.

    Voda vzala dolní domy a hřbitovní zeď. Ke zvonu nedosáhla. Gro se ptala, co tam venku bylo vidět.

    „Nic našeho,“ řekla Ebba.
story-adult-water-lost = V jednom vyprávění po tom vědru sáhne.

story-adult-fire-title = Dva prsty
story-adult-fire-before =
    Od minula ho krmili lépe. Na břehu teď stály dehtové pece, v březině milíře, pak kovárna: všechno, na co byl Stennick pyšný. Oheň skrz ně uprostřed zimy sešel dolů a u každé zastávky povyrostl.

    Ebba si namazala tvář a ruce tukem. Prohmatala šňůru až ke dvěma velkým uzlům na konci; držely a vázal je někdo lehčí. Za ní se zavřela brána a zvon umlkl. Zvonilo se proto, aby lidé přišli dovnitř, ne aby ji vyprovodili. Když se ohlédla, přejela Gro před lampou rukou, takže lampa mrkla.
story-adult-fire-won =
    Uzly souhlasily. Povolila římsa a ona se zachytila levou rukou za něco, co nebyl kámen. Práci dodělala tou druhou. Potom nějakou dobu ležela na ledu, protože byl studený.

    Dva prsty. Co z nich zbylo, odňal kovář. Celé jaro se znovu učila své uzly; vycházely jí křivé a špatně se povolovaly a Gro se dívala. Pak Gro odjela prvním člunem na jih. Ebba ji nenaučila nic a dala si na tom záležet. Zbývalo jí už jen nepoprosit ji, aby zůstala.
story-adult-fire-lost = V jednom vyprávění to nejsou jen prsty.


## Stará Mátoha

story-elder-earth-title = Schody
story-elder-earth-before =
    Lidé za ní chodili kvůli počasí a kvůli splétání lan a jinak ji nechávali být. Jménem jich znala snad třetinu. Kopec znala. Půl života chodila skoro každý večer sedět do závětří jeho lokte a toho února ucítila, jak se pohnul, jako když se někdo rozhoduje, že vstane.

    Lampu rozžala sama, protože nikdo jiný z domu nebyl, a koželuhově holce u brány řekla, jak dlouho ji nechat hořet.

    „A co když se zdržíte?“ řekla ta holka. Oda, nebo jak se jmenovala? Na tohle se ještě nikdo nezeptal.

    „Tak přistřihneš knot,“ řekla Ebba.
story-elder-earth-won =
    Lezla po vlastních zásecích, dívčích a ženských, a mezi nimi byly cizí, čím dál starší, až po takové, z nichž zbyly sotva důlky, kde někdo začínal kamenem. Kyčel měla špatnou a lano bylo zase moc těžké. U kolena na ni počkal, jak se čeká na schodech.

    Poslední zásek udělala tam, kam se dosáhne z obou stran. Složil se k zemi a ona seděla opřená o jeho čelist, dokud nepopadla dech.

    „Nějak zpomaluješ,“ řekla mu. Přemýšlel o tom. Byla tma, než si byla jistá, že neodpoví.
story-elder-earth-lost = V jednom vyprávění na ni u kolena čeká a čeká a ráno jde dál.

story-elder-air-title = Kapuce
story-elder-air-before =
    Tři tóny: dva, které mu dala ona, a jeden, který si někde našel sám. Ebba je uslyšela dřív než děti, protože nespala. Měla radost, styděla se za ni a pak byla moc stará na to, aby se styděla.

    Střechy teď zvedal zlehka, když už věděl, jak patří. Ke zvonu postavili Odu. Když dovnitř vklouzl prst, aby přidržel srdce, nepustila se, a tak tam stáli, obr a dívka, a mezi nimi zvon.

    „Co chce?“ křikla Oda.

    „Vědět,“ křikla Ebba zpátky. „Zrovna jako ty. Pozor na ruce.“
story-elder-air-won =
    Neshodil ji. Naučil se, kolik váží. Stál, jak nejtišeji uměl, a ukazoval jí věci: velrybí čelist, rudou plachtu, plechového kohouta z věže nějakého města, všechno to kroužilo v dutině jeho hrudi. Nahoře na hřebeni nahmatala šedý cár, přivázaný uzlem tak špatným, že to mohla být jedině napodobenina od něčeho, co nemá ruce.

    Tu vlnu poznala. Řízla vedle a cár nechala, kde byl.

    U brány dala Odě konec šňůry. „Ukaž mi, co ty tvoje ruce dělají,“ řekla.
story-elder-air-lost = V jednom vyprávění ji odnáší hodně daleko a ukazuje jí věci.

story-elder-water-title = Hlas
story-elder-water-before =
    Na podzim jich u ní v kuchyni sedělo s provázkem devět: Oda, oba kovářovi kluci, jedna vdova, muž, který říkal, že přišel jen kvůli střeše. Ebba tomu neříkala učení. Uzly měli hrozné a mluvili u toho. Ale na řadě byla Voda a právě Vody se bála.

    Ne toho, že se utopí. Nedokázala si už vybavit Perův hlas. Měla jeho uši, jeho vědro, jeho zátylek; hlas se ohladil. A řeka, jak ve Stennicku každý věděl, nikdy neztratila nic, co dostala.
story-elder-water-won =
    Promluvilo to na ni z druhého závitu: mužský hlas, smál se a chtěl vědět, jestli tam hodlá viset celý den. Pamatovala si ho moc vysoko.

    Visela tam. Poprosila, ať to řekne znovu, a řekl to, úplně stejně, a znovu, úplně stejně. Počtvrté už chápala, že nic jiného nemá a že tohle bude mít navždy a že se na to dá stoupnout. Byl to dobrý stup. Lezla dál.

    Ten večer o něm kuchyni vyprávěla. Chvíli to trvalo. Nikdo nic nevázal.
story-elder-water-lost = V jednom vyprávění poprosí, ať to řekne znovu, a znovu, a prosit nepřestane.

story-elder-fire-title = Lano
story-elder-fire-before =
    Sníh na severu zoranžověl, potom zbělel. Ebba lano nezvedla. Zkusila to dvakrát, v předsíni, kde ji nikdo neviděl, a pak si na ně sedla.

    Lézt, to je jen vědět kam. Ale s rukou a půl nemohla táhnout, ani se chytit na špatné římse. Vzala, co uvlekla. U brány čekala, až se za ní zavře, a brána se nezavřela. Vycházeli ven. Na ramenou měli zbytek lana, celá kuchyně a pár takových, které neznala. Nikdo je o to nežádal.

    A za nimi za všemi se znovu rozezněl zvon.
story-elder-fire-won =
    Za všechny své příchody neviděl na tom sněhu nic než lampu. Teď tam stálo v řadě čtyřicet lidí. Zastavil se, aby se podíval. Nevěděla, že to umí.

    Vylezla přes ohořelý konec, přes dva velké uzly, přes místo, kde zůstaly její prsty. Když uklouzla, lano se napjalo a někdo hluboko dole zaklel a držel. Od rohu je viděla všechny, malé a černé, jak se zaklánějí a zapírají patami.

    Udělala poslední zásek. Pak udělala, co před ní žádná Mátoha udělat nemohla, a pustila se.
story-elder-fire-lost = Takhle to ve Stennicku nevypráví nikdo.


story-epilogue =
    Šňůry teď visí v obecní síni a je jich víc než čtyři. Domluvilo se, že příště bude zvon znít, dokud nebude doma poslední z nich, a brána zůstane otevřená. Kabáty jsou ve všech velikostech, střižené z toho, co bylo po ruce. Z hradby se bude těžko poznávat, kdo z nich je Mátoha.

    Ebbinu poslední zimu jí Oda přinesla novou šňůru na Oheň, s uzlem nad rohem. Byl to nemotorný uzel, velký jako ořech. Ebba ho rozvázala, aby ho uvázala pořádně. Pak ho uvázala tak, jak ho měla Oda, protože to budou Odiny ruce, které ho budou muset najít.

    Za soumraku šla nahoru, krok a krok, postarat se o lampu. Někdo už ji rozžal.
