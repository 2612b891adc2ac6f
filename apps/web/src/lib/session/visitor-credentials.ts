import type { BrowserApiClient, Credentials } from '@cae-map/contract/api/client';
import { readToken } from './token.ts';

/**
 * The credentials of the visitor for the API client. What renews a token is loaded on demand, since most visitors have none.
 * @param client a client without credentials
 */
export function createVisitorCredentials(client: BrowserApiClient): Credentials {
  let loading: Promise<Credentials> | null = null;
  const load = (): Promise<Credentials> => {
    loading ??= import('./credentials.ts').then(
      ({ createCredentials }) => createCredentials(client),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    getToken: async () => (readToken() === null ? null : await (await load()).getToken()),
    replaceToken: async (rejected) => await (await load()).replaceToken(rejected),
  };
}
