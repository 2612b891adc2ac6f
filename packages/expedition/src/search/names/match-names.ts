import { genericWords, functionWords } from '../words/optional-words.ts';
import type { WordMatch, WordMatches } from './match-word.ts';
import type { PlaceNames } from './place-names.ts';

/** A word of a name, by its number in the index, and its match. */
export interface MatchedWord {
  readonly word: number;
  readonly match: WordMatch;
}

/** The matches of one query word, by name. */
type NamesOfWord = Map<number, MatchedWord>;

/** The match of a name with the whole query. */
export interface NameMatch {
  cost: number;
  readonly words: MatchedWord[];
}
export type NameMatches = Map<number, NameMatch>;

/** The extra cost of a name that matches only the joined words of the query. */
const joinedCost = 0.5;

/** Returns the words that match a query word. */
export type MatchWord = (word: string) => WordMatches;

/** The names that contain every folded word of the query, or all of them joined. */
export function matchNames(index: PlaceNames, query: readonly string[], match: MatchWord): NameMatches {
  const required = requiredWords(query);
  const found = intersect(required.map((word) => collectNames(index, match(word))));
  for (const word of query) {
    if (!required.includes(word)) addOptional(found, collectNames(index, match(word)));
  }
  if (query.length > 1) addJoined(found, collectNames(index, match(query.join(''))));
  return found;
}

/** The words that a name must contain: all but function words and generic words, if there are others. */
export function requiredWords(query: readonly string[]): readonly string[] {
  const required = query.filter((word) => !genericWords.has(word) && !functionWords.has(word));
  return required.length === 0 ? query : required;
}

/** The best matching word of each name. */
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

/** The names that match every word; the costs of the words are added. */
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

/** A name that lacks an optional word costs more. */
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
