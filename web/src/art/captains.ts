/** Pictures of Captains: crew, planets, missions, ships, the cutaway and what lies in it. */

import { burn, CELL_LIGHTS, chest, empty, relic, smoke } from './cutaway/cargo';
import { gadgetBody } from './cutaway/gadgets';
import { hullBody, type Layout } from './cutaway/hull';
import { roomBody } from './cutaway/rooms';
import { cycle, hash } from './dice';
import { motifOf } from './missions/motifs';
import { room as chamber } from './people/captains';
import { BADGE, cloth, CREW, crewBody, ghostBody, type Letter, type Member } from './people/crew';
import { LIGHT } from './people/kit';
import { passengerOf } from './people/passengers';
import { path, radialFill, sheet, SLICE, svg } from './pen';
import { planetBody, PLANETS } from './planets/named';
import { surfaceBody } from './planets/surfaces';
import { DAWN, deep } from './skies';
import { duelBody, FIRES, pirateBody, shipTop, TINTS, type Exhaust, type Seat } from './ships/voyagers';
import { emblemBody, embassyStation, FACTIONS, houseBody } from './stations/embassies';

export type { Layout } from './cutaway/hull';
export type { Letter, Member, Pose } from './people/crew';
export type { Exhaust, Seat } from './ships/voyagers';

/** One of the crew. */
export const crew = (who: Member): string =>
  svg({ x: 0, y: -3, w: 40, h: 63 }, `<defs>${cloth(who.letter)}</defs>${crewBody(who)}`);
/** Where somebody would stand. */
export const crewGhost = (letter: Letter): string => svg({ x: 0, y: -3, w: 40, h: 63 }, ghostBody(letter));
/** Shape and letter of a crew colour, for lists. */
export const crewMark = (letter: Letter, boss = false): string => {
  const edge = boss ? 'stroke="#ffd77a" stroke-width="1.5"' : '';
  const text =
    '<text y="3" text-anchor="middle" font-family="system-ui,sans-serif" font-size="8.5"' +
    ` font-weight="850" fill="#141b33">${letter}</text>`;
  return svg(
    { x: -8, y: -8, w: 16, h: 16 },
    path(CREW[letter][0], BADGE[letter], `transform="scale(1.08)" ${edge}`) + text,
  );
};

/** A planet by its id; the home station is one of the Cooperative's. */
export const planet = (id: string): string => {
  const lamp =
    '<defs>' +
    radialFill('g-lamp', '', [
      [0, '#fff3cf', 0.55],
      [1, '#fff3cf', 0],
    ]) +
    '</defs>';
  return svg(
    { x: -48, y: -48, w: 96, h: 96 },
    id === 'home_station' ? embassyStation('coop', 26) : lamp + planetBody(id, 24),
  );
};
/** Where an away team stands. */
export const surface = (id: string, w = 480, h = 280): string => sheet(w, h, surfaceBody(id, w, h), SLICE);

const PLACES = Object.keys(PLANETS);
/** The picture of a mission, on the planet where it lies (or, before that, on one by its name). */
export function mission(id: string, place?: string): string {
  const ground = place ?? cycle(PLACES, hash(id) >>> 0);
  return sheet(120, 70, surfaceBody(ground, 120, 70) + motifOf(id), SLICE);
}

const about = (r: number, body: string): string => svg({ x: -r, y: -r, w: 2 * r, h: 2 * r }, body);
/** A captain's ship from above, nose up; seat `?` is Captain Shadow's. */
export const ship = (seat: Seat, look: { jet?: number; letter?: boolean } = {}): string =>
  about(28, FIRES + shipTop(seat, look));
export const pirate = (exhaust: Exhaust): string => about(28, pirateBody(exhaust));
/** A fight, seen close. */
export const duel = (seat: Seat, exhaust: Exhaust, w = 720, h = 400): string =>
  sheet(w, h, FIRES + duelBody(seat, exhaust, w, h), SLICE);
export const seatColour = (seat: Seat): string => TINTS[seat];

/** A faction's station in space, the house in the middle of its track, its emblem. */
export const station = (faction: string): string => about(26, embassyStation(faction, 16));
export const house = (faction: string): string => about(40, houseBody(faction, 38));
export const emblem = (faction: string): string =>
  about(13, `<g color="${FACTIONS[faction]?.c ?? '#c9d2e6'}">${emblemBody(faction)}</g>`);

/** A passenger of a solo voyage, or `shadow`, Captain Shadow himself. */
export const passenger = (id: string): string => {
  const { tint, draw } = passengerOf(id);
  return sheet(200, 220, LIGHT + chamber(id, tint) + draw(), 'preserveAspectRatio="xMidYMax slice"');
};

/** The cutaway: the hull with its recesses, in the captain's colour; and the rooms that lie in them. */
export const hull = (layout: Layout, seat: Seat): string =>
  sheet(layout.w, layout.h, FIRES + hullBody(layout, TINTS[seat], seat));
export const room = (id: string, w = 230, h = 92): string =>
  sheet(w, h, roomBody(id, w, h), 'preserveAspectRatio="none"');

/** A place in the hold: `damage`, `pirate`, a relic such as `red-blue`, or nothing. */
export function cell(what: string, w = 54, h = 44, seed = what): string {
  const art =
    what === 'damage' ? burn(w, h, seed) : what === 'pirate' ? chest(w, h) : what ? relic(what, w, h) : empty(w, h);
  return sheet(w, h, CELL_LIGHTS + art);
}
/** Smoke over a damaged part. */
export const fumes = (seed: string): string =>
  svg({ x: -20, y: -70, w: 80, h: 84 }, CELL_LIGHTS + smoke(0, 0, 1, seed));

/** A tech as a machine; `tone` is the colour of its room. */
export const tech = (id: string, tone?: string): string =>
  svg({ x: -36, y: -34, w: 72, h: 60 }, FIRES + gadgetBody(id, tone));

/** Behind the star map: night, or dawn in light themes. */
export const voyageSky = (w: number, h: number, theme: 'night' | 'dawn' = 'night'): string =>
  deep('voyage', w, h, theme === 'dawn' ? DAWN : { tints: ['#3d2a86', '#155a7e'] });
