import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { writeBookPages } from './book-pages.ts';
import type { EpubOptions } from './epub-options.ts';
import { containerFile, writeNavigation, writePackage } from './package-files.ts';
import { styleSheet } from './style-sheet.ts';

/** The date of all files in the archive, at noon of the local time that ZIP archives have: equal books have equal bytes. */
const fileDate = new Date(2000, 0, 1, 12);

/**
 * Writes a book as EPUB 3, which `readOwnEpub` reads back.
 * @throws {BookFileError} if the SVG of a map is not well-formed
 */
export function writeEpub(book: BookDocument, options: EpubOptions): Uint8Array {
  const pages = writeBookPages(book, options);
  const files: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  const texts: readonly (readonly [string, string])[] = [
    ['META-INF/container.xml', containerFile],
    ['OEBPS/content.opf', writePackage(book, pages, options)],
    ['OEBPS/nav.xhtml', writeNavigation(pages, options)],
    ['OEBPS/style.css', styleSheet],
    ...pages.map(({ file, xhtml }) => [`OEBPS/${file}`, xhtml] as const),
  ];
  for (const [name, text] of texts) files[name] = strToU8(text);
  return zipSync(files, { mtime: fileDate, level: 9 });
}
