import { BaseMap } from '../support/browser/base-map.ts';
import { expect, test } from '../support/fixtures.ts';

/** A rendered base map has at least so many colours, and none of them covers a larger share. */
const minimumColourCount = 25;
const maximumColourShare = 0.6;

test.describe('base layer A', () => {
  test.use({
    rendersMap: true,
    // Software rendering takes several seconds per frame in a large window.
    viewport: { width: 1000, height: 600 },
    expectedErrors: [/the server responded with a status of (404|500)/],
  });

  test(
    'is rendered without requests to other hosts and despite tile errors [MAP-23]',
    { tag: '@one-view' },
    async ({ product, page, baseURL }) => {
      test.slow();
      const baseMap = new BaseMap(page);
      await baseMap.blockOtherHosts(baseURL ?? '');
      const failedTiles = await baseMap.failTiles(4);
      const url = '/#m=5/36.000/80.000&l=A&p=53/c';
      await product.open(url);
      await product.map.waitForIdle();
      expect(failedTiles()).toBeGreaterThan(0);
      expect(product.relativeUrl).toBe(url);
      const { colourCount, largestShare } = await baseMap.colourStatistics();
      expect(colourCount).toBeGreaterThan(minimumColourCount);
      expect(largestShare).toBeLessThan(maximumColourShare);
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(product.text(product.messages.mapUnavailable)).toBeHidden();
      await product.zoom.zoomIn();
      expect(product.relativeUrl).toContain('&l=A&');
      expect((await baseMap.colourStatistics()).colourCount).toBeGreaterThan(minimumColourCount);
    },
  );
});

test(
  'the base map has several colours at zoom 2 and in the Gobi at zoom 12',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const baseMap = new BaseMap(page);
    await product.open('/#m=2/42.500/104.000&p=5/c');
    for (const zoom of [2, 12]) {
      await product.changeHash(`#m=${zoom}/42.500/104.000&p=5/c`);
      await product.map.waitForIdle();
      const { colourCount } = await baseMap.colourStatistics();
      expect(colourCount, `colours at zoom ${zoom}`).toBeGreaterThan(5);
    }
  },
);
