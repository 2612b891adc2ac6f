import { expect, test } from '../support/account-fixtures.ts';

test.use({ expectedErrors: [/request to another host: http:\/\/127\.0\.0\.1/] });

test(
  'a sign-in with Google redirects to the provider and back to auth/callback, which opens the wanted page [AUT-8]',
  { tag: '@one-view' },
  async ({ product, page, google, layout, baseURL }) => {
    const { account } = product;
    google.user = {
      sub: `20769150350-${layout}`,
      email: `george-${layout}@example.com`,
      email_verified: true,
      name: 'Юрий Рерих',
    };
    const visited: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.isNavigationRequest()) visited.push(origin === baseURL ? pathname : origin);
    });
    await product.open('/login?redirect=%2Fbooks');
    await product.waitForHydration();
    await account.link(account.labels.google).click();
    await expect.poll(() => product.relativeUrl).toBe('/books');
    expect(await account.storedToken()).not.toBeNull();
    expect(visited).toEqual(expect.arrayContaining([google.settings.GOOGLE_ISSUER, '/auth/callback']));
  },
);
