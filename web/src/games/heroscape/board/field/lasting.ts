/**
 * How long the field takes to show a happening at the usual pace, in milliseconds; what is not here
 * is not played. The board's weights follow from it, so that nothing is cut off.
 */
const LASTING: Readonly<Record<string, number>> = {
  moved: 190,
  flew: 400,
  grappled: 400,
  placed: 220,
  dropped: 400,
  summoned: 380,
  cloned: 380,
  attacked: 320,
  "special-attack": 360,
  "fire-line": 400,
  bitten: 380,
  swiped: 400,
  countered: 320,
  shackled: 380,
  "rolled-attack": 750,
  "rolled-defense": 750,
  "rolled-initiative": 600,
  "rolled-for-first": 600,
  "rolled-for-draft": 600,
  "rolled-for-places": 600,
  "rolled-for-drop": 700,
  "rolled-who-drops": 600,
  "rolled-for-markers": 600,
  "rolled-reinforcements": 700,
  "rolled-whose-spirit": 600,
  "bit-at": 750,
  "shackle-tried": 750,
  "clone-rolled": 700,
  charged: 700,
  cursed: 700,
  fell: 600,
  "fell-far": 700,
  "fell-deep": 700,
  blocked: 200,
  dodged: 240,
  wounded: 320,
  gassed: 280,
  healed: 320,
  destroyed: 400,
};

export function lasting(kind: string): number | null {
  return LASTING[kind] ?? null;
}
