import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { buildUrl } from '@cae-map/contract/api/client';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callKey } from '../../lib/api/query-key.ts';

/** The track files that the server offers. */
export function serverTracksQuery(client: BrowserApiClient | null) {
  return queryOptions({
    queryKey: callKey('listTracks'),
    queryFn: client === null ? skipToken : ({ signal }) => client.call('listTracks', {}, { signal }),
    staleTime: 60_000,
    retry: 1,
  });
}

/** The URL of a track file. */
export function serverTrackUrl(filename: string): string {
  return apiBase + buildUrl(apiCalls.getTrack.path, { filename });
}

/** The timeout of a download: a file may have 50 MB. */
const downloadMilliseconds = 300_000;

/** Fetches a track file; null if that fails. */
export async function fetchServerTrack(filename: string): Promise<File | null> {
  try {
    const signal = AbortSignal.timeout(downloadMilliseconds);
    const response = await fetch(serverTrackUrl(filename), { signal });
    return response.ok ? new File([await response.blob()], filename) : null;
  } catch {
    return null;
  }
}
