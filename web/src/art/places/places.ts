/** Every place of Samurai as a panorama; a place of another edition is built by its name and type. */

import { dice, type Dice } from '../dice';
import { linearFill } from '../pen';
import { fortresses } from './fortresses';
import { frontiers } from './frontiers';
import { GROUNDS } from './grounds';
import { harbors } from './harbors';
import { PALETTES, type Palette, type Place, type PlaceType } from './palettes';
import { bars, craters, disc, hill, ridge, rock, stars, torii, tower, wall } from './parts';
import { shrines } from './shrines';

export const PLACES: Record<string, Place> = { ...shrines, ...fortresses, ...harbors, ...frontiers };

const LANDMARKS: Record<PlaceType, (R: Dice, P: Palette) => string> = {
  shrine: (R, P) => tower(P, R.int(330, 470), 322, 80, R.int(2, 4), 30) + torii('#c8453f', 400, 328, 1.1),
  fortress: (R, P) => wall(P, 240, 560, 322, R.int(40, 66)) + tower(P, R.int(320, 480), 280, 100, R.int(2, 4), 32),
  harbor: (R, P) => tower(P, R.int(300, 500), 340, 90, R.int(2, 3), 30) + hill(330, 10, P.far, 1, 'opacity=".6"'),
  frontier: (R, P) => rock(R, R.int(280, 380), 290, R.int(30, 56), P) + rock(R, R.int(430, 520), 300, R.int(20, 44), P),
};

function stranger(id: string, type: PlaceType): Place {
  const d = dice('place/' + id);
  const palette = d.pick(Object.values(PALETTES));
  const [x, y, r, moon] = [d.int(300, 520), d.int(100, 180), d.int(50, 110), d.odds(0.4)];
  const draw = (R: Dice, P: Palette) =>
    disc(x, y, r, P.c, P.c) +
    (moon ? craters(R, x, y, r, P.far) : '') +
    ridge(R, 300, d.int(40, 90), 48, P.far, 'opacity=".8"') +
    LANDMARKS[type](R, P);
  return { palette, type, draw };
}

const isType = (name: string): name is PlaceType => Object.hasOwn(GROUNDS, name);
export const placeOf = (id: string, type = 'frontier'): Place =>
  PLACES[id] ?? stranger(id, isType(type) ? type : 'frontier');

/** What is seen of a place, 800 x 450, the ground from y = 318. */
export function placeBody(id: string, type?: string): string {
  const { palette: P, type: floor, draw } = placeOf(id, type);
  const R = dice(id);
  const down = 'x2="0" y2="1"';
  const fills =
    linearFill('sky', down, [
      [0, P.a],
      [0.45, P.b],
      [0.72, P.c],
    ]) +
    linearFill('ground', down, [
      [0, P.g],
      [1, P.h],
    ]) +
    linearFill('haze', down, [
      [0, P.c, 0],
      [1, P.c, 0.75],
    ]);
  return (
    `<defs>${fills}</defs><rect x="-10" y="-10" width="820" height="470"` +
    ' fill="url(#sky)"/>' +
    stars(R, 34, 150) +
    bars(R, 96, 3, '#fff', 0.12) +
    draw(R, P) +
    '<rect x="-10" y="246" width="820" height="74" fill="url(#haze)" opacity=".5"/>' +
    bars(R, 286, 4, P.c, 0.22) +
    '<path d="M-10 318Q400 308 810 318V460H-10Z" fill="url(#ground)"/>' +
    GROUNDS[floor](R, P)
  );
}
