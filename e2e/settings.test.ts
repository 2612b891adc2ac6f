import { expect, test } from './support/fixtures.ts';

test.describe('the settings', { tag: '@both-languages' }, () => {
  test('open from the map, work at once, are kept, and go back to the stop [MAP-6]', async ({ product }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.settings.control.click();
    await expect(product.settings.heading).toBeVisible();
    await expect(product.settings.markers).toBeChecked();
    await product.settings.markers.click();
    await expect(product.settings.markers).not.toBeChecked();
    expect(product.shownAddress).toMatch(/p=53\/s$/);
    await product.page.reload();
    await expect(product.settings.markers).not.toBeChecked();
    await product.settings.reset.click();
    await expect(product.settings.markers).toBeChecked();
    await product.settings.control.click();
    await expect(product.stop).toBeVisible();
  });

  test('are the same on a page of their own, which finds them in the browser [SET-3]', async ({
    product,
  }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.settings.control.click();
    await product.settings.mainSection.click();
    await product.settings.markers.click();
    const groups = await product.settings.groups();
    expect(groups).toHaveLength(3);
    const kept = await product.page.evaluate(() => localStorage.getItem('appOptions'));
    expect(kept).toContain('"showMarkers":false');
    await product.open('/settings');
    await expect(product.settings.heading).toBeVisible();
    await expect(product.settings.mainSection).not.toBeChecked();
    expect(await product.settings.groups()).toEqual(groups);
  });

  test('of the sections change what the map and its list hold', async ({ product }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.routeList.control.click();
    const all = await product.routeList.stops.count();
    await product.page.keyboard.press('Escape');
    await product.settings.control.click();
    await product.settings.mainSection.click();
    await product.routeList.control.click();
    await expect.poll(() => product.routeList.stops.count()).toBeLessThan(all);
  });
});
