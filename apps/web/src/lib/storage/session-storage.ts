/** The keys of session storage. All access to it is in this file. Storage that is blocked counts as empty. */
export type SessionKey =
  | 'fullScreenTipShown'
  | 'blockHeights'
  | 'scrollPosition'
  | 'registrationDraft'
  | 'visitCounted';

export function readSession(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: SessionKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the value is lost on reload.
  }
}

/** Removes a value; without effect if there is none. */
export function removeSession(key: SessionKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Parses a stored JSON value; null if it is absent or invalid. */
export function readSessionJson(key: SessionKey): unknown {
  try {
    return JSON.parse(readSession(key) ?? 'null');
  } catch {
    return null;
  }
}
