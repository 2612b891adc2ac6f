import { documentBounds } from '@cae-map/contract/entities/books/document-bounds';
import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { BookFileError } from '../failure.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import { keepStoredHtml } from '../own-files/stored-html.ts';
import { checkOwnBook, type OwnBook } from '../own-files/own-book.ts';

/** The value of `format` in a file. */
export const contentFormatName = 'cae-map-book';
/** It changes when a program that knows the version before cannot read a file. */
const version = 1;

/** Writes a book as JSON with the name and version of its format. */
export function writeContentFormat(book: BookDocument): string {
  return `${JSON.stringify({ format: contentFormatName, version, book }, null, 2)}\n`;
}

/**
 * Reads a book of `writeContentFormat`. HTML that the allow-list does not contain is cleaned and counted.
 * @throws {BookFileError} with the code `damaged` for a text that is no JSON, `too-many-texts` above `documentBounds`, and `invalid-document`
 * naming the first field that is wrong and what it must be
 */
export function readContentFormat(text: string): OwnBook {
  const file = parse(text);
  if (!isObject(file) || file['format'] !== contentFormatName)
    throw new BookFileError('invalid-document', `format: must be ${contentFormatName}`);
  if (file['version'] !== version) throw new BookFileError('invalid-document', `version: must be ${version}`);
  checkCount(file['book']);
  const book = checkOwnBook(file['book']);
  const leftOut = new LeftOutCounter();
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    texts: chapter.texts.map((each) => ({
      ...each,
      text_content: keepStoredHtml(each.text_content, leftOut),
      text_content_en: keepStoredHtml(each.text_content_en, leftOut),
    })),
  }));
  // Cleaned HTML may be longer than a text may be.
  const result = leftOut.list().length === 0 ? book : checkOwnBook({ ...book, chapters });
  return { book: result, leftOut: leftOut.list() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BookFileError('damaged', error instanceof Error ? error.message : 'no JSON');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The message of the schema names a path; the number of texts has a code that visitors understand. */
function checkCount(book: unknown): void {
  const chapters =
    isObject(book) && Array.isArray(book['chapters']) ? (book['chapters'] as readonly unknown[]) : [];
  const counts = chapters.map((chapter) =>
    isObject(chapter) && Array.isArray(chapter['texts']) ? chapter['texts'].length : 0,
  );
  const texts = counts.reduce((sum, count) => sum + count, 0);
  if (chapters.length > documentBounds.chapters)
    throw new BookFileError(
      'too-many-texts',
      `${chapters.length} chapters, at most ${documentBounds.chapters}`,
    );
  if (texts > documentBounds.texts)
    throw new BookFileError('too-many-texts', `${texts} texts, at most ${documentBounds.texts}`);
}
