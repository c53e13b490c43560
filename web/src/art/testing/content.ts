/** Reads what tests of pictures need from a game's content file: ids and plain values of tables, no more of TOML. */

import { readFileSync } from 'node:fs';

export type Row = Record<string, string>;

/** The rows of `[[table]]`, with the values of `[table.part]` under `part.name`. Nested tables and lists stay text. */
export function rows(game: string, table: string): Row[] {
  const found: Row[] = [];
  let prefix: string | null = null;
  for (const line of readFileSync(`../crates/${game}/content.toml`, 'utf8').split('\n')) {
    const head = /^\[+([\w.]+)\]+/.exec(line)?.[1];
    if (head !== undefined) {
      if (line.startsWith(`[[${table}]]`)) found.push({});
      prefix = head === table ? '' : head.startsWith(`${table}.`) ? `${head.slice(table.length + 1)}.` : null;
    }
    const value = /^(\w+)\s*=\s*(.*?)\s*(?:#.*)?$/.exec(line);
    const row = found.at(-1);
    if (prefix !== null && row && value?.[1]) row[prefix + value[1]] = (value[2] ?? '').replace(/^"(.*)"$/, '$1');
  }
  return found;
}

/** The values of one column. */
export const column = (game: string, table: string, name: string): string[] =>
  rows(game, table).map((row) => row[name] ?? '');
