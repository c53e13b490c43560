import { describe, expect, it } from 'vitest';
import { paragraphs, search } from './rulebook';
import { seriesOf } from './series';

const text = [
  '# Rules',
  '',
  '**SR-X5** Outposts go',
  'first.',
  '',
  '- SR-A1: play `it`',
  '',
  '| SR-Q1 | said |',
  '|---|---|',
  '',
  '```',
  'scene SR-E1',
  '```',
].join('\n');

describe('a rulebook', () => {
  it('is paragraphs with their IDs', () => {
    const all = paragraphs(text);
    expect(all.map((one) => [one.kind, one.id])).toEqual([
      ['heading', null],
      ['item', 'SR-X5'],
      ['item', 'SR-A1'],
      ['row', 'SR-Q1'],
      ['code', null],
    ]);
    expect(all[1]?.text).toBe('SR-X5 Outposts go first.');
  });
  it('has one address for a rule, where it is first told', () => {
    const all = paragraphs('- SR-A1 play it\n\n- SR-A1 again\n\n- SR-A2 more');
    expect(all.map((one) => one.id)).toEqual(['SR-A1', null, 'SR-A2']);
  });
  it('is searched by words in any order', () => {
    expect(search(paragraphs(text), 'first outposts').map((one) => one.id)).toEqual(['SR-X5']);
    expect(search(paragraphs(text), 'nothing like it')).toEqual([]);
  });
});

describe('a plot', () => {
  it('shows what changes, the main number first', () => {
    const at = (step: number, authority: number, trade: number) => ({
      step,
      view: { players: [{ seat: 1, trade, authority, deck: 3 }] },
    });
    const series = seriesOf([at(0, 50, 0), at(1, 44, 2)]);
    expect(series.map((one) => one.key)).toEqual(['authority', 'trade']);
    expect(series[0]?.lines[0]?.points.map((point) => point.value)).toEqual([50, 44]);
  });
});
