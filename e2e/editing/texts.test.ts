import { administrator, expect, test } from '../support/account-fixtures.ts';
import { callAsEditor, logIn } from '../support/editor-calls.ts';
import { openWindow } from '../support/fixtures.ts';
import { numberedWords, typedText, type StoredText } from '../support/typed-text.ts';

/** The number of words of a part of the typing: 500 keys. */
const words = 62;

test.describe('a text whose editor loses everything', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test(
    'every letter of 2,000 keys is in the text after the connection, the tab and the session were lost',
    { tag: '@one-view' },
    async ({ product, page, context, server }) => {
      // Each key waits for the page; all of them take longer than any other test.
      test.slow();
      const session = { origin: server.address, token: await logIn(server.address, administrator) };
      const texts = '/api/books/1/chapters/4/texts/';
      const { text_id } = await callAsEditor<StoredText>(session, 'POST', texts, typedText);
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      const closed = await openWindow(product, context);
      const { labels } = closed.textEditor;
      await closed.open(`/text/edit/${text_id}`);
      await closed.textEditor.focusEnd(labels.russian);
      await closed.page.keyboard.type(numberedWords(0, words));
      await context.setOffline(true);
      await closed.page.keyboard.type(numberedWords(words, words));
      await context.setOffline(false);
      await Promise.all([closed.page.waitForEvent('close'), closed.page.close({ runBeforeUnload: true })]);

      await product.open(`/text/edit/${text_id}`);
      await expect(product.textEditor.content(labels.russian)).toHaveText(
        `Начало.${numberedWords(0, 2 * words)}`,
      );
      await product.textEditor.focusEnd(labels.russian);
      await page.keyboard.type(numberedWords(2 * words, words));

      // As another tab signs out.
      await page.evaluate(() => localStorage.removeItem('token'));
      await context.clearCookies();
      await page.keyboard.type(numberedWords(3 * words, words));
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      await product.open(`/text/edit/${text_id}`);
      const all = `Начало.${numberedWords(0, 4 * words)}`;
      await expect(product.textEditor.content(labels.russian)).toHaveText(all);
      await product.textEditor.saveButton.click();
      await expect(page.getByText(labels.unchanged)).toBeVisible();
      const stored = await callAsEditor<StoredText>(session, 'GET', `/admin/texts/${text_id}`);
      expect(stored.text_content).toBe(`<p>${all}</p>`);
    },
  );
});

test.describe('a text that is edited as it looks', () => {
  // The parser of the page reports the handlers that it does not run.
  test.use({ expectedErrors: [/Executing inline event handler violates/] });
  test(
    'keeps the words of what is pasted and runs nothing of it [BOK-5]',
    { tag: '@one-view' },
    async ({ product, page, server }) => {
      const session = { origin: server.address, token: await logIn(server.address, administrator) };
      const texts = '/api/books/1/chapters/4/texts/';
      const { text_id } = await callAsEditor<StoredText>(session, 'POST', texts, typedText);
      await page.addInitScript(() => {
        window.alert = () => document.documentElement.setAttribute('data-attacked', '');
      });
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      await product.open(`/text/edit/${text_id}`);
      const { labels } = product.textEditor;
      await product.textEditor.focusEnd(labels.russian);
      for (const attack of [
        '<img src=x onerror=alert(1)><b>один</b>',
        '<svg onload=alert(1)></svg><p>два</p>',
        '<p><a href="java&Tab;script:alert(1)">три</a></p>',
        '<p onclick=alert(1) style="animation:x 1s" onanimationstart=alert(1)>четыре</p>',
        '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
        '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><p>пять</p>',
        '<p data-pm-slice="0 0 []">шесть<img src=x onerror=alert(1)></p>',
      ])
        await product.textEditor.paste(labels.russian, attack);
      for (const word of ['один', 'два', 'три', 'четыре', 'пять', 'шесть'])
        await expect(product.textEditor.content(labels.russian)).toContainText(word);
      await product.textEditor.saveButton.click();
      await expect(page.getByText(labels.unchanged)).toBeVisible();
      const stored = await callAsEditor<StoredText>(session, 'GET', `/admin/texts/${text_id}`);
      expect(stored.text_content.match(/alert|style|<(?!\/?(?:p|strong)>)/)).toBeNull();
      await expect(page.locator('[data-attacked]')).toHaveCount(0);
    },
  );

  test(
    'has links to the place that is chosen with the keyboard, and to those that are proposed',
    { tag: '@both-languages' },
    async ({ product, page, server }) => {
      const session = { origin: server.address, token: await logIn(server.address, administrator) };
      const texts = '/api/books/1/chapters/4/texts/';
      const body = { ...typedText, text_content: '<p>Пришли в Лех из Каргила.</p>' };
      const { text_id } = await callAsEditor<StoredText>(session, 'POST', texts, body);
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      await product.open(`/admin/book/edit/1//chapter/4/text/${text_id}`);
      const { textEditor } = product;
      const { labels } = textEditor;
      const content = textEditor.content(labels.russian);
      await expect(textEditor.placeButtons.first()).toBeVisible();
      await content.focus();
      await page.keyboard.press('Control+Home');
      for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => textEditor.charactersBeforeCaret(labels.russian)).toBe(10);
      await page.keyboard.press('Control+Shift+L');
      await expect(textEditor.records.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(content.locator('[data-text4placeid]')).toHaveText('Лех');
      await expect(content).toBeFocused();
      await expect(content.locator('[data-highlight-found]')).toHaveText(['Каргила']);
      await page.keyboard.press('Control+Shift+U');
      await page.keyboard.press('Enter');
      await expect(content.locator('a[data-text4placeid]')).toHaveText(['Лех', 'Каргила']);
    },
  );
});
