import { expect, test } from '../support/fixtures.ts';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('the swatches of the legend keep different colours', async ({ product, layout }) => {
    test.skip(layout === 'phone', 'a phone shows no legend');
    await product.openStop(53);
    const colours = await product.map.legendColours();
    expect(colours.length).toBeGreaterThan(4);
    expect(new Set(colours).size).toBe(colours.length);
  });

  test('the current language differs from the other one by its background', async ({ product }) => {
    await product.openStop(53);
    const [current, other] = await product.header.languageBackgrounds();
    expect(current).not.toBe(other);
  });

  test('a switch that is on differs from one that is off by its background', async ({ product }) => {
    await product.open('/settings');
    await product.waitForHydration();
    const on = await product.settings.markersBackground();
    await product.settings.markersSwitch.click();
    await expect(product.settings.markersSwitch).not.toBeChecked();
    expect(await product.settings.markersBackground()).not.toBe(on);
  });
});
