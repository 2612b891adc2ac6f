import { RequestError } from '../../responses/request-error.ts';

/** The encodings of one byte for a character in which Russian tables are saved, the most frequent first. */
const cyrillicEncodings = ['windows-1251', 'koi8-r', 'ibm866'] as const;

/** The signatures of files that are not text, and what to do with them. */
const otherFormats: readonly (readonly [signature: string, advice: string])[] = [
  [
    'PK\u0003\u0004',
    'is a workbook of a spreadsheet (or an archive), not text: save the sheet as “CSV UTF-8”',
  ],
  ['\u00D0\u00CF\u0011\u00E0', 'is a workbook of Excel, not text: save the sheet as “CSV UTF-8”'],
];

/**
 * Decodes a file of text: UTF-8, and UTF-16 if the beginning shows its byte order.
 * @returns the text without a byte order mark
 * @throws {RequestError} `invalid_request` for another encoding, which is named as far as it can be recognised, for a file that is not
 * text, and for NUL, which no database can store
 */
export function decodeText(name: string, bytes: Uint8Array): string {
  const refuse = (reason: string): never => {
    throw new RequestError('invalid_request', `${name} ${reason}.`);
  };
  const head = String.fromCodePoint(...bytes.subarray(0, 4));
  const other = otherFormats.find(([signature]) => head.startsWith(signature));
  if (other !== undefined) return refuse(other[1]);
  if (head === '\u00FF\u00FE\0\0' || head === '\0\0\u00FE\u00FF')
    return refuse('is encoded in UTF-32: save it as UTF-8');
  const encoding = findUnicodeEncoding(head);
  const text = decodeStrictly(bytes, encoding);
  if (text === undefined)
    return refuse(
      encoding === 'utf-8'
        ? `is not encoded in UTF-8${recognise(bytes)}: save it as UTF-8 (in Excel as “CSV UTF-8”)`
        : `is damaged: it begins as ${encoding.toUpperCase()}, but contains halves of characters`,
    );
  if (text.includes('\0'))
    return refuse(`contains the character NUL in line ${lineOf(text, text.indexOf('\0'))}`);
  return text;
}

/** @throws {RequestError} `invalid_request` for JSON with an escaped NUL in one of its texts */
export function requireNoEscapedNul(name: string, json: string): void {
  // An even number of backslashes before it is a text that only looks like the escape.
  const found = /(?<!\\)(?:\\\\)*\\u0000/.exec(json);
  if (found === null) return;
  throw new RequestError(
    'invalid_request',
    `${name} contains the character NUL in line ${lineOf(json, found.index)}.`,
  );
}

/** The encoding by the byte order mark, or by the zeros of UTF-16 between the first two letters. */
function findUnicodeEncoding(head: string): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head.startsWith('\u00FF\u00FE') || /^[^\0]\0[^\0]\0$/.test(head)) return 'utf-16le';
  if (head.startsWith('\u00FE\u00FF') || /^\0[^\0]\0[^\0]$/.test(head)) return 'utf-16be';
  return 'utf-8';
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The probable encoding of bytes that are not UTF-8, for a message. In the right one most letters within Russian words are small; in the
 * others they are capitals or no letters. A single letter between others is rather an accented one of another language.
 */
function recognise(bytes: Uint8Array): string {
  const rated = cyrillicEncodings.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    const others = count(/[^\p{ASCII}а-яё]/gu);
    return { encoding, small: count(/(?<=[А-ЯЁа-яё])[а-яё]/gu), others };
  });
  const [best] = rated.toSorted((one, other) => other.small - other.others - (one.small - one.others));
  if (best === undefined || best.small <= best.others) return '';
  return `, probably in ${{ 'windows-1251': 'Windows-1251', 'koi8-r': 'KOI8-R', ibm866: 'CP866' }[best.encoding]}`;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
