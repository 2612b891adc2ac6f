import { expect, test } from '../support/fixtures.ts';

/** The scripts of the application. */
const application = '**/assets/page-*.js';

test.describe('before the application', { tag: '@both-languages' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the map is drawn and usable when the application cannot be loaded, and is adopted without another canvas when it is loaded again', async ({
    product,
    language,
  }) => {
    const countContexts = await product.firstMap.countContexts();
    const unblock = await product.scripts.block('page');
    await product.open('/#m=10/34.1642/77.5848');
    await product.firstMap.waitForIdle();
    await expect(product.firstMap.failure).toBeVisible();
    const canvas = await product.map.canvas.elementHandle();
    await product.map.clickCentre();
    await unblock();
    await product.retryButton.click();
    await product.map.waitForIdle();

    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.firstMap.failure).toBeHidden();
    expect(await canvas?.evaluate((known) => known === document.querySelector('canvas'))).toBe(true);
    expect(await countContexts()).toBe(1);
  });
});

test('a click on a button before the application is done once when it is loaded', async ({
  product,
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(application, async (route) => {
    await released;
    await route.continue();
  });
  await product.open('/place/53');
  await product.firstMap.waitForIdle();
  await product.stop.closeButton.click();
  await expect(product.title).toBeVisible();
  release();

  await expect(product.stop.reopenButton).toBeVisible();
  await product.map.waitForLoad();
  await expect(product.stop.reopenButton).toBeVisible();
});
