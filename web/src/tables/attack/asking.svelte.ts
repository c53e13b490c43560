/** When a captain wants to be asked for a reaction. It is judged by what all may see, never by what she holds. */

import type { ShipView, View } from './view';

export type Ask = 'always' | 'involved' | 'never';
const KEY = 'starboard.attack.ask';

class Asking {
  when: Ask = $state((localStorage.getItem(KEY) as Ask | null) ?? 'always');

  set(when: Ask): void {
    this.when = when;
    localStorage.setItem(KEY, when);
  }

  /** Whether to pass without asking. */
  passes(view: View, ship: ShipView): boolean {
    if (this.when === 'always') return false;
    if (this.when === 'never') return true;
    return !view.parties.includes(ship.seat);
  }
}

export const asking = new Asking();
