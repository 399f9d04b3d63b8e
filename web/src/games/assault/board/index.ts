import type { BoardModule } from "../../face";
import { Board } from "./Board";
import { weight } from "./news/weight";

export const board: BoardModule = { Board, weight };
