import type { BookFileFailure } from '@cae-map/contract/entities/books/book-files';
import { bookDocumentSchema } from '@cae-map/contract/entities/books/book-document';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenFormats } from '@cae-map/contract/entities/books/book-files';
import { BookFileError } from './failure.ts';
import { readBookFile } from './read-book-file.ts';
import { archiveOf } from './testing/archives.ts';
import { aBook } from './testing/books.ts';
import { docxOf, wordParagraph } from './testing/docx-files.ts';
import { encodeCyrillic } from './testing/encode-cyrillic.ts';
import { epubOptions } from './testing/epub-options.ts';
import { writeBookFile } from './write-book-file.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, fileName = 'book.bin') => readBookFile(bytes, fileName, { language: null });

const book = aBook(
  {
    text_content:
      '<p data-text4placeid="53">Вышли из <a data-text4placeid="53">Леха</a> с <a data-person="lobzang">Лобзангом</a>.</p>',
    text_content_en: '<p>Left <em>Leh</em>.</p>',
    text_onplace: 'Лех',
    text_onplace_en: 'Leh',
    related_image_ids: [1, 2],
  },
  { text_date: '1925-09-01', text_enddate: '1925-09-05', text_content: '<p>Шли.</p>' },
);

const fictionBook =
  '<?xml version="1.0" encoding="windows-1251"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Алтай</book-title><lang>ru</lang></title-info></description><body><section><title><p>8 августа 1925</p></title><p>Караван вышел рано.</p></section></body></FictionBook>';

describe('readBookFile', () => {
  test.each(writtenFormats)('returns the book that was written as %s, without doubts', async (format) => {
    const { bytes, extension } = await writeBookFile(format, book, epubOptions());
    expect(await read(bytes, `book.${extension}`)).toEqual({ format, book, doubts: [], leftOut: [] });
  });

  test.each(writtenFormats)('recognises a book of the format %s under a wrong name', async (format) => {
    const { bytes } = await writeBookFile(format, book, epubOptions());
    expect((await read(bytes, 'book.txt')).format).toBe(format);
  });

  test.each([
    [
      'docx',
      docxOf(`${wordParagraph('8 августа 1925', 'Heading1')}${wordParagraph('Караван вышел рано.')}`),
      'a.docx',
    ],
    ['markdown', encode('# 8 августа 1925\n\nКараван вышел рано.'), 'a.md'],
    ['text', encode('8 августа 1925\n\nКараван вышел рано.'), 'a.txt'],
    ['text', encodeCyrillic('8 августа 1925\n\nКараван вышел рано.', 'windows-1251'), 'a.txt'],
    ['fb2', encodeCyrillic(fictionBook, 'windows-1251'), 'a.xml'],
    ['fb2', archiveOf({ 'a.fb2': fictionBook.replace('windows-1251', 'utf-8') }), 'a.zip'],
  ])('recognises the entry of a %s file', async (format, bytes, fileName) => {
    const reading = await read(bytes, fileName);
    expect(reading.format).toBe(format);
    expect(reading.book.chapters[0]?.texts[0]).toMatchObject({
      text_date: '1925-08-08',
      text_content: '<p>Караван вышел рано.</p>',
    });
  });

  test('uses the name of the file as the title of a book without one', async () => {
    const reading = await read(encode('Караван вышел рано.'), 'Алтай — Гималаи.txt');
    expect(reading.book.book_title).toBe('Алтай — Гималаи');
  });

  test('uses the title of the metadata rather than that of a heading', async () => {
    const reading = await read(encode('---\ntitle: Алтай\n---\n\n# Дневник\n\nКараван вышел рано.'), 'a.md');
    expect(reading.book.book_title).toBe('Алтай');
  });

  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  test.each<[string, Uint8Array, BookFileFailure]>([
    [
      'a document with a password',
      new Uint8Array([...compound, ...Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['a document of Word before 2007', new Uint8Array(compound), 'unknown-format'],
    ['a PDF', encode('%PDF-1.7'), 'unknown-format'],
    ['a page of HTML', encode('<!DOCTYPE html><p>a</p>'), 'unknown-format'],
    ['an archive of other files', archiveOf({ a: 'b' }), 'unknown-format'],
    ['an archive that is cut off', archiveOf({ 'word/document.xml': 'b' }).subarray(0, 40), 'damaged'],
    ['other XML', encode('<?xml version="1.0"?><a/>'), 'unknown-format'],
    ['bytes that are no text', new Uint8Array([1, 2, 3, 0, 4]), 'unknown-format'],
    ['an empty file', new Uint8Array(), 'no-text'],
    ['quotes within each other without end', encode(`${'>'.repeat(200_000)} a`), 'damaged'],
    ['lists within each other without end', encode(`${'1. - '.repeat(50)} a`), 'damaged'],
    ['a file above the bound', new Uint8Array(64 * 1024 * 1024 + 1), 'too-large'],
  ])('refuses %s', async (_file, bytes, code) => {
    const fileName = code === 'damaged' ? 'a.md' : 'a';
    await expect(read(bytes, fileName)).rejects.toThrow(expect.objectContaining({ code }));
  });

  test('reads any bytes as a book of the contract, or refuses them with a code', async () => {
    const starts = [
      '',
      '# a\n\n',
      '---\nformat: "cae-map-book-1"\n---\n',
      '{"format":"cae-map-book",',
      '<FictionBook>',
      '<TEI>',
      'PK\u0003\u0004',
    ];
    const names = ['a.md', 'a.txt', 'a.docx', 'a', 'a.json', '.epub'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.constantFrom(...names),
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string().map(encode)),
        async (start, name, rest) => {
          const bytes = new Uint8Array([...encode(start), ...rest]);
          try {
            const { book: result } = await read(bytes, name);
            expect(bookDocumentSchema.parse(result)).toEqual(result);
          } catch (error) {
            expect(error).toBeInstanceOf(BookFileError);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
