import { expect, test } from './support/fixtures.ts';

test('with Shift the link to the pictures opens all of them on a page of their own, without a login', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no Shift');
  await product.openStop(53);
  await product.showImages.click({ modifiers: ['Shift'] });
  await expect(product.title).toHaveText('Изображения: Лех');
  expect(product.shownAddress).toBe('/place/imageview/53');
});

test('screens without a guard open for everyone [NAV-7]', async ({ product }) => {
  const open = [
    '/',
    '/books',
    '/bookslist',
    '/aboutcae',
    '/about',
    '/guide',
    '/settings',
    '/search',
    '/placeslist',
  ];
  for (const path of [
    ...open,
    '/map3d/cae',
    '/map3d/demo',
    '/book/view/1/4',
    '/timeline',
    '/place/imageview/53',
  ]) {
    const answer = await product.open(path);
    expect(answer?.status(), path).toBe(200);
    expect(product.shownAddress, path).toBe(path);
    await expect(product.title, path).toBeVisible();
  }
});
