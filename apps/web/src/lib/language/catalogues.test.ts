import { describe, expect, test } from 'vitest';
import { findUsedMessages, readMessageSources } from '../../testing/message-usage.ts';
import { appMessages } from './app-messages.ts';
import { english } from './catalogue-en.ts';
import { russian } from './catalogue-ru.ts';
import type { MessageBundle } from './define-messages.ts';
import { plural } from './plural.ts';

/** The messages of the first screen and of every feature, by the folder that they are in. */
const bundles: readonly (readonly [folder: string, bundle: MessageBundle<object>])[] = [
  ['lib/language', appMessages],
  ...Object.entries(
    import.meta.glob<Readonly<Record<string, MessageBundle<object>>>>('../../features/*/messages/index.ts', {
      eager: true,
    }),
  ).flatMap(([path, module]) =>
    Object.values(module).map((bundle) => [/features\/([^/]+)/.exec(path)?.[1] ?? path, bundle] as const),
  ),
];

/** Every text of a catalogue with its path; functions are called with sample arguments. */
function texts(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String(node(2, 'X', 3))]];
  return Object.entries(Object(node)).flatMap(([key, value]) =>
    texts(value, path === '' ? key : `${path}.${key}`),
  );
}

describe.each(bundles)('the messages of %s', (_folder, bundle) => {
  const inRussian = texts(bundle.read('ru'), '');
  const inEnglish = texts(bundle.read('en'), '');

  test('are not empty in either language', () => {
    for (const [path, text] of [...inRussian, ...inEnglish]) expect(text.trim(), path).not.toBe('');
  });

  test('have no Cyrillic letters in English', () => {
    for (const [path, text] of inEnglish) expect(text, path).not.toMatch(/[А-Яа-яЁё]/);
  });

  test('are in Cyrillic in Russian, except names, codes and punctuation', () => {
    const exceptions =
      /^(?:language\.codes|map\.routeYears|journey\.way|placesAdmin\.row|saving\.updateError|users\.badges\.google|openData\.formats|serverWatch\.state\.databaseKinds)/;
    const latin = inRussian.filter(([path, text]) => !/[А-Яа-яЁё]/.test(text) && !exceptions.test(path));
    expect(latin.map(([path]) => path)).toEqual([]);
  });
});

describe('the sources', () => {
  const isUsed = findUsedMessages(readMessageSources());

  test.each(bundles)('use every message of %s', (_folder, bundle) => {
    const unused = texts(bundle.read('ru'), '')
      .map(([path]) => path)
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
])('%i takes its Russian plural form', (count, expected) => {
  expect(russian.place.days(count)).toBe(expected);
});

test('a missing plural form falls back to the form "other"', () => {
  expect(plural('en', 1, { other: 'days' })).toBe('days');
});

test('the English catalogue has the groups of the Russian one', () => {
  expect(Object.keys(english).toSorted()).toEqual(Object.keys(russian).toSorted());
});
