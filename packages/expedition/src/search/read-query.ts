import { splitWords } from './words/words.ts';

/** A query prepared for lookup. */
export interface Query {
  /** As typed, on one line and without invisible characters. */
  readonly text: string;
  /** Its folded words. */
  readonly words: readonly string[];
}

/** The minimum number of characters of a query. */
const minQueryLength = 2;
/** The maximum number of characters that are processed, so that a pasted book does not block the page. */
export const maxQueryLength = 120;
const maxWords = 10;

/** Prepares a query; null when it is too short. */
export function readQuery(typed: string): Query | null {
  // Sliced before the cleanup, which may still remove characters.
  const line = typed
    .slice(0, 4 * maxQueryLength)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length < minQueryLength) return null;
  const text = characters.slice(0, maxQueryLength).join('');
  return {
    text,
    words: splitWords(text)
      .map((word) => word.folded)
      .slice(0, maxWords),
  };
}
