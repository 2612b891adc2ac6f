import { stemWord } from '../../search/words/stem.ts';
import type { Sentence, SentenceText } from '../sentence-text.ts';
import {
  beginsWithWords,
  endsWithWords,
  includesPhrase,
  toPhrase,
  type SentenceQuote,
} from './sentence-quote.ts';
import { sentenceHash, sentenceWords } from './sentence-words.ts';

/** A sentence that was found by its address. */
export interface FoundSentence {
  readonly sentence: Sentence;
  /** False if the sentence has the quoted words, true if it was found by most of them. */
  readonly isEdited: boolean;
}

/** A reference that is stored with other data, such as a note; found by order and hash first, after an edit by the words. */
export interface SentenceReference {
  /** The index of the sentence when the reference was made. */
  readonly order: number;
  readonly hash: string;
  /** The characters of the sentence. */
  readonly text: string;
}

/** Creates a reference to a sentence. */
export function referTo({ index, text }: Sentence): SentenceReference {
  return { order: index, hash: sentenceHash(text), text };
}

/** Finds the sentence of a reference in a text that may have been edited since; null if it no longer exists. */
export function findReference(text: SentenceText, reference: SentenceReference): FoundSentence | null {
  const { order, hash } = reference;
  const equal = text.sentences.filter((sentence) => sentenceHash(sentence.text) === hash);
  const nearest = equal.toSorted((a, b) => Math.abs(a.index - order) - Math.abs(b.index - order))[0];
  if (nearest !== undefined) return { sentence: nearest, isEdited: false };
  return findQuote(text, { exact: reference.text, prefix: '', suffix: '', order });
}

/** The least weight of the quoted words that an edited sentence still has, of a sum of 1. */
const leastShare = 0.5;

/**
 * Finds the sentence of a quote in a text that may have been edited: the one that has the quoted words, else the one that has most of them
 * in order, where rare words weigh more. Null if the text has none, or if two sentences fit equally well and nothing distinguishes them.
 */
export function findQuote(text: SentenceText, quote: SentenceQuote): FoundSentence | null {
  if (sentenceWords(quote.exact).length === 0) return null;
  const phrases = text.sentences.map((sentence) => toPhrase(sentence.text));
  const candidates = text.sentences.filter((_, index) => includesPhrase(phrases[index] ?? '', quote.exact));
  const whole = chooseByContext(candidates, phrases, quote);
  if (whole !== undefined) return { sentence: whole, isEdited: false };
  const shares = shareOfWords(text.sentences, quote.exact);
  const most = Math.max(...shares);
  if (!(most >= leastShare)) return null;
  const best = text.sentences.filter((_, index) => shares[index] === most);
  const chosen = best.length === 1 || hasContext(quote) ? chooseByContext(best, phrases, quote) : undefined;
  return chosen === undefined ? null : { sentence: chosen, isEdited: true };
}

function hasContext({ prefix, suffix, order }: SentenceQuote): boolean {
  return prefix !== '' || suffix !== '' || order !== null;
}

/** The candidate whose neighbours fit best; then one that begins with the quote; then the nearest one, or the first one. */
function chooseByContext(
  candidates: readonly Sentence[],
  phrases: readonly string[],
  { exact, prefix, suffix, order }: SentenceQuote,
): Sentence | undefined {
  const score = ({ index }: Sentence): number =>
    Number(endsWithWords(phrases[index - 1], prefix)) +
    Number(beginsWithWords(phrases[index + 1], suffix)) +
    Number(beginsWithWords(phrases[index], exact)) / 2;
  const distance = ({ index }: Sentence): number => (order === null ? index : Math.abs(index - order));
  return candidates.toSorted((a, b) => score(b) - score(a) || distance(a) - distance(b))[0];
}

/** The weight of the longest common subsequence of words of the quote and each sentence, as a part of that of the quote. */
function shareOfWords(sentences: readonly Sentence[], quote: string): number[] {
  const quoted = sentenceWords(quote).map(stemWord);
  const words = sentences.map(({ text }) => sentenceWords(text).map(stemWord));
  const counts = new Map<string, number>();
  for (const word of words.flatMap((list) => [...new Set(list)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string): number => 1 / Math.max(1, counts.get(word) ?? 1);
  const total = quoted.reduce((sum, word) => sum + weight(word), 0);
  const wanted = new Set(quoted);
  return words.map((list) => {
    const common = list.filter((word) => wanted.has(word));
    return common.length === 0 ? 0 : commonWeight(quoted, common, weight) / total;
  });
}

/** The largest weight of a common subsequence, in memory of one row. */
function commonWeight(
  first: readonly string[],
  second: readonly string[],
  weight: (word: string) => number,
): number {
  let row = new Float64Array(second.length + 1);
  for (const word of first) {
    const next = new Float64Array(second.length + 1);
    second.forEach((other, index) => {
      const [diagonal = 0, above = 0, left = 0] = [row[index], row[index + 1], next[index]];
      next[index + 1] = word === other ? diagonal + weight(word) : Math.max(above, left);
    });
    row = next;
  }
  return row[second.length] ?? 0;
}
