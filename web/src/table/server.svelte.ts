/** What is shown of what the server told. The Stage may be behind what was told last. */

import type {
  ChatLine,
  ChoiceInfo,
  ClockInfo,
  Problem,
  PromptInfo,
  SeatInfo,
  TableInfo,
  Told,
} from '../generated/wire';
import type { Line } from '../wire/socket';

/** What the server told, as far as it is shown; `V` is the game's own view. */
export class ServerState<V = unknown> {
  info: TableInfo | null = $state.raw(null);
  view: V | null = $state.raw(null);
  prompt: PromptInfo | null = $state.raw(null);
  /** Everything the server offers. */
  offered: ChoiceInfo[] = $state.raw([]);
  waiting: number[] = $state.raw([]);
  clocks: ClockInfo[] = $state.raw([]);
  clocksAt = $state(0);
  mayUndo = $state(false);
  /** Whether one may ask the others to take back more than that. */
  mayAskUndo = $state(false);
  /** Everything told so far. */
  events: Told[] = $state.raw([]);
  /** What the last update told; empty after a reload or an undo. */
  fresh: Told[] = $state.raw([]);
  /** Counts updates, so that one knows a new `fresh`. */
  tick = $state(0);
  /** After how many events undo stopped last. */
  barrier = $state(0);
  chat: ChatLine[] = $state.raw([]);
  /** After how many events one's own last action was done. */
  since = $state(0);
  line: Line = $state('connecting');
  retryAt = $state(0);
  /** Why the table cannot be shown at all. */
  fault: Problem | null = $state.raw(null);
  /** The seat one looks through, from 1; `null` for a spectator. */
  me: number | null = $derived(this.info?.you ?? null);
  seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  game: string = $derived(this.info?.game ?? '');

  name(seat: number): string {
    return this.seats[seat - 1]?.name ?? '';
  }

  /** Who of those one waits for has left the page. */
  isAway(seat: number): boolean {
    const info = this.seats[seat - 1];
    return info?.by === 'person' && !info.present && !(this.info?.yours.includes(seat) ?? false);
  }
}
