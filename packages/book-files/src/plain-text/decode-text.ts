import { BookFileError } from '../failure.ts';
import { findCyrillicEncoding } from '../xml/cyrillic-encodings.ts';

/** The byte order marks of UTF-16. */
const utf16Starts = [
  { encoding: 'utf-16le', start: [0xff, 0xfe] },
  { encoding: 'utf-16be', start: [0xfe, 0xff] },
] as const;

/** How many characters are searched for those that no text has. */
const searchedCharacters = 4000;

/**
 * Decodes a text of UTF-8, of UTF-16 with a byte order mark, or of a Cyrillic encoding such as windows-1251, which is recognised by its letters.
 * @throws {BookFileError} with the code `unknown-encoding`, and `unknown-format` for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Starts.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  const encodings = utf16 === undefined ? ['utf-8', findCyrillicEncoding(bytes)] : [utf16.encoding];
  for (const encoding of encodings) {
    const text = encoding === null ? null : decode(bytes, encoding);
    if (text === null) continue;
    if (hasControlCharacters(text)) throw new BookFileError('unknown-format', 'the file is no text');
    return text;
  }
  if (hasControlCharacters(new TextDecoder('latin1').decode(bytes.subarray(0, searchedCharacters))))
    throw new BookFileError('unknown-format', 'the file is no text');
  throw new BookFileError(
    'unknown-encoding',
    'the text is not UTF-8, UTF-16 or in a known Cyrillic encoding',
  );
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function hasControlCharacters(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text.slice(0, searchedCharacters));
}
