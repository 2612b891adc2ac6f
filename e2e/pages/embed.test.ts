import { ForeignPage } from '../support/drivers/foreign-page.ts';
import { expect, test } from '../support/fixtures.ts';

/** The budget of an embedded page, in transferred bytes. */
const budget = 60_000;

// The page of the other site.
test.use({ expectedErrors: [/^request to another host: http:\/\/localhost:\d+\/(?:foreign|favicon)/] });

function code(address: string, path: string): string {
  return `<iframe src="${address}${path}" width="100%" height="420" title="Map" style="border:0"></iframe>`;
}

test('a long page of another site scrolls over an embedded map, which loads at most 60 kB from the own server and sets no cookie', async ({
  page,
  context,
  product,
  server,
  layout,
}) => {
  const foreign = new ForeignPage(page, code(server.address, product.localizedPath('/embed/place/53')));
  await foreign.open();
  await expect(foreign.embedded.getByRole('heading', { level: 1 })).toHaveText('Лех');
  const before = await foreign.scrollPosition();
  if (layout === 'phone') await foreign.dragUp(200);
  else await foreign.turnWheel(200);
  await expect.poll(() => foreign.scrollPosition()).toBeGreaterThan(before + 100);

  const responses = await foreign.responses();
  expect(responses.length).toBeGreaterThan(2);
  expect(
    responses.filter(({ url }) => !/\/embed\/|\/atlas\/pictures\/|\/foreign$|\/favicon|^data:/.test(url)),
  ).toEqual([]);
  expect(responses.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget);
  expect(await context.cookies()).toEqual([]);
  foreign.close();
});

test('the whole route is within the budget', { tag: '@one-view' }, async ({ page, server }) => {
  const foreign = new ForeignPage(page, code(server.address, '/en/embed/route/5/151'));
  await foreign.open();
  await expect(foreign.embedded.getByRole('heading', { level: 1 })).toContainText('Darjeeling');
  const responses = await foreign.responses();
  expect(responses.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget);
  foreign.close();
});

test('the dialog "Share" has the code of an embedded map with a preview', async ({ product }) => {
  await product.openStop(53);
  const { placePane, share } = product;
  await placePane.expand();
  await placePane.shareButton.click();
  await share.embedButton.click();
  await expect(share.code).toHaveValue(
    new RegExp(`<iframe src="http.*${product.localizedPath('/embed/place/53')}"`),
  );
  await expect(share.preview.getByRole('heading', { level: 1 })).toHaveText('Лех');
});
