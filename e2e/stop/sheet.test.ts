import type { SheetHeight } from '../support/drivers/sheet.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { boxOf } from '../support/geometry.ts';

const heights: readonly SheetHeight[] = ['low', 'half', 'full'];

test.describe('sheet on a phone', () => {
  test.skip(({ layout }) => layout === 'desktop', 'on a desktop the panel has one height');

  test(
    'is set to three heights by keys and buttons, and each height has a value text',
    { tag: '@both-languages' },
    async ({ product }) => {
      const sheet = product.sheet;
      await product.openStop(53);
      await expect(sheet.handle).toHaveAttribute('aria-valuetext', sheet.sheetMessages.heights.half);
      const pixels: number[] = [];
      for (const height of heights) {
        await sheet.setHeight(height);
        await expect(sheet.handle).toHaveAttribute('aria-valuetext', sheet.sheetMessages.heights[height]);
        pixels.push(await sheet.heightInPixels());
      }
      expect(pixels).toEqual(pixels.toSorted((one, other) => one - other));
      expect(new Set(pixels).size).toBe(3);
      await sheet.handle.press('ArrowDown');
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
      await sheet.raiseButton.click();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '3');
      await expect(sheet.raiseButton).toHaveAttribute('aria-disabled', 'true');
      await sheet.lowerButton.click();
      await sheet.lowerButton.click();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
      await sheet.handle.click();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
    },
  );

  test('has a bar of tabs and a close button up to a width of 991 px, and the stop with its photos, the basis of its location and the diary in its first tab [SBR-1]', async ({
    product,
    page,
  }) => {
    const { sheet, stop } = product;
    const labels = sheet.sheetMessages;
    await product.open('/place/53?magic=ResearcherMode');
    await product.waitForHydration();
    const names = await sheet.tabBar.getByRole('button').allTextContents();
    expect(names).toEqual([labels.overview, labels.measure, labels.tracks, labels.settings]);
    for (const heading of [labels.pictures, labels.locationReference, labels.chronicle])
      await expect(stop.region.getByRole('heading', { name: heading, exact: true })).toBeAttached();
    for (const [name, region] of [
      [labels.measure, labels.measure],
      [labels.tracks, labels.tracks],
      [labels.settings, labels.settings],
    ] as const) {
      await sheet.tabBar.getByRole('button', { name }).click();
      await expect(page.getByRole('region', { name: region })).toBeVisible();
    }
    await page.setViewportSize({ width: 992, height: 844 });
    await expect(sheet.tabBar).toBeHidden();
    await page.setViewportSize({ width: 991, height: 844 });
    await expect(sheet.tabBar).toBeVisible();
    await sheet.openTab('overview');
    await stop.closeButton.click();
    await expect(stop.region).toBeHidden();
  });

  test('follows a drag of the handle and snaps to the nearest height', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await sheet.waitForAnimations();
    const half = await sheet.heightInPixels();
    const grip = await sheet.handleCentre();
    await sheet.touch.start(grip);
    await sheet.touch.moveTo({ ...grip, y: grip.y - 6 }, 40);
    await sheet.touch.moveTo({ ...grip, y: grip.y + 100 }, 400);
    const dragged = await sheet.heightInPixels();
    await sheet.touch.moveTo({ ...grip, y: grip.y + 160 }, 400);
    // Touch coordinates are rounded to device pixels, which may differ by two or three.
    expect(Math.abs(dragged - (await sheet.heightInPixels()) - 60)).toBeLessThanOrEqual(3);
    expect(dragged).toBeGreaterThan(half - 120);
    sheet.touch.hold(300);
    await sheet.touch.end();
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await sheet.waitForAnimations();

    // A fast drag snaps to the next height although it ends early.
    const low = await sheet.handleCentre();
    await sheet.touch.swipe(low, { ...low, y: low.y - 90 }, 64);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
  });

  test('is lowered by swiping down over its content only at scroll position 0', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await sheet.waitForAnimations();
    const from = await sheet.pointOnText();
    const up = { ...from, y: from.y - 150 };
    await sheet.scrollTo(200);
    await sheet.touch.swipe(up, from);
    await expect.poll(() => sheet.scrollTop()).toBeLessThan(200);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
    await sheet.scrollTo(0);
    await sheet.touch.swipe(up, from);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await sheet.waitForAnimations();
    const low = await sheet.pointOnText();
    await sheet.touch.swipe(low, { ...low, y: low.y - 150 });
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
    expect(await sheet.scrollTop()).toBe(0);
  });

  test('does not cover the pin of the open stop at any height', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await expect(product.journey.bar).toBeVisible();
    for (const height of heights) {
      await sheet.setHeight(height);
      await expect.poll(() => sheet.isPinVisible(), height).toBe(true);
    }
  });

  test('is low on the path / and rises when a stop is opened', async ({ product }) => {
    const sheet = product.sheet;
    await product.open('/');
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await product.map.waitForLoad();
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
    await product.stop.goToNext();
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
  });

  test.describe('with motion', () => {
    test.use(withMotion);

    test('the camera reaches the opened stop while the sheet rises', async ({ product }) => {
      const sheet = product.sheet;
      await product.open('/');
      await product.map.waitForIdle();
      await expect(sheet.handle).toHaveAttribute('aria-valuenow', '1');
      await product.search.headerButton.click();
      await product.search.input.fill('Москва');
      await product.search.activeResult.click();
      await expect(product.title).toHaveText('Москва');
      await expect.poll(() => sheet.isPinVisible()).toBe(true);
    });
  });

  for (const { width, height, share } of [
    { width: 320, height: 640, share: 0.2 },
    { width: 390, height: 844, share: 0.28 },
  ]) {
    test(`at ${width}x${height} the half-open sheet leaves a share of ${share} of the height to the map`, async ({
      product,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await product.openStop(53);
      await expect(product.journey.bar).toBeVisible();
      await product.sheet.setHeight('half');
      const { top, bottom } = await boxOf(product.map.freeArea);
      expect((bottom - top) / height).toBeGreaterThan(share);
    });
  }

  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    test(
      `at ${width}x${height} the map has at most four buttons besides the player, and none is covered`,
      { tag: '@both-languages' },
      async ({ product, page }) => {
        const { map, sheet } = product;
        await page.setViewportSize({ width, height });
        await product.openStop(53);
        await expect(product.journey.bar).toBeVisible();
        for (const sheetHeight of ['low', 'half'] as const) {
          await sheet.setHeight(sheetHeight);
          expect((await map.visibleControls()).length, sheetHeight).toBeLessThanOrEqual(4);
          expect(await map.coveredControls(), sheetHeight).toEqual([]);
        }
      },
    );
  }

  test('rises when an element on it receives the focus', async ({ product }) => {
    const sheet = product.sheet;
    await product.openStop(53);
    await sheet.setHeight('low');
    await product.tabTo(product.stop.nextLink);
    await expect(sheet.handle).toHaveAttribute('aria-valuenow', '2');
  });
});

test('the free map area ends at most 16 px from the header, the panel and the journey bar', async ({
  product,
  layout,
}) => {
  const sheet = product.sheet;
  await product.openStop(53);
  await expect(product.journey.bar).toBeVisible();
  for (const height of layout === 'phone' ? heights : [null]) {
    if (height !== null) await sheet.setHeight(height);
    // On a phone the journey bar is hidden while the sheet has its full height.
    const lowerLimit = height === 'full' ? sheet.element : product.journey.bar;
    const [free, header, panel, below] = await Promise.all(
      [product.map.freeArea, product.header.banner, sheet.element, lowerLimit].map((element) =>
        boxOf(element),
      ),
    );
    if (free === undefined || header === undefined || panel === undefined || below === undefined)
      throw new Error('an element is missing');
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

test('texts are not requested before the sheet is opened for the first time [SBR-2]', async ({
  product,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/texts')) requested.push(request.url());
  });
  await product.open('/#p=60/c');
  await product.map.waitForLoad();
  await expect(product.stop.reopenButton).toHaveText('Хеми');
  await expect(product.stop.region).toBeHidden();
  expect(requested).toEqual([]);
  await product.stop.reopenButton.click();
  await expect(product.stop.region).toBeVisible();
  await expect.poll(() => requested.length).toBe(1);
  // After the first opening, texts are requested even while the sheet is closed.
  await product.stop.closeButton.click();
  await expect(product.stop.region).toBeHidden();
  await product.changeHash('#p=53/c');
  await expect(product.stop.reopenButton).toHaveText('Лех');
  await expect.poll(() => requested.length).toBe(2);
});

test('the back-to-top button is shown after 250 px of scrolling in the place pane [SBR-4]', async ({
  product,
}) => {
  const sheet = product.sheet;
  await product.openStop(53);
  await expect(sheet.backToTopButton).toHaveCount(0);
  await sheet.scrollTo(250);
  await expect(sheet.backToTopButton).toHaveCount(0);
  await sheet.scrollTo(251);
  await expect(sheet.backToTopButton).toBeVisible();
  await sheet.backToTopButton.click();
  await expect.poll(() => sheet.scrollTop()).toBe(0);
  await expect(sheet.backToTopButton).toHaveCount(0);
  await expect(sheet.content).toBeFocused();
  await product.changeHash('#p=53/s');
  await expect(product.stop.region).toHaveCount(0);
  await sheet.scrollTo(251);
  await expect(sheet.backToTopButton).toHaveCount(0);
});

test('map and sheet switch layout at 991 px and adapt to an on-screen keyboard of at least 120 px [MAP-25]', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'the test resizes the window to both layouts');
  const sheet = product.sheet;
  await product.onScreenKeyboard.install();
  await product.openStop(53);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(sheet.tabBar).toBeHidden();
  await expect(product.header.bottomBar).toBeHidden();
  expect((await boxOf(sheet.element)).right).toBeLessThan(500);
  await expect.poll(async () => (await boxOf(product.map.freeArea)).left).toBeGreaterThan(400);

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sheet.tabBar).toBeVisible();
  await expect(product.header.bottomBar).toBeVisible();
  await expect.poll(async () => (await boxOf(sheet.element)).right).toBe(991);
  await expect.poll(async () => (await boxOf(product.map.freeArea)).left).toBe(0);

  await sheet.openTab('settings');
  const field = sheet.element.getByRole('switch').last();
  await field.focus();
  await product.onScreenKeyboard.show(119);
  await expect(product.header.bottomBar).toBeVisible();
  await product.onScreenKeyboard.show(120);
  await expect(product.header.bottomBar).toBeHidden();
  await expect.poll(async () => (await boxOf(sheet.element)).bottom).toBe(680);
  await product.onScreenKeyboard.show(400);
  await expect.poll(async () => (await boxOf(sheet.element)).bottom).toBe(400);
  await expect.poll(async () => (await boxOf(field)).bottom).toBeLessThanOrEqual(400);
  expect((await boxOf(field)).top).toBeGreaterThanOrEqual((await boxOf(sheet.content)).top);
  await product.onScreenKeyboard.show(0);
  await expect(product.header.bottomBar).toBeVisible();
});
