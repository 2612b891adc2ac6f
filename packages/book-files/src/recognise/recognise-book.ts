import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { bookBounds } from '@cae-map/contract/entities/books/book-bounds';
import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import { documentBounds } from '@cae-map/contract/entities/books/document-bounds';
import { isVisible } from '@cae-map/contract/visible-character';
import { cleanText } from '@cae-map/contract/text';
import type { Doubt } from '@cae-map/contract/entities/books/book-reading';
import { BookFileError } from '../failure.ts';
import type { SourceFile } from '../source-file.ts';
import { readItems } from './items.ts';
import { readOutline, type Outline, type OutlineChapter, type OutlineText } from './outline.ts';
import { resolveDates, type ResolvedDates } from './resolve-dates.ts';
import { languageOfBook } from './text-language.ts';
import { writeTexts, type TextDoubt } from './write-texts.ts';

/** What is known about a file besides its contents. */
export interface RecognitionOptions {
  /** The language of the book; null if it is that of its metadata or of its letters. */
  readonly language: RecordLanguage | null;
  /** The title of a book without another one, with its extension. */
  readonly fileName: string;
}

/** A book that was recognised, with what an editor should look at. */
export interface RecognisedBook {
  readonly book: BookDocument;
  readonly doubts: readonly Doubt[];
}

const longestWords = 200;

/**
 * Recognises the chapters and dated texts of a file of another program. The book satisfies `bookDocumentSchema`; its titles are the same in
 * both languages, and each text is in the language of its letters.
 * @throws {BookFileError} with the code `no-text` for a file without characters, and `too-many-texts` above `documentBounds`
 */
export function recogniseBook(source: SourceFile, options: RecognitionOptions): RecognisedBook {
  const items = readItems(source.blocks);
  if (!items.some(({ html }) => isVisible(html.replaceAll(/<[^>]*>/g, ''))))
    throw new BookFileError('no-text', 'the file has no text');
  const outline = readOutline(items);
  const language =
    options.language ?? source.metadata.language ?? languageOfBook(items.map(({ html }) => html));
  const title = titleOf(source, outline, options.fileName);
  const dates = datesOf(outline, yearIn(title));
  const hasDates = outline.chapters.some(({ texts }) => texts.some(({ start }) => start !== null));
  const doubts: Doubt[] = [];
  const chapters = outline.chapters.map((chapter, index) => {
    const written = writeChapter(chapter, title, language, dates);
    for (const { kind, text, words } of written.doubts)
      if (hasDates || kind !== 'no-date') doubts.push({ kind, chapter: index, text, words: shorten(words) });
    return written.chapter;
  });
  checkBounds(chapters);
  const author = cleanText(source.metadata.author).slice(0, bookBounds.author);
  const book = {
    book_type: hasDates ? 'diary' : 'book',
    book_title: title,
    book_title_en: title,
    book_author: author,
    book_author_en: author,
    // A file does not tell whether its text may be passed on.
    book_rights: '',
    book_rights_en: '',
    is_downloadable: false,
    chapters,
  };
  return { book, doubts };
}

function titleOf(source: SourceFile, outline: Outline, fileName: string): string {
  const candidates = [
    source.metadata.title,
    outline.title ?? '',
    // A year or a month is no title.
    outline.chapters[0]?.start === null ? (outline.chapters[0].title ?? '') : '',
    withoutExtension(fileName),
  ];
  return candidates.map((each) => shortTitle(each)).find(isVisible) ?? 'Untitled';
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/(?:\.fb2)?\.[a-z\d]{1,8}$/i, '');
}

/** A title of at most the allowed length, without half of a character at its end. */
function shortTitle(text: string): string {
  const title = cleanText(text).replaceAll(/\s+/g, ' ').trim();
  if (title.length <= bookBounds.title) return title;
  return `${cleanText(title.slice(0, bookBounds.title - 1)).trim()}…`;
}

function yearIn(title: string): number | null {
  const [year] = /(?<!\d)19[0-4]\d(?!\d)/.exec(title) ?? [];
  return year === undefined ? null : Number(year);
}

function datesOf(outline: Outline, yearOfTitle: number | null): ReadonlyMap<OutlineText, ResolvedDates> {
  const texts = outline.chapters.flatMap((chapter) => {
    const first = chapter.texts.findIndex(({ start }) => start !== null);
    const yearOfHeading = chapter.start?.date?.first.year ?? yearIn(chapter.title ?? '');
    return chapter.texts.map((text, index) => ({
      text,
      yearOfHeading: index === first ? yearOfHeading : null,
    }));
  });
  const dates = resolveDates(
    texts.map(({ text, yearOfHeading }) => ({ start: text.start, yearOfHeading })),
    yearOfTitle,
  );
  return new Map(
    texts.flatMap(({ text }, index) => (dates[index] === undefined ? [] : [[text, dates[index]]])),
  );
}

interface WrittenChapter {
  readonly chapter: ChapterDocument;
  readonly doubts: readonly TextDoubt[];
}

function writeChapter(
  { title, texts }: OutlineChapter,
  bookTitle: string,
  language: RecordLanguage,
  dates: ReadonlyMap<OutlineText, ResolvedDates>,
): WrittenChapter {
  const shortened = shortTitle(title ?? bookTitle);
  const written: TextDocument[] = [];
  const doubts: TextDoubt[] = [];
  for (const text of texts) {
    const result = writeTexts(text, dates.get(text), language);
    doubts.push(...result.doubts.map((doubt) => ({ ...doubt, text: written.length + doubt.text })));
    written.push(...result.texts);
  }
  const days = written.flatMap(({ text_date, text_enddate }) =>
    [text_date, text_enddate].filter((day) => day !== null),
  );
  const sorted = days.toSorted();
  return {
    chapter: {
      chapter_title: isVisible(shortened) ? shortened : bookTitle,
      chapter_title_en: isVisible(shortened) ? shortened : bookTitle,
      chapter_fromdate: sorted[0] ?? null,
      chapter_todate: sorted.at(-1) ?? null,
      texts: written,
    },
    doubts,
  };
}

function checkBounds(chapters: readonly ChapterDocument[]): void {
  const { chapters: most, texts, textsOfChapter } = documentBounds;
  const count = chapters.reduce((sum, chapter) => sum + chapter.texts.length, 0);
  const largest = chapters.reduce((max, chapter) => Math.max(max, chapter.texts.length), 0);
  if (chapters.length > most)
    throw new BookFileError('too-many-texts', `${chapters.length} chapters, at most ${most}`);
  if (count > texts) throw new BookFileError('too-many-texts', `${count} texts, at most ${texts}`);
  if (largest > textsOfChapter)
    throw new BookFileError('too-many-texts', `${largest} texts in a chapter, at most ${textsOfChapter}`);
}

function shorten(words: string): string {
  const line = cleanText(words).replaceAll(/\s+/g, ' ').trim();
  return line.length <= longestWords ? line : `${cleanText(line.slice(0, longestWords - 1))}…`;
}
