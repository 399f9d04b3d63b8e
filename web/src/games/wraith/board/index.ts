import type { BoardModule } from "../../face";
import { Board } from "./Board";
import { caution } from "./caution";
import { aimsOf, numbered } from "./aims";
import { ShareBar, sharePrompt } from "./Share";
import { sound } from "./sound";
import { asView } from "./types";
import { weight } from "./weight";

export const board: BoardModule = {
  Board,
  caution,
  weight,
  sound,
  numbers: (decision, view) => numbered(aimsOf(decision, asView(view)), asView(view)).length,
  steps: { prompt: sharePrompt, Bar: ShareBar },
};
