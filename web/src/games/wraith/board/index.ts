import type { BoardModule } from "../../face";
import { Board } from "./Board";
import { caution } from "./caution";
import { weight } from "./weight";

export const board: BoardModule = { Board, caution, weight };
