import type { MarkedText } from './search-answer.ts';
import {
  listCompounds,
  mergeRanges,
  rangeWithin,
  splitWords,
  type TextRange,
  type Word,
} from './words/words.ts';

/** The matched letters of a folded word, the end excluded. */
export interface FoundLetters {
  readonly from: number;
  readonly to: number;
}

/** A text without marked ranges. */
export function unmarked(text: string, language: string): MarkedText {
  return { text, language, ranges: [] };
}

/** Marks the matched letters of a name, whose parts may have been matched as one word. */
export function markName(
  text: string,
  language: string,
  findLetters: (word: string) => FoundLetters | undefined,
): MarkedText {
  const words = splitWords(text);
  return { text, language, ranges: markWords(text, [...words, ...listCompounds(text, words)], findLetters) };
}

/** The matched ranges of a text, in order. */
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
