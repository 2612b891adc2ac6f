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
  /** The matched words of the name, by their number in the index. */
  readonly matches: ReadonlyMap<number, WordMatch>;
  readonly cost: number;
}

/** How a name answers a query. */
interface NameMatch {
  cost: number;
  readonly matches: Map<number, WordMatch>;
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

/** Part of a word is found by chance too easily to keep guesses out. */
function isTelling(found: FoundPlace): boolean {
  return [...found.matches.values()].every((match) => match.level !== 'inside');
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
function namesOf(index: PlaceNames, matches: WordMatches): NameMatches {
  const names: NameMatches = new Map();
  for (const [word, match] of matches) {
    for (const name of index.words.names[word] ?? []) {
      const known = names.get(name);
      if (known === undefined || match.cost < known.cost)
        names.set(name, { cost: match.cost, matches: new Map([[word, match]]) });
    }
  }
  return names;
}

/** The names that match every word; what each word costs is added up. */
function intersect(byWord: readonly NameMatches[]): NameMatches {
  const [fewest, ...others] = byWord.toSorted((a, b) => a.size - b.size);
  const found: NameMatches = new Map();
  for (const [name, first] of fewest ?? []) {
    const all = others.map((matches) => matches.get(name));
    const rest = all.filter((match) => match !== undefined);
    if (rest.length < others.length) continue;
    found.set(name, {
      cost: rest.reduce((sum, match) => sum + match.cost, first.cost),
      matches: new Map([first, ...rest].flatMap((match) => [...match.matches])),
    });
  }
  return found;
}

/** A word that a name need not hold makes it cheaper where it does. */
function addOptional(found: NameMatches, matches: NameMatches): void {
  for (const [name, match] of found) {
    const optional = matches.get(name);
    if (optional === undefined) match.cost += 1;
    else for (const [word, wordMatch] of optional.matches) match.matches.set(word, wordMatch);
  }
}

function addJoined(found: NameMatches, joined: NameMatches): void {
  for (const [name, match] of joined) {
    const known = found.get(name);
    const cost = match.cost + joinedCost;
    if (known === undefined || cost < known.cost) found.set(name, { cost, matches: match.matches });
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
  return [...matches].flatMap(([at, match]) => {
    const name = index.names[at];
    if (name === undefined) return [];
    const isSameScript = isCyrillic(name.whole) === isCyrillic(query.join(''));
    const levels = [...match.matches.values()].map(({ level }) => level);
    const isWholeSound =
      name.whole.length > 2 && soundKeys(name.whole).some(({ key }) => wholeSounds.has(key));
    return {
      place: name.place,
      name,
      rank: isSameScript ? rankOf(name, language) : 'otherName',
      isGuess: levels.includes('guess'),
      isSpelled: levels.every((level) => spelledLevels.has(level)),
      isSameScript,
      isWholeName: wholes.has(name.whole) || isWholeSound,
      matches: match.matches,
      cost: match.cost,
    };
  });
}

/** The rank of a name in the letters of the query; a title in other letters is one more spelling of the place. */
function rankOf(name: PlaceName, language: ContentLanguage): PlaceNameRank {
  if (name.kind === 'other') return 'otherName';
  return name.kind === `title_${language}` ? 'title' : 'otherTitle';
}

function isCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
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
  return { ...((order || compareRank(a, b) || compareAnswers(a, b)) <= 0 ? a : b), rank };
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
