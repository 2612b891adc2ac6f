/** Texts by the three-letter sequences that they contain. */
export interface TrigramIndex {
  /** The number of distinct sequences of each text. */
  readonly counts: Uint16Array;
  /** Counts the sequences that each text shares with another one; valid until the next call. */
  readonly countShared: (text: string) => { readonly shared: Uint16Array; readonly count: number };
}

/** Sequences are distinguished by 16 bits of a hash. Two that share one only make a text a candidate that the comparison then rejects. */
const buckets = 1 << 16;

/**
 * Indexes texts by their distinct sequences of three UTF-16 units. Takes two passes and flat arrays, so that 20,000 sentences are indexed
 * in a fraction of a second.
 */
export function createTrigramIndex(texts: readonly string[]): TrigramIndex {
  /** The last text that had a sequence, from 1. */
  const seenBy = new Int32Array(buckets);
  const counts = new Uint16Array(texts.length);
  const starts = new Int32Array(buckets + 1);
  texts.forEach((text, index) => {
    counts[index] = visitTrigrams(text, seenBy, index + 1, (bucket) => {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
    });
  });
  for (let bucket = 0; bucket < buckets; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const postings = new Int32Array(starts[buckets] ?? 0);
  const ends = starts.slice();
  seenBy.fill(0);
  texts.forEach((text, index) => {
    visitTrigrams(text, seenBy, index + 1, (bucket) => {
      const end = ends[bucket] ?? 0;
      postings[end] = index;
      ends[bucket] = end + 1;
    });
  });
  const shared = new Uint16Array(texts.length);
  return {
    counts,
    countShared: (text) => {
      shared.fill(0);
      seenBy.fill(0);
      const count = visitTrigrams(text, seenBy, 1, (bucket) => {
        const end = starts[bucket + 1] ?? 0;
        for (let at = starts[bucket] ?? 0; at < end; at += 1) {
          const index = postings[at] ?? 0;
          shared[index] = (shared[index] ?? 0) + 1;
        }
      });
      return { shared, count };
    },
  };
}

/** Calls back with each distinct sequence of a text that is not marked as seen by `mark`. @returns their number */
function visitTrigrams(
  text: string,
  seenBy: Int32Array,
  mark: number,
  visit: (bucket: number) => void,
): number {
  let count = 0;
  // Both ends are padded, so that short words have sequences.
  let [first, second] = [0, 32];
  for (let at = 0; at <= text.length; at += 1) {
    const third = at === text.length ? 32 : text.charCodeAt(at);
    const hash = Math.imul(Math.imul(Math.imul(first, 31) + second, 31) + third, 0x9e_37_79_b1) >>> 16;
    if (seenBy[hash] !== mark) {
      seenBy[hash] = mark;
      count += 1;
      visit(hash);
    }
    [first, second] = [second, third];
  }
  return count;
}
