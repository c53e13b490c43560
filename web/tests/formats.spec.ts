import { against, expect, myTurn, test } from './house';
import { looksRight } from './look';
import { byMouse } from './player';

/** Every format of Star Realms and every stage of Assembly, with a real game on the table. */
test.describe.configure({ timeout: 300_000 });

for (const [format, players] of [['two-headed-hydra', 4], ['three-headed-hydra', 6], ['free-for-all', 4], ['hunter', 5], ['emperor', 6], ['raid', 6]] as const)
  test(`the table of ${format} with ${players}`, async ({ page }) => {
    await against(page, 'realms', 'random', players, format);
    await byMouse(page, 24);
    await myTurn(page);
    await looksRight(page, `realms-${format}`);
  });

test('the war of Starships Assembly', async ({ page }) => {
  await against(page, 'assembly', 'random');
  await expect(async () => {
    expect(await byMouse(page, 12)).toBe(false);
    expect(await page.getByRole('region', { name: 'Order of initiative' }).count()).toBe(1);
  }).toPass({ timeout: 240_000 });
  await myTurn(page);
  await looksRight(page, 'assembly-war');
});

for (const game of ['realms', 'assembly', 'attack', 'samurai', 'captains'])
  test(`the lesson of ${game} looks right`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    const coach = page.getByRole('region', { name: 'Lesson' });
    await coach.getByRole('button', { name: 'Go on' }).click();
    await expect(coach).toContainText('2 of');
    await looksRight(page, `lesson-${game}`);
  });

test('the list of lessons', async ({ page }) => {
  await page.goto('/#/learn');
  await expect(page.getByRole('link', { name: /^Learn / })).toHaveCount(5);
  await looksRight(page, 'lessons');
});
