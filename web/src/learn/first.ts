/** The gentlest way into a real game after its lesson: as little as possible beside the rules just learned. */

import type { SeatPlan } from '../generated/wire';

interface Easiest {
  format: string;
  seats: SeatPlan[];
}

const alone: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', level: 'cadet' }];

const formats: Record<string, string> = {
  assembly: 'first-play',
  samurai: 'war',
  realms: 'duel',
  attack: 'arena',
  captains: 'captains',
};

/** Two seats, the gentlest bot, the format for first games where there is one. */
export const easiest = (game: string): Easiest => ({ format: formats[game] ?? '', seats: [...alone] });
