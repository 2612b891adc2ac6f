import type { ExportedPicture } from '@cae-map/route-export/route-format';
import type { ListedPicture } from './list-pictures.ts';
import { toJpeg } from './to-jpeg.ts';

/** The pictures of a file are at most this many bytes together, so that programs on phones can open it. */
const mostBytes = 60_000_000;

/** The number of simultaneous requests. */
const concurrency = 4;

/** The pictures of a file, and how many could not be loaded or would have made the file too large. */
export interface CollectedPictures {
  readonly pictures: readonly ExportedPicture[];
  readonly failed: number;
  readonly leftOut: number;
}

export const noPictures: CollectedPictures = { pictures: [], failed: 0, leftOut: 0 };

/**
 * Loads the pictures as JPEG, which every program shows. A picture that fails is counted and left out; after an abort the remaining ones
 * are not requested.
 * @param onProgress called after each picture
 */
export async function collectPictures(
  listed: readonly ListedPicture[],
  signal: AbortSignal,
  onProgress: (progress: { readonly done: number; readonly all: number }) => void,
): Promise<CollectedPictures> {
  const loaded = new Map<ListedPicture, Uint8Array>();
  const queue = [...listed];
  let bytes = 0;
  let done = 0;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const picture = bytes < mostBytes && !signal.aborted ? queue.shift() : undefined;
      if (picture === undefined) return;
      try {
        const jpeg = await loadPicture(picture.url, signal);
        loaded.set(picture, jpeg);
        bytes += jpeg.length;
      } catch {
        failed += 1;
      }
      done += 1;
      onProgress({ done, all: listed.length });
    }
  };
  onProgress({ done, all: listed.length });
  await Promise.all(Array.from({ length: concurrency }, work));
  const pictures = listed.flatMap((picture) => {
    const jpeg = loaded.get(picture);
    const { placeId, imageId, caption } = picture;
    return jpeg === undefined ? [] : [{ placeId, fileName: `${imageId}.jpg`, caption, bytes: jpeg }];
  });
  return { pictures, failed, leftOut: queue.length };
}

async function loadPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return toJpeg(await response.blob());
}
