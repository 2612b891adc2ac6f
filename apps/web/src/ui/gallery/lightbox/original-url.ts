import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';

/** Returns the URL of the original file of a picture; null for a record without a file. */
export function originalUrl({
  filename,
  filename_orig,
}: Pick<ImageRecord, 'filename' | 'filename_orig'>): string | null {
  const name = filename_orig ?? filename;
  return name === null
    ? null
    : `${apiBase}${apiCalls.getOriginalImage.path.replace('{filename}', () => encodeURIComponent(name))}`;
}
