/** How ships move as the events tell: one stretch after the other, so that the order is seen. */

import { distance, SQUARE, stepOf } from './torus';
import type { Deed, Way } from './view';

/** A ship goes so many squares one way; time is counted in squares from the beginning of the update. */
export interface Stretch {
  seat: number;
  way: Way;
  steps: number;
  start: number;
}

/** A bump at a moment. */
export interface Bump {
  seats: number[];
  way: Way;
  at: number;
}

export interface Glide {
  stretches: Stretch[];
  bumps: Bump[];
  length: number;
  /** When each deed happens, in squares from the beginning. */
  moments: number[];
}

// A square takes twice the gap between equal things; long ways are hurried.
const [SQUARE_MS, MOST_MS] = [140, 1800];
/** How long all of it takes at the usual pace. */
export const timeOf = (glide: Glide): number => Math.min(MOST_MS, SQUARE_MS * glide.length);
/** When the ships have come as far as they were at a deed. */
export const momentOf = (glide: Glide, deed: number): number =>
  glide.length ? (timeOf(glide) * (glide.moments[deed] ?? 0)) / glide.length : 0;

/** The way each ship was steered last. */
export function headings(deeds: readonly (Deed | null)[]): (seat: number) => Way | undefined {
  return (seat) => deeds.findLast((deed) => deed?.what === 'steered' && deed.seat === seat)?.way;
}

/** What moves in one update. `was` says where ships stood before it, `headed` which way one goes. */
export function glideOf(
  deeds: readonly Deed[],
  was: ReadonlyMap<number, string>,
  headed: (seat: number) => Way | undefined,
): Glide {
  const at = new Map(was);
  const glide: Glide = { stretches: [], bumps: [], length: 0, moments: [] };
  const go = (seat: number, way: Way, to: string | null | undefined, steps: number): number => {
    if (to) at.set(seat, to);
    if (steps > 0) glide.stretches.push({ seat, way, steps, start: glide.length });
    return steps;
  };
  const far = (seat: number, to: string | null | undefined, way: Way): number => {
    const from = at.get(seat);
    return from && to ? distance(from, to, way) : 0;
  };
  for (const deed of deeds) {
    glide.moments.push(glide.length);
    const way = headed(deed.seat);
    if (!way) continue;
    if (deed.what === 'moved') glide.length += go(deed.seat, way, deed.to, deed.steps ?? 0);
    if (deed.what === 'rammed') glide.bumps.push({ seats: [deed.seat, deed.other ?? 0], way, at: glide.length });
    if (deed.what === 'ran_into_field') glide.bumps.push({ seats: [deed.seat], way, at: glide.length });
    if (deed.what === 'pushed') {
      const [mine, theirs] = [far(deed.seat, deed.to, way), far(deed.other ?? 0, deed.other_to, way)];
      go(deed.seat, way, deed.to, mine);
      go(deed.other ?? 0, way, deed.other_to, theirs);
      glide.length += Math.max(mine, theirs);
    }
  }
  return glide;
}

/** The keyframes of one ship: where it is drawn, seen from where it stands at the end. */
export function framesOf(glide: Glide, seat: number): Keyframe[] {
  const mine = glide.stretches.filter((one) => one.seat === seat);
  let [x, y] = [0, 0];
  for (const { way, steps } of mine) [x, y] = [x - stepOf(way).x * steps * SQUARE, y - stepOf(way).y * steps * SQUARE];
  if (!mine.length) return [];
  const shift = (offset: number, more = {}): Keyframe => ({ offset, transform: `translate(${x}px, ${y}px)`, ...more });
  const frames = [shift(0)];
  for (const { way, steps, start } of mine) {
    // Square by square: one can count them.
    for (let step = 0; step < steps; step++) {
      frames.push(shift((start + step) / glide.length, { easing: 'ease-in-out' }));
      [x, y] = [x + stepOf(way).x * SQUARE, y + stepOf(way).y * SQUARE];
    }
    frames.push(shift((start + steps) / glide.length));
  }
  return [...frames, shift(1)];
}
