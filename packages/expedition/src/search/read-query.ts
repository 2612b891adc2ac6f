import { wordsOf } from './words/words.ts';

/** What was asked for, in the forms in which it is looked up. */
export interface Query {
  /** As it was typed, on one line and without signs that show nothing. */
  readonly text: string;
  /** Its words in their compared form. */
  readonly words: readonly string[];
}

/** Fewer characters give no suggestions. */
const shortestQuery = 2;
/** What stands behind is not looked at, in characters: nobody asks for more, and a pasted book must not stop the page. */
export const longestQuery = 120;
const mostWords = 10;

/** Reads what was typed; null when that is too short to be looked up. */
export function readQuery(typed: string): Query | null {
  // The slice keeps what lies behind from being read at all; some of what it keeps may show nothing.
  const line = typed
    .slice(0, 4 * longestQuery)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length < shortestQuery) return null;
  const text = characters.slice(0, longestQuery).join('');
  return {
    text,
    words: wordsOf(text)
      .map((word) => word.folded)
      .slice(0, mostWords),
  };
}
