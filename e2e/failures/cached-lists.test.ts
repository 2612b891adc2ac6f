import { expect, test } from '../support/fixtures.ts';

test.describe('failed list requests', { tag: '@both-languages' }, () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('a failed places request shows the cached copy with a warning, or an error for 50 s without a copy [ERR-1]', async ({
    product,
    page,
  }) => {
    await page.clock.install();
    await product.listEndpoints.fail('places');
    const beforeError = Date.now();
    await product.open('/place/53');
    await expect(product.text(product.messages.initializationTitle).first()).toBeVisible();
    await expect(product.text(product.messages.initializationText).first()).toBeVisible();
    // Pauses the fake clock at the current time. The second added covers the delay of the calls on a slow machine.
    const paused = (await page.evaluate(() => Date.now())) + 1_000;
    await page.clock.pauseAt(paused);
    // The error has appeared between the two times: it is still shown 49 s after the earlier one, and gone 50 s after
    // the later one.
    await page.clock.fastForward(Math.max(0, beforeError + 49_000 - paused));
    await expect(product.text(product.messages.initializationText).first()).toBeVisible();
    await page.clock.fastForward(50_000 - Math.max(0, beforeError + 49_000 - paused));
    // The exit animation sets its timers after rendering, possibly after runFor has ended: the clock is advanced in
    // short steps until they have fired.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return product.text(product.messages.initializationText).count();
      })
      .toBe(0);
    await page.clock.resume();

    await product.listEndpoints.restore();
    await product.openStop(53);
    await product.listEndpoints.waitForCache();
    await product.listEndpoints.fail('places');
    // The notice disappears after a while: the map is not waited for.
    await product.open('/place/300');
    await expect(product.text(product.messages.savedData).first()).toBeVisible();
    await expect(product.text(product.messages.initializationTitle)).toHaveCount(0);
    await product.stop.goToNext();
    await expect(product.stop.nextLink).toBeVisible();
  });

  test(
    'a failed images request shows the cached copy with a warning, or an error without a copy [ERR-2]',
    { tag: '@one-view' },
    async ({ product }) => {
      await product.listEndpoints.fail('images');
      await product.open('/place/53');
      await expect(product.text(product.messages.initializationText).first()).toBeVisible();

      await product.listEndpoints.restore();
      await product.openStop(53);
      await product.listEndpoints.waitForCache();
      await product.listEndpoints.fail('images');
      // The notice disappears after a while: the map is not waited for.
      await product.open('/place/300');
      await expect(product.text(product.messages.savedData).first()).toBeVisible();
      await product.stop.goToNext();
      await expect(product.stop.images.first()).toBeVisible();
    },
  );
});
