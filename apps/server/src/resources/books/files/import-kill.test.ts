import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { expect, test } from 'vitest';
import { createDataFolder, kill, openSession } from '../../../testing/programs/administrator-session.ts';

/** The test starts several servers, in milliseconds. */
const timeLimit = 300_000;
const textCount = 600;

const book: BookDocument = {
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'A diary',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: false,
  chapters: [
    {
      chapter_title: 'Ладак',
      chapter_title_en: 'Ladakh',
      chapter_fromdate: null,
      chapter_todate: null,
      texts: Array.from({ length: textCount }, (_, index) => ({
        text_date: '1925-08-26',
        text_enddate: null,
        date_format: 'YYYY-MM-DD',
        text_content: `<p>Переход ${index}</p>`,
        text_content_en: '',
        text_onplace: '',
        text_onplace_en: '',
        related_image_ids: [],
      })),
    },
  ],
};

test(
  'a server killed while it adds a book has stored the whole book or none of it',
  async () => {
    const dataDir = await createDataFolder();
    let session = await openSession(dataDir);
    const before = await session.json<object[]>('GET', '/admin/texts/');
    const shipped = (await session.json<object[]>('GET', '/api/books/')).length;
    let books = shipped;
    for (let round = 1; round <= 2; round += 1) {
      const adding = session.json('POST', '/admin/books/import', book).catch(() => null);
      // With its response the body before it has reached the server.
      await session.send('HEAD', '/uploads/00000000000000000000000000000000');
      await kill(session);
      const wasAcknowledged = (await adding) !== null;
      session = await openSession(dataDir);
      const texts = await session.json<object[]>('GET', '/admin/texts/');
      const stored = (await session.json<object[]>('GET', '/api/books/')).length;
      expect([0, 1]).toContain(stored - books);
      if (wasAcknowledged) expect(stored - books).toBe(1);
      books = stored;
      expect(texts).toHaveLength(before.length + (stored - shipped) * textCount);
    }
    await kill(session);
  },
  timeLimit,
);
