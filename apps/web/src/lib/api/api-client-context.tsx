import type { ApiClient } from '@cae-map/contract/api/client';
import { createContext, use } from 'react';

const ApiClientContext = createContext<ApiClient | null>(null);

export const ApiClientProvider = ApiClientContext;

/** The API client of the page. */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (client === null) throw new Error('useApiClient is used outside ApiClientProvider');
  return client;
}
