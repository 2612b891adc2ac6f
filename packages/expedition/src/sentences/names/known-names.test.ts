import { expect, test } from 'vitest';
import { findNames, indexNames } from './known-names.ts';

test('of two names whose forms are equal, findNames finds the one that is written as in the text', () => {
  const names = indexNames(
    [
      { ru: 'Гум', en: 'Ghum' },
      { ru: 'Гума', en: 'Guma' },
    ],
    3,
  );
  const found = (text: string) => findNames(text, 'ru', names).map(({ pair }) => pair.en);
  expect(found('Гума. Ночевали в лянгаре.')).toEqual(['Guma']);
  expect(found('Гум виден издалека.')).toEqual(['Ghum']);
});
