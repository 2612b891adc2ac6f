import { expect, test } from 'vitest';
import { formatSentenceHash, parseReadingAddress } from './reading-address.ts';

const quote = { exact: 'Тронулись в путь; а, б-в', prefix: '', suffix: '', order: null };

test('the hash of a sentence is parsed back', () => {
  expect(parseReadingAddress(formatSentenceHash(155, quote))).toEqual({
    textId: 155,
    quote,
    isOfSentence: true,
  });
});

test('the hash of a text has no sentence', () => {
  expect(parseReadingAddress('#text-155')).toEqual({ textId: 155, quote: null, isOfSentence: false });
});

test('a quote that cannot be read still names its text', () => {
  for (const value of ['', '%D0', ',-x'])
    expect(parseReadingAddress(`#t=155&s=${value}`)).toEqual({
      textId: 155,
      quote: null,
      isOfSentence: true,
    });
});

test.each(['', '#', '#text-0', '#text-x', '#t=0&s=a', '#p=53', '#text-99999999999'])(
  'the hash %j is of no text',
  (hash) => {
    expect(parseReadingAddress(hash)).toBeNull();
  },
);
