import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf, overlap } from '../support/geometry.ts';

test.describe('search', { tag: '@both-languages' }, () => {
  test('the map button, on a phone the header button, opens the search, and Enter opens the place found by its old name [MAP-5]', async ({
    product,
    language,
    layout,
  }) => {
    const { search } = product;
    await product.openStop(53);
    await product.map.waitForIdle();
    await (layout === 'phone' ? search.headerButton : search.mapButton).click();
    await expect(search.input).toBeFocused();
    await expect(search.status).toHaveText(product.messages.search.hint);
    // Enter during the debounce opens the first result of the pending search.
    await search.fill({ ru: 'Урга', en: 'Urga' }[language]);
    await product.press('Enter');
    await expect(product.title).toHaveText({ ru: 'Улан-Батор (Урга)', en: /Urga|Ulaanbaatar/ }[language]);
    expect(product.relativeUrl).toMatch(/place\/393.*p=393\/o/);
    await expect(product.title).toBeFocused();
    await search.open();
    await expect(search.input).toHaveValue({ ru: 'Урга', en: 'Urga' }[language]);
  });

  test('arrow keys select the results in a cycle and Escape closes the dialog', async ({
    product,
    language,
    layout,
  }) => {
    test.skip(layout === 'phone', 'a phone has no keyboard');
    const { search } = product;
    await product.openStop(53);
    await search.open();
    await search.fill({ ru: 'Каракорум', en: 'Karakoram' }[language]);
    await expect(search.activeResult).toContainText({ ru: 'Каракорум', en: 'Karakoram' }[language]);
    await expect(search.highlightsIn(search.activeResult).first()).toBeVisible();
    const second = (await search.results.nth(1).textContent()) ?? '';
    await product.press('ArrowDown');
    await expect(search.activeResult).toHaveText(second);
    await product.press('ArrowUp');
    await product.press('ArrowUp');
    await expect(search.activeResult).toHaveText((await search.results.last().textContent()) ?? '');
    await product.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(search.headerButton).toBeFocused();
  });

  test('results are shown on the map with a banner that links back to them', async ({
    product,
    language,
  }) => {
    const { search } = product;
    await product.open('/books');
    await search.open();
    await search.fill({ ru: 'караван', en: 'caravan' }[language]);
    await expect(search.highlightsIn(search.results.first()).first()).toHaveText(
      { ru: /^караван/i, en: /^caravan/i }[language],
    );
    await search.showOnMapButton.click();
    await expect(search.mapBannerText).toContainText({ ru: 'караван', en: 'caravan' }[language]);
    await product.map.waitForIdle();
    // The banner restores its own query, not the last one.
    await search.open();
    await search.fill('34.15, 77.58');
    await expect(search.results.first()).toContainText('34.1500, 77.5800');
    await search.close();
    await search.backToResultsButton.click();
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue({ ru: 'караван', en: 'caravan' }[language]);
    await expect(search.highlightsIn(search.results.first()).first()).toHaveText(
      { ru: /^караван/i, en: /^caravan/i }[language],
    );
    await product.press('Escape');
    await expect(search.backToResultsButton).toBeFocused();
    await search.open();
    await search.fill('34.15, 77.58');
    await expect(search.results.first()).toContainText('34.1500, 77.5800');
    await search.results.first().click();
    await expect(search.dialog).toBeHidden();
    await expect.poll(() => product.relativeUrl).toMatch(/#m=10\/34\.\d+\/77\./);
    await search.hideFromMapButton.click();
    await expect(search.hideFromMapButton).toBeHidden();
  });

  test(
    'a phrase of the chronicle opens its entry in the book',
    { tag: '@one-view' },
    async ({ product, language }) => {
      const { search } = product;
      await product.open('/books');
      await search.open();
      await search.fill({ ru: 'жёлтым флагом', en: 'yellow flag' }[language]);
      await expect(search.results.first()).toContainText({ ru: 'флаг', en: 'yellow flag' }[language]);
      await search.results.first().click();
      await expect(product.title).toBeVisible();
      expect(product.relativeUrl).toMatch(/\/book\/view\/1\/\d+#text-\d+$/);
    },
  );

  test(
    'a query typed while the search is loading is kept and searched for',
    { tag: '@one-view' },
    async ({ product, language, layout }) => {
      const { search } = product;
      const name = { ru: 'Урга', en: 'Urga' }[language];
      await product.scripts.preventPrefetching();
      await product.openStop(53);
      await product.map.waitForIdle();
      const release = await product.scripts.delay();
      if (layout === 'phone') await search.headerButton.tap();
      else await product.press('Control+k');
      await product.typeKeys(name);
      await expect(search.input).toHaveValue(name);
      await expect(search.status).toHaveText(product.messages.search.searching);
      await product.press('Enter');
      release();
      await expect(product.title).toHaveText({ ru: 'Улан-Батор (Урга)', en: /Urga|Ulaanbaatar/ }[language]);
      await search.open();
      await expect(search.input).toHaveValue(name);
      await expect(search.activeResult).toContainText(name);
    },
  );

  test(
    'a query without results keeps its text and shows the reason',
    { tag: '@one-view' },
    async ({ product }) => {
      const { search } = product;
      const messages = product.messages.search;
      await product.open('/about');
      await search.open();
      await search.fill('К');
      await expect(search.status).toHaveText(messages.tooShort);
      await expect(search.results).toHaveCount(0);
      await search.fill('   ');
      await expect(search.status).toHaveText(messages.hint);
      for (const query of ['.*+?^${}()|[]\\', '😀😀', '\u0001\u0002']) {
        await search.fill(query);
        await expect(search.status, query).toHaveText(/./);
        await expect(search.results, query).toHaveCount(0);
      }
      await search.fill('😀😀');
      await expect(search.status).toHaveText(messages.withoutWords);
      await search.fill('שלום');
      await expect(search.status).toHaveText(messages.nothing);
      const long = 'абв '.repeat(2500);
      await search.fill(long);
      await expect(search.dialog.getByText(messages.tooLong)).toBeVisible();
      await expect(search.input).toHaveValue(long);
    },
  );

  test(
    'a date before the journey suggests the calendar, and a wrong keyboard layout the other one',
    { tag: '@one-view' },
    async ({ product }) => {
      const { search } = product;
      await product.open('/about');
      await search.open();
      await search.fill('1900-01-01');
      await search.results.first().click();
      await expect(search.enabledDays.first()).toBeVisible();
      await search.textTab.click();
      await search.fill('Rkf');
      await search.suggestion('Кла').click();
      await expect(search.input).toHaveValue('Кла');
    },
  );
});

test('buttons and Ctrl+K or Cmd+K open the search dialog with text search and calendar [SRC-1]', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  const { search } = product;
  await product.openStop(53);
  for (const keys of ['Control+k', 'Meta+k']) {
    await product.press(keys);
    await expect(search.input, keys).toBeFocused();
    await product.press('Escape');
    await expect(search.input, keys).toHaveCount(0);
  }
  await search.headerButton.click();
  await expect(search.input).toBeFocused();
  await product.press('Escape');
  await search.mapButton.click();
  await expect(search.input).toBeFocused();
  await search.calendarTab.click();
  await search.day('26 августа 1925').click();
  await expect(search.stopsOfDay).toHaveText([/Ниму/, /Пхьянг/, /Спитуг/, /Лех/]);
});

test(
  'the calendar button of the map, on a phone the search, opens a calendar in which only days of the journey are enabled [MAP-12]',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { search } = product;
    const names = {
      ru: {
        month: 'июнь 1926',
        day: '13 июня 1926',
        dayWithoutStop: '12 июня 1926',
      },
      en: { month: 'June 1926', day: '13 June 1926', dayWithoutStop: '12 June 1926' },
    }[language];
    await product.openStop(363);
    await product.map.waitForIdle();
    await search.openCalendar();
    // The day of the open stop is selected initially.
    await expect(search.monthHeading(names.month)).toBeVisible();
    await expect(search.day(names.day)).toHaveAttribute('data-selected', 'true');
    await expect(search.day(names.dayWithoutStop)).toBeDisabled();
    await expect(search.yearButton(1931)).toBeDisabled();
    await expect(search.yearButton(1927)).toBeEnabled();
    await search.day(names.day).click();
    await expect(search.stopsOfDay).toHaveCount(2);
    // A selected day cannot be deselected.
    await search.day(names.day).click();
    await expect(search.day(names.day)).toHaveAttribute('data-selected', 'true');
    await search.stopsOfDay.first().click();
    await expect(search.dialog).toBeHidden();
    await expect(product.title).toHaveText({ ru: /^Москва/, en: /^Moscow/ }[language]);
  },
);

test(
  'search dialog: axe finds no violations',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    const { search } = product;
    await product.open('/about');
    await product.waitForHydration();
    await search.open();
    expect(await axeViolations(page), 'without a query').toEqual([]);
    await search.fill({ ru: 'июнь 1926', en: 'June 1926' }[language]);
    await expect(search.results.first()).toBeVisible();
    expect(await axeViolations(page), 'with results').toEqual([]);
    await search.fill('שלום');
    await expect(search.status).toHaveText(product.messages.search.nothing);
    expect(await axeViolations(page), 'without results').toEqual([]);
    await search.calendarTab.click();
    await expect(search.enabledDays.first()).toBeVisible();
    expect(await axeViolations(page), 'calendar').toEqual([]);
  },
);

test('a day selected in the calendar or typed into the search becomes the day of the journey', async ({
  product,
}) => {
  const { search, journey } = product;
  await product.openStop(53);
  await product.map.waitForIdle();
  await search.openCalendar();
  await search.day('27 августа 1925').click();
  await expect(product.title).toHaveText('Лех');
  await expect.poll(() => product.relativeUrl).toMatch(/place\/53.*&d=1925-08-27/);
  await expect(journey.slider).toHaveAttribute('aria-valuetext', /27 августа 1925/);

  await product.open('/about');
  await product.waitForHydration();
  await search.open();
  await search.fill('30 августа 1925');
  await expect(search.activeResult).toContainText('Лех');
  await product.press('Enter');
  await expect(product.title).toHaveText('Лех');
  await expect(journey.slider).toHaveAttribute('aria-valuetext', /30 августа 1925/);
});

test('the results banner does not overlap the free map area or the pin of an opened stop', async ({
  product,
  layout,
}) => {
  const { search, sheet } = product;
  await product.open('/');
  await product.map.waitForIdle();
  const free = await boxOf(product.map.freeArea);
  await search.open();
  await search.fill('караван');
  await search.showOnMapButton.click();
  await expect(search.mapBannerText).toBeVisible();
  await product.map.waitForIdle();
  expect(await overlap(search.mapBanner, product.map.freeArea)).toBe(false);

  // In this view the stop is at the position of the banner: in the upper half on a phone, in the lower half on a desktop.
  await product.changeHash(layout === 'phone' ? '#m=6/29.65/77.58&p=5/c' : '#m=6/39.81/79.56&p=5/c');
  await product.map.waitForIdle();
  await search.open();
  await search.fill('Лех');
  await product.press('Enter');
  await expect(product.title).toHaveText('Лех');
  await product.map.waitForIdle();
  expect(await overlap(search.mapBanner, product.map.pin)).toBe(false);

  if (layout === 'phone') {
    // The full sheet leaves no room for the banner.
    await sheet.setHeight('full');
    await expect(search.mapBannerText).toBeHidden();
    await sheet.setHeight('low');
    await expect(search.mapBannerText).toBeVisible();
  }
  await product.stop.close();
  await search.hideFromMapButton.click();
  await expect.poll(() => boxOf(product.map.freeArea)).toMatchObject({ top: free.top });
});
