/** What dropping one thing on another was meant as, where it may not be: what to ask the server, or why not. */

import { t } from '../../i18n/index.svelte';
import type { Table } from '../../table/model.svelte';
import { plainly, type Puzzle } from '../../table/refusal';
import { rooms } from './content';
import type { ShipView, View } from './view';

interface Words {
  lineLater: (n: number) => string;
  lineFull: string;
  lineNotNow: string;
}

const crewOn = (letter: string, to: string, ship: ShipView | undefined): Puzzle | null => {
  const [zone, name = ''] = to.split('/');
  const tech = zone === 'slot' ? ship?.slots[Number(name) - 1]?.card : undefined;
  const room = zone === 'room' ? rooms().find((one) => one.id === name) : tech;
  if (room) return { action: `use ${room.name} with ${letter}` };
  if (zone === 'train') return { action: `train ${letter} to ${name.charAt(0).toUpperCase()}` };
  return zone === 'promote' ? { action: `promote ${letter}` } : null;
};

const notToLine = (line: number, view: View, words: Words, rule: string | null): Puzzle => {
  const lines = view.away?.lines ?? [];
  const open = lines.findIndex((one) => one.crewing === 'open') + 1;
  const whys = { full: words.lineFull, later: words.lineLater(open), open: words.lineNotNow, closed: words.lineNotNow };
  return { problem: plainly(t().table.notHere, whys[lines[line]?.crewing ?? 'closed'], rule) };
};

const techOn = (card: string, slot: number, view: View): Puzzle | null => {
  const closed = view.placings.find((one) => one.card === card)?.slots[slot - 1];
  return closed ? { problem: plainly(t().table.notHere, closed.words, closed.rule) } : null;
};

/** Whoever drags crew to the mission means to set out: that is planned. */
const setOut = (table: Table<View>, to: string): 'done' | null => {
  const mission = table.choices.find((choice) => choice.path.length === 1 && choice.path[0] === to);
  if (mission) table.plan(mission);
  return mission ? 'done' : null;
};

export const meaningOf =
  (table: Table<View>, words: Words) =>
  (from: string, to: string): Puzzle | 'done' | null => {
    const view = table.view;
    const ship = view && table.me !== null ? view.captains[table.me - 1] : undefined;
    const [zone, what = ''] = from.split('/');
    const [goal, name = ''] = to.split('/');
    if (!view) return null;
    if (zone === 'tech' && goal === 'slot') return techOn(what, Number(name), view);
    if (zone !== 'ready') return null;
    if (goal === 'line') return notToLine(Number(name), view, words, table.prompt?.rule ?? null);
    if (goal === 'loc') return view.question?.kind === 'main' ? (setOut(table, to) ?? { action: 'mission' }) : null;
    return crewOn(what, to, ship);
  };
