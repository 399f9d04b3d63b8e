import type { BoardModule } from "../../face";
import { Board } from "./Board";
import { caution } from "./doing/caution";
import { weight } from "./news/weight";
import { sound } from "./sound";
import { Plate } from "./Plate";

export const board: BoardModule = {
  Board,
  weight,
  sound,
  caution,
  Plate,
  // Every question has a panel beside the map or a place on the battle table.
  offers: () => true,
};
