import { expect, test } from '../support/fixtures.ts';
import { markAsKnownVisitor } from '../support/browser/known-visitor.ts';

test('opening a link in a new browser restores the view, the stop and the tab, and keeps the URL [URL-5]', async ({
  product,
  browser,
  baseURL,
  layout,
}) => {
  test.skip(layout === 'phone', 'a touch screen has no zoom buttons');
  await product.open('/#m=7/36.5/79.9&p=60/o&theirs=kept');
  await product.map.waitForIdle();
  await expect(product.title).toHaveText('Хеми');
  expect(product.relativeUrl).toBe('/#m=7/36.5/79.9&p=60/o&theirs=kept');

  await product.zoom.zoomIn();
  await product.stop.close();
  const sharedUrl = product.relativeUrl;
  const otherBrowser = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await otherBrowser.addInitScript(markAsKnownVisitor);
  const page = await otherBrowser.newPage();
  const receiver = product.onPage(page);
  await page.goto(`${baseURL ?? ''}${sharedUrl}`);
  await receiver.map.waitForIdle();
  expect(receiver.relativeUrl).toBe(sharedUrl);
  await expect(receiver.stop.region).toBeHidden();
  await expect(receiver.stop.reopenButton).toHaveText('Хеми');
  await expect(receiver.zoom.level).toHaveText((await product.zoom.level.textContent()) ?? '');
  await otherBrowser.close();
});

test('moving the map adds the view to the URL without a history entry', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a touch screen has no zoom buttons');
  await product.open('/');
  await product.map.waitForIdle();
  expect(product.relativeUrl).toBe('/');
  const entries = await product.historyLength();
  await product.zoom.zoomIn();
  expect(product.relativeUrl).toBe('/#m=5/40.020/90.350');
  expect(await product.historyLength()).toBe(entries);
});

test('reloading with the settings open keeps the initial view', { tag: '@one-view' }, async ({ product }) => {
  await product.open('/');
  await product.map.waitForIdle();
  await product.settings.open();
  await expect(product.settings.heading).toBeVisible();
  await expect.poll(() => product.relativeUrl).toMatch(/^\/#m=4\/[\d.]+\/[\d.]+&p=5\/s$/);
  const url = product.relativeUrl;
  await product.page.reload();
  await product.map.waitForIdle();
  expect(product.relativeUrl).toBe(url);
});

test(
  'opening a stop adds a history entry, and Back restores the previous stop with its view',
  { tag: '@one-view' },
  async ({ product }) => {
    await product.open('/place/53#m=6/34.163/77.584');
    await product.map.waitForIdle();
    const entries = await product.historyLength();
    await product.stop.goToNext();
    await expect.poll(() => product.relativeUrl).toMatch(/^\/place\/300#m=10\/[\d.]+\/[\d.]+&p=300\/o$/);
    expect(await product.historyLength()).toBe(entries + 1);
    await product.goBack();
    await product.map.waitForIdle();
    await expect(product.title).toHaveText('Лех');
    expect(product.relativeUrl).toMatch(/^\/place\/53#m=6\/34\.163\/77\.584/);
  },
);

test('invalid parts of the hash are ignored', { tag: '@one-view' }, async ({ product }) => {
  await product.open('/#m=nine/none&p=53/zz&l=%E0%A4%A');
  await product.map.waitForIdle();
  await expect(product.title).toHaveText('Лех');
});

test('changing the hash moves the map and opens the stop', { tag: '@one-view' }, async ({ product }) => {
  await product.open('/#m=7/36.5/79.9&p=60/o');
  await product.map.waitForIdle();
  await product.changeHash('#m=5/47.900/106.900&p=393/o');
  await expect(product.title).toHaveText('Улан-Батор (Урга)');
  await product.map.waitForIdle();
  expect(product.relativeUrl).toBe('/#m=5/47.900/106.900&p=393/o');
});
