// All that lies on the land, region by region.
import { memo } from "react";
import type { Words } from "../../../../../words";
import type { Reference, View } from "../../../shapes";
import type { Sheet } from "../Land";
import { gateAt } from "../land/names";
import type { Flight } from "../motion/flights";
import type { Mark } from "../props";
import { isOpen } from "../said";
import { Army, OnTheWay } from "./Armies";
import { Castle } from "./Castle";
import { Events, Gate, Markers, Slayers, Tally, Toll } from "./Tokens";

interface LyingProps {
  words: Words;
  reference: Reference;
  view: View;
  soldiers: ReadonlyMap<string, Mark>;
  slayers: ReadonlyMap<string, Mark>;
  sheet: Sheet;
  /** The region that keys have gone into. */
  inside: string | null;
  flight: Flight | null;
  far: boolean;
  grown: number;
}

export const Lying = memo(function Lying(props: LyingProps) {
  const { words, reference, view, soldiers, slayers, sheet, inside, flight, far, grown } = props;
  const { names, places } = sheet;
  const { regions } = reference.board;
  const flown = flight?.piece;
  const standing = Object.keys(view.slayers).filter(
    (id) => !(flown?.sort === "slayer" && flown.slayer === id),
  );
  const homes = regions.flatMap((region) => {
    const name = names.get(region.id);
    return region.kind === "starting" && name ? [{ region, at: gateAt(region, name, places) }] : [];
  });
  const placeOf = (race: string): readonly [number, number] | undefined => {
    const home = regions.find((region) => region.race === race);
    const name = places.find(({ place }) => place === home?.places[0]);
    if (!name) return home?.label;
    // Where no name is written: beside the place, or above it.
    const [x, y] = name.place.at;
    return name.anchor === "start" ? [x, y - 22] : [x + 27, y + 2];
  };
  const tallies = [
    { sign: "forged", n: view.forged, at: placeOf("fire") },
    { sign: "fed", n: view.fed, at: placeOf("hill") },
  ];
  const castle = regions.find(({ id }) => id === view.castle);
  const way = view.on_the_way;
  const passing = regions.find(({ id }) => id === way?.region);
  return (
    <>
      {homes.map(({ region, at }) => (
        <Gate key={region.id} words={words} region={region} open={isOpen(view)} at={at} />
      ))}
      {tallies.map(
        ({ sign, n, at }) =>
          at && (
            <Tally
              key={sign}
              sign={sign}
              n={n}
              at={at}
              label={words(`assault-map-${sign}`, { n })}
            />
          ),
      )}
      {regions.map((region) => {
        const state = view.regions[region.id];
        const within = inside === region.id;
        const here = standing.filter((id) => view.slayers[id]?.region === region.id);
        const coming = flight?.region === region.id ? flight.lands : null;
        return (
          state && (
            <g key={region.id}>
              <Events
                words={words}
                reference={reference}
                region={region}
                events={state.events}
                inside={within}
              />
              <Markers words={words} region={region} markers={state.markers} inside={within} />
              <Army
                words={words}
                reference={reference}
                region={region}
                state={state}
                marks={soldiers}
                coming={coming}
                inside={within}
                far={far}
                grown={grown}
              />
              <Slayers
                words={words}
                reference={reference}
                region={region}
                slayers={view.slayers}
                here={here}
                marks={slayers}
                inside={within}
              />
              <Toll words={words} state={state} region={region} />
            </g>
          )
        );
      })}
      {way && passing && (
        <OnTheWay words={words} reference={reference} unit={way.unit} region={passing} />
      )}
      {castle && flown?.sort !== "castle" && <Castle words={words} region={castle} />}
    </>
  );
});
