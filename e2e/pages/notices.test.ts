import { expect, test } from '../support/fixtures.ts';
import { overlap } from '../support/geometry.ts';

test('a notice covers neither the menu nor the journey player', async ({ product, context, layout }) => {
  await context.grantPermissions(['clipboard-write']);
  const { header, journey, placePane } = product;
  await product.openStop(53);
  await expect(journey.bar).toBeVisible();
  await placePane.copyLink();
  await expect(placePane.notice).toBeVisible();
  expect(await overlap(placePane.notice, header.banner)).toBe(false);
  expect(await overlap(placePane.notice, journey.bar)).toBe(false);
  if (layout === 'phone') expect(await overlap(placePane.notice, header.bottomBar)).toBe(false);
});
