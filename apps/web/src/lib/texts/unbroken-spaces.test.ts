import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtTies } from './unbroken-spaces.ts';

const ties = (text: string, language: 'ru' | 'en'): string[] =>
  splitAtTies(text, language).flatMap((part) => (part.isTie ? [part.text] : []));

test.each([
  ['ru', 'Вышли в горы и к перевалу', ['в ', 'и ', 'к ']],
  ['ru', 'Лех — город', ['Лех —']],
  ['ru', 'июнь отдать Барге, а август — Джехолу', ['а ', 'август —']],
  ['ru', ' — город', [' —']],
  ['ru', 'В г. Лех 26 августа', ['В ', 'г. ', '26 ']],
  ['ru', 'Н. К. Рерих', ['Н. ', 'К. ']],
  ['ru', 'что-то из-за гор', []],
  ['en', 'They saw a pass on 26 August', ['a ', '26 ']],
  ['en', 'Mr. N. K. Roerich and I left', ['Mr. ', 'N. ', 'K. ', 'I ']],
  ['en', 'the yak’s a-frame in May', []],
] as const)('in the language %s the ties of %j are %j', (language, text, expected) => {
  expect(ties(text, language)).toEqual(expected);
});

test('the parts of any text are its characters in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('ru', 'en'), (text, language) => {
      expect(
        splitAtTies(text, language)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
