import { expect, test } from '../support/fixtures.ts';

test.describe('list of places', { tag: '@both-languages' }, () => {
  test(
    'filters and order are reflected in the URL and restored by the history',
    { tag: '@one-view' },
    async ({ product }) => {
      const { placesList } = product;
      await product.open('/placeslist');
      await product.waitForHydration();
      const all = await placesList.count();
      expect(all).toBeGreaterThan(400);
      await placesList.filter('section').selectOption('cae');
      await placesList.filter('year').selectOption('1926');
      await expect.poll(() => placesList.count()).toBeLessThan(all / 2);
      const inYear = await placesList.count();
      await placesList.withTextsCheckbox.check();
      await expect.poll(() => placesList.count()).toBeLessThan(inYear);
      expect(product.relativeUrl).toMatch(/\/placeslist\?section=cae&year=1926&texts=1$/);
      const filtered = await placesList.count();
      await placesList.filter('order').selectOption('stay');
      await expect(placesList.links.first()).not.toHaveText(
        (await placesList.links.last().textContent()) ?? '',
      );
      expect(product.relativeUrl).toContain('order=stay');
      await product.goBack();
      await expect.poll(() => placesList.count()).toBe(filtered);
      expect(product.relativeUrl).not.toContain('order=stay');
      await product.goBack();
      await expect(placesList.withTextsCheckbox).not.toBeChecked();
      await product.page.goForward();
      await expect(placesList.withTextsCheckbox).toBeChecked();
      await expect.poll(() => placesList.count()).toBe(filtered);
      await placesList.resetButton.click();
      await expect.poll(() => placesList.count()).toBe(all);
      expect(product.relativeUrl).toMatch(/\/placeslist$/);
    },
  );

  test(
    'a misspelt name is found and the matching places are shown on the map',
    { tag: '@one-view' },
    async ({ product, language }) => {
      const { placesList } = product;
      await product.open('/placeslist');
      await product.waitForHydration();
      await placesList.nameInput.fill({ ru: 'Карокорум', en: 'Karakorom' }[language]);
      await expect(placesList.links.first()).toHaveText({ ru: /Каракорум/, en: /Karakoram/ }[language]);
      await placesList.showOnMapButton.click();
      await expect(product.search.mapBannerText).toBeVisible();
    },
  );

  test('showing the places on the map closes the pane, and the banner links back to the filtered list', async ({
    product,
  }) => {
    const { placesList, search } = product;
    await product.open('/placeslist?year=1927&stay=home');
    await product.waitForHydration();
    const filtered = await placesList.count();
    await placesList.showOnMapButton.click();
    await expect(search.mapBannerText).toBeVisible();
    await expect(product.stop.region).toBeHidden();
    expect(product.page.url()).toMatch(/p=\d+\/c/);
    await search.backToListLink.click();
    await expect(placesList.filter('year')).toHaveValue('1927');
    await expect(placesList.filter('stay')).toHaveValue('home');
    await expect.poll(() => placesList.count()).toBe(filtered);

    await product.goBack();
    await expect(search.mapBannerText).toBeVisible();
    await search.hideFromMapButton.click();
    await expect(search.mapBannerText).toBeHidden();
    await expect(product.map.region).toBeFocused();
    await product.stop.reopenButton.click();
    await expect(product.stop.region).toBeVisible();
  });

  test('without matches it shows a message, and the reset button clears all filters', async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist?transport=steamship&year=1926&q=zz');
    await product.waitForHydration();
    await expect(placesList.emptyMessage).toBeVisible();
    await expect(placesList.filter('transport')).toHaveValue('steamship');
    await placesList.resetButton.click();
    await expect(placesList.filter('transport')).toHaveValue('');
    await expect(placesList.nameInput).toHaveValue('');
  });

  test(
    'Back from a stop returns the focus to its link and keeps the filters',
    { tag: '@one-view' },
    async ({ product }) => {
      const { placesList } = product;
      await product.open('/placeslist?year=1927');
      await product.waitForHydration();
      const name = (await placesList.links.nth(2).textContent()) ?? '';
      await placesList.links.nth(2).click();
      await expect(product.title).toHaveText(name);
      await expect(product.title).toBeFocused();
      await product.goBack();
      await expect(placesList.links.nth(2)).toBeFocused();
      await expect(placesList.filter('year')).toHaveValue('1927');
    },
  );
});

test(
  'the search page and the list of places support the same queries and dates as the dialog [SRC-3]',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { placesList } = product;
    const search = product.search.onPage;
    const misspelt = { ru: 'карокорум', en: 'karakorom' }[language];
    await product.open('/search');
    await product.waitForHydration();
    await search.input.fill('К');
    await expect(search.status).toHaveText(product.messages.search.tooShort);
    await expect(search.results).toHaveCount(0);
    await search.input.fill(misspelt);
    await expect(search.highlightsIn(search.results.first()).first()).toBeVisible();
    const found = await search.results.first().locator('[lang]').first().textContent();
    await expect.poll(() => product.relativeUrl).toContain(`/search?q=${encodeURIComponent(misspelt)}`);
    await search.calendarTab.click();
    await expect(search.yearButton(1925)).toHaveAttribute('aria-pressed', 'true');
    await expect(search.yearButton(1931)).toBeDisabled();
    await expect(search.enabledDays.first()).toBeVisible();
    await product.open('/placeslist');
    await product.waitForHydration();
    const all = await placesList.count();
    await placesList.nameInput.fill('К');
    await expect.poll(() => product.relativeUrl).toContain('q=');
    await expect.poll(() => placesList.count()).toBe(all);
    await placesList.nameInput.fill(misspelt);
    await expect(placesList.links.first()).toHaveText(found ?? '');
    await expect(placesList.links.first().locator('mark').first()).toBeVisible();
    await product.page
      .getByRole('main')
      .getByRole('button', { name: product.messages.search.byDate })
      .click();
    await expect(product.search.enabledDays.first()).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submitting the form filters the list of places', { tag: '@one-view' }, async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist');
    const all = await placesList.count();
    await placesList.filter('year').selectOption('1928');
    await placesList.nameInput.fill('тибет');
    await placesList.submitButton.click();
    await expect(product.page).toHaveURL(/year=1928/);
    const filtered = await placesList.count();
    expect(filtered).toBeLessThan(all);
    await expect(placesList.filter('year')).toHaveValue('1928');
  });

  test('a filtered list is split into linked pages', { tag: '@one-view' }, async ({ product }) => {
    const { placesList } = product;
    await product.open('/placeslist?year=1926');
    const all = await placesList.count();
    const onFirstPage = await placesList.items.count();
    expect(onFirstPage).toBeLessThan(all);
    const lastPage = Math.ceil(all / onFirstPage);
    await placesList.pageLinks.last().click();
    await expect(product.page).toHaveURL(new RegExp(`year=1926&page=${lastPage}$`));
    await expect(placesList.items).toHaveCount(all - (lastPage - 1) * onFirstPage);
    await expect(placesList.filter('year')).toHaveValue('1926');
  });
});

test(
  'a filter selected before the places are loaded is applied once they are',
  { tag: '@one-view' },
  async ({ product }) => {
    const { placesList } = product;
    const release = await product.listEndpoints.delay('places');
    await product.open('/placeslist');
    const all = await placesList.count();
    await expect(placesList.filter('year').locator('option[value="1927"]')).toHaveCount(1);
    await expect(async () => {
      await placesList.filter('year').selectOption('1927');
      expect(product.relativeUrl).toContain('year=1927');
    }).toPass();
    expect(await placesList.count()).toBe(all);
    await expect(placesList.items.first()).toBeVisible();
    release();
    await expect.poll(() => placesList.count()).toBeLessThan(all);
    await expect(placesList.filter('year')).toHaveValue('1927');
  },
);

test(
  'the query parameter places limits the list and the search to these places',
  { tag: '@one-view' },
  async ({ product }) => {
    const { placesList, search } = product;
    await product.open('/placeslist?places=5,53');
    await product.waitForHydration();
    await expect(placesList.links).toHaveText([/Дарджилинг/, /Лех/]);
    await placesList.nameInput.fill('Урга');
    await expect(placesList.items).toHaveCount(0);
    await search.open();
    await search.fill('Хотан');
    // Texts about Khotan are found, but not the place itself.
    await expect(search.results.first()).toContainText('Хотан');
    await expect(search.placeResults).toHaveCount(0);
    await search.fill('Лех');
    await expect(search.placeResults.first()).toContainText('Лех');
  },
);
