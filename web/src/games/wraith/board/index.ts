import type { BoardModule } from "../../face";
import { Board } from "./Board";
import { weight } from "./weight";

export const board: BoardModule = { Board, weight };
