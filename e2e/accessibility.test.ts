import { axeFaults } from './support/axe-faults.ts';
import { expect, test } from './support/fixtures.ts';

const journeys = {
  'the map with a stop': ['/place/53'],
  'the settings': ['/settings', '/place/53#p=53/s'],
  'the map without a stop': ['/#p=0/o', '/#p=53/c'],
  'the pages to read': ['/books', '/book/view/1/4', '/aboutcae', '/about', '/guide', '/place/imageview/53'],
  'the search and the list as pages': ['/search?q=1926', '/search?by=date', '/placeslist?year=1928'],
  'an address that is still to be built': ['/login'],
};

for (const [name, addresses] of Object.entries(journeys)) {
  test(`${name}: axe finds no fault`, { tag: '@every-view' }, async ({ product, page }) => {
    for (const address of addresses) {
      await product.open(address);
      await product.toBeTakenOver();
      expect(await axeFaults(page), address).toEqual([]);
    }
  });
}

test('the list of the route: axe finds no fault', { tag: '@every-view' }, async ({ product, page }) => {
  await product.openStop(53);
  await product.routeList.control.click();
  await expect(product.routeList.heading).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});
