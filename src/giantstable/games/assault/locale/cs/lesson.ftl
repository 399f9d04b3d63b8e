# Co říkají poslední tahy: ke každému kroku věta a proč. Načítá se jen tam, kde se hraje lekce.
assault-lesson-last-turns = Tvoje první válka
assault-lesson-last-turns-lead = Poslední dva tahy kopcových obrů a body, které rozhodnou.

assault-lesson-last-turns-event = Vedeš kopcové obry. Nejdřív ze všeho si vezmi událost „Triboar v plamenech“.
assault-lesson-last-turns-event-why = Událost žádá něco na mapě, tady tvoji jednotku v oblasti Údolí Dessarin, a k tomu runu. Máš obojí a dostaneš 3 body Řádu: kdo jich má nejvíc, vyhrává. Jedna událost za tah, vždy před rozkazem.
assault-lesson-last-turns-command = V každém tahu musíš zahrát jeden rozkaz. Zahraj Útok.
assault-lesson-last-turns-command-why = Rozkazy leží v řadě a do ruky se vracejí jen Odpočinkem. Co karta dává „za každou kartu vlevo“, roste s řadou: Pohyb a Nábor už tam leží, takže Útok to dostane dvakrát.
assault-lesson-last-turns-where = Zaútoč z oblasti Údolí Dessarin na oblast Hlubina: mrazivý obr z elity tam stojí sám.
assault-lesson-last-turns-where-why = Útočí se ze sousedství. Na co ukážeš, to ti řekne svoje šance předem; za každého poraženého dostaneš jeho hodnotu, tady 3.
assault-lesson-last-turns-everybody = Pošli všechny: nikdo nezůstane stranou.
assault-lesson-last-turns-everybody-why = Součet Síly všech, kdo jdou, je počet tvých kostek. Kdo zůstane stranou, je v bezpečí, ale nehází.
assault-lesson-last-turns-row = Dva zásahy jen zraní: obr má Odolnost 3. Mezi kostkami je ale mystika: použij svou kartu Útok.
assault-lesson-last-turns-row-why = Za každou kartu vlevo změní Útok jednu mystiku ve 2 zásahy. K tomu řada byla: teď máš čtyři.
assault-lesson-last-turns-conquest = Nepřítel je poražen a Hlubina je tvoje. Ať se tam přesunou všichni.
assault-lesson-last-turns-conquest-why = Aspoň jeden tam musí. Někoho smíš nechat hlídat starou oblast, ale tam už o nic nejde: podívej se na fondy bodů.
assault-lesson-last-turns-endgame = Tvoje body vyčerpaly poslední fond: je Konec hry. Všichni ostatní už svůj poslední tah mají za sebou, tenhle je tvůj. Zahraj „Žrát žrát“.
assault-lesson-last-turns-endgame-why = Když dojde 2. fond, dohraje se kolo a přidá se jedno celé, aby všichni měli stejně tahů. Body jsou do konce tajné; ohniví obři mají pořád o dva víc než ty.
assault-lesson-last-turns-feed = Nakrm náčelnici Guh, kolikrát to jde.
assault-lesson-last-turns-feed-why = Každá rasa má jeden vlastní rozkaz. Tady smíš za každou kartu vlevo dát jedno Jídlo za 2 body: leží tam tři karty a dvě Jídla máš schovaná právě na tohle.
assault-lesson-last-turns-end = Sever je tvůj, o dva body. V celé hře začínáš se čtyřmi jednotkami a s prázdnou rukou: skládej řadu chytře, plundruj to, co žádají události, a odpočiň si dřív, než budeš muset.
