/** Numbers of a game over time, found in its views: any number a player has that changes. */

export interface Sample {
  step: number;
  view: unknown;
}
export interface Line {
  seat: number;
  points: { step: number; value: number }[];
}
export interface Series {
  key: string;
  lines: Line[];
}

type Row = Record<string, unknown>;
const isRow = (data: unknown): data is Row => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Where views keep players. */
const SIDES = ['players', 'sides', 'captains', 'ships'];
/** What players look at first. */
const FIRST = ['authority', 'honor', 'score', 'points', 'medals', 'structure', 'pool', 'speed', 'fleet'];
/** What would be, not what is: no line of the game's course. */
const PLANS = ['seat', 'plans', 'lines', 'threat', 'range', 'reach', 'paces', 'powered', 'soon'];

export const sidesOf = (view: unknown): Row[] => {
  const key = isRow(view) ? SIDES.find((one) => Array.isArray(view[one])) : undefined;
  return key && isRow(view) ? (view[key] as unknown[]).filter(isRow) : [];
};

/** A number, or how many things lie there. */
export const measure = (value: unknown): number | null =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : null;

/** Every number that changes, those players look at first. */
export function seriesOf(samples: readonly Sample[]): Series[] {
  const found = new Map<string, Map<number, Line>>();
  for (const { step, view } of samples)
    sidesOf(view).forEach((side, i) => {
      for (const [key, raw] of Object.entries(side)) {
        const value = PLANS.includes(key) ? null : measure(raw);
        if (value === null) continue;
        const lines = found.get(key) ?? new Map<number, Line>();
        const line = lines.get(i + 1) ?? { seat: i + 1, points: [] };
        line.points.push({ step, value });
        found.set(key, lines.set(i + 1, line));
      }
    });
  const changes = (line: Line) => new Set(line.points.map((point) => point.value)).size > 1;
  const rank = (key: string) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  return [...found]
    .map(([key, lines]) => ({ key, lines: [...lines.values()] }))
    .filter(({ lines }) => lines.some(changes))
    .sort((a, b) => rank(a.key) - rank(b.key));
}

/** The turn a view is in, where it says so. */
export const turnOf = (view: unknown): string => {
  if (!isRow(view)) return '';
  const parts = ['round', 'rounds', 'turn', 'active', 'acting'].map((key) => view[key]);
  return parts.map((part) => (isRow(part) ? '' : (JSON.stringify(part) ?? ''))).join('|');
};
