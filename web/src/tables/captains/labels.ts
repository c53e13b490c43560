/** Where names, mission cards and pirates stand on the map, so that nothing lies over anything else where there is room. */

export interface At { x: number; y: number }
export interface Box { x: number; y: number; w: number; h: number }

/** What stands at a place: its spot in pixels, what is written there, how many ships stand beside it. */
export interface Spot {
  at: At;
  name: string;
  /** Signs in a mission's card, its points among them; 0 without a mission. */
  signs: number;
  /** A word over the place: which mission comes next, a station. */
  word: string;
  beside: readonly (readonly [number, number])[];
  /** How wide the sign is that tells the moves or hits on the way there; 0 without one. */
  badge: number;
}
export interface Labels { name: At; card: At; word: At | null; badge: At }
export interface Field { width: number; height: number; small: boolean }

const around = (at: At, w: number, h: number): Box => ({ x: at.x - w / 2, y: at.y - h / 2, w, h });
const plus = (a: At, b: At): At => ({ x: a.x + b.x, y: a.y + b.y });

export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How much of a box lies over others or beyond the field. */
const covers = (box: Box, taken: readonly Box[], whole: Box): number =>
  taken.reduce((sum, one) => sum + shared(box, one), 0) + 2 * (box.w * box.h - shared(box, whole));

/** The first of some offsets that covers least: an earlier one is worth a few square pixels. */
function best(at: At, size: Pick<Box, 'w' | 'h'>, offsets: readonly At[], taken: readonly Box[], whole: Box): { offset: At; box: Box; cost: number } {
  const tried = offsets.map((offset, i) => {
    const box = around(plus(at, offset), size.w, size.h);
    return { offset, box, cost: covers(box, taken, whole) + i * 4 };
  });
  return tried.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** The sides of a place, the usual one first. */
const sides = (size: Pick<Box, 'w' | 'h'>, reach: number, first: 'above' | 'below'): At[] => {
  const [up, out] = [reach + size.h / 2, reach + size.w / 2];
  const [above, below] = [{ x: 0, y: -up }, { x: 0, y: up }];
  const corner = (x: number, y: number): At => ({ x: x * (size.w / 2 + 9), y: y * (reach - 4) });
  const ends = first === 'above' ? [above, corner(1, -1), corner(-1, -1), { x: out, y: 0 }, { x: -out, y: 0 }] : [below, above, { x: out, y: 0 }, { x: -out, y: 0 }];
  const lower = { x: 0, y: up + 13 };
  return first === 'above' ? [...ends, lower] : ends;
};

/** Where the sign of a way may stand: at the planet's corners, then beside, above and below it. */
const corners = (w: number, planet: number): At[] => {
  const [out, up] = [planet / 2 + w / 2 - 5, planet / 2 - 1];
  const ends: [number, number][] = [[-1, -1], [1, -1], [-1, 1], [1, 1], [-1, 0], [1, 0]];
  return [...ends.map(([x, y]) => ({ x: x * out, y: y * up })), { x: 0, y: -up - 9 }, { x: 0, y: up + 9 }];
};

/** A route, and whether a pirate lies on it. */
export interface Way { along: (share: number) => At; manned: boolean }

const STOPS = [0.5, 0.46, 0.54, 0.42, 0.58, 0.37, 0.63, 0.32, 0.68, 0.27, 0.73];
const PIRATE = 30;

/** A pirate lies on its route where it covers least: in the middle, or a little to one side. */
function stopOf({ along }: Way, taken: readonly Box[], whole: Box): At {
  const tried = STOPS.map(along).map((at, i) => ({ at, cost: covers(around(at, PIRATE, PIRATE), taken, whole) + i * 6 }));
  return tried.reduce((a, b) => (b.cost < a.cost ? b : a)).at;
}

/** Labels of all places and stops of the pirates: these first, the same however many there are; then names, cards, and words where room is left. */
export function labelsOf(spots: readonly Spot[], ways: readonly Way[], field: Field): { labels: Labels[]; stops: At[]; taken: Box[] } {
  const [planet, letter, line, reach] = field.small ? [28, 5.9, 13, 17] : [34, 6.6, 15, 20];
  const whole: Box = field.small ? { x: -46, y: -34, w: field.width + 90, h: field.height + 64 } : { x: -60, y: -44, w: field.width + 116, h: field.height + 78 };
  const planets = spots.map((spot) => around(spot.at, planet, planet));
  const nameOf = (spot: Spot) => ({ w: spot.name.length * letter, h: line });
  const usual = spots.map((spot) => around(plus(spot.at, { x: 0, y: reach + line / 2 }), nameOf(spot).w, line));
  const stops: At[] = [];
  for (const way of ways) stops.push(stopOf(way, [...planets, ...usual, ...stops.map((at) => around(at, PIRATE, PIRATE))], whole));
  const ships = spots.flatMap((spot) => spot.beside.map(([x, y]) => around(plus(spot.at, { x, y }), 26, 28)));
  const taken = [...planets, ...ships, ...stops.filter((_, i) => ways[i]?.manned).map((at) => around(at, PIRATE, PIRATE))];
  const put = (spot: Spot, size: Pick<Box, 'w' | 'h'>, first: 'above' | 'below', most = Infinity): At | null => {
    const found = best(spot.at, size, sides(size, reach, first), taken, whole);
    if (found.cost > most) return null;
    taken.push(found.box);
    return found.offset;
  };
  const names = spots.map((spot) => put(spot, nameOf(spot), 'below'));
  const cards = spots.map((spot) => (spot.signs ? put(spot, { w: 14 + spot.signs * (field.small ? 11 : 14), h: field.small ? 17 : 20 }, 'above') : null));
  const said = spots.map((spot) => (spot.word && !spot.signs ? put(spot, { w: spot.word.length * letter * 0.95, h: line - 2 }, 'above', 40) : null));
  // Signs of the way come last: what stood before they came does not move.
  const badges = spots.map((spot) => {
    if (!spot.badge) return null;
    const found = best(spot.at, { w: spot.badge, h: 18 }, corners(spot.badge, planet), taken, whole);
    taken.push(found.box);
    return found.offset;
  });
  const none = { x: 0, y: 0 };
  return { labels: spots.map((_, i) => ({ name: names[i] ?? none, card: cards[i] ?? none, word: said[i] ?? null, badge: badges[i] ?? none })), stops, taken };
}
