import { createPrivateKey } from 'node:crypto';
import { keyFingerprint, sha256 } from '@cae-map/open-data/archive/sign-sums';
import { signFiles, writeArchive } from '@cae-map/open-data/archive/write-archive';
import { writeDataFiles, type DataFiles } from '@cae-map/open-data/archive/write-data-files';
import type { DataFile } from '@cae-map/open-data/formats/data-file';
import type { OpenDataOptions, OpenRecords } from '@cae-map/open-data/model/open-records';

/** What the open data are written from. */
export interface OpenDataSource {
  readonly records: OpenRecords;
  readonly options: OpenDataOptions;
  /** The key that signs the sums, as PEM. */
  readonly privateKey: string;
}

/** A file with its sum. */
export interface WrittenFile extends DataFile {
  readonly sha256: string;
}

/** All files of the open data and the archive with them. */
export interface WrittenData extends Pick<DataFiles, 'version' | 'rowCounts' | 'pictures'> {
  readonly files: readonly WrittenFile[];
  readonly archive: { readonly bytes: Uint8Array; readonly sha256: string };
  readonly keyFingerprint: string;
}

async function writeOpenData({ records, options, privateKey }: OpenDataSource): Promise<WrittenData> {
  const key = createPrivateKey(privateKey);
  const { files, ...described } = writeDataFiles(records, options);
  const signed = signFiles(files, key);
  const archive = writeArchive(signed);
  return {
    ...described,
    files: signed.map((file) => ({ ...file, sha256: sha256(file.bytes) })),
    archive: { bytes: archive, sha256: sha256(archive) },
    keyFingerprint: keyFingerprint(key),
  };
}

/** The tasks of the open data, which take up to seconds: the server runs them in another process. */
export const openDataTasks = { writeOpenData } as const;
