import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterBits, maxPatternLength, createEditDistance, findCandidates } from './edit-distance.ts';

/** The textbook matrix of edit distances: the last column for the whole word, its minimum for prefixes. */
function editsByTable(pattern: string, word: string): { whole: number; prefix: number } {
  const rows = Array.from({ length: pattern.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let column = 1; column <= word.length; column += 1) {
    rows[0]?.push(column);
    for (let row = 1; row <= pattern.length; row += 1) {
      const isSame = pattern[row - 1] === word[column - 1];
      const isSwapped = pattern[row - 1] === word[column - 2] && pattern[row - 2] === word[column - 1];
      const swap = isSwapped ? at(row - 2, column - 2) + 1 : Infinity;
      const replace = at(row - 1, column - 1) + (isSame ? 0 : 1);
      rows[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replace, swap));
    }
  }
  const last = rows[pattern.length] ?? [];
  return { whole: last.at(-1) ?? Infinity, prefix: Math.min(...last) };
}

const someLetters = fc.string({ unit: fc.constantFrom('а', 'б', 'в', 'x'), maxLength: maxPatternLength });

describe('createEditDistance', () => {
  test('agrees with the textbook matrix', () => {
    fc.assert(
      fc.property(someLetters, someLetters, (pattern, word) => {
        fc.pre(pattern !== '');
        expect(createEditDistance(pattern)?.(word)).toMatchObject(editsByTable(pattern, word));
      }),
    );
  });

  test('counts a transposition as one edit', () => {
    expect(createEditDistance('кашагр')?.('кашгар')).toEqual({ whole: 1, prefix: 1, prefixLength: 6 });
  });

  test('returns the length of the nearest prefix', () => {
    expect(createEditDistance('урумш')?.('урумчи')).toEqual({ whole: 2, prefix: 1, prefixLength: 4 });
  });

  test('returns null for an empty or too long pattern', () => {
    expect(createEditDistance('')).toBeNull();
    expect(createEditDistance('а'.repeat(maxPatternLength))).not.toBeNull();
    expect(createEditDistance('а'.repeat(maxPatternLength + 1))).toBeNull();
  });
});

describe('findCandidates', () => {
  test('includes every word within the edits', () => {
    fc.assert(
      fc.property(someLetters, fc.array(someLetters), fc.nat(2), (pattern, words, edits) => {
        fc.pre(pattern !== '');
        const bits = Int32Array.from(words, letterBits);
        const kept = new Set(findCandidates(pattern, edits, bits));
        words.forEach((word, index) => {
          if (editsByTable(pattern, word).prefix <= edits) expect(kept).toContain(index);
        });
      }),
    );
  });

  test('excludes words that lack too many letters', () => {
    const words = ['хотан', 'кашгар', 'лех'];
    expect([...findCandidates('хатан', 1, Int32Array.from(words, letterBits))]).toEqual([0]);
  });
});
