/** The one way to what the browser keeps until the visit ends; storage that is forbidden is treated as empty. */
export type SessionKey = 'fullScreenTipShown' | 'blockHeights' | 'scrollPosition';

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
    // Without storage every visit begins anew.
  }
}

/** A value that was written as JSON; null when there is none or it cannot be read. */
export function readSessionJson(key: SessionKey): unknown {
  try {
    return JSON.parse(readSession(key) ?? 'null');
  } catch {
    return null;
  }
}
