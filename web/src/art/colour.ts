/** Colours as pictures need them: fixed, mixed once, written as hex. */

export type Rgb = readonly [number, number, number];
export type Paint = string | Rgb;

export const rgb = (paint: Paint): Rgb => {
  if (typeof paint !== 'string') return paint;
  const at = (i: number) => parseInt(paint.slice(i, i + 2), 16);
  return [at(1), at(3), at(5)];
};

const two = (v: number): string =>
  Math.max(0, Math.min(255, Math.round(v)))
    .toString(16)
    .padStart(2, '0');
export const hex = ([r, g, b]: Rgb): string => `#${two(r)}${two(g)}${two(b)}`;

/** From `a` to `b` by `t`, channel by channel. */
export const mix = (a: Paint, b: Paint, t: number): string => {
  const [p, q] = [rgb(a), rgb(b)];
  return hex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
};

const linear = (v: number): number => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const toLab = (paint: Paint): Rgb => {
  const [r, g, b] = rgb(paint).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromLab = ([L, a, b]: Rgb): Rgb => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

/** `share` of `a`, the rest of `b`, as the eye mixes them (CSS color-mix in oklab). */
export const blend = (a: Paint, share: number, b: Paint): string => {
  const [p, q] = [toLab(a), toLab(b)];
  const at = (i: 0 | 1 | 2) => q[i] + (p[i] - q[i]) * share;
  return hex(fromLab([at(0), at(1), at(2)]));
};

/** The same hue, darker by `light` and stronger by `chroma` (factors). */
export const tuned = (paint: Paint, light: number, chroma: number): string => {
  const [l, a, b] = toLab(paint);
  return hex(fromLab([l * light, a * chroma, b * chroma]));
};
