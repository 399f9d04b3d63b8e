import type { BoardModule } from "../../face";
import { offers } from "./aims";
import { Board } from "./Board";
import { goesOn } from "./goesOn";
import { weight } from "./weight";

export const board: BoardModule = { Board, weight, goesOn, offers, painted: true };
