/**
 * The keys of local storage. All access to it is in this file. Storage that is blocked or full counts as empty, so that pages
 * work without it.
 */
export type LocalKey =
  | 'lang'
  | 'fullScreenState'
  | 'appOptions'
  | 'journeyOptions'
  | 'geoPhotoOptions'
  | 'yearColours'
  | 'roleFlag'
  | 'ActiveMapLayer'
  | 'VisibleOverlayLayers'
  | 'onlineMapsAgreed';

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
    // Without storage the value is kept for this visit only.
  }
}
