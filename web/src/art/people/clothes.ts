/** What people wear: from the neck down. */

import { mix } from '../colour';
import { n, repeat } from '../pen';
import { disc, flat, line, shaded, twice } from './kit';

export const neck = (skin: string): string =>
  shaded('M82 132L82 168Q100 182 118 168L118 132Z', mix(skin, '#20102a', 0.18)) +
  flat('M82 140Q100 160 118 140L118 150Q100 172 82 150Z', '#000', 'opacity=".33"');

export const coat = (c: string, { wide = 0 }: { wide?: number } = {}): string =>
  shaded(`M6 222C10 186 38 170 ${70 - wide} 161L${130 + wide} 161C162 170 190 186 194 222Z`, c);

export const lapels = (c: string, shirt: string): string =>
  flat('M84 158L100 196L116 158Z', shirt) +
  shaded('M70 160L86 156L100 200L84 222L72 222Z', c) +
  shaded('M130 160L114 156L100 200L116 222L128 222Z', mix(c, '#000000', 0.12));

/** A stand-up collar. */
export const stand = (c: string): string => shaded('M74 156Q100 176 126 156L130 168Q100 190 70 168Z', c);
export const sash = (c: string): string => shaded('M40 172L58 165L150 222L118 222Z', c);

/** Epaulettes with their fringe. */
export const pads = (c: string, fringe: string): string =>
  twice(
    shaded('M16 190Q24 168 58 168Q64 178 56 186Q34 188 20 200Z', c) +
      repeat(7, (i) => line(`M${n(19 + i * 5.4)} ${199 - i * 2}l-1 9`, fringe, 2)),
  );

export const medals = (...colours: string[]): string =>
  colours
    .map((c, i) => {
      const art =
        flat('M-4-8h8v7h-8Z', mix(c, '#ffffff', 0.3)) + disc(0, 4, 5, c) + disc(-1.4, 2.6, 1.6, '#fff', 'opacity=".7"');
      return `<g transform="translate(${128 + i * 13} 192)">${art}</g>`;
    })
    .join('');

export const robe = (c: string, trim: string): string =>
  shaded('M2 222C8 184 36 168 66 158L100 184L134 158C164 168 192 184 198 222Z', c) +
  line('M66 158L100 186L134 158', trim, 7) +
  line('M100 186V222', trim, 6);

export const chain = (c: string): string =>
  repeat(11, (i) => {
    const [x, y] = [60 + 8 * i, 170 + 34 * Math.sin((Math.PI * i) / 10)];
    return (
      disc(n(x), n(y), 4, c, 'stroke="#000" stroke-opacity=".33"') +
      disc(n(x - 1.2), n(y - 1.4), 1.2, '#fff', 'opacity=".7"')
    );
  });

export const pin = (c: string): string => flat('M100 196l5 8-5 12-5-12Z', c);
