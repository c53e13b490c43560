/** A table to be opened: what the form holds, and what is sent. */

import type { Clock, FormatInfo, GameInfo, NewTable, OptionInfo, SeatPlan } from '../generated/wire';

export type ClockKind = 'none' | 'live' | 'days';
export interface Plan {
  game: string;
  format: string;
  seats: SeatPlan[];
  clock: ClockKind;
  options: Record<string, string>;
  undo: boolean;
  public: boolean;
  spectators: boolean;
  rated: boolean;
  botTakes: boolean;
}

const clocks: Record<ClockKind, Clock> = {
  none: { kind: 'none' },
  live: { kind: 'live', base_s: 600, increment_s: 20, delay_s: 0 },
  days: { kind: 'days', days: 1, vacation: 14 },
};

export const formatOf = (game: GameInfo | undefined, id: string): FormatInfo | undefined =>
  game?.formats.find((format) => format.id === id) ?? game?.formats[0];

/** The options that mean something in a format. */
export const optionsOf = (game: GameInfo | undefined, format: string): OptionInfo[] =>
  (game?.options ?? []).filter((option) => option.formats.includes(format));

/** The seats, as many as the format can have: the nearest number it allows. */
export function fit(seats: SeatPlan[], players: readonly number[], wanted = seats.length): SeatPlan[] {
  const nearest = [...players].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 2;
  const more = Array.from({ length: Math.max(0, nearest - seats.length) }, (): SeatPlan => ({
    kind: 'bot',
    level: 'ensign',
  }));
  return [...seats, ...more].slice(0, nearest);
}

/** What is sent: of what was set, only the format's options. Ratings count only between people, with a clock and
 * without undo: the server insists. */
export function toTable(plan: Plan, options: readonly OptionInfo[]): NewTable {
  const names = options.map((option) => option.name);
  const means = (key: string): boolean => names.includes(key.replace(/^seat-\d+\./, ''));
  const set = Object.entries(plan.options).filter(([key, value]) => value !== '' && means(key));
  return {
    game: plan.game,
    format: plan.format,
    seats: plan.seats,
    options: Object.fromEntries(set),
    clock: clocks[plan.clock],
    undo: plan.rated ? 'off' : plan.undo ? 'consent' : 'off',
    public: plan.public,
    spectators: plan.spectators ? 'all' : 'none',
    rated: plan.rated,
    timeout: plan.botTakes ? 'bot' : 'lose',
  };
}

export const openSeats = (seats: readonly SeatPlan[]): number =>
  seats.filter((seat) => seat.kind === 'open' || seat.kind === 'invited').length;
