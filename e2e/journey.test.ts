import { axeFaults } from './support/axe-faults.ts';
import { expect, test, withMovement } from './support/fixtures.ts';
import { Sheet } from './support/sheet.ts';

test(
  'the journey is played, tells its day, opens the stop where it stops, and its link brings the day back',
  { tag: '@both-languages' },
  async ({ product, page, language, layout }) => {
    await product.openStop(53);
    const { journey } = product;
    await expect(journey.day).toHaveAttribute('aria-valuetext', /^26 (августа|August) 1925, (Лех|Leh)$/);
    const before = await product.historyLength();
    await journey.play.click();
    // Nothing may move here: it goes in jumps, and each is said.
    await expect(journey.said).toHaveText(/1925/);
    await expect(product.title).not.toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await expect(journey.travellers).toBeVisible();
    if (layout === 'desktop') expect(await axeFaults(page)).toEqual([]);
    await journey.pause.click();
    await expect(product.nextStop).toBeAttached();
    await expect.poll(() => product.shownAddress).toMatch(/\/place\/\d+#.*d=1925-09-\d\d$/);
    expect(await product.historyLength()).toBe(before);
    await expect(journey.dayInPane).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);

    const [day, title] = [
      await journey.day.getAttribute('aria-valuetext'),
      await product.title.textContent(),
    ];
    await page.reload();
    await expect(journey.day).toHaveAttribute('aria-valuetext', day ?? '');
    await expect(product.title).toHaveText(title ?? '');
  },
);

test(
  'while it plays the next entry is a key away: it stops where there is something to read, and keeps the keyboard',
  { tag: '@both-languages' },
  async ({ product }) => {
    await product.open('/place/163#d=1924-11-10');
    const { journey, words } = product;
    await journey.play.click();
    await journey.nextEntry.focus();
    await product.press('Enter');
    await expect(journey.play).toBeVisible();
    await expect(journey.dayInPane).toBeAttached();
    await expect(journey.dayInPane).not.toContainText(words.journey.nothingOfDay);
    await expect(product.title).toBeFocused();
  },
);

test('the scale answers to the keyboard and keeps it, and the space bar plays from the page', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  await product.open('/place/53#d=1926-06-13');
  const { journey } = product;
  const value = (text: RegExp) => expect(journey.day).toHaveAttribute('aria-valuetext', text);
  await value(/^13 июня 1926, /);
  await journey.day.focus();
  await product.press('Home');
  await value(/1923/);
  await product.press('End');
  await value(/1928/);
  await product.press('PageDown');
  await value(/апреля 1928|мая 1928/);
  await product.press('ArrowLeft');
  await expect.poll(() => product.shownAddress).toMatch(/d=1928-0[45]-\d\d$/);
  await expect(journey.day).toBeFocused();
  await product.press('Space');
  await expect(journey.pause).toBeVisible();
  await product.press('Space');
  await expect(journey.play).toBeVisible();
});

test('the handle follows the pointer, and the whole route comes back', async ({ product, layout }) => {
  await product.openStop(53);
  const { journey } = product;
  await expect(journey.bar).toBeVisible();
  await journey.putHandleAt(0.75);
  expect(await journey.handleShare()).toBeCloseTo(0.75, 1);
  await expect.poll(() => product.shownAddress).toMatch(/d=192[67]-\d\d-\d\d$/);
  await journey.options.click();
  if (layout === 'desktop') {
    await journey.option(product.words.journey.byDays).check({ force: true });
    await expect(journey.bar).toContainText(/Урга\), 7 месяцев/);
  }
  await journey.wholeRoute.click();
  await expect.poll(() => product.shownAddress).not.toContain('d=');
});

test('on a phone the bar is one line between map and sheet, and can be folded away', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'desktop', 'a desktop has room');
  const sheet = new Sheet(product);
  await product.openStop(53);
  const { journey } = product;
  await expect(journey.bar).toBeVisible();
  for (const height of ['low', 'half'] as const) {
    await sheet.putAt(height);
    const [bar, paper] = await Promise.all([sheet.box(journey.bar), sheet.box(sheet.sheetElement)]);
    expect(bar.bottom).toBeLessThanOrEqual(paper.top);
    expect(bar.bottom - bar.top).toBeLessThanOrEqual(60);
  }
  await journey.collapse.click();
  await expect(journey.day).toBeHidden();
  const folded = await sheet.box(journey.bar);
  expect(folded.right - folded.left).toBeLessThan(160);
  await journey.expand.click();
  await expect(journey.day).toBeVisible();
});

test('the speed that was chosen and the folded scale are there again when the page is loaded anew', async ({
  product,
  page,
}) => {
  await product.openStop(53);
  const { journey, words } = product;
  await journey.options.click();
  await journey.option('4×').check({ force: true });
  await journey.option(words.journey.byDays).check({ force: true });
  await product.press('Escape');
  await journey.collapse.click();
  await page.reload();
  await expect(journey.expand).toBeVisible();
  await journey.expand.click();
  await journey.options.click();
  await expect(journey.option('4×')).toBeChecked();
  await expect(journey.option(words.journey.byDays)).toBeChecked();
});

test.describe('with movement', () => {
  test.use(withMovement);

  test('the map goes along until it is moved by hand, and is taken back', async ({
    product,
    page,
    layout,
  }) => {
    test.skip(layout === 'phone', 'the mouse stands for every hand');
    await product.openStop(53);
    const { journey } = product;
    await expect(journey.bar).toBeVisible();
    await journey.play.click();
    await expect(journey.travellers).toBeVisible();
    await expect(journey.day).not.toHaveAttribute('aria-valuetext', /^26 августа 1925/);
    await journey.pause.click();
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(1000, 500, { steps: 5 });
    await page.mouse.up();
    await expect(journey.follow).toBeVisible();
    await journey.follow.click();
    await expect(journey.follow).toBeHidden();
  });
});
