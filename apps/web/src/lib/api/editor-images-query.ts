import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import {
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useHasCapability } from '../session/use-offered.ts';
import { callQuery } from './query/call-query.ts';
import { callKey } from './query-key.ts';
import { useRequiredClient } from './use-required-client.ts';

/** How long the list is used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** All images with their private fields and versions. */
export function editorImagesQuery(client: BrowserApiClient) {
  return queryOptions({
    ...callQuery(client, 'listImagesForEditors', {}),
    staleTime: freshMilliseconds,
  });
}

/** The images that are loaded for editors, with their current versions. */
export function readEditorImages(queryClient: QueryClient): readonly ImageRevision[] {
  return queryClient.getQueryData<readonly ImageRevision[]>(callKey('listImagesForEditors')) ?? [];
}

/**
 * The images as editors read them; without an administrator account nothing is requested.
 * @param isWanted whether the list is requested now
 */
export function useEditorImages(isWanted = true): UseQueryResult<readonly ImageRevision[]> {
  const isEnabled = useHasCapability('images.write') && isWanted;
  return useQuery({ ...editorImagesQuery(useRequiredClient()), enabled: isEnabled });
}

/** The images that fill the library before all are loaded. */
const newestCount = 60;

/** The images of the library: the newest until all of a large archive have arrived. */
export interface LibraryImages {
  /** The list of all images. */
  readonly all: UseQueryResult<readonly ImageRevision[]>;
  /** Undefined before the first images. */
  readonly images: readonly ImageRevision[] | undefined;
}

/** The newest images, and then all: they are requested after the newest, so that these need not wait. */
export function useLibraryImages(): LibraryImages {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const isLoaded = queryClient.getQueryData(callKey('listImagesForEditors')) !== undefined;
  const { data: newest, isFetched } = useQuery({
    ...callQuery(client, 'listNewestImages', { count: newestCount }),
    enabled: !isLoaded,
    staleTime: Infinity,
    retry: false,
  });
  const all = useEditorImages(isLoaded || isFetched);
  return { all, images: all.data ?? newest };
}
