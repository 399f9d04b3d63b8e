# „Jak se hraje“ na jedné stránce: nadpis a pár vět ke každému obrázku z bojiště.
heroscape-guide = Hrdinové a družiny všech dob se střetnou na bojišti ze šestiúhelníků. Obsaď výšiny, kryj se před výhledem a ať poslední, kdo stojí, je tvůj.
heroscape-guide-orders = Kolo
heroscape-guide-orders-text =
    Každý položí na karty armády čtyři žetony rozkazů, které ostatní nevidí: 1, 2, 3 a X, které jen mate. Pak se hází o iniciativu.
    V prvním tahu jedná tvoje karta s 1, pak s 2, pak s 3. Kdo jedná, nejdřív jde a pak útočí; družina všemi svými figurkami.
heroscape-guide-moving = Pohyb
heroscape-guide-moving-text =
    Figurka ujde tolik polí, kolik má na kartě. Každá úroveň nahoru stojí jedno navíc; kdo by jedním krokem lezl výš, než sám měří, nedojde tam vůbec. Voda zastaví.
    Kdo odchází od nepřítele, schytá švih: za každého jednu kostku, ještě než udělá krok.
heroscape-guide-sight = Výhled a dostřel
heroscape-guide-sight-text =
    Útočit smíš na toho, koho figurka vidí a na koho dostřelí. V cestě stojí skály, zříceniny i jiné figurky a stránka tu čáru nakreslí.
    Okem se podíváš zpoza hlavy figurky, mapou shora.
heroscape-guide-attack = Útok
heroscape-guide-attack-text =
    Útočník hází kostkami svého útoku na lebky, obránce kostkami obrany na štíty; každá lebka, kterou štít nezastaví, je zranění. Kdo stojí výš, má kostku navíc.
    Nejdřív na cíl ukaž: řekne kolik kostek, proč a co čekat. Čti schopnosti na kartách: právě jimi se armády liší.
