import type { BookFileFailure } from '@cae-map/contract/entities/books/book-files';
import { bookDocumentSchema } from '@cae-map/contract/entities/books/book-document';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBook } from '../testing/books.ts';
import { hostileBooks } from '../testing/hostile-books.ts';
import { readContentFormat, writeContentFormat } from './content-format.ts';

const written = writeContentFormat(aBook());

describe('readContentFormat', () => {
  test('returns the book that was written, with any contents', () => {
    fc.assert(
      fc.property(hostileBooks, (book) => {
        const stored = bookDocumentSchema.parse(book);
        expect(readContentFormat(writeContentFormat(stored))).toEqual({ book: stored, leftOut: [] });
      }),
      { numRuns: 200 },
    );
  });

  test.each<[string, string, BookFileFailure, string]>([
    ['a text that is no JSON', written.slice(0, -20), 'damaged', 'JSON'],
    [
      'another format',
      written.replace('cae-map-book', 'x'),
      'invalid-document',
      'format: must be cae-map-book',
    ],
    [
      'another version',
      written.replace('"version": 1', '"version": 2'),
      'invalid-document',
      'version: must be 1',
    ],
    [
      'a field of a text',
      written.replace('"1925-08-08"', '"1925-02-30"').replace('1925-08-08', '1925-02-30'),
      'invalid-document',
      'chapters.0.chapter_fromdate: must be a day that exists',
    ],
    ['an unknown field', written.replace('"book_type"', '"x": 1, "book_type"'), 'invalid-document', 'x'],
    ['a list', '[]', 'invalid-document', 'format'],
    ['null', 'null', 'invalid-document', 'format'],
  ])('refuses %s and names what is wrong', (_file, text, code, message) => {
    expect(() => readContentFormat(text)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });

  test('refuses more chapters than a book may have', () => {
    const [chapter] = aBook().chapters;
    const chapters = Array.from({ length: 1001 }, () => chapter).filter((each) => each !== undefined);
    expect(() => readContentFormat(writeContentFormat({ ...aBook(), chapters }))).toThrow(
      expect.objectContaining({ code: 'too-many-texts' }),
    );
  });

  test('cleans HTML that is not allowed and counts what was left out', () => {
    const book = aBook({ text_content: '<p onclick="x()">а <img src="x"></p>', text_content_en: '<p>b</p>' });
    const { book: read, leftOut } = readContentFormat(writeContentFormat(book));
    expect(read.chapters[0]?.texts[0]).toMatchObject({
      text_content: '<p>а</p>',
      text_content_en: '<p>b</p>',
    });
    expect(leftOut.map(({ kind }) => kind).toSorted()).toEqual(['picture', 'script']);
  });
});
