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
  const text = fc.string({ unit: 'binary' }).map((part) => `\uFEFF${part}\uD800`);
  fc.assert(
    fc.property(text, (each) => {
      const cleaned = cleanText(each);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(new TextDecoder().decode(new TextEncoder().encode(cleaned))).toBe(cleaned);
      expect(JSON.parse(JSON.stringify(cleaned))).toBe(cleaned);
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
