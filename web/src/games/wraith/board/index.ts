import type { BoardModule } from "../../face";
import { Board } from "./Board";
import { retell } from "./retell";
import { weight } from "./weight";

export const board: BoardModule = { Board, retell, weight };
