import { LongList } from '../support/drivers/long-list.ts';
import { expect, test } from '../support/fixtures.ts';

const lists = {
  'list of places': {
    path: '/placeslist',
    middlePage: '/placeslist?page=4',
    row: '#content [role="group"] li a[href*="/place/"]',
    sections: ['precae', 'indiancae', 'cae', 'manchuriaexp', 'other'],
  },
  timeline: {
    path: '/timeline',
    middlePage: '/timeline?from=1926-03',
    row: '#content section li > a[href*="/place/"]:has(> span > svg)',
    // The sections that are shown by default.
    sections: ['precae', 'indiancae', 'cae', 'other'],
  },
} as const;

/** The maximum size of a page in bytes before compression. */
const maximumBytes = 150_000;
/** The maximum number of elements in the document at any scroll position. */
const maximumElements = 3000;

const readPlaceIds = (html: string): string[] =>
  [...html.matchAll(/href="(?:\/en)?\/place\/(\d+)"/g)].flatMap(([, id]) => id ?? []);
const firstGroup = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

for (const [name, { path, middlePage, row, sections }] of Object.entries(lists)) {
  test(
    `${name}: without JavaScript the linked pages contain all places, with their own titles and canonical URLs`,
    { tag: '@both-languages' },
    async ({ product, request }) => {
      const fetchHtml = async (url: string): Promise<string> => (await request.get(url)).text();
      const firstPage = await fetchHtml(product.localizedPath(path));
      const { journey, placesList } = product.messages;
      const label = path === '/timeline' ? journey.pages : placesList.pages;
      const navigation =
        new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, 's').exec(firstPage)?.[0] ?? '';
      const urls = [...navigation.matchAll(/href="([^"]+)"/g)].map(([, url]) => url ?? '');
      expect(urls.length).toBeGreaterThan(5);
      const pages = await Promise.all(urls.map(fetchHtml));
      for (const [index, page] of pages.entries()) {
        const url = urls[index] ?? '';
        expect(Buffer.byteLength(page), url).toBeLessThan(maximumBytes);
        expect(firstGroup(page, /rel="canonical" href="[^"]*?([^"/]*)"/), url).toBe(url.split('/').at(-1));
      }
      expect(new Set(pages.map((page) => firstGroup(page, /<title>([^<]*)/))).size).toBe(pages.length);
      const descriptions = pages.map((page) => firstGroup(page, /name="description" content="([^"]*)"/));
      expect(new Set(descriptions).size).toBe(pages.length);
      const list = new LongList(product, row);
      expect(new Set(pages.flatMap(readPlaceIds)).size).toBe(await list.countPlaces(sections));
    },
  );

  test(
    `${name}: extending the delivered page causes no layout shifts`,
    { tag: '@both-languages' },
    async ({ product }) => {
      const list = new LongList(product, row);
      // Loads the fonts into the cache, so that their loading causes no shifts later.
      await product.open('/books');
      await product.waitForHydration();
      await product.layoutShifts.observe();
      for (const url of [path, middlePage]) {
        await product.open(url);
        await product.waitForHydration();
        await list.waitForFullHeight();
        expect(await product.layoutShifts.entries(), url).toEqual([]);
      }
    },
  );

  test(`${name}: scrolling to the end keeps the number of elements small`, async ({ product }) => {
    const list = new LongList(product, row);
    await product.open(path);
    await product.waitForHydration();
    await list.waitForFullHeight();
    for (let position = 0; position <= 1; position += 0.1) {
      await list.scrollTo(position);
      await list.waitForVisibleLink();
      expect(await list.elementCount()).toBeLessThan(maximumElements);
    }
  });

  test(
    `${name}: Back and a reload restore the scroll position`,
    { tag: '@one-view' },
    async ({ product, page }) => {
      const list = new LongList(product, row);
      await product.open(path);
      await product.waitForHydration();
      await list.waitForFullHeight();
      await list.scrollTo(0.5);
      const link = await list.firstVisibleRow();
      const href = (await link.getAttribute('href')) ?? '';
      const top = await link.evaluate((element) => element.getBoundingClientRect().top);
      await link.click();
      await expect(product.title).toBeFocused();
      await product.goBack();
      await expect(list.focusedElement).toHaveAttribute('href', href);
      await expect.poll(() => list.distanceFrom(href, top)).toBeLessThan(10);
      await page.reload();
      await expect.poll(() => list.distanceFrom(href, top)).toBeLessThan(10);
    },
  );

  test(`${name}: Shift+Tab enters the list at its last row and moves up`, async ({ product, layout }) => {
    test.skip(layout === 'phone', 'a phone has no keyboard');
    const list = new LongList(product, row);
    await product.open(path);
    await product.waitForHydration();
    await list.waitForFullHeight();
    await list.focusBelowList();
    await product.press('Shift+Tab');
    await expect(list.focusedElement).toHaveAttribute('href', /\/place\/\d+/);
    const last = await list.focusedElement.getAttribute('href');
    await product.press('Shift+Tab');
    await expect(list.focusedElement).not.toHaveAttribute('href', last ?? '');
    await expect(list.focusedElement).toHaveAttribute('href', /\/place\/\d+/);
  });

  test(`${name}: printing renders all rows`, async ({ product, layout }) => {
    test.skip(layout === 'phone', 'printing does not depend on the layout');
    const list = new LongList(product, row);
    await product.open(path);
    await product.waitForHydration();
    await list.waitForFullHeight();
    const onScreen = await list.rows.count();
    expect(await list.beginPrinting()).toBe(await list.countPlaces(sections));
    await list.endPrinting();
    await expect(list.rows).toHaveCount(onScreen);
  });
}

test('timeline: a link to a month scrolls to it', { tag: '@one-view' }, async ({ product, page }) => {
  await product.open('/timeline#month-1926-05');
  const heading = page.locator('#month-1926-05');
  await expect(heading).toBeInViewport();
  await expect(page.locator('section[aria-labelledby="month-1926-05"] li').first()).toBeVisible();
});
