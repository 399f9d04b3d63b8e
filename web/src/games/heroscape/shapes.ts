// Made by `make types` from the shapes in Python: change them there, not here.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An attack of a figure on another. */
    Aim: {
      figure: string;
      target: string;
      distance: number;
      range: number;
      /** @description What the range is made of, in spaces. */
      ranges: components["schemas"]["DiceReason"][];
      adjacent: boolean;
      attack: components["schemas"]["DiceReason"][];
      defense: components["schemas"]["DiceReason"][];
      sight: components["schemas"]["SightLine"];
      odds: components["schemas"]["Odds"];
      /** @description So many shields block everything, where a power of the target says so. */
      dodges?: number;
    };
    /** @description What an attack on a place covers, and whom it meets. */
    Area: {
      spaces: string[];
      victims: string[];
      aims: components["schemas"]["Aim"][];
    };
    /** @description What is printed on an Army Card, both sides, and how its figures stand there. */
    ArmyCard: {
      class: string;
      id: string;
      name: string;
      figures: number;
      general: string;
      species: string;
      rarity: string;
      kind: string;
      personality: string;
      size: string;
      height: number;
      spaces: number;
      master: components["schemas"]["MasterSide"];
      basic: components["schemas"]["BasicSide"];
      powers: {
        [key: string]: string | number;
      }[];
      body: components["schemas"]["FigureBody"];
    };
    /** @description A figure that another one helps by an aura, as they stand. */
    AuraAtWork: {
      figure: string;
      helps: string;
      /** @enum {string} */
      gives: "attack" | "defense" | "range";
      n: number;
    };
    /** @description The numbers of the Basic side. */
    BasicSide: {
      move: number;
      range: number;
      attack: number;
      defense: number;
    };
    /** @description The battlefield for those who draw it. */
    Battlefield: {
      id: string;
      name: string;
      tiles: components["schemas"]["Tile"][];
      ruins: components["schemas"]["Ruin"][];
      walls: components["schemas"]["Wall"][];
      spaces: components["schemas"]["Space"][];
    };
    /** @description The points that an army may cost, and what is spent and left of them. */
    Budget: {
      points: number;
      spent: number;
      left: number;
    };
    /** @description The cards, the scenarios and the battlefields, for those who set up a battle. */
    Catalogue: {
      cards: components["schemas"]["ArmyCard"][];
      scenarios: components["schemas"]["Sheet"][];
      maps: components["schemas"]["Map"][];
    };
    /** @description Some dice of a roll, and what they are for: ``printed``, ``height``, ``glyph:gerda`` ... */
    DiceReason: {
      reason: string;
      n: number;
      /** @description Who helps. */
      figure?: string;
      /** @description Where the glyph lies. */
      space?: string;
    };
    /** @description A fall on the way. */
    Fall: {
      /** @description Where it ends. */
      at: string;
      /** @enum {string} */
      kind: "fall" | "far" | "deep";
      levels: number;
      /** @description Combat dice; 0 for a deep fall, which is a roll of the d20. */
      dice: number;
      /** @description That it wounds. */
      chance: number;
    };
    /** @description How a figure stands: breadths in hundredths of a space, heights in thousandths of a level. */
    FigureBody: {
      breadth: number;
      top: number;
      target_point: number;
      hit_zone: [number, number];
      hit_breadth: number;
    };
    /** @description A figure; one of two spaces has its head on the first. */
    FigureState: {
      figure: string;
      seat: number | null;
      /** @enum {string} */
      fate: "in-box" | "reserve" | "standing" | "destroyed" | "left-out";
      wounds: number;
      space?: string;
      space2?: string;
    };
    /** @description How far the draft and the placing are. */
    Gathering: {
      first: number | null;
      picks: number;
      seat: number | null;
      to_place: string[];
    };
    /** @description What is printed on a glyph. */
    Glyph: {
      id: string;
      name: string;
      letter: string;
      copies: number;
      lasting: string;
      effect: string;
      by: number;
      least: number;
      roll: number;
    };
    /** @description How far a side is with a goal of the scenario: what it has of what it needs. */
    GoalState: {
      id: string;
      side: number;
      have: number;
      /** @description Of "most-points" what the best of the others has. */
      need: number;
      /** @description Where it is decided, if it is at a place. */
      space?: string;
      /** @description How many spaces the side's nearest figure is away from there. */
      away?: number;
    };
    /** @description The facts of everything that can happen, by kind. */
    Happenings: {
      "rolled-for-draft": {
        roll: string | number;
      };
      "rolled-for-places": {
        roll: string | number;
      };
      "rolled-for-first": {
        skulls: string | number;
        faces: string | number;
      };
      drafted: {
        unit: string | number;
      };
      "army-complete": Record<string, never>;
      "took-zone": {
        zone: string | number;
      };
      placed: {
        figure: string | number;
        space: string | number;
        space2: string | number;
      };
      "not-used": {
        figure: string | number;
      };
      "scout-chosen": {
        unit: string | number;
      };
      "round-began": {
        n: string | number;
      };
      "rolled-for-drop": {
        unit: string | number;
        roll: string | number;
      };
      "rolled-who-drops": {
        roll: string | number;
      };
      dropped: {
        figure: string | number;
        space: string | number;
      };
      marked: {
        unit: string | number;
        marker: string | number;
      };
      "rolled-for-markers": {
        roll: string | number;
      };
      "rolled-initiative": {
        roll: string | number;
        n: string | number;
      };
      "first-this-round": Record<string, never>;
      "round-ended": {
        n: string | number;
      };
      "gas-rose": {
        n: string | number;
      };
      gassed: {
        figure: string | number;
        n: string | number;
      };
      "rolled-reinforcements": {
        roll: string | number;
        n: string | number;
      };
      reinforced: {
        unit: string | number;
      };
      "turn-began": {
        unit: string | number;
      };
      revealed: {
        unit: string | number;
        marker: string | number;
      };
      "turn-lost": {
        marker: string | number;
      };
      moved: {
        figure: string | number;
        space: string | number;
        space2: string | number;
      };
      flew: {
        figure: string | number;
        space: string | number;
        space2: string | number;
      };
      grappled: {
        figure: string | number;
        space: string | number;
      };
      swiped: {
        figure: string | number;
        target: string | number;
        skulls: string | number;
        faces: string | number;
      };
      "swipe-declined": {
        figure: string | number;
        target: string | number;
      };
      fell: {
        figure: string | number;
        skulls: string | number;
        faces: string | number;
      };
      "fell-far": {
        figure: string | number;
        skulls: string | number;
        faces: string | number;
      };
      "fell-deep": {
        figure: string | number;
        roll: string | number;
      };
      attacked: {
        figure: string | number;
        target: string | number;
      };
      "special-attack": {
        figure: string | number;
        power: string | number;
        target: string | number;
      };
      "fire-line": {
        figure: string | number;
        space: string | number;
        direction: string | number;
      };
      "rolled-attack": {
        figure: string | number;
        dice: string | number;
        skulls: string | number;
        faces: string | number;
      };
      "rolled-defense": {
        figure: string | number;
        dice: string | number;
        shields: string | number;
        faces: string | number;
      };
      blocked: {
        figure: string | number;
      };
      dodged: {
        figure: string | number;
      };
      countered: {
        figure: string | number;
        target: string | number;
        n: string | number;
      };
      wounded: {
        figure: string | number;
        n: string | number;
      };
      destroyed: {
        figure: string | number;
        space: string | number;
      };
      "casualty-laid": {
        figure: string | number;
        unit: string | number;
      };
      "card-out": {
        unit: string | number;
      };
      "truce-broken": Record<string, never>;
      charged: {
        unit: string | number;
        roll: string | number;
        n: string | number;
      };
      bitten: {
        figure: string | number;
        target: string | number;
      };
      "bit-at": {
        figure: string | number;
        target: string | number;
        roll: string | number;
      };
      shackled: {
        figure: string | number;
        unit: string | number;
      };
      "shackle-tried": {
        figure: string | number;
        target: string | number;
        roll: string | number;
      };
      "clone-rolled": {
        figure: string | number;
        roll: string | number;
        n: string | number;
      };
      cloned: {
        figure: string | number;
        space: string | number;
      };
      "spirit-went": {
        figure: string | number;
        unit: string | number;
      };
      "spirit-had-to-go": {
        figure: string | number;
        unit: string | number;
      };
      "rolled-whose-spirit": {
        roll: string | number;
      };
      "glyph-turned": {
        glyph: string | number;
        space: string | number;
      };
      "glyph-taken": {
        figure: string | number;
        glyph: string | number;
        space: string | number;
      };
      "glyph-gone": {
        glyph: string | number;
        space: string | number;
      };
      healed: {
        figure: string | number;
        n: string | number;
      };
      summoned: {
        figure: string | number;
        space: string | number;
        space2: string | number;
      };
      cursed: {
        figure: string | number;
        roll: string | number;
      };
      "plant-found": {
        figure: string | number;
        glyph: string | number;
        n: string | number;
      };
      "no-plant": {
        glyph: string | number;
        space: string | number;
      };
      "scout-glyph-shown": {
        unit: string | number;
        glyph: string | number;
      };
      won: Record<string, never>;
      drew: Record<string, never>;
      "nobody-won": Record<string, never>;
    };
    /** @description A thing in the way of a look, and where the look meets it. */
    Hindrance: {
      /** @enum {string} */
      kind: "terrain" | "overhang" | "ruin" | "figure";
      at: [number, number, number];
      space?: string;
      figure?: string;
      ruin?: number;
    };
    /** @description A glyph on the battlefield; one that lies symbol-side up is "?". */
    LyingGlyph: {
      space: string;
      glyph: string;
    };
    /** @description A battlefield from above: of each hex the highest surface. */
    Map: {
      id: string;
      name: string;
      /** @description ``q``, ``r``, level and terrain. */
      hexes: [number, number, number, string][];
    };
    /** @description An order marker on a card; one that is hidden from the viewer is "?". */
    Marker: {
      marker: string;
      shown: boolean;
    };
    /** @description The numbers of the Master side. */
    MasterSide: {
      move: number;
      range: number;
      attack: number;
      defense: number;
      life: number;
      points: number;
    };
    /** @description A figure on its move: the points it has, and how many of them it has spent. */
    Moving: {
      figure: string;
      points: number;
      spent: number;
    };
    /** @description How likely it is that a figure takes 0, 1, 2 ... wounds, and that it is destroyed. */
    Odds: {
      wounds: number[];
      destroys: number;
      /** @description The same for wounds that the attacker gets back. */
      counter?: number[];
    };
    /** @description What a player is given. */
    PrintedSeat: {
      side: number;
      name: string;
      points: number;
      army: string[];
      zones: string[];
    };
    /** @description A card that would join an army: what it costs, and what is spent and left after that. */
    Recruit: {
      points: number;
      spent: number;
      left: number;
    };
    /** @description What is known to all and never changes. */
    Reference: {
      scenario: components["schemas"]["Scenario"];
      seats: components["schemas"]["PrintedSeat"][];
      battlefield: components["schemas"]["Battlefield"];
      cards: components["schemas"]["ArmyCard"][];
      units: components["schemas"]["Unit"][];
      glyphs: components["schemas"]["Glyph"][];
      directions: string[];
      ends: string[];
      markers: string[];
    };
    /** @description A roll that decides something: what for, what is needed at least, how likely that is. */
    Roll: {
      what: string;
      /** @enum {string} */
      die: "d20" | "combat";
      needs: number;
      chance: number;
      /** @description Whom it is about. */
      figure?: string;
      /** @description The combat dice that are rolled. */
      dice?: components["schemas"]["DiceReason"][];
      odds?: components["schemas"]["Odds"];
    };
    /** @description A ruin: where it stands, how it is turned, on which level. */
    Ruin: {
      length: string;
      at: string;
      turn: number;
      level: number;
    };
    /** @description The sheet of a scenario. */
    Scenario: {
      id: string;
      name: string;
      /** @enum {string} */
      game: "basic" | "master";
      /** @description 0: there is no last one. */
      rounds: number;
      sets: number;
      zones: components["schemas"]["Zone"][];
      special: {
        [key: string]: string | number | number[] | string[];
      }[];
      victory: {
        [key: string]: string | number | number[] | string[];
      }[];
    };
    /** @description What a player has. */
    SeatState: {
      side: number;
      zone: string;
      points: number;
      army_complete: boolean;
      plants: number;
      reinforced: boolean;
      /** @description While armies are drafted. */
      budget?: components["schemas"]["Budget"];
      /** @description The unit that is the secret scout, for those who may know it. */
      scout?: string;
    };
    /** @description A scenario before anybody has sat down. */
    Sheet: {
      id: string;
      name: string;
      /** @enum {string} */
      game: "basic" | "master";
      /** @description 0: there is no last one. */
      rounds: number;
      battlefield: string;
      /** @description One for each number of players. */
      seatings: components["schemas"]["PrintedSeat"][][];
      /** @description For each seating: armies that go together, of every seat the cards besides those it has. */
      drafts: string[][][][];
      special: {
        [key: string]: string | number | number[] | string[];
      }[];
      victory: {
        [key: string]: string | number | number[] | string[];
      }[];
      zones: components["schemas"]["ZoneOnMap"][];
      glyphs: [number, number][];
      /** @description Where figures stand from the start: ``q``, ``r`` and the seat. */
      figures: [number, number, number][];
    };
    /** @description Everything known of an option before chance speaks; what it has nothing of is left out. */
    Show: {
      /** @description Who does it, or to whom it is done. */
      figure?: string;
      way?: components["schemas"]["Way"];
      attack?: components["schemas"]["Aim"];
      area?: components["schemas"]["Area"];
      rolls?: components["schemas"]["Roll"][];
      /** @description The spaces that the figure would stand on; of two, its head's first. */
      stands?: string[];
      /** @description The spaces that come into question next: where a mover may end, where a squad may land. */
      reach?: string[];
      recruit?: components["schemas"]["Recruit"];
      /** @description The dice that it gives for good, as a spirit does. */
      adds?: components["schemas"]["DiceReason"][];
    };
    /** @description A look from an eye at the part of a target that it sees best, and all that is in the way. */
    SightLine: {
      eye: [number, number, number];
      aim: [number, number, number];
      clear: boolean;
      /** @description Adjacent figures are attacked without a look, and grenades fly without one. */
      needed: boolean;
      /** @description What is seen of the target, in levels: from here ... */
      low?: number;
      /** @description ... up to here. */
      high?: number;
      hindrances: components["schemas"]["Hindrance"][];
    };
    /** @description A space: the top of a column of tiles, or a place below something. */
    Space: {
      name: string;
      q: number;
      r: number;
      level: number;
      terrain: string;
      /** @description In levels, where the sky is not open. */
      headroom?: number;
    };
    /** @description A passing swipe of an enemy that is left behind, if he takes it. */
    Strike: {
      by: string;
      /** @description The space of the mover that is left. */
      at: string;
      dice: number;
      /** @description That it wounds. */
      chance: number;
    };
    /** @description A tile and the hexes that it covers. */
    Tile: {
      terrain: string;
      size: number;
      layer: number;
      turn: number;
      hexes: [number, number][];
    };
    /** @description Whose turn it is, and what has been done in it. */
    Turn: {
      first: number | null;
      turn: number;
      seat: number | null;
      unit: string;
      /** @enum {string} */
      action: "" | "move" | "attack";
      moved: string[];
      struck: string[];
      targets: string[];
      moving: components["schemas"]["Moving"] | null;
    };
    /** @description One copy of an Army Card, with its figures. */
    Unit: {
      id: string;
      card: string;
      figures: string[];
    };
    /** @description An Army Card, in an army or still in the box. */
    UnitState: {
      unit: string;
      seat: number | null;
      in_play: boolean;
      markers: components["schemas"]["Marker"][];
      attack_spirits?: number;
      defense_spirits?: number;
      grenades_thrown?: boolean;
      /** @description The glyph under the scout's card, "?" for those who may not know it. */
      under?: string;
    };
    /** @description A battle as a seat or a spectator sees it. */
    View: {
      /** @enum {string} */
      phase: "gather" | "ready" | "fight";
      round: number;
      /** @description Empty while the battle goes on. */
      result: string;
      turn: components["schemas"]["Turn"];
      /** @description While armies are drafted and placed. */
      gathering: components["schemas"]["Gathering"] | null;
      seats: components["schemas"]["SeatState"][];
      units: components["schemas"]["UnitState"][];
      figures: components["schemas"]["FigureState"][];
      glyphs: components["schemas"]["LyingGlyph"][];
      gas: number;
      truce: boolean;
      /** @description A figure, empty if there is none. */
      captive: string;
      /** @description Pairs of figures that are engaged with each other. */
      engaged: [string, string][];
      auras: components["schemas"]["AuraAtWork"][];
      goals: components["schemas"]["GoalState"][];
    };
    /** @description A wall of a ruin, on an edge between two hexes. */
    Wall: {
      ruin: number;
      hex: string;
      q: number;
      r: number;
      direction: string;
      base: number;
      top: number;
    };
    /** @description A move from where the figure stands to where it ends. */
    Way: {
      /** @enum {string} */
      kind: "walk" | "fly" | "grapple" | "stay";
      /** @description Where its head is, from the start to the end; a flight has only these two. */
      spaces: string[];
      /** @description The same for the tail of a figure of two spaces. */
      spaces2?: string[];
      /** @description The move points that it spends; of a grapple all. */
      price: number;
      /** @description The move points that it has. */
      points: number;
      strikes: components["schemas"]["Strike"][];
      falls: components["schemas"]["Fall"][];
      /** @description What stops it at the end, whatever points are left: "", "water", "glyph" or "goal". */
      stops: string;
      /** @description Of the mover, if all swipe who may, where it has strikes or falls to fear. */
      odds?: components["schemas"]["Odds"];
    };
    /** @description A start zone. */
    Zone: {
      id: string;
      spaces: string[];
    };
    /** @description A start zone as its hexes. */
    ZoneOnMap: {
      id: string;
      hexes: [number, number][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Aim = components["schemas"]["Aim"];
export type Area = components["schemas"]["Area"];
export type ArmyCard = components["schemas"]["ArmyCard"];
export type AuraAtWork = components["schemas"]["AuraAtWork"];
export type BasicSide = components["schemas"]["BasicSide"];
export type Battlefield = components["schemas"]["Battlefield"];
export type Budget = components["schemas"]["Budget"];
export type Catalogue = components["schemas"]["Catalogue"];
export type DiceReason = components["schemas"]["DiceReason"];
export type Fall = components["schemas"]["Fall"];
export type FigureBody = components["schemas"]["FigureBody"];
export type FigureState = components["schemas"]["FigureState"];
export type Gathering = components["schemas"]["Gathering"];
export type Glyph = components["schemas"]["Glyph"];
export type GoalState = components["schemas"]["GoalState"];
export type Happenings = components["schemas"]["Happenings"];
export type Hindrance = components["schemas"]["Hindrance"];
export type LyingGlyph = components["schemas"]["LyingGlyph"];
export type Map = components["schemas"]["Map"];
export type Marker = components["schemas"]["Marker"];
export type MasterSide = components["schemas"]["MasterSide"];
export type Moving = components["schemas"]["Moving"];
export type Odds = components["schemas"]["Odds"];
export type PrintedSeat = components["schemas"]["PrintedSeat"];
export type Recruit = components["schemas"]["Recruit"];
export type Reference = components["schemas"]["Reference"];
export type Roll = components["schemas"]["Roll"];
export type Ruin = components["schemas"]["Ruin"];
export type Scenario = components["schemas"]["Scenario"];
export type SeatState = components["schemas"]["SeatState"];
export type Sheet = components["schemas"]["Sheet"];
export type Show = components["schemas"]["Show"];
export type SightLine = components["schemas"]["SightLine"];
export type Space = components["schemas"]["Space"];
export type Strike = components["schemas"]["Strike"];
export type Tile = components["schemas"]["Tile"];
export type Turn = components["schemas"]["Turn"];
export type Unit = components["schemas"]["Unit"];
export type UnitState = components["schemas"]["UnitState"];
export type View = components["schemas"]["View"];
export type Wall = components["schemas"]["Wall"];
export type Way = components["schemas"]["Way"];
export type Zone = components["schemas"]["Zone"];
export type ZoneOnMap = components["schemas"]["ZoneOnMap"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
