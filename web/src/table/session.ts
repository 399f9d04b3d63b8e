import { faceOf } from "../games";
import { paceNow } from "../settings/settings";
import { api } from "../wire/http";
import {
  browser,
  Link,
  liveUrl,
  wakeWithBrowser,
  type LinkState,
  type Reply,
  STRANDED,
} from "../wire/link";
import { viewsAfter } from "../wire/patch";
import type {
  Advice,
  JsonObject,
  Message,
  Option,
  Presence,
  Preview,
  Said,
  Snapshot,
  Step,
  TableInfo,
} from "../wire/types";
import { chimes, type Sound } from "../sound";
import { learn } from "../words";
import { EMPTY, questionOf, useTable, type Advised, type LiveTable, type Notice } from "./store";
import { noteText } from "./TableNotes";
import { Teller } from "./telling";

/** The seat to sit down at: the one wished for if it is mine, else my first; null: none is. */
export function seatAt(info: TableInfo, wish: number | null): number | null {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return wish !== null && mine.includes(wish) ? wish : (mine[0] ?? null);
}

const LOOK_AGAIN = [4401, STRANDED];

/** Lines of talk that are kept, and milliseconds for which one hangs over its seat. */
const SAID = 30;
const BUBBLE = 7_000;

/** One visit to a table: the link, the telling, and what the store shows of both. */
export class Session {
  private link: Link | null = null;
  private teller: Teller | null = null;
  private stopWaking: (() => void) | null = null;
  private gone = false;
  private arrivals = 1;
  /** The view of the newest frame; the next step tells only what is other than in it. */
  private view: JsonObject = {};
  /** What is known of options of the question that stands. */
  private shows = new Map<string, Promise<JsonObject | null>>();
  /** Older lines of the log that are on their way. */
  private asked: Promise<void> | null = null;
  /** The choice, and at which version, that was asked about last instead of being made. */
  private cautioned = "";

  constructor(
    private readonly id: string,
    private readonly wish: number | null,
  ) {
    useTable.setState({ ...EMPTY, session: this });
    this.arriveOrSay();
  }

  private arriveOrSay(): void {
    this.arrive().catch((problem: unknown) => {
      if (!this.gone) {
        useTable.setState({ problem });
      }
    });
  }

  private async arrive(): Promise<void> {
    const info = await api.table(this.id);
    if (info.status === "stranded") {
      await learn(info.game).catch(() => undefined); // perhaps the game itself is gone
      if (!this.gone) useTable.setState({ info, seats: info.seats });
      return;
    }
    const [face, board, reference] = await Promise.all([
      faceOf(info.game),
      faceOf(info.game).then((found) => found.board()),
      api.reference(this.id),
      learn(info.game),
    ]);
    if (this.gone) {
      return;
    }
    useTable.setState({ info, face, board, reference, seats: info.seats });
    this.teller = new Teller(
      board,
      () => (document.hidden ? 0 : paceNow()), // nobody is looking: nothing to tell
      (shown) => {
        useTable.setState({ shown });
        // Only what is told one by one sounds: who skips wants quiet.
        const heard = shown.telling === null ? null : (board.sound?.(shown.telling) ?? null);
        if (heard !== null) chimes.play(heard);
      },
      (ms, then) => browser.later(ms, then),
    );
    this.link = new Link(
      liveUrl(this.id, seatAt(info, this.wish)),
      {
        heard: (frame) => this.hear(frame),
        state: (state) => this.hearState(state),
        troubled: (text) => {
          if (!this.gone) useTable.setState({ notice: { kind: "refused", text, rule: "" } });
        },
      },
      browser,
    );
    this.stopWaking?.();
    this.stopWaking = wakeWithBrowser(this.link);
  }

  private hearState(link: LinkState): void {
    if (this.gone) {
      return;
    }
    useTable.setState({ link });
    // The seat went to a bot or to another device, or the table is stranded: look again.
    if (link.kind === "refused" && LOOK_AGAIN.includes(link.code) && this.arrivals < 3) {
      this.arrivals += 1;
      this.arriveOrSay();
    }
  }

  private hear(frame: Snapshot | Step | Presence | Said): void {
    switch (frame.type) {
      case "snapshot":
        this.hearSnapshot(frame);
        break;
      case "step":
        this.hearStep(frame);
        break;
      case "said":
        this.hearSaid(frame);
        break;
      case "presence":
        this.hearPresence(frame);
    }
  }

  private hearSnapshot(frame: Snapshot): void {
    const { you, seats, spectators, happenings } = frame;
    useTable.setState({
      you,
      seats,
      spectators,
      log: happenings,
      begins: frame.from,
      notes: frame.notes,
      rematch: frame.rematch ?? null,
      moment: frame,
      heardAt: performance.now(),
      sending: false,
      pointed: null,
      hinted: null,
      hindrances: [],
    });
    this.shows = new Map();
    this.view = frame.view;
    this.teller?.settle(frame.view, frame.from + happenings.length);
    this.keepInfo(frame);
  }

  private hearStep(frame: Step): void {
    let views: JsonObject[];
    try {
      views = viewsAfter(this.view, frame.patches);
    } catch (problem) {
      console.warn("a step does not fit to what is here", problem);
      this.comeAgain(); // the whole table comes anew
      return;
    }
    const view = views.at(-1) ?? this.view;
    this.view = view;
    const before = useTable.getState();
    useTable.setState({
      ...logAfter(before, frame),
      moment: frame,
      heardAt: performance.now(),
      notes: frame.note === undefined ? before.notes : [...before.notes, frame.note],
      sending: false,
      pointed: null,
      hinted: null,
      notice: declined(frame, before) ?? noted(frame, before),
      hindrances: [],
    });
    const heard = soundOf(frame, before);
    if (heard !== null) chimes.play(heard);
    this.shows = new Map();
    const { from, happenings } = frame;
    if (frame.entry.kind === "undo" || before.shown === null) {
      this.teller?.settle(view, from + happenings.length);
    } else {
      this.teller?.tell({ from, happenings, views, view });
    }
    this.keepInfo(frame);
  }

  /** Somebody came, went, sat down or left a seat to a bot. */
  private hearPresence({ seats, spectators, rematch }: Presence): void {
    useTable.setState({ seats, spectators, rematch: rematch ?? null });
  }

  private hearSaid(frame: Said): void {
    const { said, bubbles } = useTable.getState();
    // Who comes back is told again what was said before.
    if (said.some(({ at, seat }) => at === frame.at && seat === frame.seat)) return;
    useTable.setState({ said: [...said, frame].slice(-SAID) });
    if (frame.past) return;
    useTable.setState({ bubbles: { ...bubbles, [frame.seat]: frame } });
    browser.later(BUBBLE, () => {
      const { [frame.seat]: shown, ...others } = useTable.getState().bubbles;
      if (shown === frame) useTable.setState({ bubbles: others });
    });
  }

  /** Say something from the list to all at the table. */
  say(word: Said["word"]): void {
    void this.link?.ask({ type: "say", word }).then((reply) => {
      if (reply.type === "refused") this.sayRefusal(reply);
    });
  }

  private keepInfo({ status, outcome }: Snapshot | Step): void {
    const { info } = useTable.getState();
    if (info !== null && (info.status !== status || info.outcome !== outcome)) {
      useTable.setState({ info: { ...info, status, outcome } });
    }
  }

  private get version(): number {
    return useTable.getState().moment?.version ?? -1;
  }

  /** Make a choice; one that gives something up is asked about once before. */
  choose(option: string): void {
    const table = useTable.getState();
    const asked = questionOf(table);
    if (asked?.options.some(({ notation }) => notation === option) !== true) {
      return;
    }
    const taught = table.moment?.lesson?.option;
    if (taught !== undefined && taught !== option) {
      // The server would say the same; but a board must not ask first whether one is sure.
      const text: Message = { key: "refused-lesson-other", facts: {} };
      useTable.setState({ notice: { kind: "refused", text, rule: "" } });
      return;
    }
    const wish = `${this.version} ${option}`;
    const { version } = this;
    const goOn = (text: Message | null | undefined): void => {
      if (this.version !== version) return; // the rules were asked, and somebody was faster
      if (text == null) {
        this.send({ type: "choose", version, option });
        return;
      }
      this.cautioned = wish;
      useTable.setState({ notice: { kind: "caution", text, rule: asked.rule, option } });
    };
    const show = (of: string): Promise<JsonObject | null> => this.show(of);
    const sure = this.cautioned === wish || taught !== undefined;
    const said = sure ? null : table.board?.caution?.(asked, option, show, this.view);
    if (said instanceof Promise) void said.then(goOn, () => goOn(null));
    else goOn(said);
  }

  /** Where nothing can be taken back, the server says why. */
  undo(): void {
    const { sending, you } = useTable.getState();
    if (you !== null && !sending) {
      this.send({ type: "undo", version: this.version });
    }
  }

  /** Lets another do what they ask for, or not; withdraws what one has asked for oneself. */
  agree(key: string, yes: boolean): void {
    if (!useTable.getState().sending) {
      this.send({ type: "agree", version: this.version, yes, key });
    }
  }

  /** Asks the others to end the game, or to let a bot play for who is away. */
  askFor(about: "end" | "bot", whom = 0): void {
    if (!useTable.getState().sending) {
      this.send({ type: "ask", about, whom });
    }
  }

  /** Leaves the game to a bot for a while, comes back, or gives it up. */
  do(deed: "rest" | "back" | "resign"): void {
    if (!useTable.getState().sending) {
      this.send({ type: deed });
    }
  }

  private send(ask: Parameters<Link["ask"]>[0]): void {
    useTable.setState({ sending: true, notice: null });
    void this.link?.ask(ask).then((reply) => {
      if (reply.type === "refused") {
        useTable.setState({ sending: false });
        this.sayRefusal(reply);
      }
    });
  }

  /** Another tab or a friend was faster: the board shows it already, no need to complain. */
  private sayRefusal(reply: Extract<Reply, { type: "refused" }>): void {
    if (!this.gone && reply.code !== "stale") {
      useTable.setState({ notice: { kind: "refused", text: reply.message, rule: "" } });
    }
  }

  async preview(option: string): Promise<Preview | null> {
    const reply = await this.link?.ask({ type: "preview", version: this.version, option });
    return reply?.type === "answer" ? (reply.preview ?? null) : null;
  }

  /** Answers are kept as long as the question stands: pointing goes to and fro. */
  show(option: string): Promise<JsonObject | null> {
    const known = this.shows.get(option);
    if (known !== undefined) {
      return known;
    }
    const asked = this.askShow(option);
    this.shows.set(option, asked);
    return asked;
  }

  private async askShow(option: string): Promise<JsonObject | null> {
    const { shows } = this;
    const reply = await this.link?.ask({ type: "show", version: this.version, option });
    if (reply?.type === "answer") {
      return reply.show ?? null;
    }
    shows.delete(option); // lost on the way: it may be asked again
    return null;
  }

  async hint(): Promise<void> {
    const asked = questionOf(useTable.getState());
    if (asked === null) {
      return;
    }
    const reply = await this.link?.ask({ type: "hint", version: this.version });
    if (reply?.type === "refused") {
      this.sayRefusal(reply);
    } else if (reply?.type === "answer" && reply.hint !== undefined) {
      const option = asked.options.find(({ notation }) => notation === reply.hint);
      if (option !== undefined && questionOf(useTable.getState()) === asked) {
        useTable.setState({
          hinted: option.notation,
          pointed: option.notation,
          notice: {
            kind: "hint",
            text: { key: "web-hint-says", facts: { option: option.text } },
            rule: "",
            ...(reply.advice !== undefined && { advice: advised(reply.advice, asked.options) }),
          },
        });
      }
    }
  }

  async why(thing: Record<string, string>): Promise<void> {
    const reply = await this.link?.ask({ type: "why", version: this.version, thing });
    if (reply?.type === "refused") {
      this.sayRefusal(reply);
    } else if (reply?.type === "answer" && reply.why !== undefined && !this.gone) {
      const { text, rule, things } = reply.why;
      useTable.setState({ notice: { kind: "why", text, rule }, hindrances: things });
    }
  }

  /** Fetches what happened before the lines that are here. */
  older(): Promise<void> {
    this.asked ??= this.askOlder().finally(() => {
      this.asked = null;
    });
    return this.asked;
  }

  private async askOlder(): Promise<void> {
    const { begins: before } = useTable.getState();
    if (before === 0) {
      return;
    }
    const reply = await this.link?.ask({ type: "older", before });
    if (reply?.type === "refused") {
      this.sayRefusal(reply);
    } else if (reply?.type === "answer" && reply.page !== undefined && !this.gone) {
      const { from, happenings } = reply.page;
      const { begins, log } = useTable.getState();
      // Meanwhile lines before it may have been taken back, or the table have come anew.
      if (begins === from + happenings.length) {
        useTable.setState({ begins: from, log: [...happenings, ...log] });
      }
    }
  }

  skip(): void {
    this.teller?.skip();
  }

  wake(): void {
    this.link?.wake();
  }

  /** Seats have changed hands: come again as whoever we are now. */
  comeAgain(): void {
    this.link?.close();
    this.arrivals = 1;
    this.arriveOrSay();
  }

  close(): void {
    this.gone = true;
    this.stopWaking?.();
    this.teller?.close();
    this.link?.close();
    useTable.setState({ ...EMPTY });
  }
}

/** The log after a step. What an undo takes back may reach to before the lines that are here. */
export function logAfter(
  { log, begins }: Pick<LiveTable, "log" | "begins">,
  { from, happenings }: Pick<Step, "from" | "happenings">,
): Pick<LiveTable, "log" | "begins"> {
  const kept = log.slice(0, Math.max(0, from - begins));
  return { log: [...kept, ...happenings], begins: Math.min(begins, from) };
}

/** What is said when somebody would rather not take back, or asks for it no more. */
function declined({ entry }: Step, { moment, seats, you }: LiveTable): Notice | null {
  if (entry.kind !== "decline" || entry.seat === you) {
    return null;
  }
  const name = seats[entry.seat]?.name || {
    key: "web-seat-number",
    facts: { n: entry.seat + 1 },
  };
  const own = moment?.requests?.some(({ seat }) => seat === entry.seat);
  const key = own === true ? "web-undo-withdrawn" : "web-undo-declined";
  return { kind: "refused", text: { key, facts: { name } }, rule: "" };
}

/** What is said when a seat has changed hands. */
function noted({ note }: Step, { seats }: LiveTable): Notice | null {
  if (note === undefined) {
    return null;
  }
  const names = seats.map(({ name }) => name);
  return { kind: "told", text: noteText(note, names), rule: "" };
}

/** What an adviser told, with the second best in words. */
function advised({ second, ...told }: Advice, options: Option[]): Advised {
  const other = options.find(({ notation }) => notation === second);
  return { ...told, second: other?.text ?? null };
}

/** What a step sounds like to who plays: that the game is over, or that it is their turn. */
export function soundOf(
  frame: Pick<Step, "outcome" | "decision">,
  before: Pick<LiveTable, "you" | "moment">,
): Sound | null {
  const { you, moment } = before;
  if (you === null || moment === null) {
    return null;
  }
  if (frame.outcome !== null) {
    const wins = frame.outcome.winners.includes(you);
    return moment.outcome !== null ? null : wins ? "victory" : "defeat";
  }
  return frame.decision !== null && moment.decision === null ? "turn" : null;
}
