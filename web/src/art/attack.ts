/** Pictures of Attack: hulls by course, speed and damage, coins, dice, fields, flags, the board and its sky. */

import { cycle, dice, hash } from './dice';
import { burst } from './explosions';
import { coinBody, dieBody, mark, seatShape, type CoinState } from './hulls/coins';
import { bite, halves, plume, scars, shieldArc, smoke, type Shields } from './hulls/damage';
import { flagBody, TEAMS, type Team } from './hulls/flags';
import { blue, green } from './hulls/round';
import { red, yellow } from './hulls/sharp';
import { outline, pen } from './hulls/strokes';
import { CAPTAINS, hullStyle, WRECK, type Captain } from './hulls/tones';
import { blend } from './colour';
import { circle, n, path, rect, repeat, sheet, svg, type Point } from './pen';
import { deep } from './skies';
import { HOMES } from './worlds';

export { bend, board, squeeze } from './hulls/board';
export type { CoinState } from './hulls/coins';
export type { Team } from './hulls/flags';

const HULLS = { red, blue, green, yellow };
const TURNS: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };
const NAMES = Object.keys(CAPTAINS) as Captain[];
const isCaptain = (colour: string): colour is Captain => Object.hasOwn(CAPTAINS, colour);
/** A colour nobody has painted is one of the four, by its name. */
const captainOf = (colour: string): Captain => (isCaptain(colour) ? colour : cycle(NAMES, hash(colour) >>> 0));

/** A hull's picture is this wide and high: the ship takes 100 of it, the rest is for exhaust and shields. */
export const HULL_BOX = 220;
const boxed = (body: string): string => svg({ x: -HULL_BOX / 2, y: -HULL_BOX / 2, w: HULL_BOX, h: HULL_BOX }, body);

export interface HullLook {
  /** Whose ship: two of one colour differ by their paint. */
  id?: string;
  /** N, E, S or W. */
  heading?: string;
  speed?: number;
  /** Power tokens lost, 0 to 5. */
  lost?: number;
  shields?: Shields | null;
}
const draw = (captain: Captain, id: string, heading: string): string =>
  HULLS[captain](dice(id), pen(heading === 'N' || heading === 'E' ? 'left' : 'right'));

/** A ship on its course. */
export function hull(
  colour: string,
  { id = colour, heading = 'N', speed = 0, lost = 0, shields = null }: HullLook = {},
): string {
  const captain = captainOf(colour);
  const { edge, clip } = bite(captain);
  const bitten = lost > 2;
  const body = draw(captain, id, heading) + scars(id, captain, lost);
  const whole =
    smoke(id, lost) +
    plume(captain, speed) +
    (bitten ? `${clip}<g clip-path="url(#bite)">${body}</g><path class="torn" d="${edge}"/>` : body) +
    (shields ? shieldArc(shields) : '');
  return boxed(
    '' +
      hullStyle(CAPTAINS[captain], lost > 3 ? 'out' : 'on') +
      `<g transform="rotate(${TURNS[heading] ?? 0})">${whole}</g>`,
  );
}

/** Where a ship would be: a thin wash of it. */
export function ghost(colour: string, { id = colour, heading = 'N' }: HullLook = {}): string {
  const captain = captainOf(colour);
  return boxed(
    `${hullStyle(CAPTAINS[captain])}<g opacity=".45" transform="rotate(` +
      `${TURNS[heading] ?? 0})">${draw(captain, id, heading)}</g>`,
  );
}

/** The two halves of a destroyed ship. */
export function wreckage(colour: string, id = colour): string {
  const captain = captainOf(colour);
  return boxed(hullStyle(WRECK, 'out') + halves(draw(captain, id, 'N') + scars(id, captain, 5), id));
}

const counter = (body: string): string => svg({ x: -22, y: -22, w: 49, h: 50 }, body);
/** A power token; `face` is its number, B for the blank. */
export const coin = (colour: string, state: CoinState, face = ''): string =>
  counter(coinBody(captainOf(colour), state, face));
/** The speed die of a captain. */
export const die = (colour: string, speed: number): string => counter(dieBody(captainOf(colour), speed));
/** The outline of a captain's seat, of radius 1. */
export const seatOutline = (colour: string): string => seatShape(captainOf(colour));
/** The shape of a captain's seat. */
export const seatMark = (colour: string): string => counter(mark(captainOf(colour), 18));

const square = (body: string): string => svg({ x: -50, y: -50, w: 100, h: 100 }, body);

/** A force field: a crystal of light that fills its square, with its owner's mark. */
export function forceField(colour: string): string {
  const captain = captainOf(colour);
  const own = CAPTAINS[captain];
  const corners = (r: number) =>
    Array.from({ length: 6 }, (_, i): Point => {
      const a = ((i * 60 + 30) * Math.PI) / 180;
      return [r * Math.sin(a), r * Math.cos(a)];
    });
  const [inner, outer] = [corners(19), corners(44)];
  const edges = inner
    .map(([x, y], i) => {
      const [u, v] = cycle(outer, i);
      return `M${n(x)} ${n(-y)}L${n(u)} ${n(-v)}`;
    })
    .join('');
  return square(
    circle(own, 0, 0, 50, 'opacity=".1"') +
      path(own, outline(outer), `fill-opacity=".26" stroke="${own}" stroke-width="3"`) +
      mark(captain, 33, own, 'fill-opacity=".3"') +
      path('none', edges, `stroke="${own}" stroke-width="1.2" opacity=".6"`) +
      path('#0a1030', outline(inner), 'opacity=".75"') +
      mark(captain, 15) +
      path('none', 'M-38-13L-22-38H10', 'stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".5"'),
  );
}

/** Where two ships meet. */
export const clash = (id: string): string => square(burst(dice(id), 28));

/** A flag of Capture the Flag. */
export const flag = (skin: string, team: Team): string => square(flagBody(skin, team));

/** A home area, two squares by two: a harbour with lamps, in the team's colour and pattern. */
export function harbour(team: Team): string {
  const own = TEAMS[team];
  const rows = repeat(9, (i) =>
    (
      [
        [16 + i * 21, 8],
        [16 + i * 21, 192],
        [8, 16 + i * 21],
        [192, 16 + i * 21],
      ] as const
    )
      .map(([x = 0, y = 0]) => circle('#fff1cf', x, y, 2.6, 'opacity=".85"'))
      .join(''),
  );
  const pattern =
    team === 'south' ? repeat(7, (i) => `M${14 + i * 28} 186l28-172`) : repeat(7, (i) => `M14 ${20 + i * 27}h172`);
  const box = [3, 3, 194, 194] as const;
  return sheet(
    200,
    200,
    rect(own, box, 20, 'opacity=".13"') +
      path('none', pattern, `stroke="${own}" stroke-width="6" opacity=".34"`) +
      rect('none', box, 20, `stroke="${own}" stroke-width="3" opacity=".8"`) +
      path('none', 'M100 3V60M100 140V197M3 100H60M140 100H197', `stroke="${own}" stroke-width="1.5" opacity=".6"`) +
      circle(blend('#070c20', 0.8, own), 100, 100, 44, `fill-opacity=".5" stroke="${own}" stroke-width="2.5"`) +
      circle('none', 100, 100, 36, `stroke="${own}" stroke-dasharray="4 6" opacity=".8"`) +
      rows,
  );
}

/** The place behind the board: deep space with one planet. */
export const arenaSky = (w: number, h: number, id = 'arena'): string =>
  deep(id, w, h, { tints: ['#3560d6', '#7a3fb0'], planet: { world: cycle(HOMES, 0), x: 0.16, y: 0.86, r: 0.3 } });
