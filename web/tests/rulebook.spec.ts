import { expect, test } from './house';
import { looksRight } from './look';

/** A card of each game, and a rule its book cites first. */
const BOOKS = {
  realms: { card: 'Stealth Needle', rule: 'SR-G1' },
  assembly: { card: 'Dif Mendu', rule: 'SA-Z1' },
  samurai: { card: 'Golden Carp', rule: 'SS-F3' },
  attack: { card: 'Nanobots', rule: 'AT-D1' },
  captains: { card: 'Repair Bots', rule: 'SC-G2' },
};
const LANGUAGES = {
  en: { turn: 'Your turn', search: 'Search: a card, a word, a question', found: /1 card/ },
  de: { turn: 'Dein Zug', search: 'Suche: eine Karte, ein Wort, eine Frage', found: /1 Karte/ },
} as const;

for (const [game, { card, rule }] of Object.entries(BOOKS))
  for (const [language, words] of Object.entries(LANGUAGES))
    test(`the rulebook of ${game} in ${language}: read, searched, and precise`, async ({ page }) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('starboard.settings', JSON.stringify({ language: chosen })),
        language,
      );
      await page.goto(`/#/rules/${game}`);
      await expect(page.getByRole('heading', { name: words.turn })).toBeVisible();
      await expect(page.locator('.turn li')).toHaveCount(5);
      await expect(page.locator('.cards li').first()).toBeAttached();
      await looksRight(page, `book-${game}-${language}`);
      await page.getByRole('searchbox', { name: words.search }).fill(card);
      await expect(page.getByRole('status')).toContainText(words.found);
      await expect(page.locator('.cards b', { hasText: card })).toBeVisible();
      await page.getByRole('searchbox', { name: words.search }).fill('');
      await page.getByRole('link', { name: rule, exact: true }).first().click();
      await expect(page.locator(`[id="${rule}"].here`)).toBeInViewport();
    });

test('a question is answered by the search, and shown where it stands', async ({ page }) => {
  await page.goto('/#/rules/realms');
  await page.getByRole('searchbox').fill('What happens when my deck is empty?');
  const found = page.getByRole('region', { name: 'What was found' });
  await expect(found).toContainText('shuffle your discard pile');
  await found.getByRole('button', { name: 'Show it in the book' }).first().click();
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeFocused();
});

test('what the book does not say the precise rules are searched for', async ({ page }) => {
  await page.goto('/#/rules/realms');
  await page.getByRole('searchbox').fill('outpost');
  await page.getByRole('link', { name: /of the precise rules/ }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('outpost');
  await expect(page.getByRole('status')).toContainText('paragraph');
});
