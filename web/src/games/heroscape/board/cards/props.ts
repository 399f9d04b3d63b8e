import type { Decision } from "../../../../wire/types";
import type { Reference, View } from "../../shapes";

/** What the parts of the table beside the battlefield are given. They show, point and choose. */
export interface CardsProps {
  reference: Reference;
  view: View;
  /** The viewer's seat; null for a spectator and in a replay. */
  you: number | null;
  /** The question to the viewer. */
  decision: Decision | null;
  choose: (notation: string) => void;
  /** The option that is pointed at, here or elsewhere. */
  pointed: string | null;
  point: (notation: string | null) => void;
  showRule: (id: string) => void;
}
