import { ApiError, type ApiClient } from '@cae-map/contract/api/client';

/** A client whose every call fails as if the network were gone. */
export const offlineClient: ApiClient = {
  call: () => Promise.reject(new ApiError('network', 'offline')),
};
