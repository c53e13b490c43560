/** How a ship looks: from what everybody sees of it, never from what lies hidden. */

import { hull, type HullLook } from '../../art/attack';
import { COLUMNS, middle, ROWS, SQUARE } from './torus';
import type { ShipView, Way } from './view';

const SHIELDS = 2;
/** Shields as they are seen: a haze while nobody has shown them, one plate where no token lies. */
function shieldsOf(ship: ShipView): HullLook['shields'] {
  const boosted = ship.capacitor === 'shields';
  const token = ship.traits[SHIELDS] ?? null;
  if (token === null) return { value: 1, boosted };
  return { value: ship.open[SHIELDS] && 'face' in token ? Number(token.face) || 0 : null, boosted };
}

/** A hull, bow up: its key names all that changes the drawing. */
export function hullOf(ship: ShipView): { key: string; draw: () => string } {
  const id = ship.persona?.ship ?? ship.colour;
  const look = { id, speed: ship.speed, lost: ship.lost.length, shields: shieldsOf(ship) };
  const shields = `${look.shields?.value ?? 'haze'}${look.shields?.boosted ? '+' : ''}`;
  return {
    key: `hull/${ship.colour}/${id}/${look.speed}/${look.lost}/${shields}`,
    draw: () => hull(ship.colour, look),
  };
}

/** Before its first course a ship faces the middle of the board. */
export function facing(square: string): Way {
  const at = middle(square);
  const [dx, dy] = [(COLUMNS * SQUARE) / 2 - at.x, (ROWS * SQUARE) / 2 - at.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'S' : 'N';
}

const TURNS: Record<Way, number> = { N: 0, E: 90, S: 180, W: 270 };
/** The angle of a way, the shorter turn from the angle it had. */
export function turned(from: number | undefined, way: Way): number {
  if (from === undefined) return TURNS[way];
  const by = (((TURNS[way] - from) % 360) + 540) % 360;
  return from + by - 180;
}
