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

  test('a chapter and the accounts of a day are readable, and a chapter links to the next one', async ({
    product,
    page,
    language,
  }) => {
    await product.open('/book/view/1/5');
    const name = { ru: 'Этот день в книгах', en: 'This day in the books' }[language];
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expect(product.reader.texts.first()).toBeVisible();
    await expect(page.getByRole('group', { name: { ru: 'Чтение', en: 'Reading' }[language] })).toBeHidden();
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/book\/view\/1\/6$/);
    await product.open('/book/day/1925-09-22');
    await expect(product.title).toHaveText(/1925/);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a chapter has the ${colorScheme} theme of the system`, async ({ product, page }) => {
      await page.emulateMedia({ colorScheme });
      await product.open('/book/view/1/5');
      expect(await product.reader.pageLightness()).toBe(colorScheme);
    });
  }

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
