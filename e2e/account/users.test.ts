import { administrator, expect, receiveLink, test } from '../support/account-fixtures.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { openWindow } from '../support/fixtures.ts';
import { markAsKnownVisitor } from '../support/browser/known-visitor.ts';

test.use({ expectedErrors: [/status of 40[13]/] });

test(
  'an administrator invites an editor, changes the role while the editor works, and disables the account',
  { tag: '@both-languages' },
  async ({ product, page, browser, baseURL, viewport, mailServer, language }) => {
    // Two windows load ten pages.
    test.slow();
    const name = 'Тамара Соколова';
    const invited = { email: `tamara-${language}@example.org`, password: 'thirteen lamps in Shigatse' };
    const { account, users } = product;
    const { labels } = users;
    await product.open(`/login?redirect=${encodeURIComponent(product.localizedPath('/admin/users'))}`);
    await product.waitForHydration();
    await account.logIn(administrator);
    await expect.poll(() => product.relativeUrl).toMatch(/admin\/users$/);
    await expect(users.role('Лия Вернадская')).toHaveValue('admin');
    expect(await axeViolations(page)).toEqual([]);
    await users.invite(name, invited.email);
    await expect(users.dialog).toBeHidden();
    await expect(users.role(name)).toHaveValue('editor');

    const locale = language === 'ru' ? 'ru-RU' : 'en-US';
    const context = await browser.newContext({ viewport, locale, ...(baseURL ? { baseURL } : {}) });
    await context.addInitScript(markAsKnownVisitor);
    const editor = await openWindow(product, context);
    await editor.page.goto(await receiveLink(mailServer, invited.email, '/auth/reset-password'));
    await editor.waitForHydration();
    await editor.account.field(account.labels.newPassword).fill(invited.password);
    await editor.account.field(account.labels.confirmPassword).fill(invited.password);
    await editor.account.button(account.labels.savePassword).click();
    await editor.account.link(account.labels.login).click();
    await editor.account.logIn(invited);
    await expect.poll(() => editor.account.storedToken()).not.toBeNull();
    await editor.account.menuButton.click();
    await expect(editor.account.menuEntries.filter({ hasText: account.labels.places })).toBeVisible();
    await expect(editor.account.menuEntries.filter({ hasText: account.labels.users })).toHaveCount(0);

    await product.page.reload();
    await product.waitForHydration();
    await users.search.fill('Соколова');
    await expect(users.rows).toHaveCount(1);
    await users.role(name).selectOption({ label: labels.roles.user });
    await expect(users.role(name)).toHaveValue('user');
    await editor.open('/about');
    await editor.waitForHydration();
    await editor.account.menuButton.click();
    const { profile, translations, logout } = account.labels;
    await expect(editor.account.menuEntries).toHaveText([profile, translations, logout]);

    await users.action(name, labels.disable).press('Enter');
    await users.dialog.getByRole('button', { name: labels.disable, exact: true }).press('Enter');
    await expect(users.row(name).getByText(labels.disabled, { exact: true })).toBeVisible();
    await editor.open('/about');
    await expect.poll(() => editor.account.storedToken()).toBeNull();
    await editor.open('/login');
    await editor.waitForHydration();
    await editor.account.logIn(invited);
    await expect(editor.account.failure).toBeVisible();

    await users.action(name, labels.history).press('Enter');
    await expect(users.dialog).toContainText(labels.roles.editor);
    await page.keyboard.press('Escape');
    await expect(users.action(name, labels.history)).toBeFocused();
    await context.close();
  },
);
