import { expect, test } from '../support/fixtures.ts';
import { boxOf, overlap } from '../support/geometry.ts';

for (const size of [24, 32]) {
  test(
    `a font size of ${size} px in the browser keeps header, facts, menu and attribution in place`,
    { tag: '@both-languages' },
    async ({ product, layout }) => {
      const { header, search } = product;
      await product.textFit.setFontSize(size);
      await product.openStop(53);
      await expect(product.journey.bar).toBeVisible();
      expect(await product.textFit.horizontalOverflow()).toBe(0);
      expect(await product.textFit.clippedControls()).toEqual([]);
      expect(await product.textFit.brokenWords()).toEqual([]);

      const banner = await boxOf(header.banner);
      const parts = [header.homeLink, search.headerButton, header.languageLink];
      for (const [index, part] of parts.entries()) {
        const { left, right, top, bottom } = await boxOf(part);
        expect(left).toBeGreaterThanOrEqual(banner.left);
        expect(right).toBeLessThanOrEqual(banner.right);
        expect(top).toBeGreaterThanOrEqual(banner.top);
        expect(bottom).toBeLessThanOrEqual(banner.bottom);
        const next = parts[index + 1];
        if (next) expect(await overlap(part, next)).toBe(false);
      }
      if (layout === 'desktop') {
        expect(await header.clippedMenuLinks()).toEqual([]);
        expect(await overlap(product.map.attribution, product.journey.bar)).toBe(false);
      } else {
        expect(await product.textFit.clippedLabels(header.bottomBar)).toEqual([]);
      }
    },
  );
}
