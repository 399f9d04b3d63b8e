### HeroScape: what stands on Army Cards and sheets. By our names: what an owner corrects is said as printed.
### Figures, glyphs and generals keep their names in every language.

heroscape-power-name = { $id ->
    [ghost-walk] Ghost Walk
    [sword-of-reckoning-4] Sword of Reckoning 4
    [disengage] Disengage
    [the-drop] The Drop
    [grenade-special-attack] Grenade Special Attack
    [explosion-special-attack] Explosion Special Attack
    [range-enhancement] Range Enhancement
    [attack-aura-1] Attack Aura 1
    [warriors-attack-spirit-1] Warrior's Attack Spirit 1
    [chomp] Chomp
    [orc-warrior-enhancement] Orc Warrior Enhancement
    [counter-strike] Counter Strike
    [stealth-dodge] Stealth Dodge
    [water-clone] Water Clone
    [flying] Flying
    [fire-line-special-attack] Fire Line Special Attack
    [mind-shackle-20] Mind Shackle 20
    [defensive-aura] Defensive Aura
    [thorian-speed] Thorian Speed
    [grapple-gun-25] Grapple Gun 25
    [double-attack] Double Attack
    [berserker-charge] Berserker Charge
    [defensive-aura-1] Defensive Aura 1
    [warriors-armor-spirit-1] Warrior's Armor Spirit 1
    [zettian-targeting] Zettian Targeting
   *[other] { $name }
  }

heroscape-battlefield-name = { $id ->
    [durgeth-swamps] Durgeth Swamps
    [migols-tomb] Migol's Tomb
    [table-of-the-giants] Table of the Giants
    [the-forsaken-waters] The Forsaken Waters
    [trollsford] Trollsford
   *[other] { $name }
  }
