import { expect, test } from '../support/fixtures.ts';

const chapter = '/book/view/1/5';

test.describe('without the scripts of the product', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a stored theme is applied before any of them has loaded', async ({ product, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await product.reader.storeSettings({ theme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await product.open(chapter);
    expect(await product.reader.pageLightness()).toBe('dark');
  });
});

test('a stored size of letters moves no text when the scripts have loaded', async ({ product }) => {
  await product.reader.storeSettings({ fontSize: 150, lineHeight: 180, theme: 'sepia' });
  await product.layoutShifts.observe();
  await product.open(chapter);
  await product.waitForHydration();
  expect(await product.layoutShifts.entries()).toEqual([]);
});

test('a hidden map is neither preloaded nor loaded', async ({ product, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await product.reader.storeSettings({ showMap: false });
  await product.open(chapter);
  await expect(product.reader.sentences.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/live-map-/.test(url))).toEqual([]);
});

test('the first visit of the map loads nothing of the reader', async ({ product, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await product.open('/place/53');
  await product.waitForHydration();
  expect(requests.some((url) => url.includes('/assets/'))).toBe(true);
  expect(requests.filter((url) => /chapter-screen|books-screen|synopsis|concordance/.test(url))).toEqual([]);
});
