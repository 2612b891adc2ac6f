import { Readable } from 'node:stream';
import { openDataArchive, openDataSchema, type OpenData } from '@cae-map/contract/entities/open-data';
import { z } from 'zod';
import type { StoredMedia } from '../../media/media-store.ts';
import type { WrittenData } from '../../open-data/open-data-tasks.ts';

/** What is known of a built set of files; it is stored beside them. */
export const buildIndexSchema = z.object({
  description: openDataSchema,
  /** All files by path: what they are sent with. */
  files: z.record(
    z.string(),
    z.object({ mediaType: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  pictures: z.array(
    z.object({ imageId: z.int(), path: z.string(), width: z.int().positive(), height: z.int().positive() }),
  ),
});
export type BuildIndex = z.infer<typeof buildIndexSchema>;

/** A built set of files. */
export interface DataBuild {
  readonly index: BuildIndex;
  /** Opens a file by its path; null if there is none. */
  open(path: string): Promise<StoredMedia | null>;
}

/** The manifests of single pictures are found through their collection. */
const singleManifest = /^iiif\/picture-\d+\.json$/;

export function createIndex(
  { version, files, archive, rowCounts, pictures, keyFingerprint }: WrittenData,
  origin: string,
): BuildIndex {
  const description: OpenData = {
    version,
    date: version.slice(0, 10),
    origin,
    key_fingerprint: keyFingerprint,
    archive: { bytes: archive.bytes.length, sha256: archive.sha256 },
    files: files
      .filter(({ path }) => !singleManifest.test(path))
      .map(({ path, bytes, format, table }) => ({ path, bytes: bytes.length, format, table })),
    rows: rowCounts,
  };
  return {
    description,
    files: {
      ...Object.fromEntries(files.map(({ path, mediaType, sha256 }) => [path, { mediaType, sha256 }])),
      [openDataArchive]: { mediaType: 'application/zip', sha256: archive.sha256 },
    },
    pictures: [...pictures],
  };
}

/** The contents of all files by path. */
export function contentsOf({ files, archive }: WrittenData): ReadonlyMap<string, Uint8Array> {
  return new Map([
    ...files.map(({ path, bytes }) => [path, bytes] as const),
    [openDataArchive, archive.bytes],
  ]);
}

/** A file with the entity tag of its contents and the media type of its format. */
export function toMedia(
  index: BuildIndex,
  path: string,
  media: Pick<StoredMedia, 'size' | 'modifiedAt' | 'read'>,
): StoredMedia | null {
  const file = Object.hasOwn(index.files, path) ? index.files[path] : undefined;
  if (file === undefined) return null;
  const { size, modifiedAt } = media;
  return {
    size,
    modifiedAt,
    contentType: file.mediaType,
    etag: `"${file.sha256.slice(0, 32)}"`,
    read: (range) => media.read(range),
  };
}

/** A build in memory, for a disk that cannot store it. */
export function memoryBuild(index: BuildIndex, contents: ReadonlyMap<string, Uint8Array>): DataBuild {
  const modifiedAt = new Date();
  return {
    index,
    open(path) {
      const bytes = contents.get(path);
      if (bytes === undefined) return Promise.resolve(null);
      const read = (range?: { readonly start: number; readonly end: number }) =>
        Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]));
      return Promise.resolve(toMedia(index, path, { size: bytes.length, modifiedAt, read }));
    },
  };
}
