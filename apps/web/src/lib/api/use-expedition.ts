import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.tsx';
import { expeditionQuery } from './expedition-query.ts';

/** The loaded expedition, or null while it loads or after a failure. */
export function useExpedition(): Expedition | null {
  return useExpeditionQuery().data?.expedition ?? null;
}

/** The query of the expedition, for components that show its loading and error states. */
export function useExpeditionQuery() {
  // Components that are mounted later do not repeat a failed request; the visitor can retry it.
  return useQuery({ ...expeditionQuery(useApiClient()), retryOnMount: false });
}
