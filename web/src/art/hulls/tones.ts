/** Five tones of a captain's colour, and the lights of Attack's hulls and coins. Each picture carries its own. */

import { blend, tuned } from '../colour';
import { linearFill, radialFill } from '../pen';

export type Captain = 'red' | 'blue' | 'green' | 'yellow';
/** The colours of seats on dark ground, as in tokens.css. */
export const CAPTAINS: Record<Captain, string> = {
  red: '#ff857d',
  blue: '#62b0ff',
  green: '#66d394',
  yellow: '#efc64f',
};
export const WRECK = '#77809c';

export interface Tones {
  own: string;
  /** Light to dark. */
  k: readonly [string, string, string, string, string];
  dusk: string;
}
export function tonesOf(own: string): Tones {
  const hue = tuned(own, 0.94, 1.3);
  const k = [
    blend(own, 0.22, '#ffffff'),
    blend(hue, 0.66, '#f3f5ff'),
    blend(hue, 0.92, '#20285e'),
    blend(hue, 0.54, '#161b42'),
    blend(hue, 0.16, '#0a0e22'),
  ] as const;
  return { own, k, dusk: blend(hue, 0.22, '#0c1030') };
}

const LIGHTS =
  '<defs>' +
  linearFill('jet', 'x2="0" y2="1"', [
    [0, '#aee6ff', 0.95],
    [0.3, '#57b6ff', 0.6],
    [1, '#3d6bff', 0],
  ]) +
  linearFill('core', 'x2="0" y2="1"', [
    [0, '#fff'],
    [0.6, '#d6f3ff', 0.85],
    [1, '#8fdcff', 0],
  ]) +
  radialFill('soot', '', [
    [0, '#07050c', 0.9],
    [0.5, '#0a0812', 0.55],
    [1, '#0a0812', 0],
  ]) +
  '</defs>';

/** What the classes of a hull look like. `lights` of a wreck are out. */
export function hullStyle(own: string, lights: 'on' | 'out' = 'on'): string {
  const { k, dusk } = tonesOf(own);
  const share = [0.68, 0.64, 0.62, 0.62];
  const [glass, lamp] = lights === 'on' ? ['#bfeaff', '#ffe7a6'] : ['#1a2038', '#3a3350'];
  return (
    `${LIGHTS}<style>` +
    k.map((fill, i) => `.k${i}{fill:${fill}}`).join('') +
    share.map((part, i) => `.k${i}.lo{fill:${blend(k[i] ?? dusk, part, dusk)}}`).join('') +
    (`.glass{fill:${glass}}.lamp{fill:${lamp}}.hot{fill:#fff3d0}.ember{fill:#d9f6ff}.bead{` + 'fill:#fff;opacity:.8}') +
    ('.seam{fill:none;stroke:#0a1030;stroke-opacity:.42;stroke-width:.8}.torn{fill:none;st' +
      'roke:#ff9d52;stroke-width:.9;opacity:.9}') +
    ('.hole{fill:#06040a;stroke:#5a2a18;stroke-width:.5}.heat{fill:#ff8a3' + 'c}.heat2{fill:#ffe2ae}') +
    ('.crack{fill:none;stroke:#06060e;stroke-width:.7;opacity:.7}.plate{fill:#8ff0f7}.haze' +
      '{fill:#6fdde6;opacity:.2}') +
    '.haze-l{fill:#9af1f8;opacity:.7}</style>'
  );
}
