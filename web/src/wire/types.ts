// Names for what travels between the server and the client. The shapes are the server's own.
import type { Happening, Snapshot, Step, TableInfo } from "./schema";

export type {
  Advice,
  ClientFrame,
  Decision,
  Feat,
  Fitting,
  GameInfo,
  GameProfile,
  Happening,
  Invited,
  LessonStep,
  Message,
  Missed,
  MoveOffer,
  NewSubscription,
  NewTable,
  Note,
  Option,
  Outcome,
  Presence,
  Profile,
  Reason,
  Said,
  Preview,
  Refusal,
  Request,
  Replay,
  ReplayFrame,
  ReviewPoint,
  Rule,
  SeatInfo,
  SeatWish,
  ServerFrame,
  SetupOption,
  Snapshot,
  Step,
  TableInfo,
  Tally,
  Why,
} from "./schema";

/** All that a viewer may know now: the newest frame that tells it. */
export type Moment = Snapshot | Step;

/** A game's view or reference: only the game's own board knows its shape. */
export type JsonObject = Snapshot["view"];

export type Setup = TableInfo["setup"];
export type Status = TableInfo["status"];

/** Ids of the things an option or an event is about: { do: "leap", place: "C3" }. */
export type Facts = Happening["facts"];
