import { fieldsInLanguage } from '../book-language.ts';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextDocument } from '@cae-map/contract/entities/books/book-document';
import { textBounds } from '@cae-map/contract/entities/books/text-bounds';
import { cleanText } from '@cae-map/contract/text';
import { isVisible } from '@cae-map/contract/visible-character';
import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import type { DoubtKind } from '@cae-map/contract/entities/books/book-files';
import { escapeText } from '../html/escape.ts';
import type { EntryStart } from './entry-start.ts';
import type { OutlineText } from './outline.ts';
import type { ResolvedDates } from './resolve-dates.ts';
import { splitLongText } from './split-long-text.ts';
import { languageOfText } from './text-language.ts';

/** A doubt about one of several texts. */
export interface TextDoubt {
  readonly kind: DoubtKind;
  /** The index of the text. */
  readonly text: number;
  readonly words: string;
}

/** The texts that one text of a file becomes, with the doubts about them. */
export interface WrittenTexts {
  readonly texts: readonly TextDocument[];
  readonly doubts: readonly TextDoubt[];
}

const undated: ResolvedDates = {
  text_date: null,
  text_enddate: null,
  date_format: exactDateFormat,
  doubts: [],
};

/** Writes one text of a file, in several parts if it is longer than a text may be. Only the first part has the place. */
export function writeTexts(
  outline: OutlineText,
  dates: ResolvedDates = undated,
  ofBook: RecordLanguage,
): WrittenTexts {
  const fullHeading = headingOf(outline, dates);
  const isHeadingTooLong = fullHeading.length > textBounds.heading;
  const place = isHeadingTooLong ? '' : cleanText(fullHeading);
  const heading = isHeadingTooLong ? [`<p>${escapeText(fullHeading)}</p>`] : [];
  const html = cleanText([...heading, ...outline.parts].join(''));
  const language = languageOfText(html === '' ? place : html, ofBook);
  const parts = splitLongText(html, textBounds.content);
  const texts = parts.map((part, index) => textDocument(part, index === 0 ? place : '', language, dates));
  const beginning = readMarkedText(html.slice(0, 2000)).text.slice(0, 100);
  const words = outline.start?.words ?? '';
  const doubts: TextDoubt[] = [
    ...(outline.start === null
      ? [{ kind: 'no-date' as const, text: 0, words: place === '' ? beginning : place }]
      : []),
    ...dates.doubts.map((kind) => ({ kind, text: 0, words })),
    ...innerDoubts(outline),
    ...(isVisible(beginning)
      ? []
      : [{ kind: 'empty-text' as const, text: 0, words: words === '' ? place : words }]),
    ...parts.slice(1).map((part, index) => ({
      kind: 'long-text' as const,
      text: index + 1,
      words: readMarkedText(part.slice(0, 2000)).text.slice(0, 100),
    })),
  ];
  return { texts, doubts };
}

/** The place, with the words of a date that is not known: they are no longer part of the text and would be lost. */
function headingOf({ place, start }: OutlineText, { text_date }: ResolvedDates): string {
  const isLost = start !== null && start.isCertain && text_date === null;
  return [isLost ? start.words : '', place].filter((part) => part !== '').join(', ');
}

function textDocument(
  html: string,
  place: string,
  language: RecordLanguage,
  { text_date, text_enddate, date_format }: ResolvedDates,
): TextDocument {
  return {
    text_date,
    text_enddate,
    date_format,
    ...fieldsInLanguage({ content: html, heading: place }, language),
    related_image_ids: [],
  };
}

/** Doubts about paragraphs that begin with another date than the text, or with words such as 'the next day': it may be two texts. */
function innerDoubts({ start, innerStarts }: OutlineText): TextDoubt[] {
  return innerStarts.flatMap((inner): TextDoubt[] => {
    if (inner.date === null) return [{ kind: 'two-dates', text: 0, words: inner.words }];
    const isSame = start?.date != null && isSameDay(start, inner);
    return isSame || inner.date.precision !== 'day'
      ? []
      : [{ kind: 'two-dates', text: 0, words: inner.words }];
  });
}

function isSameDay(a: EntryStart, b: EntryStart): boolean {
  const [first, second] = [a.date?.first, b.date?.first];
  return first?.month === second?.month && first?.day === second?.day;
}
