/** What moves in Starship Captains when something happens. */

import type { Told } from '../../generated/wire';
import type { Flight, Places, Spot } from '../../parts/flights';
import { happened, initial, tintOf, type View } from './view';

type Facts = Record<string, unknown>;

class Choreography {
  constructor(
    readonly view: View,
    readonly me: number | null,
    readonly before: Places,
  ) {}

  ship = (seat: number): Spot => [`ship-${seat}`, `cap-${seat}`];
  place = (at: unknown): string => this.view.places[at as number]?.id ?? '';
  route = (at: unknown): string => `route-${this.view.routes[at as number]?.id ?? ''}`;
  mine = (seat: number): boolean => seat === this.me;
  letter = (figure: unknown): string => String(figure).replace('*', 'x');

  /** The last place of the queue, where a figure goes after work. */
  get queue(): Spot {
    const length = this.view.captains[(this.me ?? 1) - 1]?.queue.length ?? 0;
    return [`queue-${length}`, 'queue'];
  }

  /** The tech that lay on the board before and does no more. */
  get taken(): Spot {
    const left = [...this.before.keys()].filter(
      (name) => name.startsWith('tech-') && !document.getElementById(`at-${name}`),
    );
    return [...left, 'techs'];
  }

  of(name: string, facts: Facts): Flight[] {
    const seat = (facts.seat as number | undefined) ?? 0;
    switch (name) {
      case 'moved':
        return [{ kind: 'card', from: this.ship(seat), to: this.ship(seat) }];
      case 'took_damage':
        return [{ kind: 'float', at: this.ship(seat), text: '−1', tint: 'q-damage' }];
      case 'activated':
      case 'assigned':
        return this.mine(seat) && facts.figure
          ? [
              {
                kind: 'card',
                from: `ready-${this.letter(facts.figure)}`,
                to: name === 'assigned' ? `line-${String(facts.line)}` : this.queue,
              },
            ]
          : [];
      case 'called':
      case 'readied':
        return this.mine(seat)
          ? [{ kind: 'card', from: 'queue', to: [`ready-${this.letter(facts.figure)}`, 'ready'], look: 'to' }]
          : [];
      case 'performed_line':
        return [{ kind: 'fresh', at: `line-${String(facts.line)}` }];
      case 'completed_mission':
        return [{ kind: 'fresh', at: this.ship(seat) }];
      default:
        return this.gained(name, facts, seat);
    }
  }

  gained(name: string, facts: Facts, seat: number): Flight[] {
    const to = (own: Spot): Spot => (this.mine(seat) ? own : `cap-${seat}`);
    switch (name) {
      case 'gained_medals':
        return [
          { kind: 'gain', from: this.ship(seat), to: to('medals'), text: `+${String(facts.n)}`, tint: 'q-medal' },
        ];
      case 'gained_artifact':
      case 'gained_pirate':
        return [{ kind: 'gain', from: this.ship(seat), to: to(['cargo', 'ready']), text: '+1', tint: 'q-wealth' }];
      case 'gained_crew':
        return [
          { kind: 'gain', from: this.ship(seat), to: to('ready'), text: `+${String(facts.figure)}`, tint: 'q-wealth' },
        ];
      case 'repaired':
        return this.mine(seat)
          ? [{ kind: 'fresh', at: facts.slot === null ? 'cargo' : `slot-${(facts.slot as number) + 1}` }]
          : [];
      case 'installed_tech':
        return [{ kind: 'card', from: this.taken, to: to(`slot-${(facts.slot as number) + 1}`), look: 'from' }];
      case 'advanced':
      case 'went_back':
        return [this.step(String(facts.track), seat)];
      default:
        return this.onMap(name, facts);
    }
  }

  /** A marker goes one space round its clock. */
  step(track: string, seat: number): Flight {
    const mark = `mark-${track}-${seat}`;
    return {
      kind: 'gain',
      from: [mark, `track-${track}`],
      to: [mark, `track-${track}`],
      text: initial(this.view.captains[seat - 1]),
      tint: tintOf(seat),
    };
  }

  onMap(name: string, facts: Facts): Flight[] {
    switch (name) {
      case 'new_mission':
        return [{ kind: 'flip', at: `mission-${this.place(facts.place)}` }];
      case 'tile_moved':
        return [{ kind: 'fresh', at: `loc-${this.place(facts.to)}` }];
      case 'pirate_came':
        return facts.route === null ? [] : [{ kind: 'flip', at: this.route(facts.route) }];
      case 'placed_pirate':
        return [{ kind: 'flip', at: this.route(facts.route) }];
      case 'defeated_pirate':
      case 'pirate_left':
        return [{ kind: 'break', at: this.route(facts.route) }];
      case 'shadow_moved':
        return [{ kind: 'card', from: 'ship-shadow', to: 'ship-shadow' }];
      case 'shadow_took':
        return [{ kind: 'card', from: this.taken, to: 'ship-shadow', look: 'from' }];
      case 'used_tile':
        return [{ kind: 'fresh', at: this.ship((facts.seat as number | undefined) ?? 0) }];
      default:
        return [];
    }
  }
}

/** The flights of one update, as the captain of a seat sees them. */
export const flightsOf =
  (view: View | null, me: number | null) =>
  (told: readonly Told[], before: Places): Flight[] => {
    if (!view) return [];
    const choreography = new Choreography(view, me, before);
    return told.flatMap(({ data }) => {
      const { name, facts } = happened(data);
      return choreography.of(name, facts);
    });
  };
