import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

/** Places outside of the height grid: Moscow, New York and Suez, and Marseille at the start of the sea voyage. */
const outside = [363, 194, 199, 152];

test(
  'the bar shows the heights of the journey, and the slider and the pane have those of the stop',
  { tag: '@both-languages' },
  async ({ product, layout, language }) => {
    await product.openStop(319);
    const { journey, placePane } = product;
    const pass = { ru: /Каракорум 5\s540\sм/, en: /Karakoram Pass 5,540\sm/ }[language];
    const about = { ru: /около 5\s540\sм/, en: /about 5,540\sm/ }[language];
    await expect(journey.skyline.locator('svg')).toBeVisible();
    await expect(journey.skyline).toContainText(pass);
    await expect(journey.slider).toHaveAttribute('aria-valuetext', about);
    await expect(placePane.height).toHaveText(about);
    if (layout === 'phone') return;
    await expect(journey.bar).toContainText(about);
    await expect(journey.skyline.getByText(pass)).toBeVisible();
  },
);

test(
  'the height of a stop is part of the page that the server sends',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const response = await page.request.get('/en/place/319');
    expect(await response.text()).toContain('height of the pass on modern maps');
    await product.open('/place/53');
  },
);

test('pointing at the scale shows the height and marks the position on the map [HGT-5]', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no mouse');
  await product.openStop(53);
  const { journey } = product;
  await expect(journey.skyline.locator('svg')).toBeVisible();
  await journey.slider.hover();
  await expect(journey.pointedMark).toBeAttached();
  await expect(journey.slider).toContainText(/около [\d\s]+\sм/);
  await page.mouse.move(700, 300);
  await expect(journey.pointedMark).toHaveCount(0);
});

test(
  'the pane shows the profile of a leg with climb, descent, highest point and length as text',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    await product.openStop(51);
    const { placePane } = product;
    await placePane.expand();
    const metres = { ru: /^[\d\s]+\sм$/, en: /^[\d,]+\sm$/ }[language];
    const about = { ru: /^около [\d\s]+\sм$/, en: /^about [\d,]+\sm$/ }[language];
    const length = { ru: /^[\d\s]+,\d\sкм$/, en: /^[\d,]+\.\d\skm$/ }[language];
    await expect(placePane.heightProfile.locator('dd')).toHaveText([metres, metres, about, length]);
    await expect(placePane.heightProfile.locator('svg').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  'stops outside of the height grid have no height, no profile and no error [HGT-6]',
  { tag: '@one-view' },
  async ({ product }) => {
    for (const placeId of outside) {
      await product.openStop(placeId);
      const { journey, placePane } = product;
      await expect(journey.skyline.locator('svg')).toBeVisible();
      await expect(placePane.height).toHaveCount(0);
      await expect(placePane.heightProfile).toHaveCount(0);
      await expect(journey.slider).not.toHaveAttribute('aria-valuetext', /\sм$/);
    }
  },
);
