/** Dice cast from a name: the same name, the same throws, for ever. */

export interface Dice {
  real(from: number, to: number): number;
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  odds(chance: number): boolean;
}

/** FNV-1a: a name as a number. */
export const hash = (name: string): number => {
  let h = 2166136261;
  for (const c of name) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h;
};

/** FNV-1a makes the seed, mulberry32 the stream. */
export const dice = (name: string): Dice => {
  let h = hash(name);
  const next = () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    real: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => cycle(list, Math.floor(next() * list.length)),
    odds: (chance) => next() < chance,
  };
};

/** The i-th of a list that goes round and round. */
export const cycle = <T>(list: readonly T[], i: number): T =>
  list[((i % list.length) + list.length) % list.length] as T;

/** The entry of a table; for a name the table does not know, one of its entries by hash. */
export const known = <T>(table: Readonly<Record<string, T>>, name: string): T =>
  Object.hasOwn(table, name) ? (table[name] as T) : cycle(Object.values(table), hash(name) >>> 0);

/** A short name for gradients and clips inside one picture: equal arguments, equal name, equal content. */
export const label = (kind: string, ...parts: (string | number)[]): string =>
  kind + (hash(parts.join('|')) >>> 0).toString(36);
