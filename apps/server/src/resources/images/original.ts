import path from 'node:path';
import { mediaPrefix, type MediaReader, type StoredMedia } from '../../media/media-store.ts';
import type { ImageRow } from './repository.ts';

/** The file of an original and the name of its download. */
export interface Original {
  readonly media: StoredMedia;
  readonly name: string;
}

/** An image and where its original may be. */
export interface OriginalSource {
  readonly image: Pick<ImageRow, 'filename' | 'filename_orig' | 'url'>;
  /** The names before the image was renamed, which files of the operator still have. */
  readonly formerNames: readonly string[];
  /** The uploaded file; null for other images. */
  readonly upload: { readonly file: string; readonly has_position: boolean } | null;
}

export interface OriginalStores {
  /** The uploaded files. */
  readonly originals: MediaReader;
  /** The published files, in the order of precedence. */
  readonly published: readonly MediaReader[];
}

/**
 * Finds the file of an original: the uploaded one, else the one below `orig/`, else the image itself; undefined when none exists.
 * An uploaded file that contains a position is replaced by the image itself, from which the metadata have been removed.
 */
export async function findOriginalFile(
  { image, formerNames, upload }: OriginalSource,
  { originals, published }: OriginalStores,
): Promise<Original | undefined> {
  const name = image.filename_orig ?? image.filename;
  if (name === null) return undefined;
  const downloadName = path.posix.basename(name);
  if (upload && !upload.has_position) {
    const media = await originals.open(upload.file);
    if (media) return { media, name: downloadName };
  }
  const whole = image.url?.startsWith(mediaPrefix) ? image.url.slice(mediaPrefix.length) : undefined;
  const candidates = [name, ...formerNames].map((candidate) => `orig/${candidate}`);
  for (const candidate of whole === undefined ? candidates : [...candidates, whole]) {
    for (const reader of published) {
      const media = await reader.open(candidate);
      const isReplacement = upload !== null && candidate === whole;
      if (media)
        return { media, name: isReplacement ? replaceExtension(downloadName, candidate) : downloadName };
    }
  }
  return undefined;
}

function replaceExtension(name: string, file: string): string {
  return path.posix.basename(name, path.posix.extname(name)) + path.posix.extname(file);
}
