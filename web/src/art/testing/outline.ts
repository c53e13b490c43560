/** Shapes of SVG as outlines of short straight lines. */

export type Outline = [number, number][];

const ring = (x: number, y: number, rx: number, ry: number): Outline =>
  Array.from({ length: 24 }, (_, i) => [x + rx * Math.cos((i * Math.PI) / 12), y + ry * Math.sin((i * Math.PI) / 12)]);

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const numbersOf = (text: string): number[] =>
  (text.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** Walks over a path; arcs are bent a little, which is enough for a coarse grid. */
class Walker {
  readonly outlines: Outline[] = [];
  private at: [number, number] = [0, 0];
  private handle: [number, number] = [0, 0];

  step(command: string, given: readonly number[]): void {
    const relative = command !== command.toUpperCase();
    const kind = command.toUpperCase();
    const [ox, oy] = relative ? this.at : [0, 0];
    const p = given.map(
      (v, i) =>
        v +
        (kind === 'V' || (kind !== 'H' && (kind === 'A' ? i === 6 : i % 2 === 1))
          ? oy
          : kind === 'A' && i < 5
            ? 0
            : ox),
    );
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = p;
    const mirror: [number, number] = [2 * this.at[0] - this.handle[0], 2 * this.at[1] - this.handle[1]];
    if (kind === 'M') this.outlines.push([(this.at = [a, b])]);
    else if (kind === 'L') this.curve([this.at, [a, b]]);
    else if (kind === 'H') this.curve([this.at, [a, this.at[1]]]);
    else if (kind === 'V') this.curve([this.at, [this.at[0], a]]);
    else if (kind === 'Q') this.curve([this.at, [a, b], [c, d]]);
    else if (kind === 'T') this.curve([this.at, mirror, [a, b]]);
    else if (kind === 'C') this.curve([this.at, [a, b], [c, d], [e, f]]);
    else if (kind === 'S') this.curve([this.at, mirror, [a, b], [c, d]]);
    else if (kind === 'A') this.arc(given[0] ?? 0, given[1] ?? 0, given[4] ?? 0, [f, g]);
    else this.at = this.outlines.at(-1)?.[0] ?? this.at;
  }

  private curve(points: [number, number][]): void {
    const steps = points.length === 2 ? 1 : 8;
    for (let i = 1; i <= steps; i++) this.outlines.at(-1)?.push(bezier(points, i / steps));
    this.handle = points.at(-2) ?? this.at;
    this.at = points.at(-1) ?? this.at;
    if (points.length === 2) this.handle = this.at;
  }

  /** Through a point beside the chord, as far off as the radius allows. */
  private arc(rx: number, ry: number, sweep: number, end: [number, number]): void {
    const [dx, dy] = [end[0] - this.at[0], end[1] - this.at[1]];
    const half = Math.hypot(dx, dy) / 2 || 1;
    const r = Math.max(half, (rx + ry) / 2);
    const bulge = ((r - Math.sqrt(r * r - half * half)) / half) * (sweep ? 1 : -1);
    this.curve([this.at, [this.at[0] + dx / 2 + dy * bulge, this.at[1] + dy / 2 - dx * bulge], end]);
    this.handle = this.at;
  }
}

const bezier = (points: readonly [number, number][], t: number): [number, number] => {
  if (points.length === 1) return points[0] ?? [0, 0];
  const next = points.slice(1).map((q, i): [number, number] => {
    const p = points[i] ?? q;
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  });
  return bezier(next, t);
};

function pathOf(d: string): Outline[] {
  const walker = new Walker();
  for (const [, command = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = numbersOf(rest);
    const take = TAKES[command.toUpperCase()] ?? 0;
    if (!take) walker.step(command, []);
    for (let i = 0; take && i + take <= numbers.length; i += take) {
      const again = i > 0 && command === 'M' ? 'L' : i > 0 && command === 'm' ? 'l' : command;
      walker.step(again, numbers.slice(i, i + take));
    }
  }
  return walker.outlines;
}

/** The outlines of an element; none for what is no shape. */
export function outlinesOf(name: string, attributes: Record<string, string>): Outline[] {
  const at = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return pathOf(attributes.d ?? '');
  if (name === 'circle') return [ring(at('cx'), at('cy'), at('r'), at('r'))];
  if (name === 'ellipse') return [ring(at('cx'), at('cy'), at('rx'), at('ry'))];
  if (name !== 'rect') return [];
  const [x, y, w, h] = [at('x'), at('y'), at('width'), at('height')];
  return [
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
  ];
}
