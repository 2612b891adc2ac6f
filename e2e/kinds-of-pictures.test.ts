import { expect, test } from './support/fixtures.ts';
import { photographs, withChanges } from './support/photographs.ts';

const leh = 53;

test.describe('a video', () => {
  test.use({
    expectedFaults: [/^asked another host: https:\/\/(?:i\.ytimg\.com|www\.youtube-nocookie\.com)\//],
  });

  test('begins at its start time, with the thumbnail of its host; before it is asked for, its host is not [IMG-4]', async ({
    product,
    page,
  }) => {
    const { gallery } = product;
    const asked: string[] = [];
    await page.route(/ytimg|youtube/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await gallery.give((images) =>
      withChanges(photographs(images, 2), [
        {},
        { image_type: 'video', video_id: 'dQw4w9WgXcQ', video_starttime: 90, url: null, thumbnail: null },
      ]),
    );
    await product.open(`/place/imageview/${leh}`);
    await product.toBeTakenOver();
    await gallery.picture('Снимок 1').click();
    await expect(gallery.shownPicture).toBeVisible();
    await product.press('ArrowRight');
    await expect(gallery.said).toHaveText('2 из 2: Снимок 2');
    await expect(gallery.play).toBeVisible();
    expect(asked).toEqual([]);
    await gallery.play.click();
    const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    await expect(gallery.player).toHaveAttribute('src', new RegExp(`^${player}\\?.*start=90`));
    await expect.poll(() => asked.some((address) => address.startsWith(player))).toBe(true);
    await expect.poll(() => asked).toContain('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
  });
});

test.describe('a picture of which the place is known', () => {
  const position = { latitude: 34.15261, longitude: 77.57711 };

  test('is shown on the map, at zoom 18', async ({ product }) => {
    const { gallery } = product;
    await gallery.give((images) => withChanges(photographs(images, 2), [{}, position]));
    await product.openStop(leh);
    await product.mapToRest();
    await gallery.picture('Снимок 2').click();
    await gallery.onMap.click();
    await expect(gallery.viewer).toBeHidden();
    await expect.poll(() => product.shownAddress).toMatch(/^\/place\/53#m=18\/34\.15261\/77\.57711/);
  });

  test('is shown on the map from another page too', async ({ product }) => {
    const { gallery } = product;
    await gallery.give((images) => withChanges(photographs(images, 1), [position]));
    await product.open(`/place/imageview/${leh}`);
    await gallery.picture('Снимок 1').click();
    await gallery.onMap.click();
    await product.mapToRest();
    await expect(product.title).toHaveText('Лех');
    expect(product.shownAddress).toBe('/place/53#m=18/34.15261/77.57711&p=53/o');
  });
});

test('researchers take the original along, and off a phone see the record and the way to edit it; others none of it [IMG-7]', async ({
  product,
  page,
  layout,
}) => {
  const { gallery } = product;
  await product.open(`/place/imageview/${leh}`);
  await product.toBeTakenOver();
  await gallery.links.first().click();
  await expect(gallery.onMap).toBeVisible();
  for (const tool of [gallery.download, gallery.edit, gallery.record]) await expect(tool).toHaveCount(0);

  await product.open(`/place/imageview/${leh}?magic=ResearcherMode`);
  await product.toBeTakenOver();
  const file = (await gallery.links.first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await gallery.links.first().click();
  const download = page.waitForEvent('download');
  await gallery.download.click();
  expect((await download).suggestedFilename()).toBe(file);
  const visible = layout === 'desktop' ? 1 : 0;
  await expect(gallery.edit).toHaveCount(visible);
  await expect(gallery.record).toHaveCount(visible);
  if (layout === 'phone') return;
  await expect(gallery.record).toContainText(file);
  await expect(gallery.record).toContainText('1600 × 1000');
  await expect(gallery.edit).toHaveAttribute('href', /^\/image\/edit\/\d+$/);
});
