import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWordDifference, maxDifferentWords } from './word-difference.ts';

test.each([
  [
    'a word of a Russian text',
    'Караван вышел из Леха утром.',
    'Караван вышел из Хотана утром.',
    ['Караван вышел из ', '-Леха', '+Хотана', ' утром.'],
  ],
  ['an added sentence', 'They left Leh.', 'They left Leh. It snowed.', ['They left Leh.', '+ It snowed.']],
  [
    'the value of an attribute',
    '<a href="/place/5">x</a>',
    '<a href="/place/6">x</a>',
    ['<a href="/place/', '-5', '+6', '">x</a>'],
  ],
  ['a text that was empty', '', 'new', ['+new']],
  ['equal texts', 'same', 'same', ['same']],
])('findWordDifference of %s contains only the changed words', (_what, before, after, expected) => {
  const signs = { same: '', removed: '-', added: '+' };
  expect(findWordDifference(before, after)?.map(({ kind, text }) => signs[kind] + text)).toEqual(expected);
});

test('findWordDifference contains both texts completely', () => {
  const text = fc.string({
    unit: fc.constantFrom('Лех', ' ', 'a', '.', '\n', 'é', '\u0301', '\u200b', 'ש', '\ud83d', '🏔', '—'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = findWordDifference(before, after) ?? [];
      const join = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([join('added'), join('removed')]).toEqual([before, after]);
    }),
  );
});

test('findWordDifference compares no texts that differ in too many words', () => {
  const text = (word: string) =>
    Array.from({ length: maxDifferentWords }, (_, index) => word + index).join(' ');
  expect(findWordDifference(text('a'), text('b'))).toBeNull();
});

test('findWordDifference keeps a combining mark with the character before it', () => {
  const marked = (parts: ReturnType<typeof findWordDifference>) =>
    parts?.filter(({ text }, index) => index > 0 && /^\p{M}/u.test(text));
  expect(marked(findWordDifference('Ле \u0301х.', 'Ле \u0300х.\u0301'))).toEqual([]);
  expect(findWordDifference('\u0301Лех', 'Лех')).toEqual([
    { kind: 'removed', text: '\u0301' },
    { kind: 'same', text: 'Лех' },
  ]);
});
