import type { ImageRecord } from '@cae-map/contract/entities/image';
import { expect, test, withMovement, withoutMovement } from './support/fixtures.ts';
import { photographs, withChanges } from './support/photographs.ts';

/** Moscow, of which there are two drawings and six paintings without a picture. */
const moscow = { id: 363, drawings: 2, cards: 6 };
const leh = 53;

test('the page of a place shows all its pictures and no others [IMG-5]', async ({ product, page }) => {
  const answer = await page.request.get('/v1/images/');
  const images: ImageRecord[] = await answer.json();
  const titles = images.filter(({ place_id }) => place_id === moscow.id).map(({ title_ru }) => title_ru);
  expect(titles).toHaveLength(moscow.drawings + moscow.cards);
  await product.open(`/place/imageview/${moscow.id}`);
  await expect(product.title).toHaveText('Изображения: Москва');
  await expect(product.gallery.links).toHaveCount(moscow.drawings);
  await expect(product.gallery.cards).toHaveCount(moscow.cards);
  const shown = [
    ...(await product.gallery.cards.getByRole('heading').allTextContents()),
    ...(await product.gallery.links
      .getByRole('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')))),
  ];
  expect(shown.toSorted()).toEqual(titles.toSorted());
});

test('nothing moves on the page of pictures while they load', async ({ product, page }) => {
  await product.shifts.watch();
  await product.gallery.give((images) => photographs(images, 40));
  await product.open(`/place/imageview/${leh}`);
  await product.toBeTakenOver();
  await expect(product.gallery.links).toHaveCount(40);
  await product.gallery.links.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await product.shifts.seen()).toEqual([]);
});

test('pictures show if they are enabled, and those of low visibility only where all are asked for [IMG-1]', async ({
  product,
}) => {
  const { gallery } = product;
  await gallery.give((images) =>
    withChanges(photographs(images, 4), [
      {},
      { visibility_level: 'low' },
      { image_enabled: false },
      { image_enabled: false, visibility_level: 'low' },
    ]),
  );
  await product.openStop(leh);
  await expect(gallery.links).toHaveCount(1);
  await expect(gallery.picture('Снимок 1')).toBeVisible();
  await expect(product.showImages).toHaveText('1 изображение');
  await product.settings.control.click();
  await product.page.getByRole('switch', { name: product.words.gallery.allPhotos }).click();
  await product.settings.control.click();
  await expect(gallery.links).toHaveCount(2);
  await expect(gallery.picture('Снимок 2')).toBeVisible();
  await expect(product.showImages).toHaveText('2 изображения');
});

test.describe('with movement', () => {
  test.use(withMovement);

  test('the count leads down to the pictures and lets them stand out for a moment', async ({ product }) => {
    const { gallery } = product;
    await product.openStop(leh);
    await expect(gallery.region).not.toBeInViewport();
    await gallery.watchFlashes();
    await product.showImages.click();
    await expect(gallery.region).toBeInViewport();
    await expect(gallery.region).toBeFocused();
    await expect.poll(() => gallery.flashes()).toEqual(['movement', 'end']);
  });
});

test.describe('where movements are not wanted', () => {
  test.use(withoutMovement);

  test('an outline lets the pictures stand out', async ({ product }) => {
    await product.openStop(leh);
    await product.gallery.watchFlashes();
    await product.showImages.click();
    await expect.poll(() => product.gallery.flashes()).toEqual(['outline solid', 'end']);
  });
});

test.describe('a picture that does not load', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('says what it was and can be tried again, on the page and in the viewer', async ({
    product,
    page,
  }) => {
    const { gallery } = product;
    await gallery.give((images) => photographs(images, 2));
    await gallery.breakFiles('**/media/illustrations/**');
    await product.open(`/place/imageview/${leh}`);
    await expect(gallery.retry('Снимок 1')).toBeVisible();
    await expect(gallery.region).toContainText('Снимок 1');
    await page.unroute('**/media/illustrations/**');
    await gallery.retry('Снимок 1').click();
    await expect(gallery.picture('Снимок 1')).toBeFocused();
    await gallery.breakFiles('**/media/illustrations/**');
    await product.press('Enter');
    await expect(gallery.said).toHaveText('1 из 2: Снимок 1');
    await product.press('ArrowRight');
    await expect(gallery.said).toHaveText('2 из 2: Снимок 2');
    await expect(gallery.retryShown).toBeVisible();
    await page.unroute('**/media/illustrations/**');
    await gallery.retryShown.click();
    await expect(gallery.shownPicture).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  // A browser asks a site for its sign where it shows a file alone.
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  test('a picture is a link to its file', async ({ product, page }) => {
    await product.open(`/place/${leh}`);
    const first = product.gallery.links.first();
    const file = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${file}$`));
  });
});

test('five hundred pictures of a stop load as they come near', async ({ product, page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.add(request.url());
  });
  await product.gallery.give((images) => photographs([...images, ...images], 500));
  await product.openStop(leh);
  await product.toBeTakenOver();
  await expect(product.showImages).toHaveText('500 изображений');
  expect(asked.size).toBeLessThan(60);
  await product.gallery.picture('Снимок 250').click();
  await expect(product.gallery.said).toHaveText('250 из 500: Снимок 250');
  expect(await product.gallery.thumbnails.count()).toBeLessThan(20);
});

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
