/**
 * Edit distance between a pattern and the prefixes of a word, by the bit-parallel algorithm of Myers (1999) with the
 * extension of Hyyrö (2003) to transpositions: one step per letter of the word, whatever the length of the pattern.
 */

/** The maximum length of a pattern: one bit per letter, without the sign bit. */
export const maxPatternLength = 30;

/**
 * The edits between a word and a pattern: insertions, deletions, substitutions and transpositions of adjacent letters.
 */
export interface EditCounts {
  /** Edits of the whole word. */
  readonly whole: number;
  /** The fewest edits of any prefix of the word, and the length of that prefix. */
  readonly prefix: number;
  readonly prefixLength: number;
}

/** Returns the edits between a word and the pattern. */
export type EditDistance = (word: string) => EditCounts;

/** Latin and Cyrillic letters have their masks in an array; others, which are few, in a map. */
const listedLetters = 0x530;

/** Creates the edit distance function of a pattern; null for an empty pattern or one that is too long. */
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

/** The letter mask of a word: one bit per letter, modulo 32. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/**
 * The words that may be within some edits of a pattern, judged by their letters: every edit adds at most one letter
 * that the word lacks. `bits` contains the `letterBits` of each word.
 */
export function* findCandidates(pattern: string, edits: number, bits: Int32Array): Generator<number> {
  const wanted = letterBits(pattern);
  for (let word = 0; word < bits.length; word += 1) {
    if (countBits(wanted & ~(bits[word] ?? 0)) <= edits) yield word;
  }
}

/** Counts the set bits (population count, from Hacker's Delight). */
function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55_55_55_55);
  sum = (sum & 0x33_33_33_33) + ((sum >>> 2) & 0x33_33_33_33);
  return Math.imul((sum + (sum >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
