import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { readCalendarDate } from '../dates/calendar.ts';
import { dateLocales } from '../dates/date-locales.ts';
import { exactDateFormat } from '../dates/stays.ts';
import { formatDate } from '../dates/format-dates.ts';
import type { ExpeditionDay } from '../days/expedition-day.ts';
import { getTitle } from '../texts/titles.ts';
import type { CaravanDay, Stretch } from './caravan-day.ts';

/** A day of the caravan in sentences. */
interface CaravanText {
  /** The day: `29 November 1926`. */
  readonly date: string;
  /** The place or the leg, short enough for a line: `Urga`, `on the way: Urumchi – Chuguchak`; or what is next. */
  readonly where: string;
  /** Further sentences: the day of the stay, the share of the leg, and how precisely the day is known. Empty if there is nothing. */
  readonly details: readonly string[];
}

interface Sentences {
  readonly onTheWay: (from: string, to: string) => string;
  readonly probably: (place: string) => string;
  readonly betweenJourneys: (from: string, to: string) => string;
  readonly dayOfStay: (day: number, of: number) => string;
  readonly share: (percent: number) => string;
  readonly stretch: (from: string, to: string) => string;
  readonly notExact: string;
  readonly before: (first: string) => string;
  readonly pause: (next: string) => string;
  readonly after: (last: string) => string;
  readonly unknown: string;
}

const russian: Sentences = {
  onTheWay: (from, to) => `в пути: ${from} — ${to}`,
  probably: (place) => `вероятно, ${place}`,
  betweenJourneys: (from, to) => `между двумя путешествиями: ${from} — ${to}`,
  dayOfStay: (day, of) => `${day}-й день стоянки из ${of}.`,
  share: (percent) => `Пройдено около ${percent} % пути между этими стоянками; положение вычислено.`,
  stretch: (from, to) => `Точный день неизвестен: это было между ${from} и ${to} года.`,
  notExact: 'Точный день неизвестен.',
  before: (first) => `Экспедиция ещё не началась. Её первый день — ${first} года.`,
  pause: (next) => `Путешествие окончено. Следующий день на карте — ${next} года.`,
  after: (last) => `Экспедиция завершилась. Её последний день — ${last} года.`,
  unknown: 'О днях экспедиции пока ничего не известно.',
};

const english: Sentences = {
  onTheWay: (from, to) => `on the way: ${from} – ${to}`,
  probably: (place) => `probably ${place}`,
  betweenJourneys: (from, to) => `between two journeys: ${from} – ${to}`,
  dayOfStay: (day, of) => `Day ${day} of ${of} of the stay.`,
  share: (percent) =>
    `About ${percent}% of the way between these stops is behind; the position is calculated.`,
  stretch: (from, to) => `The exact day is not known: it was between ${from} and ${to}.`,
  notExact: 'The exact day is not known.',
  before: (first) => `The expedition has not begun yet. Its first day is ${first}.`,
  pause: (next) => `The journey has ended. The next day on the map is ${next}.`,
  after: (last) => `The expedition has ended. Its last day was ${last}.`,
  unknown: 'Nothing is known of the days of the expedition yet.',
};

const sentencesOf: Readonly<Record<ContentLanguage, Sentences>> = { ru: russian, en: english };

/** Describes a day of the caravan. */
export function describeCaravanDay(caravan: CaravanDay, language: ContentLanguage): CaravanText {
  const sentences = sentencesOf[language];
  const date = formatDay(caravan.date, language);
  if (caravan.kind === 'day') {
    const { day, stretch } = caravan;
    const details = [...detailsOf(day, sentences), ...certaintyOf(day, stretch, language)];
    return { date, where: whereOf(day, language), details };
  }
  const { kind, previous, next } = caravan;
  const near = kind === 'after' ? previous : next;
  return {
    date,
    where: near === null ? sentences.unknown : sentences[kind](formatDay(near, language)),
    details: [],
  };
}

function whereOf({ where }: ExpeditionDay, language: ContentLanguage): string {
  const { onTheWay, probably, betweenJourneys } = sentencesOf[language];
  if (where.kind === 'stop') {
    const title = getTitle(where.at, language);
    return where.certainty === 'day' ? title : probably(title);
  }
  const [from, to] = [getTitle(where.from, language), getTitle(where.to, language)];
  return where.kind === 'leg' ? onTheWay(from, to) : betweenJourneys(from, to);
}

function detailsOf({ where }: ExpeditionDay, { dayOfStay, share }: Sentences): string[] {
  if (where.kind === 'stop')
    return where.certainty === 'day' && where.dayOfStay !== null && where.dayOfStay.of > 1
      ? [dayOfStay(where.dayOfStay.day, where.dayOfStay.of)]
      : [];
  return where.kind === 'leg' && where.position !== null ? [share(Math.round(where.share * 100))] : [];
}

function certaintyOf({ where }: ExpeditionDay, stretch: Stretch | null, language: ContentLanguage): string[] {
  if (where.certainty === 'day') return [];
  const sentences = sentencesOf[language];
  return [stretch === null ? sentences.notExact : sentences.stretch(...formatEnds(stretch, language))];
}

/** Both ends of a stretch; the month and the year that they share are written once: `1`, `28 November 1926`. */
function formatEnds({ from, to }: Stretch, language: ContentLanguage): [from: string, to: string] {
  const [first, last] = [readCalendarDate(from), readCalendarDate(to)];
  if (first === null || last === null) return [from, to];
  const locale = dateLocales[language];
  const [start, end] = [locale.units(first, 'day', true), locale.units(last, 'day', true)];
  const shared = start.findIndex((unit, index) => unit !== end[index]);
  return [locale.join(start.slice(Math.max(0, shared))), locale.join(end)];
}

function formatDay(date: string, language: ContentLanguage): string {
  return formatDate(date, exactDateFormat, language) ?? date;
}
