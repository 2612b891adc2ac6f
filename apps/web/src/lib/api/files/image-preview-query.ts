import { queryOptions } from '@tanstack/react-query';
import { readImagePreview } from './private-file.ts';
import { callKey } from '../query-key.ts';

/**
 * The whole uploaded picture of an image, for editors.
 * @param uploadedAt when its file was uploaded: a replaced file is another picture
 */
export function imagePreviewQuery(imageId: number, uploadedAt: string | null) {
  return queryOptions({
    queryKey: [...callKey('getImagePreview', { image_id: imageId }), uploadedAt],
    queryFn: ({ signal }) => readImagePreview(imageId, signal),
    staleTime: 'static',
    retry: 1,
  });
}
