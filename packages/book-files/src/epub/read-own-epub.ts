import { openArchive, type Archive } from '../archive/open-archive.ts';
import { visitElements, type MarkupElement } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import { checkOwnBook, type OwnBook } from '../own-files/own-book.ts';
import { formatProperty } from './package-files.ts';
import { readPackageDocument, readText, type PackageDocument } from './package-document.ts';
import { readTextXhtml } from './text-xhtml.ts';

/**
 * Reads an EPUB of `writeEpub`; null for one of another program.
 * @throws {BookFileError} as `readEpub` does, and `invalid-document` for a book that was changed to an invalid one
 */
export function readOwnEpub(bytes: Uint8Array): OwnBook | null {
  const archive = openArchive(bytes);
  const document = readPackageDocument(archive);
  if (document.properties.get(formatProperty.name) !== formatProperty.version) return null;
  const pages = readPages(archive, document);
  const translations = translationsOf(pages);
  const [title] = pages.flatMap((page) => sectionsWith(page, 'data-cae-book'));
  const { attributes = {} } = title ?? {};
  const leftOut = new LeftOutCounter();
  const book = checkOwnBook({
    book_type: attributes['data-type'],
    book_title: attributes['data-title-ru'],
    book_title_en: attributes['data-title-en'],
    book_author: attributes['data-author-ru'],
    book_author_en: attributes['data-author-en'],
    book_rights: attributes['data-rights-ru'] ?? '',
    book_rights_en: attributes['data-rights-en'] ?? '',
    is_downloadable: attributes['data-downloadable'] === 'true',
    chapters: pages
      .flatMap((page) => sectionsWith(page, 'data-cae-chapter'))
      .map((chapter) => readChapter(chapter, translations, leftOut)),
  });
  return { book, leftOut: leftOut.list() };
}

function readPages(archive: Archive, { spine }: PackageDocument): readonly MarkupElement[] {
  return [...new Set(spine)].map(({ path }) => parseHtml(readText(archive, path), { isXhtml: true }));
}

function sectionsWith(root: MarkupElement, attribute: string): readonly MarkupElement[] {
  const found: MarkupElement[] = [];
  visitElements(root, (element) => {
    if (element.name === 'section' && element.attributes[attribute] !== undefined) found.push(element);
  });
  return found;
}

/** The sections of the other language by the ids of their entries. */
function translationsOf(pages: readonly MarkupElement[]): ReadonlyMap<string, MarkupElement> {
  const sections = pages.flatMap((page) => sectionsWith(page, 'data-cae-translation'));
  return new Map(sections.map((section) => [section.attributes['data-cae-translation'] ?? '', section]));
}

function readChapter(
  chapter: MarkupElement,
  translations: ReadonlyMap<string, MarkupElement>,
  leftOut: LeftOutCounter,
): Readonly<Record<string, unknown>> {
  const { attributes } = chapter;
  return {
    chapter_title: attributes['data-title-ru'],
    chapter_title_en: attributes['data-title-en'],
    chapter_fromdate: dateOf(attributes['data-from']),
    chapter_todate: dateOf(attributes['data-to']),
    texts: sectionsWith(chapter, 'data-cae-entry').map((entry) => readEntry(entry, translations, leftOut)),
  };
}

function readEntry(
  entry: MarkupElement,
  translations: ReadonlyMap<string, MarkupElement>,
  leftOut: LeftOutCounter,
): Readonly<Record<string, unknown>> {
  const { attributes } = entry;
  const translation = translations.get(attributes['id'] ?? '');
  const contents = new Map([
    ...contentsOf(entry, leftOut),
    ...(translation === undefined ? [] : contentsOf(translation, leftOut)),
  ]);
  return {
    text_date: dateOf(attributes['data-date']),
    text_enddate: dateOf(attributes['data-enddate']),
    date_format: attributes['data-date-format'],
    text_content: contents.get('ru') ?? '',
    text_content_en: contents.get('en') ?? '',
    text_onplace: attributes['data-onplace-ru'],
    text_onplace_en: attributes['data-onplace-en'],
    related_image_ids: (attributes['data-images'] ?? '').split(/\s+/).filter(Boolean).map(Number),
  };
}

/** The texts of a section by their languages. */
function contentsOf(section: MarkupElement, leftOut: LeftOutCounter): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  visitElements(section, (element) => {
    const language = element.attributes['data-cae-content'];
    if (language !== undefined) found.push([language, readTextXhtml(element, leftOut)]);
  });
  return found;
}

function dateOf(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
