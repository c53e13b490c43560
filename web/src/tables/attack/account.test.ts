import { expect, test } from 'vitest';
import type { Told } from '../../generated/wire';
import { accountOf } from './account';

const told = (...deeds: object[]): Told[] =>
  deeds.map((deed) => ({ words: '', data: { public: deed } }) as unknown as Told);

test('shots that cost a token, a ship or a turn are hits; others only shots', () => {
  const [ann, bob] = accountOf(
    told(
      { what: 'fired', seat: 1, target: 2, arms: 4, shields: 3 },
      { what: 'lost', seat: 2, coin: '1', by: { seat: 1, shot: true } },
      { what: 'turn_began', seat: 1 },
      { what: 'fired', seat: 1, target: 2, arms: 2, shields: 3 },
      { what: 'turn_began', seat: 1 },
      { what: 'fired', seat: 1, target: 2, arms: 4, shields: 3 },
      { what: 'disabled', seat: 2, by: { seat: 1, shot: true } },
      { what: 'turn_began', seat: 1 },
      { what: 'fired', seat: 1, target: 2, arms: 4, shields: 1 },
      { what: 'destroyed', seat: 2, by: { seat: 1, shot: true } },
    ),
    [1, 2],
  );
  expect(ann).toMatchObject({ shots: 4, hits: 3, lost: 0, sank: [2] });
  expect(ann?.hurt.get(2)).toBe(3);
  expect(bob).toMatchObject({ shots: 0, hits: 0, lost: 1 });
});

test('a lost ram is the other ship’s doing, a won one the mover’s', () => {
  const [ann, bob] = accountOf(
    told(
      { what: 'rammed', seat: 1, other: 2 },
      { what: 'compared', seat: 1, mine: 9, theirs: 7 },
      { what: 'pushed', seat: 1, other: 2 },
      { what: 'lost', seat: 2, by: { seat: 1, shot: false } },
      { what: 'turn_began', seat: 1 },
      { what: 'rammed', seat: 1, other: 2 },
      { what: 'compared', seat: 1, mine: 5, theirs: 7 },
      { what: 'lost', seat: 1, by: { seat: 2, shot: false } },
      { what: 'turn_began', seat: 1 },
      { what: 'ran_into_field', seat: 1, owner: 2 },
      { what: 'compared', seat: 1, mine: 5, theirs: 42 },
      { what: 'destroyed', seat: 1, by: { seat: 2, shot: false } },
    ),
    [1, 2],
  );
  expect(ann).toMatchObject({ rams: 3, won: 1, lost: 1, sank: [] });
  expect(bob).toMatchObject({ rams: 0, lost: 1, sank: [1] });
  expect([ann?.hurt.get(2), bob?.hurt.get(1)]).toEqual([1, 2]);
});

test('who concedes after a miss was destroyed by nobody', () => {
  const [ann] = accountOf(
    told(
      { what: 'turn_began', seat: 1 },
      { what: 'fired', seat: 1, target: 2, arms: 2, shields: 3 },
      { what: 'conceded', seat: 2 },
    ),
    [1, 2],
  );
  expect(ann).toMatchObject({ shots: 1, hits: 0, sank: [] });
});

test('a Collision that came to nothing is no ram, and nobody’s doing (AT-W8)', () => {
  const [ann, bob] = accountOf(
    told(
      { what: 'turn_began', seat: 1 },
      { what: 'rammed', seat: 1, other: 2 },
      { what: 'wormholed', seat: 3, target: 2, to: 'a1' },
      { what: 'void', seat: 1 },
      { what: 'lost', seat: 2, by: null },
      { what: 'turn_began', seat: 1 },
      { what: 'rammed', seat: 1, other: 2 },
      { what: 'dictated', seat: 2, target: 1, speed: 0 },
      { what: 'turn_began', seat: 1 },
      { what: 'ran_into_field', seat: 1, owner: 2 },
      { what: 'void', seat: 1 },
      { what: 'rammed', seat: 1, other: 2 },
      { what: 'compared', seat: 1, mine: 9, theirs: 7 },
      { what: 'pushed', seat: 1, other: 2 },
      { what: 'lost', seat: 2, by: { seat: 1, shot: false } },
    ),
    [1, 2],
  );
  expect(ann).toMatchObject({ rams: 1, won: 1 });
  expect([ann?.hurt.get(2), bob?.lost]).toEqual([1, 2]);
});
