import { bookDocumentSchema } from '@cae-map/contract/entities/books/book-document';
import { textBounds } from '@cae-map/contract/entities/books/text-bounds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SourceBlock } from '../source-file.ts';
import { content, heading, paragraphs, recognise } from '../testing/source-blocks.ts';
import { recogniseBook } from './recognise-book.ts';

/** The dates of all texts, those of a span with a slash; the format is added if it is not exact. */
function datesOf(blocks: readonly SourceBlock[]): string[] {
  return recognise(blocks)
    .book.chapters.flatMap(({ texts }) => texts)
    .map(({ text_date, text_enddate, date_format }) =>
      [
        [text_date ?? '-', ...(text_enddate === null ? [] : [text_enddate])].join('/'),
        ...(date_format === 'YYYY-MM-DD' ? [] : [date_format]),
      ].join(' '),
    );
}

const doubtsOf = (blocks: readonly SourceBlock[]) => recognise(blocks).doubts;

describe('recogniseBook finds the chapters', () => {
  const titlesOf = (blocks: readonly SourceBlock[]) => {
    const { book } = recognise(blocks);
    return [book.book_title, ...book.chapters.map(({ chapter_title }) => chapter_title)];
  };

  test('at the highest repeated level, below a single title', () => {
    const blocks = [
      heading(1, 'Алтай'),
      heading(2, 'Первая'),
      ...paragraphs('а'),
      heading(2, 'Вторая'),
      ...paragraphs('б'),
    ];
    expect(titlesOf(blocks)).toEqual(['Алтай', 'Первая', 'Вторая']);
  });

  test('at the first level if it is repeated', () => {
    expect(titlesOf([heading(1, 'Первая'), ...paragraphs('а'), heading(1, 'Вторая')])).toEqual([
      'Первая',
      'Первая',
      'Вторая',
    ]);
  });

  test('not at headings that are days', () => {
    const blocks = [
      heading(1, 'Алтай'),
      heading(2, '8 августа 1925'),
      ...paragraphs('а'),
      heading(2, '9 августа'),
      ...paragraphs('б'),
    ];
    expect(titlesOf(blocks)).toEqual(['Алтай', 'Алтай']);
  });

  test('not at a level of which most headings are days', () => {
    const days = ['8 августа 1925', 'Перевал', '9 августа'].flatMap((text) => [
      heading(2, text),
      ...paragraphs('а'),
    ]);
    expect(titlesOf([heading(1, 'Алтай'), ...days])).toEqual(['Алтай', 'Алтай']);
  });

  test('at months above days', () => {
    const blocks = [
      heading(1, 'Август 1925'),
      heading(2, '8'),
      ...paragraphs('8 августа. Вышли.'),
      heading(1, 'Сентябрь 1925'),
    ];
    expect(titlesOf(blocks)).toEqual(['Дневник', 'Август 1925', 'Сентябрь 1925']);
  });

  test('by numbered lines in a file without styles of headings', () => {
    expect(titlesOf(paragraphs('Глава 1. Лех', 'а', 'Глава 2. Хотан', 'б')).slice(1)).toEqual([
      'Глава 1. Лех',
      'Глава 2. Хотан',
    ]);
  });

  test('as one with the name of the file if there is no heading', () => {
    expect(titlesOf(paragraphs('Вышли рано.'))).toEqual(['Дневник', 'Дневник']);
  });
});

describe('recogniseBook finds the date of an entry', () => {
  test.each([
    [
      'in a heading behind a place',
      [heading(2, 'Лех, 8 августа 1925 г.'), ...paragraphs('Вышли.')],
      'Лех',
      '<p>Вышли.</p>',
    ],
    [
      'in a heading before a place',
      [heading(2, '8.VIII.1925. Лех'), ...paragraphs('Вышли.')],
      'Лех',
      '<p>Вышли.</p>',
    ],
    ['in bold', paragraphs('<strong>8 августа 1925.</strong> Вышли.'), '', '<p>Вышли.</p>'],
    ['in bold with a place', paragraphs('<b>8 августа 1925. Лех.</b> Вышли.'), 'Лех', '<p>Вышли.</p>'],
    ['alone on a line', paragraphs('8 августа 1925', 'Вышли.'), '', '<p>Вышли.</p>'],
    [
      'on the first line of a paragraph',
      paragraphs('Лех, 8 августа 1925 г.<br />Вышли.'),
      'Лех',
      '<p>Вышли.</p>',
    ],
    [
      'before a full stop',
      paragraphs('8 августа 1925 г. Вышли <em>рано</em>.'),
      '',
      '<p>Вышли <em>рано</em>.</p>',
    ],
    [
      'at the beginning of a sentence',
      paragraphs('8 августа 1925 мы вышли.'),
      '',
      '<p>8 августа 1925 мы вышли.</p>',
    ],
    ['within emphasis', paragraphs('<em>8 августа 1925</em> — Вышли.'), '', '<p>Вышли.</p>'],
  ])('%s', (_position, blocks, place, html) => {
    const [text] = recognise(blocks).book.chapters[0]?.texts ?? [];
    expect([text?.text_date, text?.text_onplace, text?.text_content]).toEqual(['1925-08-08', place, html]);
  });

  test('of a month and of a year with their precision', () => {
    const blocks = [
      heading(1, 'Книга'),
      heading(2, 'Глава 1'),
      heading(3, 'Август 1925'),
      ...paragraphs('а'),
      heading(3, '1926'),
      ...paragraphs('б'),
      heading(2, 'Глава 2'),
    ];
    expect(datesOf(blocks)).toEqual(['1925-08-01 YYYY-MM', '1926-01-01 YYYY']);
  });

  test('of spans', () => {
    const blocks = ['1–3 августа 1925', 'с 5 по 7 августа', '30 августа – 2 сентября'].flatMap((date) => [
      heading(2, date),
      ...paragraphs('а'),
    ]);
    expect(datesOf(blocks)).toEqual([
      '1925-08-01/1925-08-03',
      '1925-08-05/1925-08-07',
      '1925-08-30/1925-09-02',
    ]);
  });

  test('with the year of the entry before, and of the next year after December', () => {
    const blocks = ['30 декабря 1925', '31 декабря', '2 января', '5 февраля'].flatMap((date) => [
      heading(2, date),
      ...paragraphs('а'),
    ]);
    expect(datesOf(blocks)).toEqual(['1925-12-30', '1925-12-31', '1926-01-02', '1926-02-05']);
    expect(doubtsOf(blocks)).toEqual([]);
  });

  test('with the year of the heading of the chapter', () => {
    const blocks = [
      heading(1, 'Лето 1925'),
      heading(2, '8 августа'),
      ...paragraphs('а'),
      heading(1, 'Лето 1926'),
      heading(2, '3 июля'),
      ...paragraphs('б'),
    ];
    expect(datesOf(blocks)).toEqual(['1925-08-08', '1926-07-03']);
  });

  test('with the year of the entry behind', () => {
    expect(
      datesOf(['30 декабря', '2 января 1926'].flatMap((date) => [heading(2, date), ...paragraphs('а')])),
    ).toEqual(['1925-12-30', '1926-01-02']);
  });

  test('of a day without a month, with that of the date before or the next one', () => {
    const blocks = paragraphs('29 августа 1925. Вышли.', '31-го. Шли.', '2-го. Стоим.');
    expect(datesOf(blocks)).toEqual(['1925-08-29', '1925-08-31', '1925-09-02']);
    expect(doubtsOf(blocks)).toEqual([]);
  });

  test('from the day before', () => {
    expect(
      datesOf(
        ['8 августа 1925', 'На следующий день', 'Через два дня'].flatMap((date) => [
          heading(2, date),
          ...paragraphs('а'),
        ]),
      ),
    ).toEqual(['1925-08-08', '1925-08-09', '1925-08-11']);
  });

  test('not in a sentence of an entry if other entries have headings', () => {
    const blocks = [heading(2, '8 августа 1925'), ...paragraphs('Вышли.', '9 августа мы ждали.')];
    expect(datesOf(blocks)).toEqual(['1925-08-08']);
  });
});

describe('recogniseBook', () => {
  test('places texts in the fields of their language', () => {
    const { book } = recognise(
      paragraphs('Караван вышел рано утром.', 'Глава 2', 'The caravan left early in the morning.'),
    );
    const texts = book.chapters.flatMap((chapter) => chapter.texts);
    expect(texts.map(({ text_content, text_content_en }) => [text_content, text_content_en])).toEqual([
      ['<p>Караван вышел рано утром.</p>', ''],
      ['', '<p>The caravan left early in the morning.</p>'],
    ]);
  });

  test('refuses a file without characters', () => {
    expect(() => recognise([heading(1, ' '), content('<hr />')])).toThrow(
      expect.objectContaining({ code: 'no-text' }),
    );
  });

  test('refuses a file with more texts than a book may have', () => {
    const blocks = Array.from({ length: 5001 }, () => [
      heading(2, '8 августа 1925'),
      ...paragraphs('а'),
    ]).flat();
    expect(() => recognise(blocks)).toThrow(expect.objectContaining({ code: 'too-many-texts' }));
  });

  test('returns a book of the contract, with doubts about its texts, for any blocks', () => {
    const words = fc.constantFrom(
      '8 августа',
      '1925',
      'Глава 1',
      '13/26',
      'On',
      'the next day',
      '<b>',
      '</b>',
      '&lt;',
      '\u0000',
      '\uD800',
      '.',
      '<br />',
      '31 февраля',
      '9999',
      'May',
      '\uFEFF',
      '29.02',
      '—',
      'через 99 дней',
      'a'.repeat(3000),
    );
    const html = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' '));
    const block = fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 6 }), html).map(([level, text]) => heading(level, text)),
      html.map((text) => content(`<p>${text}</p>`)),
      fc
        .tuple(html, fc.integer({ min: 0, max: 60 }))
        .map(([text, count]) => content(`<ul><li>${text.repeat(count)}</li></ul>`)),
    );
    const metadata = fc.record({
      title: html,
      author: html,
      language: fc.constantFrom('ru' as const, 'en' as const, null),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 10 }), metadata, (blocks, ofFile) => {
        const source = { metadata: ofFile, blocks: [...blocks, content('<p>Караван</p>')], leftOut: [] };
        const { book, doubts } = recogniseBook(source, { language: null, fileName: '.docx' });
        expect(bookDocumentSchema.parse(book)).toEqual(book);
        for (const { chapter, text, words: cause } of doubts) {
          expect(book.chapters[chapter]?.texts[text]).toBeDefined();
          expect(cause.length).toBeLessThanOrEqual(200);
        }
        for (const { texts } of book.chapters)
          for (const { text_content } of texts)
            expect(text_content.length).toBeLessThanOrEqual(textBounds.content);
      }),
      { numRuns: 100 },
    );
  });
});
