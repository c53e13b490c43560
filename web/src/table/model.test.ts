import { describe, expect, it, vi } from 'vitest';
import type { ChoiceInfo, Told, Update } from '../generated/wire';
import { Table } from './model.svelte';

// What is kept in a browser is not here.
vi.mock('../settings.svelte', () => ({ settings: { confirm: false } }));

const choice = (notation: string, ...path: string[]): ChoiceInfo => ({
  notation,
  sentence: notation,
  path,
  amount: null,
  undoable: true,
  aside: false,
  preview: null,
  warning: null,
});
const told = (words: string, data: unknown): Told => ({ words, data }) as Partial<Told> as Told;
const update = (choices: ChoiceInfo[], events: Told[] = [], from = 0) =>
  ({
    from,
    events,
    clocks: [],
    view: {},
    waiting: [],
    prompt: choices.length ? { sentence: '' } : null,
    choices,
    may_undo: true,
    may_ask_undo: false,
  }) as Partial<Update> as Update;

/** A table, and what was sent from it. */
function seated(): { table: Table; sent: string[] } {
  const [table, sent] = [new Table(), [] as string[]];
  table.actor = { move: (action) => sent.push(action), why: () => Promise.resolve(null), undo: () => undefined };
  return { table, sent };
}
/** The server's answer: the update, then that nothing is on its way. */
const answer = (table: Table, next: Update): void => {
  table.take(next);
  table.sending = false;
  table.goOn();
};
const board = [choice('tech a', 'tech/a'), choice('use b', 'ready/b', 'slot/3')];
const slots = [choice('slot 2', 'slot/2'), choice('slot 3', 'slot/3')];

describe('a thing dropped where the next question will be answered', () => {
  it('answers that question', () => {
    const { table, sent } = seated();
    table.take(update(board));
    table.tap('tech/a', 'slot/3');
    answer(table, update(slots));
    expect(sent).toEqual(['tech a', 'slot 3']);
  });
  it('answers no other, and none later', () => {
    const { table, sent } = seated();
    table.take(update(board));
    table.tap('tech/a', 'slot/3');
    answer(table, update([choice('use b', 'ready/b', 'slot/3')]));
    answer(table, update(slots));
    expect(sent).toEqual(['tech a']);
    expect(table.picked).toEqual([]);
  });
  it('answers nothing when something else was done, or somebody else acted', () => {
    const { table, sent } = seated();
    table.take(update([...board, choice('pass', 'pass')].map((one) => ({ ...one, undoable: false }))));
    table.tap('tech/a', 'slot/3');
    table.say('pass');
    answer(table, update(slots));
    table.take(update(board.map((one) => ({ ...one, undoable: false }))));
    table.tap('tech/a', 'slot/3');
    answer(table, update(slots));
    expect(sent).toEqual(['pass']);
  });
});

describe('what happened meanwhile', () => {
  it('begins after one’s own last deed, and a heading is none', () => {
    const { table } = seated();
    table.me = 1;
    table.seats = [{ name: 'Ann' }, { name: 'Bob' }] as Table['seats'];
    const events = [
      told('Ann flew', { flew: {} }),
      told('Bob fired', { fired: {} }),
      told("Ann's turn", { turn_began: {} }),
    ];
    table.take(update(board, events));
    expect(table.since).toBe(1);
  });
});

describe('what is planned', () => {
  const attack: ChoiceInfo = {
    ...choice('attack {n}', 'combat', 'seat-2'),
    amount: { min: 1, max: 4, step: 1 },
  };
  it('is performed by pressing any of its things again, with the amount that was set', () => {
    const { table, sent } = seated();
    table.take(update([attack, choice('end')]));
    table.tap('combat');
    expect(table.ready).toEqual(attack);
    table.chosen = 3;
    table.tap('seat-2');
    expect(sent).toEqual(['attack 3']);
  });
  it('is never dropped by pressing it again', () => {
    const { table, sent } = seated();
    table.take(update([attack, choice('end')]));
    table.tap('combat');
    table.tap('combat');
    expect(sent).toEqual(['attack 4']);
  });
  it('waits where it carries a warning, whether a thing stands for it or not', () => {
    const { table, sent } = seated();
    const end = { ...choice('end'), warning: 'a card is left' };
    const use = { ...choice('use', 'base/1'), warning: 'it does nothing' };
    table.take(update([end, use]));
    table.choose(end);
    expect([sent, table.ready]).toEqual([[], end]);
    table.tap('base/1');
    expect([sent, table.ready]).toEqual([[], use]);
    table.choose(end);
    table.go();
    expect(sent).toEqual(['end']);
  });
  it('is nothing while the table answers by itself', () => {
    const { table } = seated();
    table.auto = () => true;
    table.take(update([choice('pass', 'pass')]));
    expect([table.myTurn, table.choices]).toEqual([false, []]);
  });
});
