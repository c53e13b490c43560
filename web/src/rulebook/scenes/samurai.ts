import type { Item } from '../scene';

const marker = (n: number, x: number, y: number, lit = false): Item => ({
  plate: String(n),
  x,
  y,
  w: 38,
  round: true,
  lit,
});
const figure = (icon: string, tint: string, x: number, y: number, w = 30): Item => ({ icon, tint, x, y, w });

const scenes: Record<string, Item[]> = {
  order: [
    marker(1, 12, 16),
    marker(2, 58, 16, true),
    marker(3, 104, 16),
    marker(4, 150, 16),
    { way: 'M78 62V100' },
    { icon: 'tracks', x: 16, y: 110, w: 34 },
    { icon: 'fighter', tint: 'nova', x: 62, y: 110, w: 34 },
    { icon: 'draw', x: 108, y: 110, w: 34 },
    { icon: 'wealth', tint: 'q-wealth', x: 154, y: 110, w: 34 },
    { amount: '+1', icon: 'wealth', tint: 'q-wealth', x: 64, y: 160, w: 22 },
  ],
  reward: [
    { kind: 'shrine', x: 70, y: 12, w: 60 },
    figure('fighter', 'nova', 26, 92),
    figure('fighter', 'nova', 60, 92),
    figure('fighter', 'nova', 94, 92),
    figure('fighter', 'pulsar', 142, 92),
    { amount: '3', icon: 'honour', tint: 'q-honour', x: 74, y: 144, w: 34 },
  ],
  units: [
    { mech: 'Thunder Drum', tint: 'nova', x: 8, y: 40, w: 84 },
    { way: 'M92 84H128' },
    { kind: 'fortress', x: 134, y: 54, w: 50 },
    figure('fighter', 'pulsar', 118, 128, 26),
    figure('carrier', 'pulsar', 150, 122, 36),
  ],
  alliance: [
    { plate: '0', x: 80, y: 80, w: 40, round: true },
    { plate: '1', x: 122, y: 52, w: 34, round: true, tint: 'nova' },
    { plate: '2', x: 156, y: 20, w: 38, round: true, tint: 'nova', lit: true },
    { plate: '1', x: 44, y: 120, w: 34, round: true, tint: 'pulsar' },
    { plate: '2', x: 8, y: 152, w: 38, round: true, tint: 'pulsar' },
    { way: 'M108 76L170 34' },
    { amount: '', icon: 'honour', tint: 'q-honour', x: 26, y: 28, w: 36 },
  ],
  battle: [
    { mech: 'Golden Carp', tint: 'nova', x: 2, y: 30, w: 82 },
    { mech: 'Winter Tiger', tint: 'pulsar', x: 116, y: 30, w: 82 },
    { back: true, x: 22, y: 128, w: 42, turn: -6 },
    { back: true, x: 136, y: 128, w: 42, turn: 6 },
    { icon: 'combat', tint: 'q-combat', x: 82, y: 58, w: 36 },
    { plate: '7', x: 84, y: 138, w: 34, round: true },
  ],
  draft: [
    { mech: 'Golden Carp', tint: 'nova', x: 6, y: 14, w: 60 },
    { mech: 'Silent Mantis', tint: 'nova', x: 70, y: 14, w: 60 },
    { mech: 'Red Magnolia', tint: 'nova', x: 134, y: 14, w: 60 },
    { way: 'M36 82V112' },
    { mech: 'Golden Carp', tint: 'nova', x: 4, y: 116, w: 70 },
    { way: 'M96 100Q130 150 176 128' },
  ],
};
export default scenes;
