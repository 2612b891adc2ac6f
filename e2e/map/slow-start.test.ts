import { expect, test } from '../support/fixtures.ts';

/** The tiles of the base map; the pictures of the atlas are part of the page. */
const tiles = /\/atlas\/(?!pictures\/)/;

test.describe('while the tiles of the base map are loading', { tag: '@both-languages' }, () => {
  test('the drawing of the server stays, opens its stops without another document, and is replaced once the tiles have loaded', async ({
    product,
    page,
    language,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(tiles, async (route) => {
      await released;
      await route.continue();
    });
    await product.open('/');
    await product.map.canvas.waitFor({ state: 'attached' });
    await expect(product.map.drawing).toBeVisible();
    await expect(product.map.loadingMessage).toBeVisible();
    // Before that a link loads another document.
    await product.waitForApplication();
    const document = await page.evaluateHandle(() => window.document);
    await product.map.drawnStop({ ru: 'Лех', en: 'Leh' }[language]).click();
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    expect(await document.evaluate((known) => known === window.document)).toBe(true);
    release();
    await product.map.waitForIdle();
    await expect(product.map.drawing).toBeHidden();
  });
});
