import { BufferGeometry, Float32BufferAttribute } from "three";
import type { ArmyCard } from "../../../shapes";
import { LEVEL } from "../measures";
import { base, BASE } from "./bases";
import { grimnak, mimring } from "./beasts";
import { biped } from "./biped";
import { agent, carr, samurai, syvarris } from "./humans";
import { Model } from "./kit";
import { raelin } from "./kyrie";
import { marro, neGokSa } from "./marro";
import { airborne, drake } from "./soldiers";
import { deathwalker, zettian } from "./soulborgs";
import { finn, tarn, thorgrim } from "./vikings";

/** A figure, as high as it is told; of a squad, the one with that number. */
type Sculptor = (height: number, which: number) => BufferGeometry;

const SCULPTORS: Record<string, Sculptor> = {
  "agent-carr": carr,
  "airborne-elite": airborne,
  "deathwalker-9000": deathwalker,
  finn,
  grimnak,
  "izumi-samurai": samurai,
  "krav-maga-agents": agent,
  "marro-warriors": marro,
  mimring,
  "ne-gok-sa": neGokSa,
  raelin,
  "sgt-drake-alexander": drake,
  syvarris,
  "tarn-viking-warriors": tarn,
  thorgrim,
  "zettian-guards": zettian,
};

/** Somebody from another box: we know no more of him than that he stands there. */
function stranger(height: number): BufferGeometry {
  const m = new Model();
  const look = { skin: "#b99", cloth: "#777064", armour: "#8c8474", trim: "#4a443a" };
  biped(m, look, { right: [0.2, 0.5, 0.1], left: [-0.2, 0.5, 0.1] });
  return m.done(height);
}

/** How high the figure of a card is on the table, its base included. */
export function heightOf(card: ArmyCard): number {
  return card.height * LEVEL * 0.92;
}

/** Which of its squad a figure is: `marro-warriors.3` is the third. */
export function numberOf(figure: string): number {
  const number = /\.(\d+)$/.exec(figure)?.[1];
  return number === undefined ? 0 : Number(number) - 1;
}

/** A figure on its base, in one geometry. */
export function sculpt(card: ArmyCard, figure: string, seat: number | null): BufferGeometry {
  const sculptor = SCULPTORS[card.id] ?? stranger;
  const body = sculptor(heightOf(card) - BASE, numberOf(figure)).translate(0, BASE + 0.02, 0);
  return joined(body, base(seat, card.spaces));
}

function joined(...parts: BufferGeometry[]): BufferGeometry {
  const whole = new BufferGeometry();
  for (const name of ["position", "normal", "color"]) {
    const arrays = parts.map((part) => part.getAttribute(name).array as Float32Array);
    const all = new Float32Array(arrays.reduce((n, one) => n + one.length, 0));
    let at = 0;
    for (const one of arrays) {
      all.set(one, at);
      at += one.length;
    }
    whole.setAttribute(name, new Float32BufferAttribute(all, 3));
  }
  whole.computeBoundingSphere();
  for (const part of parts) part.dispose();
  return whole;
}
