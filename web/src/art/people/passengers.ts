/** Passengers of a solo voyage, as busts of 200 x 220, and Captain Shadow, whose face nobody has seen. */

import { mix } from '../colour';
import { circle, ellipse, line as stroke, path } from '../pen';
import { stranger } from './captains';
import { chain, coat, lapels, medals, neck, pads, pin, robe, stand } from './clothes';
import { disc, eye, face, flat, human, line, oval, shaded, twice, type Person } from './kit';

/** A bear with a letter, 60 x 70. */
const bear = (): string =>
  ellipse('#000', 30, 66, 20, 4, 'opacity=".3"') +
  circle('#b57b45', 15, 12, 7) +
  (circle('#b57b45', 45, 12, 7) + circle('#e9c08f', 15, 12, 3.5)) +
  (circle('#e9c08f', 45, 12, 3.5) + ellipse('#b57b45', 30, 50, 17, 16)) +
  (ellipse('#e9c08f', 30, 52, 10, 10) + circle('#c98c52', 30, 22, 17)) +
  (ellipse('#f0d3a8', 30, 28, 8, 6) + ellipse('#3a2418', 30, 25, 3, 2.2)) +
  (circle('#241610', 23, 19, 2) + circle('#241610', 37, 19, 2)) +
  stroke('#3a2418', 1.3, 'M30 27v3m-3 1q3 2.5 6 0') +
  ellipse('#c98c52', 14, 48, 6, 9, 'transform="rotate(24 14 48)"') +
  ellipse('#c98c52', 46, 48, 6, 9, 'transform="rotate(-24 46 48)"') +
  (ellipse('#c98c52', 20, 64, 8, 6) + ellipse('#c98c52', 40, 64, 8, 6)) +
  path('#d8475a', 'M22 38q8 5 16 0l2 5q-10 4-20 0Z') +
  path('#fbf5e4', 'M43 34h13v9H43Z', 'transform="rotate(12 50 38)"') +
  stroke('#8a5a3a', 1.2, 'M46 38l7 1.5');
const teddy: Person = { tint: '#5a3a24', draw: () => `<g transform="translate(10 20) scale(3 2.9)">${bear()}</g>` };

/** An archaeologist: sun hat, brush behind the ear, dust. */
const professorTrowel: Person = {
  tint: '#5a4a20',
  draw: () => {
    const skin = '#b97a4e';
    return (
      shaded('M44 150C36 60 60 28 100 28C140 28 164 60 156 150Q140 120 100 120Q60 120 44 150Z', '#8a8f9c') +
      neck(skin) +
      coat('#8a6a3a') +
      lapels('#a5824a', '#f3e2c8') +
      pin('#c9744f') +
      human(skin, { jaw: -4, blush: 0.22 }) +
      face(skin, { hair: '#8a8f9c', iris: '#3a7a4a', lid: 0.2, smile: 6, tilt: 1 }) +
      shaded('M58 58C60 20 80 10 100 10C120 10 140 20 142 58Q100 44 58 58Z', '#d8c49a') +
      shaded('M24 66Q100 36 176 66Q100 52 24 66Z', '#c2a86a') +
      flat('M58 58Q100 44 142 58L141 50Q100 36 59 50Z', '#7a4a22') +
      line('M150 84L166 44', '#7a5330', 5) +
      shaded('M160 46L174 38L170 24L160 30Z', '#efe0c0')
    );
  },
};

/** An envoy who is a plum, in a collar as wide as a plate. */
const envoyPlumline: Person = {
  tint: '#3a1f4a',
  draw: () => {
    const skin = '#7a3f8a';
    return (
      robe('#2a1840', '#f0c75a') +
      shaded('M22 176Q100 128 178 176Q150 200 100 196Q50 200 22 176Z', '#f3ecf4') +
      shaded(
        'M100 34C150 34 160 76 156 106C150 138 128 152 100 152C72 152 50 138 44 106C40 76 50' + ' 34 100 34Z',
        skin,
      ) +
      line('M100 36Q92 90 100 150', mix(skin, '#20083a', 0.5), 3) +
      shaded('M98 36Q92 16 104 8L110 14Q104 22 106 36Z', '#6b4a2f') +
      shaded('M106 22Q130 4 150 18Q132 34 106 26Z', '#5fae5a') +
      eye(80, 92, 11, 7, '#ffcf5a', { lid: 0.45 }) +
      eye(120, 92, 11, 7, '#ffcf5a', { lid: 0.45 }) +
      twice(oval(68, 112, 10, 6, '#ff8fb8', 'opacity=".35"')) +
      line('M86 128Q100 138 114 128', '#2a0a30', 3) +
      flat('M70 50Q84 40 92 44Q78 54 72 72Z', '#fff', 'opacity=".25"')
    );
  },
};

/** A bosun: whistle, beard, an anchor on the cap. */
const bosunTarn: Person = {
  tint: '#1f3a4a',
  draw: () => {
    const skin = '#d29a6c';
    return (
      neck(skin) +
      coat('#1d3358', { wide: 6 }) +
      stand('#e9edf7') +
      medals('#d9b04a') +
      human(skin, { jaw: 7, blush: 0.3 }) +
      shaded(
        'M54 100C54 160 80 176 100 176C120 176 146 160 146 100C136 124 122 120 100 120C78 120' + ' 64 124 54 100Z',
        '#c9481f',
      ) +
      face(skin, { hair: '#a8321c', iris: '#3f6ea8', lid: 0.35, smile: 2, mw: 10, bt: 7, tilt: -2 }) +
      shaded('M46 62Q100 36 154 62L148 34Q100 12 52 34Z', '#e9edf7') +
      shaded('M40 66Q100 48 160 66Q100 60 40 66Z', '#1d3358') +
      line('M100 24V46M90 40Q100 52 110 40M94 28H106', '#1d3358', 4) +
      line('M76 150Q84 186 104 196', '#d9b04a', 2) +
      shaded('M100 192h20v8h-10v6h-10Z', '#d9b04a')
    );
  },
};

/** An inspector: monocle, tight bun, a list that never ends. */
const inspectorPinch: Person = {
  tint: '#2a3a34',
  draw: () => {
    const skin = '#e3b48c';
    return (
      shaded('M74 34a28 22 0 1 1 52 0Z', '#3b2b2a') +
      neck(skin) +
      coat('#2f3a36') +
      lapels('#3f4d48', '#f6f2ea') +
      chain('#b9c2d0') +
      human(skin, { jaw: -8 }) +
      shaded('M55 88C52 44 76 30 100 30C124 30 148 44 145 88C136 60 122 50 100 50C78 50 64 60 55' + ' 88Z', '#3b2b2a') +
      face(skin, { hair: '#3b2b2a', iris: '#5a6a4a', lid: 0.5, smile: -3, mw: 8, bt: 3, tilt: 4, look: -2 }) +
      disc(80, 95, 16, 'none', 'stroke="#d9b04a" stroke-width="3"') +
      line('M66 102Q56 140 70 176', '#d9b04a', 1.5) +
      shaded('M146 170L186 160L196 222L152 222Z', '#fff8e2') +
      line('M156 180L184 174M157 190L186 184M158 200L180 195M160 210L188 205', '#6a5a4a', 2.4)
    );
  },
};

/** Half an android more than eleven: a head on a stand of spare parts. */
const unitEleven: Person = {
  tint: '#24405a',
  draw: () =>
    shaded('M40 222C44 186 70 170 100 170C130 170 156 186 160 222Z', '#8f9bb8') +
    disc(76, 200, 9, '#39425f') +
    disc(124, 200, 9, '#39425f') +
    shaded('M88 146h24v28h-24Z', '#59607a') +
    line('M88 154h24M88 162h24', '#39405a', 2) +
    shaded('M64 46H136L160 96L136 148H64L40 96Z', '#f0e2bd') +
    shaded('M62 78H138V108H62Z', '#142036') +
    disc(82, 93, 9, '#7ff0ff') +
    disc(120, 93, 5, '#ff9c5e') +
    line('M82 128H118', '#a2854a', 4) +
    line('M100 46V22', '#a2854a', 5) +
    disc(100, 18, 8, '#ff8189') +
    line('M136 48L158 26', '#a2854a', 3) +
    flat('M64 46H100L82 78H62V76L48 82Z', '#fff', 'opacity=".25"'),
};

/** Captain Shadow: a hood, a cap, two lights. */
const shadow: Person = {
  tint: '#262c48',
  draw: () =>
    shaded('M2 222C8 180 40 160 70 154L130 154C160 160 192 180 198 222Z', '#151a30') +
    shaded(
      'M34 178C22 86 44 18 100 16C156 18 178 86 166 178C154 128 144 62 100 60C56 62 46 128' + ' 34 178Z',
      '#10142a',
    ) +
    flat(
      'M100 54C130 54 142 78 140 102C138 128 122 154 100 158C78 154 62 128 60 102C58 78 70' + ' 54 100 54Z',
      '#05070f',
    ) +
    shaded('M50 66Q100 30 150 66L146 42Q100 12 54 42Z', '#232a48') +
    shaded('M44 72Q100 50 156 72Q100 66 44 72Z', '#0b0e1e') +
    shaded('M92 34h16l-8 14Z', '#7d86a8') +
    twice(
      flat('M68 98L92 92L90 104L72 106Z', '#9fe6ff') + flat('M62 94L94 88L92 110L66 110Z', '#5fb0ff', 'opacity=".25"'),
    ) +
    pads('#232a48', '#7d86a8') +
    line('M100 160V222', '#7d86a8', 2) +
    disc(100, 176, 6, '#7d86a8'),
};

const PASSENGERS: Record<string, Person> = {
  teddy,
  professor_trowel: professorTrowel,
  envoy_plumline: envoyPlumline,
  bosun_tarn: bosunTarn,
  inspector_pinch: inspectorPinch,
  unit_eleven_and_a_half: unitEleven,
  shadow,
};
export const passengerOf = (id: string): Person => PASSENGERS[id] ?? stranger(id);
