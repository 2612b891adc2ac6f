import { axeViolations } from '../support/axe-violations.ts';
import type { Product } from '../support/drivers/product.ts';
import { expect, test } from '../support/fixtures.ts';

test('closing the sheet moves the focus to the button that reopens it, and reopening moves it back', async ({
  product,
}) => {
  await product.openStop(53);
  await product.stop.closeButton.focus();
  await product.press('Enter');
  await expect(product.stop.reopenButton).toBeFocused();
  await product.press('Enter');
  await expect(product.stop.closeButton).toBeFocused();
});

test('the link to the next stop keeps the focus and the new stop is announced', async ({ product, page }) => {
  await product.openStop(53);
  await product.stop.nextLink.focus();
  await product.press('Enter');
  await expect(product.title).not.toHaveText('Лех');
  await expect(product.stop.nextLink).toBeFocused();
  const title = (await product.title.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});

test.describe('hotkeys', () => {
  test.skip(({ layout }) => layout === 'phone', 'a phone has no keyboard');

  test('comma and period open the previous and the next stop', async ({ product }) => {
    await product.openStop(53);
    await product.press('Period');
    await expect(product.title).not.toHaveText('Лех');
    expect(product.relativeUrl).toMatch(/^\/place\/300/);
    await product.press('Comma');
    await expect(product.title).toHaveText('Лех');
  });

  test(
    '? opens a dialog that traps the focus and returns it when it is closed',
    { tag: '@both-languages' },
    async ({ product }) => {
      await product.openStop(53);
      await product.stop.nextLink.focus();
      await product.press('?');
      await expect(product.hotkeyHelp.dialog).toBeVisible();
      for (let presses = 0; presses < 4; presses += 1) {
        await product.press('Tab');
        await expect(product.stop.nextLink).not.toBeFocused();
      }
      // Hotkeys are disabled while the dialog is open.
      await product.press('Period');
      await product.press('Escape');
      await expect(product.hotkeyHelp.dialog).toBeHidden();
      await expect(product.stop.nextLink).toBeFocused();
      expect(product.relativeUrl).toContain('/place/53');
      await product.hotkeyHelp.button.click();
      await expect(product.hotkeyHelp.dialog).toBeVisible();
      await product.hotkeyHelp.closeButton.click();
      await expect(product.hotkeyHelp.dialog).toBeHidden();
      await expect(product.hotkeyHelp.button).toBeFocused();
    },
  );
});

/** Brings the sheet into a state, by the name of the state, in an order in which each can follow the one before. */
const sheetStates: Readonly<Record<string, (product: Product) => Promise<void>>> = {
  'at its full height': ({ sheet, layout }) =>
    layout === 'phone' ? sheet.setHeight('full') : Promise.resolve(),
  scrolled: async ({ sheet }) => {
    await sheet.scrollTo(300);
    await expect(sheet.backToTopButton).toBeVisible();
  },
  'behind the hotkey dialog': async (product) => {
    await product.press('?');
    await expect(product.hotkeyHelp.dialog).toBeVisible();
  },
  'with the settings tab': async (product) => {
    await product.press('Escape');
    await product.changeHash('#p=53/s');
    await expect(product.settings.heading).toBeVisible();
  },
  'at its lowest height': async (product) => {
    await product.changeHash('#p=53/o');
    if (product.layout === 'phone') await product.sheet.setHeight('low');
  },
  closed: async ({ stop }) => {
    await stop.close();
    await expect(stop.reopenButton).toBeVisible();
  },
};

test(
  'sheet of a stop: axe finds no violations in any state',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    await product.openStop(53);
    for (const [state, enter] of Object.entries(sheetStates)) {
      await enter(product);
      expect(await axeViolations(page), state).toEqual([]);
    }
  },
);
