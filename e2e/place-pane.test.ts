import { expect, test } from './support/fixtures.ts';
import { PlacePane } from './support/place-pane.ts';

/** Leh; before it comes Spituk, 6.9 km away. */
const leh = 53;
const spituk = 52;

const sentence = 'They crossed the pass before noon and rested by the lake. ';
const longText = `<p>${sentence.repeat(60)}</p><p>The last words.</p>`;

// The pane is the same beside a map that cannot be drawn, and software drawing costs more than these journeys.
test.beforeEach(async ({ product }) => product.graphics.forbid());

test.describe('the pane of a stop', { tag: '@both-languages' }, () => {
  test('tells both languages side by side in rows of one height, on a phone one below the other [SBR-5]', async ({
    product,
    layout,
    language,
  }) => {
    const pane = new PlacePane(product);
    await product.openStop(leh);
    await pane.raise();
    await pane.bothLanguages.click();
    for (const [russian, english] of [
      [/^Столица Ладака/, /^The capital of Ladakh/],
      [/26 августа прошли последние/, /The last seventeen miles/],
    ] as const) {
      const own = pane.blockOf(language, language === 'ru' ? russian : english);
      const other = pane.blockOf(language === 'ru' ? 'en' : 'ru', language === 'ru' ? english : russian);
      await own.scrollIntoViewIfNeeded();
      const [one, two] = [await pane.boxOf(own), await pane.boxOf(other)];
      if (layout === 'desktop') {
        expect([two.y, two.height]).toEqual([one.y, one.height]);
        expect(two.x).toBeGreaterThanOrEqual(one.x + one.width);
      } else {
        expect(two.x).toBe(one.x);
        expect(two.y).toBeGreaterThanOrEqual(one.y + one.height);
      }
    }
    expect(await pane.faults()).toEqual([]);
    await pane.bothLanguages.click();
    await expect(pane.blockOf(language === 'ru' ? 'en' : 'ru', /Ладака|Ladakh/)).toHaveCount(0);
  });

  test('tells more of the way here at the press of a key, and closes by Escape', async ({ product }) => {
    const pane = new PlacePane(product);
    await product.openStop(leh);
    await pane.way.focus();
    await product.press('Enter');
    await expect(pane.wayDetails).toBeVisible();
    await expect(pane.alongRoute).toBeVisible();
    expect(await pane.faults()).toEqual([]);
    await product.press('Escape');
    await expect(pane.wayDetails).toBeHidden();
    await expect(pane.way).toBeFocused();
    // A click of the pointer opens it for a while.
    await pane.way.click();
    await expect(pane.wayDetails).toBeVisible();
    await expect(pane.wayDetails).toBeHidden();
  });

  test('folds a long text, and unfolding and folding it keep the place of the reader', async ({
    product,
  }) => {
    const pane = new PlacePane(product);
    await pane.changeTexts(longText);
    await product.openStop(spituk);
    await product.goToNextStop();
    await pane.raise();
    const start = product.stop.getByText(sentence.trim()).first();
    await expect(product.text('The last words.')).toBeHidden();
    await pane.readMore.scrollIntoViewIfNeeded();
    const before = await pane.boxOf(start);
    await pane.readMore.click();
    await expect(product.text('The last words.')).toBeAttached();
    expect((await pane.boxOf(start)).y).toBeCloseTo(before.y, 0);

    await pane.readLess.scrollIntoViewIfNeeded();
    const button = await pane.boxOf(pane.readLess);
    await pane.readLess.click();
    await expect(product.text('The last words.')).toBeHidden();
    // As near as the shorter text allows.
    expect((await pane.boxOf(pane.readMore)).y).toBeLessThanOrEqual(button.y + 1);
    await expect(pane.readMore).toBeInViewport();
  });

  test('copies the readable address of the stop', async ({ product, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pane = new PlacePane(product);
    await product.openStop(leh);
    await pane.raise();
    await pane.copyLink.click();
    await expect(pane.linkCopied).toBeVisible();
    expect(await pane.faults()).toEqual([]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(product.address('/place/53'));
  });

  test('of a stop of which nothing is known says so', async ({ product }) => {
    const pane = new PlacePane(product);
    const nothing = { date: null, enddate: null, date_format: null, latitude: null, longitude: null };
    const empty = { notes: '', notes_en: '', overnight_place: '', overnight_place_en: '', title_modern: '' };
    await pane.changeRecord(leh, { ...nothing, ...empty });
    await pane.changeTexts(null);
    await product.openStop(spituk);
    await product.goToNextStop();
    await pane.raise();
    await expect(pane.unknownPosition).toBeVisible();
    await expect(pane.directions).toHaveCount(0);
    await expect(product.stop).not.toContainText(/null|undefined|NaN/);
    expect(await pane.faults()).toEqual([]);
  });

  test('shows editors what is theirs', async ({ product }) => {
    const pane = new PlacePane(product);
    await product.open('/place/53?magic=AdminMode');
    await product.mapToAppear();
    await pane.raise();
    await expect(pane.editors).toBeVisible();
    expect(await pane.faults()).toEqual([]);
  });
});

test('a title of 2,000 letters wraps and pushes nothing aside', async ({ product }) => {
  const pane = new PlacePane(product);
  await pane.changeRecord(leh, { title_ru: 'Оченьдлинноеназвание'.repeat(100) });
  await product.openStop(spituk);
  await product.goToNextStop();
  const sheet = await pane.boxOf(product.stop);
  const title = await pane.boxOf(product.title);
  expect(title.x).toBeGreaterThan(sheet.x);
  expect(title.x + title.width).toBeLessThan(sheet.x + sheet.width);
  const next = await pane.boxOf(product.nextStop);
  expect(next.x + next.width).toBeLessThanOrEqual(sheet.x + sheet.width);
});

test('a text of a megabyte is read like any other', async ({ product }) => {
  const pane = new PlacePane(product);
  const paragraph = `<p>${sentence.repeat(8)}</p>`;
  await pane.changeTexts(
    `${paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))}<p>The last words.</p>`,
  );
  await product.openStop(spituk);
  await product.goToNextStop();
  await pane.readMore.click();
  await product.text('The last words.').scrollIntoViewIfNeeded();
  await expect(product.text('The last words.')).toBeInViewport();
  await expect(pane.readLess).toBeVisible();
});

test('without a chosen place the fifth is open, but not for a crawler; place 0 stands for none and shows a message [SBR-3]', async ({
  product,
  page,
}) => {
  const pane = new PlacePane(product);
  await product.open('/');
  await product.mapToAppear();
  await expect(product.title).toHaveText('Дарджилинг');

  const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } };
  const crawled = await (await page.request.get('/', crawler)).text();
  expect(crawled).toContain('Стоянка не выбрана');
  expect(await (await page.request.get('/place/5', crawler)).text()).toContain('<h1');
  // A crawler that runs scripts takes over the page that it was given.
  await product.open('/?thisIsBot');
  await product.toBeTakenOver();
  await expect(pane.nothingOpen).toBeVisible();

  await product.open('/place/53#p=0/o');
  await product.mapToAppear();
  await expect(pane.nothingOpen).toBeVisible();
});

test('no chosen stop: axe finds no fault', { tag: '@every-view' }, async ({ product }) => {
  await product.open('/#p=0/o');
  await product.mapToAppear();
  const pane = new PlacePane(product);
  await expect(pane.nothingOpen).toBeVisible();
  expect(await pane.faults()).toEqual([]);
});

test('directions name the place to a site that is asked for nothing before', async ({ product }) => {
  await product.openStop(leh);
  const link = new PlacePane(product).directions;
  await expect(link).toHaveAttribute('href', /destination=34\.\d+,77\.\d+$/);
  await expect(link).toHaveAttribute('target', '_blank');
});
