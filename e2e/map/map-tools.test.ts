import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ product }) => product.mapTools.recordEvents());

test(
  'a distance is measured by pointer, and Escape ends it',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const { map, mapTools } = product;
    await product.openStop(53);
    await map.waitForIdle();
    await mapTools.choose('measure');
    await expect(page.getByRole('status').filter({ hasText: mapTools.labels.measuring })).toHaveCount(1);
    await expect(mapTools.measurement).toBeVisible();
    await mapTools.placePoint(map.freeArea, 0.3, 0.7);
    await mapTools.placePoint(map.freeArea, 0.7, 0.7);
    await expect.poll(() => mapTools.metres()).toBeGreaterThan(1000);
    const segment = await mapTools.metres();
    await mapTools.placePoint(map.freeArea, 0.7, 0.85);
    await expect.poll(() => mapTools.metres()).toBeGreaterThan(segment);
    await mapTools.undoButton.click();
    await expect.poll(() => mapTools.metres()).toBe(segment);
    expect(await axeViolations(page)).toEqual([]);
    await product.press('Escape');
    await expect(mapTools.measurement).toBeHidden();
  },
);

test('a distance is measured by keyboard: Enter adds the point under the cross', async ({
  product,
  layout,
}) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  const { map, mapTools } = product;
  await product.openStop(53);
  await map.waitForIdle();
  await mapTools.moreButton.focus();
  await product.press('Enter');
  await mapTools.control('measure').focus();
  await product.press('Enter');
  await expect(map.canvas).toBeFocused();
  await expect(mapTools.cross).toBeVisible();
  await product.press('Enter');
  await product.press('ArrowRight');
  await map.waitForIdle();
  await product.press('Enter');
  await expect.poll(() => mapTools.metres()).toBeGreaterThan(1000);
  await product.press('Backspace');
  await expect.poll(() => mapTools.metres()).toBe(0);
  await product.press('Escape');
  await expect(mapTools.moreButton).toBeFocused();
});

test(
  'the map goes to decimals, degrees with minutes and the text of a URL at zoom 10, and says what it cannot read [MAP-19]',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { map, mapTools } = product;
    await product.openStop(53);
    await map.waitForIdle();
    await mapTools.choose('goTo');
    await expect(mapTools.targetField).toBeFocused();
    await mapTools.goTo('91, 200');
    await expect(mapTools.targetFailure).toHaveText(mapTools.labels.outOfRange);
    await expect(mapTools.targetField).toHaveValue('91, 200');
    expect(await axeViolations(page)).toEqual([]);
    for (const [text, view] of [
      ['34.15, 77.58', /#m=10\/34\.1[45]\d\d\/77\.5[78]\d\d/],
      ['43°48′N 87°36′E', /#m=10\/43\.(?:80|79)\d\d\/87\.(?:60|59)\d\d/],
      ['https://yandex.ru/maps/?ll=86.5,44.5&z=3', /#m=10\/44\.50\d\d\/86\.(?:50|49)\d\d/],
    ] as const) {
      if (!(await mapTools.targetField.isVisible())) await mapTools.choose('goTo');
      await mapTools.goTo(text);
      await expect(mapTools.targetField).toBeHidden();
      await expect.poll(() => product.relativeUrl).toMatch(view);
    }
  },
);

test(
  'the external maps show the centre and the zoom of the map in a new tab',
  { tag: '@one-view' },
  async ({ product, page, context }) => {
    const { map, mapTools } = product;
    await product.open('/place/53#m=7/34.163/77.584');
    await map.waitForIdle();
    await mapTools.choose('externalMaps');
    const openStreetMap = mapTools.externalMaps.getByRole('link', { name: mapTools.labels.openStreetMap });
    await expect(openStreetMap).toHaveAttribute(
      'href',
      /openstreetmap\.org\/#map=7\/34\.163\d\d\/77\.58[34]\d\d$/,
    );
    expect(await axeViolations(page)).toEqual([]);
    const opened = context.waitForEvent('page');
    await mapTools.externalMaps.getByRole('link', { name: mapTools.labels.in3d }).click();
    await expect
      .poll(async () => (await opened).url())
      .toMatch(/\/map3d\/cae#3d=34\.163\d\d,77\.58[34]\d\d,\d+,24,14,5000$/);
    await product.press('Escape');
    await expect(mapTools.externalMaps).toBeHidden();
    await expect(mapTools.moreButton).toBeFocused();
  },
);

test.describe('with permission', () => {
  test.use({
    geolocation: { latitude: 34.15, longitude: 77.58, accuracy: 200 },
    permissions: ['geolocation'],
  });

  test(
    'the position of the visitor is shown and logged without coordinates',
    { tag: '@both-languages' },
    async ({ product, page, language }) => {
      const { map, mapTools } = product;
      await product.open('/place/60');
      await map.waitForIdle();
      await mapTools.choose('locate');
      await expect(page.getByText(mapTools.labels.located)).toBeVisible();
      await expect.poll(() => product.relativeUrl).toMatch(/#m=1\d(?:\.\d+)?\/34\.1[45]\d+\/77\.5[78]\d+/);
      await mapTools.choose('locate');
      const event = (action: string) => `/v1/log?event=locate&lang=${language}&data={"action":"${action}"}`;
      await expect
        .poll(() => mapTools.recordedEvents())
        .toEqual(['activate', 'found', 'deactivate'].map(event));
    },
  );
});

test(
  'without permission a notice says that the position is denied',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { map, mapTools } = product;
    await product.openStop(53);
    await map.waitForIdle();
    await mapTools.choose('locate');
    await expect(page.getByText(mapTools.labels.denied)).toBeVisible();
    // On a phone the notice is above the buttons of the map.
    await mapTools.closeNoticeButton.click();
    await mapTools.moreButton.click();
    await expect(mapTools.control('locate')).toHaveAttribute('aria-pressed', 'false');
  },
);

test('the key D shows technical details of the map', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a phone has no keyboard');
  await product.open('/place/53#m=7/34.163/77.584');
  await product.map.waitForIdle();
  await product.press('d');
  await expect(product.mapTools.debugPanel).toContainText('7.00');
  await product.press('d');
  await expect(product.mapTools.debugPanel).toBeHidden();
});

test.describe('the measure pane', () => {
  test.use({ loadsTerrain: true });

  test(
    'a researcher measures a line by typed coordinates with its heights, undoes a step and copies it',
    { tag: '@both-languages' },
    async ({ product, page, context }) => {
      const { map, mapTools } = product;
      await context.grantPermissions(['clipboard-write']);
      await product.open('/place/53?magic=ResearcherMode#m=7/34.5/77.6&p=53/m');
      await map.waitForIdle();
      await mapTools.typePoint('34.16, 77.58');
      await mapTools.typePoint('35.5, 77.9');
      await expect(mapTools.measuredPoints).toHaveCount(2);
      await expect(mapTools.measuredPoints.nth(1)).toHaveText(/15\d[\s,]\d{3}/u);
      await mapTools.insertButton.focus();
      await product.press('Enter');
      await expect(mapTools.measuredPoints).toHaveCount(3);
      await mapTools.undoEditButton.press('Enter');
      await expect(mapTools.measuredPoints).toHaveCount(2);
      await expect(mapTools.lineHeights.getByText(mapTools.labels.climb, { exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await mapTools.copyTextButton.press('Enter');
      await expect(page.getByText(mapTools.labels.textCopied)).toBeVisible();
    },
  );
});
