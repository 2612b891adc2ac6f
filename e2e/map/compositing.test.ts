import { expect, test } from '../support/fixtures.ts';

test('no visible element above the canvas is as large as the map', async ({ product, page }) => {
  await product.openStop(53);
  await product.map.waitForIdle();
  // Such an element would merge all panels into one compositing layer of its size, which slows down every frame.
  const large = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const view = canvas?.closest('.map-view');
    if (!canvas || !view) throw new Error('the page has no map');
    const map = canvas.getBoundingClientRect();
    return [...view.querySelectorAll('*')]
      .filter((element) => !element.contains(canvas))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= map.width && height >= map.height;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(large).toEqual([]);
});
