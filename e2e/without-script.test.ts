import { expect, test } from './support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', { tag: '@both-languages' }, () => {
  test('a stop can be read, and its links lead on', async ({ product, language }) => {
    await product.open('/place/53');
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.stop).toContainText({ ru: 'Ладак', en: 'Ladakh' }[language]);
    await expect(product.pictures.first()).toBeVisible();
    await product.goToNextStop();
    await expect(product.title).not.toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.previousStop).toBeVisible();
  });

  for (const address of ['/placeslist', '/timeline']) {
    test(`the map leads to ${address}`, async ({ product, page }) => {
      await product.open('/');
      await page.locator(`#content a[href$="${address}"]`).click();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^(/en)?${address}$`));
      await expect(product.title).toBeVisible();
    });
  }

  test('the other language can be chosen', async ({ product, language }) => {
    await product.open('/place/53');
    await product.switchLanguage();
    await expect(product.title).toHaveText({ ru: 'Leh', en: 'Лех' }[language]);
  });
});
