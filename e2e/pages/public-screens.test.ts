import { expect, test } from '../support/fixtures.ts';

const publicPaths = [
  '/',
  '/books',
  '/bookslist',
  '/aboutcae',
  '/about',
  '/guide',
  '/settings',
  '/search',
  '/placeslist',
  '/paintings',
  '/people',
  '/sources',
  '/data',
  '/map3d/cae',
  '/map3d/demo',
  '/book/view/1/4',
  '/timeline',
  '/place/imageview/53',
];

test(
  'a visit without login leaves no cookie but pip, which a reload does not change',
  { tag: '@one-view' },
  async ({ product }) => {
    const readCookies = () => product.page.context().cookies();
    await product.open('/about');
    await expect
      .poll(readCookies)
      .toEqual([expect.objectContaining({ name: 'pip', value: expect.stringMatching(/^[a-z0-9]{8}$/) })]);
    const before = await readCookies();
    await product.page.reload();
    await expect(product.title).toBeVisible();
    expect(await readCookies()).toEqual(before);
  },
);

test(
  'screens without a guard respond with 200 to visitors who are not logged in [NAV-7]',
  { tag: '@one-view' },
  async ({ product }) => {
    for (const path of publicPaths) {
      const response = await product.open(path);
      expect(response?.status(), path).toBe(200);
      expect(product.relativeUrl, path).toBe(path);
      await expect(product.title, path).toBeVisible();
    }
  },
);
