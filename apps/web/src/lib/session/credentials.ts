import { ApiError, type BrowserApiClient, type Credentials } from '@cae-map/contract/api/client';
import { endSession } from './session-changes.ts';
import { readToken, storeToken } from './token.ts';

/** A token is renewed when less than this is left of it, in milliseconds. */
const renewalMargin = 60_000;

/** The name of the lock that only one tab holds at a time. */
const lockName = 'session';

/**
 * The credentials of the visitor for the API client. The access token is renewed by the refresh cookie: one request at a time
 * over all tabs, because the server accepts each refresh token once.
 * @param client a client without credentials
 */
export function createCredentials(client: BrowserApiClient): Credentials {
  let renewal: { readonly of: string; readonly result: Promise<string | null> } | null = null;

  /** Renews a token once for all callers of this tab. @throws {ApiError} when the server does not respond, or not with 401 */
  function renew(token: string): Promise<string | null> {
    if (renewal?.of === token) return renewal.result;
    const result = withLock(() => renewInTurn(client, token)).finally(() => {
      if (renewal?.result === result) renewal = null;
    });
    renewal = { of: token, result };
    return result;
  }

  return {
    async getToken() {
      const stored = readToken();
      if (stored === null) return null;
      if (stored.expiresAt - Date.now() > renewalMargin) return stored.token;
      try {
        return await renew(stored.token);
      } catch {
        // The server decides about the old token, which may be valid although the clock of this device says otherwise.
        return readToken()?.token ?? null;
      }
    },
    replaceToken: renew,
  };
}

/** Renews a token, unless it was replaced or removed while waiting for the lock. */
async function renewInTurn(client: BrowserApiClient, token: string): Promise<string | null> {
  const current = readToken()?.token ?? null;
  if (current !== token) return current;
  try {
    const renewed = await client.call('refreshSession', {});
    // The visitor may have signed out in the meantime.
    if (readToken()?.token === token) storeToken(renewed);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (readToken()?.token === token) endSession('rejected');
  }
  return readToken()?.token ?? null;
}

/** Without locks between tabs, two of them may renew at the same time, and the server may end one of the sessions. */
async function withLock<Result>(run: () => Promise<Result>): Promise<Result> {
  // Not available without TLS, although the type says so.
  if (!('locks' in navigator)) return await run();
  return await navigator.locks.request(lockName, run);
}
