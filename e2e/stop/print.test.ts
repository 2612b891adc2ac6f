import { expect, test } from '../support/fixtures.ts';

test.describe('a printed stop', { tag: '@both-languages' }, () => {
  test.skip(({ layout }) => layout === 'phone', 'paper has the same width for every screen');
  test.use({ rendersMap: true });

  test('contains the map, the picture, the facts, the sources and the full texts, and no controls', async ({
    product,
  }) => {
    const { paper } = product;
    await product.placePane.mockTexts(
      `${'<p>The caravan set out at dawn. </p>'.repeat(60)}<p>The last words.</p>`,
    );
    await product.openStop(300);
    await product.stop.goToPrevious();
    await product.map.waitForIdle();
    await expect(product.placePane.readMoreButton.first()).toBeVisible();
    await paper.begin();
    await expect(paper.map).toBeVisible();
    expect(await paper.hasDrawnMap()).toBe(true);
    await expect(product.title).toBeVisible();
    await expect(product.stop.images.first()).toBeVisible();
    await expect(product.sheet.factsRow).toBeVisible();
    await expect(paper.sources).toBeVisible();
    await expect(product.text('The last words.')).toBeVisible();
    expect(await paper.clippedElements()).toEqual([]);
    expect(await paper.visibleControls()).toEqual([]);
  });

  test('has more than one page and no map after printing', async ({ product }) => {
    const { paper } = product;
    await product.openStop(53);
    await product.map.waitForIdle();
    expect(await paper.pageCount()).toBeGreaterThan(1);
    await expect(paper.map).toHaveCount(0);
  });
});
