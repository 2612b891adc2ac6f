import { axeViolations } from '../support/axe-violations.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { boxOf } from '../support/geometry.ts';

test(
  'playback announces each day, pausing opens the stop of the day, and reloading the URL restores both',
  { tag: '@both-languages' },
  async ({ product, page, language, layout }) => {
    await product.openStop(53);
    const { journey } = product;
    await expect(journey.slider).toHaveAttribute(
      'aria-valuetext',
      /^26 (августа|August) 1925, (Лех|Leh)(, |$)/,
    );
    const before = await product.historyLength();
    await journey.playButton.click();
    // Under reduced motion playback jumps from stop to stop and announces each one.
    await expect(journey.announcement).toHaveText(/1925/);
    await expect(product.title).not.toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(journey.travellersIcon).toBeVisible();
    // At least its first lines are readable without scrolling, on a phone in the half-open sheet.
    await expect(journey.playingText).toBeInViewport({ ratio: 0.4 });
    if (layout === 'desktop') expect(await axeViolations(page)).toEqual([]);
    await journey.pauseButton.click();
    await expect(product.stop.nextLink).toBeAttached();
    await expect.poll(() => product.relativeUrl).toMatch(/\/place\/\d+#.*d=1925-09-\d\d$/);
    expect(await product.historyLength()).toBe(before);
    await expect(journey.daySection).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);

    // The height follows when it is loaded.
    const [day = '', place = ''] = (await journey.slider.getAttribute('aria-valuetext'))?.split(', ') ?? [];
    const title = await product.title.textContent();
    await page.reload();
    await expect
      .poll(async () => (await journey.slider.getAttribute('aria-valuetext'))?.split(', '))
      .toEqual(expect.arrayContaining([day, place]));
    await expect(product.title).toHaveText(title ?? '');
  },
);

test(
  'the link to the next entry pauses playback on the day of the entry and focuses the title',
  { tag: '@both-languages' },
  async ({ product }) => {
    await product.open('/place/163#d=1924-11-10');
    const { journey, messages } = product;
    await journey.playButton.click();
    await journey.nextEntryLink.focus();
    await product.press('Enter');
    await expect(journey.playButton).toBeVisible();
    await expect(journey.daySection).toBeAttached();
    await expect(journey.daySection).not.toContainText(messages.journey.nothingOfDay);
    await expect(product.title).toBeFocused();
  },
);

test('the slider is operated by the keyboard, and the space bar starts and pauses playback', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  await product.open('/place/53#d=1926-06-13');
  const { journey } = product;
  const value = (text: RegExp) => expect(journey.slider).toHaveAttribute('aria-valuetext', text);
  await value(/^13 июня 1926, /);
  await journey.slider.focus();
  await product.press('Home');
  await value(/1923/);
  await product.press('End');
  await value(/1928/);
  await product.press('PageDown');
  await value(/апреля 1928|мая 1928/);
  await product.press('ArrowLeft');
  await expect.poll(() => product.relativeUrl).toMatch(/d=1928-0[45]-\d\d$/);
  await expect(journey.slider).toBeFocused();
  await product.press('Space');
  await expect(journey.pauseButton).toBeVisible();
  await product.press('Space');
  await expect(journey.playButton).toBeVisible();
});

test('the space bar starts playback after a stop was opened from the search', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  const { journey, search } = product;
  await product.openStop(53);
  await expect(journey.bar).toBeVisible();
  await search.open();
  await search.fill('Урга');
  await product.press('Enter');
  await expect(product.title).toBeFocused();
  await product.press('Space');
  await expect(journey.pauseButton).toBeVisible();
});

test('dragging the handle selects a day until the whole route is shown again', async ({
  product,
  layout,
}) => {
  await product.openStop(53);
  const { journey } = product;
  await expect(journey.bar).toBeVisible();
  await journey.dragHandleTo(0.6);
  expect(await journey.handlePosition()).toBeCloseTo(0.6, 1);
  await expect.poll(() => product.relativeUrl).toMatch(/d=192[67]-\d\d-\d\d$/);
  await journey.optionsButton.click();
  if (layout === 'desktop') {
    await journey.option(product.messages.journey.byDays).check({ force: true });
    await expect(journey.bar).toContainText(/Урга\), 7 месяцев/);
  }
  await journey.showWholeRouteButton.click();
  await expect.poll(() => product.relativeUrl).not.toContain('d=');
});

test('on a phone the bar is one line above the sheet and can be collapsed', async ({ product, layout }) => {
  test.skip(layout === 'desktop', 'on a desktop the bar is not above the sheet');
  const { journey, sheet } = product;
  await product.openStop(53);
  await expect(journey.bar).toBeVisible();
  for (const height of ['low', 'half'] as const) {
    await sheet.setHeight(height);
    const [barBox, sheetBox] = await Promise.all([boxOf(journey.bar), boxOf(sheet.element)]);
    expect(barBox.bottom).toBeLessThanOrEqual(sheetBox.top);
    expect(barBox.bottom - barBox.top).toBeLessThanOrEqual(60);
  }
  await journey.collapseButton.click();
  await expect(journey.slider).toBeHidden();
  const collapsed = await boxOf(journey.bar);
  expect(collapsed.right - collapsed.left).toBeLessThan(160);
  await journey.expandButton.click();
  await expect(journey.slider).toBeVisible();
});

test('playback options and the collapsed bar are restored when the page is reloaded', async ({
  product,
  page,
}) => {
  await product.openStop(53);
  const { journey, messages } = product;
  await journey.optionsButton.click();
  await journey.option('4×').check({ force: true });
  await journey.option(messages.journey.byDays).check({ force: true });
  await product.press('Escape');
  await journey.collapseButton.click();
  await page.reload();
  await expect(journey.expandButton).toBeVisible();
  await journey.expandButton.click();
  await journey.optionsButton.click();
  await expect(journey.option('4×')).toBeChecked();
  await expect(journey.option(messages.journey.byDays)).toBeChecked();
});

test.describe('camera during playback', () => {
  test.use(withMotion);

  test('follows the travellers until the map is dragged, and again after the follow button is clicked', async ({
    product,
    page,
    layout,
  }) => {
    test.skip(layout === 'phone', 'covered with the mouse on a desktop');
    await product.openStop(53);
    const { journey } = product;
    await expect(journey.bar).toBeVisible();
    await journey.playButton.click();
    await expect(journey.travellersIcon).toBeVisible();
    await expect(journey.slider).not.toHaveAttribute('aria-valuetext', /^26 августа 1925/);
    await journey.pauseButton.click();
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(1000, 500, { steps: 5 });
    await page.mouse.up();
    await expect(journey.followButton).toBeVisible();
    await journey.followButton.click();
    await expect(journey.followButton).toBeHidden();
  });
});
