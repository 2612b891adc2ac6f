import { describe, expect, test } from 'vitest';
import { BookFileError } from '../failure.ts';
import { decodeXml } from './decode-xml.ts';
import { parseXml } from './parse-xml.ts';
import { encodeCyrillic } from '../testing/encode-cyrillic.ts';

const russian = 'Караван вышел из Леха рано утром и поднялся на перевал.';
const english = 'The caravan left Leh early.';

/** XML whose declaration names an encoding. */
function declare(encoding: string, text: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;
}

describe('decodeXml', () => {
  test.each(['windows-1251', 'koi8-r', 'ibm866'] as const)('reads %s by its declaration', (encoding) => {
    const text = declare(encoding, russian);
    expect(decodeXml(encodeCyrillic(text, encoding))).toBe(text);
  });

  test.each([
    ['UTF-8', 'windows-1251'],
    ['ISO-8859-1', 'windows-1251'],
    ['windows-1251', 'koi8-r'],
    ['koi8-r', 'windows-1251'],
    ['no-such-encoding', 'windows-1251'],
  ] as const)('reads a text that declares %s and is in %s', (declared, encoding) => {
    const text = declare(declared, russian);
    expect(decodeXml(encodeCyrillic(text, encoding))).toBe(text);
  });

  test('reads UTF-8 that declares windows-1251', () => {
    const text = declare('windows-1251', russian);
    expect(decodeXml(new TextEncoder().encode(text))).toBe(text);
  });

  test('reads UTF-16 with a byte order mark', () => {
    const text = declare('utf-16', russian);
    expect(decodeXml(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')))).toBe(text);
  });

  test('reads a French text in ISO-8859-1', () => {
    const text = declare('iso-8859-1', 'Le col était très haut, à 5360 mètres.');
    expect(decodeXml(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(text);
  });

  test('refuses bytes that are Russian in no encoding', () => {
    const bytes = new Uint8Array([
      ...Buffer.from(declare('utf-8', english)),
      ...Array(40).fill(0xfe),
      0xff,
      0x80,
    ]);
    expect(() => decodeXml(bytes)).toThrow(expect.objectContaining({ code: 'unknown-encoding' }));
  });
});

describe('parseXml', () => {
  test('reads elements, attributes and texts', () => {
    expect(parseXml('<?xml version="1.0"?><x:a xmlns:x="u" b="1">t<c/><![CDATA[<]]>&nbsp;</x:a>')).toEqual({
      name: 'a',
      attributes: { b: '1', 'xmlns:x': 'u' },
      children: ['t', { name: 'c', attributes: {}, children: [] }, '<', '\u00A0'],
    });
  });

  test.each([
    ['entities of a DTD', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['entities that multiply', '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><a>&d;</a>'],
    ['external entities', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['elements that are not closed', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['no element', ''],
    ['deep nesting', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
  ])('refuses %s', (_title, xml) => {
    expect(() => parseXml(xml)).toThrow(BookFileError);
  });
});
