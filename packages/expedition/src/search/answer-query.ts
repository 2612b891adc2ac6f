import type { Language } from '@cae-map/contract/enumerations';
import { contentLanguageOf } from '../titles.ts';
import { findDateHits, placeDates } from './date-hits.ts';
import type { FoundItems } from './find-texts.ts';
import { linkWords } from './kind-words.ts';
import { nearestStops } from './nearest-stops.ts';
import { findPlaceHits } from './place-hits.ts';
import { placeNames } from './place-names.ts';
import { isTelling, type FoundPlace } from './rate-names.ts';
import { readCoordinates } from './read-coordinates.ts';
import { readDate } from './read-date.ts';
import type { Query } from './read-query.ts';
import type { CaptionHit, HitCounts, SearchHit, TextHit } from './search-answer.ts';
import type { SearchInput } from './search-input.ts';
import { findCaptionHits, findTextHits, indexCaptions, indexTexts } from './text-hits.ts';

export interface SearchOptions {
  /** The reader's language. */
  readonly language: Language;
  /** The most hits of each kind, and the most stops near a point. */
  readonly limit: number;
}

/**
 * How surely something found is what was asked for: 0 for nothing, 1 for what is only like it, 2 for names and words that
 * hold it, 3 for a whole name, a date or a point.
 */
export type Sureness = 0 | 1 | 2 | 3;

/** What was found for a query as it stands. */
export interface QueryAnswer {
  readonly hits: readonly SearchHit[];
  readonly counts: HitCounts;
  readonly sureness: Sureness;
}

/** Answers a query; without guesses only what is written so is found. */
export type AnswerQuery = (
  query: Query,
  options: SearchOptions & { readonly areGuessesTaken: boolean },
) => QueryAnswer;

/** Indexes what can be found and gives the function that finds it. */
export function queryAnswerer(input: SearchInput): AnswerQuery {
  const dates = placeDates(input.places);
  const findWords = wordFinder(input);
  return (query, options) => {
    const point = readCoordinates(query.text);
    if (point !== null) {
      const hit = nearestStops(input.places, point, options.limit);
      return { hits: [hit], counts: hitCounts({ coordinates: 1 }), sureness: 3 };
    }
    const asked = readDate(query.text);
    const dateHits = asked === null ? [] : findDateHits(dates, asked);
    const found = findWords(query.words, {
      ...options,
      areGuessesTaken: options.areGuessesTaken && dateHits.length === 0,
    });
    return {
      hits: [...found.places, ...dateHits.slice(0, options.limit), ...found.texts],
      counts: { ...found.counts, date: dateHits.length },
      sureness: dateHits.length > 0 ? 3 : found.sureness,
    };
  };
}

interface FoundWords {
  readonly places: readonly SearchHit[];
  /** Hits in texts and captions. */
  readonly texts: readonly SearchHit[];
  readonly counts: HitCounts;
  readonly sureness: Sureness;
}

type FindWords = (
  words: readonly string[],
  options: SearchOptions & { readonly areGuessesTaken: boolean },
) => FoundWords;

function wordFinder(input: SearchInput): FindWords {
  const names = placeNames(input.places, input.aliases);
  const texts = indexTexts(input.texts);
  const captions = indexCaptions(input.captions);
  return (words, { language, limit, areGuessesTaken }) => {
    const telling = words.filter((word) => !linkWords.has(word));
    const findIn = (areGuessesTaken: boolean): readonly FoundItems<TextHit | CaptionHit>[] => {
      const options = { language: contentLanguageOf(language), limit, areGuessesTaken };
      return [
        findTextHits(texts, input.texts, telling, options),
        findCaptionHits(captions, input.captions, telling, options),
      ];
    };
    const written = findIn(false);
    // A word that stands in the texts is no misspelt name.
    const isWord = written.some((found) => found.isWritten);
    const guesses = areGuessesTaken ? (isWord ? 'besideOthers' : 'always') : 'never';
    const places = findPlaceHits(names, words, { language, limit, guesses });
    const isNothingFound = places.count === 0 && written.every((found) => found.count === 0);
    const [inTexts, inCaptions] = areGuessesTaken && isNothingFound ? findIn(true) : written;
    return {
      places: places.hits,
      texts: [...(inTexts?.hits ?? []), ...(inCaptions?.hits ?? [])],
      counts: hitCounts({
        place: places.count,
        text: inTexts?.count ?? 0,
        caption: inCaptions?.count ?? 0,
      }),
      sureness: surenessOf(
        places.best,
        written.some((found) => found.count > 0),
      ),
    };
  };
}

function surenessOf(best: FoundPlace | null, isInTexts: boolean): Sureness {
  if (best?.isWholeName === true) return 3;
  if (isInTexts || (best !== null && !best.isGuess && isTelling(best))) return 2;
  return best === null ? 0 : 1;
}

/** Counts of hits, 0 where nothing is said. */
export function hitCounts(counts: Partial<HitCounts>): HitCounts {
  return { place: 0, date: 0, coordinates: 0, text: 0, caption: 0, ...counts };
}
