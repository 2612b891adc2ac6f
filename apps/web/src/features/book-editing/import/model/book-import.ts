import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import type { BookReading, Doubt, LeftOut } from '@cae-map/contract/entities/books/book-reading';
import type { BookFormat, DoubtKind } from '@cae-map/contract/entities/books/book-files';
import { invalidDate } from '../../../../ui/workbench/kind/form-field.ts';

/** A text of a file, with a key that it keeps while its neighbours change. */
export interface ImportedText extends TextDocument {
  readonly key: string;
}

/** A chapter of a file. */
export interface ImportedChapter extends Omit<ChapterDocument, 'texts'> {
  readonly key: string;
  readonly texts: readonly ImportedText[];
}

/** A doubt about a text that an editor has not settled. */
export interface OpenDoubt extends Pick<Doubt, 'kind' | 'words'> {
  readonly key: string;
  readonly textKey: string;
}

/** The fields of the book itself. */
export type ImportedBookFields = Omit<BookDocument, 'chapters'>;

/** A file that was read, as an editor corrects it before the book is added. */
export interface BookImport {
  readonly fileName: string;
  readonly format: BookFormat;
  readonly leftOut: readonly LeftOut[];
  readonly book: ImportedBookFields;
  readonly chapters: readonly ImportedChapter[];
  readonly doubts: readonly OpenDoubt[];
}

/** The fields of a text that an editor corrects before the import; its words are edited afterwards. */
export type CorrectedFields = Partial<
  Pick<TextDocument, 'text_date' | 'text_enddate' | 'date_format' | 'text_onplace' | 'text_onplace_en'>
>;

/** Begins the correction of what was read of a file. */
export function toBookImport(fileName: string, reading: BookReading): BookImport {
  const { chapters, ...book } = reading.book;
  return {
    fileName,
    format: reading.format,
    leftOut: reading.left_out,
    book,
    chapters: chapters.map((chapter, index) => ({
      ...chapter,
      key: String(index),
      texts: chapter.texts.map((text, position) => ({ ...text, key: keyOf(index, position) })),
    })),
    doubts: reading.doubts.map(({ kind, words, chapter, text }, index) => ({
      key: String(index),
      kind,
      words,
      textKey: keyOf(chapter, text),
    })),
  };
}

const keyOf = (chapter: number, text: number): string => `${chapter}.${text}`;

/** The book as it is sent: the dates of a chapter are those of its texts, if these have any. */
export function toBookDocument({ book, chapters }: Pick<BookImport, 'book' | 'chapters'>): BookDocument {
  return {
    ...book,
    chapters: chapters.map(({ key: _chapter, ...chapter }) => ({
      ...chapter,
      ...datesOfChapter(chapter),
      texts: chapter.texts.map(({ key: _text, ...text }) => text),
    })),
  };
}

function datesOfChapter({
  texts,
  chapter_fromdate,
  chapter_todate,
}: Pick<ImportedChapter, 'texts' | 'chapter_fromdate' | 'chapter_todate'>): Pick<
  ImportedChapter,
  'chapter_fromdate' | 'chapter_todate'
> {
  const days = texts
    .flatMap(({ text_date, text_enddate }) => [text_date, text_enddate])
    .filter((day) => day !== null)
    .toSorted();
  return { chapter_fromdate: days[0] ?? chapter_fromdate, chapter_todate: days.at(-1) ?? chapter_todate };
}

/** The doubts that a correction of the dates settles. */
const dateDoubts: ReadonlySet<DoubtKind> = new Set<DoubtKind>([
  'no-date',
  'date-without-year',
  'relative-date',
  'old-style-date',
  'date-before-previous',
  'date-outside-expedition',
  'two-dates',
]);

/** Corrects fields of a text. A correction of its dates settles the doubts about them, unless what was typed is no date. */
export function correctText(imported: BookImport, textKey: string, fields: CorrectedFields): BookImport {
  const changesDates = 'text_date' in fields || 'text_enddate' in fields || 'date_format' in fields;
  const isValid = fields.text_date !== invalidDate && fields.text_enddate !== invalidDate;
  return {
    ...changeTexts(imported, (texts) =>
      texts.map((text) => (text.key === textKey ? { ...text, ...fields } : text)),
    ),
    doubts: imported.doubts.filter(
      (doubt) => !(changesDates && isValid && doubt.textKey === textKey && dateDoubts.has(doubt.kind)),
    ),
  };
}

/** Joins a text with the one before it in its chapter, whose dates and heading stay. */
export function joinWithPrevious(imported: BookImport, textKey: string): BookImport {
  return withoutDoubtsOf(
    changeTexts(imported, (texts) => {
      const index = texts.findIndex(({ key }) => key === textKey);
      const [previous, text] = [texts[index - 1], texts[index]];
      if (previous === undefined || text === undefined) return texts;
      const joined = {
        ...previous,
        text_content: previous.text_content + text.text_content,
        text_content_en: previous.text_content_en + text.text_content_en,
        related_image_ids: [...new Set([...previous.related_image_ids, ...text.related_image_ids])],
      };
      return [...texts.slice(0, index - 1), joined, ...texts.slice(index + 1)];
    }),
    textKey,
  );
}

/** Leaves a text out of the import. */
export function leaveTextOut(imported: BookImport, textKey: string): BookImport {
  return withoutDoubtsOf(
    changeTexts(imported, (texts) => texts.filter(({ key }) => key !== textKey)),
    textKey,
  );
}

/** Settles a doubt: the text is right. */
export function settleDoubt(imported: BookImport, key: string): BookImport {
  return { ...imported, doubts: imported.doubts.filter((doubt) => doubt.key !== key) };
}

/** Changes fields of the book. */
export function correctBook(imported: BookImport, fields: Partial<ImportedBookFields>): BookImport {
  return { ...imported, book: { ...imported.book, ...fields } };
}

/** Changes the titles of a chapter. */
export function correctChapter(
  imported: BookImport,
  chapterKey: string,
  fields: Partial<Pick<ChapterDocument, 'chapter_title' | 'chapter_title_en'>>,
): BookImport {
  return {
    ...imported,
    chapters: imported.chapters.map((chapter) =>
      chapter.key === chapterKey ? { ...chapter, ...fields } : chapter,
    ),
  };
}

/** Appends the texts of a chapter to the one before it, whose titles stay. */
export function joinChapter(imported: BookImport, chapterKey: string): BookImport {
  const { chapters } = imported;
  const index = chapters.findIndex(({ key }) => key === chapterKey);
  const [previous, chapter] = [chapters[index - 1], chapters[index]];
  if (previous === undefined || chapter === undefined) return imported;
  const joined = { ...previous, texts: [...previous.texts, ...chapter.texts] };
  return { ...imported, chapters: [...chapters.slice(0, index - 1), joined, ...chapters.slice(index + 1)] };
}

function changeTexts(
  imported: BookImport,
  change: (texts: readonly ImportedText[]) => readonly ImportedText[],
): BookImport {
  return {
    ...imported,
    chapters: imported.chapters.map((chapter) => ({ ...chapter, texts: change(chapter.texts) })),
  };
}

function withoutDoubtsOf(imported: BookImport, textKey: string): BookImport {
  return { ...imported, doubts: imported.doubts.filter((doubt) => doubt.textKey !== textKey) };
}

/** A text with its chapter. */
export interface LocatedText {
  readonly chapter: ImportedChapter;
  readonly text: ImportedText;
}

/** The texts by their keys. */
export function indexTexts({ chapters }: Pick<BookImport, 'chapters'>): ReadonlyMap<string, LocatedText> {
  return new Map(
    chapters.flatMap((chapter) => chapter.texts.map((text) => [text.key, { chapter, text }] as const)),
  );
}
