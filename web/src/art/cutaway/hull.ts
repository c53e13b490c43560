/** The hull round the rooms of a captain's ship, cut open. It may leave the screen at both ends. */

import { blend } from '../colour';
import { cycle } from '../dice';
import { circle, ellipse, line, linearFill, n, path, rect, repeat } from '../pen';

/** x, y, width, height of a deck: the recess in which rooms lie. */
export type Deck = readonly [number, number, number, number];
export interface Layout {
  w: number;
  h: number;
  /** From above to below; the middle one ends in the bow. */ decks: readonly Deck[];
  nose: number;
  stern: number;
  /** Written on the bow. */ name?: string;
  lift?: number;
}

/** Measures of a hull: three decks, upper and lower edge, left end of the decks, height of the tip. */
interface Measures {
  first: Deck;
  mid: Deck;
  last: Deck;
  top: number;
  low: number;
  x0: number;
  tipY: number;
  nose: number;
  stern: number;
  lift: number;
}
function measure({ decks, nose, stern, lift = 14 }: Layout): Measures {
  const mid = cycle(decks, Math.floor(decks.length / 2));
  return {
    first: cycle(decks, 0),
    mid,
    last: cycle(decks, -1),
    top: Math.min(...decks.map((q) => q[1])) - lift,
    low: Math.max(...decks.map((q) => q[1] + q[3])) + lift - 3,
    x0: Math.min(...decks.map((q) => q[0])),
    tipY: mid[1] + mid[3] * 0.55,
    nose,
    stern,
    lift,
  };
}
const right = (q: Deck, lift: number): number => q[0] + q[2] + lift;

function shell({ first, mid, last, top, low, x0, tipY, nose, stern, lift }: Measures): string {
  const L = (q: Deck) => q[0] - lift;
  const R = (q: Deck) => right(q, lift);
  return (
    `M${n(L(first) + 20)} ${n(top)}H${n(R(first) - 26)}Q${n(R(first) + 6)} ${n(top)} ` +
    `${n(R(first) + 40)} ${n(first[1] + first[3] * 0.55)}Q${n((R(mid) + nose) / 2)} ` +
    `${n(mid[1] - 2)} ${n(nose)} ${n(tipY)}Q${n((R(last) + nose) / 2 + 10)} ` +
    (`${n(last[1] + 14)} ${n(R(last) + 26)} ${n(last[1] + last[3] * 0.6)}Q` + `${n(R(last) + 2)} `) +
    `${n(low)} ${n(R(last) - 34)} ${n(low)}H${n(L(last) + 26)}Q${n(L(last) - 14)} ` +
    `${n(low)} ${n(x0 - lift - 26)} ${n(low - 40)}L${n(stern)} ${n(tipY + 34)}V` +
    `${n(tipY - 40)}L${n(x0 - lift - 22)} ${n(first[1] + first[3] * 0.7)}Q` +
    `${n(L(first) - 8)} ${n(top)} ${n(L(first) + 20)} ${n(top)}Z`
  );
}

const engines = ({ tipY, stern }: Measures): string => {
  const ey = [tipY - 26, tipY + 2, tipY + 26];
  return (
    ey
      .map((y, i) =>
        ellipse('url(#g-jet)', stern - 34, y, 74 - (i === 1 ? 0 : 14), 15 - (i === 1 ? 0 : 3), 'opacity=".95"'),
      )
      .join('') +
    ey
      .map(
        (y) =>
          path(
            '#39425f',
            `M${n(stern + 8)} ${n(y - 9)}L${n(stern - 20)} ${n(y - 13)}V${n(y + 13)}L` + `${n(stern + 8)} ${n(y + 9)}Z`,
            'stroke="#8d99bd" stroke-width="1.2"',
          ) + ellipse('#bff1ff', stern - 20, y, 3.6, 12.5),
      )
      .join('')
  );
};
const dish = ({ first, top }: Measures): string =>
  line('#aab4d2', 3, `M${n(first[0] + 14)} ${n(top + 8)}V${n(top - 10)}`) +
  path(
    '#dfe5f4',
    `M${n(first[0] - 4)} ${n(top - 22)}Q${n(first[0] + 16)} ${n(top)} ${n(first[0] + 34)} ` + `${n(top - 16)}Z`,
    'stroke="#6b7697" stroke-width="1"',
  ) +
  circle('#ff8189', first[0] + 20, top - 20, 2.4);

/** Paint in the captain's colour, seams, rivets, a shine at the bow. */
const paint = ({ x0, top, low, tipY, nose }: Measures, w: number, own: string): string =>
  rect(own, [0, tipY + 16, w + 200, 9], 0, 'opacity=".9"') +
  rect(own, [0, tipY + 28, w + 200, 3], 0, 'opacity=".55"') +
  repeat(30, (i) => rect('#0a1030', [x0 - 60 + i * 52, top, 1.2, low - top], 0, 'opacity=".16"')) +
  repeat(40, (i) => circle('#0a1030', x0 - 40 + i * 38, top + 6, 1.3, 'opacity=".35"')) +
  ellipse('#fff', nose - 40, tipY - 22, 120, 30, 'opacity=".2"');

/** The window before the helm. */
const windows = ({ mid, nose, tipY, lift }: Measures): string => {
  const hx = right(mid, lift) - lift + 6;
  return (
    path(
      '#0b1d45',
      `M${n(hx)} ${n(mid[1] + 12)}Q${n((hx + nose) / 2 + 8)} ${n(mid[1] + 16)} ` +
        `${n(nose - 24)} ${n(tipY - 6)}L${n(nose - 34)} ${n(tipY + 2)}H${n(hx)}Z`,
      'stroke="#dfeaff" stroke-width="2"',
    ) +
    path(
      '#9fdcff',
      `M${n(hx + 4)} ${n(mid[1] + 15)}Q${n((hx + nose) / 2)} ${n(mid[1] + 20)} ` +
        `${n(nose - 40)} ${n(tipY - 8)}L${n(hx + 18)} ${n(mid[1] + 34)}Z`,
      'opacity=".4"',
    )
  );
};

/** The name along the bow. */
const title = ({ first, mid, nose, tipY, lift }: Measures, name: string): string => {
  const R = (q: Deck) => right(q, lift);
  return (
    `<path id="bow" fill="none" d="M${n(R(first) + 26)} ` +
    `${n(first[1] + first[3] * 0.55 + 4)}Q${n((R(mid) + nose) / 2 - 10)} ${n(mid[1] + 8)} ` +
    `${n(nose - 14)} ${n(tipY - 6)}"/><text font-family="system-ui,sans-serif"` +
    ' font-size="13" font-weight="800" letter-spacing="2.2" fill="#0b1024"' +
    ` opacity=".8"><textPath href="#bow">${name}</textPath></text>`
  );
};

const escape = (text: string): string => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The captain's letter on the stern: colour is never the only sign. */
const letterOf = ({ x0, tipY, lift }: Measures, letter: string, own: string): string =>
  circle(own, x0 - lift - 34, tipY - 6, 17, 'stroke="#0b1024" stroke-width="2.5"') +
  (`<text x="${n(x0 - lift - 34)}" y="${n(tipY + 2)}" text-anchor="middle" font-family="` + 'system-ui,sans-serif" ') +
  `font-size="22" font-weight="850" fill="#0b1024">${letter}</text>`;

export function hullBody(layout: Layout, own: string, letter: string): string {
  const m = measure(layout);
  const out = shell(m);
  const fill = linearFill('skin', 'x2="0" y2="1"', [
    [0, '#fbfcff'],
    [0.16, blend(own, 0.12, '#e9edf8')],
    [0.55, blend(own, 0.16, '#b4bdd6')],
    [1, blend(own, 0.2, '#59637f')],
  ]);
  const skin =
    `<path d="${out}" fill="url(#skin)" stroke="#0a0f22" stroke-width="2"/><path d="` +
    `${out}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" transform="` +
    `translate(0 1.5)"/><g clip-path="url(#skinc)">${paint(m, layout.w, own)}</g>`;
  const recesses = layout.decks
    .map(([x, y, q, v]) =>
      rect('#0a0f22', [x - 6, y - 6, q + 12, v + 12], 12, 'stroke="#e9eefb" stroke-opacity=".55" stroke-width="1.5"'),
    )
    .join('');
  return (
    `<defs>${fill}<clipPath id="skinc"><path d="${out}"/></clipPath></defs>` +
    engines(m) +
    dish(m) +
    skin +
    windows(m) +
    recesses +
    letterOf(m, letter, own) +
    (layout.name ? title(m, escape(layout.name)) : '')
  );
}
