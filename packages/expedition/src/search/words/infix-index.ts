/** Finds the words that contain a string. */
export interface InfixIndex {
  /**
   * Calls back with each word and the offset of the first occurrence; occurrences at the start of a word are left out.
   */
  find(letters: string, found: (word: number, from: number) => void): void;
}

const separator = '\n';

/** Joins the words into one string, because one search in a long string is much faster than many in short ones. */
export function createInfixIndex(words: readonly string[]): InfixIndex {
  const text = words.join(separator);
  const starts = new Int32Array(words.length + 1);
  words.forEach((word, index) => {
    starts[index + 1] = (starts[index] ?? 0) + word.length + separator.length;
  });
  const wordAt = (at: number): number => {
    let low = 0;
    let high = words.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    find(letters, found) {
      let at = text.indexOf(letters);
      while (at !== -1) {
        const word = wordAt(at);
        const start = starts[word] ?? 0;
        if (at > start) found(word, at - start);
        // Continues with the next word: only the first occurrence counts.
        at = text.indexOf(letters, starts[word + 1]);
      }
    },
  };
}
