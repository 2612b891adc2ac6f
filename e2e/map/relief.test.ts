import { BaseMap } from '../support/browser/base-map.ts';
import { expect, test } from '../support/fixtures.ts';

const url = '/#m=8/36.000/78.000&p=53/c';
const isTerrainTile = /\/atlas\/terrain\/[0-9a-f]+\/\d+\/\d+\/\d+\.webp$/;

test.use({
  rendersMap: true,
  // Software rendering of the relief takes seconds for a frame of a large window.
  viewport: { width: 1000, height: 600 },
  expectedErrors: [/the server responded with a status of (404|500)/],
});

test('the relief is drawn after the map; without terrain the map has fewer colours and no error', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'the map is the same on a smaller screen');
  test.slow();
  const baseMap = new BaseMap(page);
  const tile = page.waitForResponse((response) => isTerrainTile.test(response.url()));
  await product.open(url);
  await product.map.waitForIdle();
  expect((await tile).headers()['cache-control']).toContain('immutable');
  await product.map.waitForIdle();
  const withRelief = await baseMap.colourStatistics();

  await baseMap.removeTerrain();
  await page.reload();
  await product.map.waitForIdle();
  const without = await baseMap.colourStatistics();
  expect(withRelief.colourCount).toBeGreaterThan(without.colourCount * 1.2);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('damaged terrain tiles leave the rest of the map usable', async ({ product, page, layout }) => {
  test.skip(layout === 'phone', 'the map is the same on a smaller screen');
  test.slow();
  const baseMap = new BaseMap(page);
  const damaged = await baseMap.damageTerrain();
  await product.open(url);
  await product.map.waitForIdle();
  await expect.poll(damaged).toBeGreaterThan(4);
  await product.map.waitForIdle();
  expect((await baseMap.colourStatistics()).colourCount).toBeGreaterThan(15);
  await expect(page.getByRole('alert')).toBeHidden();
  await product.zoom.zoomIn();
  await product.map.waitForIdle();
  await expect(product.text(product.messages.mapUnavailable)).toBeHidden();
});
