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
    /** @description The numbered rules of a game, in the order of the rulebook; English where one lacks. */
    get: {
      parameters: {
        query?: {
          language?: string;
        };
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
    /** @description Forget all that is known of who is asking; their other browsers are strangers then too. */
    delete: {
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
  "/api/me/profile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What is remembered of who is asking; ask again while games are left to be looked at. */
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
            "application/json": components["schemas"]["Profile"];
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
  "/api/me/moves": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description A token by which another browser becomes mine too: good once, and for some minutes. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Successful Response */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["MoveLink"];
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
  "/api/me/moves/look": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Whose this browser would become. */
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
            "application/json": components["schemas"]["MoveOffer"];
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
  "/api/me/moves/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Become the visitor who made the token; who this browser was before is left behind. */
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
            "application/json": components["schemas"]["Me"];
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
  "/api/me/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description All that is known of who is asking. */
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
            "application/json": components["schemas"]["Export"];
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
  "/api/me/push": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The key by which a browser subscribes. */
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
            "application/json": components["schemas"]["PushKey"];
          };
        };
      };
    };
    /** @description Tell this browser when it is its visitor's turn and nobody looks. */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewSubscription"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Subscribed"];
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
  "/api/me/push/off": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Do not tell this browser any more. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OldSubscription"];
        };
      };
      responses: {
        /** @description Successful Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Subscribed"];
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
  "/api/tables": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The tables whose hosts want to be joined, the newest first. */
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
  "/api/tables/{id}/listed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Let anybody sit down, or only who is invited: the host of a table that waits. */
    put: {
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
          "application/json": components["schemas"]["Listing"];
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
  "/api/tables/{id}/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sit down at a listed table. */
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
          "application/json": components["schemas"]["Joining"];
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
  "/api/tables/{id}/review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * @description What is to be said of a finished game, from a point on, as far as it was found.
     *
     *     Who asks begins it, and who asks again gets more: it is looked for as long as somebody waits.
     */
    get: {
      parameters: {
        query?: {
          first?: number;
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
            "application/json": components["schemas"]["Review"];
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
    /**
     * @description The record of a finished game: the seed and every choice.
     *
     *     Of one that nobody can go on with, all that is written down; where other people play, without
     *     the seed and their choices.
     */
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
  "/api/tables/{id}/seats/{seat}/take": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sit down at the seat that is kept for me. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          seat: number;
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
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{id}/rematch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Open another game with the same people, or find the one that was opened. */
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
          "application/json": components["schemas"]["Rematch"];
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
  "/api/tables/{id}/forks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Play on from a moment of a finished game, against bots, with the rest dealt anew. */
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
          "application/json": components["schemas"]["Fork"];
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
  "/api/lessons": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Open a table at which a first game is played, against bots that know their parts. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewLesson"];
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
  "/api/records": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Lay a record on a table, to be replayed, looked at and played on from. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": {
            [key: string]: unknown;
          };
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
    /** @description What was done or said was written down. */
    Accepted: {
      /** @constant */
      type: "accepted";
      id: string;
      version: number;
    };
    /** @description What can be said of a hint: why, what else, and how the game stands. */
    Advice: {
      /** @description The notation of the second best. */
      second: string | null;
      /** @description Of a hundred such games the seat wins about so many. */
      chance: number | null;
      reasons: components["schemas"]["Reason"][];
      /** @description The reasons of the second best. */
      others: components["schemas"]["Reason"][];
    };
    /** @description Whether another may do what they ask for; from who asked, to withdraw it. */
    Agree: {
      /** @constant */
      type: "agree";
      id: string;
      version: number;
      yes: boolean;
      key?: string;
    };
    /** @description The answer to a question, by the kind of question. */
    Answer: {
      /** @constant */
      type: "answer";
      id: string;
      preview?: components["schemas"]["Preview"] | null;
      hint?: string;
      advice?: components["schemas"]["Advice"];
      why?: components["schemas"]["Why"];
      show?: {
        [key: string]: unknown;
      } | null;
      page?: components["schemas"]["Page"];
    };
    /** @description Ask the others to end the game, or to let a bot play for a seat whose player is away. */
    Ask: {
      /** @constant */
      type: "ask";
      id: string;
      /** @enum {string} */
      about: "end" | "bot";
      whom?: number;
    };
    /** @description What would a good player do? */
    AskHint: {
      /** @constant */
      type: "hint";
      id: string;
      version: number;
    };
    /** @description What happened before a line of the log? */
    AskOlder: {
      /** @constant */
      type: "older";
      id: string;
      before: number;
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
    /** @description I play myself again. */
    Back: {
      /** @constant */
      type: "back";
      id: string;
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
      | components["schemas"]["Ask"]
      | components["schemas"]["Rest"]
      | components["schemas"]["Back"]
      | components["schemas"]["Resign"]
      | components["schemas"]["AskPreview"]
      | components["schemas"]["AskShow"]
      | components["schemas"]["AskHint"]
      | components["schemas"]["AskWhy"]
      | components["schemas"]["AskOlder"]
      | components["schemas"]["Say"]
      | components["schemas"]["Ping"];
    /** @description The server goes away: come back in a moment. */
    Closing: {
      /** @constant */
      type: "closing";
    };
    /** @description How the database is. */
    DatabaseHealth: {
      /**
       * @description Troubled: it does not answer, cannot write, or takes long to.
       * @enum {string}
       */
      status: "ok" | "troubled";
      /** @enum {string} */
      kind: "sqlite" | "postgresql";
      /** @description If not, the status of the answer is 503. */
      answers: boolean;
      /** @description Whether the last entry could be written. */
      writes: boolean;
      /** @description Entries that wait to be written. */
      waiting: number;
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
    /** @description How much room there is for the database. */
    DiskHealth: {
      /** @enum {string} */
      status: "ok" | "troubled";
      /** @description None where it is on another machine, or the folder is gone. */
      free_megabytes: number | null;
    };
    /** @description What was done; ``notation`` is there only for who chose, as an answer may be secret. */
    Entry: {
      seat: number;
      /** @enum {string} */
      kind:
        | "choice"
        | "undo"
        | "ask"
        | "agree"
        | "decline"
        | "seat"
        | "bot"
        | "back"
        | "resign"
        | "end"
        | "fork";
      notation: string | null;
    };
    /** @description The body of every answer with a status of 400 or more. */
    ErrorBody: {
      error: components["schemas"]["Refusal"];
    };
    /** @description All that is known of who is asking; their keys are kept only as hashes. */
    Export: {
      profile: components["schemas"]["Profile"];
      games: components["schemas"]["ExportedGame"][];
      tables: components["schemas"]["ExportedTable"][];
      campaigns: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
      /** @description When further browsers came. */
      browsers: string[];
      /** @description Where browsers are told of turns. */
      told: string[];
    };
    /** @description A finished game that counts. */
    ExportedGame: {
      table: string;
      game: string;
      ended: string;
      won: boolean;
      kinds: {
        [key: string]: string;
      };
      feats: string[];
    };
    /** @description What was done at a seat of one's own. */
    ExportedLine: {
      seat: number;
      kind: string;
      notation: string;
      at: string;
    };
    /** @description A table of one's own, and what was done there from one's own seats. */
    ExportedTable: {
      table: components["schemas"]["TableInfo"];
      log: components["schemas"]["ExportedLine"][];
    };
    /** @description Something worth having done, in the game's own words. */
    Feat: {
      name: string;
      /** @description When; empty: not yet. */
      earned: string;
    };
    /** @description Whether such a table could be opened, asked while its form is filled in. */
    Fitting: {
      /** @description How many may sit down with such a setup; empty where the options make no sense. */
      seats: number[];
      /** @description Why it could not be opened. */
      refusal: components["schemas"]["Refusal"] | null;
    };
    /** @description A moment of a finished game from which somebody plays on. */
    Fork: {
      step: number;
      seat: number;
      level: string;
    };
    /** @description One game on the shelf. */
    GameInfo: {
      name: string;
      min_seats: number;
      max_seats: number;
      options: components["schemas"]["SetupOption"][];
      bots: string[];
      usual_bot: string;
      results: string[];
      /** @description First games that teach: `POST /api/lessons` opens a table of one. */
      lessons: string[];
    };
    /** @description What is remembered of one game. */
    GameProfile: {
      game: string;
      played: number;
      won: number;
      tallies: components["schemas"]["Tally"][];
      feats: components["schemas"]["Feat"][];
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
       * @description The worst of what follows, here or at another worker.
       * @enum {string}
       */
      status: "ok" | "troubled";
      version: string;
      /** @description How many serve on the same database, and have told of themselves in the last seconds. */
      workers: number;
      /** @description Tables in memory, of all workers. */
      tables: number;
      /** @description Who looks at tables, of all workers. */
      clients: number;
      /** @description Tables whose log the rules do not follow to its end; `giants admin check` names them. */
      stranded: number;
      /** @description Of the worker who answers. */
      bots: components["schemas"]["BotsHealth"];
      database: components["schemas"]["DatabaseHealth"];
      disk: components["schemas"]["DiskHealth"];
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
    /** @description A wish to sit down at a listed table; without a seat, on any that is open. */
    Joining: {
      seat?: number | null;
      name?: string | null;
    };
    /** @description Where a lesson stands. What it says is `KEY-NAME` and `KEY-NAME-why` in the Fluent files. */
    LessonStep: {
      key: string;
      /** @description `end` when everything is played. */
      name: string;
      /** @description How many steps are done. */
      number: number;
      of: number;
      /** @description The rule that says more; empty at the end. */
      rule: string;
      /** @description What the viewer is to choose now. */
      option?: string;
    };
    /** @description Whether anybody may sit down. */
    Listing: {
      listed: boolean;
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
    /** @description A choice that was plainly worse than another, judged by what its seat could know. */
    Missed: {
      seat: number;
      /** @description Of a hundred games it costs about so many. */
      loss: number;
      made: components["schemas"]["Message"];
      best: components["schemas"]["Message"];
      /** @description What would have been second best; None where that was chosen, or nobody can say. */
      second: components["schemas"]["Message"] | null;
      /** @description Of the best. */
      reasons: components["schemas"]["Reason"][];
      /** @description Of what was chosen. */
      others: components["schemas"]["Reason"][];
    };
    /** @description A token for another browser. It is told once, and kept only as a hash. */
    MoveLink: {
      token: string;
      /** @description For so long it is good, and only once. */
      minutes: number;
    };
    /** @description Whose a browser would become. */
    MoveOffer: {
      name: string;
      played: number;
    };
    /** @description An invitation to any open seat; with a seat of one's own, a key to it for another device. */
    NewInvitation: {
      seat?: number | null;
    };
    /** @description A first game that somebody wants to learn by. */
    NewLesson: {
      game: string;
      lesson: string;
    };
    /** @description The name somebody wants to go by. */
    NewName: {
      name: string;
    };
    /** @description A browser that wants to be told: what its push service gave to it. */
    NewSubscription: {
      endpoint: string;
      p256dh: string;
      auth: string;
      language?: string;
    };
    /** @description A table to be opened. Options that are not named are as usual. */
    NewTable: {
      game: string;
      setup?: {
        [key: string]: boolean | number | string;
      };
      seats?: components["schemas"]["SeatWish"][];
      name?: string | null;
      terms?: components["schemas"]["TermsWish"] | null;
      listed?: boolean;
    };
    /** @description What became of a seat after the game began. It stands in the table's log for all to see. */
    Note: {
      /**
       * @description `seat`: somebody else has it; `bot`: a bot plays for its player; `back`: they play again;
       *     `resign`, `end`.
       * @enum {string}
       */
      kind:
        | "choice"
        | "undo"
        | "ask"
        | "agree"
        | "decline"
        | "seat"
        | "bot"
        | "back"
        | "resign"
        | "end"
        | "fork";
      seat: number;
      /** @description How many lines the game's own log had then. */
      line: number;
      was?: string;
      now?: string;
      /** @description Who sat down. */
      name?: string;
      /** @description The bot's name in `GameInfo.bots`. */
      level?: string;
      /** @description Why a bot plays: `agreed`, `away`, `time`, `own`. */
      why?: string;
    };
    /** @description A browser that wants to be told no more. */
    OldSubscription: {
      endpoint: string;
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
    /** @description Some lines of the log; ``from`` is how many there are before them. */
    Page: {
      from: number;
      happenings: components["schemas"]["Happening"][];
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
      rematch?: string;
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
    /** @description What is remembered of who is asking, over finished games that they played here themselves. */
    Profile: {
      name: string;
      /** @description When they first came; empty for somebody new. */
      since: string;
      played: number;
      won: number;
      /** @description How many of the last games were won in a row. */
      streak: number;
      longest: number;
      games: components["schemas"]["GameProfile"][];
      /** @description Finished games that were not looked at yet: they are when one asks again. */
      left: number;
    };
    /** @description By which a browser subscribes to be told of its visitor's turns. */
    PushKey: {
      /** @description The host's public key (RFC 8292) in base64url; empty where nobody is told. */
      key: string;
    };
    /** @description What speaks for an option, or against it. */
    Reason: {
      /** @enum {string} */
      tone: "hope" | "fear";
      text: components["schemas"]["Message"];
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
    /** @description Another game with the same people. */
    Rematch: {
      turn?: boolean;
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
    /** @description Something that somebody asks of the others. */
    Request: {
      /** @enum {string} */
      about: "undo" | "end" | "bot" | "sit";
      /** @description Who asks. */
      seat: number;
      /** @description The seat it is about. */
      whom: number;
      /** @description What an `agree` calls it. */
      key: string;
      /** @description The seats that have not agreed yet. */
      waits_for: number[];
    };
    /** @description I give up the game. */
    Resign: {
      /** @constant */
      type: "resign";
      id: string;
    };
    /** @description Let a bot play for me until I am back. */
    Rest: {
      /** @constant */
      type: "rest";
      id: string;
    };
    /** @description A stretch of what is to be said of a finished game, as far as it was found. */
    Review: {
      /** @description How many there are in all; the last point comes after the last of them. */
      choices: number;
      first: number;
      points: components["schemas"]["ReviewPoint"][];
    };
    /** @description How a game stood after so many choices. */
    ReviewPoint: {
      at: number;
      /** @description Of a hundred such games each seat wins about so many. */
      chances: number[];
      /** @description About the choice that follows. */
      missed: components["schemas"]["Missed"] | null;
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
    /** @description Somebody at a seat said something to all. */
    Said: {
      /** @constant */
      type: "said";
      seat: number;
      /** @enum {string} */
      word:
        | "hello"
        | "good-luck"
        | "thanks"
        | "nice"
        | "well-played"
        | "oops"
        | "sorry"
        | "one-moment"
        | "back"
        | "your-turn"
        | "good-game"
        | "goodbye";
      at: string;
      /** @description It was said before this client came. */
      past: boolean;
    };
    /** @description A word from the list, to all at the table. */
    Say: {
      /** @constant */
      type: "say";
      id: string;
      /** @enum {string} */
      word:
        | "hello"
        | "good-luck"
        | "thanks"
        | "nice"
        | "well-played"
        | "oops"
        | "sorry"
        | "one-moment"
        | "back"
        | "your-turn"
        | "good-game"
        | "goodbye";
    };
    /** @description A seat is given to a bot, or left open. */
    SeatChange: {
      /** @enum {string} */
      kind: "bot" | "open";
      level?: string;
    };
    /** @description The clock of a seat, at the moment when it was sent. */
    SeatClock: {
      /** @description Milliseconds. */
      left: number;
      runs: boolean;
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
      | components["schemas"]["Said"]
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
    /**
     * @description The whole table, after ``version`` entries of its log, with the newest of what happened.
     *
     *     Lines before ``from`` are asked for with `older`.
     */
    Snapshot: {
      /** @enum {string} */
      status: "waiting" | "playing" | "over" | "closed" | "stranded";
      decision: components["schemas"]["Decision"] | null;
      waiting_for: number[];
      undo: boolean;
      undo_asks?: number[];
      requests?: components["schemas"]["Request"][];
      clocks?: components["schemas"]["SeatClock"][];
      outcome: components["schemas"]["Outcome"] | null;
      lesson?: components["schemas"]["LessonStep"];
      from: number;
      happenings: components["schemas"]["Happening"][];
      rematch?: string;
      /** @constant */
      type: "snapshot";
      version: number;
      you: number | null;
      seats: components["schemas"]["SeatInfo"][];
      spectators: number;
      view: {
        [key: string]: unknown;
      };
      /** @description What became of seats since the game began. */
      notes: components["schemas"]["Note"][];
    };
    /** @description One more entry of the log; of the lines that were told, ``from`` stay. */
    Step: {
      /** @enum {string} */
      status: "waiting" | "playing" | "over" | "closed" | "stranded";
      decision: components["schemas"]["Decision"] | null;
      waiting_for: number[];
      undo: boolean;
      undo_asks?: number[];
      requests?: components["schemas"]["Request"][];
      clocks?: components["schemas"]["SeatClock"][];
      outcome: components["schemas"]["Outcome"] | null;
      lesson?: components["schemas"]["LessonStep"];
      from: number;
      happenings: components["schemas"]["Happening"][];
      note?: components["schemas"]["Note"];
      /** @constant */
      type: "step";
      version: number;
      entry: components["schemas"]["Entry"];
      /**
       * @description One for each happening, from the view before it to the view after it; the last leads to the
       *     view of the step. A step in which nothing happened has one too.
       */
      patches: components["schemas"]["Change"][][];
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
    /** @description Whether a browser is told of its visitor's turns. */
    Subscribed: {
      told: boolean;
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
    /** @description A table that somebody thinks of opening. */
    TableWish: {
      setup?: {
        [key: string]: boolean | number | string;
      };
      seats?: components["schemas"]["SeatWish"][];
    };
    /** @description How games went of one kind, in the game's own words: of one race, against one Giant. */
    Tally: {
      by: string;
      of: string;
      played: number;
      won: number;
    };
    /** @description What people agree on before they sit down. */
    Terms: {
      /** @enum {string} */
      clock?: "game" | "move";
      minutes?: number;
      away?: number;
      lesson?: string;
    };
    /** @description What a table agrees on beside the game. */
    TermsWish: {
      /** @enum {string} */
      clock?: "none" | "game" | "move";
      minutes?: number;
      away?: number;
    };
    /** @description Take the last choice back. */
    Undo: {
      /** @constant */
      type: "undo";
      id: string;
      version: number;
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
export type Advice = components["schemas"]["Advice"];
export type Agree = components["schemas"]["Agree"];
export type Answer = components["schemas"]["Answer"];
export type Ask = components["schemas"]["Ask"];
export type AskHint = components["schemas"]["AskHint"];
export type AskOlder = components["schemas"]["AskOlder"];
export type AskPreview = components["schemas"]["AskPreview"];
export type AskShow = components["schemas"]["AskShow"];
export type AskWhy = components["schemas"]["AskWhy"];
export type Back = components["schemas"]["Back"];
export type BotsHealth = components["schemas"]["BotsHealth"];
export type Change = components["schemas"]["Change"];
export type Choose = components["schemas"]["Choose"];
export type ClientFrame = components["schemas"]["ClientFrame"];
export type Closing = components["schemas"]["Closing"];
export type DatabaseHealth = components["schemas"]["DatabaseHealth"];
export type Decision = components["schemas"]["Decision"];
export type DiskHealth = components["schemas"]["DiskHealth"];
export type Entry = components["schemas"]["Entry"];
export type ErrorBody = components["schemas"]["ErrorBody"];
export type Export = components["schemas"]["Export"];
export type ExportedGame = components["schemas"]["ExportedGame"];
export type ExportedLine = components["schemas"]["ExportedLine"];
export type ExportedTable = components["schemas"]["ExportedTable"];
export type Feat = components["schemas"]["Feat"];
export type Fitting = components["schemas"]["Fitting"];
export type Fork = components["schemas"]["Fork"];
export type GameInfo = components["schemas"]["GameInfo"];
export type GameProfile = components["schemas"]["GameProfile"];
export type GameWords = components["schemas"]["GameWords"];
export type Happening = components["schemas"]["Happening"];
export type Health = components["schemas"]["Health"];
export type Invitation = components["schemas"]["Invitation"];
export type Invited = components["schemas"]["Invited"];
export type Joining = components["schemas"]["Joining"];
export type LessonStep = components["schemas"]["LessonStep"];
export type Listing = components["schemas"]["Listing"];
export type Look = components["schemas"]["Look"];
export type Me = components["schemas"]["Me"];
export type Message = components["schemas"]["Message"];
export type Missed = components["schemas"]["Missed"];
export type MoveLink = components["schemas"]["MoveLink"];
export type MoveOffer = components["schemas"]["MoveOffer"];
export type NewInvitation = components["schemas"]["NewInvitation"];
export type NewLesson = components["schemas"]["NewLesson"];
export type NewName = components["schemas"]["NewName"];
export type NewSubscription = components["schemas"]["NewSubscription"];
export type NewTable = components["schemas"]["NewTable"];
export type Note = components["schemas"]["Note"];
export type OldSubscription = components["schemas"]["OldSubscription"];
export type Option = components["schemas"]["Option"];
export type Outcome = components["schemas"]["Outcome"];
export type Page = components["schemas"]["Page"];
export type Ping = components["schemas"]["Ping"];
export type Pong = components["schemas"]["Pong"];
export type Presence = components["schemas"]["Presence"];
export type Preview = components["schemas"]["Preview"];
export type Profile = components["schemas"]["Profile"];
export type PushKey = components["schemas"]["PushKey"];
export type Reason = components["schemas"]["Reason"];
export type Refusal = components["schemas"]["Refusal"];
export type RefusedFrame = components["schemas"]["RefusedFrame"];
export type Rematch = components["schemas"]["Rematch"];
export type Replay = components["schemas"]["Replay"];
export type ReplayFrame = components["schemas"]["ReplayFrame"];
export type Request = components["schemas"]["Request"];
export type Resign = components["schemas"]["Resign"];
export type Rest = components["schemas"]["Rest"];
export type Review = components["schemas"]["Review"];
export type ReviewPoint = components["schemas"]["ReviewPoint"];
export type Rule = components["schemas"]["Rule"];
export type Said = components["schemas"]["Said"];
export type Say = components["schemas"]["Say"];
export type SeatChange = components["schemas"]["SeatChange"];
export type SeatClock = components["schemas"]["SeatClock"];
export type SeatInfo = components["schemas"]["SeatInfo"];
export type SeatWish = components["schemas"]["SeatWish"];
export type Seated = components["schemas"]["Seated"];
export type ServerFrame = components["schemas"]["ServerFrame"];
export type SetupOption = components["schemas"]["SetupOption"];
export type Snapshot = components["schemas"]["Snapshot"];
export type Step = components["schemas"]["Step"];
export type Stranding = components["schemas"]["Stranding"];
export type Subscribed = components["schemas"]["Subscribed"];
export type TableInfo = components["schemas"]["TableInfo"];
export type TableWish = components["schemas"]["TableWish"];
export type Tally = components["schemas"]["Tally"];
export type Terms = components["schemas"]["Terms"];
export type TermsWish = components["schemas"]["TermsWish"];
export type Undo = components["schemas"]["Undo"];
export type Why = components["schemas"]["Why"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
