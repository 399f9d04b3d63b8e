// The body as a map: which way the pawn really goes, and what lies next in a direction.
import { GROUND, type Kind, type Place } from "./types";

export type Way = string[];

/** The lines of a body, walked up, down or either way. */
export class BodyMap {
  readonly places: Map<string, Place>;
  private readonly above = new Map<string, string[]>();
  private readonly below = new Map<string, string[]>();

  constructor(places: readonly Place[]) {
    this.places = new Map(places.map((place) => [place.name, place]));
    for (const place of places) {
      this.above.set(place.name, [...place.up]);
      for (const up of place.up) this.below.set(up, [...(this.below.get(up) ?? []), place.name]);
    }
  }

  up(place: string): string[] {
    return this.above.get(place) ?? [];
  }

  down(place: string): string[] {
    return this.below.get(place) ?? [];
  }

  beside(place: string): string[] {
    return [...this.up(place), ...this.down(place)];
  }

  /** The shortest way along the lines, both ends in it; empty if the lines do not lead there. */
  way(from: string, to: string, next: (place: string) => string[]): Way {
    const came = new Map<string, string>([[from, from]]);
    const queue = [from];
    for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
      if (here === to) break;
      for (const beyond of next(here)) {
        if (!came.has(beyond)) {
          came.set(beyond, here);
          queue.push(beyond);
        }
      }
    }
    if (!came.has(to)) return [];
    const way = [to];
    for (let here = to; here !== from;) {
      here = came.get(here) ?? from;
      way.unshift(here);
    }
    return way;
  }

  /** How the pawn goes by a kind of movement: along the lines where it does, else straight. */
  route(kind: string, from: string, to: string): Way {
    if (from === to) return [from];
    let way: Way = [];
    if (kind === "climb") {
      way = to === GROUND ? this.overTheTop(from) : this.way(from, to, (place) => this.up(place));
    } else if (kind === "drop") {
      way = this.way(from, to, (place) => this.down(place));
    } else if (kind === "leap" || kind === "go") {
      way = this.way(from, to, (place) => this.beside(place));
    }
    return way.length > 0 ? way : [from, to];
  }

  /** Up to the nearest top and over it, down to the Ground (WG-MOVE-22). */
  private overTheTop(from: string): Way {
    const tops = [...this.places.keys()].filter(
      (place) => place !== GROUND && this.up(place).length === 0,
    );
    const ways = tops
      .map((top) => this.way(from, top, (place) => this.up(place)))
      .filter((way) => way.length > 0);
    const nearest = ways.sort((a, b) => a.length - b.length)[0] ?? [from];
    return [...nearest, GROUND];
  }

  /** The place that lies next in a direction, for the arrow keys. */
  towards(from: string, dx: number, dy: number): string | null {
    const here = this.places.get(from);
    if (!here) return null;
    let best: string | null = null;
    let least = Infinity;
    for (const place of this.places.values()) {
      const ax = place.x - here.x;
      const ay = (place.y - here.y) * 1.3;
      const ahead = ax * dx + ay * dy;
      const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
      if (place.name === from || ahead <= 1) continue;
      const cost = ahead + aside * 2.2;
      if (cost < least) {
        least = cost;
        best = place.name;
      }
    }
    return best;
  }
}

/** The movement that a happening was, by the name of its action. */
export function movementOf(kind: Kind): string {
  const names: { [kind in Kind]?: string } = {
    climbed: "climb",
    fell: "climb",
    dropped: "drop",
    leapt: "leap",
    stumbled: "leap",
    "pushed-to": "go",
    warped: "warp",
  };
  return names[kind] ?? "";
}
