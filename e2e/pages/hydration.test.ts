import { expect, test } from '../support/fixtures.ts';

/** Paths to check, by the kind of screen. */
const screens = {
  'map with an open stop': ['/place/53'],
  'content pages': [
    '/books',
    '/book/view/1/4',
    '/book/day/1925-09-22',
    '/concordance',
    '/aboutcae',
    '/place/imageview/53',
    '/placeslist',
    '/paintings',
    '/timeline',
  ],
};

for (const [screen, paths] of Object.entries(screens)) {
  test(`${screen}: hydration causes no layout shifts`, { tag: '@both-languages' }, async ({ product }) => {
    await product.layoutShifts.observe();
    for (const path of paths) {
      await product.open(path);
      await product.waitForHydration();
      expect(await product.layoutShifts.entries(), path).toEqual([]);
    }
  });
}
