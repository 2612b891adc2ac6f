import { expect, test } from 'vitest';
import { textRecord } from '../../../testing/data/records.ts';
import { findAddress } from './find-address.ts';

const texts = [
  textRecord({
    text_id: 155,
    text_content: '<p>Вышли на заре из Леха. Шёл снег.</p>',
    text_content_en: '<p>They left Leh at dawn with forty yaks. It snowed.</p>',
  }),
];
const address = (exact: string, textId = 155) => ({
  textId,
  quote: { exact, prefix: '', suffix: '', order: null },
  isOfSentence: true,
});

test('a sentence is found in the language of the page, and else in the other one', () => {
  const sentence = { textId: 155, index: 1 };
  expect(findAddress(address('It snowed.'), texts, 'en')).toMatchObject({
    kind: 'sentence',
    sentence: { ...sentence, language: 'en' },
  });
  expect(findAddress(address('Шёл снег.'), texts, 'en')).toMatchObject({
    kind: 'sentence',
    sentence: { ...sentence, language: 'ru' },
  });
});

test('a sentence that was edited is found by most of its words', () => {
  expect(findAddress(address('They left Leh at sunrise with forty yaks.'), texts, 'en')).toMatchObject({
    kind: 'edited-sentence',
    sentence: { index: 0, language: 'en' },
  });
});

test('a quote that no longer exists or cannot be read opens its text', () => {
  expect(findAddress(address('Nothing of it was known.'), texts, 'ru')).toEqual({
    kind: 'no-sentence',
    textId: 155,
  });
  expect(findAddress({ textId: 155, quote: null, isOfSentence: true }, texts, 'ru')).toEqual({
    kind: 'no-sentence',
    textId: 155,
  });
});

test('a text that is not in the chapter is not found', () => {
  expect(findAddress(address('It snowed.', 9), texts, 'en')).toEqual({ kind: 'no-text' });
});
