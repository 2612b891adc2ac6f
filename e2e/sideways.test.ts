import { expect, test } from './support/fixtures.ts';
import { Sheet } from './support/sheet.ts';

const sideways = { width: 844, height: 390 };
const upright = { width: 390, height: 844 };

test.describe('a phone held sideways', { tag: '@both-languages' }, () => {
  test.skip(({ layout }) => layout === 'desktop', 'a desktop has its own layout');
  test.use({ viewport: sideways });

  test('has the stop at the side of the map, which shows its pin and every control whole', async ({
    product,
  }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await product.mapToRest();
    const paper = await sheet.box(sheet.sheetElement);
    expect(paper.left).toBe(0);
    expect(paper.right).toBeLessThan(sideways.width / 2);
    expect(paper.top).toBeGreaterThanOrEqual((await sheet.box(sheet.header)).bottom);
    // The bar's edge is drawn over that of the sheet.
    expect(Math.abs(paper.bottom - (await sheet.box(sheet.bottomBar)).top)).toBeLessThanOrEqual(1);
    // Of one height: nothing to drag or to raise.
    await expect(sheet.handle).toBeHidden();
    await expect(sheet.raise).toBeHidden();
    const pin = await sheet.box(sheet.pin);
    const bar = await sheet.box(product.journey.bar);
    expect(pin.left).toBeGreaterThanOrEqual(paper.right);
    expect(pin.bottom).toBeLessThanOrEqual(bar.top);
    expect(bar.left).toBeGreaterThanOrEqual(paper.right);
    expect((await sheet.box(product.routeList.control)).bottom).toBeLessThanOrEqual(bar.top);

    await product.closeStop();
    await expect.poll(async () => (await sheet.box(product.journey.bar)).left).toBeLessThan(50);
  });

  test('has the list of the route in the place of the stop, with the open stop in sight', async ({
    product,
  }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await product.mapToRest();
    await product.routeList.control.click();
    const list = await sheet.box(product.routeList.sheet);
    expect(list.right).toBe((await sheet.box(product.journey.bar)).left - 6);
    const row = await sheet.box(product.routeList.openStop);
    expect(row.top).toBeGreaterThan((await sheet.box(product.routeList.heading)).bottom);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom);
    await product.press('Escape');
    await expect(product.stop).toBeVisible();
  });

  test('shows a picture as high as the window, with its caption beside it', async ({ product }) => {
    const { gallery } = product;
    const sheet = new Sheet(product);
    await product.openStop(53);
    await gallery.links.first().click();
    await expect(gallery.shownPicture).toBeVisible();
    const picture = await sheet.box(gallery.shownPicture);
    expect(picture.bottom - picture.top).toBeGreaterThan(300);
    await expect(gallery.thumbnails).toHaveCount(0);
    for (const beside of [gallery.onMap, gallery.next, gallery.zoomIn, gallery.close]) {
      const box = await sheet.box(beside);
      expect(box.left).toBeGreaterThanOrEqual(picture.right);
      expect(box.right).toBeLessThanOrEqual(sideways.width);
    }
    await gallery.next.click();
    await expect(gallery.said).toHaveText(/^2 /);
  });

  test('and upright again has its sheet below, at the height that was chosen', async ({ product, page }) => {
    const sheet = new Sheet(product);
    await page.setViewportSize(upright);
    await product.openStop(53);
    await sheet.putAt('full');
    await page.setViewportSize(sideways);
    await expect(product.journey.bar).toBeVisible();
    await expect(product.routeList.control).toBeVisible();
    await page.setViewportSize(upright);
    await expect(sheet.handle).toHaveAttribute('aria-valuetext', sheet.words.heights.full);
    await expect.poll(async () => (await sheet.box(sheet.sheetElement)).right).toBe(upright.width);
  });
});
