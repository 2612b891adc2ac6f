import { maxOrphanFiles, type ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import type { Orm } from '../../../database/connection.ts';
import { formerOriginals } from '../../../database/schema.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import { selectCopySources } from '../thumbnails/copy-sources.ts';
import { listSizeNames, sizesFolder } from '../thumbnails/size-names.ts';

/** The stores whose files the server makes itself. */
export interface AnalysedStores {
  /** Of published files; those of the operator are outside of the folder of the sizes. */
  readonly uploads: MediaStore;
  readonly originals: MediaStore;
}

type OrphanFile = ImageAnalysis['orphan_files'][number];

/** The prefix of the uploaded files in the names of an analysis; the published ones begin with `sizesFolder`. */
const originalsPrefix = 'originals/';

/** A file can be younger than its record, which is written after it, in milliseconds. */
const settledAfter = 24 * 60 * 60 * 1000;

/** All stored files of the server, by the names of an analysis. */
export async function listStoredFiles(stores: AnalysedStores): Promise<ReadonlySet<string>> {
  const uploaded = await stores.originals.list('');
  const published = await stores.uploads.list(sizesFolder);
  return new Set([
    ...uploaded.map(({ name }) => originalsPrefix + name),
    ...published.map(({ name }) => name),
  ]);
}

/** The name of an uploaded file in an analysis. */
export const originalName = (file: string): string => originalsPrefix + file;

/** The stored files that neither a present nor a deleted image refers to, which can be restored; at most `maxOrphanFiles`. */
export async function findOrphanFiles(
  orm: Orm,
  stores: AnalysedStores,
  stored: ReadonlySet<string>,
  now = Date.now(),
): Promise<OrphanFile[]> {
  const referenced = await listReferencedFiles(orm);
  const orphans: OrphanFile[] = [];
  for (const name of stored) {
    if (orphans.length >= maxOrphanFiles) break;
    if (referenced.has(name)) continue;
    const file = locate(stores, name);
    // One after another: there are few.
    const media = await file.store.open(file.name);
    if (media !== null && now - media.modifiedAt.getTime() > settledAfter)
      orphans.push({ name, bytes: media.size, modified_at: media.modifiedAt.toISOString() });
  }
  return orphans;
}

/** Removes those of the named files that are orphans, and returns their number. */
export async function removeOrphanFiles(
  orm: Orm,
  stores: AnalysedStores,
  names: readonly string[],
): Promise<number> {
  const stored = await listStoredFiles(stores);
  const named = new Set(names.filter((name) => stored.has(name)));
  const orphans = await findOrphanFiles(orm, stores, named);
  for (const { name } of orphans) {
    const file = locate(stores, name);
    await file.store.remove(file.name);
  }
  return orphans.length;
}

/** The stored files that present and deleted images refer to, by the names of an analysis. Not all of them need to exist. */
export async function listReferencedFiles(orm: Orm): Promise<ReadonlySet<string>> {
  const rows = await selectCopySources(orm);
  // Former originals can be restored, which regenerates their sizes.
  const former = await orm.select({ file: formerOriginals.file }).from(formerOriginals);
  return new Set([
    ...former.map(({ file }) => originalName(file)),
    ...rows.flatMap(({ file, sha256, ...frame }) => [originalName(file), ...listSizeNames(sha256, frame)]),
  ]);
}

function locate(
  { uploads, originals: uploaded }: AnalysedStores,
  name: string,
): { readonly store: MediaStore; readonly name: string } {
  return name.startsWith(originalsPrefix)
    ? { store: uploaded, name: name.slice(originalsPrefix.length) }
    : { store: uploads, name };
}
