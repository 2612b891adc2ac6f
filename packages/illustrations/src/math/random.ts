/** A seeded random number generator: the same seed produces the same sequence on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A number between two bounds. */
  range(low: number, high: number): number;
  /** An integer between two bounds, both included. */
  integer(low: number, high: number): number;
  /** An element of a non-empty list. */
  pick<const T>(list: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** -1 or 1. */
  sign(): -1 | 1;
  /** An independent generator, so that additional calls on one do not affect the other. */
  fork(label: string): Random;
}

/** A 32-bit hash of a string (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Creates a generator from a string. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
