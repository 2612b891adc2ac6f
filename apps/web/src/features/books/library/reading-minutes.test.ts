import { expect, test } from 'vitest';
import { lengthOf, readingMinutes } from './reading-minutes.ts';

const both = { text_length: 2620, text_length_en: 4200 };

test('the reading time depends on the language, and that of a missing text on the other language', () => {
  expect([readingMinutes([both, both], 'ru'), readingMinutes([both, both], 'en')]).toEqual([4, 6]);
  expect(readingMinutes([{ ...both, text_length: 0 }], 'ru')).toBe(3);
  expect(readingMinutes([{ ...both, text_length_en: 0 }], 'en')).toBe(2);
});

test('the reading time is at least one minute', () => {
  expect(readingMinutes([{ text_length: 10, text_length_en: 0 }], 'ru')).toBe(1);
});

test('the length of a text has no tags', () => {
  expect(lengthOf({ text_content: '<p>Снег <a href="/">шёл</a>.</p>', text_content_en: '' })).toEqual({
    text_length: 9,
    text_length_en: 0,
  });
});
