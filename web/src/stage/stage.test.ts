import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChoiceInfo, Told, Update } from '../generated/wire';
import { Table } from '../table/model.svelte';
import type { Script } from './script';

const settings = vi.hoisted(() => ({ confirm: false, speed: 1 }));
vi.mock('../settings.svelte', () => ({ settings }));

/** A game of one number: every event adds to it. */
interface Added {
  event: string;
  n: number;
}
const script: Script<{ n: number }, Added> = {
  cue: ({ event }) => ({ ms: event === 'gained' ? 0 : 1000, lands: 0.5 }),
  settle: (view, { n }) => ({ n: view.n + n }),
  lift: (view) => ({ n: view.n }),
};
const told = (seat: string, n: number, event = 'added'): Told =>
  ({ words: `${seat} ${event} ${n}`, data: { event, n } }) as Partial<Told> as Told;
const choice = { notation: 'add', sentence: 'add', path: ['add'], undoable: true } as Partial<ChoiceInfo> as ChoiceInfo;

function update(from: number, events: Told[], n: number, asked = false): Update {
  const known = { from, events, view: { n }, clocks: [], waiting: asked ? [1] : [2], may_undo: false };
  const prompt = asked ? { sentence: 'Add?' } : null;
  return { ...known, prompt, choices: asked ? [choice] : [] } as Partial<Update> as Update;
}

/** A table where Ann watches Bob. */
function watching(): Table<{ n: number }> {
  const table = new Table<{ n: number }>();
  table.me = 1;
  table.seats = [{ name: 'Ann' }, { name: 'Bob' }] as Table['seats'];
  table.actor = { move: () => undefined, why: () => Promise.resolve(null), undo: () => undefined };
  table.stage.script = script as Script;
  table.hear(update(0, [told('Bob', 1)], 1));
  return table;
}
const caption = (table: Table<{ n: number }>): string => table.stage.beat?.caption ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => void vi.useRealTimers());

describe('what is shown', () => {
  it('is told at once when one comes, and never played', () => {
    const table = watching();
    expect([table.view?.n, table.stage.playing]).toEqual([1, false]);
  });
  it('runs with the deeds, never ahead of them', () => {
    const table = watching();
    table.hear(update(1, [told('Bob', 2), told('Bob', 4)], 7, true));
    expect([table.view?.n, table.events.length, caption(table)]).toEqual([1, 1, 'Bob added 2']);
    vi.advanceTimersByTime(500);
    expect([table.view?.n, table.events.length]).toEqual([3, 2]);
    vi.advanceTimersByTime(500);
    expect([table.view?.n, caption(table)]).toEqual([3, 'Bob added 4']);
    vi.advanceTimersByTime(500);
    expect([table.view?.n, table.myTurn]).toEqual([7, false]);
    vi.advanceTimersByTime(500);
    expect([table.stage.playing, table.myTurn]).toEqual([false, true]);
  });
  it('is all there after a skip, and the question with it', () => {
    const table = watching();
    table.hear(update(1, [told('Bob', 2)], 3));
    table.hear(update(2, [told('Bob', 4)], 7, true));
    table.stage.skip();
    expect([table.view?.n, table.events.length, table.myTurn]).toEqual([7, 3, true]);
  });
  it('is true at once after one’s own deed', () => {
    const table = watching();
    table.hear(update(1, [], 1, true));
    table.say('add');
    table.hear(update(1, [told('Ann', 5)], 6));
    expect([table.view?.n, table.stage.playing]).toEqual([6, false]);
  });
  it('shows what others did after one’s own deed in its time, though both came together', () => {
    const table = watching();
    table.hear(update(1, [], 1, true));
    table.say('add');
    table.hear(update(1, [told('Ann', 5), told('Bob', 2)], 8, true));
    expect([table.view?.n, caption(table)]).toEqual([6, 'Bob added 2']);
    vi.advanceTimersByTime(1000);
    expect([table.view?.n, table.myTurn]).toEqual([8, true]);
  });
  it('leaves the question to whoever is answering it', () => {
    const table = watching();
    table.hear(update(1, [], 1, true));
    table.hear(update(1, [told('Bob', 2)], 3, true));
    expect([table.view?.n, table.myTurn, table.stage.playing]).toEqual([3, true, false]);
  });
  it('jumps at pace 0', () => {
    settings.speed = 0;
    const table = watching();
    table.hear(update(1, [told('Bob', 2)], 3, true));
    expect([table.view?.n, table.stage.playing, table.stage.said.says]).toEqual([3, false, 'Bob added 2']);
  });
});

describe('again', () => {
  it('shows the last turn from where it began, and ends where the table is', () => {
    const table = watching();
    table.hear(update(1, [told('Bob', 2)], 3));
    table.hear(update(2, [told('Bob', 4)], 7, true));
    vi.runAllTimers();
    table.stage.again();
    expect([table.view?.n, table.events.length, caption(table), table.myTurn]).toEqual([1, 1, 'Bob added 2', false]);
    vi.runAllTimers();
    expect([table.view?.n, table.events.length, table.myTurn]).toEqual([7, 3, true]);
  });
  const answer = (table: Table<{ n: number }>): void => {
    table.hear(update(1, [told('Bob', 2)], 3, true));
    vi.runAllTimers();
    table.say('add');
    table.hear(update(2, [told('Ann', 5), told('Bob', 4)], 12, true));
    vi.runAllTimers();
    table.stage.again();
  };
  it('shows what others did since one’s own deed', () => {
    const table = watching();
    answer(table);
    expect([table.view?.n, caption(table)]).toEqual([8, 'Bob added 4']);
  });
  it('shows all of it where the question between was answered without the player', () => {
    const table = watching();
    table.auto = () => true;
    answer(table);
    expect([table.view?.n, caption(table)]).toEqual([1, 'Bob added 2']);
  });
  it('is not possible after an undo, and the undo is told', () => {
    const table = watching();
    table.hear(update(1, [told('Bob', 2)], 3, true));
    vi.runAllTimers();
    const { n } = table.stage.said;
    table.hear(update(1, [], 1, true));
    expect([table.view?.n, table.stage.hasFilm, table.stage.playing]).toEqual([1, false, false]);
    expect(table.stage.said.n).toBe(n + 1);
  });
});

describe('those who listen', () => {
  it('hear a sentence a deed, the same words twice as two', () => {
    const table = watching();
    table.hear(update(1, [told('Bob', 2), told('Bob', 2)], 5));
    const first = table.stage.said;
    vi.advanceTimersByTime(1000);
    expect([first.says, table.stage.said.says]).toEqual(['Bob added 2', 'Bob added 2']);
    expect(table.stage.said.n).toBe(first.n + 1);
  });
});
