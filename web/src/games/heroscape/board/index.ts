import type { BoardModule } from "../../face";
import { offers } from "./aims";
import { Board } from "./Board";
import { goesOn } from "./goesOn";
import { sound } from "./sound";
import { weight } from "./weight";

export const board: BoardModule = { Board, weight, sound, goesOn, offers, painted: true };
