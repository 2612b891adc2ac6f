import { TileProvider } from '../support/browser/tile-provider.ts';
import { expect, test } from '../support/fixtures.ts';

const topographic = /^https:\/\/tile\.opentopomap\.org\/\d+\/\d+\/\d+\.png$/;
const view = '#m=6/36.000/80.000';

// One expression: Playwright takes an array of two for a value with its options.
test.use({
  expectedErrors: [/request to another host: https:\/\/(tile|tiles|server)\.[a-z.]+\/|status of (404|503)/],
});

test(
  'a map of another company is requested only after agreement, is remembered and credited; agreement can be withdrawn [LYR-7]',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const provider = new TileProvider(page);
    await provider.start();
    await product.open(`/${view}`);
    await product.map.waitForIdle();
    const { layers } = product;
    await layers.open();
    await expect(layers.layer('OpenTopoMap')).toBeVisible();
    await layers.layer('OpenTopoMap').click();
    await expect(layers.question('OpenTopoMap')).toBeVisible();
    await layers.declineButton.click();
    await expect(layers.layer('OpenTopoMap')).not.toBeChecked();
    expect(provider.urls).toEqual([]);

    await layers.layer('OpenTopoMap').click();
    await layers.agreeButton.click();
    await expect.poll(() => provider.urls.filter((url) => topographic.test(url)).length).toBeGreaterThan(3);
    await expect.poll(() => product.relativeUrl).toContain('&l=Ot');
    await expect(layers.credit('© OpenTopoMap (CC BY-SA)')).toBeVisible();

    await product.open(`/${view}`);
    await product.map.waitForIdle();
    await expect(layers.credit('© OpenTopoMap (CC BY-SA)')).toBeVisible();
    await layers.open();
    await expect(layers.layer('OpenTopoMap')).toBeChecked();
    await layers.withdrawButton.click();
    await expect(layers.credit('© OpenTopoMap (CC BY-SA)')).toBeHidden();
    await expect.poll(() => product.relativeUrl).toContain('&l=A');
    const requested = provider.urls.length;
    await product.open(`/${view}`);
    await product.map.waitForIdle();
    expect(provider.urls).toHaveLength(requested);
  },
);

test(
  'a link to a map of another company shows the atlas and offers that map; an unknown code is named',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const provider = new TileProvider(page);
    await provider.start();
    await product.open(`/${view}&l=Os`);
    await product.map.waitForIdle();
    const { layers } = product;
    await layers.showLinkedButton.click();
    await expect(layers.question('OpenStreetMap')).toBeVisible();
    expect(provider.urls).toEqual([]);
    await layers.agreeButton.click();
    await expect(layers.credit('© OpenStreetMap contributors')).toBeVisible();

    await product.open(`/${view}&l=XYZ`);
    await expect(product.text(/«XYZ»/)).toBeVisible();
  },
);

for (const [failure, respond] of [
  ['404', (provider: TileProvider) => provider.failWith(404)],
  ['503', (provider: TileProvider) => provider.failWith(503)],
  ['a page instead of a tile', (provider: TileProvider) => provider.respondWithHtml()],
] as const) {
  test(`a map whose provider answers ${failure} shows the atlas and a notice with the provider`, async ({
    product,
    page,
    layout,
  }) => {
    test.skip(layout === 'phone', 'the notice is the same on a phone');
    const provider = new TileProvider(page);
    await provider.start();
    respond(provider);
    await page.addInitScript(() => localStorage.setItem('onlineMapsAgreed', 'true'));
    await product.open(`/${view}&l=Os`);
    await expect(product.text(/OpenStreetMap Foundation не отвечает/)).toBeVisible();
    await expect(product.map.region).toBeVisible();
  });
}

for (const code of ['GDst', 'BDst', 'Ysat']) {
  test(`tiles of ${code}, on another grid than the map, are drawn`, async ({ product, page, layout }) => {
    test.skip(layout === 'phone', 'the tiles are the same on a phone');
    const provider = new TileProvider(page);
    await provider.start();
    await page.addInitScript(() => {
      localStorage.setItem('onlineMapsAgreed', 'true');
      localStorage.setItem('appOptions', JSON.stringify({ showAdditionalMaps: true }));
    });
    await product.open(`/${view}&l=${code}`);
    await product.map.waitForIdle();
    await expect.poll(() => provider.urls.length).toBeGreaterThan(3);
    await product.map.waitForIdle();
    await expect(product.text(/не отвечает/)).toBeHidden();
  });
}
