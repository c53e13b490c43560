import { expect, it, vi } from 'vitest';
import { picture, ready, wish } from './picture';

it('draws a picture once and keeps its address', () => {
  const draw = vi.fn(() => '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const address = picture('one', draw);
  expect(address).toMatch(/^blob:/);
  expect(picture('one', draw)).toBe(address);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('grants wishes by rank, and the same wish once', async () => {
  const order: string[] = [];
  const draw = (name: string) => () => {
    order.push(name);
    return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  };
  const later = wish('later', draw('later'), 100, 2);
  const sooner = wish('sooner', draw('sooner'), 100, 0);
  expect(wish('later', draw('later again'), 120, 2)).toBe(later);
  expect(ready('later', 100)).toBeUndefined();
  await Promise.all([later, sooner]);
  expect(order).toEqual(['sooner', 'later']);
  expect(ready('later', 128)).toBe(await later);
});
