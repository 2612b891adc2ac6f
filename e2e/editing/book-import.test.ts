import { administrator, expect, test } from '../support/account-fixtures.ts';

/** A diary with a date in words, and one without a year. */
const diary = `# Дневник проводника

## Ладак

### 26 августа 1925 г. Лех

Караван вышел из Леха рано. Шли семь часов.

### На следующий день

Снег на перевале, яки отстали.

### 29 августа

Ночлег у реки.
`;

test.describe('a diary of another program', () => {
  test.use({ expectedErrors: [/status of 422/] });
  test(
    'becomes a book with dates and links, which a reader downloads and one undo removes',
    { tag: '@both-languages' },
    async ({ product, page, server, language }) => {
      const { bookImport: screen } = product;
      const { labels } = screen;
      await product.open('/login');
      await product.account.logIn(administrator);
      await expect.poll(() => product.account.storedToken()).not.toBeNull();
      await product.open('/admin/book/import');

      await screen.choose('scan.pdf', '%PDF-1.7');
      await expect(page.getByRole('alert').filter({ hasText: labels.failed })).toBeVisible();

      await screen.choose('diary.md', diary);
      await expect(screen.doubts).toHaveCount(1);
      await screen.button(labels.open).click();
      await screen.field(labels.day).fill('');
      // Key by key: a date that is not complete yet settles nothing and keeps its field.
      await screen.field(labels.day).pressSequentially('28 августа 1925');
      await expect(screen.field(labels.day)).toHaveValue('28 августа 1925');
      await screen.doubts.getByRole('button', { name: labels.close }).click();
      await expect(screen.doubts).toHaveCount(0);
      await screen.field(labels.titleEn).fill('Diary of a guide');
      await expect(screen.name(labels.leh)).toBeChecked();

      // The draft is stored before the page is left.
      await page.reload();
      await expect(page.getByText(labels.restored)).toBeVisible();
      await expect(screen.doubts).toHaveCount(0);
      await expect(screen.field(labels.titleEn)).toHaveValue('Diary of a guide');
      await expect(screen.name(labels.leh)).toBeChecked();
      await screen.button(labels.add).click();
      await expect.poll(() => product.relativeUrl).toMatch(/\/admin\/book\/table\/\d+$/);

      const bookId = Number(product.relativeUrl.split('/').at(-1));
      const chapters = await (await fetch(`${server.address}/v1/api/books/${bookId}/chapters/`)).json();
      const textsUrl = `${server.address}/v1/api/books/${bookId}/chapters/${chapters[0].chapter_id}/texts/`;
      const texts = await (await fetch(textsUrl)).json();
      expect(texts.map((text: { text_date: string }) => text.text_date)).toEqual([
        '1925-08-26',
        '1925-08-28',
        '1925-08-29',
      ]);
      expect(texts[0].text_content).toMatch(/<a data-text4placeid="\d+">Леха<\/a>/);

      await screen.button(labels.undo).click();
      await page.getByRole('dialog').getByRole('button', { name: labels.confirm, exact: true }).click();
      await expect
        .poll(async () => (await fetch(`${server.address}/v1/api/books/${bookId}/chapters/`)).status)
        .toBe(404);

      await product.open('/books');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'EPUB', exact: true }).first().click();
      expect((await download).suggestedFilename()).toBe(`cae-map-book-1-${language}.epub`);
    },
  );
});
