import { textOf, visitElements, type MarkupElement } from '../html/markup.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import { checkOwnBook, type OwnBook } from '../own-files/own-book.ts';
import { elementsOf, findElement } from '../xml/parse-xml.ts';
import { imageOfPointer } from './tei-elements.ts';
import { teiApplication } from './tei-header.ts';
import { teiToText } from './tei-to-text.ts';

/**
 * Reads a document of `writeTei`; null for one of another program.
 * @param root the element `TEI`
 * @throws {BookFileError} with the code `invalid-document` for a book that was changed to an invalid one
 */
export function readOwnTei(root: MarkupElement): OwnBook | null {
  const header = findElement(root, 'teiHeader');
  if (header === undefined || !isOwn(header)) return null;
  const leftOut = new LeftOutCounter();
  const titles = findElement(header, 'fileDesc', 'titleStmt');
  const availability = findElement(header, 'fileDesc', 'publicationStmt', 'availability');
  const type = findElement(header, 'profileDesc', 'textClass', 'keywords', 'term');
  const book = checkOwnBook({
    book_type: type === undefined ? '' : textOf(type),
    book_title: textIn(titles, 'title', 'ru'),
    book_title_en: textIn(titles, 'title', 'en'),
    book_author: textIn(titles, 'author', 'ru'),
    book_author_en: textIn(titles, 'author', 'en'),
    book_rights: textIn(availability, 'p', 'ru'),
    book_rights_en: textIn(availability, 'p', 'en'),
    is_downloadable: availability?.attributes['status'] === 'free',
    chapters: divisionsOf(findElement(root, 'text', 'body'), 'chapter', leftOut).map((chapter) =>
      readChapter(chapter, leftOut),
    ),
  });
  return { book, leftOut: leftOut.list() };
}

function isOwn(header: MarkupElement): boolean {
  const application = findElement(header, 'encodingDesc', 'appInfo', 'application');
  return (
    application?.attributes['ident'] === teiApplication.ident &&
    application.attributes['version'] === teiApplication.version
  );
}

/** The text of the child with a name and a language. */
function textIn(parent: MarkupElement | undefined, name: string, language: string): string {
  const children = parent === undefined ? [] : elementsOf(parent);
  const found = children.find((child) => child.name === name && child.attributes['xml:lang'] === language);
  return found === undefined ? '' : textOf(found);
}

/** The divisions of a kind; other contents besides those that are read elsewhere are counted. */
function divisionsOf(
  parent: MarkupElement | undefined,
  type: string,
  leftOut: LeftOutCounter,
): readonly MarkupElement[] {
  return (parent === undefined ? [] : elementsOf(parent)).filter((child) => {
    if (child.name === 'div' && child.attributes['type'] === type) return true;
    const isKnown = ['head', 'dateline', 'note'].includes(child.name) || textOf(child).trim() === '';
    if (!isKnown) leftOut.add('unreadable-part', textOf(child));
    return false;
  });
}

function readChapter(chapter: MarkupElement, leftOut: LeftOutCounter): Readonly<Record<string, unknown>> {
  const { from, to } = dateOf(chapter);
  return {
    chapter_title: textIn(chapter, 'head', 'ru'),
    chapter_title_en: textIn(chapter, 'head', 'en'),
    chapter_fromdate: from ?? null,
    chapter_todate: to ?? null,
    texts: divisionsOf(chapter, 'entry', leftOut).map((entry) => readEntry(entry, leftOut)),
  };
}

function readEntry(entry: MarkupElement, leftOut: LeftOutCounter): Readonly<Record<string, unknown>> {
  const { when, from, to, type } = dateOf(entry);
  const texts = new Map(
    divisionsOf(entry, 'text', leftOut).map((text) => [
      text.attributes['xml:lang'],
      teiToText(text, leftOut),
    ]),
  );
  return {
    text_date: when ?? from ?? null,
    text_enddate: to ?? null,
    date_format: type,
    text_content: texts.get('ru') ?? '',
    text_content_en: texts.get('en') ?? '',
    text_onplace: textIn(entry, 'head', 'ru'),
    text_onplace_en: textIn(entry, 'head', 'en'),
    related_image_ids: imagesOf(entry),
  };
}

/** The attributes of the date in the dateline of a division. */
function dateOf(division: MarkupElement): Readonly<Record<string, string | undefined>> {
  return findElement(division, 'dateline', 'date')?.attributes ?? {};
}

function imagesOf(entry: MarkupElement): readonly number[] {
  const images: number[] = [];
  for (const note of elementsOf(entry).filter(({ attributes }) => attributes['type'] === 'images'))
    visitElements(note, ({ attributes }) => {
      const image = imageOfPointer(attributes['target'] ?? '');
      if (image !== null) images.push(image);
    });
  return images;
}
