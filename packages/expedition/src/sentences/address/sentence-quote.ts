import { splitWords } from '../../search/words/words.ts';
import type { SentenceText } from '../sentence-text.ts';
import { sentenceWords } from './sentence-words.ts';

/**
 * The address of a sentence within its text: its first words as a quote, as in the TextQuoteSelector of the W3C Web Annotation Data Model
 * (section 4.2.4). Prefix, suffix and order are only set if the quote is not unique in the text.
 */
export interface SentenceQuote {
  readonly exact: string;
  /** The last words of the previous sentence, or empty. */
  readonly prefix: string;
  /** The first words of the next sentence, or empty. */
  readonly suffix: string;
  /** The index of the sentence if even its neighbours are not unique, such as in a refrain. */
  readonly order: number | null;
}

/** A quote of fewer words says too little about the sentence after an edit. */
const leastWords = 6;
const moreWords = 3;
const contextWords = 4;
/** A longer quote is cut, also within a word. */
const longestQuote = 300;

/** Creates the address of a sentence; null if the text has no sentence of that index. */
export function quoteSentence(text: SentenceText, index: number): SentenceQuote | null {
  const sentence = text.sentences[index];
  if (sentence === undefined) return null;
  const phrases = text.sentences.map((each) => toPhrase(each.text));
  const ends = splitWords(sentence.text).map(({ end }) => end);
  for (let count = leastWords; count < ends.length; count += moreWords) {
    const exact = sentence.text.slice(0, ends[count - 1]);
    if (exact.length <= longestQuote && isUnique(phrases, exact)) return plainQuote(exact);
  }
  const exact = cut(sentence.text);
  if (isUnique(phrases, exact)) return plainQuote(exact);
  const prefix = lastWords(text.sentences[index - 1]?.text ?? '');
  const suffix = firstWords(text.sentences[index + 1]?.text ?? '');
  const twins = phrases.filter(
    (phrase, at) =>
      includesPhrase(phrase, exact) &&
      endsWithWords(phrases[at - 1], prefix) &&
      beginsWithWords(phrases[at + 1], suffix),
  );
  return { exact, prefix, suffix, order: twins.length === 1 ? null : index };
}

function plainQuote(exact: string): SentenceQuote {
  return { exact, prefix: '', suffix: '', order: null };
}

/** The words of a text between spaces, so that a phrase is found at the beginning of a word. */
export function toPhrase(text: string): string {
  return ` ${sentenceWords(text).join(' ')}`;
}

/** Whether a phrase contains the words of a quote; the last one may be cut. */
export function includesPhrase(phrase: string, quote: string): boolean {
  return phrase.includes(toPhrase(quote));
}

/** Whether a phrase ends with the words of a text; an empty text demands nothing. */
export function endsWithWords(phrase: string | undefined, words: string): boolean {
  return words === '' || (phrase ?? '').endsWith(toPhrase(words));
}

/** Whether a phrase begins with the words of a text; an empty text demands nothing. */
export function beginsWithWords(phrase: string | undefined, words: string): boolean {
  return words === '' || (phrase ?? '').startsWith(toPhrase(words));
}

function isUnique(phrases: readonly string[], quote: string): boolean {
  const wanted = toPhrase(quote);
  return phrases.filter((phrase) => phrase.includes(wanted)).length === 1;
}

/** Never cut within a surrogate pair. */
function cut(text: string): string {
  if (text.length <= longestQuote) return text;
  const isPair = (text.codePointAt(longestQuote - 1) ?? 0) > 0xff_ff;
  return text.slice(0, isPair ? longestQuote - 1 : longestQuote);
}

function firstWords(text: string): string {
  const words = splitWords(text);
  return cut(text.slice(0, words[contextWords - 1]?.end ?? text.length));
}

function lastWords(text: string): string {
  const last = text.slice(splitWords(text).at(-contextWords)?.start ?? 0);
  return last.length <= longestQuote ? last : '';
}
