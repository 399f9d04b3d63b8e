// A sign for each card, so that a figure is known by its shape; and a shape for each seat.
import type { ComponentType, SVGProps } from "react";
import Agents from "~icons/game-icons/high-punch";
import Archer from "~icons/game-icons/bowman";
import Axe from "~icons/game-icons/battle-axe";
import Barbarian from "~icons/game-icons/barbarian";
import Cyborg from "~icons/game-icons/cyborg-face";
import Dragon from "~icons/game-icons/spiked-dragon-head";
import Kyrie from "~icons/game-icons/angel-wings";
import Marro from "~icons/game-icons/alien-skull";
import Mind from "~icons/game-icons/psychic-waves";
import Parachute from "~icons/game-icons/parachute";
import Person from "~icons/game-icons/swordman";
import Rex from "~icons/game-icons/dinosaur-rex";
import Robot from "~icons/game-icons/mecha-head";
import Samurai from "~icons/game-icons/samurai-helmet";
import Sergeant from "~icons/game-icons/brodie-helmet";
import Spy from "~icons/game-icons/spy";
import Viking from "~icons/game-icons/viking-helmet";
import type { ArmyCard } from "../types";

type Sign = ComponentType<SVGProps<SVGSVGElement>>;

const BY_CARD: Record<string, Sign> = {
  "agent-carr": Spy,
  "airborne-elite": Parachute,
  "deathwalker-9000": Cyborg,
  finn: Viking,
  grimnak: Rex,
  "izumi-samurai": Samurai,
  "krav-maga-agents": Agents,
  "marro-warriors": Marro,
  mimring: Dragon,
  "ne-gok-sa": Mind,
  raelin: Kyrie,
  "sgt-drake-alexander": Sergeant,
  syvarris: Archer,
  "tarn-viking-warriors": Axe,
  thorgrim: Barbarian,
  "zettian-guards": Robot,
};

/** Cards of other boxes are known by what they are. */
const BY_SPECIES: Record<string, Sign> = {
  dragon: Dragon,
  elf: Archer,
  kyrie: Kyrie,
  marro: Marro,
  orc: Rex,
  soulborg: Robot,
};

export function signOf(card: ArmyCard | undefined): Sign {
  return (card && (BY_CARD[card.id] ?? BY_SPECIES[card.species])) ?? Person;
}

/** The badge of a seat: colour is never the only sign. */
export function Badge({ seat, size }: { seat: number | null; size: number }) {
  switch (seat) {
    case 0:
      return <circle r={size} />;
    case 1:
      return (
        <rect
          x={-size * 0.9}
          y={-size * 0.9}
          width={size * 1.8}
          height={size * 1.8}
          rx={size * 0.16}
        />
      );
    case 2:
      return <polygon points={many(3, size * 1.34, -90)} />;
    case 3:
      return <polygon points={many(4, size * 1.24, 0)} />;
    default:
      return <polygon points={many(6, size * 1.06, 0)} />;
  }
}

function many(corners: number, size: number, from: number): string {
  return Array.from({ length: corners }, (_, n) => {
    const turn = ((from + (n * 360) / corners) * Math.PI) / 180;
    return `${(size * Math.cos(turn)).toFixed(2)},${(size * Math.sin(turn)).toFixed(2)}`;
  }).join(" ");
}
