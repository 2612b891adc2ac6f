import { expect, test } from './support/fixtures.ts';

test.describe('when the server does not answer', { tag: '@both-languages' }, () => {
  test.use({ expectedFaults: [/status of 503/] });

  test('the copies of an earlier visit are shown with a warning; without them the failure is named for 50 s [ERR-1]', async ({
    product,
    page,
  }) => {
    await page.clock.install();
    await product.lists.break('places');
    await product.open('/place/53');
    await expect(product.text(product.words.initializationTitle).first()).toBeVisible();
    await expect(product.text(product.words.initializationText).first()).toBeVisible();
    // The clock stands still from here on, but for what a slow machine took to come here.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.runFor(43_000);
    await expect(product.text(product.words.initializationText).first()).toBeVisible();
    await page.clock.runFor(7_000);
    // The notice fades by timers of its own, which are set when the page has drawn and so perhaps only after
    // the clock has stopped again: it goes on by short steps until they have run.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return product.text(product.words.initializationText).count();
      })
      .toBe(0);
    await page.clock.resume();

    await product.lists.repair();
    await product.openStop(53);
    await product.lists.toBeSaved();
    await product.lists.break('places');
    await product.openStop(300);
    await expect(product.text(product.words.savedData).first()).toBeVisible();
    await expect(product.text(product.words.initializationTitle)).toHaveCount(0);
    await product.goToNextStop();
    await expect(product.nextStop).toBeVisible();
  });

  test('the same for the pictures [ERR-2]', async ({ product }) => {
    await product.lists.break('images');
    await product.open('/place/53');
    await expect(product.text(product.words.initializationText).first()).toBeVisible();

    await product.lists.repair();
    await product.openStop(53);
    await product.lists.toBeSaved();
    await product.lists.break('images');
    await product.openStop(300);
    await expect(product.text(product.words.savedData).first()).toBeVisible();
    await product.goToNextStop();
    await expect(product.pictures.first()).toBeVisible();
  });
});
