### Wraith & the Giants: co stojí na kartách a tělech. Podle našich jmen, takže co majitel krabice opraví, se říká, jak je to
### vytištěno u něj.

wraith-name = { $id ->
    [jump-slash] Výpad ze skoku
    [eager-cut] Dychtivý sek
    [careful-shot] Pečlivá střela
    [up-and-at-it] Nahoru a do něj
    [skip-shot] Střela z poskoku
    [paper-rocket] Papírová raketa
    [wild-swing] Divoký švih
    [snap-shot] Rychlá střela
    [slide-and-stab] Sklouznout a bodnout
    [squib] Prskavka
    [scramble] Po čtyřech vzhůru
    [haul-up] Vytáhnout se
    [hop-across] Přeskok
    [running-bound] Skok z rozběhu
    [composure] Rozvaha
    [slip-step] Úkrok
    [second-wind] Druhý dech
    [rising-cut] Stoupající sek
    [twin-fang] Dvojitý tesák
    [marked-shot] Mířená střela
    [falcon-drop] Sokolí pád
    [wall-run] Běh po stěně
    [handhold] Úchyt
    [blade-waltz] Valčík čepele
    [powder-charge] Prachová nálož
    [flint-spark] Jiskra z křesadla
    [shadow-feint] Stínová klička
    [driving-thrust] Prudké bodnutí
    [pinning-arrow] Přibíjející šíp
    [grit] Zatnuté zuby
    [vault-and-volley] Přeskok a salva
    [patient-climb] Trpělivý výstup
    [moss-balm] Mechová mast
    [long-stride] Dlouhý krok
    [quiet-word] Tiché slovo
    [crow-hop] Vraní poskok
    [old-roads] Staré cesty
    [practised-cut] Cvičený sek
    [ward-of-ash] Štít z popela
    [old-habit] Starý zvyk
    [dazzling-light] Oslnivé světlo
    [unhurried-shot] Klidná střela
    [borrowed-wings] Půjčená křídla
    [sky-reading] Čtení z oblohy
    [needle-of-dawn] Jehla úsvitu
    [lantern-flare] Vzplanutí lucerny
    [walking-staff] Poutnická hůl
    [whispered-count] Šeptané počítání
    [staff-and-steel] Hůl a ocel
    [thrown-voice] Vržený hlas
    [tumbling-fall] Pád v kotoulech
    [spark-seed] Semínko jisker
    [leap-of-memory] Skok po paměti
    [knowing-thrust] Vědoucí bodnutí
    [heel-grind] Drcení patou
    [ground-slam] Úder do země
    [shin-kick] Kop holení
    [buckling-knee] Podlomené koleno
    [belt-of-boulders] Pás z balvanů
    [gut-quake] Otřes útrob
    [grinding-hips] Drtivé boky
    [chest-drum] Buben hrudi
    [great-shrug] Veliké pokrčení
    [boulder-backhand] Rána hřbetem ruky
    [dragging-knuckles] Vlečené klouby
    [shoulder-roll] Protočení ramen
    [falling-elbow] Padající loket
    [skull-hammer] Kladivo lebky
    [gravel-roar] Štěrkový řev
    [crown-of-slate] Koruna z břidlice
    [granite-hide] Žulová kůže
    [flint-scales] Pazourkové šupiny
    [dead-weight] Mrtvá váha
    [tremor] Zachvění
    [landslide] Sesuv
    [rockfall] Kamenná lavina
    [crumbling-ledges] Drolivé římsy
    [loose-scree] Sypká suť
    [shifting-plates] Posuvné desky
    [tail-lash] Šlehnutí ocasu
    [whipcord-gale] Bičující vichr
    [backdraught] Zpětný tah
    [hollow-ribs] Dutá žebra
    [lung-burst] Výdech plic
    [side-slip] Úkluz stranou
    [counter-slip] Protiúkluz
    [wing-clap] Tlesknutí křídel
    [left-feather-storm] Levá bouře peří
    [right-feather-storm] Pravá bouře peří
    [pinion-snap] Prasknutí letky
    [spread-pinion] Rozevřená letka
    [beak-stab] Klovnutí
    [piercing-shriek] Pronikavý skřek
    [thermal-column] Stoupavý proud
    [downburst] Propad vzduchu
    [cross-gust] Křížový poryv
    [spiral-squall] Vířivá bouře
    [thin-air] Řídký vzduch
    [slipstream-skin] Klouzavá kůže
    [sudden-gaps] Náhlé mezery
    [whirling-eddies] Točivé víry
    [tearing-feathers] Trhající se peří
    [tail-slap] Plesknutí ocasu
    [coil-squeeze] Sevření smyčky
    [drenching-roll] Promáčející převal
    [hump-dive] Ponor hřbetu
    [belly-wave] Vlna od břicha
    [bilge-spout] Kalný gejzír
    [scale-rasp] Rašple šupin
    [fin-slice] Sek ploutve
    [gill-flood] Záplava žaber
    [neck-snap] Švihnutí šíje
    [spray-veil] Závoj tříště
    [cold-crest] Studený hřeben
    [swallow] Polknutí
    [barbel-whip] Bič vousů
    [drowning-gaze] Topivý pohled
    [rogue-wave] Zbloudilá vlna
    [wall-of-rain] Stěna deště
    [bore-tide] Přílivová vlna
    [undertow] Spodní proud
    [sodden-gear] Promočená výstroj
    [slick-scales] Kluzké šupiny
    [sucking-foam] Nasávající pěna
    [hidden-currents] Skryté proudy
    [cinder-stomp] Žhavý dupot
    [ember-trail] Stopa z uhlíků
    [slag-skirt] Strusková sukně
    [belly-furnace] Pec břicha
    [side-vents] Boční průduchy
    [heart-flare] Vzplanutí srdce
    [left-hook] Levý hák
    [right-hook] Pravý hák
    [raised-fists] Zdvižené pěsti
    [meteor-fist] Meteorická pěst
    [magma-fist] Lávová pěst
    [horn-gore] Nabodnutí rohem
    [horn-toss] Vyhození rohem
    [flame-breath] Ohnivý dech
    [eruption] Výbuch sopky
    [flash-fire] Náhlý žár
    [ash-cloud] Oblak popela
    [searing-skin] Sežehující kůže
    [heat-haze] Tetelivý žár
    [molten-core] Roztavené jádro
    [glowing-cracks] Žhnoucí trhliny
    [molten-drips] Roztavené kapky
    [smouldering-seams] Doutnající spáry
   *[other] { $name }
  }

wraith-part = { $id ->
    [ground] zem
    [left-foot] levé chodidlo
    [right-foot] pravé chodidlo
    [left-knee] levé koleno
    [right-shin] pravá holeň
    [left-hip] levý bok
    [right-hip] pravý bok
    [belly-ledge] římsa na břiše
    [breastbone] hrudní kost
    [left-shoulder] levé rameno
    [right-shoulder] pravé rameno
    [right-forearm] pravé předloktí
    [left-forearm] levé předloktí
    [right-fist] pravá pěst
    [left-fist] levá pěst
    [crown] temeno
    [jaw] čelist
    [left-tail-wisp] levý cár ocasu
    [right-tail-wisp] pravý cár ocasu
    [tail-knot] uzel ocasu
    [left-rib] levé žebro
    [right-rib] pravé žebro
    [hollow-chest] dutá hruď
    [left-wing] levé křídlo
    [left-wing-tip] špička levého křídla
    [right-wing-tip] špička pravého křídla
    [right-wing] pravé křídlo
    [crest] chochol
    [throat] hrdlo
    [slag-skirt] strusková sukně
    [left-vent] levý průduch
    [right-vent] pravý průduch
    [heart-forge] výheň srdce
    [face] tvář
    [left-horn] levý roh
    [right-horn] pravý roh
    [tail-fin] ocasní ploutev
    [first-coil] první smyčka
    [dip-of-the-coil] prohyb smyčky
    [belly-scale] břišní šupina
    [second-coil] druhá smyčka
    [flank] slabina
    [gill] žábra
    [neck] šíje
    [fin-root] kořen ploutve
    [horn] roh
    [lower-jaw] spodní čelist
    [back-of-the-head] týl
   *[other] { $name }
  }
