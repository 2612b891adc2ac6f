import type { KeyObject } from 'node:crypto';
import { zipSync, type Zippable } from 'fflate';
import { encodeText, type DataFile } from '../formats/data-file.ts';
import { by } from '../model/published.ts';
import { publicKeyName, publicKeyPem, signatureName, signSums, sumsName, writeSums } from './sign-sums.ts';

/**
 * The time of all entries. The library writes the parts of the local time, which are the same for this date in all time zones; it is the
 * first that ZIP can express, at noon, when no zone changes its clocks.
 */
const entryTime = new Date(1980, 0, 1, 12);

/** The level of the compression: another one would result in other bytes. */
const compressionLevel = 9;

/** The files with those by which they are verified: the sums, their signature and the public key. */
export function signFiles(files: readonly DataFile[], privateKey: KeyObject): DataFile[] {
  const sums = writeSums(files);
  const about = (path: string, mediaType: string, bytes: Uint8Array): DataFile => ({
    path,
    mediaType,
    format: 'about',
    table: null,
    bytes,
  });
  return [
    ...files,
    about(sumsName, 'text/plain; charset=utf-8', sums),
    about(signatureName, 'application/octet-stream', signSums(sums, privateKey)),
    about(publicKeyName, 'application/x-pem-file', encodeText(publicKeyPem(privateKey))),
  ].toSorted(by(({ path }) => path));
}

/** Writes an archive: sorted entries with a fixed time, so that the same files result in the same bytes on every machine. */
export function writeArchive(files: readonly Pick<DataFile, 'path' | 'bytes'>[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, bytes } of files.toSorted(by((file) => file.path))) entries[path] = bytes;
  return zipSync(entries, { mtime: entryTime, level: compressionLevel });
}
