/** Battles as they were told: who committed what, what it added, who won and what came of it. Sums are the server's. */

import type { Told } from '../../generated/wire';
import { happening, type ForceView, type Happening } from './view';

export interface Played {
  name: string;
  adds: number;
  state: 'shown' | 'unpaid' | 'cancelled';
}
/** What another's card did to a side. */
export interface Struck {
  by: number;
  name: string;
  adds: number;
}
/** A side: its figures as they stood at the end, their power, the same with cards. */
export interface Stood {
  seat: number;
  forces: ForceView[];
  units: number | null;
  total: number | null;
  cards: Played[];
  struck: Struck[];
  passed: boolean;
}
export interface Gain {
  kind: 'victory' | 'reward' | 'wealth' | 'cards' | 'clan' | 'other';
  n: number;
  words: string;
}
export interface Fought {
  /** The location's number; 0 until it is told. */
  no: number;
  contested: boolean;
  victor: number | null;
  /** What decided it where another had as much. */
  tie: 'card' | 'order' | null;
  /** Whether it is over. */
  done: boolean;
  /** The number of the location card claimed. */
  card: number | null;
  stood: Stood[];
  gains: Gain[];
  /** Whose card is being carried out. */
  acting: { seat: number; name: string } | null;
  /** How many of the victor's figures went home. */
  home: number;
  /** Those of the victor that stayed. */
  kept: { n: number; power: number } | null;
  /** After how many events it began, and was last told of. */
  start: number;
  end: number;
}

const begin = (no: number, contested: boolean): Fought => ({
  no,
  contested,
  victor: null,
  tie: null,
  done: false,
  card: null,
  stood: [],
  gains: [],
  acting: null,
  home: 0,
  kept: null,
  start: 0,
  end: 0,
});

function stands(fight: Fought, seat: number | undefined): Stood {
  const found = fight.stood.find((one) => one.seat === seat);
  if (found) return found;
  const made: Stood = { seat: seat ?? 0, forces: [], units: null, total: null, cards: [], struck: [], passed: false };
  fight.stood.push(made);
  return made;
}

/** What cards did to a side before one was told of them: a table may be joined in the middle of a battle. */
export const unseenOf = ({ units, total, cards, struck }: Stood): number =>
  units === null || total === null ? 0 : total - units - [...cards, ...struck].reduce((sum, one) => sum + one.adds, 0);

/** Cards are told by number: action cards as far as they are seen, location cards always. */
const faceOf = ({ card, kind }: Happening): number =>
  typeof card === 'number' ? card : ((card as { face?: number } | undefined)?.face ?? kind ?? -1);

/** What one event adds to a battle under way. */
function commitOrReveal(fight: Fought, told: Happening, name: (kind: number) => string): void {
  const line = stands(fight, told.seat);
  if (told.event === 'commit_passed') line.passed = line.cards.length === 0;
  if (told.event === 'card_revealed') {
    fight.acting = { seat: line.seat, name: name(faceOf(told)) };
    line.cards.push({ name: fight.acting.name, adds: 0, state: 'shown' });
  }
  if (told.event === 'card_cancelled') line.cards.push({ name: name(faceOf(told)), adds: 0, state: 'cancelled' });
  const last = line.cards.at(-1);
  if (told.event === 'card_unpaid' && last) last.state = 'unpaid';
  if (told.event === 'power_changed') changed(fight, line, told.n ?? 0);
}

/** Power comes by the card being carried out: one's own, or another's. */
function changed({ acting }: Fought, line: Stood, n: number): void {
  const last = line.cards.at(-1);
  if (acting && acting.seat !== line.seat) line.struck.push({ by: acting.seat, name: acting.name, adds: n });
  else if (last) last.adds += n;
}

function won(fight: Fought, told: Happening): void {
  fight.victor = told.seat ?? null;
  fight.tie = told.tie ?? null;
  told.totals?.forEach((total, i) => {
    if (total !== null)
      Object.assign(stands(fight, i + 1), { total, units: told.units?.[i] ?? null, forces: told.forces?.[i] ?? [] });
  });
}

/** What the victor gets. */
function gain(fight: Fought, told: Happening, words: string): void {
  const n = told.n ?? told.cards?.length ?? 0;
  if (told.event === 'honor_gained')
    fight.gains.push({ kind: told.why === 'victory' ? 'victory' : 'reward', n, words });
  if (told.event === 'wealth_gained') fight.gains.push({ kind: 'wealth', n, words });
  if (told.event === 'cards_drawn') fight.gains.push({ kind: 'cards', n, words });
  if (told.event === 'marker_moved') fight.gains.push({ kind: 'clan', n: 0, words });
}

const TOLD = ['card_committed', 'commit_passed', 'card_revealed', 'card_cancelled', 'card_unpaid', 'power_changed'];
const ENDS = ['location_revealed', 'location_discarded', 'restored', 'round_began', 'game_ended'];

/** Whether a battle was won by this seat and its honour is still to come. */
const awaits = (fight: Fought | null, seat: number | undefined): boolean =>
  fight?.victor === seat && !fight?.gains.some((one) => one.kind === 'victory');

/** The battles told from an event on, oldest first. */
export function battlesOf(events: readonly Told[], name: (kind: number) => string): Fought[] {
  const all: Fought[] = [];
  let now: Fought | null = null;
  const open = (no: number, contested: boolean): Fought => {
    if (now) now.done = true;
    now = begin(no, contested);
    all.push(now);
    return now;
  };
  events.forEach(({ data, words }, i) => {
    const told = happening(data);
    // A table may begin in the middle of a battle.
    if (told.event === 'battle_began' || (!now && (told.event === 'battle_won' || TOLD.includes(told.event))))
      open((told.location ?? -1) + 1, true);
    if (told.event === 'honor_gained' && told.why === 'victory' && !awaits(now, told.seat))
      open(0, false).victor = told.seat ?? null;
    if (ENDS.includes(told.event) || (told.event === 'honor_gained' && told.why === 'alliance')) {
      if (now) now.done = true;
      now = null;
    }
    if (!now) return;
    if (!now.end) now.start = i;
    now.end = i + 1;
    if (told.location !== undefined && now.no === 0) now.no = told.location + 1;
    if (TOLD.includes(told.event)) commitOrReveal(now, told, name);
    if (told.event === 'battle_won') won(now, told);
    if (told.event === 'no_victor') now.done = true;
    if (now.victor !== null && told.seat === now.victor) {
      gain(now, told, words);
      if (told.event === 'unit_returned') now.home += 1;
      if (told.event === 'units_stayed') now.kept = { n: told.n ?? 0, power: told.power ?? 0 };
      if (told.event === 'location_claimed') now.card = faceOf(told);
    }
  });
  return all;
}
