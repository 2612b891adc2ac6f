import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readMonth } from '../../search/dates/month-names.ts';
import { fold } from '../../search/words/fold.ts';

/** A date in the prose of a text. A null day or year is not written beside the month. */
export interface WrittenDate {
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number | null;
  /** UTF-16 offsets in the text, the end excluded. */
  readonly start: number;
  readonly end: number;
}

/** '14 окт. 1925 г.', '4 и 5 октября', '8-го июня'; the days of a list share the month. */
const dayBeforeMonth =
  /(?<![\p{L}\d.,])(?<days>\d{1,2}(?:-?(?:го|е|st|nd|rd|th|му|м))?(?:\s*(?:[–—,-]|и|на|по|до|and|to|or|или)\s*\d{1,2}(?:-?(?:го|е|st|nd|rd|th|му|м))?){0,9})[\s\u00a0]+(?:of\s+)?(?<month>\p{L}{3,9})(?:[.,]?[\s\u00a0]+(?<year>1[5-9]\d\d|20\d\d))?/gu;
/** 'October 14, 1925', 'Oct. 14', 'June 8 and 9'. */
const dayBehindMonth =
  /(?<!\p{L})(?<month>\p{Lu}\p{L}{2,8})\.?[\s\u00a0]+(?<days>\d{1,2}(?:st|nd|rd|th)?(?:\s*(?:[–—,-]|and|to)\s*\d{1,2}(?:st|nd|rd|th)?(?!\d)){0,9})(?!\d)(?:,?[\s\u00a0]+(?<year>1[5-9]\d\d|20\d\d))?/gu;
/** 'в июне', 'June 1926'. */
const monthAlone =
  /(?<![\p{L}-])(?<month>\p{L}{3,9})(?![\p{L}-])(?:[\s\u00a0]+(?<year>1[5-9]\d\d|20\d\d))?/gu;

/**
 * The dates of a text that name a month, in order: a day and month, or a month, with the year if it follows. Days without a month ('the
 * 17th') are numbers. English names of months have a capital letter, so that the verb 'may' is none.
 */
export function readWrittenDates(text: string, language: RecordLanguage): WrittenDate[] {
  const found: WrittenDate[] = [];
  /** The characters of the found dates, so that a text with many dates is read in linear time. */
  const taken = new Uint8Array(text.length);
  const isFree = (start: number, end: number): boolean => !taken.subarray(start, end).includes(1);
  const patterns =
    language === 'en' ? [dayBeforeMonth, dayBehindMonth, monthAlone] : [dayBeforeMonth, monthAlone];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const { month: name = '', days = '', year } = match.groups ?? {};
      const month = monthOf(name, language, days === '');
      if (month === null || !isFree(match.index, end)) continue;
      const position = { month, year: year === undefined ? null : Number(year), start: match.index, end };
      const written = days.match(/\d+/g)?.map(Number) ?? [null];
      for (const day of written)
        if (day === null || (day >= 1 && day <= 31)) {
          found.push({ ...position, day });
          taken.fill(1, match.index, end);
        }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** An abbreviation is a month only beside a day. */
function monthOf(name: string, language: RecordLanguage, isAlone: boolean): number | null {
  const folded = fold(name);
  if (language === 'en') {
    if (!/^\p{Lu}/u.test(name)) return null;
    return englishMonth(folded, isAlone);
  }
  return /^\p{Ll}/u.test(name) && russianMonth.test(folded) ? readMonth(folded) : null;
}

const englishNames =
  'january february march april may june july august september october november december'.split(' ');

function englishMonth(folded: string, isAlone: boolean): number | null {
  const month = englishNames.findIndex(
    (name) => name === folded || (!isAlone && name.startsWith(folded) && folded.length >= 3),
  );
  return month === -1 ? null : month + 1;
}

/** Folded Russian names of months in all cases, and their abbreviations; й is и. */
const russianMonth =
  /^(?:(?:янв|фев|февр|апр|авг|сен|сент|окт|ноя|нояб|дек)|(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)(?:ь|я|ю|ем|е)|(?:март|август)(?:|а|у|ом|е)|ма(?:и|я|ю|ем|е))$/;
