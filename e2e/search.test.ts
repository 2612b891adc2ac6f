import { axeFaults } from './support/axe-faults.ts';
import { expect, test } from './support/fixtures.ts';
import { Sheet } from './support/sheet.ts';

test.describe('the search', { tag: '@both-languages' }, () => {
  test('opens by a button of the map, finds a place by an old name and opens it; keys go through the list [MAP-5]', async ({
    product,
    language,
    layout,
  }) => {
    const { search } = product;
    await product.openStop(53);
    await product.mapToRest();
    await search.control.click();
    await expect(search.field).toBeFocused();
    await expect(search.status).toHaveText(product.words.search.hint);
    // Before the typing pauses: the first that is found is opened.
    await search.type({ ru: 'Урга', en: 'Urga' }[language]);
    await product.press('Enter');
    await expect(product.title).toHaveText({ ru: 'Улан-Батор (Урга)', en: /Urga|Ulaanbaatar/ }[language]);
    expect(product.shownAddress).toMatch(/place\/393.*p=393\/o/);
    await expect(product.title).toBeFocused();
    await search.open();
    // What was asked before is there again, and typed over.
    await expect(search.field).toHaveValue({ ru: 'Урга', en: 'Urga' }[language]);
    await search.type({ ru: 'Каракорум', en: 'Karakoram' }[language]);
    await expect(search.activeHit).toContainText({ ru: 'Каракорум', en: 'Karakoram' }[language]);
    await expect(search.markedIn(search.activeHit).first()).toBeVisible();
    const second = (await search.hits.nth(1).textContent()) ?? '';
    test.skip(layout === 'phone', 'a phone has no keys');
    await product.press('ArrowDown');
    await expect(search.activeHit).toHaveText(second);
    await product.press('ArrowUp');
    await product.press('ArrowUp');
    await expect(search.activeHit).toHaveText((await search.hits.last().textContent()) ?? '');
    await product.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(search.launcher).toBeFocused();
  });

  test('shows on the map what it found, from any page, until it is taken away', async ({
    product,
    language,
  }) => {
    const { search } = product;
    await product.open('/books');
    await search.open();
    await search.type({ ru: 'караван', en: 'caravan' }[language]);
    await expect(search.markedIn(search.hits.first()).first()).toHaveText(
      { ru: /^караван/i, en: /^caravan/i }[language],
    );
    await search.showOnMap.click();
    await expect(search.slip).toContainText({ ru: 'караван', en: 'caravan' }[language]);
    await product.mapToRest();
    // Back to what was found, whatever was typed since.
    await search.open();
    await search.type('34.15, 77.58');
    await expect(search.hits.first()).toContainText('34.1500, 77.5800');
    await search.close();
    await search.backToResults.click();
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue({ ru: 'караван', en: 'caravan' }[language]);
    await expect(search.markedIn(search.hits.first()).first()).toHaveText(
      { ru: /^караван/i, en: /^caravan/i }[language],
    );
    await product.press('Escape');
    await expect(search.backToResults).toBeFocused();
    await search.open();
    await search.type('34.15, 77.58');
    await expect(search.hits.first()).toContainText('34.1500, 77.5800');
    await search.hits.first().click();
    await expect(search.dialog).toBeHidden();
    await expect.poll(() => product.shownAddress).toMatch(/#m=10\/34\.\d+\/77\./);
    await search.hideFromMap.click();
    await expect(search.hideFromMap).toBeHidden();
    // A word of the chronicle leads to its entry in the book.
    await search.open();
    await search.type({ ru: 'жёлтым флажком', en: 'yellow flag' }[language]);
    await expect(search.hits.first()).toContainText({ ru: 'флажк', en: 'yellow flag' }[language]);
    await search.hits.first().click();
    await expect(product.title).toBeVisible();
    expect(product.shownAddress).toMatch(/\/book\/view\/1\/\d+#text-\d+$/);
  });

  test('takes what is typed while it is still loaded, in its field as on a phone, and finds it', async ({
    product,
    language,
    layout,
  }) => {
    const { search } = product;
    const name = { ru: 'Урга', en: 'Urga' }[language];
    await product.openStop(53);
    await product.mapToRest();
    const letThrough = await product.scripts.hold();
    if (layout === 'phone') await search.launcher.tap();
    else await product.press('Control+k');
    await product.typeKeys(name);
    await expect(search.field).toHaveValue(name);
    await expect(search.status).toHaveText(product.words.search.searching);
    await product.press('Enter');
    letThrough();
    await expect(product.title).toHaveText({ ru: 'Улан-Батор (Урга)', en: /Urga|Ulaanbaatar/ }[language]);
    await search.open();
    await expect(search.field).toHaveValue(name);
    await expect(search.activeHit).toContainText(name);
  });

  test('says what is wrong with what cannot be found, and loses nothing', async ({ product }) => {
    const { search } = product;
    const words = product.words.search;
    await product.open('/about');
    await search.open();
    await search.type('К');
    await expect(search.status).toHaveText(words.tooShort);
    await expect(search.hits).toHaveCount(0);
    await search.type('   ');
    await expect(search.status).toHaveText(words.hint);
    for (const signs of ['.*+?^${}()|[]\\', '😀😀', '\u0001\u0002']) {
      await search.type(signs);
      await expect(search.status, signs).toHaveText(/./);
      await expect(search.hits, signs).toHaveCount(0);
    }
    await search.type('😀😀');
    await expect(search.status).toHaveText(words.withoutWords);
    await search.type('שלום');
    await expect(search.status).toHaveText(words.nothing);
    const long = 'абв '.repeat(2500);
    await search.type(long);
    await expect(search.dialog.getByText(words.tooLong)).toBeVisible();
    await expect(search.field).toHaveValue(long);
    // Before the journey: the nearest day leads to the calendar.
    await search.type('1900-01-01');
    await search.hits.first().click();
    await expect(search.choosableDays.first()).toBeVisible();
    await search.byWords.click();
    await search.type('Rkf');
    await search.offer('Кла').click();
    await expect(search.field).toHaveValue('Кла');
  });
});

test('the search opens by button and by Ctrl+K or Cmd+K, with words, a calendar, and the stops of a day in order [SRC-1]', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no keys');
  const { search } = product;
  await product.openStop(53);
  for (const keys of ['Control+k', 'Meta+k']) {
    await product.press(keys);
    await expect(search.field, keys).toBeFocused();
    await product.press('Escape');
    await expect(search.field, keys).toHaveCount(0);
  }
  await search.launcher.click();
  await expect(search.field).toBeFocused();
  await product.press('Escape');
  await search.control.click();
  await expect(search.field).toBeFocused();
  await search.byDate.click();
  await search.day('26 августа 1925').click();
  await expect(search.stopsOfDay).toHaveText([/Ниму/, /Пиванг/, /Спитуг/, /Лех/]);
});

test(
  'the calendar of the map offers the days of the journey and nothing else [MAP-12]',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { search } = product;
    const names = {
      ru: {
        opened: 'август 1925',
        day: '26 августа 1925',
        other: '10 августа 1925',
        unknown: '2 августа 1925',
      },
      en: { opened: 'August 1925', day: '26 August 1925', other: '10 August 1925', unknown: '2 August 1925' },
    }[language];
    await product.openStop(53);
    await product.mapToRest();
    await search.dateControl.click();
    // The day of the open stop.
    await expect(search.month(names.opened)).toBeVisible();
    await expect(search.day(names.day)).toHaveAttribute('data-selected', 'true');
    await expect(search.day(names.unknown)).toBeDisabled();
    await expect(search.year(1931)).toBeDisabled();
    await expect(search.year(1927)).toBeEnabled();
    await search.day(names.day).click();
    await expect(search.stopsOfDay).toHaveCount(4);
    // Chosen again it stays: the calendar always has a day.
    await search.day(names.day).click();
    await expect(search.day(names.day)).toHaveAttribute('data-selected', 'true');
    await search.stopsOfDay.first().click();
    await expect(search.dialog).toBeHidden();
    await expect(product.title).toHaveText({ ru: /^Ниму/, en: /^sNye-mo/ }[language]);
  },
);

test('axe finds no fault in the search', { tag: '@every-view' }, async ({ product, page, language }) => {
  const { search } = product;
  await product.open('/about');
  await product.toBeTakenOver();
  await search.open();
  expect(await axeFaults(page), 'nothing typed').toEqual([]);
  await search.type({ ru: 'июнь 1926', en: 'June 1926' }[language]);
  await expect(search.hits.first()).toBeVisible();
  expect(await axeFaults(page), 'found').toEqual([]);
  await search.type('שלום');
  await expect(search.status).toHaveText(product.words.search.nothing);
  expect(await axeFaults(page), 'nothing found').toEqual([]);
  await search.byDate.click();
  await expect(search.choosableDays.first()).toBeVisible();
  expect(await axeFaults(page), 'the calendar').toEqual([]);
});

test('a day that is chosen or typed is the day of the journey at the stop, from the map and from a page', async ({
  product,
}) => {
  const { search, journey } = product;
  await product.openStop(53);
  await product.mapToRest();
  await search.dateControl.click();
  await search.day('27 августа 1925').click();
  await expect(product.title).toHaveText('Лех');
  await expect.poll(() => product.shownAddress).toMatch(/place\/53.*&d=1925-08-27/);
  await expect(journey.day).toHaveAttribute('aria-valuetext', /27 августа 1925/);

  await product.open('/about');
  await product.toBeTakenOver();
  await search.open();
  await search.type('30 августа 1925');
  await expect(search.activeHit).toContainText('Лех');
  await product.press('Enter');
  await expect(product.title).toHaveText('Лех');
  await expect(journey.day).toHaveAttribute('aria-valuetext', /30 августа 1925/);
});

test('the slip of what was found is no part of the free map, and no stop that is opened lies behind it', async ({
  product,
  layout,
}) => {
  const { search } = product;
  const sheet = new Sheet(product);
  await product.open('/');
  await product.mapToRest();
  const free = await sheet.box(sheet.freeArea);
  await search.open();
  await search.type('караван');
  await search.showOnMap.click();
  await expect(search.slip).toBeVisible();
  await product.mapToRest();
  expect(await sheet.overlap(search.slipSheet, sheet.freeArea)).toBe(false);

  // The stop stands where its pin would be behind the slip: above the middle of a phone's map, below that of a desktop's.
  await product.changeHash(layout === 'phone' ? '#m=6/29.65/77.58&p=5/c' : '#m=6/39.81/79.56&p=5/c');
  await product.mapToRest();
  await search.open();
  await search.type('Лех');
  await product.press('Enter');
  await expect(product.title).toHaveText('Лех');
  await product.mapToRest();
  expect(await sheet.overlap(search.slipSheet, sheet.pin)).toBe(false);

  if (layout === 'phone') {
    // The highest sheet leaves a strip of the map for the stop alone.
    await sheet.putAt('full');
    await expect(search.slip).toBeHidden();
    await sheet.putAt('low');
    await expect(search.slip).toBeVisible();
  }
  await product.closeStop();
  await search.hideFromMap.click();
  await expect.poll(() => sheet.box(sheet.freeArea)).toMatchObject({ top: free.top });
});
