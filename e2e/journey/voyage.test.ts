import { expect, test } from '../support/fixtures.ts';

test.describe('the film without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'its captions are shown whole on small phones',
    { tag: '@every-view' },
    async ({ product, page, layout }) => {
      test.skip(layout === 'desktop', 'a desktop has room for the longest caption');
      await product.open('/voyage');
      const chapters = await product.voyage.chapterPaths();
      expect(chapters.length).toBeGreaterThan(10);
      for (const size of [
        { width: 320, height: 640 },
        { width: 360, height: 740 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        for (const path of chapters) {
          await page.goto(path);
          // Heights of lines are fractions of pixels, which the browser rounds.
          const hidden = await product.voyage.hiddenCaptionHeight();
          expect(hidden, `${path} at ${size.width} px`).toBeLessThanOrEqual(1);
        }
      }
    },
  );
});
