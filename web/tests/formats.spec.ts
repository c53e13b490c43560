import { against, expect, myTurn, test } from './house';
import { looksRight } from './look';
import { byMouse } from './player';

/** Every format of Star Realms and every stage of Assembly, with a real game on the table. */
test.describe.configure({ timeout: 300_000 });
test.skip(
  process.env.SOAK !== '1' && process.env.SCREENS === undefined,
  'long: a part of make soak, and of npm run screens',
);

for (const [format, players] of [
  ['two-headed-hydra', 4],
  ['three-headed-hydra', 6],
  ['free-for-all', 4],
  ['hunter', 5],
  ['emperor', 6],
  ['raid', 6],
] as const)
  test(`the table of ${format} with ${players}`, async ({ page }) => {
    await against(page, 'realms', 'random', players, format);
    await byMouse(page, 24);
    await myTurn(page);
    await looksRight(page, `realms-${format}`);
  });

test('the war of Starships Assembly', async ({ page }) => {
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown): Promise<{ id: string; key: string }> =>
      (
        await fetch('/api/v1' + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ id: string; key: string }>;
    localStorage.setItem('starboard.key', (await post('/guests', { name: 'Ann' })).key);
    const position = 'phase  war; seat 1 fleet  Lance, Noma, Vero, Plenum; seat 2 fleet  United, Ostrin, Gazer, Tumult';
    return (
      await post('/tables', {
        game: 'assembly',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'cadet' }],
        practice: { seed: '4', position },
      })
    ).id;
  });
  await page.goto(`/#/t/${id}`);
  await myTurn(page);
  await page.locator('[data-anchor^="weapon/"][data-lit="choice"]').first().click();
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
