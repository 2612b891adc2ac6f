import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureSimilarity } from './edit-similarity.ts';
import { memoryPairs, type MemoryField } from './memory-pairs.ts';
import { createTrigramIndex } from './trigram-index.ts';
import { createMemory } from './translation-memory.ts';

describe('memoryPairs', () => {
  const field = (fields: Partial<MemoryField>): MemoryField => ({
    key: 'places:5:notes',
    source: '',
    target: '',
    format: 'html',
    ...fields,
  });

  test('has the sentences with exactly one translation', () => {
    const source =
      '<p>Вышли из <b>Леха</b> утром.</p><p>Шёл снег, и было холодно. Встали лагерем у реки.</p>';
    const target =
      '<p>They left Leh in the morning.</p><p>It was snowing and cold, and they camped by the river.</p>';
    expect(memoryPairs([field({ source, target })], 'en')).toEqual([
      { key: 'places:5:notes', source: 'Вышли из Леха утром.', target: 'They left Leh in the morning.' },
    ]);
  });

  test('has no pair of a field without a translation, and one of a title', () => {
    const title = field({ source: 'Лех', target: '列城', format: 'plain' });
    expect(memoryPairs([field({ source: 'Снег.' }), title], 'cn').map(({ target }) => target)).toEqual([
      '列城',
    ]);
  });
});

/** The textbook table of edit distances. */
function similarityByTable(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let index = 1; index <= one.length; index += 1) {
    const next = [index];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + Number(one[index - 1] !== other[column - 1]);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length, 1);
}

test('measureSimilarity agrees with the textbook table, and is 0 below the minimum', () => {
  const text = fc.string({ unit: fc.constantFrom('а', 'б', 'в', ' '), maxLength: 20 });
  fc.assert(
    fc.property(text, text, fc.constantFrom(0.1, 0.25, 0.5, 0.75, 0.9, 1), (one, other, minimum) => {
      const expected = similarityByTable(one, other);
      const { similarity } = measureSimilarity(one, other, minimum);
      expect(similarity).toBeCloseTo(expected >= minimum - 1e-9 ? expected : 0, 9);
    }),
    { numRuns: 1000 },
  );
});

test('createTrigramIndex counts each sequence of a text once', () => {
  const index = createTrigramIndex(['ababab', 'b', '']);
  expect([...index.counts]).toEqual([5, 2, 1]);
  const { shared, count } = index.countShared('abab');
  expect([count, ...shared]).toEqual([5, 5, 0, 0]);
});

describe('find', () => {
  const pairs = [
    { key: 'a', source: 'Караван вышел из Леха утром.', target: 'The caravan left Leh in the morning.' },
    { key: 'b', source: 'Караван вышел из Хотана утром.', target: 'The caravan left Khotan in the morning.' },
    { key: 'c', source: 'Караван вышел из Леха утром.', target: 'The caravan left Leh in the morning.' },
    { key: 'd', source: 'караван вышел из Леха  утром.', target: 'They left Leh.' },
    { key: 'e', source: 'Лагерь у реки.', target: 'A camp by the river.' },
  ];
  const memory = createMemory(pairs);
  const query = { minimum: 0.75, limit: 3 };
  const keys = (sentence: string, more = {}) =>
    memory.find(sentence, { ...query, ...more }).map((match) => match.keys);

  test('joins equal pairs, and lists exact ones first, then those that differ in case, then similar ones', () => {
    expect(memory.size).toBe(4);
    expect(keys('Караван вышел из Леха утром.')).toEqual([['a', 'c'], ['d'], ['b']]);
    const [first, , last] = memory.find('Караван вышел из Леха утром.', query);
    expect(first).toMatchObject({ target: 'The caravan left Leh in the morning.', similarity: 1 });
    expect(last?.similarity).toBeCloseTo(1 - 5 / 30, 9);
  });

  test('leaves out the pairs of the excluded field, except those that another field has', () => {
    expect(keys('Лагерь у реки.', { exclude: 'e' })).toEqual([]);
    expect(keys('Караван вышел из Леха утром.', { exclude: 'a' })[0]).toEqual(['a', 'c']);
  });

  test('finds no sentence below the minimum, and at most as many as the limit', () => {
    expect(keys('Караван вышел из Хотана вечером.')).toEqual([['b']]);
    expect(keys('Караван вышел из Хотана вечером.', { minimum: 0.9 })).toEqual([]);
    expect(keys('Караван вышел из Леха утром.', { limit: 1 })).toEqual([['a', 'c']]);
    expect(keys('')).toEqual([]);
  });

  test('finds the best matches that a comparison with every sentence finds', () => {
    const word = fc.constantFrom('караван', 'вышел', 'утром', 'из', 'Леха', 'снег', 'реки', 'лагерь');
    const sentence = fc.array(word, { minLength: 2, maxLength: 7 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(sentence, { maxLength: 30 }), sentence, (sources, searched) => {
        const all = createMemory(sources.map((source) => ({ key: source, source, target: source })));
        const best = sources
          .map((source) => similarityByTable(source.toLowerCase(), searched.toLowerCase()))
          .filter((similarity) => similarity >= 0.75)
          .toSorted((a, b) => b - a);
        const found = all.find(searched, query).map(({ similarity }) => similarity);
        expect(found).toHaveLength(Math.min(3, best.length));
        found.forEach((similarity, index) => expect(similarity).toBeCloseTo(best[index] ?? 0, 9));
      }),
    );
  });

  test('lists the nearest sentence first, even if another one shares more sequences', () => {
    const sources = ['abcdefxyzjklmnop', 'abcxefghijkymnop'];
    const all = createMemory(sources.map((source) => ({ key: source, source, target: source })));
    expect(all.find('abcdefghijklmnop', query).map(({ source }) => source)).toEqual(sources.toReversed());
  });

  test('finds a longer sentence than is compared only if it is equal', () => {
    const long = 'караван '.repeat(200);
    const all = createMemory([{ key: 'a', source: long, target: 'caravan' }]);
    expect(all.find(long, query)).toHaveLength(1);
    expect(all.find(`${long}шёл`, query)).toEqual([]);
  });
});
