import { expect, test } from '../support/fixtures.ts';

test('a link to a painting shows it, and a filtered catalogue is shown on the map', async ({ product }) => {
  const { paintings } = product;
  await product.open('/paintings#painting-1100');
  await expect(paintings.cited).toBeInViewport();
  await product.waitForHydration();
  const all = await paintings.cards.count();
  await paintings.yearFilter.selectOption('1925');
  await expect.poll(() => paintings.cards.count()).toBeLessThan(all / 2);
  expect(product.relativeUrl).toMatch(/\/paintings\?year=1925/);
  await paintings.showOnMapButton.click();
  await product.map.waitForLoad();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'submitting the form filters the catalogue of paintings by the words of a title',
    { tag: '@one-view' },
    async ({ product }) => {
      const { paintings } = product;
      await product.open('/paintings');
      await paintings.searchInput.fill('помни');
      await paintings.submitButton.click();
      await expect(paintings.cards).toHaveCount(1);
      await expect(paintings.searchInput).toHaveValue('помни');
    },
  );
});
