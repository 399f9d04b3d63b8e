# Co říká první kopec: ke každému kroku věta a proč. Načítá se jen tam, kde se hraje lekce.
heroscape-lesson-first-hill = Tvůj první kopec
heroscape-lesson-first-hill-lead = Dva tvoji hrdinové proti dvěma Marro mezi skalami.

heroscape-lesson-first-hill-orders = Rozdej rozkazy na toto kolo: žeton 1 kartě Finn, žetony 2 a 3 kartě Syvarris.
heroscape-lesson-first-hill-orders-why = Kolo má tři tahy a v každém jedná jen karta s tím číslem. Kdo bude jednat, rozhoduješ teď, než se cokoli stane; na jedné kartě smí ležet víc žetonů.
heroscape-lesson-first-hill-decoy = Poslední žeton je X. Polož ho na kartu Finn.
heroscape-lesson-first-hill-decoy-why = Ostatní vidí, kde tvoje žetony leží, ale ne který je který. X nedělá vůbec nic: jen nutí soupeře hádat.
heroscape-lesson-first-hill-move = Hod o iniciativu vychází tobě a žeton 1 leží na kartě Finn. Přejdi s ním na F5, vedle nepřítele Marro.
heroscape-lesson-first-hill-move-why = Finn ujde až 5 polí a zasáhne jen toho, kdo stojí vedle něj (dostřel 1). Co svítí, tam dojde; výstražný znak znamená, že odejít od nepřítele stojí švih.
heroscape-lesson-first-hill-attack = Zaútoč na Marro vedle sebe.
heroscape-lesson-first-hill-attack-why = Finn hází 3 kostkami a chce lebky, Marro hází 3 a chce štíty. Každá lebka nad počet štítů je zranění, a Marro má jen jeden život.
heroscape-lesson-first-hill-climb = Druhý Marro střílel na Finna marně a kryje se za skalami. Žeton 2 leží na kartě Syvarris, to je lučištník: vylez na B4, na vrchol kopce.
heroscape-lesson-first-hill-climb-why = Krok stojí jedno pole a za každou úroveň nahoru jedno navíc: z úrovně 1 na 4 padne celých jeho 5. Cesta dolů nestojí nic navíc.
heroscape-lesson-first-hill-sight = Odtud Syvarris vidí přes skály. Vystřel na Marro.
heroscape-lesson-first-hill-sight-why = Kdo útočí, musí cíl vidět a mít ho v dostřelu: jeho je 9. Zdola stály v cestě skály. A kdo stojí výš, má kostku navíc: hází 4.
heroscape-lesson-first-hill-power = Štíty vydržely. Syvarris má ale schopnost Double Attack, dvojí útok: střílej znovu.
heroscape-lesson-first-hill-power-why = Schopnosti na kartě porušují pravidla v její prospěch. Přečti si je, než rozdáš rozkazy; tady vydal jeden tah za dva.
heroscape-lesson-first-hill-end = Kopec je tvůj. V celé hře přivede každá strana malou armádu, na bojišti leží glyfy a rozkazy dávají všichni tajně: obsaď výšiny a lučištníky drž mimo výhled.
