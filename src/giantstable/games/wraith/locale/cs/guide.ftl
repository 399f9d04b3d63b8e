# „Jak se hraje“ na jedné stránce: nadpis a pár vět ke každému obrázku z desky.
wraith-guide = Jsi Mátoha a na tvou vesnici jde Obr. Vylez na něj, najdi jeho slabá místa a sraz ho, než dojde. Zhruba půl hodiny, sama proti němu.
wraith-guide-goal = O co jde
wraith-guide-goal-text =
    Vyhráváš, když Obrovi dojde zdraví, nebo když má tolik jizev, kolik jich unese.
    Prohráváš, když máš tolik zranění, kolik Mátoha unese, když si nemůžeš líznout plnou ruku, nebo když Obrovi dojdou karty: je ve vesnici.
wraith-guide-climb = Kde stojíš
wraith-guide-climb-text =
    Stupy spojují čáry. Výstup vede po nich nahoru, sestup dolů, jak daleko chceš, a skok kamkoli poblíž.
    Co září, tam se dá; ukaž na to a uvidíš, co by se stalo. Tyrkysové značky jsou slabá místa, červené čárkování ukazuje, kam Obr udeří příště.
wraith-guide-cards = Tvoje karty
wraith-guide-cards-text =
    V každém kole zahraješ jednu kartu do horní řady a jednu do dolní. Hodnota ze znaků počítá znaky ve své řadě, i na starších kartách: čím delší řada, tím silnější.
    Kartu smíš také položit lícem dolů: vyléčí zranění a lízneš si. Akce beze strachu kartu nepotřebují a stojí zranění.
wraith-guide-giant = Co na to Obr
wraith-guide-giant-text =
    Pak nejlevější z jeho pěti karet udeří na stupy, které jmenuje, a odejde; vpravo přijde nová a přivolá všechny, které mají některý z jejích znaků.
    Karta se zraněním neudeří. Každá rána naprázdno ale zvedá Obrovu zuřivost a ta se vybije při první, která tě zasáhne.
