import path from 'node:path';
import type { OriginalFormat } from '@cae-map/contract/entities/images/image-file';
import { isFileName } from '../media/file-names.ts';
import { extensions } from './picture-format.ts';

/** In bytes of UTF-8; a number is added to a name that is taken. */
const maxStemBytes = 180;

/** Characters that are separators or not allowed on some file system, and those that cannot be seen. */
const unsafeCharacters = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu;

/**
 * Makes a name that is valid on every system from the one that a client has sent, with an extension of the real format. The name
 * is for people: files are stored under names of their own.
 */
export function cleanFileName(given: string, format: OriginalFormat): string {
  const name = given.normalize('NFC');
  const [usual, ...others] = extensions[format];
  const extension = path.posix.extname(name).toLowerCase();
  const isKnown = [usual, ...others].includes(extension);
  // The extension of another format would be part of the name.
  const stem = name.slice(0, name.length - path.posix.extname(name).length);
  const cleaned = cutBytes(
    stem.replaceAll(unsafeCharacters, '_').replace(/^[. ]+/, ''),
    maxStemBytes,
  ).replace(/[. ]+$/, '');
  const safe = cleaned === '' ? 'image' : cleaned;
  const result = safe + (isKnown ? extension : usual);
  return isFileName(result) ? result : `image-${result}`;
}

/** The name with a number before its extension: `camp (2).jpg`. */
export function numberFileName(name: string, number: number): string {
  const extension = path.posix.extname(name);
  return `${name.slice(0, name.length - extension.length)} (${number})${extension}`;
}

/** Cuts a text between characters. */
function cutBytes(text: string, bytes: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(cut + segment) > bytes) break;
    cut += segment;
  }
  return cut;
}
