import { administrator, expect, test } from '../support/account-fixtures.ts';
import { callAsEditor, logIn } from '../support/editor-calls.ts';
import { openWindow } from '../support/fixtures.ts';
import { numberedWords, typedText, type StoredText } from '../support/typed-text.ts';

const words = 12;

test.describe('a text of which a save fails', () => {
  // The killed server may still have been sending the worker of the map or a part of the application.
  test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError|Worker failed to load/] });

  test(
    'has every letter that was typed before, during and after a crash of the server',
    { tag: '@one-view' },
    async ({ product, page, server }) => {
      const session = { origin: server.address, token: await logIn(server.address, administrator) };
      const texts = '/api/books/1/chapters/4/texts/';
      const { text_id } = await callAsEditor<StoredText>(session, 'POST', texts, typedText);
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      await product.open(`/text/edit/${text_id}`);
      const { textEditor } = product;
      const { labels } = textEditor;
      await textEditor.focusEnd(labels.russian);
      await page.keyboard.type(numberedWords(0, words));
      const [killed] = await Promise.all([
        server.kill().then(() => true),
        page.keyboard.type(numberedWords(words, words)),
      ]);
      expect(killed).toBe(true);
      const failed = page.waitForEvent(
        'requestfailed',
        (request) => request.method() === 'PUT' && request.url().includes('/texts/'),
      );
      await textEditor.saveButton.click();
      await failed;
      await textEditor.focusEnd(labels.russian);
      await page.keyboard.type(numberedWords(2 * words, words));
      await server.startAgain();
      await textEditor.saveButton.click();
      await expect(page.getByText(labels.unchanged)).toBeVisible();
      const stored = await callAsEditor<StoredText>(session, 'GET', `/admin/texts/${text_id}`);
      expect(stored.text_content).toBe(`<p>Начало.${numberedWords(0, 3 * words)}</p>`);
    },
  );

  test(
    'has every letter of two tabs: one is saved, and the other one is offered after the conflict and a closed tab',
    { tag: '@one-view' },
    async ({ product, page, context, server }) => {
      const session = { origin: server.address, token: await logIn(server.address, administrator) };
      const texts = '/api/books/1/chapters/4/texts/';
      const { text_id } = await callAsEditor<StoredText>(session, 'POST', texts, typedText);
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      const { textEditor } = product;
      const { labels } = textEditor;
      const typed = (part: number): string => numberedWords(part * words, words);

      const other = await openWindow(product, context);
      await other.open(`/text/edit/${text_id}`);
      await other.textEditor.focusEnd(labels.russian);
      await other.page.keyboard.type(typed(0));
      const content = textEditor.content(labels.russian);
      // A tab begins with what another one has not saved.
      await expect
        .poll(async () => {
          await product.open(`/text/edit/${text_id}`);
          await expect(content).toContainText('Начало.');
          return await content.textContent();
        })
        .toBe(`Начало.${typed(0)}`);
      await textEditor.focusEnd(labels.russian);
      await page.keyboard.type(typed(1));
      await textEditor.saveButton.click();
      await expect(page.getByText(labels.unchanged)).toBeVisible();

      await other.textEditor.focusEnd(labels.russian);
      await other.page.keyboard.type(typed(2));
      await other.textEditor.saveButton.click();
      await expect(other.textEditor.conflict).toContainText(typed(1).trim());
      await expect(other.textEditor.conflict).toContainText(typed(2).trim());
      await Promise.all([other.page.waitForEvent('close'), other.page.close({ runBeforeUnload: true })]);
      const stored = await callAsEditor<StoredText>(session, 'GET', `/admin/texts/${text_id}`);
      expect(stored.text_content).toBe(`<p>Начало.${typed(0)}${typed(1)}</p>`);
      await product.open(`/text/edit/${text_id}`);
      await expect(content).toHaveText(`Начало.${typed(0)}${typed(2)}`);
    },
  );
});
