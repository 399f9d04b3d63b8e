import type { BoardModule } from "../board";
import { Board } from "./Board";
import { retell } from "./retell";
import { weight } from "./weight";

export const board: BoardModule = { Board, retell, weight };
export default board;
