/** Same name, same picture; every picture told from every other; nothing broken, nothing huge, nobody left out. */

import { describe, expect, it } from 'vitest';
import * as assembly from './assembly';
import * as attack from './attack';
import * as captains from './captains';
import { hash } from './dice';
import * as realms from './realms';
import * as samurai from './samurai';
import { GAMES, type Room } from './testing/gallery';
import { difference, rasterise, type Raster } from './testing/raster';

const rooms: [string, Room][] = Object.entries(GAMES).flatMap(([game, all]) =>
  all().map((room): [string, Room] => [`${game}, ${room.title}`, room]),
);
const pictures = ([, room]: [string, Room]) => Object.entries(room.pictures);

/** What must be told apart at a glance: these differ in a tenth of the picture, counters and states in less. */
const FACES = [
  'realms, Cards',
  'assembly, Captains',
  'assembly, Ships',
  'samurai, Mechs',
  'samurai, Places',
  'samurai, Action cards',
  'captains, Crew',
  'captains, Passengers and Captain Shadow',
  'captains, Missions',
];

/** The two pictures of a room that are most alike, and in what share of the picture they differ. */
function closest(drawn: readonly (readonly [string, Raster])[], grey: boolean): { least: number; pair: string } {
  let [least, pair] = [1, ''];
  drawn.forEach(([a, p], i) => {
    for (const [b, q] of drawn.slice(i + 1)) {
      const share = difference(p, q, grey);
      if (share < least) [least, pair] = [share, `${a} and ${b}`];
    }
  });
  return { least, pair };
}

describe.each(rooms)('%s', (title, room) => {
  it('same name, same picture, as ever', () => {
    const prints = Object.fromEntries(pictures([title, room]).map(([id, svg]) => [id, (hash(svg) >>> 0).toString(16)]));
    expect(prints).toMatchSnapshot();
  });

  it('is drawn without a broken number and within bounds', () => {
    for (const [id, svg] of pictures([title, room])) {
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(svg.length, id).toBeGreaterThan(200);
      expect(svg.length, id).toBeLessThan(160_000);
    }
  });
});

describe.each(rooms.filter(([, room]) => !room.alike))('%s', (title, room) => {
  it('every picture is told from every other, in colour and in grey', () => {
    const drawn = pictures([title, room]).map(([id, svg]) => [id, rasterise(svg)] as const);
    const [colour, grey] = [closest(drawn, false), closest(drawn, true)];
    const [plain, faint] = FACES.includes(title) ? [0.1, 0.05] : [0.015, 0.004];
    expect(colour.least, `in colour: ${colour.pair}`).toBeGreaterThan(plain);
    expect(grey.least, `in grey: ${grey.pair}`).toBeGreaterThan(faint);
  }, 60_000);
});

describe('coverage of the content files', () => {
  const count = (title: string) => Object.keys(rooms.find(([name]) => name === title)?.[1].pictures ?? {}).length;
  it.each([
    ['realms, Cards', 49],
    ['assembly, Captains', 20],
    ['assembly, Ships', 20],
    ['samurai, Mechs', 8],
    ['samurai, Places', 16],
    ['samurai, Action cards', 22],
    ['samurai, Lesser clans', 8],
    ['attack, Flags', 6],
    ['captains, Places', 16],
    ['captains, Missions', 50],
    ['captains, Techs', 62],
    ['captains, Passengers and Captain Shadow', 7],
  ])('%s: %i', (title, expected) => expect(count(title)).toBe(expected));
});

describe('names nobody has drawn', () => {
  const strangers: [string, (id: string) => string][] = [
    ['ship', (id) => realms.portrait({ id, house: 'cult', kind: 'ship', cost: 4 })],
    ['base', (id) => realms.portrait({ id, house: 'fed', kind: 'base', cost: 4 })],
    ['captain', (id) => assembly.captain(id)],
    [
      'warship',
      (id) => assembly.shipPortrait({ id, cost: 4, shields: 2, evasion: 2, role: 'unheard of', weapons: [[1, 1]] }),
    ],
    ['mech', (id) => samurai.mech(id, 'nova')],
    ['place', (id) => samurai.place(id, 'harbor')],
    ['action', (id) => samurai.actionArt(id)],
    ['crest', (id) => samurai.crest(id)],
    ['flag', (id) => attack.flag(id, 'south')],
    ['hull', (id) => attack.hull(id)],
    ['planet', (id) => captains.planet(id)],
    ['mission', (id) => captains.mission(id)],
    ['tech', (id) => captains.tech(id)],
    ['passenger', (id) => captains.passenger(id)],
  ];
  it.each(strangers)('a %s still gets a picture, always the same', (_, draw) => {
    expect(draw('new_in_2031')).toBe(draw('new_in_2031'));
    expect(draw('new_in_2031')).not.toMatch(/NaN|undefined|Infinity/);
    expect(draw('new_in_2031').length).toBeGreaterThan(300);
  });
});
