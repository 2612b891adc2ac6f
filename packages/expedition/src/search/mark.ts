import type { MarkedText } from './search-answer.ts';
import {
  listCompounds,
  mergeRanges,
  rangeWithin,
  splitWords,
  type TextRange,
  type Word,
} from './words/words.ts';

/** The letters of a compared word that were found, the end excluded. */
export interface FoundLetters {
  readonly from: number;
  readonly to: number;
}

/** A text with nothing marked. */
export function unmarked(text: string, language: string): MarkedText {
  return { text, language, ranges: [] };
}

/** Marks what was found in a name, whose parts may have been read as one word. */
export function markName(
  text: string,
  language: string,
  findLetters: (word: string) => FoundLetters | undefined,
): MarkedText {
  const words = splitWords(text);
  return { text, language, ranges: markWords(text, [...words, ...listCompounds(text, words)], findLetters) };
}

/** The ranges of a text that were found, in order. */
function markWords(
  text: string,
  words: readonly Word[],
  findLetters: (word: string) => FoundLetters | undefined,
): TextRange[] {
  const ranges = words.flatMap((word) => {
    const letters = findLetters(word.folded);
    return letters === undefined ? [] : [rangeWithin(text, word, letters.from, letters.to)];
  });
  return mergeRanges(ranges);
}
