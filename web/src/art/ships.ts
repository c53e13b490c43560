/**
 * Procedural portraits. `ship(id, family, look)` gives SVG text, always the same for the same id.
 *
 * Drawn from above, nose to the right, in a 160 x 100 box whose axis is y = 0. Every part is drawn twice: the lit half
 * above the axis, the shaded half below it. Colours come from CSS (.ship in tokens.css), so that one portrait serves
 * every theme and owner. The text holds numbers and class names alone, never words from outside.
 */
/* A recipe rather than a program: the order in which the dice are cast must stay, or every known ship changes. */

import { bar, both, dice, dot, flame, flow, lights, n, sharp, soft, turret, type Dice, type Point } from './brush';

/** A shape language: factions of Star Realms, the ships of Assembly and Samurai, and stations. */
export type Family = 'blob' | 'fed' | 'empire' | 'cult' | 'free' | 'senate' | 'clan' | 'station';

/** What may be said of a ship beside its id. */
export interface Look {
  /** 0 to 1: length, width and detail. */
  size?: number;
  /** Turrets to be seen (senate). */
  guns?: number;
  /** The faction of a station. */
  faction?: string;
  /** Whether a shield arc stands in front. */
  outpost?: boolean;
  /** Whether stars shine behind. */
  sky?: boolean;
}

type Hull = (d: Dice, k: number, o: Look) => string;

const hulls: Record<Family, Hull> = {
  blob(d, k) {
    // grown: one swollen body, lobes, tails, eye-spots
    const ray = d.odds(0.4),
      L = (34 + 20 * k) * (ray ? 0.85 : 1.08),
      x0 = 80 - L * 0.72,
      W = (14 + 14 * k) * (ray ? 1.25 : 0.85),
      m = d.int(5, 8),
      ph = d.real(0, 6),
      wave = d.real(0.15, 0.4),
      body: Point[] = [[x0, 0]];
    for (let i = 1; i < m; i++) {
      const t = i / m;
      body.push([
        x0 + t * L * 1.6,
        W * Math.pow(Math.sin(Math.PI * Math.pow(t, d.real(0.75, 0.95))), 0.7) * (1 + wave * Math.sin(ph + i * 2.2)),
      ]);
    }
    body.push([x0 + L * 1.6, 0]);
    const tails = d.int(1, 2 + Number(k > 0.6));
    let s = flame(x0 + 6, 0, 5, 12);
    for (let i = 0; i < tails; i++) {
      const y = 4 + i * W * 0.36,
        l = d.real(16, 30),
        b = d.real(2, 12);
      s += both(
        `M${n(x0 + 18)} ${n(-y - 3)}Q${n(x0 - l * 0.3)} ${n(-y - b)} ${n(x0 - l)} ${n(-y - b * 0.2)}` +
          `Q${n(x0 - l * 0.2)} ${n(-y + 1)} ${n(x0 + 18)} ${n(-y + 4)}Z`,
        'h3',
      );
    }
    if (d.odds(0.7)) {
      const x = x0 + L * d.real(0.55, 0.9);
      s += both(
        flow([
          [x - 14, W * 0.5],
          [x - 10, W * 1.25],
          [x + 4, W * 1.45],
          [x + 14, W * 1.05],
          [x + 16, W * 0.4],
        ]),
        'h3',
      );
    }
    s += both(flow(body), 'h2') + both(flow(body.map(([x, y]) => [78 + (x - 74) * 0.62, y * 0.5])), 'h1');
    const c = d.int(2, 3 + Math.round(2 * k));
    for (let i = 0; i < c; i++) {
      const t = (i + 0.6) / (c + 0.4),
        x = x0 + L * 1.45 * t;
      s +=
        dot(x, W * 0.66 * Math.sin(Math.PI * t), 2 + 1.4 * k, 'h3') +
        dot(x + 0.6, W * 0.66 * Math.sin(Math.PI * t), 0.9 + 0.7 * k, 'lamp-w');
    }
    return s + dot(x0 + L * 1.25, 0, 4 + 2 * k, 'h3') + dot(x0 + L * 1.25 + 1, 0, 2 + k, 'lamp-w');
  },
  fed(d, k) {
    // built for cargo: capsule, pods on pylons, chevrons
    const L = 30 + 34 * k,
      x0 = 80 - L * 0.95,
      x1 = 80 + L,
      W = 8 + 7 * k,
      pods = k < 0.3 ? 1 : d.int(1, 2 + Number(k > 0.7));
    let s = '';
    for (let i = 0; i < pods; i++) {
      const y = W + 7 + i * 0 + d.real(2, 5) + 4 * k,
        w = d.real(0.34, 0.5) * L * (i ? 0.7 : 1),
        x = x0 + 4 + i * (L * 0.78) + d.real(0, 5);
      s +=
        flame(x, y, 3.4, 9) +
        bar(x + w * 0.3, y / 2 + 2, w * 0.3, y, 'h3', 1) +
        bar(x, y, w, 7 + 4 * k, 'h2', 4) +
        bar(x + 3, y + 1.5, w - 8, 2.2, 'h1', 1);
    }
    s += flame(x0, W * 0.45, 3.6, 12);
    s += both(
      soft(
        [
          [x0, 0],
          [x0, W * 0.8],
          [x0 + 8, W],
          [x0 + L * 0.9, W],
          [x0 + L * 1.2, W * d.real(0.55, 0.8)],
          [x1 - 6, W * d.real(0.5, 0.7)],
          [x1, W * 0.2],
          [x1, 0],
        ],
        6,
      ),
      'h1',
    );
    s += both(
      soft(
        [
          [x0 + 5, 0],
          [x0 + 6, W * 0.5],
          [x0 + L * 0.7, W * 0.55],
          [x0 + L * 0.95, W * 0.25],
          [x0 + L * 1.02, 0],
        ],
        3,
      ),
      'h2',
    );
    const cx = x0 + L * 1.25;
    s += both(
      `M${n(cx)} 0l-6 ${n(-W * 0.6)}h4l6 ${n(W * 0.6)}ZM${n(cx + 8)} 0l-5 ${n(-W * 0.5)}h4l5 ${n(W * 0.5)}Z`,
      'h2',
    );
    return s + lights(x0 + 9, x0 + L * 0.78, W * 0.76, 3 + Math.round(4 * k)) + bar(x1 - 9, 0, 5, W * 0.5, 'lamp-w', 2);
  },
  empire(d, k) {
    // a blade: needle prow, swept wings, twin engines
    const L = 40 + 22 * k,
      x0 = 76 - L * 0.8,
      x1 = 82 + L,
      W = 5 + 4 * k,
      span = 14 + 20 * k * d.real(0.8, 1.1) + d.real(0, 8),
      root = x0 + L * d.real(0.1, 0.45),
      tip = root + d.pick([-20, -10, 14, 34]) * (0.7 + 0.5 * k);
    let s = flame(x0 + 2, W * 0.6, 3.4, 13);
    s +=
      both(
        sharp([
          [root + L * 0.75, 0],
          [tip + 7, span],
          [tip, span + 1],
          [root - 5, W * 0.8],
          [root, 0],
        ]),
        'h3',
      ) +
      both(
        sharp([
          [root + L * 0.6, W * 0.5],
          [tip + 4, span * 0.86],
          [tip + 2, span * 0.9],
          [root + 8, W],
        ]),
        'h2',
      );
    if (d.odds(0.6)) {
      const f = x0 + L * 1.05;
      s += both(
        sharp([
          [f + 14, 0],
          [f - 2, W + 9],
          [f - 7, W + 9],
          [f - 2, 0],
        ]),
        'h2',
      );
    }
    if (k > 0.5)
      s += both(
        sharp([
          [x0 + 20, 0],
          [x0 - 4, W + 10],
          [x0 - 9, W + 10],
          [x0 + 2, 0],
        ]),
        'h2',
      );
    s +=
      both(
        sharp([
          [x0, 0],
          [x0 + 3, W],
          [x0 + L * 0.7, W * 1.15],
          [x0 + L * 1.1, W * 0.75],
          [x1, 0],
        ]),
        'h1',
      ) +
      both(
        sharp([
          [x0 + 8, 0],
          [x0 + 12, W * 0.45],
          [x0 + L * 0.75, W * 0.5],
          [x0 + L * 0.95, 0],
        ]),
        'h2',
      );
    s += bar(tip + 3, span, 12 + 8 * k, 1.8, 'h1', 0.5);
    return (
      s +
      lights(x0 + L * 0.98, x0 + L * 1.25, 0, 3, 1.2) +
      lights(root + 9, root + 9 + L * 0.25, W + 4, 2 + Math.round(2 * k), 1.1)
    );
  },
  cult(d, k) {
    // machined: stacked blocks, teeth, a fork, one eye
    const m = 3 + Math.round(2 * k),
      L = 62 + 46 * k,
      x0 = 80 - L / 2,
      w = L / m;
    let s = flame(x0 + 2, 5, 4, 12);
    const fork = d.odds(0.65),
      ws: number[] = [];
    for (let i = 0; i < m; i++) ws.push(8 + d.real(0, 9 + 9 * k) * (i === m - 1 ? 0.5 : 1));
    ws.forEach((y, i) => {
      const x = x0 + i * w;
      for (let t = 0; t < 3; t++) if (d.odds(0.6)) s += bar(x + 2 + (t * w) / 3, y + 2, w / 6, 6, 'h3', 0.5);
    });
    ws.forEach((y, i) => {
      const x = x0 + i * w,
        c = 3;
      s += both(
        sharp([
          [x, 0],
          [x, y - c],
          [x + c, y],
          [x + w - c + 1, y],
          [x + w + 1, y - c],
          [x + w + 1, 0],
        ]),
        i % 2 ? 'h2' : 'h1',
      );
    });
    if (fork) {
      const y = 6 + 5 * k,
        x = x0 + L - 3;
      s += both(
        sharp([
          [x, y - 3],
          [x, y + 4],
          [x + 14, y + 3],
          [x + 22, y - 2],
          [x + 14, y - 3],
        ]),
        'h2',
      );
    } else
      s += both(
        sharp([
          [x0 + L, 0],
          [x0 + L, 7],
          [x0 + L + 12, 4],
          [x0 + L + 14, 0],
        ]),
        'h2',
      );
    ws.forEach((y, i) => {
      const x = x0 + i * w;
      s += bar(x + w * 0.2, y * 0.6, w * 0.6, 2.4, i % 2 ? 'h1' : 'h3', 0.4);
      if (d.odds(0.6)) s += lights(x + w * 0.3, x + w * 0.7, y * 0.28, 2, 1.1);
    });
    const e = x0 + L - w * 0.5;
    return s + dot(e, 0, 6.5, 'h3') + dot(e, 0, 3.6, 'lamp-w') + dot(e, 0, 1.5, 'h3');
  },
  free(d, k) {
    // small and honest
    const L = 26 + 14 * k,
      x0 = 80 - L,
      W = 8 + d.real(0, 4),
      w = 14 + d.real(0, 12);
    let s = flame(x0 + 2, 3, 3.4, 11);
    s +=
      both(
        soft(
          [
            [x0 + 4, 0],
            [x0 - 2, w],
            [x0 + 6, w + 3],
            [x0 + L * d.real(0.8, 1.1), W * 0.7],
            [x0 + L, 0],
          ],
          4,
        ),
        'h3',
      ) +
      both(
        soft(
          [
            [x0, 0],
            [x0 + 1, W * 0.7],
            [x0 + L * 0.7, W],
            [x0 + L * 1.5, W * 0.55],
            [x0 + L * 2, 0],
          ],
          7,
        ),
        'h2',
      );
    return (
      s +
      both(
        soft(
          [
            [x0 + L * 0.9, 0],
            [x0 + L, W * 0.5],
            [x0 + L * 1.35, W * 0.4],
            [x0 + L * 1.55, 0],
          ],
          3,
        ),
        'h1',
      ) +
      bar(x0 + L * 1.2, 0, 7, W * 0.45, 'lamp-w', 2) +
      bar(x0 + 3, w * 0.75, 10, 2, 'h1', 1)
    );
  },
  senate(d, k, o) {
    // Assembly: faceted keel with one visible turret per weapon
    const L = 42 + 18 * k,
      x0 = 76 - L * 0.9,
      x1 = 80 + L,
      W = 9 + 9 * k,
      g = o.guns || 1,
      waist = d.real(0.55, 0.9);
    let s = flame(x0 + 1, W * 0.45, 4, 13) + (k > 0.55 ? flame(x0 + 5, W + 3, 3, 10) : '');
    const a = x0 + L * d.real(0.3, 0.6),
      b = a + L * d.real(0.4, 0.7),
      fin = W + d.real(4, 8) + 8 * k;
    s += both(
      sharp([
        [a, 0],
        [a - 5 - 8 * k, fin],
        [a + 6, fin + 2],
        [b, W * 0.8],
        [b, 0],
      ]),
      'h3',
    );
    if (d.odds(0.5))
      s += both(
        sharp([
          [x1 - L * 0.6, 0],
          [x1 - L * 0.66, W + 2],
          [x1 - L * 0.5, W + 2],
          [x1 - L * 0.25, 0],
        ]),
        'h3',
      );
    s += both(
      sharp([
        [x0, 0],
        [x0 + 2, W * 0.8],
        [x0 + 10, W],
        [x0 + L * 0.8, W * waist],
        [x0 + L * 1.15, W * 0.95],
        [x1 - 9, W * 0.4],
        [x1, 0],
      ]),
      'h2',
    );
    s += both(
      sharp([
        [x0 + 9, 0],
        [x0 + 13, W * 0.5],
        [x0 + L * 0.8, W * waist * 0.5],
        [x0 + L * 1.2, W * 0.5],
        [x1 - 14, 0],
      ]),
      'h1',
    );
    s += lights(x0 + 14, x0 + L * 0.7, W * 0.72, 3 + Math.round(3 * k), 1.1);
    const along = [1.15, 0.62, 0.28];
    for (const at of along.slice(0, g)) s += turret(x0 + L * at, 0, 1.15 + 0.5 * k);
    return s;
  },
  clan(_, k) {
    // Samurai: crescent bow, lacquered plates, banner fins
    const L = 34 + 24 * k,
      x0 = 78 - L * 0.85,
      x1 = 78 + L,
      W = 7 + 9 * k;
    let s = flame(x0 + 2, W * 0.4, 4, 12);
    s += both(
      flow([
        [x0 + L * 0.5, 0],
        [x0 + L * 0.2, W + 8 + 8 * k],
        [x0 - 6, W + 13 + 9 * k],
        [x0 + L * 0.1, W * 0.6],
        [x0 + 6, 0],
      ]),
      'h3',
    );
    for (let i = 0; i < 3; i++) {
      const x = x0 + i * L * 0.45,
        y = W * (1 - i * 0.14);
      s += both(
        soft(
          [
            [x, 0],
            [x + 1, y * 0.8],
            [x + 6, y],
            [x + L * 0.52, y * 0.86],
            [x + L * 0.6, 0],
          ],
          3,
        ),
        i % 2 ? 'h1' : 'h2',
      );
    }
    s += both(
      flow([
        [x1 - L * 0.5, 0],
        [x1 - L * 0.45, W * 0.75],
        [x1 - 2, W * 1.15],
        [x1 + 6, W * 0.9],
        [x1 - 6, W * 0.4],
        [x1 - 10, 0],
      ]),
      'h1',
    );
    return s + lights(x0 + 9, x0 + L * 1.1, W * 0.45, 4, 1.2) + dot(x1 - L * 0.42, 0, 3.2, 'lamp-w');
  },
  station(d, k, o) {
    // bases: the same six-step recipe turned round a centre
    const f = o.faction,
      arms: Record<string, number> = {
        blob: d.int(5, 7),
        fed: d.pick([4, 6]),
        empire: d.pick([4, 8]),
        cult: d.pick([6, 8]),
      },
      m = arms[f ?? ''] ?? 5,
      R = 21 + 8 * k;
    let s = '';
    const turn = (t: string) =>
        Array.from(
          { length: m },
          (_, i) => `<g transform="rotate(${n((i * 360) / m + (f === 'fed' ? 45 : 0))})">${t}</g>`,
        ).join(''),
      disc = (r: number, c: string) => `<circle class="${c}" r="${n(r)}"/>`,
      ring = (r: number, w: number, c: string) => `<circle class="${c} ring" r="${n(r)}" stroke-width="${n(w)}"/>`;
    if (f === 'blob')
      s =
        turn(
          both(
            flow([
              [4, 0],
              [R * 0.6, 9],
              [R + 9, 6],
              [R + 15 * d.real(0.6, 1), 0],
            ]),
            'h3',
          ),
        ) +
        turn(dot(R * 0.9, 0, 5, 'h2') + dot(R * 0.9, 0, 2, 'lamp-w')) +
        disc(R * 0.68, 'h2') +
        disc(R * 0.4, 'h1') +
        disc(5, 'h3') +
        disc(2.4, 'lamp-w');
    else if (f === 'fed')
      s =
        ring(R, 6, 'h2') +
        ring(R + 1.6, 1.6, 'h1') +
        turn(bar(6, 0, R - 4, 4, 'h3') + bar(R - 5, 0, 15, 10, 'h1', 4) + bar(R + 4, 0, 3, 5, 'lamp-w', 1)) +
        (k > 0.5 ? ring(R * 0.58, 3, 'h1') : '') +
        disc(10, 'h1') +
        disc(6, 'h2') +
        disc(2.6, 'lamp-w');
    else if (f === 'empire')
      s =
        turn(
          both(
            sharp([
              [5, 0],
              [9, 7],
              [R + 18 * d.real(0.5, 1), 0],
            ]),
            'h2',
          ),
        ) +
        `<g transform="rotate(${n(180 / m)})">${turn(
          both(
            sharp([
              [5, 0],
              [8, 4],
              [R, 0],
            ]),
            'h3',
          ),
        )}</g>` +
        ring(R * 0.62, 2.4, 'h1') +
        disc(9, 'h1') +
        disc(5, 'h2') +
        disc(2.4, 'lamp-w');
    else
      s =
        turn(bar(R - 3, 0, 11, 9, 'h2', 1) + bar(R + 4, 0, 4, 4, 'h3', 0.5)) +
        ring(R - 3, 7, 'h3') +
        turn(bar(5, 0, R - 8, 5, 'h2', 0.5) + dot(R - 3, 0, 1.5, 'lamp-w')) +
        disc(10, 'h1') +
        disc(6.5, 'h3') +
        disc(3.4, 'lamp-w');
    s = `<g transform="translate(${o.outpost ? 74 : 80} 0)">${s}</g>`;
    return o.outpost ? s + `<path class="wall" d="M118 -36A52 52 0 0 1 118 36M126 -30A60 60 0 0 1 126 30"/>` : s;
  },
};
const stars = (d: Dice): string =>
  Array.from(
    { length: 14 },
    () => `<circle class="star" cx="${n(d.real(2, 158))}" cy="${n(d.real(-48, 48))}" r="${n(d.real(0.3, 0.9))}"/>`,
  ).join('');
// Captains: a bust on the same grid (100 x 100), head, headgear, collar and eyes drawn by the same dice.
export const bust = (id: string): string => {
  const d = dice(id),
    w = d.real(15, 20),
    h = d.real(18, 24),
    y = 44,
    gear = d.int(0, 4),
    eyes = d.int(1, 3),
    V = (p: string, c: string) =>
      `<path class="${c}" d="${p}"/><path class="${c} lo" transform="matrix(-1 0 0 1 100 0)" d="${p}"/>`;
  const half = (from: number, ...points: Point[]) =>
    'M50 ' + from + points.map(([x, q]) => `L${n(50 - x)} ${n(q)}`).join('') + 'Z';
  let s =
    V(half(100, [44, 100], [d.real(34, 40), 84], [d.real(18, 24), 72], [8, 66], [0, 66]), 'h3') +
    V(half(100, [20, 100], [d.real(12, 20), 70], [0, 74]), 'h2');
  s += V(
    half(
      y + h + 4,
      [w * 0.5, y + h],
      [w, y + h * 0.35],
      [w * d.real(0.85, 1.05), y - h * 0.6],
      [w * 0.5, y - h],
      [0, y - h],
    ),
    'h1',
  );
  s += [
    V(half(y - h * 0.3, [w + 3, y - h * 0.3], [w + 5, y - h * 0.75], [w * 0.8, y - h - 9], [0, y - h - 12]), 'h2'),
    V(
      half(
        y - h * 0.45,
        [w + 1, y - h * 0.2],
        [w + 8, y + h * 0.8],
        [w + 12, y - h * 0.2],
        [w, y - h - 6],
        [0, y - h - 8],
      ),
      'h2',
    ),
    V(half(y - h * 0.4, [4, y - h * 0.4], [6, y - h - 16], [0, y - h - 18]), 'h2'),
    V(`M${n(50 - w * 0.6)} ${n(y - h * 0.6)}L${n(50 - w - 8)} ${n(y - h - 14)}L${n(50 - w)} ${n(y - h * 0.1)}Z`, 'h2'),
    V(half(y - h * 0.35, [w + 1, y - h * 0.3], [w * 0.9, y - h * 0.95], [0, y - h - 4]), 'h3'),
  ][gear];
  s +=
    eyes === 1
      ? `<rect class="h3" x="${n(50 - w * 0.75)}" y="${y - 3}" width="${n(w * 1.5)}" height="8" rx="4"/>` +
        `<rect class="lamp-w" x="${n(50 - w * 0.45)}" y="${y - 0.5}" width="${n(w * 0.9)}" height="3" rx="1.5"/>`
      : [-1, 1]
          .concat(eyes === 3 ? [0] : [])
          .map(
            (q) =>
              `<circle class="h3" cx="${n(50 + q * w * 0.45)}" cy="${q ? y + 1 : y - 9}" r="3.6"/>` +
              `<circle class="lamp-w" cx="${n(50 + q * w * 0.45)}" cy="${q ? y + 1 : y - 9}" r="1.5"/>`,
          )
          .join('');
  return (
    `<svg class="ship" viewBox="4 -2 92 98" preserveAspectRatio="xMidYMax meet" aria-hidden="true">` +
    `${s}<path class="h1" d="M50 84l3 6-3 8-3-8Z"/></svg>`
  );
};
export const ship = (id: string, family: Family, o: Look = {}): string => {
  const d = dice(id),
    k = Math.max(0, Math.min(1, o.size ?? 0.4)),
    sky = o.sky === false ? '' : stars(dice(id + '*'));
  return (
    `<svg class="ship" viewBox="6 -46 148 92" preserveAspectRatio="xMidYMid ${o.sky === false ? 'meet' : 'slice'}" ` +
    `aria-hidden="true">${sky}${hulls[family](d, k, o)}</svg>`
  );
};
