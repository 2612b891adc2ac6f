import { genericWords, functionWords } from '../words/optional-words.ts';
import type { WordMatch, WordMatches } from './match-word.ts';
import type { PlaceNames } from './place-names.ts';

/** A word of a name, by its number in the index, and how it answers. */
export interface MatchedWord {
  readonly word: number;
  readonly match: WordMatch;
}

/** How names answer one word of the query. */
type NamesOfWord = Map<number, MatchedWord>;

/** How a name answers the whole query. */
export interface NameMatch {
  cost: number;
  readonly words: MatchedWord[];
}
export type NameMatches = Map<number, NameMatch>;

/** What a name costs more that answers only when the words of the query are written together. */
const joinedCost = 0.5;

/** Finds the words that answer a word of the query. */
export type MatchWord = (word: string) => WordMatches;

/** The names that hold every word of the query (compared words), or all of them written as one. */
export function matchNames(index: PlaceNames, query: readonly string[], match: MatchWord): NameMatches {
  const required = requiredWords(query);
  const found = intersect(required.map((word) => collectNames(index, match(word))));
  for (const word of query) {
    if (!required.includes(word)) addOptional(found, collectNames(index, match(word)));
  }
  if (query.length > 1) addJoined(found, collectNames(index, match(query.join(''))));
  return found;
}

/** The words that a name must hold: all but those that go with any name, if there are others. */
export function requiredWords(query: readonly string[]): readonly string[] {
  const required = query.filter((word) => !genericWords.has(word) && !functionWords.has(word));
  return required.length === 0 ? query : required;
}

/** For each name the best of its words that match. */
function collectNames(index: PlaceNames, matches: WordMatches): NamesOfWord {
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
