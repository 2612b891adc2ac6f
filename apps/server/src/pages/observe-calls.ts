import { ApiError, type ApiClient } from '@cae-map/contract/api/client';

/** The calls of one rendered page. */
export interface ObservedCalls {
  readonly client: ApiClient;
  /** The first failure of the server, also one that the page has handled; undefined if there was none. */
  findFailure(): ApiError | undefined;
}

/**
 * Observes the calls of a rendered page: a page without its records, because the database was unavailable, must not be shown to readers
 * or indexed by search engines.
 */
export function observeCalls(client: ApiClient): ObservedCalls {
  let failure: ApiError | undefined;
  return {
    client: {
      call(name, parameters, options) {
        const response = client.call(name, parameters, options);
        // Also keeps a call that the page does not wait for from ending the thread of all pages.
        response.catch((error: unknown) => {
          if (error instanceof ApiError && (error.status ?? 500) >= 500) failure ??= error;
        });
        return response;
      },
    },
    findFailure: () => failure,
  };
}
