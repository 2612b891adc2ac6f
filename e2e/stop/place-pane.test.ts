import { axeViolations } from '../support/axe-violations.ts';
import { pasteFromClipboard } from '../support/browser/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf } from '../support/geometry.ts';

/** Leh and the stop before it. */
const leh = 53;
/** A stop with a recorded line to it. */
const rawalpindi = 8;
const spituk = 52;
/** A stop at the end of an inferred leg. */
const tingri = 143;

const sentence = 'They crossed the pass before noon and rested by the lake. ';
/** The list of the route that replaces the map without WebGL. */
const fallbackList = 'ol';

const longText = `<p>${sentence.repeat(60)}</p><p>The last words.</p>`;

// The pane does not depend on the map, and software rendering would take longer than the tests.
test.beforeEach(async ({ product }) => product.webgl.disable());

test.describe('place pane', { tag: '@both-languages' }, () => {
  test('bilingual mode shows the languages side by side in aligned rows, on a phone below each other [SBR-5]', async ({
    product,
    layout,
    language,
  }) => {
    const pane = product.placePane;
    await product.openStop(leh);
    await pane.expand();
    await pane.bilingualButton.click();
    for (const [russian, english] of [
      [/^Столица Ладака/, /^The capital of Ladakh/],
      [/26 августа прошли последние/, /The last seventeen miles/],
    ] as const) {
      const original = pane.languageBlock(language, language === 'ru' ? russian : english);
      const translation = pane.languageBlock(
        language === 'ru' ? 'en' : 'ru',
        language === 'ru' ? english : russian,
      );
      await original.scrollIntoViewIfNeeded();
      const [one, two] = [await boxOf(original), await boxOf(translation)];
      if (layout === 'desktop') {
        expect([two.top, two.bottom]).toEqual([one.top, one.bottom]);
        expect(two.left).toBeGreaterThanOrEqual(one.right);
      } else {
        expect(two.left).toBe(one.left);
        expect(two.top).toBeGreaterThanOrEqual(one.bottom);
      }
    }
    expect(await axeViolations(product.page, { exclude: fallbackList })).toEqual([]);
    await pane.bilingualButton.click();
    await expect(pane.languageBlock(language === 'ru' ? 'en' : 'ru', /Ладака|Ladakh/)).toHaveCount(0);
  });

  test('the leg popover is opened by Enter and closed by Escape', async ({ product }) => {
    const pane = product.placePane;
    await product.openStop(rawalpindi);
    await pane.legButton.focus();
    await product.press('Enter');
    await expect(pane.legPopoverTitle).toBeVisible();
    await expect(pane.distanceAlongRoute).toBeVisible();
    expect(await axeViolations(product.page, { exclude: fallbackList })).toEqual([]);
    await product.press('Escape');
    await expect(pane.legPopoverTitle).toBeHidden();
    await expect(pane.legButton).toBeFocused();
    // A popover that a click has opened closes after a timeout.
    await pane.legButton.click();
    await expect(pane.legPopoverTitle).toBeVisible();
    await expect(pane.legPopoverTitle).toBeHidden();
  });

  test(
    'an inferred leg has a rounded length and a note, also in the page that the server sends',
    { tag: '@one-view' },
    async ({ product, page, language }) => {
      const pane = product.placePane;
      const sent = await page.request.get(product.localizedPath(`/place/${tingri}`));
      expect(await sent.text()).toContain(
        { ru: 'проведена по рельефу', en: 'inferred from the terrain' }[language],
      );
      await product.openStop(tingri);
      await expect(pane.legButton).toHaveText({ ru: /^около 27 км, /, en: /^about 27 km, / }[language]);
      await expect(pane.inferredNote).toBeVisible();
      await product.openStop(leh);
      await expect(pane.legButton).toBeVisible();
      await expect(pane.inferredNote).toHaveCount(0);
    },
  );

  test('expanding and collapsing a long text keeps the scroll position', async ({ product }) => {
    const pane = product.placePane;
    await pane.mockTexts(longText);
    await product.openStop(spituk);
    await product.stop.goToNext();
    await pane.expand();
    const firstLine = product.stop.region.getByText(sentence.trim()).first();
    await expect(product.text('The last words.')).toBeHidden();
    // It is above the text, and is loaded after the map.
    await expect(pane.heightProfile).toBeVisible();
    await pane.readMoreButton.scrollIntoViewIfNeeded();
    const before = await boxOf(firstLine);
    await pane.readMoreButton.click();
    await expect(product.text('The last words.')).toBeAttached();
    expect((await boxOf(firstLine)).top).toBeCloseTo(before.top, 0);

    await pane.readLessButton.scrollIntoViewIfNeeded();
    const button = await boxOf(pane.readLessButton);
    await pane.readLessButton.click();
    await expect(product.text('The last words.')).toBeHidden();
    // The collapsed text may be too short for the button to stay at the same position.
    expect((await boxOf(pane.readMoreButton)).top).toBeLessThanOrEqual(button.top + 1);
    await expect(pane.readMoreButton).toBeInViewport();
  });

  test(
    'the dialog that shares a stop copies the canonical URL of the stop',
    { tag: '@one-view' },
    async ({ product, page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      const pane = product.placePane;
      await product.openStop(leh);
      await pane.expand();
      await pane.copyLink();
      await expect(pane.linkCopiedNotice).toBeVisible();
      expect(await axeViolations(product.page, { exclude: fallbackList })).toEqual([]);
      const copied = await pasteFromClipboard(page);
      expect(new URL(copied).pathname).toBe(product.localizedPath('/place/53'));
    },
  );

  test('a stop without dates, position and texts shows that they are unknown', async ({ product }) => {
    const pane = product.placePane;
    const unknownFields = { date: null, enddate: null, date_format: null, latitude: null, longitude: null };
    const emptyFields = {
      notes: '',
      notes_en: '',
      overnight_place: '',
      overnight_place_en: '',
      title_modern: '',
    };
    await pane.mockPlace(leh, { ...unknownFields, ...emptyFields });
    await pane.mockTexts(null);
    await product.openStop(spituk);
    await product.stop.goToNext();
    await pane.expand();
    await expect(pane.unknownPositionText).toBeVisible();
    await expect(pane.directionsLink).toHaveCount(0);
    await expect(product.stop.region).not.toContainText(/null|undefined|NaN/);
    expect(await axeViolations(product.page, { exclude: fallbackList })).toEqual([]);
  });

  test('the section for editors is shown to admins', { tag: '@one-view' }, async ({ product }) => {
    const pane = product.placePane;
    await product.open('/place/53?magic=AdminMode');
    await product.map.waitForLoad();
    await pane.expand();
    await expect(pane.editorsHeading).toBeVisible();
    expect(await axeViolations(product.page, { exclude: fallbackList })).toEqual([]);
  });
});

test('a title of 2,000 characters wraps within the sheet', async ({ product }) => {
  const pane = product.placePane;
  await pane.mockPlace(leh, { title_ru: 'Оченьдлинноеназвание'.repeat(100) });
  await product.openStop(spituk);
  await product.stop.goToNext();
  const sheet = await boxOf(product.stop.region);
  const title = await boxOf(product.title);
  expect(title.left).toBeGreaterThan(sheet.left);
  expect(title.right).toBeLessThan(sheet.right);
  const next = await boxOf(product.stop.nextLink);
  expect(next.right).toBeLessThanOrEqual(sheet.right);
});

test(
  'a text of one megabyte can be expanded and read to its end',
  { tag: '@one-view' },
  async ({ product }) => {
    const pane = product.placePane;
    const paragraph = `<p>${sentence.repeat(8)}</p>`;
    await pane.mockTexts(
      `${paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))}<p>The last words.</p>`,
    );
    await product.openStop(spituk);
    await product.stop.goToNext();
    await pane.readMoreButton.click();
    await product.text('The last words.').scrollIntoViewIfNeeded();
    await expect(product.text('The last words.')).toBeInViewport();
    await expect(pane.readLessButton).toBeVisible();
  },
);

test(
  'without a selected place the map opens place 5 except for crawlers, and place 0 shows a message [SBR-3]',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const pane = product.placePane;
    await product.open('/');
    await product.map.waitForLoad();
    await expect(product.title).toHaveText('Дарджилинг');

    const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } };
    const crawlerHtml = await (await page.request.get('/', crawler)).text();
    expect(crawlerHtml).toContain('Стоянка не выбрана');
    expect(await (await page.request.get('/place/5', crawler)).text()).toContain('<h1');
    // For a crawler that runs scripts the hydrated page is the same.
    await product.open('/?thisIsBot');
    await product.waitForHydration();
    await expect(pane.emptyHeading).toBeVisible();

    await product.open('/place/53#p=0/o');
    await product.map.waitForLoad();
    await expect(pane.emptyHeading).toBeVisible();
  },
);

test(
  'place pane without a selected stop: axe finds no violations',
  { tag: '@both-languages' },
  async ({ product }) => {
    await product.open('/#p=0/o');
    await product.map.waitForLoad();
    const pane = product.placePane;
    await expect(pane.emptyHeading).toBeVisible();
    expect(await axeViolations(product.page, { exclude: fallbackList })).toEqual([]);
  },
);

test(
  'the directions link contains the coordinates and opens a new tab',
  { tag: '@one-view' },
  async ({ product }) => {
    await product.openStop(leh);
    const link = product.placePane.directionsLink;
    await expect(link).toHaveAttribute('href', /destination=34\.\d+,77\.\d+$/);
    await expect(link).toHaveAttribute('target', '_blank');
  },
);

test('the facts of a narrow pane in two languages are one below the other', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone shows the facts as a row');
  await page.setViewportSize({ width: 1100, height: 800 });
  await product.openStop(leh);
  await product.placePane.bilingualButton.click();
  const facts = product.sheet.factsRow.locator(':scope > *');
  const boxes = await Promise.all([0, 1, 2, 3].map((index) => boxOf(facts.nth(index))));
  for (const [index, box] of boxes.entries()) {
    expect(box.right - box.left).toBeGreaterThan(300);
    expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY);
  }
});
