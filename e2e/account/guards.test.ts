import type { Product } from '../support/drivers/product.ts';
import { administrator, expect, receiveLink, test } from '../support/account-fixtures.ts';

test.use({ expectedErrors: [/status of 401/] });

test(
  'the profile and the translations send a visitor to the login with a redirect, and back after it [NAV-5]',
  { tag: '@one-view' },
  async ({ product }) => {
    const { account } = product;
    await product.open('/profile?from=mail');
    await expect.poll(() => product.relativeUrl).toBe('/login?redirect=%2Fprofile%3Ffrom%3Dmail');
    await product.waitForHydration();
    await account.logIn(administrator);
    await expect.poll(() => product.relativeUrl).toBe('/profile?from=mail');
    await expect(account.heading).toHaveText(account.labels.profile);

    await account.choose(account.labels.logout);
    await expect.poll(() => account.storedToken()).toBeNull();
    await product.open('/translations');
    await expect.poll(() => product.relativeUrl).toBe('/login?redirect=%2Ftranslations');
    await product.waitForHydration();
    await account.logIn(administrator);
    await expect.poll(() => product.relativeUrl).toBe('/translations');
  },
);

const adminPaths = ['/admin', '/admin/images', '/place/edit/53', '/image/edit/1'];

test(
  'admin screens send a visitor to the login, and a signed-in non-admin with a notification to the map [NAV-6]',
  { tag: '@one-view' },
  async ({ product, page, mailServer, layout }) => {
    const { account } = product;
    const { labels } = account;
    for (const path of adminPaths) {
      await product.open(path);
      await expect.poll(() => product.relativeUrl).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    }
    const credentials = { email: `reader-${layout}@example.org`, password: 'seven lakes of salt' };
    await register(product, credentials);
    await page.goto(await receiveLink(mailServer, credentials.email, '/auth/confirm-email'));
    await expect(page.getByText(labels.confirmed)).toBeVisible();
    await product.open('/login');
    await product.waitForHydration();
    await account.logIn(credentials);
    await expect.poll(() => account.storedToken()).not.toBeNull();
    for (const path of adminPaths) {
      await product.open(path);
      const notice = page.getByRole('alert').filter({ hasText: labels.accessDenied }).first();
      await expect(notice).toContainText(labels.noPrivileges);
      expect(product.relativeUrl).toMatch(/^\/(?:#|$)/);
    }
  },
);

async function register(product: Product, credentials: { email: string; password: string }): Promise<void> {
  const { account } = product;
  await product.open('/register');
  await product.waitForHydration();
  await account.fillRegistration(credentials, 'Людмила Богданова', credentials.password);
  await account.button(account.labels.register).click();
  await expect(account.heading).toHaveText(account.labels.checkMail);
}

test('the menu of accounts appears after five clicks on the logo or a login, with the entries of the role [NAV-10]', async ({
  product,
  page,
}) => {
  const { account, header } = product;
  const { labels } = account;
  await product.open('/about');
  await product.waitForHydration();
  await header.homeLink.click({ clickCount: 4 });
  await expect(account.menuButton).toHaveCount(0);
  await product.open('/about');
  await product.waitForHydration();
  await header.homeLink.click({ clickCount: 5 });
  await expect(account.menuButton).toBeVisible();
  await page.reload();
  await expect(account.menuButton).toBeVisible();
  await account.menuButton.click();
  await expect(account.menuEntries).toHaveText([labels.login, labels.register]);

  await page.evaluate(() => localStorage.clear());
  await product.open('/login');
  await product.waitForHydration();
  await expect(account.menuButton).toHaveCount(0);
  await account.logIn(administrator);
  await account.menuButton.click();
  await expect(account.menuEntries).toHaveText([
    labels.profile,
    labels.places,
    labels.images,
    labels.books,
    labels.content,
    labels.translations,
    labels.corrections,
    labels.users,
    labels.server,
    labels.logout,
  ]);
});
