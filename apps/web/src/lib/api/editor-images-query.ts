import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIsInAudience } from '../session/use-offered.ts';
import { privateKey } from './private-data.ts';
import { useRequiredClient } from './use-required-client.ts';

/** How long the list is used before another editor's changes are looked for, in milliseconds. */
const freshMilliseconds = 30_000;

/** Query key of the images with the fields that only editors may read. */
export const editorImagesKey = [privateKey, 'editor-images'] as const;

/** All images with their private fields and versions. */
export function editorImagesQuery(client: BrowserApiClient) {
  return queryOptions({
    queryKey: editorImagesKey,
    queryFn: ({ signal }) => client.call('listImagesForEditors', {}, { signal }),
    staleTime: freshMilliseconds,
    retry: 1,
  });
}

/** The images as editors read them; without an administrator account nothing is requested. */
export function useEditorImages(): UseQueryResult<readonly ImageRevision[]> {
  const isEnabled = useIsInAudience('editors');
  return useQuery({ ...editorImagesQuery(useRequiredClient()), enabled: isEnabled });
}
