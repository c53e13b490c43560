import { expect, test } from 'vitest';
import { seriesOf } from './series';

test('numbers are drawn as the view tells them, halves too', () => {
  const at = (step: number, score: number) => ({ step, view: { captains: [{ score }] } });
  expect(seriesOf([at(0, -6.5), at(1, 2.5)])).toEqual([
    {
      key: 'score',
      lines: [
        {
          seat: 1,
          points: [
            { step: 0, value: -6.5 },
            { step: 1, value: 2.5 },
          ],
        },
      ],
    },
  ]);
});
