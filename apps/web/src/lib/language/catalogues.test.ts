import { expect, test } from 'vitest';
import { english } from './catalogue-en.ts';
import { russian } from './catalogue-ru.ts';
import { plural } from './plural.ts';

/** Every text of a catalogue with its path; functions are called with arguments that any of them takes. */
function texts(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String(node(2, 'X'))]];
  return Object.entries(Object(node)).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

test('no word of either language is empty, and no English word is left in Cyrillic', () => {
  for (const [path, text] of [...texts(russian, 'ru'), ...texts(english, 'en')])
    expect(text.trim(), path).not.toBe('');
  for (const [path, text] of texts(english, 'en')) expect(text, path).not.toMatch(/[А-Яа-яЁё]/);
});

test('Russian words are Russian, but for names and codes', () => {
  const latin = texts(russian, 'ru').filter(
    ([path, text]) => !/[А-Яа-яЁё]/.test(text) && !path.startsWith('ru.language.codes'),
  );
  expect(latin.map(([path]) => path)).toEqual(['ru.map.routeYears']);
});

test.each([
  [1, '1 день'],
  [2, '2 дня'],
  [5, '5 дней'],
  [21, '21 день'],
  [112, '112 дней'],
])('%i takes its Russian form', (count, words) => {
  expect(russian.place.days(count)).toBe(words);
});

test('a form that a language lacks falls back to the general one', () => {
  expect(plural('en', 1, { other: 'days' })).toBe('days');
});
