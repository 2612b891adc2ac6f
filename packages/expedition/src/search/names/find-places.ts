import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { matchNames, type MatchWord } from './match-names.ts';
import { guessWord, matchWord, type WordMatches } from './match-word.ts';
import type { PlaceNames } from './place-names.ts';
import { isSignificant, rateNames, type FoundPlace } from './rate-names.ts';
import type { PlaceNameRank } from '../search-answer.ts';

const rankOrder: readonly PlaceNameRank[] = ['title', 'otherTitle', 'otherName'];

/** Whether to include places whose names match only fuzzily. */
export type GuessPolicy = 'always' | 'besideOthers' | 'never';

/**
 * Finds the places whose names contain every folded word of the query, each place once, best first: by title in the
 * given language, by title in the other language, then by any other name; fuzzy matches are last within each group.
 */
export function findPlaces(
  index: PlaceNames,
  query: readonly string[],
  { language, guesses }: { readonly language: ContentLanguage; readonly guesses: GuessPolicy },
): FoundPlace[] {
  if (query.length === 0) return [];
  const asWritten = memoize((word) => matchWord(index.words, word));
  const found = rateNames(index, matchNames(index, query, asWritten), query, language);
  if (guesses === 'never') {
    const trusted = found.filter((place) => place.isSpelled || !place.isSameScript);
    return pickBestByPlace(index, trusted);
  }
  const isAnswered = found.some((place) => place.isWholeName && place.isSpelled);
  if (isAnswered || (found.length === 0 && guesses === 'besideOthers')) return pickBestByPlace(index, found);
  const alike = memoize((word) => new Map([...guessWord(index.words, word), ...asWritten(word)]));
  const rated = rateNames(index, matchNames(index, query, alike), query, language);
  return pickBestByPlace(index, [...found, ...usefulGuesses(rated, found)]);
}

/**
 * Selects the fuzzy matches worth adding to the exact ones: those in the script of the query, or any when there is no
 * exact match. They are left out when a complete name sounds like the query and when the query matches names of another
 * rank; but the misspelled title of a place found by another name is included.
 */
function usefulGuesses(rated: readonly FoundPlace[], found: readonly FoundPlace[]): FoundPlace[] {
  const guesses = rated.filter((place) => place.isGuess);
  const inSameLetters = guesses.filter((place) => place.isSameScript);
  if (found.length === 0) return inSameLetters.length > 0 ? inSameLetters : guesses;
  const places = new Set(found.map(({ place }) => place));
  const ranks = new Set(found.filter(isSignificant).map(({ rank }) => rank));
  const isAnswered = found.some((place) => place.isWholeName);
  return inSameLetters.filter(
    ({ place, rank }) => places.has(place) || (!isAnswered && (ranks.size === 0 || ranks.has(rank))),
  );
}

function memoize(match: MatchWord): MatchWord {
  const known = new Map<string, WordMatches>();
  return (word) => {
    const matches = known.get(word) ?? match(word);
    known.set(word, matches);
    return matches;
  };
}

/** Each place once, by its best matching name but ranked by the best of its names. */
function pickBestByPlace(index: PlaceNames, found: readonly FoundPlace[]): FoundPlace[] {
  const best = new Map<number, FoundPlace>();
  for (const place of found) {
    const known = best.get(place.place);
    if (known === undefined) best.set(place.place, place);
    else best.set(place.place, betterName(known, place));
  }
  return [...best.values()].toSorted((a, b) => compareFound(index, a, b));
}

function betterName(a: FoundPlace, b: FoundPlace): FoundPlace {
  const rank = compareRank(a, b) <= 0 ? a.rank : b.rank;
  const better = compareToShow(a, b) <= 0 ? a : b;
  return {
    ...better,
    rank,
    isWholeName: a.isWholeName || b.isWholeName,
    isGuess: a.isGuess && b.isGuess,
  };
}

/** The better name to show for a place is the one spelled like the query, then the one in its script. */
function compareToShow(a: FoundPlace, b: FoundPlace): number {
  return (
    Number(b.isSpelled) - Number(a.isSpelled) ||
    Number(b.isSameScript) - Number(a.isSameScript) ||
    Number(a.isGuess) - Number(b.isGuess) ||
    compareRank(a, b) ||
    compareAnswers(a, b)
  );
}

function compareRank(a: FoundPlace, b: FoundPlace): number {
  return rankOrder.indexOf(a.rank) - rankOrder.indexOf(b.rank);
}

/** By fuzziness, cost, and the share of the name that matches. */
function compareAnswers(a: FoundPlace, b: FoundPlace): number {
  return (
    Number(a.isGuess) - Number(b.isGuess) ||
    Number(b.isWholeName) - Number(a.isWholeName) ||
    a.cost - b.cost ||
    a.name.wordCount - b.name.wordCount
  );
}

/** By rank, then by match quality, then by the importance of the place. */
function compareFound(index: PlaceNames, a: FoundPlace, b: FoundPlace): number {
  return compareRank(a, b) || compareAnswers(a, b) || compareWeight(index, a.place, b.place);
}

/** Places with a lower minzoom first, then those of the main expedition, then in travel order. */
function compareWeight(index: PlaceNames, a: number, b: number): number {
  const first = index.places[a];
  const second = index.places[b];
  if (first === undefined || second === undefined) return 0;
  return (
    first.minzoom - second.minzoom ||
    Number(second.visited_on === 'cae') - Number(first.visited_on === 'cae') ||
    first.seqid - second.seqid ||
    first.place_id - second.place_id
  );
}
