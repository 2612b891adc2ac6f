import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readRecordLanguage } from '../book-language.ts';
import type { ChapterDocument, TextDocument } from '@cae-map/contract/entities/books/book-document';
import { textOf, type MarkupElement } from '../html/markup.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import { keepStoredHtml } from '../own-files/stored-html.ts';
import { readBraces, type Attributes } from '../own-files/attributes.ts';
import { readChapterLine, readEntry } from '../own-files/entry-lines.ts';
import { readBookFields } from '../own-files/book-fields.ts';
import { checkOwnBook, type OwnBook } from '../own-files/own-book.ts';
import { languageOfText } from '../recognise/text-language.ts';
import { createBlockReader } from './read-own-blocks.ts';
import { noHeading, ownFormat } from './styles.ts';

/** The first paragraphs of a document, among which the fields of the book are. */
const searchedParagraphs = 20;

interface OpenText {
  readonly fields: Omit<TextDocument, 'text_content' | 'text_content_en'>;
  readonly html: Record<RecordLanguage, string>;
}

interface OpenChapter {
  readonly fields: Omit<ChapterDocument, 'texts'>;
  readonly texts: OpenText[];
}

/** The fields of a book of `writeDocx`, from the HTML of the document; null for another document. They may have lost their style. */
export function findOwnFields(root: MarkupElement): Attributes | null {
  const dataOf = createDataReader(root);
  for (const child of root.children.slice(0, searchedParagraphs)) {
    const fields = typeof child === 'object' ? dataOf(child) : null;
    if (fields?.['format'] === ownFormat) return fields;
  }
  return null;
}

/**
 * Reads a book of `writeDocx`, also after it was changed in Word: a changed heading is read again, and a text without fields is one of the
 * languages of its letters.
 * @throws {BookFileError} with the code `invalid-document` for a field that a book cannot have
 */
export function readOwnDocx(root: MarkupElement, fields: Attributes): OwnBook {
  const leftOut = new LeftOutCounter();
  const dataOf = createDataReader(root);
  const readBlock = createBlockReader(root, fields['origin'] ?? '', leftOut);
  const title = readTitle(root, fields);
  const chapters: OpenChapter[] = [];
  let language: RecordLanguage | null = null;
  let previous: string | null = null;
  const addChapter = (line: string, attributes: Attributes | null): OpenChapter => {
    const chapter = { fields: readChapterLine(line, attributes), texts: [] };
    chapters.push(chapter);
    return chapter;
  };
  const addText = (line: string, attributes: Attributes | null): OpenText => {
    const heading = line === noHeading ? '' : line;
    const text: OpenText = { fields: readEntry(heading, attributes, previous), html: { ru: '', en: '' } };
    previous = text.fields.text_date ?? previous;
    (chapters.at(-1) ?? addChapter(title, null)).texts.push(text);
    return text;
  };
  const elements = root.children.filter((child) => typeof child === 'object');
  for (const [index, element] of elements.entries()) {
    const data = dataOf(element);
    const next = elements[index + 1];
    const ofHeading = next === undefined ? null : dataOf(next);
    if (element.attributes['class'] === 'title' || data?.['format'] === ownFormat) continue;
    if (element.name === 'h1') {
      addChapter(textOf(element), ofHeading);
      language = null;
    } else if (element.name === 'h2') {
      addText(textOf(element), ofHeading);
      language = null;
    } else if (data?.['lang'] !== undefined) language = readRecordLanguage(data['lang']);
    else if (data === null) {
      const html = readBlock(element);
      if (html === '') continue;
      const text = chapters.at(-1)?.texts.at(-1) ?? addText('', null);
      text.html[language ?? languageOfText(html, 'ru')] += html;
    }
  }
  const book = checkOwnBook({
    ...readBookFields(fields, title),
    chapters: chapters.map((chapter) => ({
      ...chapter.fields,
      texts: chapter.texts.map((text) => ({
        ...text.fields,
        text_content: keepStoredHtml(text.html.ru, leftOut),
        text_content_en: keepStoredHtml(text.html.en, leftOut),
      })),
    })),
  });
  return { book, leftOut: leftOut.list() };
}

function readTitle(root: MarkupElement, fields: Attributes): string {
  const element = root.children.find(
    (child) => typeof child === 'object' && child.attributes['class'] === 'title',
  );
  const line = typeof element === 'object' ? textOf(element).trim() : '';
  const written = fields['title'];
  return written !== undefined && written.replaceAll(/\s+/gu, ' ').trim() === line ? written : line;
}

/** The names with which lines of fields begin. */
const firstFields = ['format', 'chapter', 'date', 'lang'] as const;

/**
 * Creates the function that returns the attributes of a line of fields, or null for another paragraph. In a document that has lost its styles,
 * lines of fields are those with the names of fields.
 */
function createDataReader(root: MarkupElement): (element: MarkupElement) => Attributes | null {
  const isStyled = root.children.some((child) => typeof child === 'object' && isDataStyle(child));
  return (element) => {
    if (element.name !== 'p' || (isStyled && !isDataStyle(element))) return null;
    const { text, attributes } = readBraces(textOf(element));
    const isData = attributes !== null && firstFields.some((name) => attributes[name] !== undefined);
    return isData && text.trim() === '' ? attributes : null;
  };
}

function isDataStyle({ attributes }: MarkupElement): boolean {
  return attributes['class'] === 'data';
}
