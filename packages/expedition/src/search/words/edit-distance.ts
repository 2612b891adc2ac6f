/**
 * Edits between a pattern and the beginnings of a word, by the bit-parallel algorithm of Myers (1999) as Hyyrö (2003)
 * extends it to letters that changed places: one step a letter of the word, whatever the length of the pattern.
 */

/** The longest pattern: one bit of a number for each letter, the sign left alone. */
export const maxPatternLength = 30;

/** How near a word comes to a pattern; both counts are of letters added, lost, replaced or swapped with the next. */
export interface EditCounts {
  /** Edits to the whole word. */
  readonly whole: number;
  /** The fewest edits to any beginning of the word, and how many letters that beginning has. */
  readonly prefix: number;
  readonly prefixLength: number;
}

/** A function that says how near a word comes to the pattern. */
export type EditDistance = (word: string) => EditCounts;

/** The letters of Latin and Cyrillic, for which the masks are in a list; those of others are few. */
const listedLetters = 0x530;

/** Makes the editDistance of a pattern; null for patterns that are empty or too long to be measured. */
export function createEditDistance(pattern: string): EditDistance | null {
  const length = pattern.length;
  if (length === 0 || length > maxPatternLength) return null;
  const listed = new Int32Array(listedLetters);
  const others = new Map<number, number>();
  for (let index = 0; index < length; index += 1) {
    const letter = pattern.charCodeAt(index);
    if (letter < listedLetters) listed[letter] = (listed[letter] ?? 0) | (1 << index);
    else others.set(letter, (others.get(letter) ?? 0) | (1 << index));
  }
  const getMask = (letter: number): number =>
    (letter < listedLetters ? listed[letter] : others.get(letter)) ?? 0;
  return (word) => measure(word, getMask, length);
}

function measure(word: string, getMask: (letter: number) => number, length: number): EditCounts {
  const lastBit = 1 << (length - 1);
  let more = -1;
  let fewer = 0;
  let diagonal = 0;
  let previousMask = 0;
  let edits = length;
  let prefix = length;
  let prefixLength = 0;
  for (let index = 0; index < word.length; index += 1) {
    const mask = getMask(word.charCodeAt(index));
    const swapped = ((~diagonal & mask) << 1) & previousMask;
    diagonal = (((mask & more) + more) ^ more) | mask | fewer | swapped;
    let up = fewer | ~(diagonal | more);
    let down = more & diagonal;
    if ((up & lastBit) !== 0) edits += 1;
    else if ((down & lastBit) !== 0) edits -= 1;
    up = (up << 1) | 1;
    down <<= 1;
    more = down | ~(diagonal | up);
    fewer = up & diagonal;
    previousMask = mask;
    if (edits < prefix) {
      prefix = edits;
      prefixLength = index + 1;
    }
  }
  return { whole: edits, prefix, prefixLength };
}

/** The letters of a word as bits; letters that share a bit are taken for one. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/**
 * The words that may come within some edits of a pattern, by their letters alone: every edit brings at most one letter that
 * the word does not have. `bits` holds the `letterBits` of each word.
 */
export function* findCandidates(pattern: string, edits: number, bits: Int32Array): Generator<number> {
  const wanted = letterBits(pattern);
  for (let word = 0; word < bits.length; word += 1) {
    if (countBits(wanted & ~(bits[word] ?? 0)) <= edits) yield word;
  }
}

/** The number of bits that are set, by the parallel sums of Hacker's Delight. */
function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55_55_55_55);
  sum = (sum & 0x33_33_33_33) + ((sum >>> 2) & 0x33_33_33_33);
  return Math.imul((sum + (sum >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
