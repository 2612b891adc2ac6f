import type { ChapterDocument, TextDocument } from '@cae-map/contract/entities/books/book-document';
import { isCalendarDate } from '@cae-map/contract/calendar-date';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import { readHeadingStart } from '../recognise/entry-start.ts';
import { resolveDates } from '../recognise/resolve-dates.ts';
import type { Attributes } from './attributes.ts';

/*
 * The headings of texts and chapters in the files that we write for other programs. The attributes of a heading carry its fields exactly; a
 * heading that was changed in the other program is read again, so that the change is not lost.
 */

type ChapterFields = Omit<ChapterDocument, 'texts'>;
type TextFields = Omit<TextDocument, 'text_content' | 'text_content_en'>;

/** The heading of a text for readers: its dates and its place, in Russian unless the text is in English only; may be empty. */
export function entryHeading(text: TextDocument): string {
  return headingOf(text, text.text_content === '' && text.text_content_en !== '');
}

function headingOf(text: TextFields, isEnglish: boolean): string {
  const { text_date: date, text_enddate: enddate, date_format } = text;
  const dates = formatDateRange({ date, enddate, date_format }, isEnglish ? 'en' : 'ru');
  const place = isEnglish ? text.text_onplace_en : text.text_onplace;
  return oneLine([dates ?? '', place].filter((part) => part !== '').join(', '));
}

/** The fields of a text as attributes; fields that are empty are missing. */
export function entryAttributes(text: TextDocument): Attributes {
  return withoutEmpty({
    date: text.text_date ?? 'none',
    enddate: text.text_enddate ?? '',
    format: text.date_format === exactDateFormat ? '' : text.date_format,
    place: text.text_onplace,
    place_en: text.text_onplace_en,
    images: text.related_image_ids.join(','),
    heading: entryHeading(text) === headingOf(text, false) ? '' : 'en',
  });
}

/**
 * The fields of a text by its heading and attributes.
 * @param previous the date of the text before; a heading without a year has that of its date before the change, or of this one
 */
export function readEntry(
  heading: string,
  attributes: Attributes | null,
  previous: string | null,
): TextFields {
  const isEnglish = attributes?.['heading'] === 'en';
  const fields = attributes === null ? null : fieldsOf(attributes);
  const line = oneLine(heading);
  if (fields !== null && line === headingOf(fields, isEnglish)) return fields;
  const start = line === '' ? null : readHeadingStart(line);
  const known = fields?.text_date ?? previous;
  const yearOfHeading = known === null ? null : Number(known.slice(0, 4));
  const [dates] = resolveDates([{ start, yearOfHeading }], null);
  const place = start === null ? line : start.place;
  return {
    text_date: dates?.text_date ?? null,
    text_enddate: dates?.text_enddate ?? null,
    date_format: dates?.date_format ?? exactDateFormat,
    text_onplace: isEnglish ? (fields?.text_onplace ?? '') : place,
    text_onplace_en: isEnglish ? place : (fields?.text_onplace_en ?? ''),
    related_image_ids: fields?.related_image_ids ?? [],
  };
}

function fieldsOf(attributes: Attributes): TextFields {
  const images = (attributes['images'] ?? '').split(',').map(Number);
  return {
    text_date: dateOf(attributes['date']),
    text_enddate: dateOf(attributes['enddate']),
    date_format: attributes['format'] ?? exactDateFormat,
    text_onplace: attributes['place'] ?? '',
    text_onplace_en: attributes['place_en'] ?? '',
    related_image_ids: images.filter((id) => Number.isInteger(id) && id > 0),
  };
}

/** The fields of a chapter that its heading, the Russian title, does not carry. */
export function chapterAttributes(chapter: ChapterDocument): Attributes {
  return withoutEmpty({
    title: chapter.chapter_title === oneLine(chapter.chapter_title) ? '' : chapter.chapter_title,
    title_en: chapter.chapter_title_en === chapter.chapter_title ? '' : chapter.chapter_title_en,
    from: chapter.chapter_fromdate ?? '',
    to: chapter.chapter_todate ?? '',
  });
}

/** The fields of a chapter by its heading and attributes; a changed heading is the title in Russian. */
export function readChapterLine(heading: string, attributes: Attributes | null): ChapterFields {
  const line = oneLine(heading);
  const title = attributes?.['title'];
  const russian = title !== undefined && oneLine(title) === line ? title : line;
  return {
    chapter_title: russian,
    chapter_title_en: attributes?.['title_en'] ?? russian,
    chapter_fromdate: dateOf(attributes?.['from']),
    chapter_todate: dateOf(attributes?.['to']),
  };
}

function dateOf(value: string | undefined): string | null {
  return value !== undefined && isCalendarDate(value) ? value : null;
}

/** A text on one line, as headings of other programs contain it. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function withoutEmpty(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}
