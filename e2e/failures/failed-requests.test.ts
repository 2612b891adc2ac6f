import { expect, test } from '../support/fixtures.ts';

test.describe('unknown path', { tag: '@both-languages' }, () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows the not-found page with status 404 [NAV-11]', async ({ product }) => {
    const response = await product.open('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(product.title).toHaveText(product.messages.notFoundTitle);
    await expect(product.text(product.messages.notFoundText)).toBeVisible();
  });

  test('links to the map from the not-found page', { tag: '@one-view' }, async ({ product, page }) => {
    await product.open('/nowhere/at/all');
    await page.getByRole('link', { name: product.messages.openMap }).click();
    await expect(product.stop.region).toBeVisible();
  });
});

test.describe('failed list requests without a cache', { tag: '@both-languages' }, () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('the server-rendered stop stays readable and an error notice is shown', async ({
    product,
    language,
  }) => {
    await product.listEndpoints.fail();
    await product.open('/place/53');
    await expect(product.text(product.messages.initializationTitle).first()).toBeVisible();
    await expect(product.text(product.messages.initializationText).first()).toBeVisible();
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
  });

  test(
    'another stop shows a retry button that loads it once the server responds',
    { tag: '@one-view' },
    async ({ product, language }) => {
      await product.listEndpoints.fail();
      await product.open('/place/53');
      await expect(product.text(product.messages.initializationTitle).first()).toBeVisible();
      await product.stop.goToNext();
      await expect(product.retryButton).toBeVisible();
      await product.listEndpoints.restore();
      await product.retryButton.click();
      await expect(product.stop.previousLink).toHaveAccessibleName({ ru: /Лех$/, en: /Leh$/ }[language]);
    },
  );
});

test.describe('offline', { tag: '@both-languages' }, () => {
  test.use({
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|Unable to preload CSS|Failed to fetch dynamically imported module/,
    ],
  });

  test('the search and its calendar show an alert with a retry button and keep the query when their scripts fail to load', async ({
    product,
    context,
    page,
    language,
  }) => {
    const { search } = product;
    const name = { ru: 'Урга', en: 'Urga' }[language];
    await product.scripts.preventPrefetching();
    await product.openStop(53);
    await product.map.waitForIdle();
    await context.setOffline(true);
    await product.press('Control+k');
    await product.typeKeys(name);
    await expect(search.failureAlert(product.messages.search.failed)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(search.input).toHaveValue(name);

    await context.setOffline(false);
    await search.retryButton.click();
    await expect(search.input).toBeFocused();
    await expect(search.activeResult).toContainText(name);

    await context.setOffline(true);
    await search.calendarTab.click();
    await expect(search.failureAlert(product.messages.search.calendarFailed)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await context.setOffline(false);
    await search.retryButton.click();
    await expect(search.calendarTab).toBeFocused();
    await expect(search.enabledDays.first()).toBeVisible();
    // Checks that the style sheets have loaded too.
    await expect(search.yearButton(1925)).toHaveCSS('cursor', 'pointer');
    await search.textTab.click();
    await expect(search.input).toHaveValue(name);
    await expect(search.showOnMapButton).toHaveCSS('cursor', 'pointer');
  });

  test(
    'the search and its calendar open without a network although they were never opened before',
    { tag: '@one-view' },
    async ({ product, context, page, language }) => {
      const { search } = product;
      const worker = page.waitForResponse(/search-worker/);
      await product.openStop(53);
      await worker;
      await product.waitForHydration();
      await context.setOffline(true);
      await search.headerButton.click();
      await search.fill({ ru: 'Урга', en: 'Urga' }[language]);
      await expect(search.activeResult).toContainText({ ru: 'Урга', en: 'Urga' }[language]);
      await search.calendarTab.click();
      await expect(search.enabledDays.first()).toBeVisible();
    },
  );

  test(
    'the language switcher shows an error notice and keeps the page while the messages cannot be loaded',
    { tag: '@one-view' },
    async ({ product, context, page }) => {
      const notices = page.waitForResponse(/notice-area-.*\.js/);
      await product.openStop(53);
      await notices;
      await product.map.waitForIdle();
      const before = product.relativeUrl;
      await context.setOffline(true);
      await product.header.languageLink.click();
      await expect(page.getByRole('alert').filter({ hasText: product.messages.offline })).toBeVisible();
      expect(product.relativeUrl).toBe(before);
      await context.setOffline(false);
      await product.header.languageLink.click();
      await expect(product.header.languageLink).toHaveCount(0);
    },
  );

  test(
    'a page whose script fails to load shows an alert, and loads with its style sheet when the network returns',
    { tag: '@one-view' },
    async ({ product, context, language, page }) => {
      await product.openStop(53);
      await product.map.waitForIdle();
      await context.setOffline(true);
      await product.header.menuLink('/about').click();
      await expect(page.getByRole('alert').filter({ hasText: product.messages.partMissing })).toBeVisible();
      await expect(page).toHaveURL(/\/about$/);
      await expect(product.title).toBeFocused();

      await context.setOffline(false);
      await expect(product.title).toHaveText({ ru: 'О проекте', en: 'About the project' }[language]);
      await expect(page.locator('main, main *').and(page.locator(':focus'))).toHaveCount(1);
      // Without its style sheet the heading would be in the corner, covered by the header.
      const position = async () => (await product.title.boundingBox()) ?? { x: 0, y: 0 };
      await expect.poll(async () => (await position()).x).toBeGreaterThan(10);
      await expect.poll(async () => (await position()).y).toBeGreaterThan(80);
    },
  );
});

test.describe('failed search chunks', { tag: '@both-languages' }, () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

  test(
    'search-worker: the search shows an alert with a retry button and keeps the query',
    { tag: '@one-view' },
    async ({ product, page, language }) => {
      const { search } = product;
      const name = { ru: 'Урга', en: 'Urga' }[language];
      await product.scripts.preventPrefetching();
      const unblock = await product.scripts.block('search-worker');
      // Otherwise their arrival could remove the alert before the retry.
      const release = await product.listEndpoints.delaySearchContent();
      await product.open('/about');
      await product.waitForHydration();
      await search.open();
      await search.fill(name);
      await expect(search.failureAlert(product.messages.search.failed)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await unblock();
      await search.retryButton.click();
      release();
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue(name);
      await expect(search.activeResult).toContainText(name);
    },
  );

  test(
    'search-worker: the list of places filters by exact names until the search is loaded',
    { tag: '@one-view' },
    async ({ product, language }) => {
      const { placesList, search, messages } = product;
      const unblock = await product.scripts.block('search-worker');
      // Otherwise their arrival could remove the alert before the retry.
      const release = await product.listEndpoints.delaySearchContent();
      await product.open('/placeslist');
      await product.waitForHydration();
      await placesList.nameInput.fill({ ru: 'Улан-Батор', en: 'Ulaanbaatar' }[language]);
      const alert = search.onPage.failureAlert(messages.placesList.searchFailed);
      await expect(alert).toBeVisible();
      await expect(placesList.items).not.toHaveCount(0);
      await unblock();
      await search.onPage.retryButton.click();
      release();
      await expect(alert).toBeHidden();
      await expect(product.title).toBeFocused();
      // A misspelling that only the fuzzy search finds.
      await placesList.nameInput.fill({ ru: 'Уланбатар', en: 'Ulaanbatar' }[language]);
      await expect(placesList.items.first()).toContainText(
        { ru: 'Улан-Батор', en: /Urga|Ulaanbaatar/ }[language],
      );
    },
  );
});
