/**
 * The keys of local storage. All access to it is in this file. Storage that is blocked or full counts as empty, so that pages
 * work without it.
 */
export type LocalKey =
  | 'lang'
  | 'showWelcomeDialog'
  | 'englishAnnouncementShown'
  | 'fullScreenState'
  | 'appOptions'
  | 'journeyOptions'
  | 'readerOptions'
  | 'readingProgress'
  | 'geoPhotoOptions'
  | 'translationOptions'
  | 'telemetryOptions'
  | 'yearColours'
  | 'roleFlag'
  | 'authMenu'
  | 'token'
  | 'tokenExpiresAt'
  | 'placeDrafts'
  | 'imageDrafts'
  | 'proposalDrafts'
  | 'bookmarks'
  | 'unreadableBookmarks'
  | 'bookmarkOptions'
  | 'ActiveMapLayer'
  | 'VisibleOverlayLayers'
  | 'onlineMapsAgreed'
  | 'trackLists'
  | 'translationVisits'
  | 'countryOptions'
  | 'visits'
  | 'installAnswered'
  | 'newsSeen'
  | 'fieldOutbox'
  | 'fieldDraft'
  | 'caravanLineClosed';

export function readLocal(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value is stored; otherwise, with a blocked or full storage, it is kept for this visit only */
export function writeLocal(key: LocalKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value; without effect if there is none. */
export function removeLocal(key: LocalKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
