import type { ApiResponse } from '@cae-map/contract/api/client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.tsx';
import { configurationQuery } from './configuration-query.ts';

/** What the operator has chosen, or null while it is not known: nothing is chosen then. */
export function useConfiguration(): ApiResponse<'getConfiguration'> | null {
  return useQuery(configurationQuery(useApiClient())).data ?? null;
}
