import { administrator, expect, test } from '../support/account-fixtures.ts';
import { callAsEditor, logIn } from '../support/editor-calls.ts';

/** The fields of a text without content. */
const emptyText = {
  text_date: null,
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: '',
  text_content_en: '',
  text_onplace: '',
  text_onplace_en: '',
  related_image_ids: [],
};

const book = {
  book_type: 'diary',
  book_title: 'Дневник проводника',
  book_title_en: 'Diary of a guide',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: false,
};
const chapterFields = { chapter_fromdate: null, chapter_todate: null };

test(
  'a book is in both lists of books, and its chapters have dated texts in their order, links to places and the next chapter [BOK-1]',
  { tag: '@one-view' },
  async ({ product, page, server }) => {
    const session = { origin: server.address, token: await logIn(server.address, administrator) };
    const { book_id } = await callAsEditor<{ book_id: number }>(session, 'POST', '/api/books/', book);
    const chapters = `/api/books/${book_id}/chapters/`;
    const titles = ['Проводы каравана', 'Первые переходы'];
    const ids: number[] = [];
    for (const chapter_title of titles) {
      const body = { ...chapterFields, book_id, chapter_title, chapter_title_en: chapter_title };
      const { chapter_id } = await callAsEditor<{ chapter_id: number }>(session, 'POST', chapters, body);
      ids.push(chapter_id);
    }
    const [first, second] = ids;
    const links = [
      '<a data-text4placeid="53">Лех</a>',
      '<a data-text4placeid2="5">Дарджилинг</a>',
      '<a data-text4placeid3="60">лагерь</a>',
      '<a data-text4placeid4="61">перевал</a>',
    ];
    const texts = [
      { text_seqid: 20, text_date: '1925-09-20', text_content: '<p>Второй день.</p>' },
      { text_seqid: 10, text_date: '1925-09-19', text_content: `<p>Первый день: ${links.join(', ')}.</p>` },
    ];
    for (const text of texts)
      await callAsEditor(session, 'POST', `${chapters}${first}/texts/`, {
        ...emptyText,
        ...text,
        chapter_id: first,
      });

    for (const list of ['/books', '/bookslist']) {
      await product.open(list);
      await expect(page.getByRole('heading', { name: book.book_title })).toBeVisible();
    }
    await page.getByRole('link', { name: titles[0] ?? '' }).click();
    await expect.poll(() => product.relativeUrl).toBe(`/book/view/${book_id}/${first}`);
    await expect(product.reader.article).toContainText('Первый день');
    await expect(product.reader.texts).toHaveText([
      /19 сентября 1925[\s\S]*Первый день/,
      /20 сентября 1925[\s\S]*Второй день/,
    ]);
    const places = { Лех: 53, Дарджилинг: 5, лагерь: 60, перевал: 61 };
    for (const [name, id] of Object.entries(places)) {
      const link = product.reader.article.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^/place/${id}(?![0-9])`));
    }
    await page.getByRole('link', { name: titles[1] ?? '' }).click();
    await expect.poll(() => product.relativeUrl).toBe(`/book/view/${book_id}/${second}`);
    await expect(page.getByRole('heading', { name: titles[1] ?? '' })).toBeVisible();
  },
);

test.describe('a spoiled text', () => {
  // The parser of the page reports the handlers that it does not run.
  test.use({ expectedErrors: [/Executing inline event handler violates/] });
  test(
    'the HTML of a text loses its scripts when it is written and when it is shown [BOK-5]',
    { tag: '@one-view' },
    async ({ product, page, server }) => {
      const attack =
        '<img src="x" onerror="document.title=\'stolen\'"><script>document.title="stolen"</script>';
      const session = { origin: server.address, token: await logIn(server.address, administrator) };
      const texts = '/api/books/1/chapters/4/texts/';
      const body = { ...emptyText, chapter_id: 4, text_content: `<p onclick="steal()">Снег${attack}</p>` };
      const { text_id } = await callAsEditor<{ text_id: number }>(session, 'POST', texts, body);
      const stored = await callAsEditor<{ text_content: string }>(session, 'GET', `/admin/texts/${text_id}`);
      expect(stored.text_content).toBe('<p>Снег</p>');

      await product.open('/books');
      await product.waitForHydration();
      // As if the database had been changed by other means.
      await page.route(`**/v1${texts}`, async (route) => {
        const records: { text_id: number; text_content: string }[] = await (await route.fetch()).json();
        const spoiled = records.map((record) => ({ ...record, text_content: `<p>Метель${attack}</p>` }));
        await route.fulfill({ json: spoiled });
      });
      await page.getByRole('link', { name: 'Сборы в Кашмире' }).click();
      await expect(product.reader.article).toContainText('Метель');
      await expect(product.reader.article.locator('[onerror], script')).toHaveCount(0);
      expect(await page.title()).toContain('Сборы в Кашмире');
    },
  );
});
