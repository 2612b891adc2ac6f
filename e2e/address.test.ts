import { expect, test } from './support/fixtures.ts';

test('a link restores view, stop and tab in a new browser, and writing it back changes nothing [URL-5]', async ({
  product,
  browser,
  baseURL,
  layout,
}) => {
  test.skip(layout === 'phone', 'a touch screen has no zoom buttons');
  await product.open('/#m=7/36.5/79.9&p=60/o&theirs=kept');
  await product.mapToRest();
  await expect(product.title).toHaveText('Хеми');
  const link = product.shownAddress;
  expect(link).toBe('/#m=7/36.5/79.9&p=60/o&theirs=kept');

  await product.zoom.nearer();
  await product.closeStop();
  const sent = product.shownAddress;
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  const page = await other.newPage();
  const receiver = product.of(page);
  await page.goto(`${baseURL ?? ''}${sent}`);
  await receiver.mapToRest();
  expect(receiver.shownAddress).toBe(sent);
  await expect(receiver.stop).toBeHidden();
  await expect(receiver.closedStop).toHaveText('Хеми');
  await expect(receiver.zoom.level).toHaveText((await product.zoom.level.textContent()) ?? '');
  await other.close();
});

test('a bare address stays bare until the map is moved, and moving it adds nothing to the history', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a touch screen has no zoom buttons');
  await product.open('/');
  await product.mapToRest();
  expect(product.shownAddress).toBe('/');
  const entries = await product.historyLength();
  await product.zoom.nearer();
  expect(product.shownAddress).toBe('/#m=5/40.020/90.350');
  expect(await product.historyLength()).toBe(entries);
});

test('the whole journey is still in view when the page is loaded again with the settings open', async ({
  product,
}) => {
  await product.open('/');
  await product.mapToRest();
  await product.settings.control.click();
  await expect(product.settings.heading).toBeVisible();
  await expect.poll(() => product.shownAddress).toMatch(/^\/#m=4\/[\d.]+\/[\d.]+&p=5\/s$/);
  const address = product.shownAddress;
  await product.page.reload();
  await product.mapToRest();
  expect(product.shownAddress).toBe(address);
});

test('opening a stop adds to the history, and going back brings the earlier one with its view', async ({
  product,
}) => {
  await product.open('/place/53#m=6/34.163/77.584');
  await product.mapToRest();
  const entries = await product.historyLength();
  await product.goToNextStop();
  await product.mapToRest();
  expect(product.shownAddress).toMatch(/^\/place\/300#m=6\/[\d.]+\/[\d.]+&p=300\/o$/);
  expect(await product.historyLength()).toBe(entries + 1);
  await product.goBack();
  await product.mapToRest();
  await expect(product.title).toHaveText('Лех');
  expect(product.shownAddress).toMatch(/^\/place\/53#m=6\/34\.163\/77\.584/);
});

test('what cannot be read in a hash is ignored and the rest applies', async ({ product }) => {
  await product.open('/#m=nine/none&p=53/zz&l=%E0%A4%A');
  await product.mapToRest();
  await expect(product.title).toHaveText('Лех');
});

test('a hash that changes under the open page is followed', async ({ product }) => {
  await product.open('/#m=7/36.5/79.9&p=60/o');
  await product.mapToRest();
  await product.changeHash('#m=5/47.900/106.900&p=393/o');
  await expect(product.title).toHaveText('Улан-Батор (Урга)');
  await product.mapToRest();
  expect(product.shownAddress).toBe('/#m=5/47.900/106.900&p=393/o');
});

test('screens without a guard open for everyone [NAV-7]', async ({ product }) => {
  const open = [
    '/',
    '/books',
    '/bookslist',
    '/aboutcae',
    '/about',
    '/guide',
    '/settings',
    '/search',
    '/placeslist',
  ];
  for (const path of [
    ...open,
    '/map3d/cae',
    '/map3d/demo',
    '/book/view/1/4',
    '/timeline',
    '/place/imageview/53',
  ]) {
    const answer = await product.open(path);
    expect(answer?.status(), path).toBe(200);
    expect(product.shownAddress, path).toBe(path);
    await expect(product.title, path).toBeVisible();
  }
});
