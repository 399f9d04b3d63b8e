// The battle table and the accounts of battles, for the board that puts them beside the map.
export { Aftermath } from "./Aftermath";
export { BattleTable } from "./BattleTable";
export { BattleBook, BattleBookDialog } from "./Book";
export { isBattleQuestion } from "./offers";
