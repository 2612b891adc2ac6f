import { expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/geometry.ts';

const landscape = { width: 844, height: 390 };
const portrait = { width: 390, height: 844 };

test.describe('phone in landscape', { tag: '@both-languages' }, () => {
  test.skip(({ layout }) => layout === 'desktop', 'a desktop has its own layout');
  test.use({ viewport: landscape });

  test('the sheet is beside the map and covers neither the pin nor the controls', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await product.map.waitForIdle();
    const sheetBox = await boxOf(sheet.element);
    expect(sheetBox.left).toBe(0);
    expect(sheetBox.right).toBeLessThan(landscape.width / 2);
    expect(sheetBox.top).toBeGreaterThanOrEqual((await boxOf(product.header.banner)).bottom);
    // The borders of the bottom bar and the sheet overlap by one pixel.
    expect(Math.abs(sheetBox.bottom - (await boxOf(product.header.bottomBar)).top)).toBeLessThanOrEqual(1);
    // The sheet has a fixed height.
    await expect(sheet.handle).toBeHidden();
    await expect(sheet.raiseButton).toBeHidden();
    const pin = await boxOf(product.map.pin);
    const bar = await boxOf(product.journey.bar);
    expect(pin.left).toBeGreaterThanOrEqual(sheetBox.right);
    expect(pin.bottom).toBeLessThanOrEqual(bar.top);
    expect(bar.left).toBeGreaterThanOrEqual(sheetBox.right);
    expect((await boxOf(product.routeList.openButton)).bottom).toBeLessThanOrEqual(bar.top);

    await product.stop.close();
    await expect.poll(async () => (await boxOf(product.journey.bar)).left).toBeLessThan(50);
  });

  test('the route list replaces the pane and shows the open stop', async ({ product }) => {
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.routeList.openButton.click();
    const list = await boxOf(product.routeList.panel);
    expect(list.right).toBe((await boxOf(product.journey.bar)).left - 6);
    const row = await boxOf(product.routeList.currentStop);
    expect(row.top).toBeGreaterThan((await boxOf(product.routeList.heading)).bottom);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom);
    await product.press('Escape');
    await expect(product.stop.region).toBeVisible();
  });

  test('the image viewer uses the full height and shows the caption beside the image', async ({
    product,
  }) => {
    const { gallery } = product;
    await product.openStop(53);
    await gallery.links.first().click();
    await expect(gallery.currentImage).toBeVisible();
    const image = await boxOf(gallery.currentImage);
    expect(image.bottom - image.top).toBeGreaterThan(300);
    await expect(gallery.thumbnails).toHaveCount(0);
    for (const control of [
      gallery.showOnMapLink,
      gallery.nextButton,
      gallery.zoomInButton,
      gallery.closeButton,
    ]) {
      const box = await boxOf(control);
      expect(box.left).toBeGreaterThanOrEqual(image.right);
      expect(box.right).toBeLessThanOrEqual(landscape.width);
    }
    await gallery.nextButton.click();
    await expect(gallery.announcement).toHaveText(/^2 /);
  });

  test('rotating back to portrait restores the height of the sheet', async ({ product, page }) => {
    const sheet = product.sheet;
    await page.setViewportSize(portrait);
    await product.openStop(53);
    await sheet.setHeight('full');
    await page.setViewportSize(landscape);
    await expect(product.journey.bar).toBeVisible();
    await expect(product.routeList.openButton).toBeVisible();
    await page.setViewportSize(portrait);
    await expect(sheet.handle).toHaveAttribute('aria-valuetext', sheet.sheetMessages.heights.full);
    await expect.poll(async () => (await boxOf(sheet.element)).right).toBe(portrait.width);
  });
});
