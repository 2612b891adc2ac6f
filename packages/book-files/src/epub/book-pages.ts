import type { BookDocument, ChapterDocument } from '@cae-map/contract/entities/books/book-document';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import {
  authorOfBook,
  otherLanguage,
  rightsOfBook,
  textInLanguage,
  titleOfBook,
  titleOfChapter,
} from '../book-language.ts';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import { writeEntry, writeTranslatedEntry, type PlacedEntry } from './entry-section.ts';
import type { EpubOptions } from './epub-options.ts';
import { writeXhtmlPage } from './xhtml-page.ts';

/** A page of the book, in reading order. */
export interface BookPage {
  readonly file: string;
  readonly title: string;
  readonly language: RecordLanguage;
  readonly xhtml: string;
}

/** All pages of a book: the title, the chapters of the primary language, then those of the other one. */
export function writeBookPages(book: BookDocument, options: EpubOptions): readonly BookPage[] {
  const { language } = options;
  const other = otherLanguage[language];
  let first = 1;
  const chapters = book.chapters.map((chapter, index): PlacedChapter => {
    const otherFile = isTranslated(chapter, other) ? fileOf(index, other) : null;
    const entries = chapter.texts.map((text, at): PlacedEntry => ({ text, id: `t${first + at}`, otherFile }));
    first += chapter.texts.length;
    return { chapter, file: fileOf(index, language), otherFile, entries };
  });
  return [
    writeTitlePage(book, options),
    ...chapters.map((chapter) => writeChapter(chapter, options)),
    ...chapters.flatMap((chapter) => writeTranslatedChapter(chapter, options)),
  ];
}

interface PlacedChapter {
  readonly chapter: ChapterDocument;
  readonly file: string;
  readonly otherFile: string | null;
  readonly entries: readonly PlacedEntry[];
}

function isTranslated({ texts }: ChapterDocument, language: RecordLanguage): boolean {
  return texts.some((text) => textInLanguage(text, language).content !== '');
}

function fileOf(index: number, language: RecordLanguage): string {
  return `chapter-${String(index + 1).padStart(4, '0')}.${language}.xhtml`;
}

function writeTitlePage(book: BookDocument, { language }: EpubOptions): BookPage {
  const other = otherLanguage[language];
  const title = titleOfBook(book, language);
  const otherTitle = titleOfBook(book, other);
  const attributes = writeXmlAttributes({
    'data-cae-book': '',
    'data-type': book.book_type,
    'data-title-ru': book.book_title,
    'data-title-en': book.book_title_en,
    'data-author-ru': book.book_author,
    'data-author-en': book.book_author_en,
    'data-rights-ru': book.book_rights,
    'data-rights-en': book.book_rights_en,
    'data-downloadable': String(book.is_downloadable),
  });
  const author = authorOfBook(book, language);
  const rights = rightsOfBook(book, language);
  const body = [
    `<section${attributes}>`,
    `<h1>${escapeText(title)}</h1>`,
    otherTitle === title ? '' : `<p lang="${other}" xml:lang="${other}">${escapeText(otherTitle)}</p>`,
    author === '' ? '' : `<p class="author">${escapeText(author)}</p>`,
    rights === '' ? '' : `<p class="rights">${escapeText(rights)}</p>`,
    '</section>',
  ];
  return pageOf({ file: 'title.xhtml', title, language }, body);
}

function writeChapter({ chapter, file, entries }: PlacedChapter, options: EpubOptions): BookPage {
  const { language } = options;
  const title = titleOfChapter(chapter, language);
  const attributes = writeXmlAttributes({
    'data-cae-chapter': '',
    'data-title-ru': chapter.chapter_title,
    'data-title-en': chapter.chapter_title_en,
    'data-from': chapter.chapter_fromdate ?? '',
    'data-to': chapter.chapter_todate ?? '',
  });
  const sections = entries.map((entry) => writeEntry(entry, options));
  return pageOf({ file, title, language }, [
    `<section${attributes}>`,
    `<h1>${escapeText(title)}</h1>${writeDates(chapter, language)}`,
    ...sections,
    '</section>',
  ]);
}

function writeTranslatedChapter(placed: PlacedChapter, options: EpubOptions): readonly BookPage[] {
  const { chapter, file, otherFile, entries } = placed;
  if (otherFile === null) return [];
  const other = otherLanguage[options.language];
  const title = titleOfChapter(chapter, other);
  const sections = entries.map((entry) => writeTranslatedEntry(entry, file, options));
  return [
    pageOf({ file: otherFile, title, language: other }, [
      '<section>',
      `<h1>${escapeText(title)}</h1>${writeDates(chapter, other)}`,
      ...sections,
      '</section>',
    ]),
  ];
}

function writeDates(chapter: ChapterDocument, language: RecordLanguage): string {
  const { chapter_fromdate: date, chapter_todate: enddate } = chapter;
  const dates = formatDateRange({ date, enddate, date_format: exactDateFormat }, language);
  return dates === null ? '' : `<p class="dates">${escapeText(dates)}</p>`;
}

function pageOf(page: Omit<BookPage, 'xhtml'>, body: readonly string[]): BookPage {
  const { title, language } = page;
  const lines = body.filter((line) => line !== '').join('\n');
  return { ...page, xhtml: writeXhtmlPage({ title, language, body: lines }) };
}
