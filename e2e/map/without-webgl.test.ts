import { expect, test } from '../support/fixtures.ts';
import { isPaintedOver } from '../support/geometry.ts';

test.describe('WebGL failures', { tag: '@both-languages' }, () => {
  test('without WebGL the route is shown as a list of links to the stops', async ({ product, language }) => {
    await product.webgl.disable();
    await product.open('/place/53');
    await expect(product.text(product.messages.mapUnavailable)).toBeVisible();
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    const stop = product.map.stopInFallbackList({ ru: /^Кардонг/, en: /^Khardong La/ }[language]);
    await stop.scrollIntoViewIfNeeded();
    expect(await isPaintedOver(stop)).toBe(false);
    await stop.click();
    await expect(product.title).toHaveText({ ru: /Кардонг/, en: /Khardong La/ }[language]);
  });

  test(
    'the map is shown again when a lost context is restored',
    { tag: '@one-view' },
    async ({ product }) => {
      await product.openStop(53);
      await product.map.waitForIdle();
      await product.webgl.loseContext();
      await expect(product.text(product.messages.mapUnavailable)).toBeVisible();
      await product.webgl.restoreContext();
      await expect(product.text(product.messages.mapUnavailable)).toBeHidden();
      await expect(product.map.region).toBeVisible();
    },
  );
});
