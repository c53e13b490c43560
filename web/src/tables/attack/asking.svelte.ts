/**
 * When a captain wants to be asked for a reaction. The server judges the presets by what all may see; a captain may
 * also choose moment by moment.
 */

import type { SeatInfo } from '../../generated/wire';
import { WINDOWS, type View } from './view';

export const PRESETS = ['all', 'standard', 'none'] as const;
export type Ask = (typeof PRESETS)[number] | 'own';
const KEY = 'starboard.attack.ask';
const OWN = 'starboard.attack.moments';

const stored = (): Ask => {
  const found = localStorage.getItem(KEY);
  return PRESETS.find((preset) => preset === found) ?? (found === 'own' ? 'own' : 'standard');
};
const moments = (): string[] => {
  const found = (localStorage.getItem(OWN) ?? WINDOWS.join(' ')).split(' ');
  return WINDOWS.filter((window) => found.includes(window));
};

/**
 * Whether bots alone play against her: no person, none for whom a bot stands in, no seat that waits for one. Onlookers
 * do not count: from the time she takes they may guess what she holds, but they play against nobody here, bots do not
 * listen to them, and nobody sits down at a game that has begun.
 */
export const isAlone = (seats: readonly SeatInfo[], me: number | null): boolean =>
  seats.some((seat) => seat.number === me) &&
  seats.every((seat) => seat.number === me || (seat.by === 'bot' && seat.person === null));

/** Whether nothing but Pass is hers, where nobody can learn that from the time it takes (AT-W11). */
export const isIdle = (seats: readonly SeatInfo[], me: number | null, view: Pick<View, 'idle'> | null): boolean =>
  isAlone(seats, me) && view !== null && view.idle;

class Asking {
  when: Ask = $state(stored());
  /** The windows in which she wants to be asked, where she chose them one by one. */
  own: string[] = $state.raw(moments());

  set(when: Ask): void {
    this.when = when;
    localStorage.setItem(KEY, when);
  }

  toggle(window: string): void {
    this.own = this.own.includes(window) ? this.own.filter((one) => one !== window) : [...this.own, window];
    localStorage.setItem(OWN, this.own.join(' '));
    this.set('own');
  }

  /** Whether to pass without asking; `idle` as `isIdle` says. */
  passes(view: View, idle: boolean): boolean {
    if (this.when === 'own') return !this.own.includes(view.window ?? '');
    return !view.asks.includes(this.when) || (this.when === 'standard' && idle);
  }
}

export const asking = new Asking();
