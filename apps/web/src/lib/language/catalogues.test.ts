import { describe, expect, test } from 'vitest';
import { english } from './catalogue-en.ts';
import { russian } from './catalogue-ru.ts';
import { plural } from './plural.ts';

/** Every text of a catalogue with its path; functions are called with arguments that any of them takes. */
function texts(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String(node(2, 'X'))]];
  return Object.entries(Object(node)).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

test('no message is empty, and no English message contains Cyrillic letters', () => {
  for (const [path, text] of [...texts(russian, 'ru'), ...texts(english, 'en')])
    expect(text.trim(), path).not.toBe('');
  for (const [path, text] of texts(english, 'en')) expect(text, path).not.toMatch(/[А-Яа-яЁё]/);
});

test('Russian messages are in Cyrillic, except names and codes', () => {
  const latin = texts(russian, 'ru').filter(
    ([path, text]) => !/[А-Яа-яЁё]/.test(text) && !path.startsWith('ru.language.codes'),
  );
  expect(latin.map(([path]) => path)).toEqual(['ru.map.routeYears', 'ru.journey.way']);
});

describe('every message is used', () => {
  const sources = Object.entries(
    import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  )
    .filter(([path]) => !/\.test\.|\/testing\/|\/(?:russian|english)\/|\/catalogue-cn\.ts$/.test(path))
    .map(([, source]) => source)
    .join('\n');

  /** Messages of a mixed group that are chosen by a value: `messages.place[direction]`. */
  const chosenByValue = ['place.previous', 'place.next'];

  /** Told by the last two names of its path, since a deeper group may be held in a constant: `walker.next`. */
  function isUsed(path: string): boolean {
    const names = path.split('.');
    const [group = '', key = ''] = names.slice(-2);
    const holder = names.length > 2 ? group : `messages.${group}`;
    return (
      chosenByValue.includes(path) ||
      new RegExp(`\\b${holder}\\.${key}\\b`).test(sources) ||
      (holder !== 'messages.place' && sources.includes(`${holder}[`)) ||
      takenOut.some(
        ([, taken = '', from = '']) => from.endsWith(group) && taken.split(/\W+/).includes(key),
      ) ||
      (names.length === 1 && new RegExp(`\\bmessages\\.${path}\\b`).test(sources))
    );
  }

  /** `const { kilometres, metres } = messages.map.walker;` */
  const takenOut = [...sources.matchAll(/\{([^{}]*)\} = (messages[\w.]*);/g)];

  test('somewhere in the sources', () => {
    const unused = texts(russian, '')
      .map(([path]) => path.slice(1))
      .filter((path) => !isUsed(path));
    expect(unused).toEqual([]);
  });
});

test.each([
  [1, '1 день'],
  [2, '2 дня'],
  [5, '5 дней'],
  [21, '21 день'],
  [112, '112 дней'],
])('%i takes its Russian form', (count, expected) => {
  expect(russian.place.days(count)).toBe(expected);
});

test('a form that a language lacks falls back to the general one', () => {
  expect(plural('en', 1, { other: 'days' })).toBe('days');
});
