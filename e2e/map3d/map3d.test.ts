import { expect, test } from '../support/fixtures.ts';

const leh = '#3d=34.16420,77.58480,30000,24,14,5000&p=53/o';

test.describe('3D map', { tag: '@both-languages' }, () => {
  test('a stop opens in 3D, the camera is in the URL, and a reload restores it', async ({
    product,
    language,
    page,
  }) => {
    await product.open('/settings');
    await product.waitForHydration();
    await product.scene.setting.click();
    await product.open('/place/53');
    await product.waitForHydration();
    await product.scene.link.click();
    await product.scene.waitForScene();
    expect(product.relativeUrl).toBe(product.localizedPath('/map3d/cae') + leh);
    await expect(product.scene.stop({ ru: 'Лех', en: 'Leh' }[language])).toBeVisible();
    await product.scene.turnRightButton.click();
    await expect(page).toHaveURL(/#3d=34\.16420,77\.58480,30000,24,44,5000&p=53/);
    await page.reload();
    await product.scene.waitForScene();
    await product.scene.turnRightButton.click();
    await expect(page).toHaveURL(/#3d=34\.16420,77\.58480,30000,24,74,5000&p=53/);
  });

  test('the flight goes from stop to stop under reduced motion, with the chronicle', async ({
    product,
    language,
  }) => {
    await product.open('/map3d/demo');
    await product.scene.waitForScene();
    await expect(product.scene.playButton).toBeHidden();
    await product.scene.nextButton.click();
    await expect(product.scene.stop({ ru: 'Кардонг', en: 'Khardong La' }[language])).toBeVisible();
    await expect(product.scene.chronicle).toBeVisible();
  });

  test(
    'without WebGL the main stops are a list of links',
    { tag: '@one-view' },
    async ({ product, language }) => {
      await product.webgl.disable();
      await product.open('/map3d/cae');
      await expect(product.text(product.scene.names.unavailable)).toBeVisible();
      await expect(
        product.scene.listedStop({ ru: /^Каракорум/, en: /^Karakoram Pass/ }[language]),
      ).toBeVisible();
    },
  );
});

test.describe('failed heights', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('without heights the map is flat, with a message', { tag: '@one-view' }, async ({ product }) => {
    await product.scene.failHeights();
    await product.open(`/map3d/cae${leh}`);
    await expect(product.text(product.scene.names.flat)).toBeVisible();
  });
});
