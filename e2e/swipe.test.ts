import { expect, test, withMovement, withoutMovement } from './support/fixtures.ts';
import { Sheet } from './support/sheet.ts';

test.describe('a swipe over the pane', () => {
  test.use(withMovement);
  test.skip(({ layout }) => layout === 'desktop', 'a desktop has no touch screen here');

  test('leads to the next stop and back, and the stop that is left is seen to leave', async ({ product }) => {
    const sheet = new Sheet(product);
    await sheet.watchLeaving();
    await product.openStop(53);
    await sheet.toRest();
    await sheet.swipe(-120);
    await expect(product.title).not.toHaveText('Лех');
    expect(product.shownAddress).toMatch(/^\/place\/300/);
    expect(await sheet.leavings()).toEqual([300]);
    await expect(sheet.leavingStop).toHaveCount(0);
    await sheet.swipe(120);
    await expect(product.title).toHaveText('Лех');
    await expect(sheet.leavingStop).toHaveCount(0);
  });

  test('shows at most 40 px of where it leads, and takes back what was no swipe', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await sheet.toRest();
    const from = await sheet.pointOnText();
    const rest = (await sheet.box(sheet.content)).left;
    await sheet.finger.touch(from);
    await sheet.finger.moveTo({ x: from.x - 30, y: from.y });
    await expect.poll(async () => (await sheet.box(sheet.content)).left - rest).toBe(-30);
    await sheet.finger.moveTo({ x: from.x - 140, y: from.y });
    await expect.poll(async () => (await sheet.box(sheet.content)).left - rest).toBe(-40);
    // Slower than a swipe.
    sheet.finger.wait(1100);
    await sheet.finger.lift();
    await expect.poll(async () => (await sheet.box(sheet.content)).left - rest).toBe(0);
    await expect(product.title).toHaveText('Лех');
  });

  test('is none on a row that scrolls sideways, nor on another tab', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await sheet.putAt('full');
    const facts = await sheet.middleOf(sheet.facts);
    await sheet.finger.swipe(facts, { ...facts, x: facts.x - 120 });
    await expect.poll(() => sheet.facts.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
    await sheet.openTab('settings');
    await sheet.swipe(-120);
    await sheet.openTab('overview');
    await expect(product.title).toHaveText('Лех');
  });

  test.describe('of somebody who wants nothing to move', () => {
    test.use(withoutMovement);

    test('leads on as well, and nothing moves', async ({ product }) => {
      const sheet = new Sheet(product);
      await sheet.watchLeaving();
      await product.openStop(53);
      const from = await sheet.pointOnText();
      const rest = (await sheet.box(sheet.content)).left;
      await sheet.finger.touch(from);
      await sheet.finger.moveTo({ x: from.x - 120, y: from.y });
      expect((await sheet.box(sheet.content)).left).toBe(rest);
      await sheet.finger.lift();
      await expect(product.title).not.toHaveText('Лех');
      expect(await sheet.leavings()).toEqual([]);
    });
  });
});
