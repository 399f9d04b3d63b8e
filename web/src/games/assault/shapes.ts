// Made by `make types` from the shapes in Python: change them there, not here.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Where the middle of what lies in a region is drawn. */
    Anchors: {
      army: [number, number];
      events: [number, number];
      markers: [number, number];
      slayers: [number, number];
      castle: [number, number];
    };
    /** @description What may be left of both sides, the likeliest first. */
    AttackLosses: {
      attacker: components["schemas"]["Outcome"][];
      defender: components["schemas"]["Outcome"][];
    };
    /** @description What a battle would bring, if both play sensibly and cast and spend nothing more. */
    AttackOdds: {
      /** @description Giantslayers conquer nothing. */
      conquest: number;
      /** @description The chance that nobody of the attackers is left. */
      attacker_falls: number;
      defender_falls: number;
      /** @description Expected Ordning Points. */
      attacker_points: number;
      defender_points: number;
      /** @description Expected Resource Cards of the defender, for giantslayers who fall. */
      cards: number;
      losses: components["schemas"]["AttackLosses"];
    };
    /** @description A battle before the dice. */
    AttackShow: {
      region: string;
      to: string;
      sides: components["schemas"]["AttackSides"];
      odds: components["schemas"]["AttackOdds"];
    };
    /** @description One side of a battle before the dice. */
    AttackSide: {
      race: string;
      units: {
        [key: string]: number;
      };
      slayers: string[];
      /** @description What its dice are made of. */
      strength: components["schemas"]["Share"][];
      /** @description How many it rolls, the special one included. */
      roll: number;
      /** @description By modifier: how many dice or results it is good for. */
      allowances: {
        [key: string]: number;
      };
    };
    /** @description Both sides of a battle. */
    AttackSides: {
      attacker: components["schemas"]["AttackSide"];
      defender: components["schemas"]["AttackSide"];
    };
    /** @description The battle that is being fought. */
    Battle: {
      step: string;
      by_attack_card: boolean;
      cards_left: number;
      attacker: components["schemas"]["Side"];
      defender: components["schemas"]["Side"];
    };
    /** @description The map. */
    Board: {
      width: number;
      height: number;
      regions: components["schemas"]["Region"][];
      borders: components["schemas"]["Border"][];
    };
    /** @description A line that two regions share, or an edge of one that leads nowhere. */
    Border: {
      between: string[];
      line: [number, number][];
    };
    /** @description What an effect could do now. */
    Can: {
      /** @description An effect, as cards name it. */
      does: string;
      /** @description How many or how much at most, as things are. */
      n: number;
      /** @description Where: of maneuvers and attacks where they lead, else where something can be done. */
      regions?: string[];
      /** @description Who: units to be recruited, healed, carried; leaders to return. */
      units?: string[];
      /** @description With whom. */
      races?: string[];
      /** @description Which Resource Cards. */
      cards?: string[];
      spell?: string;
      /** @description The Ordning Points for all of it. */
      points?: number;
    };
    /** @description Resource Cards or spells that come and go. */
    CardsShow: {
      gains: {
        [key: string]: number;
      };
      spends: {
        [key: string]: number;
      };
      /** @description From the top of a deck: which, nobody knows. */
      draws: number;
      /** @description So many of them are kept, where not all are. */
      keeps?: number;
      /** @description The deck has too few: the discard pile is shuffled. */
      shuffles: boolean;
      /** @description Spell Cards that are kept or taken. */
      spells: string[];
      /** @description Spell Cards that are discarded for them. */
      discards: string[];
    };
    /** @description Who plays with how many, for those who set up a game. */
    Catalogue: {
      seatings: components["schemas"]["Seating"][];
    };
    /** @description An Event that is claimed. */
    ClaimShow: {
      event: string;
      points: number;
      /** @description How many of the points come from each pool; the rest comes from the box. */
      pools: number[];
      /**
       * @description How far the game is after that.
       * @enum {string}
       */
      stage: "draft" | "normal" | "final-ordning" | "endgame";
      /** @description The Resource Card that it costs, empty if that is spared. */
      rune: string;
      rewards: components["schemas"]["Effect"][];
      lasting: components["schemas"]["Effect"][];
    };
    /** @description What a command comes to if it is played now. */
    Coming: {
      /** @description The cards to its left as it counts them. */
      left: number;
      /** @description For each part of the card: how much of its effect, how often, or the points it pays. */
      parts: number[];
    };
    /** @description A Command Card. */
    Command: {
      id: string;
      name: string;
      parts: components["schemas"]["CommandPart"][];
    };
    /** @description One part of a Command Card: how often, and what; of several effects one is chosen. */
    CommandPart: {
      per: string;
      does: components["schemas"]["Effect"][];
    };
    /** @description A command, if it were played now. */
    CommandShow: {
      command: string;
      /** @description The cards to its left, as the rules count them. */
      left: number;
      /** @description What each printed part comes to. */
      parts: number[];
      /** @description What it could do now, in the order of its parts. */
      can: components["schemas"]["Can"][];
      /** @description It would do nothing, and only lie in the row. */
      empty: boolean;
    };
    /** @description What an Event asks for as content files write it: what it does not need is not there. */
    Condition: {
      needs: string;
      least?: number;
      marker?: string;
      marked?: string;
      unmarked?: string;
      resource?: string;
      region?: string;
      unit?: string;
      units?: string[];
    };
    /** @description Who stays where they attacked from, and who moves into the conquered region. */
    ConquestShow: {
      region: string;
      stays: {
        [key: string]: number;
      };
      to: string;
      goes: {
        [key: string]: number;
      };
      /** @description How many more may stay. */
      left: number;
    };
    /** @description What both sides would take if it ended there. */
    DamageShow: {
      attacker: number;
      defender: number;
    };
    /** @description The dice of a side after an option, and what would come of them. */
    DiceShow: {
      race: string;
      hits: number;
      blocks: number;
      arcane: number;
      /** @description How many dice or results it is good for, where more is to be chosen; else 0. */
      most: number;
      /** @description The faces of standard dice that would be rolled again; -1 for the special one. */
      again: number[];
      damage: components["schemas"]["DamageShow"];
    };
    /** @description The standard die, and how many there are. */
    Die: {
      id: string;
      faces: components["schemas"]["Face"][];
      count: number;
    };
    /** @description An effect as content files write it: what it does not need is not there. */
    Effect: {
      effect: string;
      by?: number;
      into?: number;
      keep?: number;
      most?: number;
      points?: number;
      resource?: string;
      resources?: string[];
      marker?: string;
      unit?: string;
      command?: string;
      reach?: string;
      heal?: boolean;
      champions?: boolean;
    };
    /** @description An Event Card. */
    EventCard: {
      id: string;
      name: string;
      race: string;
      region: string;
      needs: components["schemas"]["Condition"][];
      rune: string;
      without_rune: components["schemas"]["Condition"][];
      points: number;
      rewards: components["schemas"]["Effect"][];
      lasting: components["schemas"]["Effect"][];
      repeatable: boolean;
    };
    /** @description What a face of a die shows. */
    Face: {
      hits: number;
      blocks: number;
      arcane: number;
    };
    /** @description The facts of everything that can happen, by kind. */
    Happenings: {
      picked: {
        race: string | number;
        resource: string | number;
      };
      "turn-began": {
        race: string | number;
        n: string | number;
      };
      commanded: {
        race: string | number;
        command: string | number;
        n: string | number;
      };
      claimed: {
        race: string | number;
        event: string | number;
      };
      "claimed-special": {
        race: string | number;
        event: string | number;
      };
      "rune-spent": {
        race: string | number;
        resource: string | number;
      };
      "rune-spared": {
        race: string | number;
      };
      "event-turned-up": {
        event: string | number;
        region: string | number;
      };
      scored: {
        race: string | number;
        n: string | number;
      };
      "final-ordning-began": Record<string, never>;
      "endgame-began": {
        n: string | number;
      };
      moved: {
        soldier: string | number;
        region: string | number;
        to: string | number;
      };
      "passage-paid": {
        race: string | number;
        region: string | number;
        resource: string | number;
      };
      "passage-blood": {
        soldier: string | number;
        region: string | number;
      };
      "sent-back": {
        soldier: string | number;
        region: string | number;
      };
      shifted: {
        soldier: string | number;
        region: string | number;
        to: string | number;
      };
      relocated: {
        soldier: string | number;
        region: string | number;
        to: string | number;
      };
      "castle-moved": {
        region: string | number;
        to: string | number;
      };
      rode: {
        soldier: string | number;
        region: string | number;
        to: string | number;
      };
      drew: {
        race: string | number;
        resource: string | number;
      };
      reshuffled: {
        n: string | number;
      };
      gave: {
        race: string | number;
        "to-race": string | number;
        resource: string | number;
      };
      discarded: {
        race: string | number;
        resource: string | number;
      };
      "took-discarded": {
        race: string | number;
        resource: string | number;
      };
      offered: {
        race: string | number;
        "to-race": string | number;
        trade: string | number;
        limit: string | number;
      };
      "offer-gives": {
        race: string | number;
        resource: string | number;
        n: string | number;
        partner: string | number;
      };
      "offer-wants": {
        race: string | number;
        resource: string | number;
        n: string | number;
        partner: string | number;
      };
      refused: {
        race: string | number;
      };
      agreed: {
        race: string | number;
      };
      recruited: {
        race: string | number;
        kind: string | number;
        region: string | number;
      };
      ate: {
        race: string | number;
      };
      "drew-spell": {
        race: string | number;
        spell: string | number;
      };
      "discarded-spell": {
        race: string | number;
        spell: string | number;
      };
      "spells-reshuffled": {
        n: string | number;
      };
      "took-spell": {
        race: string | number;
        spell: string | number;
      };
      cast: {
        race: string | number;
        spell: string | number;
        n: string | number;
      };
      "took-back": {
        race: string | number;
        n: string | number;
      };
      "leader-returned": {
        race: string | number;
        kind: string | number;
        region: string | number;
      };
      healed: {
        soldier: string | number;
        region: string | number;
      };
      income: {
        race: string | number;
        marker: string | number;
        n: string | number;
      };
      marked: {
        race: string | number;
        marker: string | number;
        region: string | number;
      };
      forged: {
        race: string | number;
        n: string | number;
      };
      fed: {
        race: string | number;
        n: string | number;
      };
      sold: {
        race: string | number;
        n: string | number;
      };
      "unit-came": {
        race: string | number;
        kind: string | number;
        region: string | number;
      };
      attacked: {
        race: string | number;
        region: string | number;
        to: string | number;
      };
      "held-back": {
        race: string | number;
        soldier: string | number;
        region: string | number;
      };
      "slayers-attacked": {
        slayers: string | number;
        region: string | number;
      };
      passed: {
        race: string | number;
      };
      weakened: {
        race: string | number;
        soldier: string | number;
      };
      rolled: {
        race: string | number;
        face: string | number;
        n: string | number;
      };
      rerolled: {
        race: string | number;
        n: string | number;
        rolled_again: string | number;
      };
      turned: {
        race: string | number;
        face: string | number;
        n: string | number;
      };
      "converted-to-hits": {
        race: string | number;
        n: string | number;
      };
      "converted-to-blocks": {
        race: string | number;
        n: string | number;
      };
      "used-resource": {
        race: string | number;
        resource: string | number;
      };
      hooked: {
        race: string | number;
      };
      totals: {
        race: string | number;
        hits: string | number;
        blocks: string | number;
      };
      damage: {
        race: string | number;
        n: string | number;
      };
      wounded: {
        race: string | number;
        soldier: string | number;
        region: string | number;
      };
      defeated: {
        race: string | number;
        soldier: string | number;
        region: string | number;
      };
      shrugged: {
        race: string | number;
        soldier: string | number;
        n: string | number;
      };
      conquered: {
        race: string | number;
        region: string | number;
      };
      "moved-in": {
        race: string | number;
        soldier: string | number;
        region: string | number;
      };
      "slayer-came": {
        slayer: string | number;
        region: string | number;
      };
      "slayer-moved": {
        slayer: string | number;
        region: string | number;
      };
      "slayer-wounded": {
        slayer: string | number;
      };
      "slayer-defeated": {
        slayer: string | number;
      };
      won: {
        race: string | number;
        n: string | number;
      };
      "final-score": {
        race: string | number;
        n: string | number;
      };
    };
    /** @description What a leader can do. */
    Leader: {
      unit: string;
      name: string;
      now: components["schemas"]["Effect"][];
      lasting: components["schemas"]["Effect"][];
    };
    /** @description A leader: where it is, and whether its lasting ability works now. */
    LeaderState: {
      unit: string;
      /** @enum {string} */
      state: "healthy" | "wounded" | "fallen" | "waiting";
      /** @description Empty for one that is not on the board. */
      region: string;
      works: boolean;
    };
    /** @description How much a race has left of what it is using up. */
    Left: {
      /** @enum {string} */
      of:
        | "maneuvers"
        | "recruit-points"
        | "exchange"
        | "relocations"
        | "healing"
        | "wounds"
        | "damage"
        | "dice"
        | "actions"
        | "spells"
        | "riders"
        | "markers"
        | "cards";
      race: string;
      n: number;
    };
    /** @description A unit that takes damage. */
    LossShow: {
      race: string;
      /** @description Or a giantslayer. */
      unit: string;
      region: string;
      /** @enum {string} */
      becomes: "unharmed" | "wounded" | "defeated";
      takes: number;
      /** @description The damage left for others. */
      left: number;
      /** @description What the enemy gets for it. */
      points: number;
    };
    /** @description A Story Marker, both sides. */
    MarkerToken: {
      sides: string[];
      copies: number;
    };
    /** @description A Story Marker that is placed. */
    Marks: {
      marker: string;
      /** @description Empty for Forge Markers, which are only counted. */
      region: string;
    };
    /** @description One thing that an Event asks for: how much of it a race has. */
    Need: {
      met: boolean;
      have: number;
      need: number;
    };
    /** @description The trade that is being put together. */
    Offer: {
      by: string;
      /** @description A race, empty for the deck. */
      to: string;
      /** @enum {string} */
      kind: "forced" | "friendly" | "deck";
      /** @description How many cards may be given. */
      limit: number;
      gives: {
        [key: string]: number;
      };
      wants: {
        [key: string]: number;
      };
    };
    /** @description The unit that is passing through a region and stands in none. */
    OnTheWay: {
      unit: string;
      region: string;
    };
    /** @description A region where a passage can end. */
    Onward: {
      region: string;
      /**
       * @description Of the whole way to it.
       * @enum {string}
       */
      price: "none" | "card" | "wound" | "death";
      /** @description The most maneuvers that can be left there. */
      left: number;
    };
    /** @description What may be left of a side, and how likely that is. */
    Outcome: {
      /** @description Giantslayers too: ``hook!`` is wounded. Without them: everything else together. */
      units?: {
        [key: string]: number;
      };
      chance: number;
    };
    /** @description A town or a landmark. */
    Place: {
      name: string;
      at: [number, number];
      /** @enum {string} */
      mark: "city" | "town" | "hold" | "temple" | "peaks" | "lair" | "maelstrom";
    };
    /** @description How far a race is with an Event. */
    Progress: {
      /** @description In the order of the card. */
      needs: components["schemas"]["Need"][];
      /** @enum {string} */
      rune: "owned" | "spared" | "missing";
      /** @description Whether it has all that the Event asks for. */
      ready: boolean;
    };
    /** @description A race, its units and its cards. */
    Race: {
      id: string;
      name: string;
      ordning: number;
      home: string;
      limit: number;
      die: components["schemas"]["RaceDie"];
      units: components["schemas"]["Unit"][];
      leaders: components["schemas"]["Leader"][];
      commands: components["schemas"]["Command"][];
      events: components["schemas"]["EventCard"][];
    };
    /** @description A die by its faces. */
    RaceDie: {
      id: string;
      faces: components["schemas"]["Face"][];
    };
    /** @description A unit that is recruited. */
    RecruitShow: {
      unit: string;
      region: string;
      price: number;
      /** @description The Recruit Points left. */
      left: number;
      room: components["schemas"]["Room"];
    };
    /** @description What anybody may read at any time. */
    Reference: {
      board: components["schemas"]["Board"];
      seating: components["schemas"]["Seating"];
      races: components["schemas"]["Race"][];
      events: components["schemas"]["EventCard"][];
      spells: components["schemas"]["SpellCard"][];
      resources: components["schemas"]["ResourceCard"][];
      slayers: components["schemas"]["Slayer"][];
      /** @description What each deed of theirs costs, in actions. */
      slayer_prices: {
        [key: string]: number;
      };
      npc_defence: components["schemas"]["Effect"][];
      /**
       * @description Who decides for them: whoever sits to the right of the attacker, or a fixed rule.
       * @enum {string}
       */
      npc_decides: "neighbour" | "rule";
      die: components["schemas"]["Die"];
      most_dice: number;
      modifiers: string[];
      markers: components["schemas"]["MarkerToken"][];
      draft: number;
      face_up_events: number;
    };
    /** @description A region of the map. */
    Region: {
      id: string;
      name: string;
      /** @enum {string} */
      kind: "starting" | "small-folk";
      race: string;
      /** @enum {string} */
      ground:
        | "sea-ice"
        | "tundra"
        | "mountains"
        | "moor"
        | "forest"
        | "woodland"
        | "sea"
        | "farmland"
        | "hills"
        | "coast"
        | "desert";
      label: [number, number];
      anchors: components["schemas"]["Anchors"];
      places: components["schemas"]["Place"][];
      outline: [number, number][];
      beside: string[];
    };
    /** @description Who and what is in a region. */
    RegionState: {
      race: string;
      units: {
        [key: string]: number;
      };
      markers: string[];
      events: string[];
      /** @description The price of passage, this turn. */
      paid: boolean;
    };
    /** @description A kind of Resource Card. */
    ResourceCard: {
      id: string;
      name: string;
      copies: number;
      use: string;
      does: components["schemas"]["Effect"][];
    };
    /** @description Who has to go back to the supply where an army would be larger than its limit. */
    Room: {
      /** @description How many; 0 if there is room. */
      n: number;
      /** @description Who comes into question. */
      units: string[];
    };
    /** @description What a player has; None is what the viewer may not know. */
    SeatState: {
      seat: number;
      race: string;
      points: number | null;
      row: string[];
      /** @description For each card of the row: how many lie to its right. */
      row_right: number[];
      hand: string[];
      /** @description For each command in hand: what it comes to if it is played now. */
      commands: {
        [key: string]: components["schemas"]["Coming"];
      };
      resources: {
        [key: string]: number;
      };
      spells: number;
      spell_hand: string[] | null;
      /** @description The race's Event that lies open, empty when all are done. */
      event: string;
      /** @description By Event: how far it is with its own that lies open, and with those of the event row. */
      progress: {
        [key: string]: components["schemas"]["Progress"];
      };
      completed: string[];
      claimed: string[];
      supply: {
        [key: string]: number;
      };
      waiting: string[];
      /** @description How many it holds. */
      regions: number;
      leaders: components["schemas"]["LeaderState"][];
    };
    /** @description Who plays in a game of so many. */
    Seating: {
      seats: number;
      races: string[];
      npcs: string[];
      pools: number[];
    };
    /** @description A unit that goes back to the supply. */
    SentBack: {
      unit: string;
      region: string;
      /** @description How many have to go after it. */
      left: number;
    };
    /** @description What one thing adds to the dice or to the totals of a side, or takes from them. */
    Share: {
      /**
       * @description What it is; ``limit``: no side rolls more dice than there are for it.
       * @enum {string}
       */
      reason: "unit" | "slayer" | "spell" | "resource" | "modifier" | "lasting" | "dice" | "limit";
      /** @description Dice. */
      n: number;
      hits: number;
      blocks: number;
      /** @description Whose Strength it is, or whose a spell takes. */
      unit?: string;
      slayer?: string;
      spell?: string;
      /**
       * @description Which half of the Spell Card was cast.
       * @enum {string}
       */
      half?: "basic" | "advanced";
      resource?: string;
      modifier?: string;
      /** @description Whose lasting ability it is, or doubles a resource. */
      leader?: string;
    };
    /** @description Everything known of an option before chance speaks; what it has nothing of is left out. */
    Show: {
      command?: components["schemas"]["CommandShow"];
      claim?: components["schemas"]["ClaimShow"];
      way?: components["schemas"]["WayShow"];
      recruit?: components["schemas"]["RecruitShow"];
      attack?: components["schemas"]["AttackShow"];
      trade?: components["schemas"]["TradeShow"];
      cards?: components["schemas"]["CardsShow"];
      dice?: components["schemas"]["DiceShow"];
      loss?: components["schemas"]["LossShow"];
      spell?: components["schemas"]["SpellShow"];
      slayers?: components["schemas"]["SlayersShow"];
      /** @description Units that are turned to their other side: healed, or wounded. */
      turned?: components["schemas"]["Turned"][];
      sent_back?: components["schemas"]["SentBack"];
      conquest?: components["schemas"]["ConquestShow"];
      marks?: components["schemas"]["Marks"];
      /** @description Where it is about: of a leader that returns, a castle, an army that a spell is aimed at. */
      region?: string;
      /** @description Who has to go for those who come there. */
      room?: components["schemas"]["Room"];
      /** @description What it could do now. */
      can?: components["schemas"]["Can"][];
      /** @description The Ordning Points that it gives at once. */
      points?: number;
      /** @description How many of what is being done are left after it: maneuvers, healing, actions ... */
      left?: number;
    };
    /** @description One side of a battle. */
    Side: {
      race: string;
      seat: number;
      region: string;
      units: {
        [key: string]: number;
      };
      slayers: string[];
      /** @description The face of the special die. */
      special: number | null;
      dice: number[];
      picked: number[];
      hits: number;
      blocks: number;
      arcane: number;
      used: string[];
      may_reroll: boolean;
      may_convert: boolean;
      weakened: {
        [key: string]: number;
      };
      fallen: {
        [key: string]: number;
      };
      fallen_slayers: string[];
      /** @description How many dice it rolls, the special one included. */
      roll: number;
      /** @description What these are made of. */
      strength: components["schemas"]["Share"][];
      /** @description What hits and blocks are made of, in the order in which it came; ignored blocks last. */
      totals: components["schemas"]["Share"][];
      /** @description By modifier, usable now or not: how many dice or results it is good for. */
      allowances: {
        [key: string]: number;
      };
      /** @description The dice that show a second roll: their places in ``dice``, -1 for the special one. */
      rerolled: number[];
      /** @description What it takes, once that is known. */
      damage: number | null;
      damage_left: number;
    };
    /** @description A giantslayer. */
    Slayer: {
      id: string;
      name: string;
      strength: number;
      fortitude: number;
      power: components["schemas"]["Effect"];
    };
    /** @description Where a giantslayer stands, and how. */
    SlayerState: {
      region: string;
      wounded: boolean;
    };
    /** @description Giantslayers that come, go, or attack. */
    SlayersShow: {
      slayers: string[];
      region: string;
      /** @description The actions left. */
      left: number;
    };
    /** @description A Spell Card. */
    SpellCard: {
      id: string;
      copies: number;
      time: string;
      basic: components["schemas"]["SpellHalf"];
      advanced: components["schemas"]["SpellHalf"];
    };
    /** @description One of the two spells on a card. */
    SpellHalf: {
      name: string;
      does: components["schemas"]["Effect"][];
    };
    /** @description A spell that is cast. */
    SpellShow: {
      spell: string;
      /** @enum {string} */
      half: "basic" | "advanced";
      does: components["schemas"]["Effect"][];
      /** @description The Resource Card that it costs, empty for none. */
      pays: string;
      /** @description What it could do now. */
      can: components["schemas"]["Can"][];
    };
    /** @description An exchange of Resource Cards. */
    TradeShow: {
      /** @description A race, empty for the deck. */
      partner: string;
      /** @enum {string} */
      kind: "friendly" | "forced" | "deck";
      /** @description The most cards that can be given. */
      limit: number;
      /** @description What is given so far, this option included; what there is none of is left out. */
      gives: {
        [key: string]: number;
      };
      /** @description What is wanted, or returned, so far. */
      wants: {
        [key: string]: number;
      };
      /** @description What else could be given. */
      may_give: {
        [key: string]: number;
      };
      /** @description What else could be wanted, or returned. */
      may_want: {
        [key: string]: number;
      };
    };
    /** @description A unit that is turned to its other side. */
    Turned: {
      /** @description As it lies before. */
      unit: string;
      region: string;
      /** @description How many like it. */
      n: number;
      /** @description Which side it shows then. */
      wounded: boolean;
    };
    /** @description A kind of unit. */
    Unit: {
      id: string;
      name: string;
      /** @enum {string} */
      rank: "regular" | "elite" | "leader" | "champion";
      strength: number;
      fortitude: number;
      value: number;
      copies: number;
      waits: boolean;
      displaces: boolean;
    };
    /** @description A game as a seat or a spectator sees it. */
    View: {
      /** @enum {string} */
      stage: "draft" | "normal" | "final-ordning" | "endgame";
      /** @description Empty while the game goes on. */
      result: string;
      round: number;
      turns: number;
      /** @description In the Endgame: after this one. */
      turns_to_come: number | null;
      first: number;
      /** @description A race, empty for nobody. */
      active: string;
      claimed: boolean;
      commanded: boolean;
      pools: number[];
      regions: {
        [key: string]: components["schemas"]["RegionState"];
      };
      /** @description A region, empty for none. */
      castle: string;
      forged: number;
      fed: number;
      slayers: {
        [key: string]: components["schemas"]["SlayerState"];
      };
      on_the_way: components["schemas"]["OnTheWay"] | null;
      event_row: string[];
      event_deck: number;
      resource_deck: number;
      /** @description The uppermost first. */
      resource_discard: string[];
      spell_deck: number;
      /** @description The uppermost first. */
      spell_discard: string[];
      spells_gone: string[];
      face_up: string[];
      offer: components["schemas"]["Offer"] | null;
      /** @description What is left of what is being done; None where nothing is counted. */
      left: components["schemas"]["Left"] | null;
      battle: components["schemas"]["Battle"] | null;
      seats: components["schemas"]["SeatState"][];
    };
    /** @description A unit that goes from one region to another. */
    WayShow: {
      /** @description As it sets out: ``hill-regular!`` is wounded. */
      unit: string;
      region: string;
      to: string;
      /** @enum {string} */
      ends: "stop" | "pass";
      /**
       * @description Of the whole way until it may stop.
       * @enum {string}
       */
      price: "none" | "card" | "wound" | "death";
      /** @description Where it can come to stop if it has to go on. */
      onward: components["schemas"]["Onward"][];
      /** @description The maneuvers left after this step; 0 where none are counted. */
      left: number;
      room: components["schemas"]["Room"];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Anchors = components["schemas"]["Anchors"];
export type AttackLosses = components["schemas"]["AttackLosses"];
export type AttackOdds = components["schemas"]["AttackOdds"];
export type AttackShow = components["schemas"]["AttackShow"];
export type AttackSide = components["schemas"]["AttackSide"];
export type AttackSides = components["schemas"]["AttackSides"];
export type Battle = components["schemas"]["Battle"];
export type Board = components["schemas"]["Board"];
export type Border = components["schemas"]["Border"];
export type Can = components["schemas"]["Can"];
export type CardsShow = components["schemas"]["CardsShow"];
export type Catalogue = components["schemas"]["Catalogue"];
export type ClaimShow = components["schemas"]["ClaimShow"];
export type Coming = components["schemas"]["Coming"];
export type Command = components["schemas"]["Command"];
export type CommandPart = components["schemas"]["CommandPart"];
export type CommandShow = components["schemas"]["CommandShow"];
export type Condition = components["schemas"]["Condition"];
export type ConquestShow = components["schemas"]["ConquestShow"];
export type DamageShow = components["schemas"]["DamageShow"];
export type DiceShow = components["schemas"]["DiceShow"];
export type Die = components["schemas"]["Die"];
export type Effect = components["schemas"]["Effect"];
export type EventCard = components["schemas"]["EventCard"];
export type Face = components["schemas"]["Face"];
export type Happenings = components["schemas"]["Happenings"];
export type Leader = components["schemas"]["Leader"];
export type LeaderState = components["schemas"]["LeaderState"];
export type Left = components["schemas"]["Left"];
export type LossShow = components["schemas"]["LossShow"];
export type MarkerToken = components["schemas"]["MarkerToken"];
export type Marks = components["schemas"]["Marks"];
export type Need = components["schemas"]["Need"];
export type Offer = components["schemas"]["Offer"];
export type OnTheWay = components["schemas"]["OnTheWay"];
export type Onward = components["schemas"]["Onward"];
export type Outcome = components["schemas"]["Outcome"];
export type Place = components["schemas"]["Place"];
export type Progress = components["schemas"]["Progress"];
export type Race = components["schemas"]["Race"];
export type RaceDie = components["schemas"]["RaceDie"];
export type RecruitShow = components["schemas"]["RecruitShow"];
export type Reference = components["schemas"]["Reference"];
export type Region = components["schemas"]["Region"];
export type RegionState = components["schemas"]["RegionState"];
export type ResourceCard = components["schemas"]["ResourceCard"];
export type Room = components["schemas"]["Room"];
export type SeatState = components["schemas"]["SeatState"];
export type Seating = components["schemas"]["Seating"];
export type SentBack = components["schemas"]["SentBack"];
export type Share = components["schemas"]["Share"];
export type Show = components["schemas"]["Show"];
export type Side = components["schemas"]["Side"];
export type Slayer = components["schemas"]["Slayer"];
export type SlayerState = components["schemas"]["SlayerState"];
export type SlayersShow = components["schemas"]["SlayersShow"];
export type SpellCard = components["schemas"]["SpellCard"];
export type SpellHalf = components["schemas"]["SpellHalf"];
export type SpellShow = components["schemas"]["SpellShow"];
export type TradeShow = components["schemas"]["TradeShow"];
export type Turned = components["schemas"]["Turned"];
export type Unit = components["schemas"]["Unit"];
export type View = components["schemas"]["View"];
export type WayShow = components["schemas"]["WayShow"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
