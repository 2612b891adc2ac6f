import type { Language } from '@cae-map/contract/enumerations';
import type { CivilDate } from './calendar.ts';
import type { DatePrecision } from './stays.ts';

/** How one language formats dates. Our own tables, because `Intl` formats differently in different browsers. */
export interface DateLocale {
  /**
   * Formats the units of a date from the largest to the smallest, down to the precision. `isGenitive` is true after a
   * preposition, which takes the genitive in Russian.
   */
  units(date: CivilDate, precision: DatePrecision, isGenitive: boolean): readonly string[];
  /** Joins the units of one date. */
  join(units: readonly string[]): string;
  /** Formats a range of two dates; shared units are written once. */
  range(from: readonly string[], to: readonly string[]): string;
  /** Formats a list of days in chronological order; units that a day shares with the next one are written once. */
  list(days: readonly (readonly string[])[]): string;
  about(words: string): string;
  until(words: string): string;
  untilAbout(words: string): string;
}

const russianMonths = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(
  ' ',
);
const russianMonthsGenitive =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const englishMonths =
  'January February March April May June July August September October November December'.split(' ');

/** The number of leading (largest) units that two dates share. */
function sharedUnits(from: readonly string[], to: readonly string[]): number {
  const different = from.findIndex((unit, index) => unit !== to[index]);
  return different === -1 ? from.length : different;
}

const smallestFirst = (units: readonly string[]): string => units.toReversed().join(' ');

/** '2–18 September 1925', '26 August – 19 September 1925': no spaces around a dash between bare numbers. */
function europeanRange(from: readonly string[], to: readonly string[]): string {
  const start = from.slice(sharedUnits(from, to));
  return smallestFirst(start) + (start.length === 1 && isNumber(start[0]) ? '–' : ' – ') + smallestFirst(to);
}

/** '27, 28 February, 1, 2 March 1926'. */
function europeanList(days: readonly (readonly string[])[]): string {
  return days
    .map((day, index) => {
      const next = days[index + 1];
      return smallestFirst(next === undefined ? day : day.slice(sharedUnits(day, next)));
    })
    .join(', ');
}

/** '1926年2月27日、28日、3月1日'. */
function chineseList(days: readonly (readonly string[])[]): string {
  return days
    .map((day, index) => day.slice(index === 0 ? 0 : sharedUnits(days[index - 1] ?? [], day)).join(''))
    .join('、');
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d+$/.test(word);
}

function europeanUnits(
  date: CivilDate,
  precision: DatePrecision,
  months: readonly string[],
): readonly string[] {
  const units = [String(date.year), months[date.month - 1] ?? '', String(date.day)];
  return units.slice(0, unitCounts[precision]);
}

const unitCounts: Readonly<Record<DatePrecision, number>> = { year: 1, month: 2, day: 3 };

const russian: DateLocale = {
  units: (date, precision, isGenitive) =>
    europeanUnits(date, precision, precision === 'day' || isGenitive ? russianMonthsGenitive : russianMonths),
  join: smallestFirst,
  range: europeanRange,
  list: europeanList,
  about: (words) => `около ${words}`,
  until: (words) => `до ${words}`,
  untilAbout: (words) => `примерно до ${words}`,
};

const english: DateLocale = {
  units: (date, precision) => europeanUnits(date, precision, englishMonths),
  join: smallestFirst,
  range: europeanRange,
  list: europeanList,
  about: (words) => `about ${words}`,
  until: (words) => `until ${words}`,
  untilAbout: (words) => `until about ${words}`,
};

const chinese: DateLocale = {
  units: (date, precision) =>
    [`${date.year}年`, `${date.month}月`, `${date.day}日`].slice(0, unitCounts[precision]),
  join: (units) => units.join(''),
  range: (from, to) => `${from.join('')}至${to.slice(sharedUnits(from, to)).join('')}`,
  list: chineseList,
  about: (words) => `约${words}`,
  until: (words) => `至${words}`,
  untilAbout: (words) => `至约${words}`,
};

/** The date locale of every language. */
export const dateLocales: Readonly<Record<Language, DateLocale>> = { ru: russian, en: english, cn: chinese };
