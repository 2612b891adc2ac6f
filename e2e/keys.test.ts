import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/fixtures.ts';
import { Sheet } from './support/sheet.ts';

test('closing the sheet leads the keyboard to what opens it again, and back', async ({ product }) => {
  const sheet = new Sheet(product);
  await product.openStop(53);
  await sheet.close.focus();
  await product.press('Enter');
  await expect(product.closedStop).toBeFocused();
  await product.press('Enter');
  await expect(sheet.close).toBeFocused();
});

test('the way to the next stop keeps the keyboard, and says where it has led', async ({ product, page }) => {
  await product.openStop(53);
  await product.nextStop.focus();
  await product.press('Enter');
  await expect(product.title).not.toHaveText('Лех');
  await expect(product.nextStop).toBeFocused();
  const title = (await product.title.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});

test.describe('the keys', () => {
  test.skip(({ layout }) => layout === 'phone', 'a phone has no keys');

  test('comma and period go along the route', async ({ product }) => {
    await product.openStop(53);
    await product.press('Period');
    await expect(product.title).not.toHaveText('Лех');
    expect(product.shownAddress).toMatch(/^\/place\/300/);
    await product.press('Comma');
    await expect(product.title).toHaveText('Лех');
  });

  test(
    'are listed by ?, which keeps the focus and returns it',
    { tag: '@both-languages' },
    async ({ product }) => {
      const sheet = new Sheet(product);
      await product.openStop(53);
      await product.nextStop.focus();
      await product.press('?');
      await expect(sheet.keys).toBeVisible();
      for (let presses = 0; presses < 4; presses += 1) {
        await product.press('Tab');
        await expect(product.nextStop).not.toBeFocused();
      }
      // Behind the list nothing moves.
      await product.press('Period');
      await product.press('Escape');
      await expect(sheet.keys).toBeHidden();
      await expect(product.nextStop).toBeFocused();
      expect(product.shownAddress).toContain('/place/53');
      await sheet.keysControl.click();
      await expect(sheet.keys).toBeVisible();
      await sheet.keys.getByRole('button', { name: sheet.words.closeKeys }).click();
      await expect(sheet.keys).toBeHidden();
      await expect(sheet.keysControl).toBeFocused();
    },
  );
});

const states: Readonly<Record<string, (sheet: Sheet) => Promise<void>>> = {
  'at its lowest': (sheet) => sheet.putAt('low'),
  'at its highest': (sheet) => sheet.putAt('full'),
  'read on': async (sheet) => {
    await sheet.scrollTo(300);
    await expect(sheet.backToTop).toBeVisible();
  },
  closed: async (sheet) => {
    await sheet.close.click();
    await expect(sheet.product.closedStop).toBeVisible();
  },
  'with the settings': async (sheet) => {
    await sheet.product.changeHash('#p=53/s');
    await expect(sheet.product.settings.heading).toBeVisible();
  },
  'behind the list of the keys': async (sheet) => {
    await sheet.product.press('?');
    await expect(sheet.keys).toBeVisible();
  },
};

for (const [state, lead] of Object.entries(states)) {
  test(
    `axe finds no fault with the sheet ${state}`,
    { tag: '@both-languages' },
    async ({ product, page, layout }) => {
      test.skip(layout === 'desktop' && state.startsWith('at its'), 'a desktop has a panel of one height');
      await product.openStop(53);
      await lead(new Sheet(product));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    },
  );
}
