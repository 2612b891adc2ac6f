import { expect, test } from '../support/fixtures.ts';

/** Window widths in CSS pixels around the breakpoints of the header. */
const widths = [992, 1024, 1199, 1200, 1399, 1400];

test.describe('header menu', { tag: '@every-view' }, () => {
  for (const { role, path, linkCount } of [
    { role: 'a visitor', path: '/about', linkCount: 5 },
    { role: 'an admin', path: '/about?magic=AdminMode', linkCount: 6 },
  ]) {
    test(`is not clipped at any desktop width for ${role}`, async ({ product, page, layout }) => {
      test.skip(layout === 'phone', 'a phone shows the menu in the bottom bar');
      await product.open(path);
      await product.waitForHydration();
      await expect(product.header.menuLinks).toHaveCount(linkCount);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await product.header.clippedMenuLinks(), `at ${width} px`).toEqual([]);
      }
    });
  }
});
