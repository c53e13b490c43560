import type { Item } from '../scene';

const fan = [0, 1, 2, 3, 4].map((i): Item => ({
  back: true,
  x: 24 + i * 27,
  y: 128 + Math.abs(i - 2) * 5,
  w: 40,
  turn: (i - 2) * 7,
}));

const scenes: Record<string, Item[]> = {
  play: [
    { card: 'Scout', x: 16, y: 92, w: 58, turn: -12 },
    { card: 'Viper', x: 124, y: 92, w: 58, turn: 12 },
    { card: 'Ram', x: 70, y: 76, w: 60 },
    { amount: '+1', icon: 'trade', tint: 'q-trade', x: 22, y: 22, w: 26 },
    { amount: '+6', icon: 'combat', tint: 'q-combat', x: 110, y: 22, w: 26 },
  ],
  allies: [
    { card: 'Ram', x: 14, y: 46, w: 74, turn: -5 },
    { card: 'Blob Fighter', x: 112, y: 46, w: 74, turn: 5 },
    { icon: 'ally', x: 84, y: 74, w: 32 },
    { amount: '+2', icon: 'combat', tint: 'q-combat', x: 22, y: 166, w: 22 },
    { amount: '+1', icon: 'draw', x: 128, y: 166, w: 22 },
  ],
  buy: [
    { card: 'Cutter', x: 82, y: 14, w: 76, lit: true },
    { place: '', x: 18, y: 136, w: 44 },
    { icon: 'discard', x: 28, y: 150, w: 24 },
    { way: 'M118 126Q122 168 72 164' },
    { amount: '−2', icon: 'trade', tint: 'q-trade', x: 132, y: 148, w: 26 },
  ],
  attack: [
    { card: 'Space Station', x: 14, y: 14, w: 72 },
    { amount: '47', icon: 'authority', tint: 'q-authority', x: 116, y: 28, w: 30 },
    { amount: '7', icon: 'combat', tint: 'q-combat', x: 134, y: 160, w: 26 },
    { beam: 'M146 160L76 92M152 158L152 68' },
  ],
  end: [
    { card: 'Scout', x: 14, y: 20, w: 52, turn: -10 },
    { card: 'Ram', x: 46, y: 14, w: 52, turn: 5 },
    { way: 'M104 48Q150 54 150 112' },
    ...fan,
  ],
  outpost: [
    { card: 'War World', x: 16, y: 30, w: 92 },
    { icon: 'outpost', tint: 'q-shield', x: 124, y: 40, w: 46 },
    { amount: '4', icon: 'combat', tint: 'q-combat', x: 126, y: 120, w: 30 },
  ],
  scrap: [
    { card: 'Trade Bot', x: 12, y: 26, w: 80 },
    { card: 'Viper', x: 116, y: 22, w: 56, turn: 8 },
    { way: 'M144 112V150' },
    { icon: 'scrap', tint: 'q-damage', x: 124, y: 156, w: 36 },
  ],
};
export default scenes;
