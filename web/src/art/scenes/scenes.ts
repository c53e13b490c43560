/** Every action card of Samurai; one nobody has drawn shows craft over a sky of its own. */

import { dice } from '../dice';
import type { Scene } from '../mechs/tones';
import { hill, bars } from '../places/parts';
import { battles } from './battles';
import { orders } from './orders';
import { beam, burst, flier, sky, speed, sun } from './parts';

export const SCENES: Record<string, Scene> = { ...orders, ...battles };

const stranger =
  (id: string): Scene =>
  (clan) => {
    const d = dice('scene/' + id);
    const [high, low] = d.pick([
      ['#10204a', '#4f7fc0'],
      ['#2a0c1a', '#d0563a'],
      ['#241434', '#a0708a'],
      ['#12303a', '#5aa890'],
    ] as const);
    const what = d.int(0, 2);
    const motif =
      what === 0
        ? beam(`M${d.int(0, 60)} 0L${d.int(90, 150)} 70`, 4) + burst(d.int(90, 150), 66, 26)
        : what === 1
          ? speed([20, 44, 66, 84])
          : bars(d, 60, 4, '#fff', 0.3);
    return (
      sky(high, low) +
      sun(d.int(40, 124), d.int(26, 60), d.int(16, 34)) +
      hill(86, 6, low) +
      motif +
      flier(clan, d.int(30, 70), d.int(30, 70), d.real(0.6, 0.9)) +
      flier(clan, d.int(84, 126), d.int(24, 76), d.real(0.5, 0.8))
    );
  };
export const sceneOf = (id: string): Scene => SCENES[id] ?? stranger(id);
