import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.tsx';
import { expeditionQuery } from './expedition-query.ts';

/** The loaded expedition, or null while it loads or after a failure. */
export function useExpedition(): Expedition | null {
  return useExpeditionQuery().data?.expedition ?? null;
}

/** The same with its states, for the parts that speak of loading and failure. */
export function useExpeditionQuery() {
  // A part that comes later must not ask again for what has failed: the visitor decides on another try.
  return useQuery({ ...expeditionQuery(useApiClient(), useQueryClient()), retryOnMount: false });
}
