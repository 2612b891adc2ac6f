import { expect, test } from './support/fixtures.ts';

/** Leh, where the caravans for the Karakoram were hired; the next stop is the first of that road. */
const leh = { id: 53, title: { ru: 'Лех', en: 'Leh' }, dates: { ru: /26 августа/, en: /26 August/ } };

test.describe('one stop', { tag: '@both-languages' }, () => {
  test('is read in the language of its address, over a live map', async ({ product, language }) => {
    await product.openStop(leh.id);
    await expect(product.title).toHaveText(leh.title[language]);
    await expect(product.stop).toContainText(leh.dates[language]);
    await expect(product.root).toHaveAttribute('lang', language);
    await expect(product.map).toBeVisible();
    await expect(product.stop.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('shows its picture and says what it is', async ({ product }) => {
    await product.openStop(leh.id);
    const lead = product.pictures.first();
    await expect(lead).toBeVisible();
    await expect
      .poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(product.stop.getByText(product.words.illustrationMark).first()).toBeVisible();
  });

  test('leads on to the next one and back', async ({ product, language }) => {
    await product.openStop(leh.id);
    await product.goToNextStop();
    await expect(product.title).not.toHaveText(leh.title[language]);
    expect(product.shownAddress).toMatch(new RegExp(`^${product.address('/place/')}\\d+`));
    await product.goToPreviousStop();
    await expect(product.title).toHaveText(leh.title[language]);
    await product.goBack();
    await expect(product.title).not.toHaveText(leh.title[language]);
  });
});

test('the first address shows the map with the first stop of the journey', async ({ product }) => {
  await product.open('/');
  await product.mapToAppear();
  await expect(product.title).toHaveText('Дарджилинг');
});

test('a stop that nobody knows says so, with status 404', async ({ product, page }) => {
  const answer = await page.request.get('/place/99999');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Такой стоянки нет');
  await expect(product.title).toHaveCount(0);
});
