import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { useBrowserApiClient } from './api-client-context.tsx';

const serverClient: BrowserApiClient = {
  call: () => Promise.reject(new Error('only the browser makes calls of a visitor')),
};

/** The API client for mutations, which only the browser starts; on the server its calls are rejected. */
export function useRequiredClient(): BrowserApiClient {
  return useBrowserApiClient() ?? serverClient;
}
