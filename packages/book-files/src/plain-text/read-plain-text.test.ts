import type { BookFileFailure } from '@cae-map/contract/entities/books/book-files';
import { describe, expect, test } from 'vitest';
import { encodeCyrillic } from '../testing/encode-cyrillic.ts';
import { decodeText } from './decode-text.ts';
import { readPlainText } from './read-plain-text.ts';

const paragraphsOf = (text: string) =>
  readPlainText(text).blocks.map(({ html }) => html.replaceAll(/<\/?p>/g, ''));

const long = 'Караван вышел рано утром и шёл весь день по дну долины вдоль реки';

describe('readPlainText separates paragraphs', () => {
  test('at empty lines, and joins wrapped lines', () => {
    expect(paragraphsOf(`${long}\n${long}\nдо ночи.\n\n${long}\nи пришёл.`)).toEqual([
      `${long} ${long} до ночи.`,
      `${long} и пришёл.`,
    ]);
  });

  test('at indentations', () => {
    expect(paragraphsOf(`   ${long}\n${long}\n   ${long}\n${long}`)).toEqual([
      `${long} ${long}`,
      `${long} ${long}`,
    ]);
  });

  test('behind short lines such as dates', () => {
    expect(paragraphsOf(`8 августа 1925\n${long}\n${long}`)).toEqual(['8 августа 1925', `${long} ${long}`]);
  });

  test('at each line if lines are not wrapped', () => {
    const line = `${long}, ${long}, ${long}.`;
    expect(paragraphsOf(`${line}\n${line}\n${line}`)).toEqual([line, line, line]);
  });

  test('with the line breaks of other systems', () => {
    expect(paragraphsOf('а\r\n\r\nб\r\rв')).toEqual(['а', 'б', 'в']);
  });
});

test('readPlainText keeps the hyphen of a wrapped word', () => {
  expect(paragraphsOf(`${long} кто-\nнибудь ${long}`)).toEqual([`${long} кто-нибудь ${long}`]);
});

test('readPlainText writes characters of HTML as text', () => {
  expect(readPlainText('<b>1 & 2</b>').blocks[0]?.html).toBe('<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>');
});

describe('decodeText', () => {
  const text = 'Караван вышел рано утром, и мы пришли в Лех.';
  const utf16 = (isLittle: boolean) =>
    new Uint8Array(
      [0xfe_ff, ...Array.from(text, (character) => character.charCodeAt(0))].flatMap((unit) =>
        isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
      ),
    );

  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 of a little-endian system', utf16(true)],
    ['UTF-16 of a big-endian system', utf16(false)],
    ['windows-1251', encodeCyrillic(text, 'windows-1251')],
    ['koi8-r', encodeCyrillic(text, 'koi8-r')],
  ])('decodes %s', (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test.each<[string, readonly number[], BookFileFailure]>([
    ['bytes with NUL', [80, 75, 0, 0, 1, 2], 'unknown-format'],
    ['Latin letters of an encoding of one byte', [0x64, 0xe9, 0x73, 0x65, 0x72, 0x74], 'unknown-encoding'],
  ])('refuses %s', (_bytes, bytes, code) => {
    expect(() => decodeText(new Uint8Array(bytes))).toThrow(expect.objectContaining({ code }));
  });
});
