import type { Language } from '@cae-map/contract/enumerations';
import { toContentLanguage } from '../../texts/titles.ts';
import type { FoundItems } from '../texts/find-texts.ts';
import { functionWords } from '../words/optional-words.ts';
import { findPlaceHits } from '../names/place-hits.ts';
import { indexPlaceNames } from '../names/place-names.ts';
import { isSignificant, type FoundPlace } from '../names/rate-names.ts';
import type { CaptionHit, HitCounts, PlaceHit, TextHit } from '../search-answer.ts';
import type { SearchInput } from '../search-input.ts';
import type { QueriedDays } from '../texts/text-days.ts';
import {
  findCaptionHits,
  findTextHits,
  findTextsOfDays,
  indexCaptions,
  indexTexts,
} from '../texts/text-hits.ts';

export interface SearchOptions {
  /** The reader's language. */
  readonly language: Language;
  /** The most hits of each kind, and the most stops near a point. */
  readonly limit: number;
}

export interface WordOptions extends SearchOptions {
  /** Takes names and words that are only like those of the query, too. */
  readonly includeGuesses: boolean;
}

/**
 * How surely something found is what was asked for: 0 for nothing, 1 for what is only like it, 2 for names and words that
 * hold it, 3 for a whole name, a date or a point.
 */
export type Confidence = 0 | 1 | 2 | 3;

/** What holds the words of a query. */
export interface FoundWords {
  readonly places: readonly PlaceHit[];
  readonly texts: readonly TextHit[];
  readonly captions: readonly CaptionHit[];
  readonly counts: Pick<HitCounts, 'place' | 'text' | 'caption'>;
  readonly confidence: Confidence;
}

/** The places and the texts of some days. */
export interface DayFilter {
  readonly placeIds: ReadonlySet<number>;
  readonly days: readonly QueriedDays[];
}

/** Finds what can be found by its words. All words are in their compared form. */
export interface WordFinder {
  /** What holds every word. */
  find(words: readonly string[], options: WordOptions): FoundWords;
  /** Places of these days whose names hold every word, and texts of these days that hold it. */
  findOnDays(words: readonly string[], then: DayFilter, options: WordOptions): Omit<FoundWords, 'captions'>;
  /** The texts of some days, whatever words they hold. */
  textsOfDays(
    days: readonly QueriedDays[],
    options: SearchOptions,
  ): Pick<FoundItems<TextHit>, 'hits' | 'count'>;
}

/** Indexes names, texts and captions by their words. */
export function createWordFinder(input: SearchInput): WordFinder {
  const names = indexPlaceNames(input.places, input.aliases);
  const texts = indexTexts(input.texts);
  const captions = indexCaptions(input.captions);
  return {
    find(words, options) {
      const { language, limit, includeGuesses } = options;
      const significant = withoutFunctionWords(words);
      const findIn = (includeGuesses: boolean) => {
        const options = { language: toContentLanguage(language), limit, includeGuesses };
        return {
          texts: findTextHits(texts, input.texts, significant, options),
          captions: findCaptionHits(captions, input.captions, significant, options),
        };
      };
      const written = findIn(false);
      // A word that stands in the texts is no misspelt name.
      const isWord = written.texts.isWritten || written.captions.isWritten;
      const guesses = includeGuesses ? (isWord ? 'besideOthers' : 'always') : 'never';
      const places = findPlaceHits(names, words, { language, limit, guesses });
      const isWritten = written.texts.count + written.captions.count > 0;
      const found = includeGuesses && places.count === 0 && !isWritten ? findIn(true) : written;
      return {
        places: places.hits,
        texts: found.texts.hits,
        captions: found.captions.hits,
        counts: { place: places.count, text: found.texts.count, caption: found.captions.count },
        confidence: rateConfidence(places.best, isWritten),
      };
    },
    findOnDays(words, { placeIds, days }, { language, limit, includeGuesses }) {
      const guesses = includeGuesses ? 'always' : 'never';
      const places = findPlaceHits(names, words, { language, limit, guesses, among: placeIds });
      const textOptions = { language: toContentLanguage(language), limit, includeGuesses: false, days };
      const found = findTextHits(texts, input.texts, withoutFunctionWords(words), textOptions);
      return {
        places: places.hits,
        texts: found.hits,
        counts: { place: places.count, text: found.count, caption: 0 },
        confidence: rateConfidence(places.best, found.count > 0),
      };
    },
    textsOfDays: (days, { language, limit }) =>
      findTextsOfDays(texts, input.texts, days, { language: toContentLanguage(language), limit }),
  };
}

function withoutFunctionWords(words: readonly string[]): string[] {
  return words.filter((word) => !functionWords.has(word));
}

function rateConfidence(best: FoundPlace | null, isInTexts: boolean): Confidence {
  if (best?.isWholeName === true) return 3;
  if (isInTexts || (best !== null && !best.isGuess && isSignificant(best))) return 2;
  return best === null ? 0 : 1;
}
