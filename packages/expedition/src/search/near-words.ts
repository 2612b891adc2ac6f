/**
 * Edits between a pattern and the beginnings of a word, by the bit-parallel algorithm of Myers (1999) as Hyyrö (2003)
 * extends it to letters that changed places: one step a letter of the word, whatever the length of the pattern.
 */

/** The longest pattern: one bit of a number for each letter, the sign left alone. */
export const longestPattern = 30;

/** How near a word comes to a pattern; both counts are of letters added, lost, replaced or swapped with the next. */
export interface Nearness {
  /** Edits to the whole word. */
  readonly whole: number;
  /** The fewest edits to any beginning of the word, and how many letters that beginning has. */
  readonly prefix: number;
  readonly prefixLength: number;
}

/** A function that says how near a word comes to the pattern. */
export type Ruler = (word: string) => Nearness;

/** Makes the ruler of a pattern; null for patterns that are empty or too long to be measured. */
export function rulerOf(pattern: string): Ruler | null {
  const length = pattern.length;
  if (length === 0 || length > longestPattern) return null;
  const masks = new Map<number, number>();
  for (let index = 0; index < length; index += 1) {
    const letter = pattern.charCodeAt(index);
    masks.set(letter, (masks.get(letter) ?? 0) | (1 << index));
  }
  return (word) => measure(word, masks, length);
}

function measure(word: string, masks: ReadonlyMap<number, number>, length: number): Nearness {
  const lastBit = 1 << (length - 1);
  let more = -1;
  let fewer = 0;
  let diagonal = 0;
  let previousMask = 0;
  let edits = length;
  let prefix = length;
  let prefixLength = 0;
  for (let index = 0; index < word.length; index += 1) {
    const mask = masks.get(word.charCodeAt(index)) ?? 0;
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
