import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { otherLanguage, textInLanguage } from '../book-language.ts';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import { imagePointer } from './tei-elements.ts';
import type { TeiOptions } from './tei-options.ts';
import { writeTeiHeader } from './tei-header.ts';
import { writeTextTei } from './text-to-tei.ts';

/** Writes a book as TEI P5 in the subset of `schema/cae-tei.rng`, which `readOwnTei` reads back exactly. */
export function writeTei(book: BookDocument, options: TeiOptions): Uint8Array {
  let first = 1;
  const chapters = book.chapters.map((chapter, index) => {
    const written = writeChapter(chapter, index + 1, first, options.language);
    first += chapter.texts.length;
    return written;
  });
  // The body of a document is not empty.
  const contents = chapters.length === 0 ? '<p/>' : chapters.join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:lang="${options.language}">
${writeTeiHeader(book, options)}
<text>
<body>
${contents}
</body>
</text>
</TEI>
`;
  return new TextEncoder().encode(xml);
}

function writeChapter(
  chapter: ChapterDocument,
  number: number,
  first: number,
  language: RecordLanguage,
): string {
  const dates = { from: chapter.chapter_fromdate, to: chapter.chapter_todate };
  const hasDates = dates.from !== null || dates.to !== null;
  return [
    `<div type="chapter" n="${number}">`,
    `<head xml:lang="ru">${escapeText(chapter.chapter_title)}</head>`,
    `<head xml:lang="en">${escapeText(chapter.chapter_title_en)}</head>`,
    ...(hasDates ? [`<dateline><date${writeXmlAttributes(present(dates))}/></dateline>`] : []),
    ...chapter.texts.map((text, index) => writeEntry(text, `t${first + index}`, language)),
    '</div>',
  ].join('\n');
}

function writeEntry(text: TextDocument, id: string, language: RecordLanguage): string {
  const order = [language, otherLanguage[language]];
  const written = order.filter((each) => textInLanguage(text, each).content !== '');
  const places = (['ru', 'en'] as const).flatMap((each) => {
    const { heading } = textInLanguage(text, each);
    return heading === '' ? [] : [`<head type="place" xml:lang="${each}">${escapeText(heading)}</head>`];
  });
  const parts = written.map((each) => {
    const other = otherLanguage[each];
    const corresp = written.includes(other) ? { corresp: `#${id}-${other}` } : {};
    const attributes = { type: 'text', 'xml:id': `${id}-${each}`, 'xml:lang': each, ...corresp };
    return writeTextTei(textInLanguage(text, each).content, attributes);
  });
  const images = text.related_image_ids.map((image) => `<ref target="${imagePointer(image)}"/>`).join('');
  return [
    `<div type="entry" xml:id="${id}">`,
    writeDateline(text, language),
    ...places,
    ...parts,
    ...(images === '' ? [] : [`<note type="images">${images}</note>`]),
    '</div>',
  ].join('\n');
}

/** The dates of an entry: `when` for one day, `from` and `to` for a range; `type` is the precision. */
function writeDateline(text: TextDocument, language: RecordLanguage): string {
  const { text_date: date, text_enddate: enddate, date_format } = text;
  const attributes = enddate === null ? { when: date } : { from: date, to: enddate };
  const words = formatDateRange({ date, enddate, date_format }, language) ?? '';
  return `<dateline><date${writeXmlAttributes({ type: date_format, ...present(attributes) })}>${escapeText(words)}</date></dateline>`;
}

function present(attributes: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    ),
  );
}
