import { expect, test, withMotion, withReducedMotion } from '../support/fixtures.ts';
import { boxOf } from '../support/geometry.ts';

test.describe('swipe over the place pane', () => {
  test.use(withMotion);
  test.skip(({ layout }) => layout === 'desktop', 'a desktop has no touch screen');

  test('opens the next and the previous stop with an exit animation of 300 ms', async ({ product }) => {
    const sheet = product.sheet;
    await sheet.observeSwipeExits();
    await product.openStop(53);
    await sheet.waitForAnimations();
    await sheet.swipe(-120);
    await expect(product.title).not.toHaveText('Лех');
    expect(product.relativeUrl).toMatch(/^\/place\/300/);
    expect(await sheet.swipeExitDurations()).toEqual([300]);
    await expect(sheet.exitingSnapshot).toHaveCount(0);
    await sheet.swipe(120);
    await expect(product.title).toHaveText('Лех');
    await expect(sheet.exitingSnapshot).toHaveCount(0);
  });

  test('moves the pane by at most 40 px and back when it is too slow', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await sheet.waitForAnimations();
    const from = await sheet.pointOnText();
    const initialLeft = (await boxOf(sheet.content)).left;
    await sheet.touch.start(from);
    await sheet.touch.moveTo({ x: from.x - 30, y: from.y });
    await expect.poll(async () => (await boxOf(sheet.content)).left - initialLeft).toBe(-30);
    await sheet.touch.moveTo({ x: from.x - 140, y: from.y });
    await expect.poll(async () => (await boxOf(sheet.content)).left - initialLeft).toBe(-40);
    // Exceeds the maximum duration of 1000 ms.
    sheet.touch.hold(1100);
    await sheet.touch.end();
    await expect.poll(async () => (await boxOf(sheet.content)).left - initialLeft).toBe(0);
    await expect(product.title).toHaveText('Лех');
  });

  test('is ignored on other tabs', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await sheet.setHeight('full');
    await sheet.openTab('settings');
    await sheet.swipe(-120);
    await sheet.openTab('overview');
    await expect(product.title).toHaveText('Лех');
  });

  test.describe('under reduced motion', () => {
    test.use(withReducedMotion);

    test('opens the next stop without animation', async ({ product }) => {
      const sheet = product.sheet;
      await sheet.observeSwipeExits();
      await product.openStop(53);
      const from = await sheet.pointOnText();
      const initialLeft = (await boxOf(sheet.content)).left;
      await sheet.touch.start(from);
      await sheet.touch.moveTo({ x: from.x - 120, y: from.y });
      expect((await boxOf(sheet.content)).left).toBe(initialLeft);
      await sheet.touch.end();
      await expect(product.title).not.toHaveText('Лех');
      expect(await sheet.swipeExitDurations()).toEqual([]);
    });
  });
});
