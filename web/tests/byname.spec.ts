import { expect, test } from './house';
import { byName } from './listener';
import { isAccessible } from './look';
import { practise } from './practice';

/** Whole games of all five by role and accessible name alone, as somebody plays who hears the page. */
test.describe.configure({ timeout: 300_000 });

const [MIDWAY, MOST] = [12, 400];
/** Ten rounds at most: captains who never meet would circle for ever. */
const bell = { bell: 'on', max_rounds: '10', quiet_rounds: '4', bell_notice_rounds: '0' };

for (const [game, more] of [
  ['realms', {}],
  ['assembly', { format: 'first-play' }],
  ['attack', { options: bell }],
  ['samurai', {}],
  ['captains', {}],
] as const)
  test(`a whole game of ${game} by name alone`, async ({ page }) => {
    await practise(page, game, 2, [], more);
    expect(await byName(page, MIDWAY), 'it goes on').toBe(false);
    await isAccessible(page, `${game} midway`);
    expect(await byName(page, MOST), 'it comes to its end').toBe(true);
    await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
    await isAccessible(page, `the end of ${game}`);
  });
