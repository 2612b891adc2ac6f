import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { QueryClient } from '@tanstack/react-query';
import { editorImagesQuery } from '../../../lib/api/editor-images-query.ts';

/** The interval between two looks, in milliseconds. */
const interval = 5000;

/** The number of looks: a server that is busy checks a picture for up to 50 s after the request, which has waited 15 s. */
const looks = 9;

interface Reading {
  readonly client: BrowserApiClient;
  readonly queryClient: QueryClient;
}

interface Replaced {
  readonly imageId: number;
  /** The upload of the new file. */
  readonly uploadId: string;
}

/**
 * Reads an image until an upload has become its file, for up to 40 s. A failed request is repeated like one that finds the former file.
 * @returns the image with the new file; null if it still has another one
 */
export async function lookForReplacement(
  { client, queryClient }: Reading,
  { imageId, uploadId }: Replaced,
): Promise<ImageRevision | null> {
  for (let look = 1; look <= looks; look += 1) {
    const query = { ...editorImagesQuery(client), staleTime: 0 };
    const images = await queryClient.fetchQuery(query).catch(() => []);
    const image = images.find(({ image_id }) => image_id === imageId);
    if (image?.original?.upload_id === uploadId) return image;
    if (look < looks) await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return null;
}
