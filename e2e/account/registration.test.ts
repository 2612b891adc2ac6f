import { axeViolations } from '../support/axe-violations.ts';
import { expect, receiveLink, test } from '../support/account-fixtures.ts';

test.use({ expectedErrors: [/status of 401/] });

test(
  'a visitor registers, confirms the e-mail, logs in after a wrong password, and returns to the page',
  { tag: '@both-languages' },
  async ({ product, page, mailServer, language }) => {
    const { account, header } = product;
    const { labels } = account;
    const credentials = { email: `iraida-${language}@example.org`, password: 'nine stones of the stupa' };
    await product.open('/guide');
    await product.waitForHydration();
    await expect(account.menuButton).toHaveCount(0);
    await header.homeLink.click({ clickCount: 5 });
    await expect(account.menuButton).toBeVisible();

    await product.open('/books');
    await product.waitForHydration();
    await account.choose(labels.register);
    await account.fillRegistration(credentials, 'Ираида Богданова', 'another phrase of words');
    await account.button(labels.register).click();
    await expect(page.getByText(labels.passwordsDiffer)).toBeVisible();
    await account.field(labels.confirmPassword).fill(credentials.password);
    expect(await axeViolations(page)).toEqual([]);
    await account.button(labels.register).click();
    await expect(account.heading).toHaveText(labels.checkMail);

    await page.goto(await receiveLink(mailServer, credentials.email, '/auth/confirm-email'));
    await expect(page.getByText(labels.confirmed)).toBeVisible();

    await product.open('/books');
    await product.waitForHydration();
    await account.choose(labels.login);
    await account.logIn({ ...credentials, password: 'a wrong password' });
    await expect(account.failure).toContainText(labels.wrongCredentials);
    await expect(account.field(labels.email)).toHaveValue(credentials.email);
    expect(await axeViolations(page)).toEqual([]);
    await account.logIn(credentials);
    await expect.poll(() => product.relativeUrl).toMatch(/\/books$/);
    await account.menuButton.click();
    await expect(account.menuEntries).toHaveText([labels.profile, labels.translations, labels.logout]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  'a forgotten password is replaced by the link of an e-mail',
  { tag: '@one-view' },
  async ({ product, page, mailServer, layout }) => {
    const { account } = product;
    const { labels } = account;
    const email = `forgetful-${layout}@example.org`;
    const newPassword = 'eleven passes to Khotan';
    await product.open('/register');
    await product.waitForHydration();
    await account.fillRegistration({ email, password: 'ten tents of felt' }, 'Павел', 'ten tents of felt');
    await account.button(labels.register).click();
    await expect(account.heading).toHaveText(labels.checkMail);
    await page.goto(await receiveLink(mailServer, email, '/auth/confirm-email'));
    await expect(page.getByText(labels.confirmed)).toBeVisible();

    await product.open('/login');
    await product.waitForHydration();
    await account.link(labels.forgotten).click();
    // The form of the login stays until the next screen is loaded, and has a field of the same name.
    await expect(account.heading).toHaveText(labels.forgotten);
    await account.field(labels.email).fill(email);
    await account.button(labels.sendLink).click();
    await expect(account.heading).toHaveText(labels.checkMail);

    await page.goto(await receiveLink(mailServer, email, '/auth/reset-password'));
    await product.waitForHydration();
    await account.field(labels.newPassword).fill(newPassword);
    await account.field(labels.confirmPassword).fill(newPassword);
    await account.button(labels.savePassword).click();
    await expect(account.heading).toHaveText(labels.passwordChanged);
    await account.link(labels.login).click();
    await account.logIn({ email, password: newPassword });
    await expect.poll(() => account.storedToken()).not.toBeNull();
  },
);
