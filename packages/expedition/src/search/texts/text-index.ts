import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { letterBits, createEditDistance, findCandidates } from '../words/edit-distance.ts';
import { createSortedWords, type SortedWords } from '../words/sorted-words.ts';
import { maxEndingLength, stemWord } from '../words/stem.ts';
import type { FoundLetters } from '../mark.ts';
import { splitWords } from '../words/words.ts';

/** A text in one language as it is indexed. */
export interface SearchableText {
  /** The index of the text; both languages of a text share it. */
  readonly item: number;
  readonly language: ContentLanguage;
  readonly heading: string;
  readonly body: string;
}

/** The words of all texts, and the texts that contain them. */
export interface TextIndex {
  readonly texts: readonly SearchableText[];
  readonly words: SortedWords;
  /** The letter mask of each word. */
  readonly wordBits: Int32Array;
  readonly textsOfWord: readonly (readonly number[])[];
}

/** Indexes texts by their words. */
export function createTextIndex(texts: readonly SearchableText[]): TextIndex {
  const wordsByText = texts.map(
    ({ heading, body }) => new Set([...splitWords(heading), ...splitWords(body)].map((word) => word.folded)),
  );
  const words = createSortedWords(wordsByText.flatMap((list) => [...list]));
  const textsOfWord: number[][] = words.words.map(() => []);
  wordsByText.forEach((list, text) => {
    for (const word of list) textsOfWord[words.indexOf(word)]?.push(text);
  });
  return { texts, words, wordBits: Int32Array.from(words.words, letterBits), textsOfWord };
}

/** The match of a word of the texts with a query word: the matched letters, and a cost of at least 0. */
export interface TextWordMatch extends FoundLetters {
  readonly cost: number;
}

/** For each query word the matching words of the texts, by number. */
export type TextWordMatches = readonly ReadonlyMap<number, TextWordMatch>[];

const costs = { whole: 0, prefix: 1, stem: 2, guess: 3 } as const;
/** Shorter prefixes match too many words. */
const minPrefixLength = 3;
const minGuessLength = 5;
const minTwoEditLength = 8;

/** The words of the texts that equal a query word, start with it, or are inflected forms of it. */
export function matchTextWord(index: TextIndex, query: string): ReadonlyMap<number, TextWordMatch> {
  const matches = new Map<number, TextWordMatch>();
  const stem = stemWord(query);
  addBeginnings(index, stem, matches, (word) =>
    word.length <= stem.length + maxEndingLength ? { from: 0, to: word.length, cost: costs.stem } : null,
  );
  if (query.length >= minPrefixLength)
    addBeginnings(index, query, matches, () => ({ from: 0, to: query.length, cost: costs.prefix }));
  const whole = index.words.indexOf(query);
  if (whole !== -1) matches.set(whole, { from: 0, to: query.length, cost: costs.whole });
  return matches;
}

function addBeginnings(
  index: TextIndex,
  beginning: string,
  matches: Map<number, TextWordMatch>,
  match: (word: string) => TextWordMatch | null,
): void {
  if (beginning.length < minPrefixLength) return;
  const [start, end] = index.words.withPrefix(beginning);
  for (let word = start; word < end; word += 1) {
    const found = match(index.words.words[word] ?? '');
    if (found !== null) matches.set(word, found);
  }
}

/** The words that match as in `matchTextWord` or fuzzily. */
export function guessTextWord(index: TextIndex, query: string): ReadonlyMap<number, TextWordMatch> {
  const matches = new Map(matchTextWord(index, query));
  const editDistance = query.length >= minGuessLength ? createEditDistance(query) : null;
  if (editDistance === null) return matches;
  const edits = query.length >= minTwoEditLength ? 2 : 1;
  for (const word of findCandidates(query, edits, index.wordBits)) {
    const text = index.words.words[word] ?? '';
    if (matches.has(word) || Math.abs(text.length - query.length) > edits) continue;
    const { whole } = editDistance(text);
    // With two edits the first letter must match.
    if (whole <= 1 || (whole === edits && text.charAt(0) === query.charAt(0)))
      matches.set(word, { from: 0, to: text.length, cost: costs.guess + whole });
  }
  return matches;
}

/** A text that matches every word of the query. */
export interface FoundText {
  readonly text: number;
  readonly cost: number;
}

/** The texts that match every word of the query, unsorted. */
export function findTexts(index: TextIndex, matches: TextWordMatches): FoundText[] {
  const costsByWord = matches.map((words) => getTextCosts(index, words));
  const found: FoundText[] = [];
  for (let text = 0; costsByWord.length > 0 && text < index.texts.length; text += 1) {
    const cost = costsByWord.reduce((sum, costOf) => sum + (costOf[text] ?? 0), 0);
    if (cost < Infinity) found.push({ text, cost });
  }
  return found;
}

/** The cost of a query word in each text; infinite when the text does not contain it. */
function getTextCosts(index: TextIndex, words: ReadonlyMap<number, TextWordMatch>): Float32Array {
  const costs = new Float32Array(index.texts.length).fill(Infinity);
  for (const [word, { cost }] of words) {
    for (const text of index.textsOfWord[word] ?? []) costs[text] = Math.min(cost, costs[text] ?? Infinity);
  }
  return costs;
}
