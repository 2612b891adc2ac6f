import { expect, test } from '../support/fixtures.ts';

test.use({ expectedErrors: [/status of 401/] });

const editOfLeh = { placeId: 53, minzoom: 18 };

test(
  'a magic link sets the flag that shows tools, and the server refuses a write that has only the flag [AUT-9]',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { research, header } = product;
    const indicators = { researcher: research.indicator, adminmode: research.adminIndicator };
    const listed = await (await page.request.get('/v1/places/')).text();
    for (const [magic, flag, menuLinks] of [
      ['ResearcherMode', 'researcher', 5],
      ['AdminMode', 'adminmode', 6],
    ] as const) {
      await product.open(`/about?magic=${magic}`);
      await product.waitForHydration();
      await expect(header.menuLinks).toHaveCount(menuLinks);
      await expect(indicators[flag]).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('roleFlag'))).toBe(flag);
      for (const authorization of [undefined, `Bearer ${flag}`]) {
        const response = await page.request.patch('/v1/places/53', {
          data: editOfLeh,
          headers: { 'if-match': '"1"', ...(authorization === undefined ? {} : { authorization }) },
        });
        expect(response.status()).toBe(401);
      }
    }
    expect(await (await page.request.get('/v1/places/')).text()).toBe(listed);
  },
);
