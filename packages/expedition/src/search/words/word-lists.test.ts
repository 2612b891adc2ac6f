import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSortedWords } from './sorted-words.ts';
import { stemWord } from './stem.ts';
import { createInfixIndex } from './infix-index.ts';

const someWords = fc.array(fc.string({ unit: fc.constantFrom('а', 'б', 'я', 'z', '和'), maxLength: 5 }));

describe('createSortedWords', () => {
  test('returns the range of words with a prefix', () => {
    fc.assert(
      fc.property(
        someWords,
        fc.string({ unit: fc.constantFrom('а', 'я', 'z'), maxLength: 2 }),
        (list, prefix) => {
          const sorted = createSortedWords(list);
          const expected = sorted.words.filter((word) => word.startsWith(prefix));
          expect(sorted.words.slice(...sorted.withPrefix(prefix))).toEqual(expected);
        },
      ),
    );
  });

  test('removes duplicates', () => {
    expect(createSortedWords(['лех', 'аксу', 'лех']).words).toEqual(['аксу', 'лех']);
  });

  test('returns the index of a word or -1', () => {
    const sorted = createSortedWords(['лех', 'аксу']);
    expect(['аксу', 'лех', 'ле'].map((word) => sorted.indexOf(word))).toEqual([0, 1, -1]);
  });
});

test('createInfixIndex finds the words with a string after their first letter', () => {
  const letters = fc.string({ unit: fc.constantFrom('а', 'б', 'я'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(someWords, letters, (list, part) => {
      const found: [number, number][] = [];
      createInfixIndex(list).find(part, (word, from) => found.push([word, from]));
      const expected = list.flatMap((word, index) =>
        word.indexOf(part) > 0 ? [[index, word.indexOf(part)]] : [],
      );
      expect(found).toEqual(expected);
    }),
  );
});

test.each([
  ['монастыри', 'монастырь'],
  ['ургу', 'урга'],
  ['хотане', 'хотан'],
  ['экспедицией', 'экспедиция'],
  ['caravans', 'caravan'],
])('stemWord is equal for %s and %s', (first, second) => {
  expect(stemWord(first)).toBe(stemWord(second));
});

test.each([['лех'], ['алтаи'], ['шанхаи'], ['ла'], ['as'], ['和田'], ['']])('stemWord keeps %s', (word) => {
  expect(stemWord(word)).toBe(word);
});
