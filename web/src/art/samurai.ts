/** Pictures of Samurai: mechs, craft, crests, places, prizes, action cards. */

import { crestBody, monBody } from './crests';
import { mechOf } from './mechs/mechs';
import { CLANS, clanOf, LIGHTS, tones } from './mechs/tones';
import { mirrored, path, sheet, SLICE, svg } from './pen';
import { placeBody } from './places/places';
import { fan, koban, prizeBody, type Prize } from './prizes';
import { sceneOf } from './scenes/scenes';
import { carrierBody, fighterBody } from './ships/clans';

export { CLANS } from './mechs/tones';
export { crestColour } from './crests';
export type { Prize } from './prizes';

/** Looking left instead of right. */
export interface Facing {
  back?: boolean;
}
const turned = (body: string, { back = false }: Facing): string => (back ? mirrored(body) : body);

/** A mech, feet on the lower edge. `clan` is its owner's. */
export function mech(id: string, clan: string, facing: Facing = {}): string {
  const { accent, glow, draw } = mechOf(id);
  const look = LIGHTS + tones({ clan: clanOf(clan), accent, glow });
  return svg({ x: -130, y: -268, w: 260, h: 276 }, `${look}<g class="mech">${turned(draw(), facing)}</g>`);
}
/** How tall a mech stands beside the others. */
export const tallness = (id: string): number => mechOf(id).tall;

const craft = (body: string, clan: string, facing: Facing): string =>
  `${LIGHTS}${tones({ clan: clanOf(clan) })}<g class="craft">${turned(body, facing)}</g>`;
export const fighter = (clan: string, facing: Facing = {}): string =>
  svg({ x: facing.back ? -48 : -56, y: -28, w: 104, h: 56 }, craft(fighterBody(clanOf(clan)), clan, facing));
export const carrier = (clan: string, facing: Facing = {}): string =>
  svg({ x: facing.back ? -116 : -124, y: -82, w: 240, h: 106 }, craft(carrierBody(clanOf(clan)), clan, facing));

/** The sign of a great clan in one colour. */
export const mon = (clan: string, colour = '#fff'): string =>
  svg(
    { x: -20, y: -20, w: 40, h: 40 },
    `${tones({ clan: clanOf(clan) })}<g class="mon" color="${colour}">` + `${monBody(clanOf(clan))}</g>`,
  );

/** The crest of a lesser clan. */
export const crest = (id: string): string => svg({ x: -20.5, y: -20.5, w: 41, h: 41 }, LIGHTS + crestBody(id));

/** A place as a panorama; `type` helps with places nobody has drawn. */
export const place = (id: string, type?: string): string =>
  sheet(800, 450, LIGHTS + placeBody(id, type), 'preserveAspectRatio="xMidYMax slice"');

/** A prize as a thing; a clan's prize is its crest on a cushion. */
export const prize = (kind: Prize, clan = ''): string =>
  svg({ x: -42, y: -40, w: 84, h: 80 }, LIGHTS + prizeBody(kind, clan));
export const coins = (): string => svg({ x: -24, y: -14, w: 48, h: 30 }, LIGHTS + koban(0, 4) + koban(0, -3));
export const fans = (): string => svg({ x: -38, y: -32, w: 76, h: 60 }, LIGHTS + fan());

/** An order token: a lacquered hexagon with its number; the mon is the second mark. */
export function orderToken(number: number, clan: string): string {
  const hexagon = 'M-14 -26H14L28 -1L14 24H-14L-28 -1Z';
  const body =
    path('#05070f', 'M-14 -18H14L27 6L14 30H-14L-27 6Z', 'opacity=".55"') +
    path(CLANS[clanOf(clan)], hexagon, 'stroke="#070a16" stroke-width="1.6"') +
    path('url(#s2-sh)', hexagon) +
    path('none', 'M-11 -21H11L22.5 -1L11 19H-11L-22.5 -1Z', 'stroke="url(#s2-gold)" stroke-width="1.8"') +
    (`<text y="9">${number}</text><g class="mon" color="#fff" transform="translate(0 20) ` +
      `scale(.2)">${monBody(clanOf(clan))}</g>`);
  return svg({ x: -30, y: -30, w: 60, h: 64 }, LIGHTS + tones({ clan: clanOf(clan) }) + body);
}

/** The picture of an action card, with the craft of the clan that holds it. */
export const actionArt = (id: string, clan = 'nova'): string =>
  sheet(160, 96, LIGHTS + tones({ clan: clanOf(clan) }) + sceneOf(id)(clanOf(clan)), SLICE);
