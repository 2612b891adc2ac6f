import type { AccessTokenRecord } from '@cae-map/contract/entities/accounts/account';
import { createStore } from 'zustand/vanilla';
import { readLocal, removeLocal, writeLocal } from '../storage/local-storage.ts';

/** The access token of the visitor. */
export interface StoredToken {
  readonly token: string;
  /** By the clock of this device, in milliseconds since 1970; it may be wrong, so that only the server decides. */
  readonly expiresAt: number;
}

/** A token that local storage did not accept; it lasts until the page is left. */
const unstoredToken = createStore<{ readonly held: StoredToken | null }>(() => ({ held: null }));

/** The current access token; null for a visitor who is not signed in. All tabs share it. */
export function readToken(): StoredToken | null {
  const token = readLocal('token');
  if (token === null || token === '') return unstoredToken.getState().held;
  const expiresAt = Number(readLocal('tokenExpiresAt') ?? 0);
  return { token, expiresAt: Number.isFinite(expiresAt) ? expiresAt : 0 };
}

/** Replaces the access token, for all tabs. */
export function storeToken({ access_token: token, expires_in: seconds }: AccessTokenRecord): void {
  const expiresAt = Date.now() + seconds * 1000;
  // The expiry first: other tabs read both when the token changes.
  const isStored = writeLocal('tokenExpiresAt', String(expiresAt)) && writeLocal('token', token);
  if (!isStored) removeLocal('token');
  unstoredToken.setState({ held: isStored ? null : { token, expiresAt } });
}

/** Removes the access token, for all tabs. */
export function removeToken(): void {
  removeLocal('token');
  removeLocal('tokenExpiresAt');
  unstoredToken.setState({ held: null });
}
