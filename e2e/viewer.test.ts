import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/fixtures.ts';
import { photographs, withChanges } from './support/photographs.ts';

/** Moscow, of which there are two drawings and six paintings without a picture. */
const moscow = { id: 363, drawings: 2, cards: 6 };
const leh = 53;

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

test.describe('the way back', { tag: '@both-languages' }, () => {
  test('closes the viewer and stays at the stop, with the address as it has become; forward opens the picture again', async ({
    product,
    page,
  }) => {
    const { gallery } = product;
    await gallery.give((images) =>
      photographs(images, 3).map((image) => ({ ...image, latitude: 34.2, longitude: 77.6 })),
    );
    await product.open('/books');
    await product.toBeTakenOver();
    await product.openStop(leh);
    await product.mapToRest();
    const stop = new URL(page.url());
    await gallery.picture(/ 2$/).click();
    await expect(gallery.said).toHaveText(/^2 /);
    await product.press('ArrowRight');
    await expect(gallery.said).toHaveText(/^3 /);
    await product.goBack();
    await expect(gallery.viewer).toBeHidden();
    await expect(gallery.picture(/ 2$/)).toBeFocused();
    expect(page.url()).toBe(stop.href);

    await page.goForward();
    await expect(gallery.said).toHaveText(/^3 /);
    await page.reload();
    await expect(gallery.said).toHaveText(/^3 /);
    await product.mapToRest();
    await gallery.onMap.click();
    await expect(gallery.viewer).toBeHidden();
    await expect.poll(() => page.url()).toContain('#m=18/');
    await product.mapToRest();
    expect(page.url()).toContain('#m=18/34.2');
    await product.goBack();
    await expect(page).toHaveURL(/books$/);
  });
});

test('on the page of all pictures Back closes the viewer where the page was, and leads on from there', async ({
  product,
  page,
}) => {
  const { gallery } = product;
  await product.openStop(moscow.id);
  await product.open(`/place/imageview/${moscow.id}`);
  await product.toBeTakenOver();
  await gallery.links.last().click();
  await expect(gallery.shownPicture).toBeVisible();
  const height = await page.evaluate(() => window.scrollY);
  await product.goBack();
  await expect(gallery.viewer).toBeHidden();
  await expect(gallery.links.last()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(height);
  await gallery.links.last().click();
  await gallery.close.click();
  await expect(gallery.viewer).toBeHidden();
  await product.goBack();
  await expect(page).toHaveURL(/place\/363/);
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
