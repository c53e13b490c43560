import type { Item } from '../scene';

const red = { id: 'viper', tint: 'cult', family: 'free' as const, size: 0.7 };
const blue = { id: 'explorer', tint: 'p1', family: 'free' as const, size: 0.7 };

const scenes: Record<string, Item[]> = {
  power: [
    { icon: 'engine', x: 18, y: 20, w: 34 },
    { icon: 'armament', x: 148, y: 20, w: 34 },
    { icon: 'shield', tint: 'q-shield', x: 18, y: 146, w: 34 },
    { icon: 'equipment', x: 148, y: 146, w: 34 },
    { coin: '2', colour: 'red', x: 60, y: 56, w: 40 },
    { coin: '5', colour: 'red', x: 102, y: 56, w: 40 },
    { coin: '4', colour: 'red', x: 60, y: 100, w: 40 },
    { coin: '1', colour: 'red', hidden: true, x: 102, y: 100, w: 40 },
  ],
  engines: [
    { icon: 'engine', x: 24, y: 26, w: 50 },
    { coin: '2', colour: 'red', x: 110, y: 28, w: 48 },
    { plate: '1', x: 26, y: 120, w: 52, round: true },
    { way: 'M86 146H118' },
    { plate: '3', x: 126, y: 120, w: 52, round: true, lit: true },
  ],
  course: [
    { grid: 5 },
    { ship: red, x: -4, y: 72, w: 66 },
    { way: 'M56 100H176' },
    { plate: 'E', x: 150, y: 124, w: 36, round: true, lit: true },
  ],
  fire: [
    { grid: 5 },
    { ship: red, x: 70, y: 142, w: 60 },
    { ship: blue, x: 70, y: 12, w: 60 },
    { beam: 'M100 148V54' },
    { coin: '5', colour: 'red', x: 136, y: 152, w: 32 },
    { coin: '2', colour: 'blue', x: 136, y: 20, w: 32 },
  ],
  ram: [
    { grid: 5 },
    { ship: red, x: 24, y: 70, w: 70 },
    { ship: blue, x: 106, y: 70, w: 70 },
    { way: 'M2 100H24M178 100H198' },
    { plate: '5 + 4', x: 20, y: 20, w: 72 },
    { plate: '3 + 1', x: 110, y: 20, w: 72 },
    { icon: 'damage', tint: 'q-damage', x: 126, y: 142, w: 34 },
  ],
  equipment: [
    { coin: '5', colour: 'red', x: 72, y: 20, w: 56 },
    { icon: 'equipment', x: 76, y: 84, w: 48 },
    { way: 'M100 136V160' },
    { amount: '+5', icon: 'shield', tint: 'q-shield', x: 66, y: 160, w: 28 },
  ],
};
export default scenes;
