/** Distinct words in code unit order, so that words with a common prefix are adjacent. */
export interface SortedWords {
  readonly words: readonly string[];
  /** The index of a word; -1 when it is missing. */
  indexOf(word: string): number;
  /** The index range of the words with a prefix, the end excluded. */
  withPrefix(prefix: string): readonly [start: number, end: number];
}

/** Sorts words and removes duplicates. */
export function createSortedWords(source: Iterable<string>): SortedWords {
  // The default sort order is by code units, which the binary search below relies on.
  const words = [...new Set(source)].toSorted();
  const places = new Map(words.map((word, place) => [word, place]));
  const firstFrom = (isBefore: (word: string) => boolean): number => {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(words[middle] ?? '')) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    words,
    indexOf: (word) => places.get(word) ?? -1,
    withPrefix: (prefix) => {
      const start = firstFrom((word) => word < prefix);
      return [start, firstFrom((word) => word < prefix || word.startsWith(prefix))];
    },
  };
}
