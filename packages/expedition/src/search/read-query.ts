import { splitWords } from './words/words.ts';

/** What was asked for, in the forms in which it is looked up. */
export interface Query {
  /** As it was typed, on one line and without signs that show nothing. */
  readonly text: string;
  /** Its words in their compared form. */
  readonly words: readonly string[];
}

/** Fewer characters give no suggestions. */
const minQueryLength = 2;
/** What stands behind is not looked at, in characters: nobody asks for more, and a pasted book must not stop the page. */
export const maxQueryLength = 120;
const maxWords = 10;

/** Reads what was typed; null when that is too short to be looked up. */
export function readQuery(typed: string): Query | null {
  // The slice keeps what lies behind from being read at all; some of what it keeps may show nothing.
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
