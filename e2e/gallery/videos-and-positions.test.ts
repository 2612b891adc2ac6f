import { expect, test } from '../support/fixtures.ts';
import { photographs, withChanges } from '../support/photographs.ts';

const leh = 53;

test.describe('a video', () => {
  test.use({
    expectedErrors: [/^request to another host: https:\/\/(?:i\.ytimg\.com|www\.youtube-nocookie\.com)\//],
  });

  test(
    'plays from its start time and sends no request to its host before the visitor starts it [IMG-4]',
    { tag: '@one-view' },
    async ({ product, page }) => {
      const { gallery } = product;
      const requested: string[] = [];
      await page.route(/ytimg|youtube/, async (route) => {
        requested.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
      });
      await gallery.mockImages((images) =>
        withChanges(photographs(images, 2), [
          {},
          { image_type: 'video', video_id: 'dQw4w9WgXcQ', video_starttime: 90, url: null, thumbnail: null },
        ]),
      );
      await product.open(`/place/imageview/${leh}`);
      await product.waitForHydration();
      await gallery.image('Снимок 1').click();
      await expect(gallery.currentImage).toBeVisible();
      await product.press('ArrowRight');
      await expect(gallery.announcement).toHaveText('2 из 2: Снимок 2');
      await expect(gallery.playVideoButton).toBeVisible();
      expect(requested).toEqual([]);
      await gallery.playVideoButton.click();
      const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
      await expect(gallery.videoPlayer).toHaveAttribute('src', new RegExp(`^${player}\\?.*start=90`));
      await expect.poll(() => requested.some((url) => url.startsWith(player))).toBe(true);
      await expect.poll(() => requested).toContain('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
    },
  );
});

test.describe('the map link of an image with a position', () => {
  const position = { latitude: 34.15261, longitude: 77.57711 };

  test('centres the map on the position at zoom 18', { tag: '@one-view' }, async ({ product }) => {
    const { gallery } = product;
    await gallery.mockImages((images) => withChanges(photographs(images, 2), [{}, position]));
    await product.openStop(leh);
    await product.map.waitForIdle();
    await gallery.image('Снимок 2').click();
    await gallery.showOnMapLink.click();
    await expect(gallery.viewer).toBeHidden();
    await expect.poll(() => product.relativeUrl).toMatch(/^\/place\/53#m=18\/34\.15261\/77\.57711/);
  });

  test('opens the map at the position from the image page', { tag: '@one-view' }, async ({ product }) => {
    const { gallery } = product;
    await gallery.mockImages((images) => withChanges(photographs(images, 1), [position]));
    await product.open(`/place/imageview/${leh}`);
    await gallery.image('Снимок 1').click();
    await gallery.showOnMapLink.click();
    await product.map.waitForIdle();
    await expect(product.title).toHaveText('Лех');
    expect(product.relativeUrl).toBe('/place/53#m=18/34.15261/77.57711&p=53/o');
  });
});

test('only researchers can download the original and, except on a phone, see the record and the edit link [IMG-7]', async ({
  product,
  page,
  layout,
}) => {
  const { gallery } = product;
  await product.open(`/place/imageview/${leh}`);
  await product.waitForHydration();
  await gallery.links.first().click();
  await expect(gallery.showOnMapLink).toBeVisible();
  for (const tool of [gallery.downloadLink, gallery.editLink, gallery.recordDetails])
    await expect(tool).toHaveCount(0);

  await product.open(`/place/imageview/${leh}?magic=ResearcherMode`);
  await product.waitForHydration();
  const file = (await gallery.links.first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await gallery.links.first().click();
  const download = page.waitForEvent('download');
  await gallery.downloadLink.click();
  expect((await download).suggestedFilename()).toBe(file);
  const visible = layout === 'desktop' ? 1 : 0;
  await expect(gallery.editLink).toHaveCount(visible);
  await expect(gallery.recordDetails).toHaveCount(visible);
  if (layout === 'phone') return;
  await expect(gallery.recordDetails).toContainText(file);
  await expect(gallery.recordDetails).toContainText('1600 × 1000');
  await expect(gallery.editLink).toHaveAttribute('href', /^\/image\/edit\/\d+$/);
});
