import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const lists = {
  'the list of all places': {
    path: '/placeslist',
    middlePage: '/placeslist?page=4',
    row: '#content [role="group"] li a[href*="/place/"]',
    sections: ['precae', 'indiancae', 'cae', 'manchuriaexp', 'other'],
  },
  'the timeline': {
    path: '/timeline',
    middlePage: '/timeline?from=1926-03',
    row: '#content section li > a[href*="/place/"]:has(> span > svg)',
    // What a first visit shows.
    sections: ['precae', 'indiancae', 'cae'],
  },
} as const;

/** The most bytes of a page before compression. */
const mostBytes = 150_000;
/** The most elements of the document, with a viewport of rows in view. */
const mostElements = 3000;

const placeLinks = (html: string): string[] =>
  [...html.matchAll(/href="(?:\/en)?\/place\/(\d+)"/g)].flatMap(([, id]) => id ?? []);
const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

for (const [name, { path, middlePage, row, sections }] of Object.entries(lists)) {
  test(
    `${name}: without a script every place is on one of the linked pages, which are light and have heads of their own`,
    { tag: '@both-languages' },
    async ({ product, request }) => {
      const read = async (address: string): Promise<string> => (await request.get(address)).text();
      const first = await read(product.address(path));
      const label = path === '/timeline' ? product.words.journey.pages : product.words.placesList.pages;
      const links = new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, 's').exec(first)?.[0] ?? '';
      const addresses = [...links.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
      expect(addresses.length).toBeGreaterThan(5);
      const pages = await Promise.all(addresses.map(read));
      for (const [index, page] of pages.entries()) {
        const address = addresses[index] ?? '';
        expect(Buffer.byteLength(page), address).toBeLessThan(mostBytes);
        expect(attribute(page, /rel="canonical" href="[^"]*?([^"/]*)"/), address).toBe(
          address.split('/').at(-1),
        );
      }
      expect(new Set(pages.map((page) => attribute(page, /<title>([^<]*)/))).size).toBe(pages.length);
      expect(new Set(pages.map((page) => attribute(page, /name="description" content="([^"]*)"/))).size).toBe(
        pages.length,
      );
      expect(new Set(pages.flatMap(placeLinks)).size).toBe(await placeCount(request, sections));
    },
  );

  test(
    `${name}: nothing moves when the list grows beyond its delivered page`,
    { tag: '@both-languages' },
    async ({ product, page }) => {
      // The fonts are in the browser's cache from here on: their arrival is not what is watched.
      await product.open('/books');
      await product.toBeTakenOver();
      await product.shifts.watch();
      for (const address of [path, middlePage]) {
        await product.open(address);
        await product.toBeTakenOver();
        await expect.poll(() => lengthOf(page), address).toBeGreaterThan(8000);
        expect(await product.shifts.seen(), address).toEqual([]);
      }
    },
  );

  test(`${name}: can be scrolled through to its end, with few elements at any time`, async ({
    product,
    page,
  }) => {
    await product.open(path);
    await product.toBeTakenOver();
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(8000);
    for (let share = 0; share <= 1; share += 0.1) {
      await scrollToShare(page, share);
      await rowInView(page, row);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(mostElements);
    }
  });

  test(`${name}: the way back leads to the same row, and so does a reload`, async ({ product, page }) => {
    await product.open(path);
    await product.toBeTakenOver();
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(8000);
    await scrollToShare(page, 0.5);
    const link = await rowInView(page, row);
    const href = (await link.getAttribute('href')) ?? '';
    const top = await link.evaluate((element) => element.getBoundingClientRect().top);
    await link.click();
    await expect(product.title).toBeFocused();
    await product.goBack();
    await expect(page.locator('*:focus')).toHaveAttribute('href', href);
    await expect.poll(() => distanceOf(page, row, href, top)).toBeLessThan(10);
    await page.reload();
    await expect.poll(() => distanceOf(page, row, href, top)).toBeLessThan(10);
  });

  test(`${name}: the keyboard reaches the end of the list from below, and goes on upwards`, async ({
    product,
    page,
    layout,
  }) => {
    test.skip(layout === 'phone', 'a phone has no keyboard');
    await product.open(path);
    await product.toBeTakenOver();
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(8000);
    // What follows the list.
    await page.evaluate(() => {
      const end = document.createElement('button');
      document.querySelector('#content')?.append(end);
      end.focus({ preventScroll: true });
    });
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator('*:focus');
    await expect(focused).toHaveAttribute('href', /\/place\/\d+/);
    const last = await focused.getAttribute('href');
    await page.keyboard.press('Shift+Tab');
    await expect(focused).not.toHaveAttribute('href', last ?? '');
    await expect(focused).toHaveAttribute('href', /\/place\/\d+/);
  });

  test(`${name}: is printed whole`, async ({ product, page, layout }) => {
    test.skip(layout === 'phone', 'paper has one size');
    await product.open(path);
    await product.toBeTakenOver();
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(8000);
    await page.evaluate((rows) => {
      window.addEventListener('beforeprint', () => {
        const paths = [...document.querySelectorAll<HTMLAnchorElement>(rows)].map(({ pathname }) => pathname);
        Object.assign(window, { printedPlaces: new Set(paths).size });
      });
    }, row);
    const onScreen = await page.locator(row).count();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.evaluate(() => Reflect.get(window, 'printedPlaces'))).toBe(
      await placeCount(page.request, sections),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator(row)).toHaveCount(onScreen);
  });
}

test('a month of the timeline can be linked to', async ({ product, page }) => {
  await product.open('/timeline#month-1926-05');
  const heading = page.locator('#month-1926-05');
  await expect(heading).toBeInViewport();
  await expect(page.locator('section[aria-labelledby="month-1926-05"] li').first()).toBeVisible();
});

async function lengthOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollHeight);
}

async function scrollToShare(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo(0, (scrollHeight - window.innerHeight) * part);
  }, share);
}

/** The first row below the header that is in view. */
async function rowInView(page: Page, row: string): Promise<Locator> {
  const rows = page.locator(row);
  const indexInView = (): Promise<number> =>
    rows.evaluateAll((links) =>
      links.findIndex((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 120 && bottom < window.innerHeight - 80;
      }),
    );
  await expect.poll(indexInView).toBeGreaterThanOrEqual(0);
  return rows.nth(await indexInView());
}

/** How far a row with the address is from a position in the viewport, in pixels. */
async function distanceOf(page: Page, row: string, href: string, top: number): Promise<number> {
  const tops = await page
    .locator(`${row}[href="${href}"]`)
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  return Math.min(...tops.map((each) => Math.abs(each - top)));
}

/** How many places of some sections the product has. */
async function placeCount(request: APIRequestContext, sections: readonly string[]): Promise<number> {
  const places: { visited_on: string }[] = await request.get('/v1/places/').then((answer) => answer.json());
  return places.filter((place) => sections.includes(place.visited_on)).length;
}
