import type { ApiClient, BrowserApiClient } from '@cae-map/contract/api/client';
import { createContext, use } from 'react';

const ApiClientContext = createContext<ApiClient | null>(null);
const BrowserApiClientContext = createContext<BrowserApiClient | null>(null);

export const ApiClientProvider = ApiClientContext;
export const BrowserApiClientProvider = BrowserApiClientContext;

/** The API client of the page, on the server as well as in the browser. */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (client === null) throw new Error('useApiClient is used outside ApiClientProvider');
  return client;
}

/** The API client for what depends on the visitor; null on the server, where pages are rendered for everyone. */
export function useBrowserApiClient(): BrowserApiClient | null {
  return use(BrowserApiClientContext);
}
