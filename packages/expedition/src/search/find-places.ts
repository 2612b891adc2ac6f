import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { kindWords, linkWords } from './kind-words.ts';
import { guessWord, matchWord, type MatchLevel, type WordMatch, type WordMatches } from './name-words.ts';
import type { PlaceName, PlaceNames } from './place-names.ts';
import type { PlaceNameRank } from './search-answer.ts';
import { soundKeys } from './sound-key.ts';

/** A place found by one of its names. */
export interface FoundPlace {
  readonly place: number;
  readonly name: PlaceName;
  readonly rank: PlaceNameRank;
  readonly isGuess: boolean;
  /** The words are found as they are written, whole or to where the query ends. */
  readonly isSpelled: boolean;
  /** The name is in the letters of the query. */
  readonly isSameScript: boolean;
  /** The whole name is what was asked for, as it is written or as it sounds. */
  readonly isWholeName: boolean;
  readonly words: readonly MatchedWord[];
  readonly cost: number;
}

/** A word of a name, by its number in the index, and how it answers. */
export interface MatchedWord {
  readonly word: number;
  readonly match: WordMatch;
}

/** How names answer one word of the query. */
type NamesOfWord = Map<number, MatchedWord>;

/** How a name answers the whole query. */
interface NameMatch {
  cost: number;
  readonly words: MatchedWord[];
}
type NameMatches = Map<number, NameMatch>;

const rankOrder: readonly PlaceNameRank[] = ['title', 'otherTitle', 'otherName'];
const spelledLevels: ReadonlySet<MatchLevel> = new Set(['whole', 'prefix', 'otherCase']);
/** What a name costs more that answers only when the words of the query are written together. */
const joinedCost = 0.5;

/** Whether places are taken whose names are only like the query. */
export type GuessPolicy = 'always' | 'besideOthers' | 'never';

/**
 * The places whose names hold every word of the query (compared words), each place once, best first: by title in the
 * reader's language, by title in the other language, then by any other spelling. What is only like the query comes behind
 * what is it; it is left out where some name is all that was asked for, and where what was asked for is found among names
 * of another rank.
 */
export function findPlaces(
  index: PlaceNames,
  query: readonly string[],
  { language, guesses }: { readonly language: ContentLanguage; readonly guesses: GuessPolicy },
): FoundPlace[] {
  if (query.length === 0) return [];
  const asWritten = remember((word) => matchWord(index.words, word));
  const found = rate(index, matchNames(index, query, asWritten), query, language);
  if (guesses === 'never')
    return bestByPlace(
      index,
      found.filter((place) => place.isSpelled || !place.isSameScript),
    );
  const isEnough = found.length === 0 ? guesses === 'besideOthers' : found.some((place) => place.isWholeName);
  if (isEnough) return bestByPlace(index, found);
  const alike = remember((word) => new Map([...guessWord(index.words, word), ...asWritten(word)]));
  const ranks = new Set(found.filter(isTelling).map((place) => place.rank));
  const alikeFound = rate(index, matchNames(index, query, alike), query, language).filter(
    ({ isGuess, rank }) => isGuess && (ranks.size === 0 || ranks.has(rank)),
  );
  return bestByPlace(index, [...found, ...alikeFound]);
}

/** Part of a word is found by chance too easily to count for much. */
export function isTelling(found: FoundPlace): boolean {
  return found.words.every(({ match }) => match.level !== 'inside');
}

type MatchWord = (word: string) => WordMatches;

function remember(match: MatchWord): MatchWord {
  const known = new Map<string, WordMatches>();
  return (word) => {
    const matches = known.get(word) ?? match(word);
    known.set(word, matches);
    return matches;
  };
}

function matchNames(index: PlaceNames, query: readonly string[], match: MatchWord): NameMatches {
  const required = requiredWords(query);
  const found = intersect(required.map((word) => namesOf(index, match(word))));
  for (const word of query) {
    if (!required.includes(word)) addOptional(found, namesOf(index, match(word)));
  }
  if (query.length > 1) addJoined(found, namesOf(index, match(query.join(''))));
  return found;
}

/** The words that a name must hold: all but those that go with any name, if there are others. */
function requiredWords(query: readonly string[]): readonly string[] {
  const required = query.filter((word) => !kindWords.has(word) && !linkWords.has(word));
  return required.length === 0 ? query : required;
}

/** For each name the best of its words that match. */
function namesOf(index: PlaceNames, matches: WordMatches): NamesOfWord {
  const names: NamesOfWord = new Map();
  for (const [word, match] of matches) {
    const matched = { word, match };
    for (const name of index.words.names[word] ?? []) {
      const known = names.get(name);
      if (known === undefined || match.cost < known.match.cost) names.set(name, matched);
    }
  }
  return names;
}

/** The names that match every word; what each word costs is added up. */
function intersect(byWord: readonly NamesOfWord[]): NameMatches {
  const [fewest, ...others] = byWord.toSorted((a, b) => a.size - b.size);
  const found: NameMatches = new Map();
  for (const [name, first] of fewest ?? []) {
    const words = [first, ...others.flatMap((names) => names.get(name) ?? [])];
    if (words.length === byWord.length)
      found.set(name, { cost: words.reduce((sum, { match }) => sum + match.cost, 0), words });
  }
  return found;
}

/** A word that a name need not hold makes it cheaper where it does. */
function addOptional(found: NameMatches, names: NamesOfWord): void {
  for (const [name, match] of found) {
    const optional = names.get(name);
    if (optional === undefined) match.cost += 1;
    else match.words.push(optional);
  }
}

function addJoined(found: NameMatches, names: NamesOfWord): void {
  for (const [name, joined] of names) {
    const cost = joined.match.cost + joinedCost;
    if (cost < (found.get(name)?.cost ?? Infinity)) found.set(name, { cost, words: [joined] });
  }
}

function rate(
  index: PlaceNames,
  matches: NameMatches,
  query: readonly string[],
  language: ContentLanguage,
): FoundPlace[] {
  const wholes = new Set([query.join(''), requiredWords(query).join('')]);
  const wholeSounds = new Set([...wholes].flatMap((whole) => soundKeys(whole).map(({ key }) => key)));
  const hasLetters = /\p{L}/u.test(query.join(''));
  const isQueryCyrillic = isCyrillic(query.join(''));
  return [...matches].flatMap(([at, match]) => {
    const name = index.names[at];
    if (name === undefined) return [];
    const isSameScript = !hasLetters || isCyrillic(name.whole) === isQueryCyrillic;
    const levels = match.words.map((word) => word.match.level);
    return {
      place: name.place,
      name,
      rank: isSameScript ? rankOf(name, language) : 'otherName',
      isGuess: levels.includes('guess'),
      isSpelled: levels.every((level) => spelledLevels.has(level)),
      isSameScript,
      isWholeName: wholes.has(name.whole) || (levels.every(isWhole) && soundsLike(name, wholeSounds)),
      words: match.words,
      cost: match.cost,
    };
  });
}

function isWhole(level: MatchLevel): boolean {
  return level === 'whole' || level === 'wholeSound';
}

function soundsLike(name: PlaceName, sounds: ReadonlySet<string>): boolean {
  return name.whole.length > 2 && soundKeys(name.whole).some(({ key }) => sounds.has(key));
}

/** The rank of a name in the letters of the query; a title in other letters is one more spelling of the place. */
function rankOf(name: PlaceName, language: ContentLanguage): PlaceNameRank {
  if (name.kind === 'other') return 'otherName';
  return name.kind === `title_${language}` ? 'title' : 'otherTitle';
}

function isCyrillic(text: string): boolean {
  return /[а-я]/.test(text);
}

/** Each place once, by the name that answers best, but where the best rank of its names puts it. */
function bestByPlace(index: PlaceNames, found: readonly FoundPlace[]): FoundPlace[] {
  const best = new Map<number, FoundPlace>();
  for (const place of found) {
    const known = best.get(place.place);
    if (known === undefined) best.set(place.place, place);
    else best.set(place.place, betterName(known, place));
  }
  return [...best.values()].toSorted((a, b) => compareFound(index, a, b));
}

function betterName(a: FoundPlace, b: FoundPlace): FoundPlace {
  const rank = rankOrder.indexOf(a.rank) <= rankOrder.indexOf(b.rank) ? a.rank : b.rank;
  // Of a title that only sounds so and a name that is written so, the latter shows why the place was found.
  const order = Number(a.isGuess) - Number(b.isGuess) || Number(b.isSpelled) - Number(a.isSpelled);
  const better = (order || compareRank(a, b) || compareAnswers(a, b)) <= 0 ? a : b;
  return { ...better, rank, isWholeName: a.isWholeName || b.isWholeName };
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
