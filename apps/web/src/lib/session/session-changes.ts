import type { AccessTokenRecord, AccountRecord } from '@cae-map/contract/entities/accounts/account';
import { sessionStore } from './session.ts';
import { readToken, removeToken, storeToken } from './token.ts';

/** Changes of the session. They reveal nothing about it, so that features may call them. */

/** Signs the visitor in with a new access token; the capabilities are unknown until the account is loaded. */
export function beginSession(token: AccessTokenRecord): void {
  storeToken(token);
  setSignedIn();
}

/** Completes the session of a signed-in visitor with the capabilities of the loaded account. */
export function completeSession({ capabilities }: Pick<AccountRecord, 'capabilities'>): void {
  if (!sessionStore.getState().isSignedIn) return;
  sessionStore.setState({ capabilities, isAccountPending: false });
}

/**
 * Removes the token and the account, in all tabs.
 * @param reason `signedOut` if the visitor has chosen so, `rejected` if the server no longer accepts the session
 */
export function endSession(reason: 'signedOut' | 'rejected'): void {
  removeToken();
  setSignedOut(reason === 'signedOut');
}

/**
 * Follows the changes that other tabs make to the token, including those before the call.
 * @param onOtherToken called when another tab has stored a token, perhaps of another account
 * @returns a function that stops it
 */
export function followOtherTabs(onOtherToken: () => void): () => void {
  const follow = ({ key, storageArea }: StorageEvent): void => {
    // The key is null when the whole storage was cleared.
    if (storageArea !== localStorage || (key !== 'token' && key !== null)) return;
    followToken();
    if (sessionStore.getState().isSignedIn) onOtherToken();
  };
  followToken();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Adapts the session to the presence of the token. */
function followToken(): void {
  const hasToken = readToken() !== null;
  if (hasToken === sessionStore.getState().isSignedIn) return;
  if (hasToken) setSignedIn();
  else setSignedOut(true);
}

function setSignedIn(): void {
  sessionStore.setState({
    isSignedIn: true,
    isAccountPending: true,
    capabilities: [],
    hasSignedOut: false,
  });
}

function setSignedOut(hasSignedOut: boolean): void {
  sessionStore.setState({ isSignedIn: false, isAccountPending: false, capabilities: [], hasSignedOut });
}
