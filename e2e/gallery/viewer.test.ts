import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { photographs, withChanges } from '../support/photographs.ts';

/** Moscow has two illustrations and six catalogue cards of paintings. */
const moscow = { id: 363, illustrations: 2, cards: 6 };
const leh = 53;

test.describe('image viewer', { tag: '@both-languages' }, () => {
  test('opens at the chosen image, changes images with the arrow keys and returns the focus when closed', async ({
    product,
    language,
  }) => {
    const { gallery } = product;
    await gallery.mockImages((images) => photographs(images, 3));
    await product.openStop(leh);
    const title = { ru: 'Снимок 2', en: 'Photograph 2' }[language];
    const opener = gallery.image(title);
    await opener.focus();
    await product.press('Enter');
    await expect(gallery.viewer).toHaveAccessibleName(
      { ru: 'Изображения: Лех', en: 'Pictures: Leh' }[language],
    );
    await expect(gallery.announcement).toHaveText(
      { ru: `2 из 3: ${title}`, en: `2 of 3: ${title}` }[language],
    );
    await expect(gallery.currentImage).toHaveAccessibleName(title);
    await product.press('ArrowRight');
    await expect(gallery.announcement).toContainText('3');
    await expect(gallery.nextButton).toBeDisabled();
    await product.press('ArrowLeft');
    await expect(gallery.announcement).toHaveText(/^2 /);
    await product.press('ArrowLeft');
    await expect(gallery.announcement).toHaveText(/^1 /);
    await product.press('Escape');
    await expect(gallery.viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('browser history', { tag: '@both-languages' }, () => {
  test('Back closes the viewer at the same URL, and Forward opens the last image again', async ({
    product,
    page,
  }) => {
    const { gallery } = product;
    await gallery.mockImages((images) =>
      photographs(images, 3).map((image) => ({ ...image, latitude: 34.2, longitude: 77.6 })),
    );
    await product.open('/books');
    await product.waitForHydration();
    await product.openStop(leh);
    await product.map.waitForIdle();
    const stop = new URL(page.url());
    await gallery.image(/ 2$/).click();
    await expect(gallery.announcement).toHaveText(/^2 /);
    await product.press('ArrowRight');
    await expect(gallery.announcement).toHaveText(/^3 /);
    await product.goBack();
    await expect(gallery.viewer).toBeHidden();
    await expect(gallery.image(/ 2$/)).toBeFocused();
    expect(page.url()).toBe(stop.href);

    await page.goForward();
    await expect(gallery.announcement).toHaveText(/^3 /);
    await page.reload();
    await expect(gallery.announcement).toHaveText(/^3 /);
    await product.map.waitForIdle();
    await gallery.showOnMapLink.click();
    await expect(gallery.viewer).toBeHidden();
    await expect.poll(() => page.url()).toContain('#m=18/');
    await product.map.waitForIdle();
    expect(page.url()).toContain('#m=18/34.2');
    await product.goBack();
    await expect(page).toHaveURL(/books$/);
  });
});

test('on the image page Back closes the viewer at the same scroll position', async ({ product, page }) => {
  const { gallery } = product;
  await product.openStop(moscow.id);
  await product.open(`/place/imageview/${moscow.id}`);
  await product.waitForHydration();
  await gallery.links.last().scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  await gallery.links.last().click();
  await expect(gallery.currentImage).toBeVisible();
  await product.goBack();
  await expect(gallery.viewer).toBeHidden();
  await expect(gallery.links.last()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition);
  await gallery.links.last().click();
  await gallery.closeButton.click();
  await expect(gallery.viewer).toBeHidden();
  await product.goBack();
  await expect(page).toHaveURL(/place\/363/);
});

test.describe('image viewer', { tag: '@both-languages' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('axe finds no violations for a photograph, a failed image, a video and an illustration', async ({
    product,
    page,
  }) => {
    const missing = '/media/none.webp';
    await product.gallery.mockImages((images) => [
      ...withChanges(photographs(images, 3), [
        { image_type: 'video', video_id: 'dQw4w9WgXcQ' },
        { url: missing, thumb: missing, thumbnail: missing, image_seqid: 9 },
        { title_ru: 'Очень длинная подпись. '.repeat(90), title_en: 'A very long caption. '.repeat(90) },
      ]),
      ...images.filter((image) => image.place_id === leh && image.is_illustration),
    ]);
    await product.open(`/place/imageview/${leh}`);
    await product.waitForHydration();
    await product.gallery.image(/^(?:Очень длинная|A very long)/).click();
    for (let position = 1; position <= 4; position += 1) {
      await expect(product.gallery.announcement).toHaveText(new RegExp(`^${position} `));
      expect(await axeViolations(page, { include: '[role="dialog"]' })).toEqual([]);
      await product.press('ArrowRight');
    }
  });
});

test('swiping sideways changes the image and swiping down closes the viewer', async ({ product, layout }) => {
  test.skip(layout === 'desktop', 'a desktop has no touch screen');
  const { gallery } = product;
  await gallery.mockImages((images) => photographs(images, 3));
  await product.openStop(leh);
  await gallery.image('Снимок 1').tap();
  await expect(gallery.announcement).toHaveText('1 из 3: Снимок 1');
  await gallery.swipe(-220);
  await expect(gallery.announcement).toHaveText('2 из 3: Снимок 2');
  await gallery.swipe(220);
  await expect(gallery.announcement).toHaveText('1 из 3: Снимок 1');
  await gallery.swipe(0, 260);
  await expect(gallery.viewer).toBeHidden();
});

test('the keys + and - zoom the image', { tag: '@one-view' }, async ({ product }) => {
  const { gallery } = product;
  await product.open(`/place/imageview/${moscow.id}`);
  await product.waitForHydration();
  await gallery.links.first().click();
  await expect(gallery.currentImage).toBeVisible();
  const width = async () => (await gallery.currentImage.boundingBox())?.width ?? 0;
  const before = await width();
  await product.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await product.press('-');
  await expect.poll(width).toBeLessThan(before * 1.1);
});

test.describe('an image viewer that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'shows a notice and the images link to their files',
    { tag: '@one-view' },
    async ({ product, page }) => {
      await page.route('**/assets/lightbox-*', (route) => route.abort());
      await product.open(`/place/imageview/${moscow.id}`);
      await product.waitForHydration();
      const first = product.gallery.links.first();
      await first.click();
      await expect(product.text(product.messages.gallery.viewerFailed)).toBeVisible();
      const file = await first.getAttribute('href');
      await first.click();
      await expect(page).toHaveURL(new RegExp(`${file}$`));
    },
  );
});
