import { expect, test } from '../support/fixtures.ts';

test('a link to a painting shows it, and a filtered catalogue is shown on the map', async ({ product }) => {
  const { paintings } = product;
  await product.open('/paintings#painting-1100');
  await expect(paintings.cited).toBeInViewport();
  await product.waitForHydration();
  const all = await paintings.cards.count();
  await paintings.openFilters();
  await paintings.yearFilter.selectOption('1925');
  await expect.poll(() => paintings.cards.count()).toBeLessThan(all / 2);
  expect(product.relativeUrl).toMatch(/\/paintings\?year=1925/);
  await paintings.showOnMapButton.click();
  await product.map.waitForLoad();
});

test('the catalogue of a phone begins with one row and paintings; filters open by key with their count', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'desktop', 'on a desktop the filters are always open');
  await page.setViewportSize({ width: 390, height: 844 });
  const { paintings } = product;
  await product.open('/paintings?year=1925');
  await product.waitForHydration();
  await expect(paintings.cards.first()).toBeInViewport({ ratio: 1 });
  await expect(paintings.yearFilter).toBeHidden();
  await expect(paintings.filterButton).toHaveText(/1$/);
  await expect(paintings.filterButton).toHaveAttribute('aria-expanded', 'false');
  await paintings.searchInput.press('Tab');
  await expect(paintings.filterButton).toBeFocused();
  await paintings.filterButton.press('Enter');
  await expect(paintings.filterButton).toHaveAttribute('aria-expanded', 'true');
  await expect(paintings.yearFilter).toHaveValue('1925');
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
