import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { matchNames, type MatchWord } from './match-names.ts';
import { guessWord, matchWord, type WordMatches } from './match-word.ts';
import type { PlaceNames } from './place-names.ts';
import { isSignificant, rateNames, type FoundPlace } from './rate-names.ts';
import type { PlaceNameRank } from '../search-answer.ts';

const rankOrder: readonly PlaceNameRank[] = ['title', 'otherTitle', 'otherName'];

/** Whether places are taken whose names are only like the query. */
export type GuessPolicy = 'always' | 'besideOthers' | 'never';

/**
 * The places whose names hold every word of the query (compared words), each place once, best first: by title in the
 * reader's language, by title in the other language, then by any other spelling; of each, what is only like the query comes
 * last.
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
 * The guesses that say something beside what was found: those in the letters of the query, or any where nothing was found.
 * They stay out where a whole name sounds so, and where what was asked for is found among names of another rank; but of a
 * place that was found otherwise its title, though misspelt, is what to show.
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

/** Each place once, by the name that answers best, but where the best rank of its names puts it. */
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

/** Of two names of a place that is the better to show which is written as the query, or else in its letters. */
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

/** How sure a name is, how well it answers, and how much of it was asked for. */
function compareAnswers(a: FoundPlace, b: FoundPlace): number {
  return (
    Number(a.isGuess) - Number(b.isGuess) ||
    Number(b.isWholeName) - Number(a.isWholeName) ||
    a.cost - b.cost ||
    a.name.wordCount - b.name.wordCount
  );
}

/** By rank, then by how they answer, then by what the place weighs. */
function compareFound(index: PlaceNames, a: FoundPlace, b: FoundPlace): number {
  return compareRank(a, b) || compareAnswers(a, b) || compareWeight(index, a.place, b.place);
}

/** Places labelled from afar come first, those of the main route before the others, then in order of travel. */
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
