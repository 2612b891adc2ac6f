import { GeoFileError } from './failure.ts';

/** How many bytes are decoded at a time: the parser starts before the whole text exists. */
const chunkBytes = 256 * 1024;

/** How many bytes of a file are searched for an XML declaration and for control characters. */
const declarationBytes = 200;

/**
 * Decodes the bytes of a file in chunks, with the encoding of the byte order mark or the XML declaration, else UTF-8.
 * @throws {GeoFileError} with the code `encoding`, and `unknown-format` for bytes that are no text
 */
export function* decodeText(bytes: Uint8Array): Generator<string> {
  const encoding = findEncoding(bytes);
  if (!encoding.startsWith('utf-16') && isBinary(bytes)) throw new GeoFileError('unknown-format');
  const decoder = createDecoder(encoding);
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const chunk = bytes.subarray(from, from + chunkBytes);
    yield decode(() => decoder.decode(chunk, { stream: true }));
  }
  yield decode(() => decoder.decode());
}

/** Whether the start of a file contains control characters that no text has. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, declarationBytes).some((byte) => byte < 9 || (byte > 13 && byte < 32));
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new GeoFileError('encoding');
  }
}

function createDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new GeoFileError('encoding', { value: encoding });
  }
}

/** The first bytes of UTF-16 with a byte order mark, and of XML in UTF-16 without one. */
const utf16Starts: readonly { readonly encoding: string; readonly start: readonly number[] }[] = [
  { encoding: 'utf-16le', start: [0xff, 0xfe] },
  { encoding: 'utf-16be', start: [0xfe, 0xff] },
  { encoding: 'utf-16le', start: [0x3c, 0, 0x3f, 0] },
  { encoding: 'utf-16be', start: [0, 0x3c, 0, 0x3f] },
];

function findEncoding(bytes: Uint8Array): string {
  const utf16 = utf16Starts.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (utf16) return utf16.encoding;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  const declared = /<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  // The bytes of the declaration were readable, so that the text cannot be UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}
