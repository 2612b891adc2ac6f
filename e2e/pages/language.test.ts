import { expect, test } from '../support/fixtures.ts';

test('the language switcher toggles the prefix /en, keeps query and hash, and stores the language [NAV-3]', async ({
  product,
}) => {
  await product.open('/place/53?from=book#m=7/34.16/77.58&foreign=kept');
  await product.map.waitForLoad();
  const before = product.relativeUrl;
  await product.header.switchLanguage();
  const english = product.inLanguage('en');
  await expect(english.title).toHaveText('Leh');
  expect(product.relativeUrl).toBe(`/en${before}`);
  expect(product.relativeUrl).toContain('foreign=kept');
  expect(await product.localStorageItem('lang')).toContain('en');

  await english.header.switchLanguage();
  await expect(product.title).toHaveText('Лех');
  expect(product.relativeUrl).toBe(before);
  expect(await product.localStorageItem('lang')).toContain('ru');
});

test(
  'a page opens in the chosen language, before a choice in that of the browser, and keeps query and hash',
  { tag: '@one-view' },
  async ({ product }) => {
    const english = product.inLanguage('en');
    await english.open('/place/53?from=book#m=7/34.16/77.58');
    await expect(product.title).toHaveText('Лех');
    expect(product.relativeUrl).toMatch(/^\/place\/53\?from=book#m=7\/34\.16\/77\.58/);
    await product.header.switchLanguage();
    await expect(english.title).toHaveText('Leh');
    await product.open('/place/53');
    await expect(english.title).toHaveText('Leh');
    expect(product.relativeUrl).toMatch(/^\/en\/place\/53/);
  },
);

test('a crawler is not redirected to another language', { tag: '@one-view' }, async ({ product }) => {
  const english = product.inLanguage('en');
  await english.open('/place/53?thisIsBot');
  await english.waitForHydration();
  await expect(english.title).toHaveText('Leh');
});

test('Alt+S switches the language [NAV-9]', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  await product.openStop(53);
  await product.press('Alt+s');
  await expect(product.inLanguage('en').title).toHaveText('Leh');
  await expect(product.header.languageLink).toHaveCount(0);
  await expect(product.inLanguage('en').header.languageLink).toBeVisible();
});
