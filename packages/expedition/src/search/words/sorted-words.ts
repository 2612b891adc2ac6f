/** Different words in the order of their units, so that those that begin alike stand together. */
export interface SortedWords {
  readonly words: readonly string[];
  /** The place of a word among them; -1 when it is not there. */
  indexOf(word: string): number;
  /** Where the words that begin with a prefix start and end, the end excluded. */
  withPrefix(prefix: string): readonly [start: number, end: number];
}

/** Sorts words and leaves out repetitions. */
export function createSortedWords(source: Iterable<string>): SortedWords {
  // Without a comparison of its own the sort goes by units, as the search by halves below does.
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
