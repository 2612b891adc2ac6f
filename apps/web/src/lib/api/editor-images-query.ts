import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { queryOptions, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
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

/** The images as editors read them; without an administrator account nothing is requested. */
export function useEditorImages(): UseQueryResult<readonly ImageRevision[]> {
  const isEnabled = useHasCapability('images.write');
  return useQuery({ ...editorImagesQuery(useRequiredClient()), enabled: isEnabled });
}
