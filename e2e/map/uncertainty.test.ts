import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'the list has only certain positions while the filter is active, which the map and the list announce and remove',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const { map, mapContents, routeList, settings } = product;
    await product.openStop(322);
    await map.waitForIdle();
    await mapContents.keyButton.click();
    await expect(mapContents.accuracyKey).toBeVisible();
    await product.press('Escape');
    await settings.open();
    await mapContents.certainOnlySwitch.click();
    await expect(mapContents.filterNotices).toHaveCount(1);
    await routeList.openButton.click();
    await expect(mapContents.filterNotices).toHaveCount(2);
    const certain = await routeList.stops.count();
    expect(await axeViolations(page, { exclude: 'ol' })).toEqual([]);
    await mapContents.removeFilter(routeList.panel);
    await expect(mapContents.filterNotices).toHaveCount(0);
    expect(await routeList.stops.count()).toBeGreaterThan(certain);
  },
);
