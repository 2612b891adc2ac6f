import { expect, test } from './support/fixtures.ts';

test('switching language adds and strips /en, keeps query and hash, and stores the choice; the path decides [NAV-3]', async ({
  product,
}) => {
  await product.open('/place/53?from=book#m=7/34.16/77.58&foreign=kept');
  await product.mapToAppear();
  const before = product.shownAddress;
  await product.switchLanguage();
  const english = product.in('en');
  await expect(english.title).toHaveText('Leh');
  expect(product.shownAddress).toBe(`/en${before}`);
  expect(product.shownAddress).toContain('foreign=kept');
  expect(await product.stored('lang')).toContain('en');

  await english.switchLanguage();
  await expect(product.title).toHaveText('Лех');
  expect(product.shownAddress).toBe(before);
  expect(await product.stored('lang')).toContain('ru');

  // The stored choice is Russian, and the path is English.
  await english.open('/place/53');
  await expect(english.title).toHaveText('Leh');
});

test('Alt+S switches the language [NAV-9]', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a phone has no keys');
  await product.openStop(53);
  await product.press('Alt+s');
  await expect(product.in('en').title).toHaveText('Leh');
  await expect(product.otherLanguage).toHaveCount(0);
  await expect(product.in('en').otherLanguage).toBeVisible();
});
