import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { expect, test, withMotion, withReducedMotion } from '../support/fixtures.ts';
import { photographs, withChanges } from '../support/photographs.ts';

/** Kashgar has illustrations and catalogue cards of paintings. */
const kashgar = 77;
const leh = 53;

test(
  'the image page of a place shows exactly the images of the place [IMG-5]',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const response = await page.request.get('/v1/images/');
    const images: ImageRecord[] = await response.json();
    const ofPlace = images.filter(({ place_id }) => place_id === kashgar);
    const titles = ofPlace.map(({ title_ru }) => title_ru);
    const cards = ofPlace.filter(({ url }) => url === null);
    const pictures = ofPlace.filter(({ url }) => url !== null);
    expect([cards.length > 0, pictures.length > 0]).toEqual([true, true]);
    await product.open(`/place/imageview/${kashgar}`);
    await expect(product.title).toHaveText('Изображения: Кашгар');
    await expect(product.gallery.links).toHaveCount(pictures.length);
    await expect(product.gallery.cards).toHaveCount(cards.length);
    const shown = [
      ...(await product.gallery.cards.getByRole('heading').allTextContents()),
      ...(await product.gallery.links
        .getByRole('img')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('alt')))),
    ];
    expect(shown.toSorted()).toEqual(titles.toSorted());
  },
);

test('loading images cause no layout shifts on the image page', async ({ product, page }) => {
  await product.layoutShifts.observe();
  await product.gallery.mockImages((images) => photographs(images, 40));
  await product.open(`/place/imageview/${leh}`);
  await product.waitForHydration();
  await expect(product.gallery.links).toHaveCount(40);
  await product.gallery.links.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await product.layoutShifts.entries()).toEqual([]);
});

test(
  'only enabled images are shown, and those of low visibility only with the setting "all photographs" [IMG-1]',
  { tag: '@one-view' },
  async ({ product }) => {
    const { gallery } = product;
    await gallery.mockImages((images) =>
      withChanges(photographs(images, 4), [
        {},
        { visibility_level: 'low' },
        { image_enabled: false },
        { image_enabled: false, visibility_level: 'low' },
      ]),
    );
    await product.openStop(leh);
    await expect(gallery.links).toHaveCount(1);
    await expect(gallery.image('Снимок 1')).toBeVisible();
    await expect(product.stop.imageCountLink).toHaveText('1 фотография');
    await product.settings.open();
    await product.page.getByRole('switch', { name: product.messages.gallery.allPhotos }).click();
    await product.settings.close();
    await expect(gallery.links).toHaveCount(2);
    await expect(gallery.image('Снимок 2')).toBeVisible();
    await expect(product.stop.imageCountLink).toHaveText('2 фотографии');
  },
);

test.describe('the image count link', () => {
  test.use(withMotion);

  test('scrolls to the images and highlights them by an animation', async ({ product }) => {
    const { gallery } = product;
    await product.openStop(leh);
    await expect(gallery.region).not.toBeInViewport();
    await gallery.observeHighlights();
    await product.stop.imageCountLink.click();
    await expect(gallery.region).toBeInViewport();
    await expect(gallery.region).toBeFocused();
    await expect.poll(() => gallery.highlights()).toEqual(['animation', 'end']);
  });
});

test.describe('the image count link under reduced motion', () => {
  test.use(withReducedMotion);

  test('highlights the images by an outline', { tag: '@one-view' }, async ({ product }) => {
    await product.openStop(leh);
    await product.gallery.observeHighlights();
    await product.stop.imageCountLink.click();
    await expect.poll(() => product.gallery.highlights()).toEqual(['outline solid', 'end']);
  });
});

test.describe('an image that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows its title and a retry button, on the page and in the viewer', async ({ product, page }) => {
    const { gallery } = product;
    await gallery.mockImages((images) => photographs(images, 2));
    await gallery.blockFiles('**/media/illustrations/**');
    await product.open(`/place/imageview/${leh}`);
    await expect(gallery.retryButton('Снимок 1')).toBeVisible();
    await expect(gallery.region).toContainText('Снимок 1');
    await page.unroute('**/media/illustrations/**');
    await gallery.retryButton('Снимок 1').click();
    await expect(gallery.image('Снимок 1')).toBeFocused();
    await gallery.blockFiles('**/media/illustrations/**');
    await product.press('Enter');
    await expect(gallery.announcement).toHaveText('1 из 2: Снимок 1');
    await product.press('ArrowRight');
    await expect(gallery.announcement).toHaveText('2 из 2: Снимок 2');
    await expect(gallery.viewerRetryButton).toBeVisible();
    await page.unroute('**/media/illustrations/**');
    await gallery.viewerRetryButton.click();
    await expect(gallery.currentImage).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  // The browser requests a favicon when it shows an image file.
  test.use({ javaScriptEnabled: false, expectedErrors: [/Failed to load resource/] });

  test('an image links to its file', { tag: '@one-view' }, async ({ product, page }) => {
    await product.open(`/place/${leh}`);
    const first = product.gallery.links.first();
    const file = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${file}$`));
  });
});

test(
  'of five hundred images only those near the viewport are requested',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/media/')) requested.add(request.url());
    });
    await product.gallery.mockImages((images) => photographs([...images, ...images], 500));
    await product.openStop(leh);
    await product.waitForHydration();
    await expect(product.stop.imageCountLink).toHaveText('500 фотографий');
    expect(requested.size).toBeLessThan(60);
    await product.gallery.image('Снимок 250').click();
    await expect(product.gallery.announcement).toHaveText('250 из 500: Снимок 250');
    expect(await product.gallery.thumbnails.count()).toBeLessThan(20);
  },
);

test('Shift and a click on the image count link opens the image page without a login', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  await product.openStop(53);
  await product.stop.imageCountLink.click({ modifiers: ['Shift'] });
  await expect(product.title).toHaveText('Изображения: Лех');
  expect(product.relativeUrl).toBe('/place/imageview/53');
});
