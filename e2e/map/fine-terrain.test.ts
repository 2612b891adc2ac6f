import { BaseMap } from '../support/browser/base-map.ts';
import { TileProvider } from '../support/browser/tile-provider.ts';
import { expect, test } from '../support/fixtures.ts';

const fineTile = /^https:\/\/dem\.example\.org\/(\d+)\/\d+\/\d+\.webp$/;
const view = '/#m=11/34.300/77.600&p=53/c';

test.use({
  rendersMap: true,
  // Software rendering of the relief takes seconds for a frame of a large window.
  viewport: { width: 600, height: 400 },
  expectedErrors: [/request to another host: https:\/\/dem\.example\.org\/|status of 404/],
});

test("the operator's terrain is requested at near zooms after agreement, and replaces the built-in relief", async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'the map is the same on a smaller screen');
  test.slow();
  const provider = new TileProvider(page);
  await provider.start();
  await product.open(view);
  await product.map.waitForIdle();
  const { hash } = await (await page.request.get('/atlas/terrain/terrain.json')).json();
  const builtIn = await new BaseMap(page).settledColourCount(() => product.map.waitForIdle());
  expect(provider.urls).toEqual([]);

  // A flat area: with mountains squeezed into tiles of this zoom, the contour lines would take half a minute.
  await provider.respondWithTerrain(`/atlas/terrain/${hash}/6/42/19.webp`);
  await page.evaluate(() => localStorage.setItem('onlineMapsAgreed', 'true'));
  await page.reload();
  await expect.poll(() => provider.urls.filter((url) => fineTile.test(url)).length).toBeGreaterThan(3);
  const zooms = provider.urls.map((url) => Number(fineTile.exec(url)?.[1]));
  expect(Math.min(...zooms)).toBeGreaterThanOrEqual(9);
  await product.map.waitForIdle();
  await expect.poll(async () => (await new BaseMap(page).colourStatistics()).colourCount).not.toBe(builtIn);

  provider.failWith(404);
  await page.reload();
  await expect
    .poll(async () => (await new BaseMap(page).colourStatistics()).colourCount, { timeout: 120_000 })
    .toBe(builtIn);
  await expect(page.getByRole('alert')).toBeHidden();
});
