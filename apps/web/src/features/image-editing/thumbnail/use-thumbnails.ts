import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ThumbnailProgress } from '@cae-map/contract/entities/images/image-upkeep';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { readEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { refreshCall } from '../../../lib/api/query/refresh-call.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { refreshRecords } from '../../../lib/api/writes/refresh-records.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { imageEditingMessages } from '../messages/index.ts';

/** Which images get new sizes: given ones, those without sizes, or all. */
export type ThumbnailScope = readonly number[] | 'missed' | 'all';

/** How often the progress is requested while sizes are being made, in milliseconds. */
const interval = 1500;

function progressQuery(client: BrowserApiClient) {
  return queryOptions({
    ...callQuery(client, 'getThumbnailProgress', {}),
    refetchInterval: ({ state }) => (state.data !== undefined && isWorking(state.data) ? interval : false),
  });
}

/** Whether sizes are being made. */
export function isWorking({ waiting, running }: ThumbnailProgress): boolean {
  return waiting + running > 0;
}

/** The progress of the queue; the images are loaded again when it has finished, also when that was before the first request. */
export function useThumbnailProgress(): ThumbnailProgress | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery(progressQuery(useRequiredClient()));
  const wasWorking = useRef(false);
  useEffect(() => {
    if (data === undefined) return;
    const isRunning = isWorking(data);
    const isOutdated = wasWorking.current || readEditorImages(queryClient).some(isWaiting);
    if (!isRunning && isOutdated) void refreshRecords(queryClient, ['images']);
    wasWorking.current = isRunning;
  }, [data, queryClient]);
  return data;
}

function isWaiting({ thumbnail_state: state }: ImageRevision): boolean {
  return state === 'waiting' || state === 'running';
}

/** Starts making sizes and reports the number of images, or the failure. */
export function useThumbnails(): { readonly generate: (scope: ThumbnailScope) => Promise<void> } {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(imageEditingMessages);
  const generate = useCallback(
    async (scope: ThumbnailScope) => {
      const labels = messages.thumbnails;
      try {
        announce(labels.started(await start(client, scope)));
        await refreshCall(queryClient, 'getThumbnailProgress');
      } catch (error) {
        notify({ kind: 'error', title: labels.errorTitle, message: failureMessage(error, messages) });
      }
    },
    [client, queryClient, messages],
  );
  return { generate };
}

async function start(client: BrowserApiClient, scope: ThumbnailScope): Promise<number> {
  if (scope === 'missed') return (await client.call('generateMissedThumbnails', {})).regenerated;
  if (scope === 'all') return (await client.call('generateAllThumbnails', {})).regenerated;
  let count = 0;
  for (const image_id of scope) {
    // One after another: the requests only add jobs to a queue.
    count += (await client.call('generateThumbnails', { image_id })).regenerated;
  }
  return count;
}
