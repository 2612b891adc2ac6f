import { expect, test } from '../support/fixtures.ts';

test(
  'the accounts of a day are opened from a text of the reader and link to the next day',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    await product.open('/book/view/1/5');
    await product.waitForHydration();
    const name = { ru: 'Этот день в книгах', en: 'This day in the books' }[language];
    await product.reader.texts.nth(1).getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/book\/day\/1925-\d\d-\d\d$/);
    await expect(product.title).toHaveText(/1925/);
    await expect(
      page.getByRole('heading', { name: { ru: 'Расхождения', en: 'Where the accounts differ' }[language] }),
    ).toBeVisible();
    expect(await product.reader.horizontalOverflow()).toBeLessThanOrEqual(0);
    const day = await product.title.textContent();
    await page.locator('a[rel="next"]').click();
    await expect(product.title).not.toHaveText(day ?? '');
  },
);
