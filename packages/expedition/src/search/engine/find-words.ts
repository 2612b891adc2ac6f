import type { Language } from '@cae-map/contract/enumerations';
import { toContentLanguage } from '../../texts/titles.ts';
import type { ImageCounts } from '../../places/images.ts';
import type { FoundItems } from '../texts/find-texts.ts';
import { functionWords } from '../words/optional-words.ts';
import { findPlaceHits } from '../names/place-hits.ts';
import { indexPlaceNames } from '../names/place-names.ts';
import { isSignificant, type FoundPlace } from '../names/rate-names.ts';
import type { CaptionHit, HitCounts, PersonHit, PlaceHit, TextHit, WorkHit } from '../search-answer.ts';
import type { SearchInput } from '../search-input.ts';
import { findPersonHits, findWorkHits, indexPeople, indexWorks } from '../texts/record-hits.ts';
import type { QueriedDays } from '../texts/text-days.ts';
import {
  findCaptionHits,
  findTextHits,
  findTextsOfDays,
  indexCaptions,
  indexTexts,
} from '../texts/text-hits.ts';

export interface SearchOptions {
  /** The language of the interface. */
  readonly language: Language;
  /** The maximum number of hits of each kind, and of stops near a point. */
  readonly limit: number;
}

export interface WordOptions extends SearchOptions {
  /** Includes fuzzy matches. */
  readonly includeGuesses: boolean;
}

/**
 * The confidence of a result: 0 for none, 1 for fuzzy matches, 2 for names and words that contain the query, 3 for a
 * complete name, a date or a point.
 */
export type Confidence = 0 | 1 | 2 | 3;

/** The hits for the words of a query. */
export interface FoundWords {
  readonly places: readonly PlaceHit[];
  readonly people: readonly PersonHit[];
  readonly texts: readonly TextHit[];
  readonly captions: readonly CaptionHit[];
  readonly works: readonly WorkHit[];
  readonly counts: Pick<HitCounts, 'place' | 'person' | 'text' | 'caption' | 'work'>;
  readonly captionCounts: ImageCounts;
  readonly confidence: Confidence;
}

/** Restricts hits to the places and texts of some days. */
export interface DayFilter {
  readonly placeIds: ReadonlySet<number>;
  readonly days: readonly QueriedDays[];
}

/** Finds places, people, texts, captions and works by folded words. */
export interface WordFinder {
  /** Finds what contains every word. */
  find(words: readonly string[], options: WordOptions): FoundWords;
  /** Finds the places and texts of some days that contain every word. */
  findOnDays(
    words: readonly string[],
    then: DayFilter,
    options: WordOptions,
  ): Pick<FoundWords, 'places' | 'texts' | 'confidence'> & {
    readonly counts: Pick<HitCounts, 'place' | 'text'>;
  };
  /** The texts of some days, whatever their words. */
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
  const people = indexPeople(input.people);
  const works = indexWorks(input.works);
  return {
    find(words, options) {
      const { language, limit, includeGuesses } = options;
      const significant = withoutFunctionWords(words);
      const findIn = (includeGuesses: boolean) => {
        const options = { language: toContentLanguage(language), limit, includeGuesses };
        return {
          texts: findTextHits(texts, input.texts, significant, options),
          captions: findCaptionHits(captions, significant, options),
          people: findPersonHits(people, input.people, { significant, all: words }, options),
          works: findWorkHits(works, input.works, significant, options),
        };
      };
      const written = findIn(false);
      // A word that occurs in the texts is not a misspelled name.
      const isWord = Object.values(written).some(({ isWritten }) => isWritten);
      const guesses = includeGuesses ? (isWord ? 'besideOthers' : 'always') : 'never';
      const places = findPlaceHits(names, words, { language, limit, guesses });
      const isWritten = Object.values(written).some(({ count }) => count > 0);
      const found = includeGuesses && places.count === 0 && !isWritten ? findIn(true) : written;
      return {
        places: places.hits,
        texts: found.texts.hits,
        captions: found.captions.hits,
        people: found.people.hits,
        works: found.works.hits,
        counts: {
          place: places.count,
          person: found.people.count,
          text: found.texts.count,
          caption: found.captions.count,
          work: found.works.count,
        },
        captionCounts: found.captions.counts,
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
        counts: { place: places.count, text: found.count },
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
