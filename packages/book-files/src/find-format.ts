import { openArchive } from './archive/open-archive.ts';
import { isArchive } from './archive/zip-directory.ts';
import type { BookFormat } from '@cae-map/contract/entities/books/book-files';
import { BookFileError } from './failure.ts';

/** How many bytes of a text are searched for what tells its format. */
const searchedBytes = 4096;

/** The first bytes of documents of older Office programs, and of encrypted ones. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The name of the stream with the contents of an encrypted document, in UTF-16. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

/** Formats of other programs that are no books of ours, by their beginnings. */
const otherFormats = /^\s*(?:%PDF-|\{\\rtf|<!doctype html|<html[\s>])/i;

/**
 * Finds the format of a file by its contents, and that of a text without marks by the extension of its name.
 * @throws {BookFileError} with the code `unknown-format`, `encrypted`, or one of a damaged archive
 */
export function findFormat(bytes: Uint8Array, fileName: string): BookFormat {
  if (isArchive(bytes)) return formatOfArchive(bytes);
  if (compoundStart.every((byte, index) => bytes[index] === byte)) throw compoundError(bytes);
  const start = readStart(bytes);
  if (otherFormats.test(start)) throw new BookFileError('unknown-format', 'HTML, PDF and RTF are not read');
  if (/^\s*</.test(start)) return formatOfXml(start, fileName);
  if (/^\s*\{/.test(start) && (/"format"\s*:\s*"cae-map-book"/.test(start) || /\.json$/i.test(fileName)))
    return 'content';
  const isMarkdown =
    /\.(?:md|markdown|mdown)$/i.test(fileName) || /^---\r?\nformat: "cae-map-book-/.test(start);
  return isMarkdown ? 'markdown' : 'text';
}

function formatOfArchive(bytes: Uint8Array): BookFormat {
  const { names } = openArchive(bytes);
  if (names.includes('META-INF/container.xml')) return 'epub';
  if (names.some((name) => name.startsWith('word/')) && names.includes('[Content_Types].xml')) return 'docx';
  if (names.some((name) => /\.fb2$/i.test(name))) return 'fb2';
  throw new BookFileError('unknown-format', 'the archive is no book');
}

function compoundError(bytes: Uint8Array): BookFileError {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryptedStream))
    return new BookFileError('encrypted', 'the document has a password');
  return new BookFileError('unknown-format', 'documents of Word before 2007 are not read');
}

function formatOfXml(start: string, fileName: string): BookFormat {
  if (/<(?:\w+:)?FictionBook[\s>]/.test(start)) return 'fb2';
  if (/<(?:\w+:)?(?:TEI|teiCorpus|TEI\.2)[\s>]/.test(start)) return 'tei';
  if (/\.(?:md|markdown|mdown)$/i.test(fileName)) return 'markdown';
  if (/\.fb2$/i.test(fileName)) return 'fb2';
  if (/\.txt$/i.test(fileName)) return 'text';
  throw new BookFileError('unknown-format', 'the XML is no FictionBook and no TEI');
}

/** The beginning of a text as ASCII, also of UTF-16. */
function readStart(bytes: Uint8Array): string {
  const start = bytes.subarray(0, searchedBytes);
  return new TextDecoder('latin1')
    .decode(start)
    .replace(/^(?:\u00EF\u00BB\u00BF|ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '');
}
