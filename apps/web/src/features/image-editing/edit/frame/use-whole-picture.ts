import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { pictureUrl } from '../../../../lib/images/pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { imagePreviewQuery } from '../../../../lib/api/files/image-preview-query.ts';

/** The whole picture of an image, or why there is none. */
export interface WholePicture {
  /** Null while it is loaded, if it cannot be loaded, and for an image without a picture. */
  readonly url: string | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * The whole picture of a stored image: the published copy, or that of the uploaded file, which only editors may read, if the copies are
 * rotated, cropped or missing.
 */
export function useWholePicture(stored: ImageRevision): WholePicture {
  const { image_id: imageId, original } = stored;
  const published = pictureUrl(stored);
  const isFramed = stored.rotation !== 0 || stored.crop !== null || stored.thumbnail_state !== 'done';
  const isPrivate = original !== null && (isFramed || published === null);
  const { data, isError, refetch } = useQuery({
    ...imagePreviewQuery(imageId, stored.uploaded_at),
    enabled: isPrivate,
  });
  const object = useMemo(() => (data === undefined ? null : URL.createObjectURL(data)), [data]);
  useEffect(() => () => (object === null ? undefined : URL.revokeObjectURL(object)), [object]);
  return {
    url: isPrivate ? object : published,
    isFailed: isPrivate && isError,
    retry: () => void refetch(),
  };
}
