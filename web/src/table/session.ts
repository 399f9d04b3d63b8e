import { faceOf } from "../games";
import { paceNow } from "../settings/settings";
import { api } from "../wire/http";
import { browser, Link, liveUrl, wakeWithBrowser, type LinkState, type Reply } from "../wire/link";
import { viewsAfter } from "../wire/patch";
import type {
  JsonObject,
  Message,
  Preview,
  Presence,
  Snapshot,
  Step,
  TableInfo,
} from "../wire/types";
import { learn } from "../words";
import { EMPTY, questionOf, useTable, type LiveTable, type Notice } from "./store";
import { Teller } from "./telling";

/** The seat to sit down at: the one wished for if it is mine, else my first; null: none is. */
export function seatAt(info: TableInfo, wish: number | null): number | null {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return wish !== null && mine.includes(wish) ? wish : (mine[0] ?? null);
}

const NOT_YOUR_SEAT = 4401;

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
      (shown) => useTable.setState({ shown }),
      (ms, then) => browser.later(ms, then),
    );
    this.link = new Link(
      liveUrl(this.id, seatAt(info, this.wish)),
      {
        heard: (frame) => this.hear(frame),
        state: (state) => this.hearState(state),
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
    // The seat went to a bot or to another device: look again, as whoever we are now.
    if (link.kind === "refused" && link.code === NOT_YOUR_SEAT && this.arrivals < 3) {
      this.arrivals += 1;
      this.arriveOrSay();
    }
  }

  private hear(frame: Snapshot | Step | Presence): void {
    switch (frame.type) {
      case "snapshot":
        this.hearSnapshot(frame);
        break;
      case "step":
        this.hearStep(frame);
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
      moment: frame,
      sending: false,
      pointed: null,
      hinted: null,
      hindrances: [],
    });
    this.shows = new Map();
    this.view = frame.view;
    this.teller?.settle(frame.view, happenings.length);
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
      log: [...before.log.slice(0, frame.from), ...frame.happenings],
      moment: frame,
      sending: false,
      pointed: null,
      hinted: null,
      notice: declined(frame, before),
      hindrances: [],
    });
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
  private hearPresence({ seats, spectators }: Presence): void {
    useTable.setState({ seats, spectators });
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
    const said = this.cautioned === wish ? null : table.board?.caution?.(asked, option, show);
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

  /** Lets another take a choice back, or not; withdraws what one has asked for oneself. */
  agree(yes: boolean): void {
    const { moment, sending } = useTable.getState();
    if (moment?.request !== undefined && !sending) {
      this.send({ type: "agree", version: this.version, yes });
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

/** What is said when somebody would rather not take back, or asks for it no more. */
function declined({ entry }: Step, { moment, seats, you }: LiveTable): Notice | null {
  if (entry.kind !== "decline" || entry.seat === you) {
    return null;
  }
  const name = seats[entry.seat]?.name || {
    key: "web-seat-number",
    facts: { n: entry.seat + 1 },
  };
  const key = moment?.request?.seat === entry.seat ? "web-undo-withdrawn" : "web-undo-declined";
  return { kind: "refused", text: { key, facts: { name } }, rule: "" };
}
