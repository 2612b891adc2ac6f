import { ApiError, type ApiClient } from '@cae-map/contract/api/client';

/** A client whose calls all fail with a network error. */
export const offlineClient: ApiClient = {
  call: () => Promise.reject(new ApiError('network', 'offline')),
};
