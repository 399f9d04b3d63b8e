export { CardDialog } from "./cards/CardDialog";
export type { Card } from "./cards/card";
export { EventRow } from "./EventRow";
export { Giantslayers } from "./Giantslayers";
export { Npcs } from "./Npcs";
export { OwnHand } from "./OwnHand";
export { Piles } from "./Piles";
export { Pools } from "./Pools";
export { Seats } from "./Seats";
