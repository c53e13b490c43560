/** What every captain did in a round, read off what was told. */

import type { Told } from '../../generated/wire';
import { cardOf, missionOf } from './faces';
import { happened } from './view';

export interface Deeds {
  seat: number;
  missions: { name: string; points: number }[];
  techs: string[];
  pirates: number;
  hits: number;
  repairs: number;
  steps: number;
  /** Figures that came back from the queue, and those that are new. */
  back: string[];
}

const noDeeds = (seat: number): Deeds => ({
  ...{ seat, missions: [], techs: [], pirates: 0, hits: 0, repairs: 0, steps: 0, back: [] },
});

/** The deeds of the round that ends, one entry a captain; `told` is everything until the new round. */
export function recapOf(told: readonly Told[], seats: number): Deeds[] {
  const all = told.map(({ data }) => happened(data));
  const round = all.slice(all.findLastIndex((one) => one.name === 'round_began') + 1);
  const passed = round.findLastIndex((one) => one.name === 'passed');
  const lanes = Array.from({ length: seats }, (_, i) => noDeeds(i + 1));
  round.forEach((one, i) => {
    const lane = 'seat' in one.facts ? lanes[one.facts.seat - 1] : undefined;
    if (!lane) return;
    if (one.name === 'completed_mission') {
      const { name = '', points = 0 } = missionOf(one.facts.mission) ?? {};
      lane.missions.push({ name, points });
    } else if (one.name === 'installed_tech') lane.techs.push(cardOf(one.facts.card)?.name ?? '');
    else if (one.name === 'defeated_pirate') lane.pirates += 1;
    else if (one.name === 'took_damage') lane.hits += 1;
    else if (one.name === 'repaired') lane.repairs += 1;
    else if (one.name === 'advanced') lane.steps += 1;
    else if (one.name === 'readied' && i > passed) lane.back.push(one.facts.figure);
  });
  return lanes;
}
