# Co říká první souboj: ke každému kroku věta a proč. Načítá se jen tam, kde se hraje lekce.
wraith-lesson-first-fight = Tvůj první souboj
wraith-lesson-first-fight-lead = Dvě kola na noze Obra země a vítězství.

wraith-lesson-first-fight-card = Zahraj z ruky kartu „Po čtyřech vzhůru“. Přijde do horní řady a její akcí je výstup za 2.
wraith-lesson-first-fight-card-why = V každém kole zahraješ dvě karty: nejdřív jednu do horní řady, pak jednu do dolní. Dělat můžeš jen to, co máš v ruce.
wraith-lesson-first-fight-climb = Stojíš na zemi. Vylez na stup A2, Obrovo levé koleno.
wraith-lesson-first-fight-climb-why = Výstup za 2 vede po čarách nahoru o jeden stup nebo o dva. A2 je slabé místo: v Obrově řadě leží karta, na které stojí „A2“.
wraith-lesson-first-fight-sword = Teď dolní řada: zahraj „Divoký švih“, meč za 1.
wraith-lesson-first-fight-sword-why = Meč zasáhne slabé místo tam, kde stojíš. Zranění ubude z Obrova zdraví a zůstane ležet na jeho kartě: až zdraví dojde, vyhráváš.
wraith-lesson-first-fight-enough = Obě karty jsou zahrané. Ukonči tah.
wraith-lesson-first-fight-enough-why = Ještě můžeš jednat bez karty, ale to bolí. Nech si to na chvíli, kdy to něco rozhodne.
wraith-lesson-first-fight-refresh = Než si lízneš, odhoď „Rychlou střelu“; pak lízej.
wraith-lesson-first-fight-refresh-why = Lízáš do pěti karet, takže z toho, co odhodíš, bude něco jiného. Luk nezasáhne stup, na kterém stojíš, a tady teď zůstaneš.
wraith-lesson-first-fight-symbols = Obrova karta nejvíc vlevo tě zasáhla a odešla; nová přivolala další, ta na tebe nedosáhla, a jeho zuřivost stoupla. Teď odpověz: zahraj „Dychtivý sek“.
wraith-lesson-first-fight-symbols-why = Jeho meč dá tolik zranění, kolik je v řadě znaků ruky. V horní řadě už leží dvě karty s rukou, takže dá 2: co zahraješ dřív, vyplatí se později.
wraith-lesson-first-fight-rows = A ještě jednou: druhý „Dychtivý sek“, do dolní řady.
wraith-lesson-first-fight-rows-why = Každá řada počítá jen vlastní znaky. I tady leží dvě ruce. A karta, na které leží zranění, neútočí: další v jeho řadě je tím odzbrojená.
wraith-lesson-first-fight-fearless = Jedno zranění chybí a karta k zahrání už není. Buď beze strachu: sekni bez karty.
wraith-lesson-first-fight-fearless-why = Akce beze strachu stojí jedno tvoje zranění. Sedmé je poslední, a ty máš jedno. A tenhle úder souboj končí.
wraith-lesson-first-fight-end = První souboj je vyhraný. Celý začíná na zemi a s nezraněným Obrem: hledej jeho slabá místa, nech v řadách růst znaky a nestůj tam, kam míří jeho karta nejvíc vlevo.
