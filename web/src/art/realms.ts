/** Pictures of Star Realms: a world behind, a ship or station before it, lit by one sun. */

import { cycle } from './dice';
import { draw, fit, type View } from './light';
import { linearFill, n, sheet, SLICE, svg } from './pen';
import { meshOf, shapeOf, type Card } from './ships/yard';
import { INK, type House } from './ships/ink';
import { sky } from './skies';
import { HOMES, planet, type Shining } from './worlds';

export type { Card } from './ships/yard';
export type { House } from './ships/ink';
export { deep } from './skies';
export { bowl } from './tokens';

const HOUSES: Record<string, House> = {
  blob: 'blob',
  trade_federation: 'fed',
  star_empire: 'empire',
  machine_cult: 'cult',
};
/** The house of a faction by its id in the content file; none and unknown ones are free. */
export const houseOf = (faction: string): House => HOUSES[faction] ?? 'free';

/** The shield of an outpost, also to be seen in grey. */
function shield(cx: number, cy: number, s: number): string {
  const x = (v: number) => n(cx + v * s);
  const y = (v: number) => n(cy + v * s);
  const arc = `M${x(46)} ${y(-62)}Q${x(112)} ${y(0)} ${x(46)} ${y(62)}`;
  const edge = 'fill="none" stroke="#a8f6ff" stroke-linecap="round"';
  return (
    '<defs>' +
    linearFill('shield', 'x1="0" x2="1"', [
      [0, '#7ff3ff', 0],
      [0.75, '#7ff3ff', 0.22],
      [1, '#d8fdff', 0.75],
    ]) +
    '</defs>' +
    (`<path d="${arc}Q${x(82)} ${y(0)} ${x(46)} ${y(-62)}Z" fill="url(#shield)"/><path d="` +
      `${arc}" ${edge} stroke-width="2.2"/>`) +
    (`<path d="M${x(69)} ${y(-50)}Q${x(121)} ${y(0)} ${x(69)} ${y(50)}" ${edge} stroke-wid` + 'th="1.2" opacity=".7"/>')
  );
}

const poseOf = (card: Card): View => {
  const { yaw = 14, tilt = 36, roll = 0, dim = 1 } = shapeOf(card);
  return { yaw, tilt, roll, dim, rim: INK[card.house].rim, far: 380, seam: INK[card.house].seam };
};

/** Small ships far off: place and size as shares of the picture. */
type Far = readonly [card: Card, x: number, y: number, size: number];
const FIGHTER: Card = { id: 'blob_fighter', house: 'blob', kind: 'ship' };
const ESCORT: Card = { id: 'imperial_fighter', house: 'empire', kind: 'ship' };
const TRADER: Card = { id: 'freighter', house: 'fed', kind: 'ship' };
const BROOD = [
  [0.82, 0.8],
  [0.9, 0.6],
  [0.14, 0.22],
  [0.78, 0.16],
] as const;
const COMPANY: Record<string, readonly Far[]> = {
  fleet_hq: [
    [ESCORT, 0.12, 0.78, 0.14],
    [ESCORT, 0.2, 0.9, 0.12],
    [ESCORT, 0.88, 0.8, 0.14],
    [ESCORT, 0.84, 0.16, 0.1],
  ],
  port_of_call: [[TRADER, 0.2, 0.2, 0.26]],
};
function company(card: Card): readonly Far[] {
  const { swarm = 0, brood = 0 } = shapeOf(card);
  const kin: Far[] = swarm
    ? [
        [card, 0.17, 0.24, 0.2],
        [card, 0.84, 0.2, 0.15],
      ]
    : [];
  return [...kin, ...BROOD.slice(0, brood).map(([x, y]): Far => [FIGHTER, x, y, 0.13]), ...(COMPANY[card.id] ?? [])];
}
function far(card: Card, w: number, h: number): string {
  const pose: View = { ...poseOf(card), yaw: 24, tilt: 36, roll: 0, seam: 0, air: [INK[card.house].sky[1], 0.3] };
  return company(card)
    .map(([who, x, y, size]) =>
      draw(meshOf(who), fit(meshOf(who), pose, { x: w * x, y: h * y, w: w * size, h: h * size })),
    )
    .join('');
}

/** Ships grow with their price; stations fill the picture. */
const share = ({ kind, cost = 0 }: Card): number => (kind === 'base' ? 0.96 : 0.74 + 0.3 * Math.min(1, cost / 8));

/** The picture of a card. */
export function portrait(card: Card, w = 240, h = 168): string {
  const mesh = meshOf(card);
  const [x, y] = [w / 2 - (card.outpost ? 9 : 0), h / 2];
  const view = fit(mesh, poseOf(card), { x, y, w: w * (card.outpost ? 0.68 : 0.84), h: h * 0.8, share: share(card) });
  const shade = linearFill('low', 'x2="0" y2="1"', [
    [0.7, '#04060f', 0],
    [1, '#04060f', 0.55],
  ]);
  const body =
    sky(card.id, card.house, w, h, { world: !card.id.includes('world') }) +
    far(card, w, h) +
    draw(mesh, view) +
    (card.outpost ? shield(x, y, 1.06) : '') +
    `<defs>${shade}</defs><rect width="${w}" height="${h}" fill="url(#low)"/>`;
  return sheet(w, h, body, SLICE);
}

export interface FigureLook {
  w?: number;
  h?: number;
  yaw?: number;
  tilt?: number;
  /** Length of the exhaust. */
  jets?: number;
  fill?: number;
}
/** The thing alone, on nothing: stations in orbit, ships in flight. */
export function figure(card: Card, { w = 200, h = 140, yaw, tilt, jets = 1, fill = 1 }: FigureLook = {}): string {
  const mesh = meshOf(card);
  const pose = poseOf(card);
  const x = w / 2 - (card.outpost ? w * 0.04 : 0);
  const view: View = { ...pose, yaw: yaw ?? pose.yaw, tilt: tilt ?? pose.tilt, dim: 1 };
  const frame = { x, y: h / 2, w: w * (card.outpost ? 0.74 : 0.9), h: h * 0.92, share: fill };
  const body = draw(mesh, { ...fit(mesh, view, frame), jets });
  return sheet(w, h, body + (card.outpost ? shield(x, h / 2, Math.min(w / 190, h / 132)) : ''));
}

/** The home of a player (from 1), as a globe. */
export const globe = (seat: number, size = 200, light: Shining = { seed: seat + 2 }): string =>
  svg({ x: 0, y: 0, w: size, h: size }, planet(size / 2, size / 2, size / 2.34, cycle(HOMES, seat - 1), light));
