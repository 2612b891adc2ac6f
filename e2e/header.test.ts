import { expect, test } from './support/fixtures.ts';

const widths = [992, 1024, 1199, 1200, 1399, 1400];

test.describe('the header', { tag: '@every-view' }, () => {
  for (const { reader, address, entries } of [
    { reader: 'a visitor', address: '/about', entries: 5 },
    { reader: 'an admin, who has one more entry', address: '/about?magic=AdminMode', entries: 6 },
  ]) {
    test(`shows the whole menu on every wide screen to ${reader}`, async ({ product, page, layout }) => {
      test.skip(layout === 'phone', 'the menu of a phone is the bar at its lower edge');
      await product.open(address);
      await product.toBeTakenOver();
      await expect(product.headerMenu).toHaveCount(entries);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await product.cutMenuEntries(), `at ${width} px`).toEqual([]);
      }
    });
  }
});
