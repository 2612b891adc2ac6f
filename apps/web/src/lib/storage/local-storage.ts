/**
 * The one way to the browser's local storage. The keys are the product's fixed names; storage that is forbidden or
 * full is treated as empty, for no page may fail because of it.
 */
export type LocalKey = 'lang' | 'fullScreenState' | 'appOptions' | 'journeyOptions' | 'roleFlag';

export function readLocal(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: LocalKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows forbid storage; the choice then holds for this visit only.
  }
}
