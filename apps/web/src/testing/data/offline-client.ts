import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';

/** A client whose calls all fail with a network error. */
export const offlineClient: BrowserApiClient = {
  call: () => Promise.reject(new ApiError('network', 'offline')),
};
