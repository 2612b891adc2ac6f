import { AtlasDriver } from './support/atlas-driver.ts';
import { expect, test } from './support/fixtures.ts';

/** A map of one colour, or of little more than the route, is blank to a visitor. */
const leastColours = 25;
const mostOfOneColour = 0.6;

test.describe('the built-in atlas', () => {
  test.use({ isMapSeen: true, expectedFaults: [/the server responded with a status of (404|500)/] });

  test('is the map that is shown without any other host and with failing tiles, as base layer A of the address [MAP-23]', async ({
    product,
    page,
    baseURL,
    layout,
  }) => {
    test.slow();
    const atlas = new AtlasDriver(page);
    await atlas.blockOtherHosts(baseURL ?? '');
    const brokenTiles = await atlas.breakTiles(4);
    const address = '/#m=5/36.000/80.000&l=A&p=53/c';
    await product.open(address);
    await product.mapToRest();
    expect(brokenTiles()).toBeGreaterThan(0);
    expect(product.shownAddress).toBe(address);
    const { colours, largestShare } = await atlas.picture();
    expect(colours).toBeGreaterThan(leastColours);
    expect(largestShare).toBeLessThan(mostOfOneColour);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(product.text(product.words.mapUnavailable)).toBeHidden();
    if (layout === 'desktop') {
      await product.zoom.nearer();
      expect(product.shownAddress).toContain('&l=A&');
      expect((await atlas.picture()).colours).toBeGreaterThan(leastColours);
    }
  });
});

test('the atlas fills the map, from the whole world to the emptiest desert near by', async ({
  product,
  page,
  layout,
}) => {
  test.skip(layout === 'phone', 'the same map on a smaller screen');
  const atlas = new AtlasDriver(page);
  await product.open('/#m=2/42.500/104.000&p=5/c');
  for (const zoom of [2, 12]) {
    await product.changeHash(`#m=${zoom}/42.500/104.000&p=5/c`);
    await product.mapToRest();
    const { colours } = await atlas.picture();
    expect(colours, `colours at zoom ${zoom}`).toBeGreaterThan(5);
  }
});
