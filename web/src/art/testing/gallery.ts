/** Every picture of a game, by the ids of its content file: what tests compare and contact sheets show. */

import * as assembly from '../assembly';
import * as attack from '../attack';
import * as captains from '../captains';
import * as realms from '../realms';
import * as samurai from '../samurai';
import { readFileSync } from 'node:fs';
import { column, rows, type Row } from './content';

/** Pictures of one kind: all of them must be told apart. */
export interface Room {
  title: string;
  /** Width on a contact sheet. */
  width: number;
  pictures: Record<string, string>;
  /** One design in several colours, told apart by letters: not to be compared. */
  alike?: boolean;
}
const room = (title: string, width: number, ids: readonly string[], draw: (id: string, i: number) => string): Room => ({
  title,
  width,
  pictures: Object.fromEntries(ids.map((id, i) => [id, draw(id, i)])),
});

const card = (row: Row): realms.Card => ({
  id: row.id ?? '',
  house: realms.houseOf(row.faction ?? ''),
  kind: row.kind === 'base' ? 'base' : 'ship',
  cost: Number(row.cost),
  outpost: row.outpost === 'true',
});
const SEATS = ['1', '2', '3', '4', '5', '6'];
function realmsRooms(): Room[] {
  const cards = rows('realms', 'card').map(card);
  const by = new Map(cards.map((c) => [c.id, c]));
  const draw = (id: string) => realms.portrait(by.get(id) ?? { id, house: 'free', kind: 'ship' });
  return [
    room(
      'Cards',
      168,
      cards.map((c) => c.id),
      draw,
    ),
    room('Homes', 110, SEATS, (seat) => realms.globe(Number(seat))),
    room('Trade', 110, ['0', '1', '3', '7', '12', '18'], (n) => realms.bowl('trade', Number(n))),
    room('Combat', 110, ['0', '1', '3', '7', '12', '18'], (n) => realms.bowl('combat', Number(n))),
  ];
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
const warship = (row: Row): assembly.Warship => ({
  id: slug(row['ship.name'] ?? ''),
  cost: Number(row['ship.cost']),
  shields: Number(row['ship.shields']),
  evasion: Number(row['ship.evasion']),
  role: row['ship.role'] ?? '',
  weapons: [...(row['ship.weapons'] ?? '').matchAll(/targeting = (\d), class = (\d)/g)].map((m): assembly.Weapon => [
    Number(m[1]),
    Number(m[2]),
  ]),
});
function assemblyRooms(): Room[] {
  const cards = rows('assembly', 'card');
  const ships = cards.map(warship);
  const by = new Map(ships.map((s) => [s.id, s]));
  const ids = ships.map((s) => s.id);
  const of = (id: string): assembly.Warship =>
    by.get(id) ?? { id, cost: 3, shields: 1, evasion: 1, role: '', weapons: [] };
  const hurt = ids
    .slice(0, 4)
    .flatMap((id) => ['whole', 'hurt', 'breaking', 'broken'].map((state) => `${id} ${state}`));
  return [
    room(
      'Captains',
      124,
      cards.map((row) => slug(row['captain.name'] ?? '')),
      (id) => assembly.captain(id),
    ),
    room('Ships', 150, ids, (id) => assembly.shipPortrait(of(id))),
    room('Damage', 150, hurt, (name) => {
      const [id = '', state] = name.split(' ');
      const left = state === 'whole' ? of(id).shields : 0;
      return assembly.warship(of(id), 1, { left, broken: state === 'broken' ? 1 : state === 'breaking' ? 0.3 : 0 });
    }),
    room('Chamber', 520, ['chamber'], () => assembly.chamber()),
  ];
}

const CLANS = ['nova', 'pulsar', 'gamma', 'void'];
const clanBy = (i: number): string => CLANS[i % CLANS.length] ?? 'nova';
function samuraiRooms(): Room[] {
  const mechs = rows('samurai', 'unit')
    .map((row) => row.id ?? '')
    .filter((id) => id !== 'fighter' && id !== 'carrier');
  const places = new Map(rows('samurai', 'location').map((row) => [row.id ?? '', row.type ?? '']));
  return [
    room('Mechs', 150, mechs, (id, i) => samurai.mech(id, clanBy(i))),
    room('Fighters', 110, CLANS, (clan) => samurai.fighter(clan)),
    room('Carriers', 160, CLANS, (clan) => samurai.carrier(clan)),
    room('Great clans', 60, CLANS, (clan) => samurai.mon(clan)),
    room('Lesser clans', 70, column('samurai', 'lesser_clan', 'id'), (id) => samurai.crest(id)),
    room('Prizes', 80, ['wealth', 'honor', 'draw', 'any'], (kind) => samurai.prize(kind as samurai.Prize)),
    room('Orders', 60, ['1', '2', '3', '4'], (n, i) => samurai.orderToken(Number(n), clanBy(i))),
    room('Places', 340, [...places.keys()], (id) => samurai.place(id, places.get(id))),
    room('Action cards', 168, column('samurai', 'action', 'id'), (id) => samurai.actionArt(id, 'pulsar')),
  ];
}

const COINS = ['back', 'own', 'shown', 'lost', 'empty'] as const;
function attackRooms(): Room[] {
  const colours = column('attack', 'colour', 'id');
  const each = (names: readonly string[]) => colours.flatMap((colour) => names.map((name) => `${colour} ${name}`));
  const split = (name: string): [string, string] => [name.split(' ')[0] ?? '', name.split(' ')[1] ?? ''];
  const hull = (name: string) => {
    const [colour, lost] = split(name);
    return attack.hull(colour, { lost: Number(lost), speed: 2 * Number(lost), heading: 'NESW'[Number(lost) % 4] });
  };
  return [
    room('Hulls by tokens lost', 150, each(['0', '1', '3', '5']), hull),
    room('Shields', 150, colours, (colour, i) => attack.hull(colour, { shields: { value: i ? i + 1 : null } })),
    room('Wrecks', 150, colours, (colour) => attack.wreckage(colour)),
    room('Tokens', 64, each(COINS), (name) => attack.coin(split(name)[0], split(name)[1] as attack.CoinState, '3')),
    room('Dice', 64, colours, (colour, i) => attack.die(colour, i + 4)),
    room('Fields', 90, colours, (colour) => attack.forceField(colour)),
    room('Flags', 90, column('attack', 'flag_skin', 'id'), (skin, i) => attack.flag(skin, i % 2 ? 'south' : 'north')),
    room('Harbours', 140, ['south', 'north'], (team) => attack.harbour(team as attack.Team)),
    room('Boards', 260, ['torus', 'cylinder'], (kind) => attack.board(kind === 'torus' ? 'torus' : 'cylinder')),
  ];
}

/** Places stand in the boards' lists, one a line. */
const planetIds = (): string[] => [
  ...new Set(
    [
      ...readFileSync('../crates/captains/content.toml', 'utf8').matchAll(/\{ id = "(\w+)", name = "[^"]*", planet =/g),
    ].map((m) => m[1] ?? ''),
  ),
];
const CREW = ['R', 'Y', 'B', 'c', 'a', 'R*', 'Y*', 'B*'];
const LAYOUT: captains.Layout = {
  w: 1440,
  h: 420,
  decks: [
    [300, 40, 830, 110],
    [214, 160, 1020, 105],
    [226, 275, 980, 90],
  ],
  nose: 1400,
  stern: 120,
  name: 'SECOND HELPING',
};
function captainsRooms(): Room[] {
  const seats = ['S', 'P', 'U', 'W', '?'];
  const factions = column('captains', 'faction', 'id');
  return [
    room('Crew', 80, CREW, (name) => captains.crew({ letter: name[0] as captains.Letter, boss: name.endsWith('*') })),
    room(
      'Passengers and Captain Shadow',
      124,
      [...column('captains', 'passenger', 'id'), 'shadow'],
      captains.passenger,
    ),
    room('Places', 110, planetIds(), captains.planet),
    room('Missions', 168, column('captains', 'mission', 'id'), (id) => captains.mission(id)),
    room('Techs', 96, [...column('captains', 'tech', 'id'), ...column('captains', 'omega', 'id')], (id) =>
      captains.tech(id),
    ),
    room('Ships', 84, seats, (seat) => captains.ship(seat as captains.Seat)),
    room('Pirates', 84, ['green', 'purple', 'yellow'], (exhaust) => captains.pirate(exhaust as captains.Exhaust)),
    room('Stations', 84, factions, captains.station),
    room('Houses', 110, factions, captains.house),
    room('Rooms', 230, ['helm', 'weapons', 'science', 'repair', 'ready', 'queue', 'academy'], (id) =>
      captains.room(id),
    ),
    room('Cells', 64, ['damage', 'pirate', 'red-blue', 'red-yellow', 'yellow-blue'], (what) => captains.cell(what)),
    { ...room('Hulls', 660, ['S', 'U'], (seat) => captains.hull(LAYOUT, seat as captains.Seat)), alike: true },
  ];
}

export const GAMES: Record<string, () => Room[]> = {
  realms: realmsRooms,
  assembly: assemblyRooms,
  samurai: samuraiRooms,
  attack: attackRooms,
  captains: captainsRooms,
};
