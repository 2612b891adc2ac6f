import { expect, test } from '../support/fixtures.ts';

const leh = { id: 53, title: { ru: 'Лех', en: 'Leh' }, dates: { ru: /26 августа/, en: /26 August/ } };

test.describe('open stop', { tag: '@both-languages' }, () => {
  test('is shown with the live map in the language of the path', async ({ product, language }) => {
    await product.openStop(leh.id);
    await expect(product.title).toHaveText(leh.title[language]);
    await expect(product.stop.region).toContainText(leh.dates[language]);
    await expect(product.documentElement).toHaveAttribute('lang', language);
    await expect(product.map.region).toBeVisible();
    await expect(product.stop.region.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('shows its illustration with the mark "drawn for this site"', async ({ product }) => {
    await product.openStop(leh.id);
    const lead = product.stop.images.first();
    await expect(lead).toBeVisible();
    await expect
      .poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(product.stop.region.getByText(product.messages.illustrationMark).first()).toBeVisible();
  });

  test('links to the next and the previous stop', async ({ product, language }) => {
    await product.openStop(leh.id);
    await product.stop.goToNext();
    await expect(product.title).not.toHaveText(leh.title[language]);
    expect(product.relativeUrl).toMatch(new RegExp(`^${product.localizedPath('/place/')}\\d+`));
    await product.stop.goToPrevious();
    await expect(product.title).toHaveText(leh.title[language]);
    await product.goBack();
    await expect(product.title).not.toHaveText(leh.title[language]);
  });
});

test('the path / opens the first stop of the journey', { tag: '@one-view' }, async ({ product }) => {
  await product.open('/');
  await product.map.waitForLoad();
  await expect(product.title).toHaveText('Дарджилинг');
});

test(
  'an unknown place id responds with 404 and a message',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const response = await page.request.get('/place/99999');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Стоянка не найдена');
    await expect(product.title).toHaveCount(0);
  },
);
