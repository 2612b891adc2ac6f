import { bookDocumentSchema, type BookDocument } from '@cae-map/contract/entities/books/book-document';
import { readChronicle } from '@cae-map/expedition/testing/chronicle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBook, aText } from '../testing/books.ts';
import { hostileBooks } from '../testing/hostile-books.ts';
import { readFrontMatter } from './front-matter.ts';
import { readOwnMarkdown } from './read-own-markdown.ts';
import { writeBlocks } from './write-blocks.ts';
import { writeMarkdown } from './write-markdown.ts';

function read(markdown: string) {
  const { fields, body } = readFrontMatter(markdown);
  return readOwnMarkdown(fields, body);
}

const rewrite = (book: BookDocument) => read(writeMarkdown(book)).book;

describe('writeMarkdown writes', () => {
  test('a book with its fields, and names as links', () => {
    const book = aBook({
      text_onplace: 'Лех',
      text_onplace_en: 'Leh',
      text_content:
        '<p data-text4placeid="53">Вышли из <a data-text4placeid="53">Леха</a> с <a data-person="lobzang">Лобзангом</a>.</p>',
      text_content_en: '<p>Left <em>Leh</em>.</p>',
    });
    expect(writeMarkdown(book)).toMatchInlineSnapshot(`
      "---
      format: "cae-map-book-1"
      title: "Дневник"
      type: "diary"
      title_en: "Diary"
      author: "Н. Рерих"
      author_en: "N. Roerich"
      rights: "Лицензия CC BY 4.0"
      rights_en: "Licence CC BY 4.0"
      downloadable: "true"
      ---

      # Ладак {title_en=Ladakh from=1925-08-08 to=1925-09-19}

      ## 8 августа 1925, Лех {date=1925-08-08 place="Лех" place_en=Leh}

      <div lang="ru">

      Вышли из [Леха](/place/53) с [Лобзангом](/person/lobzang).
      {: place=53}

      </div>

      <div lang="en">

      Left *Leh*.

      </div>
      "
    `);
  });

  test('all texts of the chronicle without a block of HTML', () => {
    const texts = readChronicle().flatMap(({ text_content, text_content_en }) => [
      text_content,
      text_content_en,
    ]);
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter((html) => writeBlocks(html).includes('```'))).toEqual([]);
  });
});

test.each([
  ['lists beside each other', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ['quotes beside each other', '<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>'],
  ['a paragraph that looks like front matter', '<p>---</p><p>a: b</p><p>---</p>'],
  ['a paragraph that looks like the end of a language', '<p>&lt;/div&gt;</p>'],
  ['a paragraph with a fence of code', '<p>```html</p><p>```</p>'],
])('readOwnMarkdown returns %s as they were written', (_contents, text_content) => {
  const book = aBook({ text_content });
  expect(rewrite(book)).toEqual(book);
});

test('writeBlocks writes only the block that Markdown does not hold as a block of code', () => {
  expect(writeBlocks('<p>Вышли.</p><p>а <br />\n б</p><p>Шли.</p>')).toBe(
    'Вышли.\n\n```html\n<p>а <br />\n б</p>\n```\n\nШли.',
  );
});

describe('readOwnMarkdown returns', () => {
  test('the same book for generated books with hostile characters and elements', () => {
    fc.assert(
      fc.property(hostileBooks, (book) => {
        const stored = bookDocumentSchema.parse(book);
        expect(rewrite(stored)).toEqual(stored);
      }),
      { numRuns: 300 },
    );
  });

  test('the chronicle as it was written', () => {
    const texts = readChronicle().map(({ text_content, text_content_en }) =>
      aText({ text_content, text_content_en }),
    );
    const book = {
      ...aBook(),
      chapters: [
        {
          ...aBook().chapters[0],
          chapter_title: 'а',
          chapter_title_en: 'b',
          chapter_fromdate: null,
          chapter_todate: null,
          texts,
        },
      ],
    };
    expect(rewrite(book)).toEqual(book);
  });

  test.each([
    [
      'a date',
      '8 августа 1925',
      '9 августа',
      { text_date: '1925-08-09', text_onplace: 'Лех', text_onplace_en: 'Leh' },
    ],
    ['a place', ', Лех', ', Хеми', { text_date: '1925-08-08', text_onplace: 'Хеми', text_onplace_en: 'Leh' }],
  ])('%s that was changed in a heading', (_part, written, changed, expected) => {
    const markdown = writeMarkdown(
      aBook({ text_onplace: 'Лех', text_onplace_en: 'Leh' }, { text_onplace: 'Лех', text_onplace_en: 'Leh' }),
    );
    const [first = '', ...rest] = markdown.split('\n## ').toReversed();
    const edited = [...rest.toReversed(), first.replace(written, changed)].join('\n## ');
    expect(read(edited).book.chapters[0]?.texts[1]).toMatchObject(expected);
  });

  test('a text that was added by hand, in the language of its letters', () => {
    const markdown = `${writeMarkdown(aBook())}\n## 10 August 1925, Hemis\n\nThe caravan left in the morning.\n`;
    expect(read(markdown).book.chapters[0]?.texts[1]).toMatchObject({
      text_date: '1925-08-10',
      text_onplace: 'Hemis',
      text_content: '',
      text_content_en: '<p>The caravan left in the morning.</p>',
    });
  });

  test('HTML that was added by hand only as far as it is allowed, with what was left out', () => {
    const markdown = writeMarkdown(aBook()).replace(
      '</div>',
      '<p onclick="x()">a</p><script>x()</script>\n\n</div>',
    );
    const { book, leftOut } = read(markdown);
    expect(book.chapters[0]?.texts[0]?.text_content).toBe('<p>Караван вышел рано.</p><p>a</p>');
    expect(leftOut.map(({ kind }) => kind)).toContain('script');
  });
});

test('readOwnMarkdown names the field that a book cannot have', () => {
  const markdown = writeMarkdown(aBook()).replace('title: "Дневник"', 'title: ""');
  expect(() => read(markdown)).toThrow(
    expect.objectContaining({ code: 'invalid-document', message: expect.stringContaining('book_title') }),
  );
});
