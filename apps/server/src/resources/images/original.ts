import path from 'node:path';
import { mediaPrefix, type MediaReader, type StoredMedia } from '../../media/media-store.ts';
import type { ImageRow } from './repository.ts';

/** The file of an original and the name of its download. */
export interface Original {
  readonly media: StoredMedia;
  readonly name: string;
}

/**
 * Finds the file of an original: the one below `orig/`, else the image itself when there is no larger file; undefined
 * when neither exists.
 * @param readers in the order of precedence
 */
export async function findOriginalFile(
  image: Pick<ImageRow, 'filename' | 'filename_orig' | 'url'>,
  readers: readonly MediaReader[],
): Promise<Original | undefined> {
  const name = image.filename_orig ?? image.filename;
  if (name === null) return undefined;
  const whole = image.url?.startsWith(mediaPrefix) ? [image.url.slice(mediaPrefix.length)] : [];
  for (const candidate of [`orig/${name}`, ...whole]) {
    for (const reader of readers) {
      const media = await reader.open(candidate);
      if (media) return { media, name: path.posix.basename(name) };
    }
  }
  return undefined;
}
