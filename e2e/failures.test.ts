import { expect, test } from './support/fixtures.ts';

test.describe('an address that leads nowhere', { tag: '@both-languages' }, () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('shows the not-found page with status 404 [NAV-11]', async ({ product }) => {
    const answer = await product.open('/nowhere/at/all');
    expect(answer?.status()).toBe(404);
    await expect(product.title).toHaveText(product.words.notFoundTitle);
    await expect(product.text(product.words.notFoundText)).toBeVisible();
  });

  test('leads on to the map', async ({ product, page }) => {
    await product.open('/nowhere/at/all');
    await page.getByRole('link', { name: product.words.openMap }).click();
    await expect(product.stop).toBeVisible();
  });
});

test.describe('when the lists cannot be had', { tag: '@both-languages' }, () => {
  test.use({ expectedFaults: [/status of 503/] });

  test('the stop that came with the page stays readable, and a message says what is wrong', async ({
    product,
    language,
  }) => {
    await product.lists.break();
    await product.open('/place/53');
    await expect(product.text(product.words.initializationTitle).first()).toBeVisible();
    await expect(product.text(product.words.initializationText).first()).toBeVisible();
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
  });

  test('another stop offers a retry, which works when the server is back', async ({ product, language }) => {
    await product.lists.break();
    await product.open('/place/53');
    await expect(product.text(product.words.initializationTitle).first()).toBeVisible();
    await product.goToNextStop();
    await expect(product.retry).toBeVisible();
    await product.lists.repair();
    await product.retry.click();
    await expect(product.previousStop).toHaveAccessibleName({ ru: /Лех$/, en: /Leh$/ }[language]);
  });
});

test.describe('without a network', { tag: '@both-languages' }, () => {
  test.use({
    expectedFaults: [
      /ERR_INTERNET_DISCONNECTED|Unable to preload CSS|Failed to fetch dynamically imported module/,
    ],
  });

  test('the search and its calendar that have not been loaded say so where they are, keep what is typed, and another try brings them', async ({
    product,
    context,
    page,
    language,
  }) => {
    const { search } = product;
    const name = { ru: 'Урга', en: 'Urga' }[language];
    await product.openStop(53);
    await product.mapToRest();
    await context.setOffline(true);
    await product.press('Control+k');
    await product.typeKeys(name);
    await expect(search.failure(product.words.search.failed)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(search.field).toHaveValue(name);

    await context.setOffline(false);
    await search.retry.click();
    await expect(search.field).toBeFocused();
    await expect(search.activeHit).toContainText(name);

    await context.setOffline(true);
    await search.byDate.click();
    await expect(search.failure(product.words.search.calendarFailed)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await context.setOffline(false);
    await search.retry.click();
    await expect(search.byDate).toBeFocused();
    await expect(search.choosableDays.first()).toBeVisible();
    // Their style sheets have come as well.
    await expect(search.year(1925)).toHaveCSS('cursor', 'pointer');
    await search.byWords.click();
    await expect(search.field).toHaveValue(name);
    await expect(search.showOnMap).toHaveCSS('cursor', 'pointer');
  });

  test('a page that has not been loaded says so, and comes with its style when the network returns', async ({
    product,
    context,
    language,
    page,
  }) => {
    await product.openStop(53);
    await product.mapToRest();
    await context.setOffline(true);
    await product.menuLink('/about').click();
    await expect(page.getByRole('alert').filter({ hasText: product.words.partMissing })).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expect(product.title).toBeFocused();

    await context.setOffline(false);
    await expect(product.title).toHaveText({ ru: 'О проекте', en: 'About the project' }[language]);
    await expect(page.locator('main, main *').and(page.locator(':focus'))).toHaveCount(1);
    // Its style sheet has come as well: without it the heading would lie in the corner, below the header.
    const corner = async () => (await product.title.boundingBox()) ?? { x: 0, y: 0 };
    await expect.poll(async () => (await corner()).x).toBeGreaterThan(10);
    await expect.poll(async () => (await corner()).y).toBeGreaterThan(80);
  });
});

test.describe('when what the search needs cannot be had', { tag: '@both-languages' }, () => {
  test.use({ expectedFaults: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

  for (const part of ['search-worker', 'aliases']) {
    test(`the search says so where it is, and another try brings it: ${part}`, async ({
      product,
      page,
      language,
    }) => {
      const { search } = product;
      const name = { ru: 'Урга', en: 'Urga' }[language];
      const repair = await product.scripts.lose(part);
      await product.open('/about');
      await product.toBeTakenOver();
      await search.open();
      await search.type(name);
      await expect(search.failure(product.words.search.failed)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await repair();
      await search.retry.click();
      await expect(search.field).toBeFocused();
      await expect(search.field).toHaveValue(name);
      await expect(search.activeHit).toContainText(name);
    });
  }

  test('the list of places goes by the names alone until another try brings the search', async ({
    product,
    language,
  }) => {
    const { placesList, search, words } = product;
    const repair = await product.scripts.lose('search-worker');
    await product.open('/placeslist');
    await product.toBeTakenOver();
    await placesList.name.fill({ ru: 'Улан-Батор', en: 'Ulaanbaatar' }[language]);
    const missing = search.onPage.failure(words.placesList.searchFailed);
    await expect(missing).toBeVisible();
    await expect(placesList.places).not.toHaveCount(0);
    await repair();
    await search.onPage.retry.click();
    await expect(missing).toBeHidden();
    await expect(product.title).toBeFocused();
    // A spelling that no name has.
    await placesList.name.fill({ ru: 'Уланбатар', en: 'Ulaanbatar' }[language]);
    await expect(placesList.places.first()).toContainText(
      { ru: 'Улан-Батор', en: /Urga|Ulaanbaatar/ }[language],
    );
  });
});
