import { openArchive } from '@cae-map/book-files/archive/open-archive';
import { isArchive } from '@cae-map/book-files/archive/zip-directory';
import { TranslationFileError } from './failure.ts';
import { documentBounds } from './file-bounds.ts';
import type { TranslationFormat } from './model/translation-file.ts';

/** How many bytes of a text are searched for what tells its format. */
const searchedBytes = 4096;

/** The first bytes of documents and tables of older Office programs, and of encrypted ones. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The name of the stream with the contents of an encrypted document, in UTF-16. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Finds the format of a file by its contents.
 * @throws {TranslationFileError} with the code `unknown-format` or `encrypted`
 * @throws {BookFileError} for a damaged archive
 */
export function findFormat(bytes: Uint8Array, fileName: string): TranslationFormat {
  if (isArchive(bytes)) {
    const { names } = openArchive(bytes, documentBounds);
    if (names.includes('word/document.xml') && names.includes('[Content_Types].xml')) return 'docx';
    throw unknown('an archive of other contents', fileName);
  }
  if (compoundStart.every((byte, index) => bytes[index] === byte)) {
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryptedStream))
      throw new TranslationFileError('encrypted', { fileName });
    throw unknown('a document of Office before 2007', fileName);
  }
  const start = readStart(bytes);
  if (!/^\s*</.test(start)) return 'csv';
  const [, root = '', attributes = ''] = /<(?:[\w.-]+:)?(xliff|tmx)\b([^>]*)/.exec(start) ?? [];
  if (root === 'tmx') return 'tmx';
  const version = /\bversion\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '';
  if (root === 'xliff' && version.startsWith('2.')) return 'xlf';
  throw unknown(root === 'xliff' ? `XLIFF ${version}` : 'other XML', fileName);
}

function unknown(reason: string, fileName: string): TranslationFileError {
  return new TranslationFileError('unknown-format', { reason, fileName });
}

/** The beginning of a text as ASCII, also of UTF-16. */
function readStart(bytes: Uint8Array): string {
  const start = bytes.subarray(0, searchedBytes);
  return new TextDecoder('latin1')
    .decode(start)
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '');
}
