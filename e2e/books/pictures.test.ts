import { expect, test } from '../support/fixtures.ts';
import { photographs } from '../support/photographs.ts';

test(
  'photographs of a text have their room before they load, and open in the viewer',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    const { gallery, reader } = product;
    await gallery.mockImages((images) => photographs(images, 4));
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/media/**', async (route) => {
      await held;
      await route.fallback();
    });
    await product.open('/books');
    await product.waitForHydration();
    await page.locator('a[href$="/book/view/1/5"]').click();
    await expect(reader.photographs.first()).toBeVisible();
    const list = reader.photographs.first();
    await reader.scrollTo(list);
    const before = await list.boundingBox();
    release();
    await expect
      .poll(() => list.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The position after scrolling is a fraction of a pixel, which the browser rounds again.
    const after = await list.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(after?.[side]).toBeCloseTo(before?.[side] ?? Number.NaN, 0);
    await list.click();
    await expect(gallery.viewer).toHaveAccessibleName(
      { ru: 'Снимки главы «Дорога в Лех»', en: 'Photographs of the chapter “The Road to Leh”' }[language],
    );
    await product.press('Escape');
    await expect(gallery.viewer).toBeHidden();
    await expect(list).toBeFocused();
  },
);
