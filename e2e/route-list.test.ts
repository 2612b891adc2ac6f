import { expect, test } from './support/fixtures.ts';

test.describe('the route as a list', { tag: '@both-languages' }, () => {
  test('opens beside the map with the open stop in sight, and follows what is opened on the map', async ({
    product,
    language,
    layout,
  }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.routeList.control.click();
    await expect(product.routeList.heading).toBeFocused();
    await expect(product.routeList.openStop).toContainText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.routeList.openStop).toBeInViewport();
    expect(await product.routeList.isOpenStopWithinSheet()).toBe(true);
    test.skip(layout === 'phone', 'on a phone the list covers the stop');
    await product.goToNextStop();
    await expect(product.title).not.toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(product.routeList.openStop).toContainText((await product.title.textContent()) ?? '');
  });

  test('opens a stop, which the map then shows', async ({ product, layout }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.routeList.control.click();
    const chosen = product.routeList.stops.nth(40);
    const name = (await chosen.locator('[lang]').first().textContent()) ?? '';
    await chosen.click();
    await expect(product.title).toHaveText(name);
    await product.mapToRest();
    if (layout === 'phone') await expect(product.routeList.sheet).toBeHidden();
    else await expect(product.routeList.openStop).toContainText(name);
  });

  test('can be limited to what the map shows, and changes as the map moves', async ({ product, layout }) => {
    test.skip(layout === 'phone', 'on a phone the list covers the map');
    await product.open('/#m=9/34.163/77.584&p=53/o');
    await product.mapToRest();
    await product.routeList.control.click();
    const all = await product.routeList.stops.count();
    await product.routeList.followMap(true);
    await expect.poll(() => product.routeList.stops.count()).toBeLessThan(all);
    const near = await product.routeList.stops.count();
    expect(near).toBeGreaterThan(0);
    await product.changeHash('#m=4/40.02/90.35&p=53/o');
    await expect.poll(() => product.routeList.stops.count()).toBeGreaterThan(near);
  });

  test('is reached, gone through and closed by the keyboard', async ({ product, layout }) => {
    test.skip(layout === 'phone', 'a phone has no keyboard');
    await product.openStop(53);
    await product.mapToRest();
    await product.routeList.control.focus();
    await product.press('Enter');
    await expect(product.routeList.heading).toBeFocused();
    await product.tabTo(product.routeList.openStop);
    await product.press('Home');
    await expect(product.routeList.stops.first()).toBeFocused();
    await product.press('ArrowDown');
    await expect(product.routeList.stops.nth(1)).toBeFocused();
    await product.press('Escape');
    await expect(product.routeList.sheet).toBeHidden();
    await expect(product.routeList.control).toBeFocused();
  });
});
