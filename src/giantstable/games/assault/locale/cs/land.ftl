### Assault of the Giants: jména krajin a míst. Vlastní obsah má jména, která stojí v něm.

# Z české knížky pravidel: Icewind Dale, Ledové věže, Evermoors, údolí Dessarin, Sumberské vrchy, Hlubina, Delimbiyrské
# údolí; Svardborg, Ironslag, Gauntlgrym, Maelstrom, Grudd Haug, Deadstone Cleft, Iymrith. High Moor je v ní přeložen jako
# „Vysoké hory“, ale hory to nejsou; platí anglické jméno, tedy vřesoviště. Ostatní jména krajin jsou podle knih
# o Zapomenutých říších, jména měst zůstávají anglická.

assault-region-name = { $region ->
    [sea-of-moving-ice] Moře plovoucího ledu
    [icewind-dale] Icewind Dale
    [spine-of-the-world] Páteř světa
    [ice-spires] Ledové věže
    [silver-marches] Stříbrné marky
    [evermoors] Evermoors
    [neverwinter-wood] Neverwinterský hvozd
    [sea-of-swords] Moře mečů
    [dessarin-valley] Údolí Dessarin
    [sumber-hills] Sumberské vrchy
    [waterdeep] Hlubina
    [delimbiyr-vale] Delimbiyrské údolí
    [high-forest] Vysoký hvozd
    [graypeak-mountains] Šedé štíty
    [high-moor] Vysoké vřesoviště
    [anauroch] Anauroch
   *[other] { $name }
  }
assault-place-name = { $place ->
    [svardborg] Svardborg
    [bryn-shander] Bryn Shander
    [mirabar] Mirabar
    [eye-of-the-all-father] Oko Všeotce
    [ironslag] Ironslag
    [silverymoon] Silverymoon
    [everlund] Everlund
    [gauntlgrym] Gauntlgrym
    [neverwinter] Neverwinter
    [luskan] Luskan
    [maelstrom] Maelstrom
    [triboar] Triboar
    [yartar] Yartar
    [grudd-haug] Grudd Haug
    [waterdeep] Hlubina
    [goldenfields] Goldenfields
    [daggerford] Daggerford
    [secomber] Secomber
    [loudwater] Loudwater
    [star-mounts] Hvězdné hory
    [deadstone-cleft] Deadstone Cleft
    [dragonspear-castle] Hrad Dragonspear
    [iymrith-s-lair] Doupě Iymrith
   *[other] { $name }
  }
