/** Which card gets which parts and pose: the only place with taste for single cards. tidy: table */

import type { StationPlan } from '../stations';
import type { BlobPlan } from './blob';
import type { CultPlan } from './cult';
import type { EmpirePlan } from './empire';
import type { FedPlan } from './fed';
import type { FreePlan } from './free';

export type Plan = BlobPlan | FedPlan | EmpirePlan | CultPlan | FreePlan | StationPlan;
export interface Shape {
  plan: Plan;
  yaw?: number;
  tilt?: number;
  roll?: number;
  /** Below 1: hard to see. */
  dim?: number;
  /** Comrades far away: its own kind, or fighters it carries. */
  swarm?: number;
  brood?: number;
}

export const SHAPES: Record<string, Shape> = {
  scout: {
    plan: { house: 'free', length: 62, width: 9, root: 0.52, sweep: 0.02, span: 15, paint: '#ffd166', dish: true },
    yaw: 24,
  },
  viper: {
    plan: {
      house: 'free',
      length: 70,
      width: 8,
      root: 0.46,
      sweep: 0.3,
      span: 19,
      paint: '#ff6b5e',
      guns: true,
      fin: 9,
    },
    yaw: -28,
    roll: -14,
  },
  explorer: {
    plan: {
      house: 'free',
      length: 78,
      width: 11,
      root: 0.6,
      sweep: 0.1,
      span: 16,
      paint: '#5ed3dc',
      cargo: true,
      fin: 12,
    },
    yaw: 14,
    roll: 8,
  },
  blob_fighter: {
    plan: { house: 'blob', length: 56, width: 9, phase: 16.28, tails: 1, fins: 10, spikes: 3, eyes: 1 },
    yaw: 28,
    swarm: 2,
  },
  trade_pod: {
    plan: { house: 'blob', length: 62, width: 15, phase: 23.06, tails: 1, sacs: 3, eyes: 1, nose: 0.95 },
    yaw: -16,
  },
  battle_pod: {
    plan: { house: 'blob', length: 54, width: 20, phase: 27.02, tails: 1, spikes: 15, eyes: 2, wave: 0.05 },
    yaw: 24,
  },
  ram: {
    plan: {
      house: 'blob',
      length: 78,
      width: 18,
      phase: 28.14,
      tails: 1,
      horn: true,
      spikes: 5,
      eyes: 1,
      nose: 0.62,
      hump: 4,
    },
    yaw: -20,
  },
  blob_destroyer: {
    plan: { house: 'blob', length: 92, width: 15, phase: 26.96, tails: 2, jaws: true, fins: 15, eyes: 2, spikes: 5 },
    yaw: 18,
  },
  battle_blob: {
    plan: { house: 'blob', length: 92, width: 26, phase: 37.96, plan: 'mass', tails: 3, eyes: 0, lashes: 9 },
    yaw: -24,
    tilt: 30,
  },
  blob_carrier: {
    plan: {
      house: 'blob',
      length: 118,
      width: 22,
      phase: 37.34,
      plan: 'ray',
      tails: 2,
      fins: 22,
      bays: 4,
      eyes: 1,
      wave: 0.05,
    },
    yaw: 20,
    brood: 4,
  },
  mothership: {
    plan: { house: 'blob', length: 60, width: 26, phase: 33.8, plan: 'jelly', tails: 0, eyes: 0 },
    yaw: -20,
    tilt: 14,
    brood: 3,
  },
  blob_wheel: { plan: { house: 'station', of: 'blob', kind: 'wheel', radius: 34 }, tilt: 52 },
  the_hive: { plan: { house: 'station', of: 'blob', kind: 'hive', radius: 40 }, tilt: 30 },
  blob_world: { plan: { house: 'station', of: 'blob', kind: 'world', radius: 40 }, tilt: 22 },
  federation_shuttle: { plan: { house: 'fed', length: 58, width: 11, pods: 1, gap: 5, nose: 0.75 }, yaw: 22 },
  cutter: {
    plan: { house: 'fed', length: 80, width: 10, pods: 1, gap: 7, nose: 0.35, domes: 1, saddle: 1, guns: 1 },
    yaw: -22,
  },
  embassy_yacht: {
    plan: { house: 'fed', length: 88, width: 11, pods: 0, gap: 8, nose: 0.4, domes: 2, sails: 26 },
    yaw: 26,
    roll: -8,
  },
  freighter: {
    plan: { house: 'fed', length: 120, width: 11, pods: 1, gap: 14, nose: 0.7, cargo: 6, rows: 3, saddle: 4 },
    yaw: -18,
    tilt: 30,
  },
  trade_escort: {
    plan: { house: 'fed', length: 106, width: 13, pods: 2, gap: 8, nose: 0.55, domes: 1, guns: 2 },
    yaw: 18,
  },
  flagship: {
    plan: { house: 'fed', length: 132, width: 17, pods: 1, gap: 12, nose: 0.5, guns: 3, dish: true, tower: true },
    yaw: -26,
  },
  command_ship: {
    plan: {
      house: 'fed',
      length: 146,
      width: 18,
      pods: 2,
      gap: 14,
      nose: 0.6,
      guns: 3,
      domes: 1,
      dish: true,
      tower: true,
      sails: 20,
    },
    yaw: 22,
  },
  trading_post: { plan: { house: 'station', of: 'fed', kind: 'post', radius: 32 }, tilt: 40 },
  barter_world: { plan: { house: 'station', of: 'fed', kind: 'world', radius: 36 }, tilt: 20 },
  defense_center: { plan: { house: 'station', of: 'fed', kind: 'fort', radius: 32 }, tilt: 38 },
  port_of_call: { plan: { house: 'station', of: 'fed', kind: 'port', radius: 44 }, tilt: 34, yaw: 24 },
  central_office: { plan: { house: 'station', of: 'fed', kind: 'tower', radius: 44 }, tilt: 20 },
  imperial_fighter: {
    plan: {
      house: 'empire',
      length: 66,
      width: 6,
      wings: [{ at: 0.14, root: 0.42, sweep: 0.34, span: 17, gun: 0.3 }],
      spines: 1,
    },
    yaw: 26,
    roll: -16,
  },
  corvette: {
    plan: {
      house: 'empire',
      length: 84,
      width: 8,
      wings: [{ at: 0.1, root: 0.5, sweep: -0.16, span: 20, tip: 0.12 }],
      dish: true,
      fins: 8,
    },
    yaw: -24,
  },
  imperial_frigate: {
    plan: {
      house: 'empire',
      length: 112,
      width: 9,
      wings: [
        { at: 0.3, root: 0.3, sweep: 0.26, span: 24, gun: 0.26 },
        { at: 0.02, root: 0.24, sweep: -0.12, span: 14, dark: true },
      ],
      spines: 2,
      guns: 1,
    },
    yaw: 20,
    roll: -8,
  },
  survey_ship: {
    plan: {
      house: 'empire',
      length: 92,
      width: 10,
      wings: [{ at: 0.06, root: 0.2, sweep: -0.02, span: 12, lift: 14 }],
      ring: true,
      dish: true,
      cargo: true,
    },
    yaw: -18,
  },
  battlecruiser: {
    plan: {
      house: 'empire',
      length: 138,
      width: 13,
      wings: [
        { at: 0.08, root: 0.5, sweep: -0.08, span: 30, tip: 0.16, gun: 0.3 },
        { at: 0.5, root: 0.18, sweep: 0.04, span: 13, dark: true },
      ],
      fins: 14,
      guns: 2,
      dish: true,
    },
    yaw: 24,
  },
  dreadnaught: {
    plan: {
      house: 'empire',
      length: 158,
      width: 17,
      wings: [
        { at: 0.06, root: 0.4, sweep: -0.14, span: 40, tip: 0.12, gun: 0.4 },
        { at: 0.34, root: 0.28, sweep: 0.12, span: 24, dark: true, gun: 0.2 },
      ],
      fins: 20,
      splay: 1.4,
      guns: 3,
    },
    yaw: -24,
  },
  space_station: { plan: { house: 'station', of: 'empire', kind: 'star', radius: 28 }, tilt: 44 },
  recycling_station: { plan: { house: 'station', of: 'empire', kind: 'cycle', radius: 36 }, tilt: 46 },
  war_world: { plan: { house: 'station', of: 'empire', kind: 'world', radius: 34 }, tilt: 24 },
  royal_redoubt: { plan: { house: 'station', of: 'empire', kind: 'castle', radius: 40 }, tilt: 26 },
  fleet_hq: { plan: { house: 'station', of: 'empire', kind: 'hq', radius: 38 }, tilt: 38 },
  trade_bot: {
    plan: {
      house: 'cult',
      blocks: [
        [16, 9, 8, 'dark'],
        [24, 13, 11, 'grey'],
        [14, 9, 8, 'red'],
      ],
      claw: 20,
      crates: 1,
      eye: 0.9,
    },
    yaw: 22,
  },
  missile_bot: {
    plan: {
      house: 'cult',
      blocks: [
        [18, 11, 9, 'grey'],
        [26, 9, 8, 'red'],
        [14, 11, 9, 'dark'],
      ],
      racks: 3,
      claw: 16,
      eye: 0.9,
    },
    yaw: -22,
  },
  supply_bot: {
    plan: {
      house: 'cult',
      blocks: [
        [20, 10, 9, 'red'],
        [34, 12, 9, 'dark'],
        [14, 12, 11, 'grey'],
      ],
      crates: 2,
      claw: 18,
      legs: 1,
    },
    yaw: 16,
  },
  patrol_mech: {
    plan: {
      house: 'cult',
      blocks: [
        [20, 12, 10, 'dark'],
        [30, 17, 14, 'red'],
        [18, 11, 10, 'grey'],
      ],
      legs: 2,
      guns: 1,
      eye: 1.2,
    },
    yaw: -26,
  },
  stealth_needle: {
    plan: {
      house: 'cult',
      blocks: [
        [24, 7, 6, 'dark'],
        [34, 9, 7, 'dark'],
        [30, 6, 5, 'dark'],
      ],
      drill: 46,
      eye: 0.8,
    },
    yaw: 24,
    roll: -10,
    dim: 0.62,
  },
  battle_mech: {
    plan: {
      house: 'cult',
      blocks: [
        [24, 15, 12, 'grey'],
        [30, 20, 16, 'dark'],
        [24, 15, 13, 'red'],
      ],
      legs: 2,
      claw: 28,
      guns: 1,
      teeth: true,
      eye: 1.4,
    },
    yaw: -20,
  },
  missile_mech: {
    plan: {
      house: 'cult',
      blocks: [
        [28, 17, 13, 'dark'],
        [36, 22, 15, 'red'],
        [26, 16, 13, 'grey'],
      ],
      racks: 5,
      fork: 26,
      teeth: true,
      legs: 2,
      eye: 1.4,
      stack: 14,
    },
    yaw: 22,
  },
  battle_station: { plan: { house: 'station', of: 'cult', kind: 'battle', radius: 28 }, tilt: 44 },
  mech_world: { plan: { house: 'station', of: 'cult', kind: 'mechworld', radius: 35 }, tilt: 22 },
  junkyard: { plan: { house: 'station', of: 'cult', kind: 'junk', radius: 40 }, tilt: 34 },
  machine_base: { plan: { house: 'station', of: 'cult', kind: 'factory', radius: 40 }, tilt: 30, yaw: 28 },
  brain_world: { plan: { house: 'station', of: 'cult', kind: 'brain', radius: 42 }, tilt: 16 },
};
