import { expect, test } from '../support/fixtures.ts';

test.describe('settings', { tag: '@both-languages' }, () => {
  test('the map button, on a phone the tab of the sheet, opens and closes the settings, which apply immediately and are stored [MAP-6]', async ({
    product,
  }) => {
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.settings.open();
    await expect(product.settings.heading).toBeVisible();
    await expect(product.settings.markersSwitch).toBeChecked();
    await product.settings.markersSwitch.click();
    await expect(product.settings.markersSwitch).not.toBeChecked();
    expect(product.relativeUrl).toMatch(/p=53\/s$/);
    await product.page.reload();
    await expect(product.settings.markersSwitch).not.toBeChecked();
    await product.settings.resetButton.click();
    await expect(product.settings.markersSwitch).toBeChecked();
    await product.settings.close();
    await expect(product.stop.region).toBeVisible();
  });

  test('the settings page shows the same groups and stored values as the tab [SET-3]', async ({
    product,
  }) => {
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.settings.open();
    await product.settings.mainSectionSwitch.click();
    await product.settings.markersSwitch.click();
    const groups = await product.settings.groupSnapshots();
    expect(groups).toHaveLength(3);
    const stored = await product.page.evaluate(() => localStorage.getItem('appOptions'));
    expect(stored).toContain('"showMarkers":false');
    await product.open('/settings');
    await expect(product.settings.heading).toBeVisible();
    await expect(product.settings.mainSectionSwitch).not.toBeChecked();
    expect(await product.settings.groupSnapshots()).toEqual(groups);
  });

  test(
    'hiding a section removes its stops from the route list',
    { tag: '@one-view' },
    async ({ product }) => {
      await product.openStop(53);
      await product.map.waitForIdle();
      await product.routeList.openButton.click();
      const all = await product.routeList.stops.count();
      await product.page.keyboard.press('Escape');
      await product.settings.open();
      await product.settings.mainSectionSwitch.click();
      await product.routeList.openButton.click();
      await expect.poll(() => product.routeList.stops.count()).toBeLessThan(all);
    },
  );
});
