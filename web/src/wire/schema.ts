// Made by `make types` from the shapes in Python: change them there, not here.

export interface paths {
  "/api/health": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How the server is; it has asked the database. */
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
            "application/json": components["schemas"]["Health"];
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
  "/api/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The games, with what is to be settled before each. */
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
            "application/json": components["schemas"]["GameInfo"][];
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
  "/api/games/{game}/catalogue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What can be chosen from before a game: pieces, sheets, maps, in the game's own shape. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          game: string;
        };
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
            "application/json": {
              [key: string]: unknown;
            };
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
  "/api/games/{game}/fitting": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Whether such a table could be opened; nothing is. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          game: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TableWish"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Fitting"];
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
  "/api/games/{game}/rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The numbered rules of a game, in the order of the rulebook. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          game: string;
        };
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
            "application/json": components["schemas"]["Rule"][];
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
  "/api/games/{game}/words/{language}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What a game says in a language, for a client that was built without it. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          game: string;
          language: string;
        };
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
            "application/json": components["schemas"]["GameWords"];
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
  "/api/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The name of who is asking; empty for somebody new. */
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
            "application/json": components["schemas"]["Me"];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** @description Go by another name. */
    patch: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewName"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Me"];
          };
        };
      };
    };
    trace?: never;
  };
  "/api/me/tables": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The tables of who is asking, the last played first. */
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
            "application/json": components["schemas"]["TableInfo"][];
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
  "/api/tables": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Open a table. Seats that are not named: the first is mine, the others are open. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewTable"];
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
  "/api/tables/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description A table, without what lies on it. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
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
            "application/json": components["schemas"]["TableInfo"];
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
  "/api/tables/{id}/reference": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What is printed on the pieces of a table's game: known to all, never changing. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
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
            "application/json": {
              [key: string]: unknown;
            };
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
  "/api/tables/{id}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description A stretch of a game, as a seat of one's own or a spectator may know it. */
    get: {
      parameters: {
        query?: {
          first?: number;
          count?: number;
          seat?: number | null;
        };
        header?: never;
        path: {
          id: string;
        };
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
            "application/json": components["schemas"]["Replay"];
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
  "/api/tables/{id}/record": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The record of a finished game: the seed and every choice. */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
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
            "application/json": {
              [key: string]: unknown;
            };
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
  "/api/tables/{id}/invitations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Invite to any open seat (the host), or take one's own seat to another device. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewInvitation"];
        };
      };
      responses: {
        /** @description Successful Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Invitation"];
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
  "/api/tables/{id}/seats/{seat}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Give a seat to a bot or leave it open: the host an unheld one, anybody their own. */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          seat: number;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SeatChange"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TableInfo"];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/invitations/look": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description What an invitation is for. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["Look"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Invited"];
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
  "/api/invitations/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sit down. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["Accept"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Seated"];
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
    /** @description A token to sit down with. */
    Accept: {
      token: string;
      seat?: number | null;
      name?: string | null;
    };
    /** @description A choice, an undo or what was said of one was written down. */
    Accepted: {
      /** @constant */
      type: "accepted";
      id: string;
      version: number;
    };
    /** @description Whether another may take a choice back that is asked for; from who asked, to withdraw it. */
    Agree: {
      /** @constant */
      type: "agree";
      id: string;
      version: number;
      yes: boolean;
    };
    /** @description The answer to a question, by the kind of question. */
    Answer: {
      /** @constant */
      type: "answer";
      id: string;
      preview?: components["schemas"]["Preview"] | null;
      hint?: string;
      why?: components["schemas"]["Why"];
      show?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description What would a good player do? */
    AskHint: {
      /** @constant */
      type: "hint";
      id: string;
      version: number;
    };
    /** @description What would this option do? */
    AskPreview: {
      /** @constant */
      type: "preview";
      id: string;
      version: number;
      option: string;
    };
    /** @description What is known of this option before chance speaks? */
    AskShow: {
      /** @constant */
      type: "show";
      id: string;
      version: number;
      option: string;
    };
    /** @description Why can I not? */
    AskWhy: {
      /** @constant */
      type: "why";
      id: string;
      version: number;
      thing: {
        [key: string]: string;
      };
    };
    /** @description How the processes are in which bots think. */
    BotsHealth: {
      /**
       * @description Troubled: one question after another comes to nothing, or waits for too long.
       * @enum {string}
       */
      status: "ok" | "troubled";
      processes: number;
      /** @description Questions that wait for their turn. */
      waiting: number;
      /** @description Processes that died, or had to be ended, since the server opened. */
      lost: number;
      /** @description Tables that owe a bot's move which nobody is thinking of; they are picked up in a moment. */
      asleep: number;
    };
    /** @description One place in a view that is another now; without ``now`` there is nothing any more. */
    Change: {
      /** @description The way to the place: names in objects, numbers in lists. Empty: the view as a whole. */
      at: (string | number)[];
      now?: unknown;
    };
    /** @description One of the options. */
    Choose: {
      /** @constant */
      type: "choose";
      id: string;
      version: number;
      option: string;
    };
    ClientFrame:
      | components["schemas"]["Choose"]
      | components["schemas"]["Undo"]
      | components["schemas"]["Agree"]
      | components["schemas"]["AskPreview"]
      | components["schemas"]["AskShow"]
      | components["schemas"]["AskHint"]
      | components["schemas"]["AskWhy"]
      | components["schemas"]["Ping"];
    /** @description The server goes away: come back in a moment. */
    Closing: {
      /** @constant */
      type: "closing";
    };
    /** @description A question with its options. */
    Decision: {
      seat: number;
      kind: string;
      rule: string;
      /** @description Ids of what it is about. */
      facts: {
        [key: string]: string | number;
      };
      prompt: components["schemas"]["Message"];
      options: components["schemas"]["Option"][];
    };
    /** @description What was done; ``notation`` is there only for who chose, as an answer may be secret. */
    Entry: {
      seat: number;
      /** @enum {string} */
      kind: "choice" | "undo" | "ask" | "agree" | "decline";
      notation: string | null;
    };
    /** @description The body of every answer with a status of 400 or more. */
    ErrorBody: {
      error: components["schemas"]["Refusal"];
    };
    /** @description Whether such a table could be opened, asked while its form is filled in. */
    Fitting: {
      /** @description How many may sit down with such a setup; empty where the options make no sense. */
      seats: number[];
      /** @description Why it could not be opened. */
      refusal: components["schemas"]["Refusal"] | null;
    };
    /** @description One game on the shelf. */
    GameInfo: {
      name: string;
      min_seats: number;
      max_seats: number;
      options: components["schemas"]["SetupOption"][];
      bots: string[];
      results: string[];
    };
    /** @description What a game says in one language: a Fluent text, empty where it does not speak it. */
    GameWords: {
      fluent: string;
    };
    /** @description Something that happened, as the viewer may know it. */
    Happening: {
      kind: string;
      rule: string;
      seat: number;
      facts: {
        [key: string]: string | number;
      };
      text: components["schemas"]["Message"];
    };
    /** @description How the server is. */
    Health: {
      /**
       * @description Troubled: people can play, but see `bots`.
       * @enum {string}
       */
      status: "ok" | "troubled";
      version: string;
      tables: number;
      clients: number;
      bots: components["schemas"]["BotsHealth"];
    };
    /** @description The token of an invitation. It is told once, and kept only as a hash. */
    Invitation: {
      token: string;
    };
    /** @description What an invitation is for; the seat is None as long as one may choose. */
    Invited: {
      table: components["schemas"]["TableInfo"];
      seat: number | null;
    };
    /** @description A token to be looked at. */
    Look: {
      token: string;
    };
    /** @description Who is asking. */
    Me: {
      name: string;
    };
    /** @description Words by reference: the name of a Fluent message and what fills its blanks. */
    Message: {
      key: string;
      facts: {
        [key: string]: string | number | components["schemas"]["Message"];
      };
    };
    /** @description An invitation to any open seat; with a seat of one's own, a key to it for another device. */
    NewInvitation: {
      seat?: number | null;
    };
    /** @description The name somebody wants to go by. */
    NewName: {
      name: string;
    };
    /** @description A table to be opened. Options that are not named are as usual. */
    NewTable: {
      game: string;
      setup?: {
        [key: string]: boolean | number | string;
      };
      seats?: components["schemas"]["SeatWish"][];
      name?: string | null;
    };
    /** @description One of the options of a decision. */
    Option: {
      notation: string;
      text: components["schemas"]["Message"];
      facts: {
        [key: string]: string | number;
      };
    };
    /** @description How a match ended. */
    Outcome: {
      result: string;
      scores: number[];
      winners: number[];
    };
    /** @description How long is the way? */
    Ping: {
      /** @constant */
      type: "ping";
      id: string;
    };
    /** @description The echo of a ping. */
    Pong: {
      /** @constant */
      type: "pong";
      id: string;
    };
    /** @description Who is here. */
    Presence: {
      /** @constant */
      type: "presence";
      seats: components["schemas"]["SeatInfo"][];
      spectators: number;
    };
    /** @description What an option would lead to, as far as nothing hidden is turned up by it. */
    Preview: {
      view: {
        [key: string]: unknown;
      };
      decision: components["schemas"]["Decision"] | null;
      happenings: components["schemas"]["Happening"][];
    };
    /** @description Why something cannot be done. */
    Refusal: {
      code: string;
      message: components["schemas"]["Message"];
    };
    /** @description What a client sent cannot be done. */
    RefusedFrame: {
      code: string;
      message: components["schemas"]["Message"];
      /** @constant */
      type: "refused";
      id: string;
    };
    /** @description A stretch of a game. */
    Replay: {
      /** @description How many there are in all. */
      choices: number;
      first: number;
      /**
       * @description What the patches of the first frame begin from: the view of the frame before it; for frame 0,
       *     which has nothing before it, its own.
       */
      view: {
        [key: string]: unknown;
      };
      frames: components["schemas"]["ReplayFrame"][];
    };
    /** @description The table after one more choice. */
    ReplayFrame: {
      /** @description How many choices were made; frame 0 is the beginning. */
      at: number;
      seat: number | null;
      notation: string | null;
      text: components["schemas"]["Message"] | null;
      happenings: components["schemas"]["Happening"][];
      /** @description From the view of the frame before, as in a step of a live table. */
      patches: components["schemas"]["Change"][][];
    };
    /** @description One numbered rule. */
    Rule: {
      id: string;
      title: string;
      /** @description The rule itself, in our own words. */
      rule: string;
      page: string;
      kind: string;
      see: string[];
    };
    /** @description A seat is given to a bot, or left open. */
    SeatChange: {
      /** @enum {string} */
      kind: "bot" | "open";
      level?: string;
    };
    /** @description Who sits on a seat. */
    SeatInfo: {
      seat: number;
      /** @enum {string} */
      kind: "human" | "bot" | "open";
      name: string;
      /** @description The bot's name in `GameInfo.bots`, else empty. */
      level: string;
      /** @description Whether this browser holds the seat. */
      mine: boolean;
      /** @description Whether somebody who holds it is looking at the table now. */
      here: boolean;
    };
    /** @description Who is to sit on a seat of a new table. */
    SeatWish: {
      /** @enum {string} */
      kind: "me" | "bot" | "open";
      level?: string;
    };
    /** @description The seat that was taken. */
    Seated: {
      table: components["schemas"]["TableInfo"];
      seat: number;
    };
    ServerFrame:
      | components["schemas"]["Snapshot"]
      | components["schemas"]["Step"]
      | components["schemas"]["Presence"]
      | components["schemas"]["Accepted"]
      | components["schemas"]["RefusedFrame"]
      | components["schemas"]["Answer"]
      | components["schemas"]["Pong"]
      | components["schemas"]["Closing"];
    /** @description One thing to settle before a game. */
    SetupOption: {
      name: string;
      /** @enum {string} */
      kind: "choice" | "flag" | "number" | "text";
      default: boolean | number | string;
      choices: string[];
      low: number;
      high: number;
      /** @description A switch for a disputed ruling: not on everybody's first screen. */
      house: boolean;
      /** @description How many sit down: the form takes it from the seats. */
      seats: boolean;
    };
    /** @description The whole table, after ``version`` entries of its log. */
    Snapshot: {
      /** @enum {string} */
      status: "waiting" | "playing" | "over";
      decision: components["schemas"]["Decision"] | null;
      waiting_for: number[];
      undo: boolean;
      undo_asks?: number[];
      request?: components["schemas"]["UndoRequest"];
      outcome: components["schemas"]["Outcome"] | null;
      /** @constant */
      type: "snapshot";
      version: number;
      you: number | null;
      seats: components["schemas"]["SeatInfo"][];
      spectators: number;
      view: {
        [key: string]: unknown;
      };
      happenings: components["schemas"]["Happening"][];
    };
    /** @description One more entry of the log; ``from`` is how many lines before the new ones stay. */
    Step: {
      /** @enum {string} */
      status: "waiting" | "playing" | "over";
      decision: components["schemas"]["Decision"] | null;
      waiting_for: number[];
      undo: boolean;
      undo_asks?: number[];
      request?: components["schemas"]["UndoRequest"];
      outcome: components["schemas"]["Outcome"] | null;
      from: number;
      /** @constant */
      type: "step";
      version: number;
      entry: components["schemas"]["Entry"];
      happenings: components["schemas"]["Happening"][];
      /**
       * @description One for each happening, from the view before it to the view after it; the last leads to the
       *     view of the step. A step in which nothing happened has one too.
       */
      patches: components["schemas"]["Change"][][];
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
      status: "waiting" | "playing" | "over";
      outcome: components["schemas"]["Outcome"] | null;
      /** @description How many choices were made and not taken back. */
      choices: number;
      created: string;
      changed: string;
      /** @description Whether this browser opened the table, and so may invite and change open seats. */
      host: boolean;
      /** @description The mode of the campaign the table is a fight of, else empty. */
      campaign: string;
    };
    /** @description A table that somebody thinks of opening. */
    TableWish: {
      setup?: {
        [key: string]: boolean | number | string;
      };
      seats?: components["schemas"]["SeatWish"][];
    };
    /** @description Take the last choice back. */
    Undo: {
      /** @constant */
      type: "undo";
      id: string;
      version: number;
    };
    /** @description Somebody would like to take a choice back by which others would lose their answers. */
    UndoRequest: {
      seat: number;
      /** @description The seats that have not agreed yet. */
      waits_for: number[];
    };
    /** @description Why a thing cannot be chosen, and the rule that says so. */
    Why: {
      text: components["schemas"]["Message"];
      rule: string;
      /** @description Ids of what stands in the way: `{"figure": ...}`, `{"space": ...}`, ... */
      things: {
        [key: string]: string | number;
      }[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Accept = components["schemas"]["Accept"];
export type Accepted = components["schemas"]["Accepted"];
export type Agree = components["schemas"]["Agree"];
export type Answer = components["schemas"]["Answer"];
export type AskHint = components["schemas"]["AskHint"];
export type AskPreview = components["schemas"]["AskPreview"];
export type AskShow = components["schemas"]["AskShow"];
export type AskWhy = components["schemas"]["AskWhy"];
export type BotsHealth = components["schemas"]["BotsHealth"];
export type Change = components["schemas"]["Change"];
export type Choose = components["schemas"]["Choose"];
export type ClientFrame = components["schemas"]["ClientFrame"];
export type Closing = components["schemas"]["Closing"];
export type Decision = components["schemas"]["Decision"];
export type Entry = components["schemas"]["Entry"];
export type ErrorBody = components["schemas"]["ErrorBody"];
export type Fitting = components["schemas"]["Fitting"];
export type GameInfo = components["schemas"]["GameInfo"];
export type GameWords = components["schemas"]["GameWords"];
export type Happening = components["schemas"]["Happening"];
export type Health = components["schemas"]["Health"];
export type Invitation = components["schemas"]["Invitation"];
export type Invited = components["schemas"]["Invited"];
export type Look = components["schemas"]["Look"];
export type Me = components["schemas"]["Me"];
export type Message = components["schemas"]["Message"];
export type NewInvitation = components["schemas"]["NewInvitation"];
export type NewName = components["schemas"]["NewName"];
export type NewTable = components["schemas"]["NewTable"];
export type Option = components["schemas"]["Option"];
export type Outcome = components["schemas"]["Outcome"];
export type Ping = components["schemas"]["Ping"];
export type Pong = components["schemas"]["Pong"];
export type Presence = components["schemas"]["Presence"];
export type Preview = components["schemas"]["Preview"];
export type Refusal = components["schemas"]["Refusal"];
export type RefusedFrame = components["schemas"]["RefusedFrame"];
export type Replay = components["schemas"]["Replay"];
export type ReplayFrame = components["schemas"]["ReplayFrame"];
export type Rule = components["schemas"]["Rule"];
export type SeatChange = components["schemas"]["SeatChange"];
export type SeatInfo = components["schemas"]["SeatInfo"];
export type SeatWish = components["schemas"]["SeatWish"];
export type Seated = components["schemas"]["Seated"];
export type ServerFrame = components["schemas"]["ServerFrame"];
export type SetupOption = components["schemas"]["SetupOption"];
export type Snapshot = components["schemas"]["Snapshot"];
export type Step = components["schemas"]["Step"];
export type TableInfo = components["schemas"]["TableInfo"];
export type TableWish = components["schemas"]["TableWish"];
export type Undo = components["schemas"]["Undo"];
export type UndoRequest = components["schemas"]["UndoRequest"];
export type Why = components["schemas"]["Why"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
