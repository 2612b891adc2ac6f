import { AxeBuilder } from '@axe-core/playwright';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import { expect, test, withMovement, withoutMovement } from './support/fixtures.ts';

/** Moscow, of which there are two drawings and six paintings without a picture. */
const moscow = { id: 363, drawings: 2, cards: 6 };
const leh = 53;

/** Photographs of Leh made from the drawings that ship: each with a file of its own. */
function photographs(images: readonly ImageRecord[], count: number): ImageRecord[] {
  const drawings = images.filter((image) => image.is_illustration);
  return drawings.slice(0, count).map((drawing, index) => ({
    ...drawing,
    image_id: 900_000 + index,
    place_id: leh,
    is_illustration: false,
    image_type: 'histexpphoto',
    seqid: index + 1,
    image_seqid: index + 1,
    title_ru: `Снимок ${index + 1}`,
    title_en: `Photograph ${index + 1}`,
  }));
}

/** What the pictures are made into, one by one. */
function withChanges(
  photos: readonly ImageRecord[],
  changes: readonly Partial<ImageRecord>[],
): ImageRecord[] {
  return photos.map((photo, index) => ({ ...photo, ...changes[index] }));
}

test.describe('the viewer', { tag: '@both-languages' }, () => {
  test('opens at the picture, leads on by keys, and gives the keyboard back when it is closed', async ({
    product,
    language,
  }) => {
    const { gallery } = product;
    await gallery.give((images) => photographs(images, 3));
    await product.openStop(leh);
    const title = { ru: 'Снимок 2', en: 'Photograph 2' }[language];
    const opener = gallery.picture(title);
    await opener.focus();
    await product.press('Enter');
    await expect(gallery.viewer).toHaveAccessibleName(
      { ru: 'Изображения: Лех', en: 'Pictures: Leh' }[language],
    );
    await expect(gallery.said).toHaveText({ ru: `2 из 3: ${title}`, en: `2 of 3: ${title}` }[language]);
    await expect(gallery.shownPicture).toHaveAccessibleName(title);
    await product.press('ArrowRight');
    await expect(gallery.said).toContainText('3');
    await expect(gallery.next).toBeDisabled();
    await product.press('ArrowLeft');
    await expect(gallery.said).toHaveText(/^2 /);
    await product.press('ArrowLeft');
    await expect(gallery.said).toHaveText(/^1 /);
    await product.press('Escape');
    await expect(gallery.viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('in the viewer', { tag: '@every-view' }, () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('axe finds no fault at a picture, a failure, a video, a drawing', async ({ product, page }) => {
    const none = '/media/none.webp';
    await product.gallery.give((images) => [
      ...withChanges(photographs(images, 3), [
        { image_type: 'video', video_id: 'dQw4w9WgXcQ' },
        { url: none, thumb: none, thumbnail: none, image_seqid: 9 },
        { title_ru: 'Очень длинная подпись. '.repeat(90), title_en: 'A very long caption. '.repeat(90) },
      ]),
      ...images.filter((image) => image.place_id === leh && image.is_illustration),
    ]);
    await product.open(`/place/imageview/${leh}`);
    await product.toBeTakenOver();
    await product.gallery.picture(/^(?:Очень длинная|A very long)/).click();
    for (let picture = 1; picture <= 4; picture += 1) {
      await expect(product.gallery.said).toHaveText(new RegExp(`^${picture} `));
      const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      await product.press('ArrowRight');
    }
  });
});

test('a finger draws to the next picture and back, and pulls the viewer away', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'desktop', 'a mouse has the buttons');
  const { gallery } = product;
  await gallery.give((images) => photographs(images, 3));
  await product.openStop(leh);
  await gallery.picture('Снимок 1').tap();
  await expect(gallery.said).toHaveText('1 из 3: Снимок 1');
  await gallery.swipe(-220);
  await expect(gallery.said).toHaveText('2 из 3: Снимок 2');
  await gallery.swipe(220);
  await expect(gallery.said).toHaveText('1 из 3: Снимок 1');
  await gallery.swipe(0, 260);
  await expect(gallery.viewer).toBeHidden();
});

test('a picture can be enlarged by keys, and drawn apart from the next one', async ({ product }) => {
  const { gallery } = product;
  await product.open(`/place/imageview/${moscow.id}`);
  await product.toBeTakenOver();
  await gallery.links.first().click();
  await expect(gallery.shownPicture).toBeVisible();
  const width = async () => (await gallery.shownPicture.boundingBox())?.width ?? 0;
  const before = await width();
  await product.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await product.press('-');
  await expect.poll(width).toBeLessThan(before * 1.1);
});

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
  await product.watchShifts();
  await product.gallery.give((images) => photographs(images, 40));
  await product.open(`/place/imageview/${leh}`);
  await product.toBeTakenOver();
  await expect(product.gallery.links).toHaveCount(40);
  await product.gallery.links.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await product.shifts()).toEqual([]);
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
    await product.press('ArrowRight');
    await expect(gallery.said).toHaveText('2 из 2: Снимок 2');
    await expect(gallery.retryShown).toBeVisible();
    await page.unroute('**/media/illustrations/**');
    await gallery.retryShown.click();
    await expect(gallery.shownPicture).toBeVisible();
  });
});

test.describe('a viewer that does not load', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('says so, and leaves the pictures links to their files', async ({ product, page }) => {
    await page.route('**/assets/lightbox-*', (route) => route.abort());
    await product.open(`/place/imageview/${moscow.id}`);
    await product.toBeTakenOver();
    const first = product.gallery.links.first();
    await first.click();
    await expect(product.text(product.words.gallery.viewerFailed)).toBeVisible();
    const file = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${file}$`));
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
