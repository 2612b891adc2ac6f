import { isArchive } from '../archive/zip-directory.ts';
import { openArchive } from '../archive/open-archive.ts';
import { recordLanguageOf } from '../language-tag.ts';
import { BookFileError } from '../failure.ts';
import { convertTree } from '../html/clean-source-html.ts';
import { targetsOf } from '../html/link-targets.ts';
import type { MarkupElement } from '../html/markup.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { SourceFile, SourceMetadata } from '../source-file.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import { elementsOf, findElement, lineOf, parseXml } from '../xml/parse-xml.ts';
import { bodyMarkup } from './body-markup.ts';

/**
 * Reads a FictionBook 2, also one in an archive (`.fb2.zip`, `.fbz`).
 * @throws {BookFileError} with the code `unknown-format`, `damaged`, `encrypted`, `too-large`, `unknown-encoding` or `no-text`
 */
export function readFb2(bytes: Uint8Array): SourceFile {
  const leftOut = new LeftOutCounter();
  const book = parseXml(decodeXml(isArchive(bytes) ? unpack(bytes, leftOut) : bytes));
  if (book.name !== 'FictionBook') throw new BookFileError('unknown-format', `the element ${book.name}`);
  const description = findElement(book, 'description', 'title-info');
  countLeftOut(book, description, leftOut);
  const binaries = new Set(childrenNamed(book, 'binary').map(({ attributes }) => attributes['id'] ?? ''));
  const bodies = childrenNamed(book, 'body').map((body) => bodyMarkup(body, isNotes(body), binaries));
  const root: MarkupElement = { name: '', attributes: {}, children: bodies };
  const targets = targetsOf(root);
  const blocks = convertTree(root, (url) => targets.get(url), leftOut);
  if (blocks.length === 0) throw new BookFileError('no-text', 'no text in the bodies');
  return { metadata: readMetadata(description), blocks, leftOut: leftOut.list() };
}

/** The book of an archive: its first file of the format. */
function unpack(bytes: Uint8Array, leftOut: LeftOutCounter): Uint8Array {
  const archive = openArchive(bytes);
  const name = archive.names.find((each) => /\.fb2$/i.test(each));
  const book = name === undefined ? null : archive.read(name);
  if (book === null) throw new BookFileError('unknown-format', 'an archive without a file .fb2');
  for (const other of [...archive.names.filter((each) => each !== name), ...archive.refusedNames])
    leftOut.add('embedded-file', other);
  return book;
}

function isNotes({ attributes }: MarkupElement): boolean {
  return /^(?:notes|comments|footnotes)$/.test(attributes['name'] ?? '');
}

function countLeftOut(
  book: MarkupElement,
  description: MarkupElement | undefined,
  leftOut: LeftOutCounter,
): void {
  for (const { attributes } of childrenNamed(book, 'binary')) {
    const isPicture = (attributes['content-type'] ?? 'image/').startsWith('image/');
    leftOut.add(isPicture ? 'picture' : 'embedded-file', attributes['id']);
  }
  for (const sheet of childrenNamed(book, 'stylesheet')) leftOut.add('style', lineOf(sheet));
  if (description === undefined) return;
  for (const { name } of childrenNamed(description, 'annotation')) leftOut.add('unknown-element', name);
}

function readMetadata(description: MarkupElement | undefined): SourceMetadata {
  if (description === undefined) return { title: '', author: '', language: null };
  const authors = childrenNamed(description, 'author')
    .map(nameOf)
    .filter((name) => name !== '');
  return {
    title: lineOf(findElement(description, 'book-title')),
    author: authors.join(', '),
    language: recordLanguageOf(lineOf(findElement(description, 'lang'))),
  };
}

function nameOf(author: MarkupElement): string {
  const parts = ['first-name', 'middle-name', 'last-name'].map((part) => lineOf(findElement(author, part)));
  const name = parts.filter((part) => part !== '').join(' ');
  return name === '' ? lineOf(findElement(author, 'nickname')) : name;
}

function childrenNamed(element: MarkupElement, name: string): readonly MarkupElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}
