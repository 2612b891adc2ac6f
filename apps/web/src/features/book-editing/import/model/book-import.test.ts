import type { BookReading } from '@cae-map/contract/entities/books/book-reading';
import { bookDocumentSchema } from '@cae-map/contract/entities/books/book-document';
import { describe, expect, test } from 'vitest';
import {
  correctBook,
  correctChapter,
  correctText,
  joinChapter,
  joinWithPrevious,
  leaveTextOut,
  settleDoubt,
  toBookDocument,
  toBookImport,
} from './book-import.ts';

const text = (date: string | null, content: string) => ({
  text_date: date,
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: `<p>${content}</p>`,
  text_content_en: '',
  text_onplace: '',
  text_onplace_en: '',
  related_image_ids: [],
});

const reading: BookReading = {
  format: 'docx',
  left_out: [],
  book: {
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
        texts: [text('1925-08-08', 'One'), text(null, 'Two'), text('1925-08-10', 'Three')],
      },
      {
        chapter_title: 'Хотан',
        chapter_title_en: 'Khotan',
        chapter_fromdate: '1925-10-01',
        chapter_todate: '1925-10-31',
        texts: [text(null, 'Four')],
      },
    ],
  },
  doubts: [
    { kind: 'no-date', chapter: 0, text: 1, words: 'Two' },
    { kind: 'long-text', chapter: 0, text: 1, words: '' },
    { kind: 'no-date', chapter: 1, text: 0, words: 'Four' },
  ],
};
const imported = toBookImport('diary.docx', reading);
const kinds = ({ doubts }: typeof imported) => doubts.map(({ kind, textKey }) => `${textKey} ${kind}`);

describe('toBookDocument', () => {
  test('returns the book that was read, with the dates of the texts as those of the chapters', () => {
    const document = toBookDocument(imported);
    expect(bookDocumentSchema.parse(document)).toEqual(document);
    expect(document).toEqual({
      ...reading.book,
      chapters: [
        { ...reading.book.chapters[0], chapter_fromdate: '1925-08-08', chapter_todate: '1925-08-10' },
        reading.book.chapters[1],
      ],
    });
  });
});

describe('correctText', () => {
  test('settles the doubts about the dates of the text when they change, and no others', () => {
    const corrected = correctText(imported, '0.1', { text_date: '1925-08-09' });
    expect(corrected.chapters[0]?.texts[1]?.text_date).toBe('1925-08-09');
    expect(kinds(corrected)).toEqual(['0.1 long-text', '1.0 no-date']);
  });

  test('keeps the doubts when only the heading changes', () => {
    expect(kinds(correctText(imported, '0.1', { text_onplace: 'Лех' }))).toEqual(kinds(imported));
  });
});

describe('joinWithPrevious', () => {
  test('appends the text to the one before it, whose date stays, and drops its doubts', () => {
    const joined = joinWithPrevious(imported, '0.1');
    expect(joined.chapters[0]?.texts.map(({ key, text_content }) => [key, text_content])).toEqual([
      ['0.0', '<p>One</p><p>Two</p>'],
      ['0.2', '<p>Three</p>'],
    ]);
    expect(joined.chapters[0]?.texts[0]?.text_date).toBe('1925-08-08');
    expect(kinds(joined)).toEqual(['1.0 no-date']);
  });

  test('leaves the first text of a chapter where it is', () => {
    expect(joinWithPrevious(imported, '1.0').chapters).toEqual(imported.chapters);
  });
});

test('leaveTextOut removes the text with its doubts', () => {
  const rest = leaveTextOut(imported, '1.0');
  expect(rest.chapters[1]?.texts).toEqual([]);
  expect(kinds(rest)).toEqual(['0.1 no-date', '0.1 long-text']);
});

test('joinChapter appends the texts to the chapter before it, whose title stays, with their doubts', () => {
  const joined = joinChapter(imported, '1');
  expect(joined.chapters.map(({ chapter_title, texts }) => [chapter_title, texts.length])).toEqual([
    ['Ладак', 4],
  ]);
  expect(kinds(joined)).toEqual(kinds(imported));
  expect(joinChapter(imported, '0')).toEqual(imported);
});

test('settleDoubt removes this doubt only', () => {
  expect(kinds(settleDoubt(imported, '0'))).toEqual(['0.1 long-text', '1.0 no-date']);
});

test('correctBook and correctChapter change the named fields', () => {
  expect(correctBook(imported, { book_author: 'Рерих' }).book.book_author).toBe('Рерих');
  const { chapters } = correctChapter(imported, '1', { chapter_title_en: 'In Khotan' });
  expect(chapters.map(({ chapter_title_en }) => chapter_title_en)).toEqual(['Ladakh', 'In Khotan']);
});
