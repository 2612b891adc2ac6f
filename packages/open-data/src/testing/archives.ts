import { createPrivateKey, type KeyObject } from 'node:crypto';
import { writeArchive, signFiles } from '../archive/write-archive.ts';
import { writeDataFiles, type DataFiles } from '../archive/write-data-files.ts';
import type { OpenDataOptions, OpenRecords } from '../model/open-records.ts';
import { sampleOptions, sampleRecords } from './sample-records.ts';

/** A key that is always the same, and secret to nobody. */
export const sampleKey: KeyObject = createPrivateKey({
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
    x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  },
  format: 'jwk',
});

export function sampleFiles(
  fields: Partial<OpenRecords> = {},
  options: Partial<OpenDataOptions> = {},
): DataFiles {
  return writeDataFiles({ ...sampleRecords, ...fields }, { ...sampleOptions, ...options });
}

/** A signed archive of the sample records with some of them replaced. */
export function sampleArchive(
  fields: Partial<OpenRecords> = {},
  options: Partial<OpenDataOptions> = {},
): Uint8Array {
  return writeArchive(signFiles(sampleFiles(fields, options).files, sampleKey));
}

/** The text of a file of the sample records. */
export function sampleText(path: string, files: DataFiles = sampleFiles()): string {
  const file = files.files.find((each) => each.path === path);
  if (file === undefined) throw new Error(`there is no file ${path}`);
  return new TextDecoder().decode(file.bytes);
}
