import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { mediaPrefix, type MediaReader } from '../../../media/media-store.ts';
import type { EditedImage } from '../record/present-image.ts';
import { originalName } from './orphan-files.ts';

/**
 * The files of an image that do not exist: its sizes, and the uploaded file.
 * @param stored the files of the stores, by the names of an analysis
 */
export async function findMissingFiles(
  { original, ...image }: EditedImage,
  stored: ReadonlySet<string>,
  illustrations: MediaReader,
): Promise<ImageAnalysis['missing_files']> {
  const missing: string[] = [];
  if (original !== null && !stored.has(originalName(original.file)))
    missing.push(originalName(original.file));
  for (const url of [image.url, image.thumbnail, image.thumb]) {
    // Other URLs are on other hosts.
    if (url === null || !url.startsWith(mediaPrefix)) continue;
    const name = decodeURIComponent(url.slice(mediaPrefix.length));
    if (!stored.has(name) && (await illustrations.open(name)) === null) missing.push(name);
  }
  return missing.map((file) => ({ image_id: image.image_id, file }));
}
