import { expect, test } from './support/fixtures.ts';

test.describe('without a map', { tag: '@both-languages' }, () => {
  test('a browser that cannot draw it shows the route as a list, and every stop can be read', async ({
    product,
    language,
  }) => {
    await product.graphics.forbid();
    await product.open('/place/53');
    await expect(product.text(product.words.mapUnavailable)).toBeVisible();
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await product.stopInList({ ru: /^Кардонг/, en: /^Khardong La/ }[language]).click();
    await expect(product.title).toHaveText({ ru: /Кардонг/, en: /Khardong La/ }[language]);
  });

  test('a drawing context that the browser takes away comes back by itself', async ({ product }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.graphics.lose();
    await expect(product.text(product.words.mapUnavailable)).toBeVisible();
    await product.graphics.restore();
    await expect(product.text(product.words.mapUnavailable)).toBeHidden();
    await expect(product.map).toBeVisible();
  });
});
