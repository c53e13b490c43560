import { expect, test } from 'vitest';
import { seriesOf } from './series';

test('a captain’s score is drawn in points, not in the halves it is counted in', () => {
  const at = (step: number, score: number) => ({ step, view: { captains: [{ score }] } });
  expect(seriesOf([at(0, -13), at(1, 5)])).toEqual([{ key: 'score', lines: [{ seat: 1, points: [{ step: 0, value: -6.5 }, { step: 1, value: 2.5 }] }] }]);
});

test('other games’ numbers are what they are', () => {
  const at = (step: number, honor: number) => ({ step, view: { players: [{ honor }] } });
  expect(seriesOf([at(0, 3), at(1, 5)])[0]?.lines[0]?.points.map((point) => point.value)).toEqual([3, 5]);
});
