import { createStore } from 'zustand/vanilla';
import { readLocal, removeLocal, writeLocal } from '../storage/local-storage.ts';

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
  /** Whether the account has administrator privileges; false without an account. */
  readonly isSuperuser: boolean;
  readonly localFlag: LocalFlag | null;
}

const unknownVisitor: Session = {
  isRestored: false,
  isSignedIn: false,
  isSuperuser: false,
  localFlag: null,
};

/** The store of the session. Until accounts exist, `restoreSession` fills it from local storage alone. */
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
  sessionStore.setState({
    ...unknownVisitor,
    isRestored: true,
    localFlag: flag === 'researcher' || flag === 'adminmode' ? flag : null,
  });
}

/** Ends the mode of the local flag: the tools disappear, in this visit and in later ones. An account keeps its rights. */
export function leaveLocalMode(): void {
  removeLocal('roleFlag');
  sessionStore.setState({ localFlag: null });
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
