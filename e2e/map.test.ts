import { expect, test } from './support/fixtures.ts';
import { Sheet } from './support/sheet.ts';

test('the zoom control shows the level and is hidden on a touch screen, but for researchers [MAP-2]', async ({
  product,
  layout,
}) => {
  await product.open('/place/53#m=6.5/34.163/77.584');
  await product.mapToRest();
  if (layout === 'phone') {
    await expect(product.zoom.nearerButton).toBeHidden();
    await expect(product.zoom.fartherButton).toBeHidden();
    await expect(product.zoom.level).toBeHidden();
    await product.open('/place/53?magic=ResearcherMode#m=6.5/34.163/77.584');
    await product.mapToRest();
  }
  await expect(product.zoom.level).toHaveText('6.5');
  await product.zoom.nearerButton.click();
  await expect(product.zoom.level).toHaveText('7.5');
  await product.zoom.fartherButton.click();
  await expect(product.zoom.level).toHaveText('6.5');
});

test('the map goes no nearer than zoom 22', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'a touch screen has no zoom buttons');
  await product.open('/place/53#m=25/34.163/77.584');
  await expect(product.zoom.level).toHaveText('22');
  await product.zoom.nearerButton.click();
  await product.mapToRest();
  await expect(product.zoom.level).toHaveText('22');
});

test('the map covers the whole screen', async ({ product, page }) => {
  await product.open('/');
  await product.mapToAppear();
  const box = await product.mapCanvas.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
});

test('a bare address shows the whole journey at zoom 4 while place 5 is open, on a phone in the lowest sheet, and stays so [MAP-1]', async ({
  product,
  layout,
  page,
}) => {
  await product.open('/');
  await product.mapToRest();
  await expect(product.title).toHaveText('Дарджилинг');
  expect(await product.mapCanvas.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  expect(product.shownAddress).toBe('/');
  if (layout === 'phone') await expect(new Sheet(product).handle).toHaveAttribute('aria-valuenow', '1');
  // The keys of the map zoom about its centre, which shows where that is.
  await product.mapCanvas.focus();
  await product.press('+');
  await expect.poll(() => product.shownAddress).toBe('/#m=5/40.020/90.350');
  await product.open('/#m=22/40.02/90.35');
  await product.mapToRest();
  await product.mapCanvas.focus();
  await product.press('+');
  await product.mapToRest();
  await product.press('-');
  await expect.poll(() => product.shownAddress).toMatch(/^\/#m=21\/40\.0200\d\/90\.3500\d/);
});
