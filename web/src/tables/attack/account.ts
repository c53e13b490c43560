/** Who hit whom, counted from what was told: a hit is what cost a token, a ship, or a turn. */

import type { Told } from '../../generated/wire';
import type { Blow } from '../../generated/attack';
import { deedOf, type Deed } from './view';

export interface Line {
  seat: number;
  /** Shots fired, and those that did something. */
  shots: number;
  hits: number;
  /** Collisions that came to a comparison, and those in which the other ship was pushed. */
  rams: number;
  won: number;
  /** Tokens lost to Damage. */
  lost: number;
  /** Whom she hurt, and how often: by fire or in a Collision. */
  hurt: Map<number, number>;
  /** The ships she destroyed. */
  sank: number[];
}

class Account {
  readonly lines = new Map<number, Line>();

  of(seat: number): Line {
    const line = this.lines.get(seat) ?? {
      seat,
      shots: 0,
      hits: 0,
      rams: 0,
      won: 0,
      lost: 0,
      hurt: new Map(),
      sank: [],
    };
    this.lines.set(seat, line);
    return line;
  }

  take(deed: Deed): void {
    switch (deed.what) {
      // A Collision may come to nothing before, and not always in words (AT-W8).
      case 'compared':
        return void (this.of(deed.seat).rams += 1);
      case 'pushed':
        return void (this.of(deed.seat).won += 1);
      case 'fired':
        return void (this.of(deed.seat).shots += 1);
      case 'lost':
        this.of(deed.seat).lost += 1;
        return void this.#credit(deed.seat, deed.by);
      case 'disabled':
        return void this.#credit(deed.seat, deed.by);
      case 'destroyed':
        return void this.#credit(deed.seat, deed.by)?.sank.push(deed.seat);
      default:
    }
  }

  /** Counts a blow for whoever struck it, as the event says. */
  #credit(hurt: number, blow: Blow | null | undefined): Line | undefined {
    if (!blow) return undefined;
    const line = this.of(blow.seat);
    if (blow.shot) line.hits += 1;
    line.hurt.set(hurt, (line.hurt.get(hurt) ?? 0) + 1);
    return line;
  }
}

/** One line for each of these seats. */
export function accountOf(events: readonly Told[], seats: readonly number[]): Line[] {
  const account = new Account();
  for (const { data } of events) {
    const deed = deedOf(data);
    if (deed) account.take(deed);
  }
  return seats.map((seat) => account.of(seat));
}
