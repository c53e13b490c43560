/** What the Stage shows in Starship Captains: what comes forward, and which part of the table it looks at. */

import type { Told } from '../../generated/wire';
import type { Pane } from './panes';
import { happened } from './view';

/** What comes forward. */
export type Subject =
  | { kind: 'room'; seat: number; room: string; figure: string | null }
  | { kind: 'crew'; seat: number; figure: string; words: 'trained' | 'promoted' }
  | { kind: 'fight'; seat: number; exhaust: 'green' | 'purple' | 'yellow'; reward: string }
  | { kind: 'mission'; seat: number; id: string; place: string; name: string; points: number }
  | { kind: 'tech'; seat: number; id: string; name: string; text: string; room: string | null }
  | { kind: 'event'; faction: string; name: string; text: string }
  | { kind: 'station'; seat: number; faction: string; name: string; text: string }
  | { kind: 'order'; order: string; name: string };

const panes: Record<string, Pane> = {
  moved: 'map',
  pirate_came: 'map',
  placed_pirate: 'map',
  pirate_left: 'map',
  drew_pirate: 'map',
  defeated_pirate: 'map',
  tile_moved: 'map',
  new_mission: 'map',
  uprising: 'map',
  used_tile: 'map',
  shadow_drew: 'map',
  shadow_moved: 'map',
  shadow_completed: 'map',
  drew_cards: 'techs',
  took_tech: 'techs',
  installed_tech: 'techs',
  refilled: 'techs',
  shadow_took: 'techs',
  advanced: 'tracks',
  went_back: 'tracks',
  reached_event: 'tracks',
  event_left: 'tracks',
};

/** The part of the table where a beat happens; none where it happens aboard, or on a mission. */
export const paneOf = (events: readonly Told[]): Pane | null => panes[happened(events[0]?.data).name] ?? null;

/** The captain whose ship a beat is about, from 1; 0 for none. */
export function seatOf(events: readonly Told[]): number {
  const { facts } = happened(events[0]?.data);
  return 'seat' in facts ? facts.seat : 0;
}
