import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labelsOf, sizesOf, type At, type Box, type Field, type Size, type Spot, type Way } from './labels';
import { besidesOf } from './craft';
import { curve, spotsOf } from './routes';

const printed = readFileSync('../crates/captains/content.toml', 'utf8')
  .split('[[board]]')
  .slice(1, 3)
  .map((text) => text.split('[[round]]')[0] ?? '');
const boards = printed.map((text) => {
  const places = [...text.matchAll(/id = "(\w+)", name = "([^"]+)", planet = (\w+), xy = \[(\d+), (\d+)\]/g)].map(
    (m) => ({
      id: m[1] ?? '',
      name: m[2] ?? '',
      planet: m[3] === 'true',
      xy: [Number(m[4]), Number(m[5])] as [number, number],
    }),
  );
  const routes = [...text.matchAll(/a = "(\w+)", b = "(\w+)"/g)].map(
    (m) => [m[1], m[2]].map((id) => places.findIndex((place) => place.id === id)) as [number, number],
  );
  return { places, routes };
});

/** The map as it is on a phone, a tablet and a desk; the margins round its field. */
const SCREENS: Record<string, Field & { tall: boolean }> = {
  phone: { width: 280, height: 375, small: true, edge: [46, 34, 44, 28], tall: true },
  tablet: { width: 300, height: 620, small: false, edge: [60, 44, 56, 32], tall: true },
  desk: { width: 680, height: 370, small: false, edge: [60, 44, 56, 32], tall: false },
  'small desk': { width: 560, height: 300, small: false, edge: [60, 44, 56, 32], tall: false },
};

interface Told {
  missions: Record<number, number>;
  manned: ReadonlySet<number>;
  ships: Record<number, number>;
  words: Record<number, string>;
  hits: Record<number, number>;
}
const PHRASES = ['next mission', 'Rustgarden, round 3', 'Cutpurse, round 3'];

function laid(board: (typeof boards)[number], screen: Field & { tall: boolean }, told: Told) {
  const [letter, line] = screen.small ? [6.1, 13] : [6.9, 14];
  const pixels = ({ x, y }: { x: number; y: number }) => ({
    x: (x * screen.width) / 100,
    y: (y * screen.height) / 100,
  });
  const at = spotsOf(board.places, screen.tall);
  const card = (lines: number): Size => (screen.small ? { w: 20 + lines * 11, h: 17 } : { w: 24 + lines * 14, h: 20 });
  const spots: Spot[] = board.places.map((place, i) => ({
    at: pixels(at[i] ?? { x: 0, y: 0 }),
    name: { w: place.name.length * letter, h: line },
    card: told.missions[i] ? card(told.missions[i]) : null,
    word: told.words[i] ? { w: told.words[i].length * letter * 0.92, h: line } : null,
    badge: told.hits[i] === undefined ? null : { w: !told.hits[i] ? 19 : screen.tall ? 34 : 44, h: 18 },
    beside: besidesOf(told.ships[i] ?? 0),
  }));
  const ways: Way[] = board.routes.map(([a, b], i) => {
    const { along } = curve(at[a] ?? { x: 0, y: 0 }, at[b] ?? { x: 0, y: 0 });
    return { along: (share) => pixels(along(share)), manned: told.manned.has(i) };
  });
  return { spots, ways };
}

/** Dice that fall the same way every time. */
function dice(seed: number): (n: number) => number {
  let now = (seed * 2654435761) % 4294967296;
  return (n) => {
    now = (now * 1664525 + 1013904223) % 4294967296;
    return Math.floor((now / 4294967296) * n);
  };
}

/** As in a game: a third stations and numbered tiles, half missions; some pirates, some ships, a ship in flight. */
function dealt(board: (typeof boards)[number], seed: number, pirates: number): Told {
  const roll = dice(seed);
  const planets = board.places.map((_, i) => i).sort(() => roll(3) - 1);
  const missions = Object.fromEntries(planets.slice(0, board.places.length > 14 ? 7 : 6).map((i) => [i, 2 + roll(3)]));
  const rest = planets.filter((i) => !(i in missions));
  const words = Object.fromEntries(PHRASES.map((text, n) => [rest[n] ?? 0, text]));
  const manned = new Set(board.routes.map((_, i) => i).filter(() => roll(100) < pirates));
  const hits = Object.fromEntries(board.places.map((_, i) => [i, roll(3)]).filter(() => roll(2)) as [number, number][]);
  return {
    missions,
    manned,
    words,
    hits,
    ships: { [roll(board.places.length)]: roll(5), [roll(board.places.length)]: roll(2) },
  };
}

/** By how many pixels one lies over the other. */
const deep = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w - b.x, b.x + b.w - a.x, a.y + a.h - b.y, b.y + b.h - a.y));
const toBox = (at: At, box: Box): number =>
  Math.hypot(
    Math.max(box.x, Math.min(at.x, box.x + box.w)) - at.x,
    Math.max(box.y, Math.min(at.y, box.y + box.h)) - at.y,
  );

describe.each(Object.entries(SCREENS))('on a %s', (_, screen) => {
  const { planet } = sizesOf(screen.small);
  it.each([
    [30, 0],
    [60, 1],
    [100, 0],
    [100, 1],
  ])(
    'nothing on the map lies over anything else: pirates on %i of 100 routes, board %i',
    (pirates, which) => {
      const board = boards[which];
      if (!board) throw new Error('no such board');
      for (let seed = 1; seed <= 12; seed++) {
        const { spots, ways } = laid(board, screen, dealt(board, seed, pirates));
        const { boxes } = labelsOf(spots, ways, screen);
        const over = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => deep(one, other)));
        const onPlanets = boxes.flatMap((box) => spots.map(({ at }) => planet - toBox(at, box)));
        expect(Math.max(...over, ...onPlanets), `seed ${seed}`).toBeLessThan(3);
      }
    },
    60_000,
  );
});

const field: Field = { width: 400, height: 300, small: false, edge: [60, 44, 56, 32] };
const place = (x: number, y: number, name: string, lines = 0, word = ''): Spot => ({
  at: { x, y },
  name: { w: name.length * 7, h: 15 },
  card: lines ? { w: 24 + lines * 14, h: 20 } : null,
  word: word ? { w: word.length * 6, h: 13 } : null,
  badge: null,
  beside: [],
});

describe('labels of the map', () => {
  it('a name stands below, a card above', () => {
    const { labels } = labelsOf([place(200, 150, 'Wobble', 3)], [], field);
    expect(labels[0]?.name.y).toBeGreaterThan(0);
    expect(labels[0]?.card.y).toBeLessThan(0);
  });

  it('a word that would cover something is left out', () => {
    const crowd = [
      place(200, 150, 'A'),
      place(200, 118, 'Middle of all things'),
      place(165, 140, 'Left'),
      place(235, 140, 'Right'),
      place(200, 150, 'Under', 0, 'a very long word over the place that has no room at all whatever one does'),
    ];
    expect(labelsOf(crowd, [], { ...field, width: 300 }).labels[4]?.word).toBeNull();
  });

  it('what stands moves for nothing that is far away', () => {
    const [one, far] = [place(60, 60, 'Wobble', 3), place(340, 240, 'Fennick')];
    const before = labelsOf([one, far], [], field).labels[0];
    expect(labelsOf([one, { ...far, badge: { w: 40, h: 18 } }], [], field).labels[0]).toEqual(before);
  });

  it('a pirate leaves the middle of its route for a planet', () => {
    const { stops } = labelsOf(
      [place(200, 150, 'Wobble'), place(200, 205, 'Fennick')],
      [{ along: (share) => ({ x: 100 + share * 200, y: 150 }), manned: true }],
      field,
    );
    expect(Math.abs((stops[0]?.x ?? 200) - 200)).toBeGreaterThan(25);
  });
});
