import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, requireNoEscapedNul } from './decode-text.ts';

const table = 'title_ru;latitude\nЛагерь;34,5\n';

/** A text in an encoding that TextDecoder knows, one byte for each character. */
function encodeAs(encoding: string, text: string): Buffer {
  const characters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (character) => characters.indexOf(character)));
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${table}`)],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ['big-endian UTF-16 with a byte order mark', utf16be(`\uFEFF${table}`)],
  ['UTF-16 without a byte order mark', Buffer.from(table, 'utf16le')],
  ['big-endian UTF-16 without a byte order mark', utf16be(table)],
])('a table in %s is decoded', (_encoding, bytes) => {
  expect(decodeText('a.csv', bytes)).toBe(table);
});

test.each([
  ['windows-1251', 'Windows-1251'],
  ['koi8-r', 'KOI8-R'],
  ['ibm866', 'CP866'],
])('a table in %s is refused with the name of the encoding', (encoding, name) => {
  expect(() => decodeText('a.csv', encodeAs(encoding, table))).toThrow(
    `a.csv is not encoded in UTF-8, probably in ${name}: save it as UTF-8`,
  );
});

test.each<[string, Buffer, string]>([
  [
    'bytes of an unknown encoding',
    Buffer.from('title_ru\nZ\u00FCrich\n', 'latin1'),
    'is not encoded in UTF-8: save',
  ],
  ['UTF-8 that is cut off', Buffer.from(table).subarray(0, 21), 'is not encoded in UTF-8'],
  [
    'UTF-16 that is cut off',
    Buffer.from(table, 'utf16le').subarray(0, 21),
    'is damaged: it begins as UTF-16LE',
  ],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x74, 0, 0, 0]), 'is encoded in UTF-32'],
  ['a workbook', Buffer.from('PK\u0003\u0004', 'latin1'), 'is a workbook'],
  ['an old workbook', Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'is a workbook of Excel'],
  ['NUL', Buffer.from('title_ru\nA\0B\n'), 'contains the character NUL in line 2'],
])('%s is refused with the reason', (_what, bytes, reason) => {
  expect(() => decodeText('a.csv', bytes)).toThrow(`a.csv ${reason}`);
});

test('an escaped NUL in JSON is refused with its line', () => {
  const line = 'a.json contains the character NUL in line 2.';
  expect(() =>
    requireNoEscapedNul(
      'a.json',
      String.raw`[1,
"A\u0000"]`,
    ),
  ).toThrow(line);
  expect(() =>
    requireNoEscapedNul(
      'a.json',
      String.raw`[1,
"A\\\u0000"]`,
    ),
  ).toThrow(line);
  expect(() => requireNoEscapedNul('a.json', String.raw`["A\\u0000"]`)).not.toThrow();
});

test('no bytes are decoded with replaced characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      let text = '';
      try {
        text = decodeText('a.csv', bytes);
      } catch (error) {
        expect(String(error)).toContain('a.csv');
      }
      const isWritten =
        Buffer.from(bytes).includes(Buffer.from('\uFFFD')) ||
        /^[\xFE\xFF\0]|^.\0/s.test(Buffer.from(bytes).toString('latin1'));
      expect(text.includes('\uFFFD') && !isWritten).toBe(false);
      expect(text).not.toContain('\0');
    }),
  );
});
