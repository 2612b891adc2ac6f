import { expect, test, withMovement } from './support/fixtures.ts';
import { Sheet, type Height } from './support/sheet.ts';

const heights: readonly Height[] = ['low', 'half', 'full'];

test.describe('the sheet of a phone', () => {
  test.skip(({ layout }) => layout === 'desktop', 'a desktop has a panel of one height');

  test(
    'has three heights by keys and by buttons, and says them',
    { tag: '@both-languages' },
    async ({ product }) => {
      const sheet = new Sheet(product);
      await product.openStop(53);
      await expect(sheet.handle).toHaveAttribute('aria-valuetext', sheet.words.heights.half);
      const pixels: number[] = [];
      for (const height of heights) {
        await sheet.putAt(height);
        await expect(sheet.handle).toHaveAttribute('aria-valuetext', sheet.words.heights[height]);
        pixels.push(await sheet.heightInPixels());
      }
      expect(pixels).toEqual(pixels.toSorted((one, other) => one - other));
      expect(new Set(pixels).size).toBe(3);
      await sheet.handle.press('ArrowDown');
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
      await sheet.raise.click();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '3');
      await expect(sheet.raise).toHaveAttribute('aria-disabled', 'true');
      await sheet.lower.click();
      await sheet.lower.click();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
      await sheet.handle.click();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
    },
  );

  test('follows the finger on its handle and rests at the nearest height', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await sheet.toRest();
    const half = await sheet.heightInPixels();
    const grip = await sheet.middleOf(sheet.handle);
    await sheet.finger.touch(grip);
    await sheet.finger.moveTo({ ...grip, y: grip.y - 6 }, 40);
    await sheet.finger.moveTo({ ...grip, y: grip.y + 100 }, 400);
    const dragged = await sheet.heightInPixels();
    await sheet.finger.moveTo({ ...grip, y: grip.y + 160 }, 400);
    // Pixels of the screen are not those of the finger: two or three may be lost on the way.
    expect(Math.abs(dragged - (await sheet.heightInPixels()) - 60)).toBeLessThanOrEqual(3);
    expect(dragged).toBeGreaterThan(half - 120);
    sheet.finger.wait(300);
    await sheet.finger.lift();
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await sheet.toRest();

    // Thrown: it goes on, though the finger has left it early.
    const low = await sheet.middleOf(sheet.handle);
    await sheet.finger.swipe(low, { ...low, y: low.y - 90 }, 64);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
  });

  test('is lowered by its content only where that has nothing to scroll', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await sheet.toRest();
    const from = await sheet.pointOnText();
    const up = { ...from, y: from.y - 150 };
    await sheet.scrollTo(200);
    await sheet.finger.swipe(up, from);
    await expect.poll(() => sheet.scrolled()).toBeLessThan(200);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
    await sheet.scrollTo(0);
    await sheet.finger.swipe(up, from);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await sheet.toRest();
    const low = await sheet.pointOnText();
    await sheet.finger.swipe(low, { ...low, y: low.y - 150 });
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
    expect(await sheet.scrolled()).toBe(0);
  });

  test('leaves the open stop in sight at every height', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await expect(product.journey.bar).toBeVisible();
    for (const height of heights) {
      await sheet.putAt(height);
      await expect.poll(() => sheet.showsPin(), height).toBe(true);
    }
  });

  test('begins low at the bare address of the map, and rises with a stop', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.open('/');
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await product.mapToAppear();
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await product.goToNextStop();
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
  });

  test.describe('while it rises', () => {
    test.use(withMovement);

    test('the map goes on to the stop that was opened', async ({ product }) => {
      const sheet = new Sheet(product);
      await product.open('/');
      await product.mapToRest();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
      await product.search.control.click();
      await product.search.field.fill('Москва');
      await product.search.activeHit.click();
      await expect(product.title).toHaveText('Москва');
      await expect.poll(() => sheet.showsPin()).toBe(true);
    });
  });

  test('rises when the keyboard comes to what is on it', async ({ product }) => {
    const sheet = new Sheet(product);
    await product.openStop(53);
    await sheet.putAt('low');
    await product.tabTo(product.nextStop);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
  });
});

test('what covers the map and what the map takes as covered are the same', async ({ product, layout }) => {
  const sheet = new Sheet(product);
  await product.openStop(53);
  await expect(product.journey.bar).toBeVisible();
  for (const height of layout === 'phone' ? heights : [null]) {
    if (height !== null) await sheet.putAt(height);
    // On the highest sheet of a phone there is no bar of the journey.
    const lowest = height === 'full' ? sheet.sheetElement : product.journey.bar;
    const [free, header, panel, below] = await Promise.all(
      [sheet.freeArea, sheet.header, sheet.sheetElement, lowest].map((element) => sheet.box(element)),
    );
    if (free === undefined || header === undefined || panel === undefined || below === undefined)
      throw new Error('not all is there');
    const gaps = [
      free.top - header.bottom,
      below.top - free.bottom,
      ...(layout === 'phone' ? [] : [free.left - panel.right]),
    ];
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThanOrEqual(16);
    }
  }
});

test('no text of a book is asked for until the sheet is opened [SBR-2]', async ({ product, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/texts')) asked.push(request.url());
  });
  const sheet = new Sheet(product);
  await product.open('/#p=60/c');
  await product.mapToAppear();
  await expect(product.closedStop).toHaveText('Хеми');
  await expect(product.stop).toBeHidden();
  expect(asked).toEqual([]);
  await product.closedStop.click();
  await expect(product.stop).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  // Closed again it stays opened once: the next stop has its texts.
  await sheet.close.click();
  await expect(product.stop).toBeHidden();
  await product.changeHash('#p=53/c');
  await expect(product.closedStop).toHaveText('Лех');
  await expect.poll(() => asked.length).toBe(2);
});

test('after 250 px of the pane of a stop the way back to its top is offered [SBR-4]', async ({ product }) => {
  const sheet = new Sheet(product);
  await product.openStop(53);
  await expect(sheet.backToTop).toHaveCount(0);
  await sheet.scrollTo(250);
  await expect(sheet.backToTop).toHaveCount(0);
  await sheet.scrollTo(251);
  await expect(sheet.backToTop).toBeVisible();
  await sheet.backToTop.click();
  await expect.poll(() => sheet.scrolled()).toBe(0);
  await expect(sheet.backToTop).toHaveCount(0);
  await expect(sheet.content).toBeFocused();
  await product.changeHash('#p=53/s');
  await expect(product.stop).toHaveCount(0);
  await sheet.scrollTo(251);
  await expect(sheet.backToTop).toHaveCount(0);
});

test('map and sheet change their layout at 991 px, and make way for a keyboard of 120 px [MAP-25]', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'one window that changes its size stands for both');
  const sheet = new Sheet(product);
  await sheet.giveKeyboard();
  await product.openStop(53);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(sheet.tabs).toBeHidden();
  await expect(sheet.bottomBar).toBeHidden();
  expect((await sheet.box(sheet.sheetElement)).right).toBeLessThan(500);
  await expect.poll(async () => (await sheet.box(sheet.freeArea)).left).toBeGreaterThan(400);

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sheet.tabs).toBeVisible();
  await expect(sheet.bottomBar).toBeVisible();
  await expect.poll(async () => (await sheet.box(sheet.sheetElement)).right).toBe(991);
  await expect.poll(async () => (await sheet.box(sheet.freeArea)).left).toBe(0);

  await sheet.openTab('settings');
  const field = sheet.sheetElement.getByRole('switch').last();
  await field.focus();
  await sheet.showKeyboard(119);
  await expect(sheet.bottomBar).toBeVisible();
  await sheet.showKeyboard(120);
  await expect(sheet.bottomBar).toBeHidden();
  await expect.poll(async () => (await sheet.box(sheet.sheetElement)).bottom).toBe(680);
  await sheet.showKeyboard(400);
  await expect.poll(async () => (await sheet.box(sheet.sheetElement)).bottom).toBe(400);
  await expect.poll(async () => (await sheet.box(field)).bottom).toBeLessThanOrEqual(400);
  expect((await sheet.box(field)).top).toBeGreaterThanOrEqual((await sheet.box(sheet.content)).top);
  await sheet.showKeyboard(0);
  await expect(sheet.bottomBar).toBeVisible();
});
