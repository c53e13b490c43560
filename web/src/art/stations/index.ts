/** Bases of Star Realms: things that hang in orbit, turned on themselves. */

import type { Dice } from '../dice';
import type { Mesh } from '../mesh';
import type { House } from '../ships/ink';
import { blob } from './blob';
import { cult } from './cult';
import { empire } from './empire';
import { fed } from './fed';

export interface StationPlan {
  house: 'station';
  of: House;
  kind: string;
  radius: number;
}

const YARDS: Record<House, Record<string, (m: Mesh, radius: number, d: Dice) => void>> = {
  blob,
  fed,
  empire,
  cult,
  free: fed,
};

/** Every kind a house can build: what an unknown base is chosen from. */
export const kindsOf = (house: House): string[] => Object.keys(YARDS[house]);

export function station(m: Mesh, plan: StationPlan, d: Dice): void {
  YARDS[plan.of][plan.kind]?.(m, plan.radius, d);
}
