import { expect, test } from '../support/fixtures.ts';

test.describe('without a network', { tag: '@both-languages' }, () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/],
  });

  test('a read page responds to input, one that was not read is named, and a kept section is opened', async ({
    product,
    page,
  }) => {
    const { offline, stop } = product;
    await product.openStop(53);
    await offline.waitForKeptPage(product.localizedPath('/place/53'));
    await offline.disconnect();
    await product.open('/place/53');
    await expect(stop.region).toBeVisible();
    const first = page.url();
    await stop.goToNext();
    await expect(page).not.toHaveURL(first);

    await page.goto(product.localizedPath('/place/300'));
    await expect(offline.noNetwork).toBeVisible();
    await expect(offline.keptPages.first()).toBeVisible();

    await offline.connect();
    await product.open('/offline');
    await offline.keepFirstSection();
    await offline.disconnect();
    await page.reload();
    await offline.openSection();
    await expect(stop.region).toBeVisible();
    await page.reload();
    await expect(stop.region).toBeVisible();
  });
});
