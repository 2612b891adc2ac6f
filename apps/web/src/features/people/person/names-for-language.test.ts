import { expect, test } from 'vitest';
import { namesForLanguage } from './names-for-language.ts';

test.each([
  ['ru', ['Пуи', '溥儀']],
  ['en', ['Puyi', '溥儀']],
] as const)(
  'other names in the letters of the language %s are shown, and Chinese ones',
  (language, shown) => {
    expect(namesForLanguage('Puyi; Пуи; 溥儀', language)).toEqual(shown);
  },
);

test('a person without other names has none to show', () => {
  expect(namesForLanguage('', 'en')).toEqual([]);
});
