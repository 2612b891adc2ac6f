import { expect, test } from '../support/fixtures.ts';

test.describe('a stop begins with its story', { tag: '@every-view' }, () => {
  test('with four lines of the text below title, dates, facts and picture', async ({
    product,
    page,
    layout,
  }) => {
    if (layout === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    await product.openStop(116);
    await product.sheet.waitForAnimations();
    await expect.poll(() => product.placePane.countVisibleTextLines()).toBeGreaterThanOrEqual(4);
  });

  test('and its facts are not cut', async ({ product, page, layout }) => {
    if (layout === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    for (const placeId of [116, 53]) {
      await product.openStop(placeId);
      await expect.poll(() => product.placePane.areFactsUncut()).toBe(true);
    }
  });

  test('and on a phone the scale covers no labels of the map', async ({ product, page, layout }) => {
    test.skip(layout === 'desktop', 'on a desktop the scale is below the panels');
    await page.setViewportSize({ width: 390, height: 844 });
    await product.openStop(116);
    await product.sheet.waitForAnimations();
    await expect.poll(() => product.sheet.containsScale()).toBe(true);
    await product.sheet.setHeight('low');
    await expect.poll(() => product.sheet.containsScale()).toBe(true);
  });
});
