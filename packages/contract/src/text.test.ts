import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, visibleText } from './text.ts';

test.each([
  ['a\r\nb\rc\u0085d\u000Be\fg', 'a\nb\nc\nd\ne\ng'],
  ['a\0b\u0001\u001B\u007F\u0099c', 'abc'],
  ['\uFEFFa\uFEFFb', 'ab'],
  ['a\uD800b\uDC00c', 'abc'],
  ['\uD83D\uFEFF\uDE00', ''],
  ['a\uFFFEb\uFFFF\u{1FFFF}', 'ab'],
  ['\tЛех\u00A0— Ле\u0301х 😀\u200D\u2028\n', '\tЛех\u00A0— Ле\u0301х 😀\u200D\u2028\n'],
])('%j is cleaned to %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test('a cleaned text is not changed by cleaning, UTF-8 or JSON', () => {
  const pieces = [
    'a',
    '\n',
    '\r',
    '\0',
    '\u0085',
    '\uFEFF',
    '\uD83D',
    '\uDE00',
    '\uFFFE',
    'я',
    '\u0301',
    '\u2028',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
      const cleaned = cleanText(parts.join(''));
      const decoded = new TextDecoder().decode(new TextEncoder().encode(cleaned));
      return (
        cleanText(cleaned) === cleaned &&
        decoded === cleaned &&
        JSON.parse(JSON.stringify(cleaned)) === cleaned
      );
    }),
  );
});

test.each([
  '',
  ' ',
  '\n',
  '\0',
  '\uFEFF',
  '\u0085',
  '\u180E',
  '\u200B',
  '\u3164',
  '\u2800',
  '\uD800',
  '\u202E\u00AD',
])('a visible text cannot be %j', (text) => {
  expect(visibleText(20).safeParse(text).success).toBe(false);
  expect(visibleText(20).parse(`${text}a${text}`)).toContain('a');
});
