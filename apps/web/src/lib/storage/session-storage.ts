/** The one way to what the browser keeps until the visit ends; storage that is forbidden is treated as empty. */
export type SessionKey = 'fullScreenTipShown';

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
    // What is forgotten is shown once more.
  }
}
