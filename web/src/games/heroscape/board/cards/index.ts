export { ArmyPanel } from "./ArmyPanel";
export { Draft } from "./Draft";
export { Goals } from "./Goals";
export { OrderMarkers } from "./OrderMarkers";
export type { CardsProps } from "./props";
export { RoundTrack } from "./RoundTrack";
