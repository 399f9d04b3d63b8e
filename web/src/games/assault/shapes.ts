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
      };
      "offer-gives": {
        race: string | number;
        resource: string | number;
        n: string | number;
      };
      "offer-wants": {
        race: string | number;
        resource: string | number;
        n: string | number;
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
    /** @description A Story Marker, both sides. */
    MarkerToken: {
      sides: string[];
      copies: number;
    };
    /** @description The trade that is being put together. */
    Offer: {
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
    /** @description A town or a landmark. */
    Place: {
      name: string;
      at: [number, number];
      /** @enum {string} */
      mark: "city" | "town" | "hold" | "temple" | "peaks" | "lair" | "maelstrom";
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
    /** @description What a player has; None is what the viewer may not know. */
    SeatState: {
      seat: number;
      race: string;
      points: number | null;
      row: string[];
      hand: string[];
      resources: {
        [key: string]: number;
      };
      spells: number;
      spell_hand: string[] | null;
      /** @description The race's Event that lies open, empty when all are done. */
      event: string;
      completed: string[];
      claimed: string[];
      supply: {
        [key: string]: number;
      };
      waiting: string[];
    };
    /** @description Who plays in a game of so many. */
    Seating: {
      seats: number;
      races: string[];
      npcs: string[];
      pools: number[];
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
      battle: components["schemas"]["Battle"] | null;
      seats: components["schemas"]["SeatState"][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Anchors = components["schemas"]["Anchors"];
export type Battle = components["schemas"]["Battle"];
export type Board = components["schemas"]["Board"];
export type Border = components["schemas"]["Border"];
export type Command = components["schemas"]["Command"];
export type CommandPart = components["schemas"]["CommandPart"];
export type Condition = components["schemas"]["Condition"];
export type Die = components["schemas"]["Die"];
export type Effect = components["schemas"]["Effect"];
export type EventCard = components["schemas"]["EventCard"];
export type Face = components["schemas"]["Face"];
export type Happenings = components["schemas"]["Happenings"];
export type Leader = components["schemas"]["Leader"];
export type MarkerToken = components["schemas"]["MarkerToken"];
export type Offer = components["schemas"]["Offer"];
export type OnTheWay = components["schemas"]["OnTheWay"];
export type Place = components["schemas"]["Place"];
export type Race = components["schemas"]["Race"];
export type RaceDie = components["schemas"]["RaceDie"];
export type Reference = components["schemas"]["Reference"];
export type Region = components["schemas"]["Region"];
export type RegionState = components["schemas"]["RegionState"];
export type ResourceCard = components["schemas"]["ResourceCard"];
export type SeatState = components["schemas"]["SeatState"];
export type Seating = components["schemas"]["Seating"];
export type Side = components["schemas"]["Side"];
export type Slayer = components["schemas"]["Slayer"];
export type SlayerState = components["schemas"]["SlayerState"];
export type SpellCard = components["schemas"]["SpellCard"];
export type SpellHalf = components["schemas"]["SpellHalf"];
export type Unit = components["schemas"]["Unit"];
export type View = components["schemas"]["View"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
