import { axeViolations } from '../support/axe-violations.ts';
import { pasteFromClipboard } from '../support/browser/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';

const days = {
  ru: { arrival: /^26 августа 1925/, next: /^27 августа 1925/ },
  en: { arrival: /^26 August 1925/, next: /^27 August 1925/ },
} as const;

test(
  'links go from the dates of a stop to its day, to the next day, to an entry and back to its day',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { recordPage } = product;
    await product.openStop(53);
    await recordPage.dayOfStop.click();
    await expect(product.title).toHaveText(days[language].arrival);
    await expect(recordPage.currentDay).toHaveText('26');
    await recordPage.nextLink.click();
    await expect(product.title).toHaveText(days[language].next);
    expect(product.relativeUrl).toBe(product.localizedPath('/day/1925-08-27'));
    await recordPage.linkTo('text').click();
    await expect.poll(() => product.relativeUrl).toMatch(/\/text\/\d+$/);
    await expect(recordPage.citation).toContainText(product.relativeUrl);
    await recordPage.linkTo('day').click();
    await expect(product.title).toHaveText(days[language].arrival);
  },
);

test(
  'a citation is copied as text and as BibTeX, and the page has twins for programs',
  { tag: '@one-view' },
  async ({ product, page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    const { recordPage } = product;
    await product.open('/day/1925-08-27');
    await product.waitForHydration();
    // The day of access is known in the browser.
    await expect(recordPage.citation).toContainText('дата обращения');
    const citation = await recordPage.citation.textContent();
    await recordPage.copyButton.click();
    await expect.poll(() => pasteFromClipboard(page)).toBe(citation);
    await recordPage.copyBibtexButton.click();
    await expect.poll(() => pasteFromClipboard(page)).toContain('@misc{day-1925-08-27,');
    expect(await recordPage.fetchTwin('bib')).toContain('@misc{day-1925-08-27,');
    expect(JSON.parse(await recordPage.fetchTwin('geojson'))).toMatchObject({ type: 'Feature' });
  },
);

test(
  'the pages of records fit a narrow window, and axe finds no violations',
  { tag: '@both-languages' },
  async ({ product, page, layout }) => {
    const records = Object.entries({
      day: '1925-08-27',
      text: '20',
      picture: '1001',
      work: 'roerich-g-trails',
      person: 'nicholas-roerich',
    }).map(([kind, id]) => `/${kind}/${id}`);
    for (const path of ['/days', '/days/1925-08', '/pictures', ...records]) {
      await product.open(path);
      await product.waitForHydration();
      expect(await axeViolations(page), path).toEqual([]);
      if (layout === 'phone') await page.setViewportSize({ width: 320, height: 640 });
      expect(await product.people.horizontalOverflow(), path).toBe(0);
    }
  },
);

test.describe('without JavaScript', { tag: '@both-languages' }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test('a day is read, the next day and the calendar are links, and an impossible date proposes a day', async ({
    product,
    language,
  }) => {
    const { recordPage } = product;
    await product.open('/day/1925-08-26');
    await expect(recordPage.linkTo('text')).toBeVisible();
    await expect(recordPage.citation).toContainText('/day/1925-08-26');
    await expect(recordPage.copyButton).toBeHidden();
    await recordPage.nextLink.click();
    await expect(product.title).toHaveText(days[language].next);
    await recordPage.breadcrumbs.last().click();
    await expect(recordPage.calendarDays).toHaveCount(31);
    const response = await product.open('/day/27.8.1925');
    expect(response?.status()).toBe(404);
    await recordPage.linkTo('day').click();
    await expect(product.title).toHaveText(days[language].next);
  });
});

test.describe('on paper', { tag: '@one-view' }, () => {
  for (const path of ['/day/1925-08-27', '/text/20']) {
    test(`${path} has its text, its citation and no controls`, async ({ product }) => {
      const { paper, recordPage } = product;
      await product.open(path);
      await product.waitForHydration();
      await paper.begin();
      await expect(product.title).toBeVisible();
      await expect(recordPage.citation).toBeVisible();
      expect(await paper.visibleControls()).toEqual([]);
      expect(await paper.clippedElements()).toEqual([]);
    });
  }
});
