/** The captains of Assembly. A captain nobody has drawn gets a face by their name. */

import { mix } from '../colour';
import { dice } from '../dice';
import { n, radialFill, repeat, sheet } from '../pen';
import { captainsAG } from './captains-a-g';
import { captainsJM } from './captains-j-m';
import { captainsPT } from './captains-p-t';
import { captainsUZ } from './captains-u-z';
import { coat, lapels, medals, neck, pads, robe, stand } from './clothes';
import { disc, face, human, LIGHT, line, oval, shaded, type Person } from './kit';

export const PEOPLE: Record<string, Person> = { ...captainsAG, ...captainsJM, ...captainsPT, ...captainsUZ };

const HAIR = [
  'M53 90C46 44 70 22 104 24C142 22 154 54 147 88C142 66 128 54 104 56C84 58 64 56 60' + ' 76Z',
  'M52 74C50 40 76 24 104 26C136 26 150 46 148 70Q100 50 52 74Z',
  'M56 82C56 46 78 34 104 36C132 36 144 54 145 80C132 60 118 54 100 58C82 54 66 62 56' + ' 82Z',
];

/** A person by dice: skin, hair, coat and temper. */
export function stranger(id: string): Person {
  const d = dice('person/' + id);
  const skin = d.pick(['#f0c8a4', '#c98a5e', '#7a4a2f', '#8f7bd0', '#86b36a', '#5f9fc0', '#d8a0b0']);
  const hair = d.pick(['#2a2027', '#7d4a24', '#c9481f', '#cfd0da', '#3b2b5a']);
  const cloth = d.pick(['#1f5a44', '#4b1f5c', '#16244c', '#7a4a22', '#8e1f24', '#39506a']);
  const trim = d.pick(['#f0c75a', '#c9d2e6', '#e08a1f', '#5ed3dc']);
  const dress = [
    () => coat(cloth) + lapels(mix(cloth, '#ffffff', 0.14), '#f6f2ea'),
    () => coat(cloth) + stand(trim) + pads(trim, '#fff1bd'),
    () => robe(cloth, trim),
  ];
  const [worn, cut, jaw] = [d.int(0, 2), d.int(0, 2), d.int(-6, 6)];
  const mood = {
    hair,
    iris: d.pick(['#3f6ea8', '#3a7a4a', '#5a3416', '#ffcf5a']),
    lid: d.real(0.1, 0.5),
    smile: d.int(-1, 8),
    tilt: d.int(-2, 4),
  };
  const draw = () =>
    neck(skin) +
    (dress[worn] ?? coat)(cloth) +
    medals(trim) +
    human(skin, { jaw }) +
    shaded(HAIR[cut] ?? '', hair) +
    face(skin, mood);
  return { tint: mix(cloth, '#1a2040', 0.4), draw };
}

export const personOf = (id: string): Person => PEOPLE[id] ?? stranger(id);

/** A lit room behind a person. */
export function room(id: string, tint: string): string {
  const d = dice(id);
  const pale = mix(tint, '#ffffff', 0.5);
  const arches = repeat(4, (i) =>
    line(`M-20 ${70 + i * 38}Q100 ${16 + i * 40} 220 ${70 + i * 38}`, pale, 1.2, 'opacity=".2"'),
  );
  const lights = repeat(16, () =>
    disc(n(d.real(0, 200)), n(d.real(0, 150)), n(d.real(1, 4)), '#ffe9bd', `opacity="${n(d.real(0.06, 0.3))}"`),
  );
  const wall = radialFill('room', 'cx=".32" cy=".24" r=".95"', [
    [0, mix(tint, '#ffffff', 0.34)],
    [0.5, tint],
    [1, mix(tint, '#04060f', 0.74)],
  ]);
  return `<defs>${wall}</defs><rect width="200" height="220" fill="url(#room)"/>${arches}` + `${lights}`;
}

/** A captain as a bust, 200 x 220; `bare` without the room behind, to sit at a bench. */
export function captain(id: string, { bare = false } = {}): string {
  const { tint, draw } = personOf(id);
  const back = bare ? '' : room(id, tint) + oval(104, 120, 70, 86, '#000', 'opacity=".22"');
  return sheet(200, 220, LIGHT + back + draw(), 'preserveAspectRatio="xMidYMax slice"');
}
