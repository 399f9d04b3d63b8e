### Assault of the Giants: names of the land. Content of one's own goes by the names it has there.

assault-region-name = { $region ->
    [sea-of-moving-ice] Sea of Moving Ice
    [icewind-dale] Icewind Dale
    [spine-of-the-world] Spine of the World
    [ice-spires] Ice Spires
    [silver-marches] Silver Marches
    [evermoors] Evermoors
    [neverwinter-wood] Neverwinter Wood
    [sea-of-swords] Sea of Swords
    [dessarin-valley] Dessarin Valley
    [sumber-hills] Sumber Hills
    [waterdeep] Waterdeep
    [delimbiyr-vale] Delimbiyr Vale
    [high-forest] High Forest
    [graypeak-mountains] Graypeak Mountains
    [high-moor] High Moor
    [anauroch] Anauroch
   *[other] { $name }
  }
assault-place-name = { $place ->
    [svardborg] Svardborg
    [bryn-shander] Bryn Shander
    [mirabar] Mirabar
    [eye-of-the-all-father] Eye of the All-Father
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
    [waterdeep] Waterdeep
    [goldenfields] Goldenfields
    [daggerford] Daggerford
    [secomber] Secomber
    [loudwater] Loudwater
    [star-mounts] Star Mounts
    [deadstone-cleft] Deadstone Cleft
    [dragonspear-castle] Dragonspear Castle
    [iymrith-s-lair] Iymrith's lair
   *[other] { $name }
  }
