// Made by `make types` from the shapes in Python: change them there, not here.

export interface paths {
  "/api/campaigns/wraith": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Where who is asking stands in the campaign and the gauntlets. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CampaignInfo"];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/campaigns/wraith/begin": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Begin a run in place of the old one of its mode. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewRun"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CampaignInfo"];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/campaigns/wraith/fight": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The table of the current fight, opened if there is none. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CampaignMode"];
        };
      };
      responses: {
        /** @description Successful Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TableInfo"];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/campaigns/wraith/footholds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Play the next fights of the campaign with or without Dangerous Footholds. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["FootholdsWish"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CampaignInfo"];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/campaigns/wraith/give-up": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Leave the fight under way, which loses it. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CampaignMode"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CampaignInfo"];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An action row, and how many of each symbol it shows. */
    ActionRow: {
      cards: components["schemas"]["PlacedCard"][];
      symbols: components["schemas"]["SymbolCounts"];
    };
    /** @description Both action rows. */
    ActionRows: {
      top: components["schemas"]["ActionRow"];
      bottom: components["schemas"]["ActionRow"];
    };
    /** @description What works as long as its card lies in the row. */
    Always: {
      effect: string;
      actions?: string[];
      by?: number;
      area?: string[];
      reach?: string[];
      push?: components["schemas"]["Push"] | null;
    };
    /** @description How a Giant looks, and where one can stand on it. */
    Body: {
      places: components["schemas"]["Place"][];
      outline: [number, number][][];
    };
    /** @description One fight of a run. */
    CampaignFight: {
      wraith: string;
      giant: string;
      /** @enum {string} */
      state: "won" | "current" | "ahead";
      attempts: number;
    };
    /** @description What a player has achieved. */
    CampaignInfo: {
      wraiths: string[];
      giants: string[];
      runs: components["schemas"]["CampaignRun"][];
    };
    /** @description One of the campaign's modes. */
    CampaignMode: {
      /** @enum {string} */
      mode: "campaign" | "impossible" | "insane";
    };
    /** @description One run through the fights. */
    CampaignRun: {
      /** @enum {string} */
      mode: "campaign" | "impossible" | "insane";
      begun: boolean;
      finished: boolean;
      footholds: boolean;
      fights: components["schemas"]["CampaignFight"][];
      /** @description Which of the fights is the current one; one past the last when the run is won. */
      at: number;
      attempt: number;
      /** @description The fight that was fought last; None before the first. */
      last: components["schemas"]["LastBout"] | null;
      /** @description The table of the current fight if it is under way. */
      table: string | null;
      /** @description Why the run had better wait; None: the player is ready. */
      locked: components["schemas"]["Message"] | null;
      footholds_locked: components["schemas"]["Message"] | null;
    };
    /** @description An action or effect. */
    Effect: {
      type: string;
      /** @description As printed: "2", "hand", "1+foot", "hand&eye", "breath<=2"; empty where there is none. */
      value: string;
    };
    /** @description The body of every answer with a status of 400 or more. */
    ErrorBody: {
      error: components["schemas"]["Refusal"];
    };
    /** @description A Fearless Action, its value and what it costs now. */
    Fearless: {
      action: string;
      value: number | null;
      price: number;
    };
    /** @description Where the tokens of the Dangerous Footholds lie. */
    FootholdCard: {
      id: string;
      name: string;
      spots: string[];
    };
    /** @description Whether the next fights of the campaign are fought with Dangerous Footholds. */
    FootholdsWish: {
      on: boolean;
      anyway?: boolean;
    };
    /** @description A Giant's board and deck. */
    Giant: {
      id: string;
      name: string;
      health: number;
      scars_limit: number;
      rage_track: string[][];
      body: components["schemas"]["Body"];
      cards: components["schemas"]["GiantCard"][];
      foothold_effect: string;
      foothold_cards: components["schemas"]["FootholdCard"][];
    };
    /** @description A card of the Giant's deck. */
    GiantCard: {
      id: string;
      name: string;
      /** @enum {string} */
      kind: "normal" | "when_revealed" | "always_active";
      weak_spot: string;
      footholds: string[];
      wound_limit: number;
      symbols: string[];
      attack?: components["schemas"]["Strike"];
      always?: components["schemas"]["Always"];
    };
    /** @description The Giant's half of the table. */
    GiantSide: {
      id: string;
      name: string;
      health: number;
      life: number;
      scars: number;
      scars_limit: number;
      rage: number;
      row: components["schemas"]["RowCard"][];
      above: string[];
      deck: number;
      gone: string[];
      suppressed: boolean;
      dangers: string[];
      foothold_card: string | null;
    };
    /** @description A card in hand, with what its actions would be worth in the next row. */
    HandCard: {
      card: string;
      values: (number | null)[];
    };
    /** @description The facts of everything that can happen, by kind. */
    Happenings: {
      "round-began": {
        n: string | number;
      };
      "refresh-began": Record<string, never>;
      "giant-acts": Record<string, never>;
      played: {
        card: string | number;
        row: string | number;
      };
      "stunned-card": {
        card: string | number;
      };
      "face-down": {
        card: string | number;
        row: string | number;
      };
      healed: {
        n: string | number;
      };
      drew: {
        card: string | number;
      };
      reshuffled: {
        n: string | number;
      };
      discarded: {
        card: string | number;
      };
      "no-card": {
        row: string | number;
      };
      climbed: {
        place: string | number;
        from: string | number;
      };
      fell: {
        from: string | number;
      };
      stayed: {
        place: string | number;
      };
      dropped: {
        place: string | number;
        from: string | number;
      };
      leapt: {
        place: string | number;
        from: string | number;
      };
      warped: {
        place: string | number;
        from: string | number;
      };
      "not-possible": {
        effect: string | number;
      };
      hit: {
        giant_card: string | number;
        n: string | number;
        effect: string | number;
      };
      scarred: {
        giant_card: string | number;
      };
      "fearless-price": {
        effect: string | number;
        n: string | number;
      };
      paid: {
        skill: string | number;
        n: string | number;
      };
      "skill-used": {
        skill: string | number;
      };
      "skill-unused": {
        skill: string | number;
      };
      refilled: {
        skill: string | number;
        n: string | number;
      };
      "spell-cast": {
        card: string | number;
      };
      calmed: {
        n: string | number;
      };
      shielded: {
        n: string | number;
      };
      dazzled: {
        giant_card: string | number;
      };
      struck: {
        giant_card: string | number;
        place: string | number;
      };
      "out-of-reach": {
        giant_card: string | number;
        place: string | number;
      };
      "too-wounded": {
        giant_card: string | number;
      };
      "scar-silent": {
        giant_card: string | number;
      };
      suppressed: {
        giant_card: string | number;
      };
      suffered: {
        n: string | number;
      };
      warded: {
        n: string | number;
      };
      "cards-lost": {
        n: string | number;
      };
      stunned: Record<string, never>;
      "pushed-to": {
        place: string | number;
        from: string | number;
      };
      "left-row": {
        giant_card: string | number;
      };
      "scar-above": {
        giant_card: string | number;
      };
      revealed: {
        giant_card: string | number;
      };
      "when-revealed": {
        giant_card: string | number;
      };
      chained: {
        giant_card: string | number;
      };
      "always-works": {
        giant_card: string | number;
      };
      "rage-rose": {
        n: string | number;
      };
      "rage-full": {
        n: string | number;
      };
      "rage-broke": {
        n: string | number;
      };
      "gave-way": {
        place: string | number;
      };
      stumbled: {
        place: string | number;
        from: string | number;
      };
      "row-card-lost": {
        card: string | number;
        row: string | number;
      };
      "hand-shuffled": {
        n: string | number;
      };
      "card-washed": Record<string, never>;
      burnt: {
        n: string | number;
      };
      "won-health": Record<string, never>;
      "won-scars": {
        n: string | number;
      };
      "lost-village": Record<string, never>;
      "lost-stamina": {
        n: string | number;
      };
      "lost-wounds": {
        n: string | number;
      };
    };
    /** @description The fight that was fought last. */
    LastBout: {
      wraith: string;
      giant: string;
      result: string;
      won: boolean;
    };
    /** @description Words by reference: the name of a Fluent message and what fills its blanks. */
    Message: {
      key: string;
      facts: {
        [key: string]: string | number | components["schemas"]["Message"];
      };
    };
    /** @description A run to be begun in place of the old one of its mode. */
    NewRun: {
      /** @enum {string} */
      mode: "campaign" | "impossible" | "insane";
      footholds?: boolean;
      first?: string;
      anyway?: boolean;
    };
    /** @description How a match ended. */
    Outcome: {
      result: string;
      scores: number[];
      winners: number[];
    };
    /** @description The Ground or a foothold. */
    Place: {
      name: string;
      part: string;
      x: number;
      y: number;
      up: string[];
    };
    /** @description A card in an action row; a spectator does not know one that lies face down. */
    PlacedCard: {
      card: string | null;
      face_down: boolean;
    };
    /** @description A forced move: so many steps up or down, or to a place. */
    Push: {
      /** @enum {string} */
      way: "up" | "down" | "to";
      by: number | string;
    };
    /** @description What is printed on the boards and cards of a fight. */
    Reference: {
      giant: components["schemas"]["Giant"];
      wraith: components["schemas"]["Wraith"];
    };
    /** @description Why something cannot be done. */
    Refusal: {
      code: string;
      message: components["schemas"]["Message"];
    };
    /** @description A card in the Giant's row. */
    RowCard: {
      card: string;
      wounds: number;
      scarred: boolean;
    };
    /** @description Who sits on a seat. */
    SeatInfo: {
      seat: number;
      /** @enum {string} */
      kind: "human" | "bot" | "open" | "coming";
      name: string;
      /** @description The bot's name in `GameInfo.bots`, else empty. */
      level: string;
      /** @description Whether this browser holds the seat. */
      mine: boolean;
      /** @description Whether somebody who holds it is looking at the table now. */
      here: boolean;
      /** @description The bot that plays for who sits there, by its name in `GameInfo.bots`. */
      stand_in?: string;
      resigned?: boolean;
    };
    /** @description Among what Wounds or tokens are shared out; question by question, but meant as one. */
    Show: {
      /** @description Cards of the Giant, or skills, in the order in which they are asked about. */
      things: string[];
      /** @description So many of the first have theirs already. */
      settled: number;
      /** @description Every way to share them out that loses as little as can be: how many for each thing. */
      ways: number[][];
    };
    /** @description A special skill. */
    Skill: {
      id: string;
      name: string;
      colour: string;
      pool: number;
      effects: components["schemas"]["Effect"][];
    };
    /** @description A skill and the tokens on it. */
    SkillPool: {
      id: string;
      name: string;
      pool: number;
      tokens: number;
    };
    /** @description A spell below the actions of a card. */
    Spell: {
      id: string;
      name: string;
      requires: string;
      effects: components["schemas"]["Effect"][];
    };
    /** @description A log that the rules of this server do not follow to its end: nobody can go on there. */
    Stranding: {
      /** @description The version of the rules that the table was begun with; empty where nobody wrote it down. */
      begun: string;
      /** @description The version of the rules here; empty where the game is not here any more. */
      here: string;
      /** @description Whether it can be told again from its beginning, as far as the rules follow it. */
      readable: boolean;
    };
    /** @description An attack: where it reaches, as printed and place by place, and what it does. */
    Strike: {
      area: string[];
      reach: string[];
      wounds: number;
      cards: number;
      stun: boolean;
      push: components["schemas"]["Push"] | null;
    };
    /** @description How many of each symbol. */
    SymbolCounts: {
      hand: number;
      foot: number;
      eye: number;
      breath: number;
    };
    /** @description A table, without what lies on it. */
    TableInfo: {
      id: string;
      game: string;
      setup: {
        [key: string]: boolean | number | string;
      };
      seats: components["schemas"]["SeatInfo"][];
      /** @enum {string} */
      status: "waiting" | "playing" | "over" | "closed" | "stranded";
      outcome: components["schemas"]["Outcome"] | null;
      /** @description How many choices were made and not taken back. */
      choices: number;
      created: string;
      changed: string;
      /** @description Whether this browser opened the table, and so may invite and change open seats. */
      host: boolean;
      /** @description The mode of the campaign the table is a fight of, else empty. */
      campaign: string;
      /** @description Of a table with the status `stranded`. */
      stranding: components["schemas"]["Stranding"] | null;
      /** @description Whether anybody may sit down without an invitation, as long as a seat is open. */
      listed: boolean;
      /** @description Whether every seat was taken once: from then on the others are asked who sits down. */
      begun: boolean;
      terms: components["schemas"]["Terms"];
      /** @description The table of the next game, else empty. */
      rematch: string;
    };
    /** @description What people agree on before they sit down. */
    Terms: {
      /** @enum {string} */
      clock?: "game" | "move";
      minutes?: number;
      away?: number;
      lesson?: string;
    };
    /** @description A fight as the player or a spectator sees it. */
    View: {
      round: number;
      /** @enum {string} */
      step: "act" | "refresh" | "giant";
      played: number;
      /** @description Empty while the fight goes on. */
      result: string;
      wraith: components["schemas"]["WraithSide"];
      giant: components["schemas"]["GiantSide"];
    };
    /** @description A Wraith's board and deck. */
    Wraith: {
      id: string;
      name: string;
      wound_limit: number;
      health_modifier: number;
      hand_size: number;
      foothold_tokens: number;
      skills: components["schemas"]["Skill"][];
      cards: components["schemas"]["WraithCard"][];
    };
    /** @description An Action card. */
    WraithCard: {
      id: string;
      notation: string;
      name: string;
      copies: number;
      symbols: ("hand" | "foot" | "eye" | "breath")[];
      actions: components["schemas"]["Effect"][];
      spell?: components["schemas"]["Spell"];
    };
    /** @description The Wraith's half of the table. */
    WraithSide: {
      id: string;
      name: string;
      place: string;
      wounds: number;
      wound_limit: number;
      stunned: boolean;
      shield: number;
      hand_lost: boolean;
      /** @description A spectator knows only how many. */
      hand: components["schemas"]["HandCard"][] | number;
      deck: number;
      discard: string[];
      removed: number;
      rows: components["schemas"]["ActionRows"];
      fearless: components["schemas"]["Fearless"][];
      skills: components["schemas"]["SkillPool"][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ActionRow = components["schemas"]["ActionRow"];
export type ActionRows = components["schemas"]["ActionRows"];
export type Always = components["schemas"]["Always"];
export type Body = components["schemas"]["Body"];
export type CampaignFight = components["schemas"]["CampaignFight"];
export type CampaignInfo = components["schemas"]["CampaignInfo"];
export type CampaignMode = components["schemas"]["CampaignMode"];
export type CampaignRun = components["schemas"]["CampaignRun"];
export type Effect = components["schemas"]["Effect"];
export type ErrorBody = components["schemas"]["ErrorBody"];
export type Fearless = components["schemas"]["Fearless"];
export type FootholdCard = components["schemas"]["FootholdCard"];
export type FootholdsWish = components["schemas"]["FootholdsWish"];
export type Giant = components["schemas"]["Giant"];
export type GiantCard = components["schemas"]["GiantCard"];
export type GiantSide = components["schemas"]["GiantSide"];
export type HandCard = components["schemas"]["HandCard"];
export type Happenings = components["schemas"]["Happenings"];
export type LastBout = components["schemas"]["LastBout"];
export type Message = components["schemas"]["Message"];
export type NewRun = components["schemas"]["NewRun"];
export type Outcome = components["schemas"]["Outcome"];
export type Place = components["schemas"]["Place"];
export type PlacedCard = components["schemas"]["PlacedCard"];
export type Push = components["schemas"]["Push"];
export type Reference = components["schemas"]["Reference"];
export type Refusal = components["schemas"]["Refusal"];
export type RowCard = components["schemas"]["RowCard"];
export type SeatInfo = components["schemas"]["SeatInfo"];
export type Show = components["schemas"]["Show"];
export type Skill = components["schemas"]["Skill"];
export type SkillPool = components["schemas"]["SkillPool"];
export type Spell = components["schemas"]["Spell"];
export type Stranding = components["schemas"]["Stranding"];
export type Strike = components["schemas"]["Strike"];
export type SymbolCounts = components["schemas"]["SymbolCounts"];
export type TableInfo = components["schemas"]["TableInfo"];
export type Terms = components["schemas"]["Terms"];
export type View = components["schemas"]["View"];
export type Wraith = components["schemas"]["Wraith"];
export type WraithCard = components["schemas"]["WraithCard"];
export type WraithSide = components["schemas"]["WraithSide"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
