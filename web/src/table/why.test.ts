import { expect, test } from 'vitest';
import { tryFor } from './why';

test('a thing is asked about in its game’s own notation', () => {
  expect(tryFor('samurai', ['hand/elite-general'], 'Elite General, costs 4. Battle.')).toBe('play Elite General');
  expect(tryFor('captains', ['room/helm'], 'Helm: red')).toBe('use Helm with R');
  expect(tryFor('attack', ['trait/engines'], 'Engines')).toBe('lose E');
});

test('what has no notation is not asked about', () => {
  expect(tryFor('realms', ['combat'], 'Combat 3')).toBeNull();
  expect(tryFor('chess', ['hand/king'], 'King')).toBeNull();
});
