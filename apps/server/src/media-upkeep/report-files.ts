import type { Orm } from '../database/connection.ts';
import type { FileStores } from '../media/file-stores.ts';
import type { ListedFile } from '../media/media-store.ts';
import { findAllMissingFiles } from '../resources/images/analysis/analyze-images.ts';
import { listReferencedFiles, originalName } from '../resources/images/analysis/orphan-files.ts';
import { imageKind } from '../resources/images/record/image-kind.ts';
import { sizesFolder } from '../resources/images/thumbnails/size-names.ts';
import { findWaitingPhotographs } from '../resources/proposals/repository.ts';
import { findRecords } from '../writes/records/find-records.ts';

/** What the stores and the records disagree about. */
export interface FileReport {
  /** Files that no record refers to, by folder and name. Those of a day are left out: their records may be about to be written. */
  readonly withoutRecord: readonly { readonly name: string; readonly size: number }[];
  /** Files that records refer to and no store has. */
  readonly missing: readonly { readonly name: string; readonly record: string }[];
}

/** A file can be younger than its record, which is written after it, in milliseconds. */
const settledAfter = 24 * 60 * 60 * 1000;

/** Compares the stores with the records. Published files of the operator, outside of the folder of the sizes, need no record. */
export async function reportFiles(
  orm: Orm,
  { archived, illustrations }: Pick<FileStores, 'archived' | 'illustrations'>,
  now = Date.now(),
): Promise<FileReport> {
  const { media: uploads, originals, proposals } = archived;
  const images = await findRecords(orm, imageKind);
  const missing = await findAllMissingFiles(images, { uploads, originals, illustrations });
  const photographs = new Set([...(await findWaitingPhotographs(orm))].map((id) => `${id}.jpg`));
  const stored = new Map<string, ListedFile>();
  for (const file of await originals.list('')) stored.set(originalName(file.name), file);
  for (const file of await uploads.list(sizesFolder)) stored.set(file.name, file);
  const proposed = await proposals.list('');
  for (const file of proposed) stored.set(`proposals/${file.name}`, file);
  const referenced = new Set([
    ...(await listReferencedFiles(orm)),
    ...Array.from(photographs, (name) => `proposals/${name}`),
  ]);
  const present = new Set(proposed.map(({ name }) => name));
  return {
    withoutRecord: [...stored]
      .filter(([name, { modifiedAt }]) => !referenced.has(name) && now - modifiedAt.getTime() > settledAfter)
      .map(([name, { size }]) => ({ name, size })),
    missing: [
      ...missing.map(({ image_id: id, file }) => ({ name: file, record: `image ${id}` })),
      ...[...photographs]
        .filter((name) => !present.has(name))
        .map((name) => ({ name: `proposals/${name}`, record: 'an open proposal' })),
    ],
  };
}
