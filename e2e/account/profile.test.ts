import { readFile } from 'node:fs/promises';
import { axeViolations } from '../support/axe-violations.ts';
import { administrator, expect, test } from '../support/account-fixtures.ts';
import { markAsKnownVisitor } from '../support/browser/known-visitor.ts';

// A list of two would be taken for a value and its options.
test.use({ expectedErrors: [/status of (?:401|422)|request to another host: http:\/\/127\.0\.0\.1/] });

test(
  'the profile renames, exports and deletes an account that was created by Google',
  { tag: '@both-languages' },
  async ({ product, page, google, language }) => {
    const { account } = product;
    const { labels } = account;
    google.user = {
      sub: `1076915035-${language}`,
      email: `svetoslav-${language}@example.com`,
      email_verified: true,
      name: 'Светослав Рерих',
    };
    await product.open('/profile');
    await product.waitForHydration();
    await account.link(labels.google).click();
    await expect(account.heading).toHaveText(labels.profile);
    await expect(page.getByText(labels.verified, { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await account.field(labels.fullName).fill('Светослав Николаевич Рерих');
    await account.button(labels.save).click();
    await expect(page.getByRole('definition').getByText('Светослав Николаевич Рерих')).toBeVisible();
    await page.reload();
    await expect(account.field(labels.fullName)).toHaveValue('Светослав Николаевич Рерих');

    const downloading = page.waitForEvent('download');
    await account.button(labels.exportData).click();
    const exported = await readFile(await (await downloading).path(), 'utf8');
    expect(exported).toContain(`svetoslav-${language}@example.com`);

    await account.button(labels.openDeletion).click();
    await page.getByRole('dialog').getByRole('button', { name: labels.deleteForever }).click();
    await expect.poll(() => account.storedToken()).toBeNull();
    await expect.poll(() => product.relativeUrl).not.toContain('profile');
  },
);

test(
  'a sign-in that Google refuses is explained on the login page',
  { tag: '@one-view' },
  async ({ product, google }) => {
    const { account } = product;
    google.user = null;
    await product.open('/login?redirect=%2Fbooks');
    await product.waitForHydration();
    await account.link(account.labels.google).click();
    await expect(account.failure).toContainText(account.labels.googleRefused);
    await expect(account.field(account.labels.email)).toBeVisible();
  },
);

test(
  'a sign-out on all devices ends the session of another browser at its next request, and a logout removes the token [AUT-2]',
  { tag: '@one-view' },
  async ({ product, browser, baseURL, viewport }) => {
    const { account } = product;
    const other = await browser.newContext({ viewport, locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) });
    await other.addInitScript(markAsKnownVisitor);
    const otherProduct = product.onPage(await other.newPage());
    for (const each of [product, otherProduct]) {
      await each.open('/login?redirect=%2Fabout');
      await each.waitForHydration();
      await each.account.logIn(administrator);
      await expect.poll(() => each.relativeUrl).toBe('/about');
    }
    await product.open('/profile');
    await account.button(account.labels.everywhere).click();
    await expect.poll(() => account.storedToken()).toBeNull();

    expect(await otherProduct.account.storedToken()).not.toBeNull();
    await otherProduct.page.reload();
    await expect.poll(() => otherProduct.account.storedToken()).toBeNull();
    await expect(otherProduct.account.menuButton).toHaveCount(0);
    await other.close();

    await product.open('/login');
    await product.waitForHydration();
    await account.logIn(administrator);
    await expect(account.menuButton).toHaveAccessibleName(/:/);
    await account.choose(account.labels.logout);
    await expect.poll(() => account.storedToken()).toBeNull();
    await expect(account.menuButton).toHaveCount(0);
  },
);

test('the tab code p opens the profile of a signed-in visitor in the pane', async ({ product, page }) => {
  const { account } = product;
  await product.open('/login?redirect=%2Fplace%2F53%23p%3D53%2Fp');
  await product.waitForHydration();
  await account.logIn(administrator);
  await expect.poll(() => product.relativeUrl).toMatch(/^\/place\/53#.*p=53\/p$/);
  await expect(page.getByRole('main').getByText(administrator.email)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(administrator.email)).toBeVisible();
});
