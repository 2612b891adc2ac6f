import { expect, test } from '../support/fixtures.ts';

test.describe('route list', { tag: '@both-languages' }, () => {
  test('scrolls to the open stop and marks the next one that is opened', async ({
    product,
    language,
    layout,
  }) => {
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.routeList.openButton.click();
    await expect(product.routeList.heading).toBeFocused();
    await expect(product.routeList.currentStop).toContainText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.routeList.currentStop).toBeInViewport();
    expect(await product.routeList.currentStopFitsPanel()).toBe(true);
    test.skip(layout === 'phone', 'on a phone the list covers the stop');
    await product.stop.goToNext();
    await expect(product.title).not.toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.routeList.currentStop).toContainText((await product.title.textContent()) ?? '');
  });

  test('a click on a stop opens it', async ({ product, layout }) => {
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.routeList.openButton.click();
    const stop = product.routeList.stops.nth(40);
    const name = (await stop.locator('[lang]').first().textContent()) ?? '';
    await stop.click();
    await expect(product.title).toHaveText(name);
    await product.map.waitForIdle();
    if (layout === 'phone') await expect(product.routeList.panel).toBeHidden();
    else await expect(product.routeList.currentStop).toContainText(name);
  });

  test('limited to the map view, it is updated when the map moves', async ({ product, layout }) => {
    test.skip(layout === 'phone', 'on a phone the list covers the map');
    await product.open('/#m=9/34.163/77.584&p=53/o');
    await product.map.waitForIdle();
    await product.routeList.openButton.click();
    const all = await product.routeList.stops.count();
    await product.routeList.limitToMapView(true);
    await expect.poll(() => product.routeList.stops.count()).toBeLessThan(all);
    const limited = await product.routeList.stops.count();
    expect(limited).toBeGreaterThan(0);
    await product.changeHash('#m=4/40.02/90.35&p=53/o');
    await expect.poll(() => product.routeList.stops.count()).toBeGreaterThan(limited);
  });

  test('is opened, navigated and closed with the keyboard', async ({ product, layout }) => {
    test.skip(layout === 'phone', 'a phone has no keyboard');
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.routeList.openButton.focus();
    await product.press('Enter');
    await expect(product.routeList.heading).toBeFocused();
    await product.tabTo(product.routeList.currentStop);
    await product.press('Home');
    await expect(product.routeList.stops.first()).toBeFocused();
    await product.press('ArrowDown');
    await expect(product.routeList.stops.nth(1)).toBeFocused();
    await product.press('Escape');
    await expect(product.routeList.panel).toBeHidden();
    await expect(product.routeList.openButton).toBeFocused();
  });
});
