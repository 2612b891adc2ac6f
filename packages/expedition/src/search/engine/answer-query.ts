import { countImages, type ImageCounts } from '../../places/images.ts';
import { findDateHits, indexPlaceDates, type PlaceDates } from '../dates/date-hits.ts';
import type { Confidence, WordFinder, WordOptions } from './find-words.ts';
import { createWordFinder } from './find-words.ts';
import { nearestStops } from '../points/nearest-stops.ts';
import { readCoordinates } from '../points/read-coordinates.ts';
import { readDates } from '../dates/read-dates.ts';
import type { Query } from '../read-query.ts';
import type { DateHit, HitCounts, SearchHit } from '../search-answer.ts';
import type { SearchInput } from '../search-input.ts';
import { splitDate } from '../dates/split-date.ts';

/** The result of a query in one keyboard layout. */
export interface QueryAnswer {
  readonly hits: readonly SearchHit[];
  readonly counts: HitCounts;
  readonly captionCounts: ImageCounts;
  readonly confidence: Confidence;
}

/** Answers a query, optionally without fuzzy matches. */
export type AnswerQuery = (query: Query, options: WordOptions) => QueryAnswer;

/** The search indexes. */
interface Indexes {
  readonly dates: PlaceDates;
  readonly finder: WordFinder;
}

/** Builds the indexes and returns the function that queries them. */
export function createQueryAnswerer(input: SearchInput): AnswerQuery {
  const indexes = { dates: indexPlaceDates(input.places), finder: createWordFinder(input) };
  return (query, options) => {
    const point = readCoordinates(query.text);
    if (point !== null) {
      const hit = nearestStops(input.places, point, options.limit);
      return { hits: [hit], counts: hitCounts({ coordinates: 1 }), captionCounts: noCaptions, confidence: 3 };
    }
    const date = readDates(query.text);
    const dateHits = date === null ? [] : findDateHits(indexes.dates, date);
    if (dateHits.length > 0) return answerDate(indexes, query, dateHits, options);
    return answerDatedWords(indexes, query, options) ?? answerWords(indexes, query, options);
  };
}

function answerWords({ finder }: Indexes, query: Query, options: WordOptions): QueryAnswer {
  const found = finder.find(query.words, options);
  const { places, people, texts, captions, works, counts, captionCounts, confidence } = found;
  const hits = [...places, ...people, ...texts, ...captions, ...works];
  return { hits, counts: hitCounts(counts), captionCounts, confidence };
}

/** A date alone: names containing the date, the places of its days, and the texts of its days. */
function answerDate(
  { finder }: Indexes,
  query: Query,
  dateHits: readonly DateHit[],
  options: WordOptions,
): QueryAnswer {
  const found = finder.find(query.words, { ...options, includeGuesses: false });
  const ofDays = finder.textsOfDays(dateHits, options);
  // When there are no texts of these days, the texts may contain the words of the date.
  const texts = ofDays.count > 0 ? ofDays : { hits: found.texts, count: found.counts.text };
  return {
    hits: [
      ...found.places,
      ...found.people,
      ...dateHits.slice(0, options.limit),
      ...texts.hits,
      ...found.captions,
      ...found.works,
    ],
    counts: hitCounts({ ...found.counts, text: texts.count, date: dateHits.length }),
    captionCounts: found.captionCounts,
    confidence: 3,
  };
}

/**
 * A name with a date: the places of that name on these days, and the texts of these days that contain the name. Null
 * when the query has no date, is a name as a whole, or matches nothing on these days. When the name is known but not on
 * these days, both the places and the days are returned.
 */
function answerDatedWords(
  { dates, finder }: Indexes,
  query: Query,
  options: WordOptions,
): QueryAnswer | null {
  const dated = splitDate(query.text);
  const dateHits = dated === null ? [] : findDateHits(dates, dated.date);
  if (dated === null || dateHits.length === 0) return null;
  if (finder.find(query.words, { ...options, limit: 1, includeGuesses: false }).counts.place > 0) return null;
  const { words } = dated.query;
  const then = { placeIds: new Set(dateHits.flatMap(({ placeIds }) => placeIds)), days: dateHits };
  const found = finder.findOnDays(words, then, options);
  const places = found.counts.place > 0 ? found : finder.find(words, options);
  if (places.confidence === 0 && found.confidence === 0) return null;
  const ofDays = finder.textsOfDays(dateHits, options);
  const texts = found.texts.length > 0 ? { hits: found.texts, count: found.counts.text } : ofDays;
  // Other places of the date are shown only for a day: those of a month or a year would be too many.
  const others = found.counts.place > 0 ? dateHits.filter(({ precision }) => precision === 'day') : dateHits;
  return {
    hits: [...places.places, ...others.slice(0, options.limit), ...texts.hits],
    counts: hitCounts({ place: places.counts.place, date: others.length, text: texts.count }),
    captionCounts: noCaptions,
    confidence: found.counts.place > 0 ? 3 : places.confidence,
  };
}

/** The counts of an answer without captions. */
export const noCaptions = countImages([]);

/** Fills in 0 for missing counts. */
export function hitCounts(counts: Partial<HitCounts>): HitCounts {
  return { place: 0, date: 0, coordinates: 0, person: 0, text: 0, caption: 0, work: 0, ...counts };
}
