import { expect, test } from './support/fixtures.ts';

test.describe('the list of all places', { tag: '@both-languages' }, () => {
  test('is limited, searched and sorted, and its address says how', async ({ product, language }) => {
    const { placesList } = product;
    await product.open('/placeslist');
    await product.toBeTakenOver();
    const all = await placesList.count();
    expect(all).toBeGreaterThan(400);
    await placesList.limit('section').selectOption('cae');
    await placesList.limit('year').selectOption('1926');
    await placesList.withTexts.check();
    await expect.poll(() => placesList.count()).toBeLessThan(all / 2);
    expect(product.shownAddress).toMatch(/\/placeslist\?section=cae&year=1926&texts=1$/);
    const limited = await placesList.count();
    await placesList.limit('order').selectOption('stay');
    await expect(placesList.names.first()).not.toHaveText(
      (await placesList.names.last().textContent()) ?? '',
    );
    expect(product.shownAddress).toContain('order=stay');
    await product.goBack();
    await expect.poll(() => placesList.count()).toBe(limited);
    expect(product.shownAddress).not.toContain('order=stay');
    // Every step back, then on again: the list and its controls follow the address.
    await product.goBack();
    await expect(placesList.withTexts).not.toBeChecked();
    await product.page.goForward();
    await expect(placesList.withTexts).toBeChecked();
    await expect.poll(() => placesList.count()).toBe(limited);
    await placesList.reset.click();
    await expect.poll(() => placesList.count()).toBe(all);
    expect(product.shownAddress).toMatch(/\/placeslist$/);
    await placesList.name.fill({ ru: 'Карокорум', en: 'Karakorom' }[language]);
    await expect(placesList.names.first()).toHaveText({ ru: /Каракорум/, en: /Karakoram/ }[language]);
    await placesList.showOnMap.click();
    await expect(product.search.slip).toBeVisible();
  });

  test('its places are what one sees on the map; the way leads back to the same list, and the keyboard stays on the map', async ({
    product,
  }) => {
    const { placesList, search } = product;
    await product.open('/placeslist?year=1927&stay=home');
    await product.toBeTakenOver();
    const limited = await placesList.count();
    await placesList.showOnMap.click();
    await expect(search.slip).toBeVisible();
    await expect(product.stop).toBeHidden();
    expect(product.page.url()).toMatch(/p=\d+\/c/);
    await search.backToList.click();
    await expect(placesList.limit('year')).toHaveValue('1927');
    await expect(placesList.limit('stay')).toHaveValue('home');
    await expect.poll(() => placesList.count()).toBe(limited);

    await product.goBack();
    await expect(search.slip).toBeVisible();
    await search.hideFromMap.click();
    await expect(search.slip).toBeHidden();
    await expect(product.map).toBeFocused();
    await product.closedStop.click();
    await expect(product.stop).toBeVisible();
  });

  test('says what to do when nothing is left', async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist?transport=steamship&year=1926&q=zz');
    await expect(placesList.nothing).toBeVisible();
    await expect(placesList.limit('transport')).toHaveValue('steamship');
    await placesList.reset.click();
    await expect(placesList.limit('transport')).toHaveValue('');
    await expect(placesList.name).toHaveValue('');
  });

  test('leads to the stop and back to the same line', async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist?year=1927');
    await product.toBeTakenOver();
    const name = (await placesList.names.nth(2).textContent()) ?? '';
    await placesList.names.nth(2).click();
    await expect(product.title).toHaveText(name);
    await expect(product.title).toBeFocused();
    await product.goBack();
    await expect(placesList.names.nth(2)).toBeFocused();
    await expect(placesList.limit('year')).toHaveValue('1927');
  });
});

test(
  'the page of the search and the list of all places find and offer what the dialog does [SRC-3]',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { placesList } = product;
    const search = product.search.onPage;
    const misspelt = { ru: 'карокорум', en: 'karakorom' }[language];
    await product.open('/search');
    await product.toBeTakenOver();
    await search.field.fill('К');
    await expect(search.status).toHaveText(product.words.search.tooShort);
    await expect(search.hits).toHaveCount(0);
    await search.field.fill(misspelt);
    await expect(search.markedIn(search.hits.first()).first()).toBeVisible();
    const found = await search.hits.first().locator('[lang]').first().textContent();
    await expect.poll(() => product.shownAddress).toContain(`/search?q=${encodeURIComponent(misspelt)}`);
    await search.byDate.click();
    await expect(search.year(1925)).toHaveAttribute('aria-pressed', 'true');
    await expect(search.year(1931)).toBeDisabled();
    await expect(search.choosableDays.first()).toBeVisible();
    await product.open('/placeslist');
    await product.toBeTakenOver();
    const all = await placesList.count();
    await placesList.name.fill('К');
    await expect.poll(() => product.shownAddress).toContain('q=');
    await expect.poll(() => placesList.count()).toBe(all);
    await placesList.name.fill(misspelt);
    await expect(placesList.names.first()).toHaveText(found ?? '');
    await expect(placesList.names.first().locator('mark').first()).toBeVisible();
    await product.page.getByRole('main').getByRole('button', { name: product.words.search.byDate }).click();
    await expect(product.search.choosableDays.first()).toBeVisible();
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list answers to its form', async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist');
    const all = await placesList.count();
    await placesList.limit('year').selectOption('1928');
    await placesList.name.fill('тибет');
    await placesList.submit.click();
    await expect(product.page).toHaveURL(/year=1928/);
    const left = await placesList.count();
    expect(left).toBeLessThan(all);
    await expect(placesList.limit('year')).toHaveValue('1928');
  });

  test('a limited list has links to its pages', async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist?year=1926');
    const all = await placesList.count();
    const first = await placesList.places.count();
    expect(first).toBeLessThan(all);
    await placesList.pages.last().click();
    await expect(product.page).toHaveURL(/year=1926&page=2/);
    await expect(placesList.places).toHaveCount(all - first);
    await expect(placesList.limit('year')).toHaveValue('1926');
  });
});

test('what is chosen before the places are loaded applies as soon as they are', async ({ product }) => {
  const { placesList } = product;
  const answer = await product.lists.hold('places');
  await product.open('/placeslist');
  const all = await placesList.count();
  await expect(placesList.limit('year').locator('option[value="1927"]')).toHaveCount(1);
  await expect(async () => {
    await placesList.limit('year').selectOption('1927');
    expect(product.shownAddress).toContain('year=1927');
  }).toPass();
  expect(await placesList.count()).toBe(all);
  await expect(placesList.places.first()).toBeVisible();
  answer();
  await expect.poll(() => placesList.count()).toBeLessThan(all);
  await expect(placesList.limit('year')).toHaveValue('1927');
});

test('a link that names the only places that show limits the list, its search and the search over it', async ({
  product,
}) => {
  const { placesList, search } = product;
  await product.open('/placeslist?places=5,53');
  await product.toBeTakenOver();
  await expect(placesList.names).toHaveText([/Дарджилинг/, /Лех/]);
  await placesList.name.fill('Урга');
  await expect(placesList.places).toHaveCount(0);
  await search.open();
  await search.type('Хотан');
  // The chronicle tells of Khotan; the place itself is not found.
  await expect(search.hits.first()).toContainText('Хотан');
  await expect(search.foundPlaces).toHaveCount(0);
  await search.type('Лех');
  await expect(search.foundPlaces.first()).toContainText('Лех');
});
