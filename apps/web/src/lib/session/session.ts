import type { Capability } from '@cae-map/contract/roles';
import { createStore } from 'zustand/vanilla';
import { readLocal, removeLocal, writeLocal } from '../storage/local-storage.ts';
import { readToken } from './token.ts';

/**
 * The flag in local storage that shows tools without an account. It grants nothing: the server checks every write against
 * the token. `adminmode` includes the tools of a researcher.
 */
export type LocalFlag = 'researcher' | 'adminmode';

/** The properties of the visitor that determine the audience; see `isInAudience`. */
export interface Session {
  /** Whether the session has been restored: false during server rendering and hydration. */
  readonly isRestored: boolean;
  /** Whether a token is present. */
  readonly isSignedIn: boolean;
  /** Whether the account of a signed-in visitor is not loaded yet, so that its privileges are unknown. */
  readonly isAccountPending: boolean;
  /** What the account may do; empty without an account, and while it is pending. */
  readonly capabilities: readonly Capability[];
  /** Whether the visitor has signed out since the page was loaded, in this tab or in another one. */
  readonly hasSignedOut: boolean;
  readonly localFlag: LocalFlag | null;
  /** Whether the menu with the links to login and registration is shown; clicks on the logo switch it on. */
  readonly hasAuthMenu: boolean;
}

const unknownVisitor: Session = {
  isRestored: false,
  isSignedIn: false,
  isAccountPending: false,
  capabilities: [],
  hasSignedOut: false,
  localFlag: null,
  hasAuthMenu: false,
};

/** The store of the session. `restoreSession` fills it from local storage, `session-changes.ts` changes it. */
export const sessionStore = createStore<Session>(() => unknownVisitor);

const magicParameter = 'magic';

/** The values of the query parameter `magic` that set the local flag. */
const flagByMagic: ReadonlyMap<string, LocalFlag> = new Map([
  ['ResearcherMode', 'researcher'],
  ['AdminMode', 'adminmode'],
]);

/**
 * Fills the session from the browser; call it once at start-up. The query parameter `magic` sets the local flag and stores
 * it; any other value leaves the stored flag unchanged.
 * @param search the query of the URL, with or without the question mark
 */
export function restoreSession(search: string): void {
  const requested = flagByMagic.get(new URLSearchParams(search).get(magicParameter) ?? '');
  if (requested !== undefined) writeLocal('roleFlag', requested);
  const flag = requested ?? readLocal('roleFlag');
  const isSignedIn = readToken() !== null;
  sessionStore.setState({
    ...unknownVisitor,
    isRestored: true,
    isSignedIn,
    isAccountPending: isSignedIn,
    localFlag: flag === 'researcher' || flag === 'adminmode' ? flag : null,
    hasAuthMenu: readLocal('authMenu') === 'true',
  });
}

/** Ends the mode of the local flag: the tools disappear, in this visit and in later ones. An account keeps its rights. */
export function leaveLocalMode(): void {
  removeLocal('roleFlag');
  sessionStore.setState({ localFlag: null });
}

/** Shows the menu with login and registration, in this visit and in later ones. */
export function showAuthMenu(): void {
  writeLocal('authMenu', 'true');
  sessionStore.setState({ hasAuthMenu: true });
}

/**
 * The query without the parameter `magic`, whatever its value, so that a copied URL does not pass the mode on. Other parameters remain as
 * they are written.
 * @param search the query of the URL, empty or with the question mark
 */
export function withoutMagic(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const kept = parts.filter((part) => part !== '' && !new URLSearchParams(part).has(magicParameter));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
