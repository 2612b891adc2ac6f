import { expect, test } from '../support/fixtures.ts';
import { takePicture } from '../support/take-picture.ts';

/** What each picture of the guide shows. The names are those in `content/pages/guide.{language}.md`. */

// Software rendering can be too slow for requests of the map; the picture shows whether it is complete.
test.use({ rendersMap: true, expectedErrors: [/timed out/] });

test('map', async ({ product, page, language }) => {
  await product.open('/#m=6/35.5/78.5&p=5/c');
  await product.map.waitForIdle();
  await takePicture(page, 'map', language);
});

test.describe('without a map', () => {
  test.use({ rendersMap: false });

  test('search', async ({ product, page, language }) => {
    await product.open('/search');
    const { onPage, input } = product.search;
    await expect(onPage.input).toBeVisible();
    await input.fill(language === 'ru' ? 'Хотан' : 'Khotan');
    await expect(product.search.results.nth(2)).toBeVisible();
    await takePicture(page, 'search', language);
  });

  test('days', async ({ product, page, language }) => {
    await product.open('/days/1925-09');
    await expect(product.title).toBeVisible();
    await takePicture(page, 'days', language);
  });
});

test('books', async ({ product, page, language }) => {
  await product.open('/book/view/1/5');
  await expect(product.title).toBeVisible();
  await product.map.waitForIdle();
  await takePicture(page, 'books', language);
});
