import { diffArrays } from 'diff';

/** A part of a text that two versions share, or that only one of them has. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The most words that may differ: the time of the comparison grows with their square. */
export const maxDifferentWords = 2000;

/**
 * Words of any script, white space, and single other characters. Combining marks stay with the character before, so that no part but the
 * first begins with one.
 */
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\s+\p{M}*|[^\p{L}\p{N}\s]\p{M}*/gu;

/** Compares two versions of a text word by word. @returns null if they differ in more words than are compared */
export function findWordDifference(before: string, after: string): readonly DifferencePart[] | null {
  // The signature without an abort option does not mention the result of an aborted comparison.
  const changes: ReturnType<typeof diffArrays<string>> | undefined = diffArrays(
    before.match(words) ?? [],
    after.match(words) ?? [],
    { maxEditLength: maxDifferentWords },
  );
  if (changes === undefined) return null;
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
