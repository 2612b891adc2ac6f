import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

/**
 * The rows of the stops between every eighth: more than 500 rows of a few kinds take axe half a minute. The first screen has them all.
 */
const repeatedRows = 'ol > li:nth-child(n + 4):not(:nth-child(8n))';

/** Paths to check, by the name of the screen. */
const screens = {
  'map with an open stop': ['/place/53'],
  settings: ['/settings', '/place/53#p=53/s'],
  'map without a stop': ['/#p=0/o', '/#p=53/c'],
  'pages of books': ['/book/view/1/4', '/book/day/1925-09-22', '/concordance?q=caravan'],
  'content pages': ['/books', '/aboutcae', '/about', '/guide', '/place/imageview/53'],
  'search page and list of places': ['/search?q=1926', '/search?by=date', '/placeslist?year=1928'],
  '3D map and flight': ['/map3d/cae#3d=34.16420,77.58480,30000,24,14,5000&p=53/o', '/map3d/demo'],
  'sign-in and registration': ['/login', '/register'],
};

for (const [index, [screen, paths]] of Object.entries(screens).entries()) {
  test(`${screen}: axe finds no violations`, { tag: '@both-languages' }, async ({ product, page }) => {
    for (const path of paths) {
      await product.open(path);
      await product.waitForHydration();
      const scope = index === 0 ? {} : { exclude: repeatedRows };
      expect(await axeViolations(page, scope), path).toEqual([]);
    }
  });
}

test('route list: axe finds no violations', { tag: '@both-languages' }, async ({ product, page }) => {
  await product.openStop(53);
  await product.routeList.openButton.click();
  await expect(product.routeList.heading).toBeFocused();
  expect(await axeViolations(page, { exclude: repeatedRows })).toEqual([]);
});
