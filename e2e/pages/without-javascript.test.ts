import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', { tag: '@both-languages' }, () => {
  test('the page of a stop is readable and links to the next stop', async ({ product, language }) => {
    await product.open('/place/53');
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.stop.region).toContainText({ ru: 'Ладак', en: 'Ladakh' }[language]);
    await expect(product.stop.images.first()).toBeVisible();
    await product.stop.goToNext();
    await expect(product.title).not.toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.stop.previousLink).toBeVisible();
  });

  for (const path of ['/placeslist', '/timeline']) {
    test(`the map page links to ${path}`, async ({ product, page }) => {
      await product.open('/');
      await page.locator(`#content a[href$="${path}"]`).click();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^(/en)?${path}$`));
      await expect(product.title).toBeVisible();
    });
  }

  test(
    'the language switcher opens the translated page',
    { tag: '@one-view' },
    async ({ product, language }) => {
      await product.open('/place/53');
      await product.header.switchLanguage();
      await expect(product.title).toHaveText({ ru: 'Leh', en: 'Лех' }[language]);
    },
  );
});
