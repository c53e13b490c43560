import { against, expect, jumping, myTurn, test } from './house';

test('a refusal names its rule, and the rule is a link', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Action' }).fill('buy explorer');
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert');
  await expect(refusal).toBeVisible();
  const rule = refusal.getByRole('link');
  await expect(rule).toHaveText(/^SR-/);
  const id = await rule.innerText();
  await rule.click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('two browsers, a reload in the middle', async ({ browser, house }) => {
  const [one, two] = await Promise.all([
    browser.newContext({ baseURL: house }).then(jumping),
    browser.newContext({ baseURL: house }).then(jumping),
  ]);
  const [ann, bob] = await Promise.all([one.newPage(), two.newPage()]);
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Play Star Realms' }).click();
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  const invitation = await ann.getByRole('textbox', { name: 'Send this link' }).inputValue();
  await bob.goto(invitation);
  await bob.getByRole('button', { name: 'Sit down', exact: true }).click();
  for (const page of [ann, bob]) await expect(page.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();

  const turn = (page: typeof ann) => page.locator('[data-key="go"], [data-key="all"], [data-key^="pick-"]').first();
  await expect.poll(async () => (await turn(ann).count()) + (await turn(bob).count())).toBeGreaterThan(0);
  const [mover, other] = (await turn(ann).count()) ? [ann, bob] : [bob, ann];
  const seen = await other.locator('.log__line').count();
  await mover.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
  await expect.poll(() => other.locator('.log__line').count()).toBeGreaterThan(seen);

  const lines = await other.locator('.log__line').allInnerTexts();
  await other.reload();
  await expect(other.getByRole('contentinfo', { name: 'Decision' })).toBeVisible();
  await expect.poll(() => other.locator('.log__line').allInnerTexts()).toEqual(lines);
  await mover.reload();
  await expect(turn(mover)).toBeVisible();
  await one.close();
  await two.close();
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/#/t/nothing-like-it');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a lost line is told and found again', async ({ page, context }) => {
  await against(page, 'realms');
  await myTurn(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Connection lost' })).toBeVisible();
  await page.locator('[data-anchor^="hand/"][data-lit="choice"]').first().click();
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo the last action' })).toBeVisible();
});

test('the language can be changed', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: 'Sofort spielen' })).toBeVisible();
});

test('who walks by keys sees where they are, also among what is lit', async ({ page }) => {
  await against(page, 'realms');
  await myTurn(page);
  const ring = (thing: Element | null) => (thing ? getComputedStyle(thing).outlineColor : '');
  const lit = page.locator('[data-anchor^="hand/"][data-lit="choice"]').first();
  const before = await lit.evaluate(ring);
  await page.keyboard.press('Tab');
  await lit.focus();
  expect(await lit.evaluate(ring)).not.toBe(before);
});

test('a link that only this computer can open is called one, with the way to let others in', async ({ page }) => {
  await page.goto('/#/new?game=realms&mode=friend');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('note')).toContainText('starboard serve --lan');
});

test('a line that only seems to be open is noticed', async ({ page }) => {
  await page.clock.install();
  let silent = false;
  let opened = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    opened += 1;
    const server = socket.connectToServer();
    socket.onMessage((message) => void (silent || server.send(message)));
    server.onMessage((message) => void (silent || socket.send(message)));
  });
  await against(page, 'realms');
  await myTurn(page);
  const before = opened;
  silent = true;
  await page.clock.fastForward(16_000);
  await page.clock.fastForward(9_000);
  await expect(page.getByRole('status').filter({ hasText: 'Connection lost' })).toBeVisible();
  silent = false;
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  expect(opened).toBeGreaterThan(before);
});
