import path from 'node:path';
import { findMediaType } from '../../media/media-types.ts';
import { mediaPrefix, type MediaReader, type StoredMedia } from '../../media/media-store.ts';
import type { OriginalSource } from './repository.ts';

/** The file of an original and the name of its download. */
export interface Original {
  readonly media: StoredMedia;
  readonly name: string;
}

export interface OriginalStores {
  /** The uploaded files. */
  readonly originals: MediaReader;
  /** The published files, in the order of precedence. */
  readonly published: readonly MediaReader[];
}

/**
 * Finds the file of an original: the copy of the uploaded one, or this itself if an editor has published it, else the one below `orig/`,
 * else the image itself; undefined when none exists. Copies have only the metadata that are allowed to be public.
 */
export async function findOriginalFile(
  { image, formerNames, upload }: OriginalSource,
  { originals, published }: OriginalStores,
): Promise<Original | undefined> {
  const name = image.filename_orig ?? image.filename;
  if (name === null) return undefined;
  const downloadName = path.posix.basename(name);
  const uploaded = upload && (await openUploaded(upload, image, { originals, published }));
  if (uploaded)
    return {
      media: uploaded.media,
      name: uploaded.isCopy ? replaceExtension(downloadName, uploaded.file) : downloadName,
    };
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

interface UploadedFile {
  readonly media: StoredMedia;
  readonly file: string;
  readonly isCopy: boolean;
}

async function openUploaded(
  { file, public_copy: copy }: NonNullable<OriginalSource['upload']>,
  { is_original_public: isPublic }: OriginalSource['image'],
  { originals, published }: OriginalStores,
): Promise<UploadedFile | null> {
  const original = isPublic ? await originals.open(file) : null;
  if (original) return { media: original, file, isCopy: false };
  for (const reader of copy === null ? [] : published) {
    const media = await reader.open(copy ?? '');
    if (media) return { media, file: copy ?? '', isCopy: true };
  }
  return null;
}

/** The extension of a copy replaces another one of the same format, too: `.jpeg` stays. */
function replaceExtension(name: string, file: string): string {
  if (findMediaType(name) === findMediaType(file)) return name;
  return path.posix.basename(name, path.posix.extname(name)) + path.posix.extname(file);
}
