import type { Item } from '../scene';

const captain = (id: string, tint: string) => ({ id, tint, family: 'captain' as const, size: 0.5 });
const ship = (id: string, tint: string, size: number, guns: number) => ({
  id,
  tint,
  family: 'senate' as const,
  size,
  guns,
});

const scenes: Record<string, Item[]> = {
  card: [
    { ship: captain('Temming', 'p1'), x: 62, y: 8, w: 76 },
    { plate: 'Temming', x: 46, y: 76, w: 108 },
    { plate: 'Lance', x: 46, y: 108, w: 108, tint: 'p1' },
    { ship: ship('Lance', 'p1', 0.6, 1), x: 42, y: 140, w: 116 },
  ],
  draw: [
    { back: true, x: 16, y: 24, w: 54 },
    { plate: 'Yumi / Ticho', x: 84, y: 24, w: 94, lit: true },
    { plate: 'Kline / Qes', x: 84, y: 74, w: 94 },
    { plate: 'Pace / Ombri', x: 84, y: 118, w: 94 },
    { way: 'M186 46Q204 140 124 172' },
    { icon: 'draw', x: 82, y: 154, w: 34 },
  ],
  votes: [
    { ship: captain('Yumi', 'p1'), x: 14, y: 26, w: 74 },
    { ship: captain('Macon', 'p1'), x: 104, y: 26, w: 74, spent: true },
    { amount: '+2', icon: 'votes', tint: 'q-trade', x: 26, y: 110, w: 26 },
    { amount: '+1', icon: 'votes', tint: 'q-trade', x: 116, y: 110, w: 26 },
    { back: true, x: 30, y: 150, w: 26, turn: -14 },
    { amount: '+2', icon: 'votes', tint: 'q-trade', x: 76, y: 158, w: 24 },
  ],
  buy: [
    { ship: captain('Pace', 'p1'), x: 12, y: 20, w: 70 },
    { amount: '2', icon: 'votes', tint: 'q-trade', x: 30, y: 98, w: 24 },
    { ship: ship('Lance', 'p1', 0.7, 1), x: 88, y: 24, w: 104, lit: true },
    { amount: '5', icon: 'votes', tint: 'q-trade', x: 122, y: 98, w: 24 },
    { icon: 'shield', tint: 'q-shield', x: 60, y: 142, w: 34 },
    { icon: 'armament', tint: 'q-combat', x: 108, y: 142, w: 34 },
  ],
  war: [
    { ship: ship('Lance', 'p1', 0.7, 1), x: 6, y: 20, w: 96 },
    { ship: ship('United', 'p2', 0.5, 3), x: 96, y: 116, w: 96 },
    { beam: 'M74 62L130 130' },
    { amount: '2', icon: 'initiative', x: 118, y: 24, w: 24 },
    { back: true, x: 22, y: 124, w: 42 },
  ],
  lock: [
    { plate: 'Dif Mendu / Pinnacle', x: 26, y: 52, w: 148, lit: true },
    { icon: 'lock', tint: 'q-trade', x: 78, y: 96, w: 44 },
    { amount: '1', icon: 'votes', tint: 'q-trade', x: 84, y: 154, w: 26 },
  ],
  lobby: [
    ...['Yumi', 'Pace', 'Zim', 'Kora'].map((id, i): Item => ({ ship: captain(id, 'p1'), x: 6 + i * 48, y: 24, w: 44 })),
    { back: true, x: 80, y: 78, w: 40 },
    { plate: '1 · 2 · 1 · 1', x: 40, y: 152, w: 120 },
  ],
};
export default scenes;
