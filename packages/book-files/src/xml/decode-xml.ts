import { BookFileError } from '../failure.ts';
import { findCyrillicEncoding, looksRussian } from './cyrillic-encodings.ts';

/** How many bytes of a file are searched for an XML declaration. */
const declarationBytes = 300;

/**
 * Decodes an XML file. UTF-8 and UTF-16 are recognised by their bytes; otherwise the declaration applies, unless the letters show that it is
 * wrong and which Cyrillic encoding is right.
 * @throws {BookFileError} with the code `unknown-encoding`
 */
export function decodeXml(bytes: Uint8Array): string {
  const utf16 = utf16Starts.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (utf16) return decode(bytes, utf16.encoding) ?? fail(utf16.encoding);
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  const declared = declaredEncoding(bytes);
  const text = /^utf-?(?:8|16)/i.test(declared) ? null : decode(bytes, declared);
  if (text !== null && isPlausible(text)) return text;
  const found = findCyrillicEncoding(bytes);
  if (found !== null) return decode(bytes, found) ?? fail(declared);
  return fail(declared);
}

/** The first bytes of UTF-16 with a byte order mark, and of XML in UTF-16 without one. */
const utf16Starts: readonly { readonly encoding: string; readonly start: readonly number[] }[] = [
  { encoding: 'utf-16le', start: [0xff, 0xfe] },
  { encoding: 'utf-16be', start: [0xfe, 0xff] },
  { encoding: 'utf-16le', start: [0x3c, 0, 0x3f, 0] },
  { encoding: 'utf-16be', start: [0, 0x3c, 0, 0x3f] },
];

function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  return /<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * A text in a Cyrillic encoding has the shares of Russian letters. In another encoding of one byte, most letters of a European language are
 * ASCII, while those of a Russian text are not.
 */
function isPlausible(text: string): boolean {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic > 0) return looksRussian(text);
  const accented = text.match(/[\u0080-\u024F]/g)?.length ?? 0;
  // The names of the tags do not count.
  const ascii = text.replaceAll(/<[^>]*>/g, '').match(/[A-Za-z]/g)?.length ?? 0;
  return accented === 0 || accented < ascii;
}

function fail(encoding: string): never {
  throw new BookFileError(
    'unknown-encoding',
    `the text is not in the encoding ${encoding}, nor in another known one`,
  );
}
