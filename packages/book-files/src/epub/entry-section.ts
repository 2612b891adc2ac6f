import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextDocument } from '@cae-map/contract/entities/books/book-document';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { otherLanguage, placesOfText, textInLanguage } from '../book-language.ts';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import { epubMessages } from './epub-messages.ts';
import type { EpubOptions } from './epub-options.ts';
import { writeMapFigure } from './map-figure.ts';
import { writeTextXhtml } from './text-xhtml.ts';

/** An entry with its place in the book. */
export interface PlacedEntry {
  readonly text: TextDocument;
  /** The id of its section in the chapters of both languages. */
  readonly id: string;
  /** The file of the chapter in the other language; null if it is not written. */
  readonly otherFile: string | null;
}

/** The section of an entry in a chapter of the primary language. */
export function writeEntry({ text, id, otherFile }: PlacedEntry, options: EpubOptions): string {
  const { language, origin } = options;
  const { content, heading } = textInLanguage(text, language);
  const map = options.mapOf(text);
  return [
    `<section${writeXmlAttributes({ class: 'entry', id, ...entryAttributes(text) })}>`,
    writeHeading(text, heading, language),
    writeTextXhtml(content, origin, { class: 'text', 'data-cae-content': language }),
    map === null ? '' : writeMapFigure(map, `${id}-`),
    writeNote({ text, id, otherFile }, options),
    '</section>',
  ].join('\n');
}

/** The section of an entry in a chapter of the other language. */
export function writeTranslatedEntry({ text, id }: PlacedEntry, file: string, options: EpubOptions): string {
  const other = otherLanguage[options.language];
  const { content, heading } = textInLanguage(text, other);
  return [
    `<section${writeXmlAttributes({ class: 'entry', id, 'data-cae-translation': id })}>`,
    writeHeading(text, heading, other),
    writeTextXhtml(content, options.origin, { class: 'text', 'data-cae-content': other }),
    `<p class="links"><a href="${file}#${id}">${escapeText(epubMessages[other].translation)}</a></p>`,
    '</section>',
  ].join('\n');
}

/** What the heading of an entry shows: its dates, else its place, else a word for none. */
export function titleOfEntry(text: TextDocument, language: RecordLanguage): string {
  const { text_date: date, text_enddate: enddate, date_format } = text;
  const dates = formatDateRange({ date, enddate, date_format }, language);
  const { heading } = textInLanguage(text, language);
  // Months begin with a small letter in Russian.
  const title = dates === null ? null : dates.charAt(0).toLocaleUpperCase(language) + dates.slice(1);
  return title ?? (heading === '' ? epubMessages[language].undated : heading);
}

function writeHeading(text: TextDocument, heading: string, language: RecordLanguage): string {
  const title = titleOfEntry(text, language);
  const place = heading === '' || heading === title ? '' : `<p class="place">${escapeText(heading)}</p>`;
  return `<h2>${escapeText(title)}</h2>${place}`;
}

/** The translation as a note that pops up, which some programs hide, and the link to its chapter. */
function writeNote({ text, id, otherFile }: PlacedEntry, { language, origin }: EpubOptions): string {
  const other = otherLanguage[language];
  const { content } = textInLanguage(text, other);
  if (content === '' || otherFile === null) return '';
  const messages = epubMessages[language];
  const chapter = `<a href="${otherFile}#${id}">${escapeText(messages.chapterOfTranslation)}</a>`;
  return [
    `<p class="links"><a epub:type="noteref" role="doc-noteref" href="#${id}-note">${escapeText(messages.translation)}</a> · ${chapter}</p>`,
    `<aside epub:type="footnote" role="doc-footnote" class="note" id="${id}-note">`,
    writeTextXhtml(content, origin, { lang: other, 'xml:lang': other }),
    `<p class="links">${chapter}</p>`,
    '</aside>',
  ].join('\n');
}

function entryAttributes(text: TextDocument): Record<string, string> {
  return {
    'data-cae-entry': '',
    'data-date': text.text_date ?? '',
    'data-enddate': text.text_enddate ?? '',
    'data-date-format': text.date_format,
    'data-places': placesOfText(text).join(' '),
    'data-images': text.related_image_ids.join(' '),
    'data-onplace-ru': text.text_onplace,
    'data-onplace-en': text.text_onplace_en,
  };
}
