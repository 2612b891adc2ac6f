import { expect, test } from '../support/fixtures.ts';

test('the zoom control shows the level and is hidden on touch screens except for researchers [MAP-2]', async ({
  product,
  layout,
}) => {
  await product.open('/place/53#m=6.5/34.163/77.584');
  await product.map.waitForIdle();
  if (layout === 'phone') {
    await expect(product.zoom.zoomInButton).toBeHidden();
    await expect(product.zoom.zoomOutButton).toBeHidden();
    await expect(product.zoom.level).toBeHidden();
    await product.open('/place/53?magic=ResearcherMode#m=6.5/34.163/77.584');
    await product.map.waitForIdle();
  }
  await expect(product.zoom.level).toHaveText('6.5');
  await product.zoom.zoomInButton.click();
  await expect(product.zoom.level).toHaveText('7.5');
  await product.zoom.zoomOutButton.click();
  await expect(product.zoom.level).toHaveText('6.5');
});

test('the maximum zoom is 22', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a touch screen has no zoom buttons');
  await product.open('/place/53#m=25/34.163/77.584');
  await expect(product.zoom.level).toHaveText('22');
  await product.zoom.zoomInButton.click();
  await product.map.waitForIdle();
  await expect(product.zoom.level).toHaveText('22');
});

test('the canvas covers the whole window', { tag: '@one-view' }, async ({ product, page }) => {
  await product.open('/');
  await product.map.waitForLoad();
  const box = await product.map.canvas.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
});

test('without a hash the initial view is kept at zoom 4 while place 5 opens, in the lowest sheet on a phone [MAP-1]', async ({
  product,
  layout,
  page,
}) => {
  await product.open('/');
  await product.map.waitForIdle();
  await expect(product.title).toHaveText('Дарджилинг');
  expect(await product.map.canvas.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  expect(product.relativeUrl).toBe('/');
  if (layout === 'phone') await expect(product.sheet.handle).toHaveAttribute('aria-valuenow', '1');
  // The key + zooms around the centre of the map, so the URL shows where the centre was.
  await product.map.canvas.focus();
  await product.press('+');
  await expect.poll(() => product.relativeUrl).toBe('/#m=5/40.020/90.350');
  await product.open('/#m=22/40.02/90.35');
  await product.map.waitForIdle();
  await product.map.canvas.focus();
  await product.press('+');
  await product.map.waitForIdle();
  await product.press('-');
  await expect.poll(() => product.relativeUrl).toMatch(/^\/#m=21\/40\.0200\d\/90\.3500\d/);
});
