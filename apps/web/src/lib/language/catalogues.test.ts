import { describe, expect, test } from 'vitest';
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
      /^(?:language\.codes|map\.routeYears|journey\.way|placesAdmin\.row|saving\.updateError|users\.badges\.google)/;
    const latin = inRussian.filter(([path, text]) => !/[А-Яа-яЁё]/.test(text) && !exceptions.test(path));
    expect(latin.map(([path]) => path)).toEqual([]);
  });
});

describe('the sources', () => {
  const sources = Object.entries(
    import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  )
    .filter(([path]) => !/\.test\.|\/testing\/|\/(?:russian|english)\/|\/messages\/(?:ru|en)\.ts$/.test(path))
    .map(([, source]) => source.replaceAll('?.', '.'))
    .join('\n');

  /** The property paths of two and of three names in the sources: of `messages.place.title` also `messages.place` and `place.title`. */
  const propertyPaths = new Set(
    Array.from(sources.matchAll(/\w+(?:\.\w+)+/g), ([path]) => path.split('.')).flatMap((names) =>
      names.flatMap((_, index) => [2, 3].map((length) => names.slice(index, index + length).join('.'))),
    ),
  );

  /** Messages of a mixed group that are selected by a value: `messages.place[direction]`. */
  const selectedByValue = ['place.previous', 'place.next'];

  /** `const { kilometres, metres } = messages.map.walker;` */
  const destructured = [
    ...sources.matchAll(/\{([^{}]*)\} =\s+(?:messages|\w+Messages\.read\(language\))([\w.]*);/g),
  ];

  /** Names for a group: `const texts = messages.profile.conflict;`, `{ accountRefusals: texts }`, and a parameter `{ accountProblems }`. */
  function findAliases(group: string): string[] {
    const assigned = sources.matchAll(new RegExp(`(\\w+) =\\s+messages[\\w.]*\\.${group};`, 'g'));
    const renamed = sources.matchAll(new RegExp(`\\{ ${group}: (\\w+) \\}`, 'g'));
    const isParameter = new RegExp(`\\(.*\\{ ${group} \\}`).test(sources);
    return [
      ...Array.from([...assigned, ...renamed], ([, alias = '']) => alias),
      ...(isParameter ? [group] : []),
    ];
  }

  const aliases = new Map<string, string[]>();
  function aliasesOf(group: string): string[] {
    const found = aliases.get(group) ?? findAliases(group);
    aliases.set(group, found);
    return found;
  }

  /** Whether a nested group is used as a whole: `labels={texts.filter.gaps}`, `calendar.weekdays.map`. */
  function isPassedAsGroup(names: readonly string[]): boolean {
    const [parent, group] = names.slice(-2);
    return group !== undefined && new RegExp(`\\b${parent}\\.${group}(?:[;,})]|\\.map\\()`).test(sources);
  }

  /** Whether the kind of a record passes a group to the workbench, `...imageEdit` or `changes: placeChanges`, which reads this key. */
  function isPassedToWorkbench(names: readonly string[]): boolean {
    const key = names.at(-1);
    return (
      names.slice(0, -1).some((group) => new RegExp(`(?:\\.\\.\\.|\\w: )${group},`).test(sources)) &&
      new RegExp(`\\b(?:messages|texts|labels|presence|changes)\\.${key}\\b`).test(sources)
    );
  }

  /** Compares only the last two names of a path, since a deeper group may be in a constant: `walker.next`. */
  function isUsed(path: string): boolean {
    const names = path.split('.');
    const [group = '', key = ''] = names.slice(-2);
    const holder = names.length > 2 ? group : `messages.${group}`;
    return (
      selectedByValue.includes(path) ||
      propertyPaths.has(`${holder}.${key}`) ||
      (holder !== 'messages.place' && sources.includes(`${holder}[`)) ||
      destructured.some(
        ([, taken = '', from = '']) =>
          (from.endsWith(group) && taken.split(/\W+/).includes(key)) ||
          (from === '' && taken.split(/\W+/).includes(group) && propertyPaths.has(`${group}.${key}`)),
      ) ||
      aliasesOf(group).some(
        (alias) => propertyPaths.has(`${alias}.${key}`) || sources.includes(`${alias}[`),
      ) ||
      isPassedAsGroup(names.slice(0, -1)) ||
      isPassedToWorkbench(names) ||
      (names.length === 1 && propertyPaths.has(`messages.${path}`))
    );
  }

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
