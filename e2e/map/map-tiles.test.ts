import { expect, test } from '../support/account-fixtures.ts';
import { writePlace } from '../support/write-place.ts';

/** Leh and Phyang, and two positions in the Bay of Bengal where the map has neither stops nor legs. */
const leh = 53;
const phyang = 51;
const south = { latitude: 12, longitude: 88 };
const west = { latitude: 8, longitude: 86 };

test.describe('the tiles of the stops and legs', { tag: '@one-view' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the map draws a stop from tiles, without the lists', async ({ product, page }) => {
    const tiles = page.waitForResponse((response) => response.url().includes('/v1/map-tiles/'));
    await page.route('**/v1/places/', (route) => route.abort());
    await product.open('/#m=9/34.1642/77.5848');
    await tiles;
    await product.map.waitForIdle();
    await product.map.clickCentre();

    await expect.poll(() => product.relativeUrl).toContain(`/place/${leh}`);
  });

  test('a write changes the stop that the map of the next page draws', async ({ product, server }) => {
    await writePlace(server.address, leh, south);
    await product.open(`/#m=9/${south.latitude}/${south.longitude}`);
    await product.map.waitForIdle();
    await product.map.clickCentre();

    await expect.poll(() => product.relativeUrl).toContain(`/place/${leh}`);
  });
});

test.describe('an outdated tileset', { tag: '@one-view' }, () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is replaced by the current one when an open page requests a further tile', async ({
    product,
    page,
    server,
  }) => {
    await product.open(`/#m=9/${west.latitude}/${west.longitude}`);
    await product.map.waitForIdle();
    await writePlace(server.address, phyang, west);
    // Until a page of another visitor requests the current tileset, the server makes tiles of the earlier one.
    await fetch(`${server.address}/v1/map-tiles/`);
    const outdated = page.waitForResponse((response) => response.status() === 404);
    const replaced = page.waitForResponse(
      (response) => /\/v1\/map-tiles\/\w+\//.test(response.url()) && response.status() === 200,
    );
    await product.zoom.zoomInButton.click();
    expect(((await (await outdated).json()) as { readonly code: string }).code).toBe('outdated_tileset');
    await replaced;
    await product.map.waitForIdle();
    await product.map.clickCentre();

    await expect.poll(() => product.relativeUrl).toContain(`/place/${phyang}`);
  });
});
