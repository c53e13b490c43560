/** Who hit whom, counted from what was told: a hit is what cost a token, a ship, or a turn. */

import type { Told } from '../../generated/wire';
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

/** What the next loss comes of: a shot at somebody, or two that met. */
type Cause = { by: number; target: number; shot: boolean } | null;

class Account {
  readonly lines = new Map<number, Line>();
  #cause: Cause = null;

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
      case 'turn_began':
      case 'void':
        return void (this.#cause = null);
      case 'rammed':
      case 'ran_into_field':
        return void (this.#cause = { by: deed.seat, target: deed.other ?? deed.owner ?? 0, shot: false });
      // A Collision may come to nothing before, and not always in words (AT-W8).
      case 'compared':
        return void (this.of(deed.seat).rams += 1);
      case 'pushed':
        return void (this.of(deed.seat).won += 1);
      case 'fired':
        this.of(deed.seat).shots += 1;
        return void (this.#cause = { by: deed.seat, target: deed.target ?? 0, shot: true });
      case 'lost':
        this.of(deed.seat).lost += 1;
        return void this.#blame(deed.seat);
      case 'disabled':
        return void this.#blame(deed.seat);
      case 'destroyed':
        return void this.#blame(deed.seat)?.sank.push(deed.seat);
      default:
    }
  }

  /** Whoever was the cause of what befell a ship; in a Collision that is the other one. */
  #blame(seat: number): Line | undefined {
    const cause = this.#cause;
    const by = cause?.target === seat ? cause.by : cause && !cause.shot && cause.by === seat ? cause.target : 0;
    if (!by) return undefined;
    const line = this.of(by);
    if (cause?.shot) line.hits += 1;
    line.hurt.set(seat, (line.hurt.get(seat) ?? 0) + 1);
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
