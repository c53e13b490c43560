/** How the map is laid out: places in percent of its field, routes as curves between them. */

import type { At } from './settle';

/** Spots in percent of the field, from edge to edge; portrait screens get the map turned, x with y. */
export function spotsOf(places: readonly { xy: readonly [number, number] }[], turned: boolean): At[] {
  const span = ([0, 1] as const).map((axis) => {
    const all = places.map((place) => place.xy[axis]);
    return { least: Math.min(...all), size: Math.max(1, Math.max(...all) - Math.min(...all)) };
  });
  const share = (value: number, axis: 0 | 1): number =>
    ((value - (span[axis]?.least ?? 0)) / (span[axis]?.size ?? 1)) * 100;
  return places.map(({ xy }) => {
    const [x, y] = [share(xy[0], 0), share(xy[1], 1)];
    return turned ? { x: y, y: x } : { x, y };
  });
}

/** Long ways bend outwards, so that they go round what lies between. */
export function curve(a: At, b: At): { line: string; along: (share: number) => At } {
  const bend = Math.hypot(a.x - b.x, a.y - b.y) > 30 ? 0.2 : 0;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const pull = { x: middle.x + (middle.x - 50) * bend, y: middle.y + (middle.y - 50) * bend };
  const along = (t: number): At => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * pull.x + t ** 2 * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * pull.y + t ** 2 * b.y,
  });
  return { line: `M${a.x} ${a.y}Q${pull.x} ${pull.y} ${b.x} ${b.y}`, along };
}
