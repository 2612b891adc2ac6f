import { administrator, expect, receiveLink, test } from '../support/account-fixtures.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { callAsEditor, logIn } from '../support/editor-calls.ts';
import { openWindow } from '../support/fixtures.ts';
import { typedText, type StoredText } from '../support/typed-text.ts';

const texts = '/api/books/1/chapters/4/texts/';

test(
  'a text is translated and approved; when an editor changes the source, the difference is shown and it is approved again',
  { tag: '@one-view' },
  async ({ product, page, server }) => {
    test.slow();
    const session = { origin: server.address, token: await logIn(server.address, administrator) };
    const text = await callAsEditor<StoredText>(session, 'POST', texts, typedText);
    const path = `/translations/en/texts/${text.text_id}/content`;
    await product.open('/login');
    await product.account.logIn(administrator);
    await expect.poll(() => product.account.storedToken()).not.toBeNull();
    const { translations } = product;
    const { labels } = translations;
    await product.open(path);
    await translations.write('The beginning.');
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(translations.text(labels.saved)).toBeVisible();
    await product.open(path);
    await expect(translations.status).toHaveText(labels.completed);
    await expect(translations.target).toHaveText('The beginning.');

    const stored = await callAsEditor<object>(session, 'GET', `/admin/texts/${text.text_id}`);
    await callAsEditor(session, 'PUT', `${texts}${text.text_id}`, {
      ...stored,
      text_content: '<p>Новое начало.</p>',
    });
    await product.open(path);
    await expect(translations.status).toHaveText(labels.outdated);
    await expect(translations.text(labels.sourceChanged)).toBeVisible();
    await expect(translations.added.first()).toContainText('Новое');
    expect(await axeViolations(page)).toEqual([]);
    await translations.target.focus();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(translations.text(labels.saved)).toBeVisible();
    await product.open(path);
    await expect(translations.status).toHaveText(labels.completed);
  },
);

test(
  'a newcomer suggests a translation, which a reviewer amends with a reply that the newcomer reads',
  { tag: '@one-view' },
  async ({ product, page, browser, baseURL, viewport, mailServer, server }) => {
    test.slow();
    const session = { origin: server.address, token: await logIn(server.address, administrator) };
    await callAsEditor(session, 'POST', texts, {
      ...typedText,
      text_content: '',
      text_onplace: 'Новый лагерь',
    });
    const newcomer = { email: 'newcomer@example.org', password: 'eleven bells of Leh' };
    await product.open('/register');
    await product.waitForHydration();
    await product.account.fillRegistration(newcomer, 'Нина Орлова', newcomer.password);
    await product.account.button(product.account.labels.register).click();
    await expect(product.account.heading).toHaveText(product.account.labels.checkMail);
    await page.goto(await receiveLink(mailServer, newcomer.email, '/auth/confirm-email'));
    await expect(page.getByText(product.account.labels.confirmed)).toBeVisible();
    await product.open(`/login?redirect=${encodeURIComponent(product.localizedPath('/translations'))}`);
    await product.waitForHydration();
    await product.account.logIn(newcomer);
    const { translations } = product;
    const { labels } = translations;
    await translations.firstTarget.fill('The new camp');
    expect(await axeViolations(page)).toEqual([]);
    await translations.button(labels.send).click();
    await expect(translations.text(labels.sent)).toBeVisible();

    const context = await browser.newContext({ viewport, locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) });
    const reviewer = await openWindow(product, context);
    await reviewer.open('/login');
    await reviewer.account.logIn(administrator);
    await expect.poll(() => reviewer.account.storedToken()).not.toBeNull();
    await reviewer.open('/translations/review');
    const review = reviewer.translations;
    await expect(review.added.first()).toContainText('The new camp');
    await review.suggestion.focus();
    await reviewer.page.keyboard.press('e');
    await review.suggestion.getByLabel(labels.amended).fill('A new camp');
    await review.suggestion.getByLabel(labels.reply).fill('Спасибо!');
    await review.button(labels.acceptAmended).click();
    await expect(review.text(labels.reviewed)).toBeVisible();
    await context.close();

    await product.open('/translations/suggestions');
    await expect(translations.text(labels.outcome)).toBeVisible();
    await expect(translations.text('Спасибо!')).toBeVisible();
  },
);
